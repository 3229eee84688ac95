"""`vernissage tables`: list, export, import, verify-all, backup, delete; and fair shuffles."""

import asyncio
import os
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.logs import SECRET, played
from vernissage.cli import run
from vernissage.core import records
from vernissage.server.entries import Begun, Branch
from vernissage.server.hosted import HostedTable
from vernissage.server.ports import Append
from vernissage.server.shuffle import commitment, seed_of
from vernissage.server.store import open_store

Call = Callable[..., tuple[int, str, str]]


def filled(file: Path, *logs: list[Append]) -> str:
    """A database with these tables."""
    url = f"sqlite:///{file}"

    async def fill() -> None:
        store = await open_store(url)
        for log in logs:
            for append in log:
                await store.append(append)
        await store.close()

    asyncio.run(fill())
    return url


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def called(*arguments: str) -> tuple[int, str, str]:
        code = run(["tables", *arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    return called


@pytest.fixture
def database(tmp_path: Path) -> str:
    return filled(tmp_path / "tables.sqlite", played("finished"), played("running", until=3))


def test_tables_are_listed_without_names(call: Call, database: str) -> None:
    code, out, _ = call("list", "--database", database)
    assert code == 0
    assert "finished" in out
    assert "2 tables." in out
    assert "Ola" not in out
    code, out, _ = call("list", "--json", "--database", database)
    assert {msgspec.json.decode(line)["status"] for line in out.splitlines()} == {"over", "playing"}


def test_what_is_exported_can_be_imported_elsewhere(
    call: Call, database: str, tmp_path: Path
) -> None:
    file, other = str(tmp_path / "all.jsonl"), f"sqlite:///{tmp_path / 'other.sqlite'}"
    code, out, _ = call("export", "--out", file, "--database", database)
    assert code == 0
    assert "keep it to yourself" in out
    assert "2 tables read, 2 of them" in call("import", file, "--database", other)[1]
    assert "2 tables read, 0 of them" in call("import", file, "--database", other)[1]
    assert call("verify-all", "--database", other)[0] == 0
    again = str(tmp_path / "again.jsonl")
    call("export", "--out", again, "--database", other)
    assert sorted(Path(again).read_bytes().splitlines()) == sorted(
        Path(file).read_bytes().splitlines()
    )


def test_branches_are_no_games_of_their_own(call: Call, tmp_path: Path) -> None:
    branch, game = played("branch"), played("game")
    made = branch[0].entry.body
    left = msgspec.structs.replace(made, branch=Branch("game", 0, ()), setup=dealt())
    entry = msgspec.structs.replace(branch[0].entry, body=left)
    branch[0] = msgspec.structs.replace(branch[0], entry=entry)
    acts = [append for append in branch if not isinstance(append.entry.body, Begun)]
    database = filled(tmp_path / "tables.sqlite", game, renumbered(acts))
    file = tmp_path / "games.jsonl"
    call("export", "--records", "--out", str(file), "--database", database)
    assert len(file.read_bytes().splitlines()) == 1
    assert call("verify-all", "--database", database)[0] == 0


def dealt() -> dict[str, object]:
    """The deal that the log of a played table has."""
    hosted = HostedTable("game", [append.entry for append in played("game")])
    assert hosted.play is not None
    found: dict[str, object] = msgspec.to_builtins(hosted.play.table.setup)
    return found


def renumbered(log: list[Append]) -> list[Append]:
    replace = msgspec.structs.replace
    return [replace(a, entry=replace(a.entry, seq=seq)) for seq, a in enumerate(log)]


def test_an_existing_file_is_not_replaced(call: Call, database: str, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    file.write_text("mine")
    code, _, err = call("export", "--out", str(file), "--database", database)
    assert code == 2
    assert "--force" in err
    assert file.read_text() == "mine"
    assert call("export", "--out", str(file), "--force", "--database", database)[0] == 0


@pytest.mark.parametrize("action", ["export", "backup"])
def test_the_database_is_never_written_over(
    call: Call, database: str, tmp_path: Path, action: str
) -> None:
    source = tmp_path / "tables.sqlite"
    (tmp_path / "link.sqlite").symlink_to(source)
    before = source.read_bytes()
    for name in ("tables.sqlite", "link.sqlite"):
        out = (str(tmp_path / name),) if action == "backup" else ("--out", str(tmp_path / name))
        code, _, err = call(action, *out, "--force", "--database", database)
        assert code == 2
        assert "this file is being read from." in err
    assert source.read_bytes() == before


def test_an_export_follows_links_and_leaves_pipes(
    call: Call, database: str, tmp_path: Path
) -> None:
    (tmp_path / "link.jsonl").symlink_to(tmp_path / "new" / "real.jsonl")
    assert call("export", "--out", str(tmp_path / "link.jsonl"), "--database", database)[0] == 0
    assert (tmp_path / "link.jsonl").is_symlink()
    exported = (tmp_path / "new" / "real.jsonl").read_bytes()
    pipe, read = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    assert call("export", "--out", str(pipe), "--database", database)[0] == 0
    reader.join(60)
    assert read == [exported]
    assert pipe.is_fifo()


def test_another_table_of_that_name_is_left_alone(
    call: Call, database: str, tmp_path: Path
) -> None:
    file = str(tmp_path / "all.jsonl")
    call("export", "finished", "--out", file, "--database", database)
    other = filled(tmp_path / "other.sqlite", played("finished", until=2)[:3])
    changed = Path(file).read_text().replace('"Ola"', '"Eve"')
    Path(file).write_text(changed)
    code, _, err = call("import", file, "--database", other)
    assert code == 2
    assert "another table of that name" in err


def test_a_log_that_does_not_replay_is_named(call: Call, tmp_path: Path) -> None:
    log = played("broken")
    wrong = msgspec.structs.replace(log[2].entry.body, action="hang 60 T1")
    log[2] = msgspec.structs.replace(
        log[2], entry=msgspec.structs.replace(log[2].entry, body=wrong)
    )
    database = filled(tmp_path / "tables.sqlite", played("whole"), log)
    code, out, err = call("verify-all", "--database", database)
    assert code == 1
    assert "rules, 1 do not." in out
    assert "broken" in err


def test_a_backup_is_a_database(call: Call, database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert call("backup", str(copy), "--database", database)[0] == 0
    assert "2 tables." in call("list", "--database", f"sqlite:///{copy}")[1]
    assert copy.stat().st_mode & 0o777 == 0o600, "as private as the original"
    assert call("backup", str(copy), "--database", database)[0] == 2
    assert "pg_dump" in call("backup", str(copy), "--database", "postgresql://x/y")[2]


def test_deleting_asks_and_forgets(call: Call, database: str) -> None:
    assert "Nothing was deleted" in call("delete", "finished", "--database", database)[2]
    assert "1 table deleted." in call("delete", "finished", "--yes", "--database", database)[1]
    assert "no such table" in call("delete", "finished", "--yes", "--database", database)[2]
    assert (
        "1 table deleted." in call("delete", "--idle-days", "1", "--yes", "--database", database)[1]
    )


def test_a_missing_database_is_refused_and_not_made(call: Call, tmp_path: Path) -> None:
    code, _, err = call("list", "--database", f"sqlite:///{tmp_path / 'none.sqlite'}")
    assert code == 2
    assert "no database" in err
    assert not (tmp_path / "none.sqlite").exists()


@pytest.fixture
def record_file(call: Call, database: str, tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    call("export", "--records", "--out", str(file), "--database", database)
    return file


def shuffle(**changed: object) -> bytes:
    luck = ["aa", "bb"]
    published = {
        "commitment": commitment(SECRET),
        "luck": luck,
        "secret": SECRET,
        "seed": str(seed_of(SECRET, luck)),
    }
    return msgspec.json.encode(published | changed)


def test_a_fair_shuffle_is_verified(
    record_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "shuffle.json"
    file.write_bytes(shuffle())
    assert run(["verify", str(record_file), "--shuffle", str(file)]) == 0
    assert "The shuffle was fair" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"commitment": "0" * 64}, "promised"),
        ({"luck": ["aa", "cc"]}, "another seed"),
        ({"seed": "5"}, "another seed"),
        ({"secret": None}, "after the end"),
        ({"seed": None}, "nothing was shuffled"),
        ({"luck": "no list"}, "no shuffle"),
    ],
)
def test_an_unfair_shuffle_is_refused(
    changed: dict[str, object],
    said: str,
    record_file: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "shuffle.json"
    file.write_bytes(shuffle(**changed))
    assert run(["verify", str(record_file), "--shuffle", str(file)]) == 2
    assert said in capsys.readouterr().err


def test_another_deal_than_the_seeds_is_refused(
    record_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = records.decode(record_file.read_bytes())
    swapped = list(record.setup["deck"])
    swapped[-1], swapped[-2] = swapped[-2], swapped[-1]
    other = msgspec.structs.replace(
        record, setup={**record.setup, "deck": swapped}, actions=(), result=None
    )
    record_file.write_bytes(records.encode(other))
    file = tmp_path / "shuffle.json"
    file.write_bytes(shuffle())
    assert run(["verify", str(record_file), "--shuffle", str(file)]) == 2
    assert "another deal" in capsys.readouterr().err
