"""The letter box: letters and devices in the database that all processes share."""

from typing import NamedTuple

from vernissage.server.databases import FAILURES, Database, Outcome, Transaction, kind_of
from vernissage.server.ports import Closed
from vernissage.server.push import letters
from vernissage.server.push.letters import Letter

KEY = "push"
"""The name of the server's key among the secrets."""


class Device(NamedTuple):
    """Where a person wants to be told, and what only that device can open."""

    endpoint: str
    p256dh: bytes
    auth: bytes
    language: str
    token: bytes
    """What is stored of the seat's token: whoever holds the seat later is somebody else."""


class Box:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, fresh: bytes) -> bytes:
        """The key of this server, made once; of several processes that make one, the first's."""
        await self._run(letters.one(letters.KEEP_SECRET, name=KEY, body=fresh))
        rows = await self._database.rows(letters.SECRET, {"name": KEY})
        return bytes(rows[0][0])

    async def keep(self, table: str, seat: int, name: str, device: Device, at: int) -> None:
        given = {"table": table, "seat": seat, "name": name, "at": at, **device._asdict()}
        await self._run(letters.keeping_device(given))

    async def forget(self, table: str, seat: int, name: str | None) -> None:
        """One device of a seat, or all of them."""
        if name is None:
            await self._run(letters.one(letters.FORGET_SEAT, table=table, seat=seat))
        else:
            await self._run(letters.one(letters.FORGET_DEVICE, table=table, seat=seat, name=name))

    async def forget_everywhere(self, name: str) -> None:
        """The device is gone: no table reaches it any more."""
        await self._run(letters.one(letters.FORGET_EVERYWHERE, name=name))

    async def due(self, now: int) -> list[Letter]:
        rows = await self._database.rows(letters.DUE, {"until": now})
        return [Letter(*row) for row in rows]

    async def claim(self, letter: Letter, until: int) -> bool:
        """Whether it is ours to take, for so long."""
        return await self._run(
            letters.one(letters.CLAIM, later=until, due=letter.due, **_this(letter))
        )

    async def device(self, letter: Letter) -> Device | None:
        given = {"table": letter.table, "seat": letter.seat, "device": letter.device}
        rows = await self._database.rows(letters.DEVICE, given)
        return Device(*rows[0]) if rows else None

    async def later(self, letter: Letter, due: int) -> None:
        await self._run(letters.one(letters.LATER, later=due, **_this(letter)))

    async def drop(self, letter: Letter) -> None:
        """Done with it, unless a later turn has taken its place."""
        await self._run(letters.one(letters.DROP, **_this(letter)))

    async def _run(self, transaction: Transaction[Outcome]) -> Outcome:
        try:
            return await self._database.run(transaction)
        except FAILURES as error:
            raise Closed(kind_of(error)) from None


def _this(letter: Letter) -> dict[str, object]:
    return {
        "table": letter.table,
        "seat": letter.seat,
        "device": letter.device,
        "n": letter.n,
    }
