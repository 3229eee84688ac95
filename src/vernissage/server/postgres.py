"""PostgreSQL, by a driver that never blocks the loop: asyncpg itself, several times as quick as
through SQLAlchemy, which is read in only to run migrations.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from itertools import chain
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from vernissage.core.refusals import Invalid
from vernissage.server import migrate
from vernissage.server.databases import Claims, Failed, Given, Outcome, Step, Transaction
from vernissage.server.statements import WINNERS, insert

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy import Connection

READERS: Final = 4
KEPT: Final = 1.0
"""Seconds for which an unused connection is believed to live: asking costs as much as a write."""
NAMED: Final = re.compile(r":(\w+)")


class Postgres:
    """A `databases.Database` with a connection to write and others to read."""

    def __init__(self, url: str, *, shared: bool = False) -> None:
        """`shared`: with other processes, so that each begins transactions a third as often."""
        self.gather = 0.012 if shared else 0.004
        self._writing = Lines(url, most=1)
        self._reading = Lines(url, most=READERS)

    async def run(self, transaction: Transaction[Outcome]) -> Outcome:
        with _failing():
            async with self._writing.line() as connection:
                return await _outcome(connection, transaction)

    async def rows(self, statement: str, given: Given) -> Sequence[Any]:
        with _failing():
            async with self._reading.line() as connection:
                return await _fetched(connection, statement, given)

    async def close(self) -> None:
        await self._writing.close()
        await self._reading.close()


class Lines:
    """At most so many connections at once; those that are not used wait for the next."""

    def __init__(self, url: str, *, most: int) -> None:
        self._url = url
        self._room = asyncio.Semaphore(most)
        self._waiting: list[tuple[float, asyncpg.Connection]] = []
        """Since when, and which."""

    @asynccontextmanager
    async def line(self) -> AsyncIterator["asyncpg.Connection"]:
        """One that nobody else has; after an error nobody gets it again."""
        async with self._room:
            connection = await self._connected()
            try:
                yield connection
            except BaseException:
                connection.terminate()
                raise
            self._waiting.append((monotonic(), connection))

    async def close(self) -> None:
        for _, connection in self._waiting:
            connection.terminate()

    async def _connected(self) -> "asyncpg.Connection":
        import asyncpg

        while self._waiting:
            since, connection = self._waiting.pop()
            if monotonic() - since < KEPT or await _lives(connection):
                return connection
            connection.terminate()
        return await asyncpg.connect(self._url)


async def open_postgres(url: str, *, shared: bool) -> Postgres:
    """The database at `postgresql://…`, its tables made or brought up to date."""
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise Invalid("--database", "hosting-not-installed") from None
    database = Postgres(url, shared=shared)
    if migrate.is_missing(await _version(database)):
        await _migrate(url)
    return database


async def _version(database: Postgres) -> str | None:
    """The last migration that the database has seen; None: it is new."""
    from asyncpg import UndefinedTableError

    try:
        rows = await database.rows(migrate.VERSION, {})
    except Failed as failed:
        if isinstance(failed.__cause__, UndefinedTableError):
            return None
        raise
    return rows[0][0] if rows else None


async def _migrate(url: str) -> None:
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:", 1))
    try:
        async with engine.connect() as connection:
            await connection.run_sync(_upgrade)
            await connection.commit()
    except SQLAlchemyError as error:
        raise Failed(type(error).__name__) from error
    finally:
        await engine.dispose()


def _upgrade(connection: "Connection") -> None:
    migrate.upgrade(connection)


@contextmanager
def _failing() -> Iterator[None]:
    """Errors of the driver become ours."""
    from asyncpg import InterfaceError, PostgresError

    try:
        yield
    except (PostgresError, InterfaceError) as error:
        raise Failed(type(error).__name__) from error


async def _lives(connection: "asyncpg.Connection") -> bool:
    from asyncpg import InterfaceError, PostgresError

    try:
        await connection.execute("SELECT 1")
    except (PostgresError, InterfaceError, OSError):
        return False
    return True


async def _outcome(connection: "asyncpg.Connection", transaction: Transaction[Outcome]) -> Outcome:
    """A single statement is a transaction by itself, and costs a third."""
    step = next(transaction)
    if isinstance(step, Claims) and step.alone:
        return await _run(connection, transaction, step)
    async with connection.transaction():
        return await _run(connection, transaction, step)


async def _run(
    connection: "asyncpg.Connection", transaction: Transaction[Outcome], step: Step | Claims
) -> Outcome:
    try:
        while True:
            step = transaction.send(await _rows(connection, step))
    except StopIteration as done:
        outcome: Outcome = done.value
        return outcome


async def _rows(connection: "asyncpg.Connection", step: Step | Claims) -> Sequence[Any]:
    if isinstance(step, Claims):
        statement = insert(len(step.entries), "$") + WINNERS
        claimed: Sequence[Any] = await connection.fetch(statement, *chain(*step.entries))
        return claimed
    if isinstance(step.given, list):
        statement, names = by_place(step.statement)
        await connection.executemany(statement, [_in_order(names, each) for each in step.given])
        return ()
    return await _fetched(connection, step.statement, step.given)


async def _fetched(connection: "asyncpg.Connection", statement: str, given: Given) -> Sequence[Any]:
    written, names = by_place(statement)
    found: Sequence[Any] = await connection.fetch(written, *_in_order(names, given))
    return found


@cache
def by_place(statement: str) -> tuple[str, tuple[str, ...]]:
    """A statement with `:name`s as PostgreSQL wants it, `$1` and so on, and the names in order."""
    names = tuple(dict.fromkeys(NAMED.findall(statement)))
    places = {name: f"${place}" for place, name in enumerate(names, start=1)}
    return NAMED.sub(lambda found: places[found[1]], statement), names


def _in_order(names: tuple[str, ...], given: Mapping[str, Any]) -> list[Any]:
    return [given[name] for name in names]
