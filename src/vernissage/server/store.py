"""The store: logs of tables in SQLite or PostgreSQL. One writer commits all that has queued up."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from vernissage.core.refusals import Invalid
from vernissage.server import statements
from vernissage.server.databases import FAILURES, Database, kind_of
from vernissage.server.entries import Entry
from vernissage.server.ports import Answered, Append, Closed, Lost, Row
from vernissage.server.push.box import Box
from vernissage.server.reading import LogReader
from vernissage.server.sqlite import open_sqlite
from vernissage.server.transactions import (
    OF_A_ROW,
    appending,
    deleting,
    forgetting_reviews,
    keeping_review,
)
from vernissage.tables.saving import folder

MOST: Final = 500
"""Entries of one transaction."""
LONGEST_GATHER: Final = 0.001
"""Seconds from the beginning of one transaction after which the next is begun in any case."""


class SqlStore:
    """A `ports.Store` over one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._logs = LogReader(database)
        self.box = Box(database)
        """Letters to devices, where Web Push is switched on."""
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._something = asyncio.Event()
        self._writing = asyncio.create_task(self._write_for_ever())
        self._closing = False
        self.commits = 0
        self.committed = 0

    async def append(self, append: Append) -> None:
        if self._closing:
            raise Closed
        durable = asyncio.get_running_loop().create_future()
        self._waiting.append((append, durable))
        self._something.set()
        await durable

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        return await self._logs.read(table, since)

    async def table_of_code(self, code: str) -> str | None:
        found: str | None = await self._one(statements.TABLE_OF_CODE, code=code)
        return found

    async def answered(self, scope: str, cid: str) -> Answered | None:
        rows = await self._database.rows(statements.ANSWER, {"scope": scope, "cid": cid})
        return Answered(*rows[0]) if rows else None

    async def waking(self, until: int) -> list[str]:
        rows = await self._database.rows(statements.WAKING, {"until": until})
        return [table for (table,) in rows]

    async def rows(self) -> list[Row]:
        """Every table, the last touched first."""
        rows = await self._database.rows(statements.HOSTED, {})
        return [Row(table=row[0], **dict(zip(OF_A_ROW, row[1:], strict=True))) for row in rows]

    async def idle(self, since: int) -> list[str]:
        """Tables that nobody has touched since then."""
        rows = await self._database.rows(statements.IDLE, {"since": since})
        return [table for (table,) in rows]

    async def delete(self, table: str) -> None:
        """Forget a table: its log, its names, its tokens."""
        await self._database.run(deleting(table))

    async def review(self, name: str, language: str) -> bytes | None:
        found: bytes | None = await self._one(statements.REVIEW, name=name, language=language)
        return found

    async def keep_review(self, name: str, told: dict[str, bytes], at: int) -> None:
        try:
            await self._database.run(keeping_review(name, told, at))
        except FAILURES as error:
            raise Closed(kind_of(error)) from None

    async def forget_reviews(self, before: int) -> None:
        """Drop those that were made before then."""
        await self._database.run(forgetting_reviews(before))

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._something.set()
        await self._writing
        await self._database.close()

    async def _one(self, statement: str, **given: str) -> Any:
        rows = await self._database.rows(statement, given)
        return rows[0][0] if rows else None

    async def _write_for_ever(self) -> None:
        loop, begun = asyncio.get_running_loop(), 0.0
        while self._waiting or not self._closing:
            if not self._waiting:
                self._something.clear()
                await self._something.wait()
                continue
            await self._gather(begun)
            begun = loop.time()
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                won = await self._database.run(appending([append for append, _ in batch]))
            except FAILURES as error:
                _answer(batch, [Closed(kind_of(error))] * len(batch))
                await asyncio.sleep(0.05)
            else:
                self.commits += 1
                self.committed += sum(won)
                _answer(batch, [None if each else Lost() for each in won])

    async def _gather(self, begun: float) -> None:
        """A transaction costs as much as several entries, so those who act at once share it: as
        long as more come in each turn of a busy loop. Who acts alone waits for nothing.
        """
        loop = asyncio.get_running_loop()
        if (early := begun + self._database.gather - loop.time()) > 0:
            await asyncio.sleep(early)
        count = 0
        while count < len(self._waiting) and loop.time() < begun + LONGEST_GATHER:
            count = len(self._waiting)
            await asyncio.sleep(0)


def _answer(
    batch: Sequence[tuple[Append, asyncio.Future[None]]], errors: Sequence[Exception | None]
) -> None:
    for (_, durable), error in zip(batch, errors, strict=True):
        if durable.done():
            continue
        if error is None:
            durable.set_result(None)
        else:
            durable.set_exception(error)


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{folder() / 'tables.sqlite'}"


async def open_store(url: str, *, shared: bool = False) -> SqlStore:
    """The store at `sqlite:///FILE` or `postgresql://…`, its tables made or brought up to date.

    `shared`: other processes write there too.
    """
    if url.startswith("sqlite:"):
        return SqlStore(open_sqlite(url))
    if not url.startswith("postgresql:"):
        raise Invalid(url, "database-not-understood")
    from vernissage.server.postgres import open_postgres

    return SqlStore(await open_postgres(url, shared=shared))
