"""The hall: the tables of this process, loaded when they are needed, told to whom they concern.

Every method that takes a token looks for refusals in the order 404, 401, 403, 409 and raises
`Denied`, `Stale` or a refusal of the rules (see refusals.py); a refused request changes nothing.
`Closed` of ports means that the store cannot be written: 503.
"""

from typing import Protocol

from vernissage.core.orders import Order
from vernissage.server.entries import Away
from vernissage.server.ports import Bus, Chance, Clock, Store, Thinkers
from vernissage.server.wire import (
    Acked,
    Hint,
    Legal,
    NewTable,
    RematchMade,
    SeatTaken,
    Sit,
    TableMade,
)
from vernissage.server.wire import Rematch as PlayAgain


class Watcher(Protocol):
    """A socket. It is told that there is something to fetch, and must not wait in here."""

    def news(self) -> None:
        """Call `Watch.fetch` as soon as there is room to send."""

    def void(self) -> None:
        """The token is void: close with 4401."""


class Watch:
    """One socket's place at a table, for one viewer, from hello until it closes."""

    def fetch(self) -> list[bytes]:
        """What this socket has not been sent yet, as messages: `table`, `update`, both or none.

        The newest state, with the events since the last update that was fetched.
        """
        raise NotImplementedError

    async def act(self, cid: str, seen: int, action: str) -> Acked:
        """As `Hall.act`, with the token of hello."""
        raise NotImplementedError

    async def order(self, cid: str, orders: tuple[Order, ...]) -> Acked:
        """As `Hall.order`, with a cid."""
        raise NotImplementedError

    def close(self) -> None:
        """The socket is gone."""
        raise NotImplementedError


class Hall:
    """All that can be asked of tables. JSON is handed out as bytes where it is a whole answer."""

    def __init__(
        self,
        *,
        store: Store,
        bus: Bus,
        clock: Clock,
        chance: Chance,
        thinkers: Thinkers,
        testing: bool = False,
    ) -> None:
        raise NotImplementedError

    async def open(self) -> None:
        """Ready: listen to the bus, and look for tables where something is due."""

    async def close(self) -> None:
        """Let waiting requests go, finish what is being written, and start nothing more."""

    def rest(self, idle_ms: int) -> int:
        """Forget tables that nobody watches and nothing has touched for so long; how many."""
        raise NotImplementedError

    async def make(self, request: NewTable) -> TableMade:
        """`POST /tables`."""
        raise NotImplementedError

    async def table(self, table: str, token: str | None) -> bytes:
        """`GET /tables/{id}`: *table*."""
        raise NotImplementedError

    async def code(self, code: str) -> str:
        """`GET /codes/{code}`: the id of the table."""
        raise NotImplementedError

    async def sit(self, table: str, token: str | None, request: Sit) -> SeatTaken:
        """`POST /tables/{id}/seats`."""
        raise NotImplementedError

    async def occupy(self, table: str, token: str | None, seat: int, occupant: str) -> bytes:
        """`PUT /tables/{id}/seats/{seat}` with `occupant`: *table*."""
        raise NotImplementedError

    async def rename(self, table: str, token: str | None, seat: int, name: str) -> bytes:
        """`PUT /tables/{id}/seats/{seat}` with `name`: *table*."""
        raise NotImplementedError

    async def away(self, table: str, token: str | None, seat: int, away: Away) -> bytes:
        """`PUT /tables/{id}/seats/{seat}` with `away`: *table*."""
        raise NotImplementedError

    async def leave(self, table: str, token: str | None, seat: int) -> None:
        """`DELETE /tables/{id}/seats/{seat}`."""
        raise NotImplementedError

    async def start(self, table: str, token: str | None) -> bytes:
        """`POST /tables/{id}/start`: *table*."""
        raise NotImplementedError

    async def update(
        self, table: str, token: str | None, since: int | None = None, wait: float = 0
    ) -> bytes | None:
        """`GET /tables/{id}/update`: *update*; None for 204."""
        raise NotImplementedError

    async def legal(self, table: str, token: str | None) -> Legal:
        """`GET /tables/{id}/legal`."""
        raise NotImplementedError

    async def act(self, table: str, token: str | None, cid: str, seen: int, action: str) -> Acked:
        """`POST /tables/{id}/actions`, durable when it returns."""
        raise NotImplementedError

    async def order(
        self, table: str, token: str | None, orders: tuple[Order, ...]
    ) -> tuple[Order, ...]:
        """`PUT /tables/{id}/orders`, durable when it returns: the orders that stand."""
        raise NotImplementedError

    async def hint(self, table: str, token: str | None, language: str) -> Hint:
        """`POST /tables/{id}/hint`."""
        raise NotImplementedError

    async def record(self, table: str, token: str | None) -> bytes:
        """`GET /tables/{id}/record`."""
        raise NotImplementedError

    async def shuffle(self, table: str, token: str | None) -> bytes:
        """`GET /tables/{id}/shuffle`."""
        raise NotImplementedError

    async def rematch(self, table: str, token: str | None, request: PlayAgain) -> RematchMade:
        """`POST /tables/{id}/rematch`."""
        raise NotImplementedError

    async def watch(
        self, table: str, token: str | None, since: int | None, watcher: Watcher
    ) -> Watch:
        """Hello on a socket; `watcher.news()` follows at once.

        Refused with `no-such-table` (4404), `token` or `no-spectators` (4401), `bad-since` (4400).
        """
        raise NotImplementedError
