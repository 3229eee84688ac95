"""The post of one server process: devices are taken down here, and letters sent from here."""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Final

from vernissage.server.databases import FAILURES
from vernissage.server.hall import Hall
from vernissage.server.ports import Clock
from vernissage.server.problems import language_of
from vernissage.server.push.addresses import Services
from vernissage.server.push.box import Box, Device
from vernissage.server.push.envelopes import (
    Signature,
    base64url,
    fresh_key,
    is_point,
    unbase64url,
)
from vernissage.server.push.postman import Poster, Postman
from vernissage.server.push.turns import PATIENCE
from vernissage.server.refusals import Denied
from vernissage.server.wire import Subscribe

EVERY: Final = 5.0
"""Seconds between two walks to the box."""


class Post:
    """What the doors ask for, and the walks of the postman."""

    def __init__(
        self,
        *,
        hall: Hall,
        box: Box,
        services: Services,
        signature: Signature,
        poster: Poster,
        clock: Clock,
    ) -> None:
        self._hall, self._box, self._services, self._clock = hall, box, services, clock
        self.key = signature.public
        self.postman = Postman(
            box=box,
            services=services,
            signature=signature,
            poster=poster,
            clock=clock,
            waits_until=hall.waits_until,
        )

    async def subscribe(self, table: str, token: str | None, asked: Subscribe) -> None:
        """`PUT /tables/{id}/push`: this device wants to know when it is the seat's turn."""
        seat, holder = await self._hall.may_be_called(table, token)
        self._services.address(asked.endpoint)
        key, auth = unbase64url(asked.p256dh), unbase64url(asked.auth)
        if not is_point(key):
            raise Denied("p256dh", "push-keys")
        device = Device(asked.endpoint, key, auth, language_of(asked.lang), holder)
        await self._box.keep(table, seat, name_of(asked.endpoint), device, self._clock.now())

    async def unsubscribe(self, table: str, token: str | None, endpoint: str | None) -> None:
        """`DELETE /tables/{id}/push`: one device of the seat, or all of them."""
        seat = await self._hall.seat_of(table, token)
        await self._box.forget(table, seat, None if endpoint is None else name_of(endpoint))

    async def walk(self, mishap: Callable[[str, BaseException], None], *, at_once: bool) -> None:
        """For ever. A process that has just begun does not know yet who is here."""
        pause = 0.1 if at_once else EVERY
        await asyncio.sleep(0 if at_once else PATIENCE / 1000)
        while True:
            try:
                await self.postman.round()
            except FAILURES as error:
                mishap("post", error)
            await asyncio.sleep(pause)


def name_of(endpoint: str) -> str:
    """A device by its address, which nobody can read out of it."""
    return base64url(hashlib.sha256(endpoint.encode()).digest()[:16])


async def open_post(
    contact: str, named: tuple[str, ...], *, hall: Hall, box: Box, poster: Poster, clock: Clock
) -> Post:
    """Switched on: with the key of this server, which is made if it has none."""
    signature = Signature(await box.key(fresh_key()), contact)
    return Post(
        hall=hall,
        box=box,
        services=Services(named),
        signature=signature,
        poster=poster,
        clock=clock,
    )
