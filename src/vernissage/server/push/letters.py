"""The letters that are to be sent, and the devices that they go to: statements and transactions.

A letter is written in the transaction of the entry that makes it somebody's turn, so neither is
ever there without the other. One letter a device and table: a later turn takes the earlier's place.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from vernissage.server.databases import Step, Transaction
from vernissage.server.ports import Append

MOST_DEVICES: Final = 5
"""Of one seat; the newest ones stay."""

WRITE: Final = (
    'INSERT INTO letter ("table", seat, device, n, due, tries)'
    ' SELECT "table", seat, name, CAST(:n AS INTEGER), CAST(:due AS BIGINT), 0 FROM device'
    ' WHERE "table" = :table AND seat = :seat'
    ' ON CONFLICT ("table", seat, device)'
    " DO UPDATE SET n = excluded.n, due = excluded.due, tries = 0"
)
_THIS: Final = ' WHERE "table" = :table AND seat = :seat AND device = :device AND n = :n'
DUE: Final = (
    'SELECT "table", seat, device, n, due, tries FROM letter WHERE due <= :until'
    " ORDER BY due LIMIT 100"
)
CLAIM: Final = (
    f"UPDATE letter SET due = :later, tries = tries + 1{_THIS} AND due = :due RETURNING n"
)
"""Of several processes that see a letter, one takes it; if that one dies it is due again."""
LATER: Final = f"UPDATE letter SET due = :later{_THIS}"
DROP: Final = f"DELETE FROM letter{_THIS}"
DEVICE: Final = (
    "SELECT endpoint, p256dh, auth, language, token FROM device"
    ' WHERE "table" = :table AND seat = :seat AND name = :device'
)
KEEP_DEVICE: Final = (
    'INSERT INTO device ("table", seat, name, endpoint, p256dh, auth, language, token, at)'
    " VALUES (:table, :seat, :name, :endpoint, :p256dh, :auth, :language, :token, :at)"
    ' ON CONFLICT ("table", seat, name)'
    " DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth,"
    " language = excluded.language, token = excluded.token, at = excluded.at"
)
ONLY_NEWEST: Final = (
    'DELETE FROM device WHERE "table" = :table AND seat = :seat AND name NOT IN'
    ' (SELECT name FROM device WHERE "table" = :table AND seat = :seat'
    f" ORDER BY at DESC, name LIMIT {MOST_DEVICES})"
)
FORGET_DEVICE: Final = 'DELETE FROM device WHERE "table" = :table AND seat = :seat AND name = :name'
FORGET_SEAT: Final = 'DELETE FROM device WHERE "table" = :table AND seat = :seat'
FORGET_TABLE: Final = 'DELETE FROM device WHERE "table" = :table'
FORGET_EVERYWHERE: Final = "DELETE FROM device WHERE name = :name"
DROP_TABLE: Final = 'DELETE FROM letter WHERE "table" = :table'
SECRET: Final = "SELECT body FROM secret WHERE name = :name"
KEEP_SECRET: Final = "INSERT INTO secret (name, body) VALUES (:name, :body) ON CONFLICT DO NOTHING"


class Letter(NamedTuple):
    """It has been somebody's turn since that n."""

    table: str
    seat: int
    device: str
    n: int
    due: int
    tries: int


def writing(winners: Iterable[Append]) -> Transaction[None]:
    """What goes with entries that are written; after the end nobody is called any more."""
    for append in winners:
        turns, table = append.turns, append.row.table
        if turns is None:
            continue
        for seat, n in turns.begun:
            yield Step(WRITE, {"table": table, "seat": seat, "n": n, "due": turns.due})
        if turns.over:
            yield Step(FORGET_TABLE, {"table": table})


def keeping_device(device: dict[str, object]) -> Transaction[None]:
    yield Step(KEEP_DEVICE, device)
    yield Step(ONLY_NEWEST, {"table": device["table"], "seat": device["seat"]})


def one(statement: str, **given: object) -> Transaction[bool]:
    """A single statement; whether it tells of a row."""
    return bool((yield Step(statement, given)))
