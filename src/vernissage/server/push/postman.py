"""Takes letters out of the box and to their devices; what fails is tried again, for a while."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from vernissage.server.ports import Clock, Closed
from vernissage.server.push.addresses import Address, Services
from vernissage.server.push.box import Box, Device
from vernissage.server.push.envelopes import Signature, base64url, sealed
from vernissage.server.push.letters import Letter
from vernissage.server.push.posting import Posted
from vernissage.server.refusals import Denied

LEASE: Final = 120_000
"""Milliseconds for which a letter is its postman's."""
AGAIN: Final = 30_000
"""After the first failure; each further one doubles it."""
LONGEST: Final = 60 * 60_000
GONE: Final = (404, 410)
"""The device has no such address any more."""
VOID: Final = (401, 404)
"""The seat is somebody else's, or the table is no more."""


class Note(msgspec.Struct, frozen=True):
    """All that a letter says: it is your turn, at this table; always as long as any other."""

    table: str
    lang: str


class Poster(Protocol):
    async def post(self, address: Address, headers: dict[str, str], body: bytes) -> Posted: ...


WaitsUntil = Callable[[str, bytes], Awaitable[int | None]]
"""Until when a table waits for whoever holds a token, if that one is not here."""


class Postman:
    """One of each process; they share the box."""

    def __init__(
        self,
        *,
        box: Box,
        services: Services,
        signature: Signature,
        poster: Poster,
        clock: Clock,
        waits_until: WaitsUntil,
    ) -> None:
        self._box, self._services, self._signature = box, services, signature
        self._poster, self._clock, self._waits_until = poster, clock, waits_until
        self.sent = 0
        self.failed = 0

    async def round(self) -> None:
        """Every letter that is due now."""
        found = await self._box.due(self._clock.now())
        await asyncio.gather(*(self._take(letter) for letter in found))

    async def _take(self, letter: Letter) -> None:
        try:
            if await self._box.claim(letter, self._clock.now() + LEASE):
                await self._deliver(letter)
        except Closed:
            return  # the letter is due again when its lease is over

    async def _deliver(self, letter: Letter) -> None:
        device = await self._box.device(letter)
        until = None if device is None else await self._still_waits(letter, device)
        if device is None or until is None:
            return await self._box.drop(letter)
        try:
            address = self._services.address(device.endpoint)
        except Denied:  # a service that the keeper no longer names
            return await self._box.drop(letter)
        left = max(60, (until - self._clock.now()) // 1000)
        headers = self._headers(letter, address, left)
        note = msgspec.json.encode(Note(letter.table, device.language))
        body = sealed(note, device.p256dh, device.auth)
        await self._settle(letter, until, await self._poster.post(address, headers, body))
        return None

    async def _still_waits(self, letter: Letter, device: Device) -> int | None:
        try:
            return await self._waits_until(letter.table, device.token)
        except Denied as refusal:
            if refusal.status not in VOID:
                raise Closed from None
            await self._box.forget(letter.table, letter.seat, letter.device)
            return None

    def _headers(self, letter: Letter, address: Address, seconds: int) -> dict[str, str]:
        """A letter that was not delivered yet gives way to the next of the same seat."""
        seat = f"{self._signature.public}/{letter.table}/{letter.seat}".encode()
        return {
            "Authorization": self._signature.header(address.origin, self._clock.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Urgency": "normal",
            "Topic": base64url(hashlib.sha256(seat).digest()[:16]),
        }

    async def _settle(self, letter: Letter, until: int, posted: Posted) -> None:
        """What the answer of the service means for the letter and for the device."""
        status = posted.status
        if status is not None and 200 <= status < 300:
            self.sent += 1
            return await self._box.drop(letter)
        self.failed += 1
        if status in GONE:
            await self._box.forget_everywhere(letter.device)
        elif status is None or status == 429 or status >= 500:
            again = self._clock.now() + _pause(letter.tries, posted.retry_after)
            if again < until:
                return await self._box.later(letter, again)
        return await self._box.drop(letter)


def _pause(tries: int, wanted: float | None) -> int:
    """Milliseconds until the next try; never sooner than the service wants, within reason."""
    grown = min(LONGEST, AGAIN << min(tries, 10))
    asked = 0 if wanted is None else min(LONGEST, int(1000 * wanted))
    return max(grown, asked)
