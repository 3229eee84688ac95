"""vernissage tables: for whoever runs a server, the tables in its database."""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from shutil import copymode
from time import time
from typing import Annotated, Literal, TypeVar

import msgspec
from cyclopts import Parameter
from rich.progress import track
from rich.table import Table

from vernissage.cli.console import new_console
from vernissage.cli.files import read_lines
from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.cli.outputs import Force, check_output, write_output, written
from vernissage.core import records
from vernissage.core.files import not_written
from vernissage.core.records import Record
from vernissage.core.refusals import Invalid, Refusal
from vernissage.server import archive
from vernissage.server.hosted import HostedTable
from vernissage.server.ports import Row
from vernissage.server.store import SqlStore, default_database, open_store

Action = Literal["list", "export", "import", "verify-all", "backup", "delete"]
COLUMNS = ("table", "game", "status", "made", "touched")
DAY = 24 * 60 * 60 * 1000
Many = TypeVar("Many")


@dataclass(frozen=True, kw_only=True)
class Asked:
    """The words of the command behind the action."""

    name: str | None
    out: Path | None
    only_records: bool
    force: bool
    yes: bool
    idle_days: int | None
    as_json: bool
    database: str

    @property
    def needed(self) -> str:
        """The table or file that the action is about."""
        if self.name is None:
            raise Invalid("tables", "tables-name-missing")
        return self.name


def tables(
    action: Annotated[Action, Parameter(help=SAY("cli-tables-action"), show_choices=False)],
    name: Annotated[str | None, Parameter(help=SAY("cli-tables-name"))] = None,
    /,
    *,
    database: Annotated[str | None, Parameter(help=SAY("cli-tables-database"))] = None,
    out: Annotated[Path | None, Parameter(help=SAY("cli-tables-out"))] = None,
    records: Annotated[bool, Parameter(help=SAY("cli-tables-records"), negative=())] = False,
    force: Force = False,
    yes: Annotated[bool, Parameter(help=SAY("cli-tables-yes"), negative=())] = False,
    idle_days: Annotated[int | None, Parameter(help=SAY("cli-tables-idle-days"))] = None,
    json: Annotated[bool, Parameter(help=SAY("cli-tables-json"), negative=())] = False,
    lang: Lang = None,
) -> int:
    asked = Asked(
        name=name,
        out=out,
        only_records=records,
        force=force,
        yes=yes,
        idle_days=idle_days,
        as_json=json,
        database=database or default_database(),
    )
    if action == "backup":
        return backup(asked)
    return asyncio.run(_with_store(asked, ACTIONS[action], new=action == "import"))


async def _with_store(
    asked: Asked, act: Callable[[SqlStore, Asked], Awaitable[int]], *, new: bool
) -> int:
    file = sqlite_file(asked.database)
    if file is not None and not new and not file.exists():
        raise Invalid(str(file), "no-database")
    store = await open_store(asked.database)
    try:
        return await act(store, asked)
    finally:
        await store.close()


def sqlite_file(database: str) -> Path | None:
    """The file of the database; None for PostgreSQL."""
    return Path(database.removeprefix("sqlite:///")) if database.startswith("sqlite:") else None


async def list_tables(store: SqlStore, asked: Asked) -> int:
    """Every table, the last touched first: what it is and since when, no names."""
    rows = await store.rows()
    if asked.as_json:
        for row in rows:
            print(msgspec.json.encode(row).decode())
        return 0
    grid = Table(box=None)
    for key in COLUMNS:
        grid.add_column(SAY(f"tables-{key}"))
    for row in rows:
        status = SAY(f"tables-status-{row.status}")
        grid.add_row(row.table, SAY(row.game), status, _day(row.made), _day(row.touched))
    new_console().print(grid)
    print(SAY("tables-count", count=len(rows)))
    return 0


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


async def export(store: SqlStore, asked: Asked) -> int:
    """One table, or all, as lines of JSON; or the records of finished games alone."""
    out = _free_file(asked.out, asked)
    chosen = [r for r in await store.rows() if asked.name in (None, r.table)]
    if asked.name is not None and not chosen:
        raise Invalid(asked.name, "no-such-hosted-table")
    lines: list[bytes] = []
    for row in _tracked(chosen, SAY("tables-exporting")):
        entries = await store.read(row.table)
        if not asked.only_records:
            lines.append(archive.encode(row, entries))
        elif (record := _game_of(archive.replayed(row.table, entries))) is not None:
            lines.append(records.encode(record))
    write_output(out, b"".join(line + b"\n" for line in lines))
    print(SAY("tables-exported", count=len(lines), file=str(out)))
    if not asked.only_records:
        print(SAY("tables-export-is-secret"))
    return 0


def _game_of(hosted: HostedTable) -> Record | None:
    """The record of a finished game; what was tried from a moment of one is none of its own."""
    return hosted.record() if hosted.made.branch is None else None


def _free_file(path: Path | None, asked: Asked) -> Path:
    if path is None:
        raise Invalid("--out", "tables-out-missing")
    check_output(path, flag="", force=asked.force, inputs=[sqlite_file(asked.database)])
    return path


async def import_tables(store: SqlStore, asked: Asked) -> int:
    """Tables that were exported, checked line by line before anything is written."""
    file = Path(asked.needed)
    found = []
    for number, line in read_lines(file):
        try:
            found.append(archive.decode(line))
        except Refusal as refusal:
            raise refusal.within("where-line", file=file.name, line=number) from None
    new = [await archive.put(store, each) for each in _tracked(found, SAY("tables-importing"))]
    print(SAY("tables-imported", count=sum(new), all=len(new)))
    return 0


async def verify_all(store: SqlStore, asked: Asked) -> int:
    """Replay every log by today's rules; those that fail are named."""
    failed: list[str] = []
    rows = await store.rows()
    for row in _tracked(rows, SAY("tables-verifying")):
        try:
            _verified(archive.replayed(row.table, await store.read(row.table)))
        except Refusal as refusal:
            failed.append(SAY.refusal(refusal))
    for line in failed:
        print(line, file=sys.stderr)
    print(SAY("tables-verified", count=len(rows) - len(failed), failed=len(failed)))
    return 1 if failed else 0


def _verified(hosted: HostedTable) -> None:
    record = hosted.record()
    if record is not None:
        records.verify(hosted.game, record)


def backup(asked: Asked) -> int:
    """A copy of the SQLite file, whole even while the server writes."""
    source = sqlite_file(asked.database)
    if source is None:
        raise Invalid("backup", "backup-by-postgresql")
    if not source.exists():
        raise Invalid(str(source), "no-database")
    target = _free_file(Path(asked.needed), asked)
    try:
        with (
            written(target) as part,
            closing(sqlite3.connect(source)) as original,
            closing(sqlite3.connect(part)) as copy,
        ):
            part.touch()
            if part.is_file():
                copymode(source, part)
            original.backup(copy)
    except sqlite3.Error as error:
        raise not_written(target, OSError(str(error))) from None
    print(SAY("tables-backed-up", file=str(target)))
    return 0


async def delete(store: SqlStore, asked: Asked) -> int:
    """One table, or all that nobody has touched for so many days."""
    chosen = _to_delete(await store.rows(), asked)
    if chosen and not asked.yes:
        print(SAY("tables-delete-ask", count=len(chosen)))
        if not sys.stdin.isatty() or sys.stdin.readline().strip().lower() not in SAY("yes").split():
            raise Invalid("delete", "tables-not-deleted")
    for row in _tracked(chosen, SAY("tables-deleting")):
        await store.delete(row.table)
    print(SAY("tables-deleted", count=len(chosen)))
    return 0


def _to_delete(rows: list[Row], asked: Asked) -> list[Row]:
    if asked.idle_days is not None:
        oldest = time() * 1000 - asked.idle_days * DAY
        return [row for row in rows if row.touched < oldest]
    chosen = [row for row in rows if row.table == asked.needed]
    if not chosen:
        raise Invalid(asked.needed, "no-such-hosted-table")
    return chosen


def _tracked(items: list[Many], told: str) -> Iterable[Many]:
    """The same one by one, with a bar that shows how far."""
    errors = new_console(errors=True)
    return track(items, told, console=errors, disable=not errors.is_terminal)


ACTIONS: dict[str, Callable[[SqlStore, Asked], Awaitable[int]]] = {
    "list": list_tables,
    "export": export,
    "import": import_tables,
    "verify-all": verify_all,
    "delete": delete,
}
