"""Whole tables as lines of JSON: for moving them to another server, and for looking closely."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from vernissage.core.misfits import misfit
from vernissage.core.refusals import Invalid, Refusal
from vernissage.server.entries import Entry
from vernissage.server.hosted import HostedTable
from vernissage.server.ports import Append, Lost, Row
from vernissage.server.store import SqlStore

FORMAT: Final = "vernissage-table/1"


class Archived(msgspec.Struct, frozen=True, kw_only=True):
    """One table with its whole log: hands, names and hashes of tokens included."""

    format: Literal["vernissage-table/1"] = FORMAT
    row: Row
    entries: tuple[Entry, ...]


def encode(row: Row, entries: Sequence[Entry]) -> bytes:
    """The table as one line."""
    return msgspec.json.encode(Archived(row=row, entries=tuple(entries)))


def decode(line: bytes) -> Archived:
    """The table that a line holds; anything else is refused."""
    try:
        archived = msgspec.json.decode(line, type=Archived)
    except msgspec.DecodeError as error:
        raise Invalid("table", "not-a-table", **misfit(error)) from None
    if [entry.seq for entry in archived.entries] != list(range(len(archived.entries))):
        raise Invalid(archived.row.table, "log-has-gaps")
    replayed(archived.row.table, archived.entries)
    return archived


def replayed(table: str, entries: Sequence[Entry]) -> HostedTable:
    """The table as its log leaves it, by today's rules; a log that does not replay is refused."""
    try:
        return HostedTable(table, entries)
    except Refusal as refusal:
        raise refusal.within("where-table", table=table) from None
    except (AssertionError, IndexError, KeyError, msgspec.ValidationError) as error:
        raise Invalid(table, "log-not-replayed", detail=type(error).__name__) from None


async def put(store: SqlStore, archived: Archived) -> bool:
    """Append what is missing; False if all of it was there, refused if the store has other."""
    there = await store.read(archived.row.table)
    if list(archived.entries[: len(there)]) != there[: len(archived.entries)]:
        raise Invalid(archived.row.table, "table-differs")
    missing = archived.entries[len(there) :]
    try:
        for entry in missing:
            await store.append(Append(row=archived.row, entry=entry))
    except Lost:
        raise Invalid(archived.row.table, "table-differs") from None
    return bool(missing)
