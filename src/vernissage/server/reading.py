"""Reading logs: all that is asked for while one statement runs is asked by the next one."""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from vernissage.server import statements
from vernissage.server.databases import Database
from vernissage.server.entries import Body, Entry

_decode: Final = msgspec.json.Decoder(Body).decode


class Asked(NamedTuple):
    table: str
    since: int
    found: asyncio.Future[list[Entry]]


class LogReader:
    """Beside other processes every action is read; one by one that would cost more than playing."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._asked: list[Asked] = []
        self._reading: asyncio.Task[None] | None = None

    async def read(self, table: str, since: int) -> list[Entry]:
        """The entries of that table from seq `since` on."""
        asked = Asked(table, since, asyncio.get_running_loop().create_future())
        self._asked.append(asked)
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_on())
        return await asked.found

    async def _read_on(self) -> None:
        """Until nobody asks."""
        while self._asked:
            batch = self._asked[: statements.MOST_ROWS]
            del self._asked[: statements.MOST_ROWS]
            try:
                found = await self._logs(batch)
            except Exception as error:
                _fail(batch, error)
            else:
                _answer(batch, found)
        self._reading = None

    async def _logs(self, batch: Sequence[Asked]) -> dict[str, list[Entry]]:
        """By table, from the first seq that somebody asks for."""
        first: dict[str, int] = {}
        for asked in batch:
            first[asked.table] = min(asked.since, first.get(asked.table, asked.since))
        found: dict[str, list[Entry]] = {table: [] for table in first}
        statement = statements.entries_of(len(first))
        rows = await self._database.rows(statement, statements.asked(first))
        for table, seq, at, body, cid in rows:
            found[table].append(Entry(seq, at, _decode(body), cid))
        return found


def _answer(batch: Sequence[Asked], found: dict[str, list[Entry]]) -> None:
    for asked in batch:
        if not asked.found.done():
            entries = found[asked.table]
            asked.found.set_result([entry for entry in entries if entry.seq >= asked.since])


def _fail(batch: Sequence[Asked], error: Exception) -> None:
    for asked in batch:
        if not asked.found.done():
            asked.found.set_exception(error)
