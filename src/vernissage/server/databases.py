"""A database as the store needs it: transactions run one after another, and rows are read.

A transaction is written once (transactions.py), as a generator of statements that is sent the rows
of each; sqlite.py and postgres.py run it.
"""

import sqlite3
from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from vernissage.server.statements import Claim

Given = Mapping[str, Any]


class Step(NamedTuple):
    """A statement and its arguments, or those of each time that it is run."""

    statement: str
    given: Given | list[Given]


class Claims(NamedTuple):
    """Entries that claim their places in the logs; who has won is answered by table and seq."""

    entries: list[Claim]
    alone: bool
    """Nothing is written but these: their statement is the whole transaction."""


Outcome = TypeVar("Outcome")
Transaction = Generator[Step | Claims, Sequence[Any], Outcome]


class Database(Protocol):
    @property
    def gather(self) -> float:
        """Seconds at least from the beginning of one transaction to that of the next."""

    async def run(self, transaction: Transaction[Outcome]) -> Outcome:
        """One after another; what it has returned for is durable."""

    async def rows(self, statement: str, given: Given) -> Sequence[Any]:
        """What a statement finds, outside of any transaction."""

    async def close(self) -> None: ...


class Failed(Exception):
    """PostgreSQL has refused, or is away: the name of its error."""


FAILURES: Final = (Failed, sqlite3.Error, OSError)


def kind_of(error: Exception) -> str:
    """What went wrong, without what was being written."""
    return str(error) if isinstance(error, Failed) else type(error).__name__
