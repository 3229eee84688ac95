"""The store: logs of tables in SQLite or PostgreSQL. One writer commits all that has queued up."""

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vernissage.core.refusals import Invalid
from vernissage.server import statements
from vernissage.server.entries import Entry
from vernissage.server.migrate import migrate
from vernissage.server.ports import Answered, Append, Closed, Lost, Row
from vernissage.server.reading import LogReader
from vernissage.server.transactions import (
    OF_A_ROW,
    appending,
    deleting,
    forgetting_reviews,
    keeping_review,
)
from vernissage.server.writers import LoopWriter, ThreadWriter, Writer
from vernissage.tables.saving import folder

MOST: Final = 500
"""Entries of one transaction."""
UNWRITTEN: Final = (SQLAlchemyError, sqlite3.Error, OSError)
PRAGMAS: Final = (
    "busy_timeout=5000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=20000",  # `ThreadWriter` sees to it long before
    "temp_store=MEMORY",  # or a statement of many rows would write a file to be able to break off
)
TURNS: Final = 100
"""How often a database is asked to keep its log beside it, which waits for nobody."""


class SqlStore:
    """A `ports.Store` over one database."""

    def __init__(self, writer: Writer, readers: AsyncEngine) -> None:
        self._writer = writer
        self._readers = readers
        self._logs = LogReader(readers)
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
        return await self._one(statements.TABLE_OF_CODE, {"code": code})

    async def answered(self, scope: str, cid: str) -> Answered | None:
        async with self._readers.connect() as connection:
            rows = await connection.execute(statements.ANSWER, {"scope": scope, "cid": cid})
            row = rows.first()
            return None if row is None else Answered(**row._mapping)

    async def waking(self, until: int) -> list[str]:
        async with self._readers.connect() as connection:
            rows = await connection.execute(statements.WAKING, {"until": until})
            return [row.id for row in rows]

    async def rows(self) -> list[Row]:
        """Every table, the last touched first."""
        async with self._readers.connect() as connection:
            rows = await connection.execute(statements.HOSTED)
            return [Row(table=r.id, **{k: r._mapping[k] for k in OF_A_ROW}) for r in rows]

    async def idle(self, since: int) -> list[str]:
        """Tables that nobody has touched since then."""
        async with self._readers.connect() as connection:
            rows = await connection.execute(statements.IDLE, {"since": since})
            return [row.id for row in rows]

    async def delete(self, table: str) -> None:
        """Forget a table: its log, its names, its tokens."""
        await self._writer.run(deleting(table))

    async def review(self, name: str, language: str) -> bytes | None:
        async with self._readers.connect() as connection:
            given = {"name": name, "language": language}
            found: bytes | None = (await connection.execute(statements.REVIEW, given)).scalar()
            return found

    async def keep_review(self, name: str, told: dict[str, bytes], at: int) -> None:
        try:
            await self._writer.run(keeping_review(name, told, at))
        except UNWRITTEN as error:
            raise Closed(type(error).__name__) from None

    async def forget_reviews(self, before: int) -> None:
        """Drop those that were made before then."""
        await self._writer.run(forgetting_reviews(before))

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._something.set()
        await self._writing
        await self._writer.close()
        await self._readers.dispose()

    async def _one(self, statement: Any, arguments: dict[str, Any]) -> str | None:
        async with self._readers.connect() as connection:
            found: str | None = (await connection.execute(statement, arguments)).scalar()
            return found

    async def _write_for_ever(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._something.clear()
                await self._something.wait()
                continue
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                won = await self._writer.run(appending([append for append, _ in batch]))
            except UNWRITTEN as error:
                _answer(batch, [Closed(type(error).__name__)] * len(batch))
                await asyncio.sleep(0.05)
            else:
                self.commits += 1
                self.committed += sum(won)
                _answer(batch, [None if each else Lost() for each in won])


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


async def open_store(url: str) -> SqlStore:
    """The store at `sqlite:///FILE` or `postgresql://…`, its tables made or brought up to date."""
    writer: Writer
    if url.startswith("sqlite:"):
        address = url.replace("sqlite:", "sqlite+aiosqlite:", 1)
        readers = create_async_engine(address, pool_size=2, max_overflow=0)
        event.listen(readers.sync_engine, "connect", _prepare)
        writer = ThreadWriter(lambda: _connected(make_url(url).database or ""))
    elif url.startswith("postgresql:"):
        address = url.replace("postgresql:", "postgresql+asyncpg:", 1)
        readers = create_async_engine(address, pool_size=4, pool_pre_ping=True)
        writer = LoopWriter(
            create_async_engine(address, pool_size=1, max_overflow=1, pool_pre_ping=True)
        )
    else:
        raise Invalid(url, "database-not-understood")
    await migrate(readers)
    if url.startswith("postgresql:"):
        readers = readers.execution_options(isolation_level="AUTOCOMMIT")
    return SqlStore(writer, readers)


def _connected(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file)
    _prepare(connection, None)
    return connection


def _prepare(connection: Any, _: Any) -> None:
    """SQLite: durable, several readers, and transactions that we begin ourselves."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        _set(cursor, pragma)
    cursor.close()


def _set(cursor: Any, pragma: str) -> None:
    """Two processes that meet at a new database: one is told that it is locked, and asks again."""
    for turn in range(TURNS):
        try:
            cursor.execute(f"PRAGMA {pragma}")
        except sqlite3.OperationalError:
            if turn == TURNS - 1:
                raise
            time.sleep(0.05)
        else:
            return
