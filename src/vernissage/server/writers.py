"""Who runs a transaction: a thread with SQLite, the event loop with PostgreSQL.

A transaction is written once (transactions.py), as a generator of statements that is sent the rows
of each. In a thread it runs from BEGIN to COMMIT without coming back to the loop.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from sqlite3 import Connection
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import TextClause
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vernissage.server.statements import (
    WINNERS,
    Claim,
    insert_by_name,
    insert_by_place,
    numbered,
)

COPIED_TOGETHER: Final = 100
"""Transactions that are copied into the database together."""
LONGEST_LOG: Final = 4_000
"""Pages of SQLite's log, after which it shall begin anew."""


class Step(NamedTuple):
    """A statement and its arguments, or those of each time that it is run."""

    statement: TextClause
    given: Mapping[str, Any] | list[Mapping[str, Any]]


class Claims(NamedTuple):
    """Entries that claim their places in the logs; who has won is answered by table and seq."""

    entries: list[Claim]


Outcome = TypeVar("Outcome")
Transaction = Generator[Step | Claims, Sequence[Any], Outcome]


class Writer(Protocol):
    """Runs one transaction after another; what it has returned for is durable."""

    async def run(self, transaction: Transaction[Outcome]) -> Outcome: ...

    async def close(self) -> None: ...


class ThreadWriter:
    """SQLite: one thread that writes; another copies what was written into the database itself,
    which takes many times as long as a commit, and would hold up all that is to be written.
    """

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._writing, self._copying = Owner(connect, "writer"), Owner(connect, "copier")
        self._uncopied = 0
        """Transactions since a copy was last begun."""
        self._copy: asyncio.Task[None] | None = None

    async def run(self, transaction: Transaction[Outcome]) -> Outcome:
        outcome = await self._writing.call(lambda connection: _run(connection, transaction))
        self._uncopied += 1
        if self._uncopied >= COPIED_TOGETHER and self._copy is None:
            self._uncopied = 0
            self._copy = asyncio.create_task(self._copied())
        return outcome

    async def close(self) -> None:
        if self._copy is not None:
            await self._copy
        await self._copying.close()
        await self._writing.close()

    async def _copied(self) -> None:
        """Once more by who writes, if the log is long: then it has been copied to its end."""
        try:
            if await self._copying.call(_checkpoint) > LONGEST_LOG:
                await self._writing.call(_checkpoint)
        except sqlite3.Error:
            pass  # nothing is lost: SQLite does it itself when the log is very long
        finally:
            self._copy = None


class Owner:
    """A thread with a connection that it alone uses."""

    def __init__(self, connect: Callable[[], Connection], name: str) -> None:
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None

    async def call(self, work: Callable[[Connection], Outcome]) -> Outcome:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _do(self, work: Callable[[Connection], Outcome]) -> Outcome:
        if self._connection is None:
            self._connection = self._connect()
        return work(self._connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _checkpoint(connection: Connection) -> int:
    """Copy what is in the log into the database; how many pages the log has."""
    pages: int = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
    return pages


def _run(connection: Connection, transaction: Transaction[Outcome]) -> Outcome:
    """One transaction from BEGIN to COMMIT."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcome = _run_in(connection, transaction)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcome


def _run_in(connection: Connection, transaction: Transaction[Outcome]) -> Outcome:
    try:
        step = next(transaction)
        while True:
            step = transaction.send(_rows(connection, step))
    except StopIteration as done:
        outcome: Outcome = done.value
        return outcome


def _rows(connection: Connection, step: Step | Claims) -> Sequence[Any]:
    if isinstance(step, Claims):
        return _claimed(connection, step.entries)
    if isinstance(step.given, list):
        connection.executemany(step.statement.text, step.given)
        return ()
    return connection.execute(step.statement.text, step.given).fetchall()


def _claimed(connection: Connection, entries: list[Claim]) -> Sequence[Any]:
    """Nearly always all have won, and their number says so; else they are tried once more.

    To ask for the winners at once would give the interpreter back and forth for each of them.
    """
    statement, given = insert_by_place(len(entries)), list(chain.from_iterable(entries))
    connection.execute("SAVEPOINT claims")
    if connection.execute(statement, given).rowcount == len(entries):
        return entries
    connection.execute("ROLLBACK TO claims")
    return connection.execute(statement + WINNERS, given).fetchall()


class LoopWriter:
    """PostgreSQL, by a driver that never blocks the loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, transaction: Transaction[Outcome]) -> Outcome:
        async with self._engine.begin() as connection:
            try:
                step = next(transaction)
                while True:
                    step = transaction.send(await _rows_of(connection, step))
            except StopIteration as done:
                outcome: Outcome = done.value
        return outcome

    async def close(self) -> None:
        await self._engine.dispose()


async def _rows_of(connection: AsyncConnection, step: Step | Claims) -> Sequence[Any]:
    if isinstance(step, Claims):
        step = Step(insert_by_name(len(step.entries)), numbered(step.entries))
    found = await connection.execute(step.statement, step.given)
    return found.all() if found.returns_rows else ()
