"""Who runs a transaction: a thread with SQLite, the event loop with PostgreSQL.

A transaction is written once (transactions.py), as a generator of statements that is sent the rows
of each. In a thread it runs from BEGIN to COMMIT without coming back to the loop.
"""

import asyncio
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from sqlite3 import Connection
from typing import Any, Protocol, TypeVar

from sqlalchemy import TextClause
from sqlalchemy.ext.asyncio import AsyncEngine

Given = Mapping[str, Any] | list[Mapping[str, Any]]
"""The arguments of a statement, or those of each time that it is run."""
Outcome = TypeVar("Outcome")
Transaction = Generator[tuple[TextClause, Given], Sequence[Any], Outcome]


class Writer(Protocol):
    """Runs one transaction after another; what it has returned for is durable."""

    async def run(self, transaction: Transaction[Outcome]) -> Outcome: ...

    async def close(self) -> None: ...


class ThreadWriter:
    """SQLite: one connection that one thread owns."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def run(self, transaction: Transaction[Outcome]) -> Outcome:
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, self._run, transaction
        )

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _run(self, transaction: Transaction[Outcome]) -> Outcome:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcome = _run_in(connection, transaction)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcome

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _run_in(connection: Connection, transaction: Transaction[Outcome]) -> Outcome:
    try:
        statement, given = next(transaction)
        while True:
            rows: Sequence[Any] = ()
            if isinstance(given, list):
                connection.executemany(statement.text, given)
            else:
                rows = connection.execute(statement.text, given).fetchall()
            statement, given = transaction.send(rows)
    except StopIteration as done:
        outcome: Outcome = done.value
        return outcome


class LoopWriter:
    """PostgreSQL, by a driver that never blocks the loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, transaction: Transaction[Outcome]) -> Outcome:
        async with self._engine.begin() as connection:
            try:
                statement, given = next(transaction)
                while True:
                    found = await connection.execute(statement, given)
                    rows = found.all() if found.returns_rows else ()
                    statement, given = transaction.send(rows)
            except StopIteration as done:
                outcome: Outcome = done.value
        return outcome

    async def close(self) -> None:
        await self._engine.dispose()
