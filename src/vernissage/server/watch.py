"""A socket at a table: what it has not been sent yet, and what it asks."""

from typing import Protocol

from vernissage.core.orders import Order
from vernissage.server.held import Held, Place
from vernissage.server.wire import Acked


class Acting(Protocol):
    """The part of the hall that a socket needs."""

    async def act_as(
        self, table: str, token: bytes | None, cid: str, seen: int, action: str
    ) -> Acked: ...

    async def order_as(
        self, table: str, token: bytes | None, cid: str, orders: tuple[Order, ...]
    ) -> Acked: ...

    def departed(self, held: Held, place: Place) -> None: ...


class Watch:
    """One socket's place at a table, for one viewer, from hello until it closes."""

    __slots__ = ("_hall", "_held", "_place")

    def __init__(self, hall: Acting, held: Held, place: Place) -> None:
        self._hall = hall
        self._held = held
        self._place = place

    def fetch(self) -> list[bytes]:
        """What this socket has not been sent yet, as messages: `table`, `update`, both or none.

        The newest state, with the events since the last update that was fetched. What is not
        durable yet is not there yet: `news` comes again.
        """
        held, place = self._held, self._place
        hosted, updates = held.hosted, held.updates
        if hosted is None or updates is None or not held.shows(place.viewer):
            return []
        first = place.table_sent < 0
        found = []
        if place.table_sent != held.edition:
            place.table_sent = held.edition
            found.append(b'{"t":"table",' + held.table()[1:])
        n = hosted.n(place.viewer)
        if first or place.sent != n:
            update = updates.update(place.viewer, min(place.sent, n), held.now())
            place.sent = n
            found.append(b'{"t":"update",' + update[1:])
        return found

    async def act(self, cid: str, seen: int, action: str) -> Acked:
        """As `Hall.act`, with the token of hello."""
        return await self._hall.act_as(self._held.id, self._place.token, cid, seen, action)

    async def order(self, cid: str, orders: tuple[Order, ...]) -> Acked:
        """As `Hall.order`, with a cid."""
        return await self._hall.order_as(self._held.id, self._place.token, cid, orders)

    def close(self) -> None:
        """The socket is gone."""
        self._hall.departed(self._held, self._place)
