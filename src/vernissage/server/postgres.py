"""PostgreSQL, by a driver that never blocks the loop.

Read in only where it is asked for: SQLAlchemy takes longer to import than the rest of a server.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from sqlalchemy import Connection, TextClause, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vernissage.core.refusals import Invalid
from vernissage.server import migrate
from vernissage.server.databases import Claims, Failed, Given, Outcome, Step, Transaction
from vernissage.server.statements import insert_by_name, numbered


class Postgres:
    """A `databases.Database` with connections to write and others to read."""

    def __init__(self, writers: AsyncEngine, readers: AsyncEngine) -> None:
        self._writers, self._readers = writers, readers

    async def run(self, transaction: Transaction[Outcome]) -> Outcome:
        with _failing():
            async with self._writers.begin() as connection:
                try:
                    step = next(transaction)
                    while True:
                        step = transaction.send(await _rows(connection, step))
                except StopIteration as done:
                    outcome: Outcome = done.value
        return outcome

    async def rows(self, statement: str, given: Given) -> Sequence[Any]:
        with _failing():
            async with self._readers.connect() as connection:
                return (await connection.execute(_text(statement), given)).all()

    async def close(self) -> None:
        await self._writers.dispose()
        await self._readers.dispose()


async def open_postgres(url: str) -> Postgres:
    """The database at `postgresql://…`, its tables made or brought up to date."""
    address = url.replace("postgresql:", "postgresql+asyncpg:", 1)
    try:
        readers = create_async_engine(address, pool_size=4, pool_pre_ping=True)
        writers = create_async_engine(address, pool_size=1, max_overflow=1, pool_pre_ping=True)
    except ImportError:
        raise Invalid("--database", "hosting-not-installed") from None
    with _failing():
        await _migrate(readers)
    return Postgres(writers, readers.execution_options(isolation_level="AUTOCOMMIT"))


async def _migrate(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        found = await connection.run_sync(_version)
    if migrate.is_missing(found):
        async with engine.connect() as connection:
            await connection.run_sync(migrate.upgrade)
            await connection.commit()


def _version(connection: Connection) -> str | None:
    """The last migration that the database has seen; None: it is new."""
    try:
        found: str | None = connection.execute(text(migrate.VERSION)).scalar()
    except DBAPIError:
        found = None
    connection.rollback()
    return found


@contextmanager
def _failing() -> Iterator[None]:
    """Errors of the library become ours."""
    try:
        yield
    except SQLAlchemyError as error:
        raise Failed(type(error).__name__) from error


async def _rows(connection: AsyncConnection, step: Step | Claims) -> Sequence[Any]:
    if isinstance(step, Claims):
        step = Step(insert_by_name(len(step.entries)), numbered(step.entries))
    found = await connection.execute(_text(step.statement), step.given)
    return found.all() if found.returns_rows else ()


@cache
def _text(statement: str) -> TextClause:
    return text(statement)
