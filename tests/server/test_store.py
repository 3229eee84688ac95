"""The store, over SQLite and PostgreSQL alike: claims, durability, answers, waking."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from vernissage.core.refusals import Invalid
from vernissage.server.entries import Acted, Entry
from vernissage.server.migrate import FOLDER, NEWEST, upgrade
from vernissage.server.ports import Answered, Append, Lost, Row
from vernissage.server.sqlite import COPIED_TOGETHER
from vernissage.server.store import SqlStore, open_store


def append(
    table: str,
    seq: int,
    *,
    cid: str | None = None,
    code: str | None = None,
    wake: int | None = None,
    answered: Answered | None = None,
) -> Append:
    row = Row(
        table=table, code=code, status="playing", game="musee", made=1, touched=seq, wake=wake
    )
    body = Acted(seat=0, action=f"hang {seq} T4")
    return Append(row=row, entry=Entry(seq, 1000 + seq, body, cid), answered=answered)


def run(database: str, test: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = await open_store(database)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), 180))


def test_what_was_appended_is_read_again_by_another(database: str) -> None:
    async def write(store: SqlStore) -> None:
        for seq in range(3):
            await store.append(append("a", seq, cid=f"c{seq}"))

    async def read(store: SqlStore) -> None:
        entries = await store.read("a")
        assert [entry.seq for entry in entries] == [0, 1, 2]
        assert entries[2] == append("a", 2, cid="c2").entry
        assert await store.read("a", since=2) == entries[2:]
        assert await store.read("b") == []

    run(database, write)
    run(database, read)


def test_logs_that_are_read_together_stay_apart(database: str) -> None:
    async def test(store: SqlStore) -> None:
        for number in range(40):
            for seq in range(3):
                await store.append(append(f"t{number}", seq))
        asked = [(f"t{number}", since) for number in range(40) for since in (2, 0, 3)]
        found = await asyncio.gather(*(store.read(table, since) for table, since in asked))
        for (table, since), entries in zip(asked, found, strict=True):
            assert entries == [append(table, seq).entry for seq in range(since, 3)]

    run(database, test)


def test_who_breaks_off_takes_no_log_from_others(database: str) -> None:
    async def test(store: SqlStore) -> None:
        await store.append(append("a", 0))
        reads = [asyncio.create_task(store.read("a")) for _ in range(3)]
        await asyncio.sleep(0)
        reads[0].cancel()
        reads[1].cancel()
        assert await reads[2] == [append("a", 0).entry]
        assert await store.read("a") == [append("a", 0).entry]

    run(database, test)


def test_a_claim_is_lost_by_all_but_one(database: str) -> None:
    async def test(store: SqlStore) -> None:
        await store.append(append("a", 0))
        tries = (store.append(append("a", 1, cid=f"c{number}")) for number in range(5))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Lost) for outcome in outcomes) == 4

    run(database, test)


def test_a_cid_is_used_once_by_a_seat(database: str) -> None:
    async def test(store: SqlStore) -> None:
        await store.append(append("a", 0))
        await store.append(append("a", 1, cid="c"))
        with pytest.raises(Lost):
            await store.append(append("a", 2, cid="c"))
        await store.append(append("a", 2, cid="d"))

    run(database, test)


def test_a_code_belongs_to_one_waiting_table(database: str) -> None:
    async def test(store: SqlStore) -> None:
        await store.append(append("a", 0, code="ABCDEF"))
        with pytest.raises(Lost):
            await store.append(append("b", 0, code="ABCDEF"))
        assert await store.read("b") == []
        assert await store.table_of_code("ABCDEF") == "a"
        await store.append(append("a", 1))
        assert await store.table_of_code("ABCDEF") is None
        await store.append(append("b", 0, code="ABCDEF"))

    run(database, test)


def test_who_must_wake_is_found_after_a_restart(database: str) -> None:
    async def write(store: SqlStore) -> None:
        await store.append(append("a", 0, wake=500))
        await store.append(append("b", 0, wake=900))
        await store.append(append("c", 0))
        await store.append(append("a", 1, wake=700))

    async def read(store: SqlStore) -> None:
        assert await store.waking(600) == []
        assert await store.waking(700) == ["a"]
        assert await store.waking(1000) == ["a", "b"]

    run(database, write)
    run(database, read)


def test_answers_are_kept_for_ten_minutes(database: str) -> None:
    def answered(cid: str, at: int) -> Answered:
        return Answered(scope="tables", cid=cid, digest=b"x", table="a", seat=0, at=at)

    async def test(store: SqlStore) -> None:
        await store.append(append("a", 0, answered=answered("first", 1)))
        assert await store.answered("tables", "first") == answered("first", 1)
        assert await store.answered("seats/a", "first") is None
        await store.append(append("a", 1, answered=answered("later", 600_002)))
        assert await store.answered("tables", "first") is None

    run(database, test)


def test_of_two_that_answer_one_request_the_second_writes_nothing(database: str) -> None:
    def answered(cid: str, table: str, at: int) -> Answered:
        return Answered(scope="tables", cid=cid, digest=b"x", table=table, seat=0, at=at)

    async def test(store: SqlStore) -> None:
        both = [append(name, 0, answered=answered("one", name, 1)) for name in ("a", "b")]
        outcomes = await asyncio.gather(*map(store.append, both), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Lost]
        assert await store.read("b") == []
        assert await store.answered("tables", "one") == answered("one", "a", 1)
        with pytest.raises(Lost):
            await store.append(append("a", 0, answered=answered("two", "a", 2)))
        assert await store.answered("tables", "two") is None
        await store.append(append("b", 0, answered=answered("one", "b", 600_002)))
        assert await store.answered("tables", "one") == answered("one", "b", 600_002)

    run(database, test)


def test_tables_that_nobody_touches_are_found(database: str) -> None:
    async def test(store: SqlStore) -> None:
        for seq in range(3):
            await store.append(append("busy", seq))
        await store.append(append("idle", 0))
        assert await store.idle(0) == []
        assert await store.idle(2) == ["idle"]
        assert await store.idle(3) == ["idle", "busy"]

    run(database, test)


def test_a_deleted_table_is_forgotten(database: str) -> None:
    async def test(store: SqlStore) -> None:
        await store.append(append("a", 0))
        await store.append(append("b", 0))
        await store.delete("a")
        assert await store.read("a") == []
        assert [row.table for row in await store.rows()] == ["b"]

    run(database, test)


FIGHT = """
import asyncio, sys
from tests.server.test_store import append
from vernissage.server.ports import Lost
from vernissage.server.store import open_store

async def main():
    store = await open_store(sys.argv[1])
    won = 0
    for seq in range(1, 60):
        for table in ("a", "b", "c"):
            try:
                await store.append(append(table, seq, cid=f"{sys.argv[2]}-{seq}"))
                won += 1
            except Lost:
                pass
    await store.close()
    print(won)

asyncio.run(main())
"""


def test_two_processes_never_write_one_place_twice(database: str) -> None:
    """And leave no gap: who has lost has written nothing."""

    async def begin(store: SqlStore) -> None:
        for table in ("a", "b", "c"):
            await store.append(append(table, 0))

    async def check(store: SqlStore) -> None:
        for table in ("a", "b", "c"):
            assert [entry.seq for entry in await store.read(table)] == list(range(60))

    run(database, begin)
    command = [sys.executable, "-c", FIGHT, database]
    fighters = [
        subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True) for name in "xy"
    ]
    outputs = [fighter.communicate(timeout=120)[0] for fighter in fighters]
    assert sum(int(output) for output in outputs) == 3 * 59
    run(database, check)


def test_the_newest_migration_is_known() -> None:
    files = sorted(Path(FOLDER, "versions").glob("*.py"))
    assert files[-1].name.partition("_")[0] == NEWEST


OPEN_AND_CLOSE = """
import asyncio, sys
from vernissage.server.store import open_store

async def whole():
    store = await open_store(sys.argv[1])
    await store.close()

print(flush=True)
sys.stdin.readline()
asyncio.run(whole())
"""


def test_processes_that_meet_at_a_new_database_make_its_tables_once(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'new.sqlite'}"
    openers = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN_AND_CLOSE, database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for _ in range(3)
    ]
    for opener in openers:
        assert opener.stdout is not None
        opener.stdout.readline()
    for opener in openers:
        assert opener.stdin is not None
        opener.stdin.write(b"\n")
        opener.stdin.flush()
    for opener in openers:
        opener.communicate()
    assert [opener.returncode for opener in openers] == [0, 0, 0]


def tables_of(file: Path) -> set[tuple[str, str]]:
    """What SQLite says of its tables and indices, whatever the white space."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        told = {(name, "".join(sql.split())) for name, sql in rows}
        version = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    return told | {("version", str(version))}


def test_a_new_database_is_as_all_migrations_would_have_made_it(tmp_path: Path) -> None:
    new, migrated = tmp_path / "new.sqlite", tmp_path / "migrated.sqlite"
    asyncio.run(open_and_close(new))
    with create_engine(f"sqlite:///{migrated}").connect() as connection:
        upgrade(connection)
        connection.commit()
    assert tables_of(new) == tables_of(migrated)


def test_an_older_database_is_brought_up_to_date_and_keeps_its_logs(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    asyncio.run(open_and_close(old))
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("INSERT INTO hosted VALUES ('a', NULL, 'over', 'musee', 1, 1, NULL)")
        for table in ("review", "device", "letter", "secret"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
        connection.commit()
    new = tmp_path / "new.sqlite"
    asyncio.run(open_and_close(new))
    assert asyncio.run(open_and_close(old)) == ["a"]
    assert tables_of(old) == tables_of(new)


def test_a_new_database_is_for_its_keeper_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    asyncio.run(open_and_close(file))
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o640)
    asyncio.run(open_and_close(file))
    assert file.stat().st_mode & 0o777 == 0o640, "what its keeper allows stays allowed"


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    asyncio.run(open_and_close(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(Invalid, match="newer Vernissage"):
        asyncio.run(open_and_close(file))


async def open_and_close(file: Path) -> list[str]:
    """Its tables."""
    store = await open_store(f"sqlite:///{file}")
    try:
        return [row.table for row in await store.rows()]
    finally:
        await store.close()


def test_what_is_written_is_copied_into_the_database_while_it_is_written(tmp_path: Path) -> None:
    """And the log beside it does not grow for ever."""
    file = tmp_path / "busy.sqlite"

    async def test(store: SqlStore) -> None:
        await store.append(append("a", 0))
        for seq in range(1, 2 * COPIED_TOGETHER):
            await store.append(append("a", seq))
        longest = file.with_name("busy.sqlite-wal").stat().st_size
        for seq in range(2 * COPIED_TOGETHER, 12 * COPIED_TOGETHER):
            await store.append(append("a", seq))
        assert file.with_name("busy.sqlite-wal").stat().st_size < 3 * longest

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("vernissage.server.sqlite.LONGEST_LOG", 100)
        patched.setattr("vernissage.server.sqlite.COPY_EVERY", 0.0)
        run(f"sqlite:///{file}", test)


def test_the_driver_of_postgresql_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Invalid, match="not installed"):
        asyncio.run(open_store("postgresql://nobody@127.0.0.1/nothing"))
