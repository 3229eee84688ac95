"""The store: logs of tables in SQLite or PostgreSQL. One writer commits all that has queued up."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import time_ns
from typing import Any, Final

import msgspec
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vernissage.core.refusals import Invalid
from vernissage.server import statements
from vernissage.server.entries import Body, Entry
from vernissage.server.migrate import migrate
from vernissage.server.ports import Answered, Append, Closed, Lost, Row
from vernissage.tables.saving import folder

RULES_VERSION: Final = 1
"""Grows when a log would replay otherwise; see `vernissage tables verify-all`."""
MOST: Final = 500
"""Entries of one transaction."""
FORGOTTEN_AFTER: Final = 10 * 60 * 1000
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Body).decode


class SqlStore:
    """A `ports.Store` over one database."""

    def __init__(self, engine: AsyncEngine, readers: AsyncEngine) -> None:
        self._engine = engine
        self._readers = readers
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._something = asyncio.Event()
        self._writer = asyncio.create_task(self._write_for_ever())
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
        async with self._readers.connect() as connection:
            rows = await connection.execute(statements.ENTRIES, {"table": table, "since": since})
            return [Entry(row.seq, row.at, _decode(row.body), row.cid) for row in rows]

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
            return [Row(table=r.id, **{k: r._mapping[k] for k in _OF_A_ROW}) for r in rows]

    async def idle(self, since: int) -> list[str]:
        """Tables that nobody has touched since then."""
        async with self._readers.connect() as connection:
            rows = await connection.execute(statements.IDLE, {"since": since})
            return [row.id for row in rows]

    async def delete(self, table: str) -> None:
        """Forget a table: its log, its names, its tokens."""
        async with self._transaction() as connection:
            for statement in _DELETE:
                await connection.execute(statement, {"table": table})

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._something.set()
        await self._writer
        await self._engine.dispose()
        await self._readers.dispose()

    async def _one(self, statement: Any, arguments: dict[str, Any]) -> str | None:
        async with self._readers.connect() as connection:
            found: str | None = (await connection.execute(statement, arguments)).scalar()
            return found

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()

    async def _write_for_ever(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._something.clear()
                await self._something.wait()
                continue
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                won = await self._write([append for append, _ in batch])
            except (SQLAlchemyError, OSError) as error:
                _answer(batch, [Closed(type(error).__name__)] * len(batch))
                await asyncio.sleep(0.05)
            else:
                _answer(batch, [None if each else Lost() for each in won])

    async def _write(self, appends: Sequence[Append]) -> list[bool]:
        """One transaction; which of them have won their claim."""
        batch = _next_batch()
        async with self._transaction() as connection:
            new = [append for append in appends if append.entry.seq == 0]
            opened = await self._open(connection, new, batch) if new else set()
            tried = [a for a in _first_claims(appends) if a.entry.seq or a.row.table in opened]
            won = await self._claim(connection, tried, batch) if tried else set()
            winners = [a for a in tried if (a.row.table, a.entry.seq) in won]
            await self._tell(connection, [a for a in winners if a.entry.seq])
            answers = [a.answered for a in winners if a.answered is not None]
            if answers:
                await connection.execute(
                    statements.INSERT_ANSWER, [msgspec.structs.asdict(each) for each in answers]
                )
                oldest = max(each.at for each in answers) - FORGOTTEN_AFTER
                await connection.execute(statements.FORGET_ANSWERS, {"at": oldest})
        self.commits += 1
        self.committed += len(winners)
        ours = {id(winner) for winner in winners}
        return [id(append) in ours for append in appends]

    async def _open(self, connection: AsyncConnection, new: list[Append], batch: int) -> set[str]:
        rows = [_row(append.row) | {"batch": batch} for append in new]
        await connection.execute(statements.INSERT_HOSTED, rows)
        found = await connection.execute(statements.OPENED, {"batch": batch})
        return {row.id for row in found}

    async def _claim(
        self, connection: AsyncConnection, tried: list[Append], batch: int
    ) -> set[tuple[str, int]]:
        """Sorted, so that two processes never wait for each other."""
        rows = [_entry(append) | {"batch": batch} for append in tried]
        rows.sort(key=lambda row: (row["table"], row["seq"]))
        await connection.execute(statements.INSERT_ENTRY, rows)
        found = await connection.execute(statements.WON, {"batch": batch})
        return {(row.table, row.seq) for row in found}

    async def _tell(self, connection: AsyncConnection, winners: list[Append]) -> None:
        rows = {append.row.table: append.row for append in winners}
        if rows:
            told = [_row(rows[table]) for table in sorted(rows)]
            await connection.execute(statements.UPDATE_HOSTED, told)


_OF_A_ROW: Final = ("code", "status", "game", "made", "touched", "wake")
_DELETE: Final = (statements.DELETE_ENTRIES, statements.DELETE_ANSWERS, statements.DELETE_HOSTED)


def _first_claims(appends: Sequence[Append]) -> list[Append]:
    """Of those that want the same place in the same log, the first."""
    first: dict[tuple[str, int], Append] = {}
    for append in appends:
        first.setdefault((append.row.table, append.entry.seq), append)
    return list(first.values())


def _next_batch() -> int:
    """A number of its own for each transaction, of any process, that mostly grows."""
    return time_ns() >> 20 << 20 | secrets.randbits(20)


def _row(row: Row) -> dict[str, Any]:
    return {"id": row.table} | {name: getattr(row, name) for name in _OF_A_ROW}


def _entry(append: Append) -> dict[str, Any]:
    entry, body = append.entry, append.entry.body
    return {
        "table": append.row.table,
        "seq": entry.seq,
        "kind": body.__struct_config__.tag,
        "seat": getattr(body, "seat", None),
        "cid": entry.cid,
        "body": _encode(body),
        "at": entry.at,
        "rules_version": RULES_VERSION,
    }


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
    if url.startswith("sqlite:"):
        address = url.replace("sqlite:", "sqlite+aiosqlite:", 1)
        engine = create_async_engine(address, pool_size=1, max_overflow=0)
        readers = create_async_engine(address, pool_size=2, max_overflow=0)
        for each in (engine, readers):
            event.listen(each.sync_engine, "connect", _prepare)
    elif url.startswith("postgresql:"):
        address = url.replace("postgresql:", "postgresql+asyncpg:", 1)
        engine = create_async_engine(address, pool_size=1, max_overflow=1, pool_pre_ping=True)
        readers = create_async_engine(address, pool_size=4, pool_pre_ping=True)
    else:
        raise Invalid(url, "database-not-understood")
    await migrate(engine)
    return SqlStore(engine, readers)


def _prepare(connection: Any, _: Any) -> None:
    """SQLite: durable, several readers, and transactions that we begin ourselves."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
