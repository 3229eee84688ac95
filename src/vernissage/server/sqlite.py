"""SQLite: every connection has a thread of its own.

In it a transaction runs from BEGIN to COMMIT without coming back to the loop.
"""

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from queue import SimpleQueue
from sqlite3 import Connection
from threading import Thread, get_native_id
from typing import Any, Final

from vernissage.server import fresh, migrate
from vernissage.server.databases import Claims, Given, Outcome, Step, Transaction
from vernissage.server.statements import MOST_ROWS, WINNERS, Claim, insert

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
"""Transactions at least that are copied into the database together."""
COPY_EVERY: Final = 2.0
"""Seconds at least between two copies: while one lasts the disk answers all others late, so it must
not be one time in a hundred."""
POLITE: Final = 19
"""As Unix counts priorities: the copy may last a few milliseconds, which nobody's action waits."""
LONGEST_LOG: Final = 4_000
"""Pages of SQLite's log, after which it shall begin anew."""

Asked = tuple[Callable[[Connection], Any], "asyncio.Future[Any]"]


def open_sqlite(url: str) -> "Sqlite":
    """The database at `sqlite:///FILE`, its tables made or brought up to date."""
    file = url.removeprefix("sqlite:///")
    _make_private(file)
    connection = connected(file)
    try:
        if migrate.is_missing(_version(connection)):
            _make_tables(connection)
        if migrate.is_missing(_version(connection)):
            _migrate(connection)
    finally:
        connection.close()
    return Sqlite(file)


def _make_private(file: str) -> None:
    """A new database is for its keeper alone: hands, hashes of tokens, the key of Web Push."""
    if file != ":memory:":
        with suppress(OSError):  # it is there, or SQLite will say why it cannot be
            os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


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

    gather = 0.0003

    def __init__(self, file: str) -> None:
        connect = partial(connected, file)
        self._writing = Owner(connect, "writer")
        self._reading = Owner(connect, "reader")
        self._copying = Owner(connect, "copier", behind=True)
        self._uncopied = 0
        """Transactions since a copy was last begun, and when that was."""
        self._copied_at = 0.0
        self._copy: asyncio.Task[None] | None = None

    async def run(self, transaction: Transaction[Outcome]) -> Outcome:
        outcome = await self._writing.call(lambda connection: _run(connection, transaction))
        self._uncopied += 1
        late = time.monotonic() - self._copied_at > COPY_EVERY
        if late and self._uncopied >= COPIED_TOGETHER and self._copy is None:
            self._uncopied, self._copied_at = 0, time.monotonic()
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
    """A thread with a connection that it alone uses.

    It is asked and answers some hundred times a second: an executor would take longer for that than
    most of its work does.
    """

    def __init__(
        self, connect: Callable[[], Connection], name: str, *, behind: bool = False
    ) -> None:
        """`behind`: on a core that it shares it runs when nobody else wants to."""
        self._connect = connect
        self._behind = behind
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._answer_all, name=name, daemon=True)
        self._thread.start()

    async def call(self, work: Callable[[Connection], Outcome]) -> Outcome:
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._asked.put((work, answer))
        return await answer

    async def close(self) -> None:
        """Nothing may be asked any more; what was is answered first."""
        self._asked.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _answer_all(self) -> None:
        connection: Connection | None = None
        _give_way(behind=self._behind)
        while (asked := self._asked.get()) is not None:
            work, answer = asked
            given: Callable[[], None]
            try:
                connection = connection or self._connect()
                given = partial(_give, answer, work(connection))
            except BaseException as error:
                given = partial(_break, answer, error)
            with suppress(RuntimeError):  # the loop has ended, and nobody waits
                answer.get_loop().call_soon_threadsafe(given)
        if connection is not None:
            connection.close()


def _give_way(*, behind: bool) -> None:
    """This thread alone; elsewhere than on Linux a priority is the whole process's.

    A thread that is asked must not interrupt the loop, only to find that the loop still has the
    interpreter: it begins when the loop has nothing left to do.
    """
    if sys.platform == "linux":
        with suppress(OSError):  # where that is forbidden everything is only a little slower
            os.sched_setscheduler(get_native_id(), os.SCHED_BATCH, os.sched_param(0))
            if behind:
                os.setpriority(os.PRIO_PROCESS, get_native_id(), POLITE)


def _give(answer: "asyncio.Future[Any]", outcome: object) -> None:
    if not answer.done():
        answer.set_result(outcome)


def _break(answer: "asyncio.Future[Any]", error: BaseException) -> None:
    if not answer.done():
        answer.set_exception(error)


def _checkpoint(connection: Connection) -> int:
    """Copy what is in the log into the database; how many pages the log has."""
    pages: int = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
    return pages


def _run(connection: Connection, transaction: Transaction[Outcome]) -> Outcome:
    """One transaction from BEGIN to COMMIT; a single statement needs neither.

    Each statement that is run gives the interpreter to the loop and waits until it is given back.
    """
    try:
        step = next(transaction)
        if not (isinstance(step, Claims) and step.alone):
            connection.execute("BEGIN IMMEDIATE")
        while True:
            step = transaction.send(_rows(connection, step))
    except StopIteration as done:
        if connection.in_transaction:
            connection.execute("COMMIT")
        outcome: Outcome = done.value
        return outcome
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _rows(connection: Connection, step: Step | Claims) -> Sequence[Any]:
    if isinstance(step, Claims):
        return _claimed(connection, step.entries)
    if isinstance(step.given, list):
        connection.executemany(step.statement, step.given)
        return ()
    return connection.execute(step.statement, step.given).fetchall()


def _claimed(connection: Connection, entries: list[Claim]) -> Sequence[Any]:
    """Nearly always all win; else nothing has been written, and they are tried once more.

    To ask for the winners at once would give the interpreter back and forth for each of them.
    """
    statement, given = insert(len(entries), "?"), list(chain.from_iterable(entries))
    try:
        connection.execute(statement, given)
    except sqlite3.IntegrityError:
        return connection.execute(statement + WINNERS, given).fetchall()
    return entries


def connected(file: str) -> Connection:
    """A connection that is durable, lets others read, and begins transactions as it is told."""
    connection = sqlite3.connect(file, isolation_level=None, cached_statements=4 * MOST_ROWS)
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
