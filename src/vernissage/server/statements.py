"""The tables of the database, and every statement: the same for SQLite and PostgreSQL."""

from typing import Final

from sqlalchemy import text

INSERT_ENTRY: Final = text(
    'INSERT INTO entry ("table", seq, kind, seat, cid, body, at, rules_version, batch)'
    " VALUES (:table, :seq, :kind, :seat, :cid, :body, :at, :rules_version, :batch)"
    " ON CONFLICT DO NOTHING"
)
"""Appending is claiming: of two that write one seq, or one cid, the second writes nothing."""
WON: Final = text('SELECT "table", seq FROM entry WHERE batch = :batch')
INSERT_HOSTED: Final = text(
    "INSERT INTO hosted (id, code, status, game, made, touched, wake, batch)"
    " VALUES (:id, :code, :status, :game, :made, :touched, :wake, :batch)"
    " ON CONFLICT DO NOTHING"
)
"""A new table; a code that another waiting table has is a lost claim too."""
OPENED: Final = text("SELECT id FROM hosted WHERE batch = :batch")
UPDATE_HOSTED: Final = text(
    "UPDATE hosted SET code = :code, status = :status, touched = :touched, wake = :wake"
    " WHERE id = :id"
)
INSERT_ANSWER: Final = text(
    'INSERT INTO answer (scope, cid, digest, "table", seat, at)'
    " VALUES (:scope, :cid, :digest, :table, :seat, :at)"
    " ON CONFLICT (scope, cid) DO UPDATE SET at = excluded.at, digest = excluded.digest,"
    ' "table" = excluded."table", seat = excluded.seat'
)
FORGET_ANSWERS: Final = text("DELETE FROM answer WHERE at < :at")
ANSWER: Final = text(
    'SELECT scope, cid, digest, "table", seat, at FROM answer WHERE scope = :scope AND cid = :cid'
)
ENTRIES: Final = text(
    'SELECT seq, at, body, cid FROM entry WHERE "table" = :table AND seq >= :since ORDER BY seq'
)
TABLE_OF_CODE: Final = text("SELECT id FROM hosted WHERE code = :code")
WAKING: Final = text(
    "SELECT id FROM hosted WHERE wake IS NOT NULL AND wake <= :until ORDER BY wake LIMIT 1000"
)
HOSTED: Final = text(
    "SELECT id, code, status, game, made, touched, wake FROM hosted ORDER BY touched DESC, id"
)
IDLE: Final = text("SELECT id FROM hosted WHERE touched < :since ORDER BY touched LIMIT 1000")
DELETE_ENTRIES: Final = text('DELETE FROM entry WHERE "table" = :table')
DELETE_HOSTED: Final = text("DELETE FROM hosted WHERE id = :table")
DELETE_ANSWERS: Final = text('DELETE FROM answer WHERE "table" = :table')
