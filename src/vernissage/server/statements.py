"""The tables of the database, and every statement: the same for SQLite and PostgreSQL."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

COLUMNS: Final = ("table", "seq", "kind", "seat", "cid", "body", "at", "rules_version")
MOST_ROWS: Final = 32
"""Entries of one statement: it is prepared once for each number of them."""


Claim = tuple[Any, ...]
"""One entry, in the order of `COLUMNS`."""
WINNERS: Final = ' ON CONFLICT DO NOTHING RETURNING "table", seq'
"""Appending is claiming: of two that write one seq, or one cid, the second writes nothing."""
_NAMES: Final = ", ".join(f'"{name}"' for name in COLUMNS)


@cache
def insert(count: int, sign: str) -> str:
    """Several claims at once, their values in a row; `sign` stands before the number of each."""
    width = len(COLUMNS)
    rows = (range(first + 1, first + 1 + width) for first in range(0, count * width, width))
    values = (f"({', '.join(f'{sign}{place}' for place in row)})" for row in rows)
    return f"INSERT INTO entry ({_NAMES}) VALUES {', '.join(values)}"


@cache
def entries_of(count: int) -> str:
    """The logs of so many tables, each from a seq on."""
    wanted = " OR ".join(f'("table" = :table_{at} AND seq >= :since_{at})' for at in range(count))
    return f'SELECT "table", seq, at, body, cid FROM entry WHERE {wanted} ORDER BY "table", seq'


def asked(first: Mapping[str, int]) -> dict[str, Any]:
    """The arguments of `entries_of`."""
    given: dict[str, Any] = {}
    for at, (table, since) in enumerate(first.items()):
        given[f"table_{at}"], given[f"since_{at}"] = table, since
    return given


INSERT_HOSTED: Final = (
    "INSERT INTO hosted (id, code, status, game, made, touched, wake)"
    " VALUES (:id, :code, :status, :game, :made, :touched, :wake)"
    " ON CONFLICT DO NOTHING RETURNING id"
)
"""A new table; a code that another waiting table has is a lost claim too."""
UPDATE_HOSTED: Final = (
    "UPDATE hosted SET code = :code, status = :status, touched = :touched, wake = :wake"
    " WHERE id = :id"
)
CLAIM_ANSWER: Final = (
    'INSERT INTO answer (scope, cid, digest, "table", seat, at)'
    " VALUES (:scope, :cid, :digest, :table, :seat, :at)"
    " ON CONFLICT (scope, cid) DO UPDATE SET at = excluded.at, digest = excluded.digest,"
    ' "table" = excluded."table", seat = excluded.seat WHERE answer.at < :forgotten RETURNING cid'
)
"""Of two that answer one request, the second writes nothing."""
DROP_ANSWER: Final = "DELETE FROM answer WHERE scope = :scope AND cid = :cid"
FORGET_ANSWERS: Final = "DELETE FROM answer WHERE at < :at"
ANSWER: Final = (
    'SELECT scope, cid, digest, "table", seat, at FROM answer WHERE scope = :scope AND cid = :cid'
)
TABLE_OF_CODE: Final = "SELECT id FROM hosted WHERE code = :code"
WAKING: Final = (
    "SELECT id FROM hosted WHERE wake IS NOT NULL AND wake <= :until ORDER BY wake LIMIT 1000"
)
HOSTED: Final = (
    "SELECT id, code, status, game, made, touched, wake FROM hosted ORDER BY touched DESC, id"
)
IDLE: Final = "SELECT id FROM hosted WHERE touched < :since ORDER BY touched LIMIT 1000"
DELETE_ENTRIES: Final = 'DELETE FROM entry WHERE "table" = :table'
DELETE_HOSTED: Final = "DELETE FROM hosted WHERE id = :table"
DELETE_ANSWERS: Final = 'DELETE FROM answer WHERE "table" = :table'
REVIEW: Final = "SELECT body FROM review WHERE name = :name AND language = :language"
INSERT_REVIEW: Final = (
    "INSERT INTO review (name, language, body, at) VALUES (:name, :language, :body, :at)"
    " ON CONFLICT DO NOTHING"
)
FORGET_REVIEWS: Final = "DELETE FROM review WHERE at < :at"
