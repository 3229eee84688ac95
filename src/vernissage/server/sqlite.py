"""SQLite: every connection has a thread of its own.

In it a transaction runs from BEGIN to COMMIT without coming back to the loop.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from sqlite3 import Connection
from typing import Any, Final

from vernissage.server import fresh, migrate
from vernissage.server.databases import Claims, Given, Outcome, Step, Transaction
from vernissage.server.statements import WINNERS, Claim, insert_by_place

PRAGMAS: Final = (
    "busy_timeout=5000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=20000",  # `Sqlite` sees to it long before
    "temp_store=MEMORY",  # or a statement of many rows would write a file to be able to break off
)
TURNS: Final = 100
"""How often a database is asked to keep its log beside it, which waits for nobody."""
COPIED_TOGETHER: Final = 100
"""Transactions that are copied into the database together."""
LONGEST_LOG: Final = 4_000
"""Pages of SQLite's log, after which it shall begin anew."""


def open_sqlite(url: str) -> "Sqlite":
    """The database at `sqlite:///FILE`, its tables made or brought up to date."""
    file = url.removeprefix("sqlite:///")
    connection = connected(file)
    try:
        if migrate.is_missing(_version(connection)):
            _make_tables(connection)
        if migrate.is_missing(_version(connection)):
            _migrate(connection)
    finally:
        connection.close()
    return Sqlite(file)


def _version(connection: Connection) -> str | None:
    """The last migration that the database has seen; None: it is new."""
    try:
        found: str = connection.execute(migrate.VERSION).fetchone()[0]
    except sqlite3.OperationalError:
        return None
    return found


def _make_tables(connection: Connection) -> None:
    """Of several processes that find a new database, one makes its tables and the others wait."""
    connection.execute("BEGIN IMMEDIATE")
    if _version(connection) is None:
        for statement in fresh.TABLES.split(";"):
            connection.execute(statement)
    connection.execute("COMMIT")


def _migrate(connection: Connection) -> None:
    """An older database; only for this SQLAlchemy is read in."""
    from sqlalchemy import create_engine
    from sqlalchemy.pool import StaticPool

    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.connect() as opened:
        migrate.upgrade(opened)
        opened.commit()


class Sqlite:
    """A `databases.Database`: a thread that writes, one that reads, and one that copies what was
    written into the database itself. That takes many times as long as a commit, and would hold
    up all that is to be written.
    """

    def __init__(self, file: str) -> None:
        connect = partial(connected, file)
        self._writing = Owner(connect, "writer")
        self._reading = Owner(connect, "reader")
        self._copying = Owner(connect, "copier")
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

    async def rows(self, statement: str, given: Given) -> Sequence[Any]:
        return await self._reading.call(
            lambda connection: connection.execute(statement, given).fetchall()
        )

    async def close(self) -> None:
        if self._copy is not None:
            await self._copy
        for owner in (self._copying, self._reading, self._writing):
            await owner.close()

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
        connection.executemany(step.statement, step.given)
        return ()
    return connection.execute(step.statement, step.given).fetchall()


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


def connected(file: str) -> Connection:
    """A connection that is durable, lets others read, and begins transactions as it is told."""
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in PRAGMAS:
        _set(connection, pragma)
    return connection


def _set(connection: Connection, pragma: str) -> None:
    """Two processes that meet at a new database: one is told that it is locked, and asks again."""
    for turn in range(TURNS):
        try:
            connection.execute(f"PRAGMA {pragma}")
        except sqlite3.OperationalError:
            if turn == TURNS - 1:
                raise
            time.sleep(0.05)
        else:
            return
