"""Nothing of the user's is lost: what exists, what is read, links, pipes, devices, folders."""

import os
import threading
from datetime import date
from pathlib import Path

import pytest

from tests.cli.run import run

RECORDS = Path(__file__).parent.parent / "records" / "musee-2.jsonl"
SIMULATE = ("simulate", "musee", "--games", "1", "--seats", "random,random", "--out")
REVIEW = ("review", "game.json", "--replays", "1", "--html")
ARENA = ("arena", "musee", "--seats", "random,random", "--deals", "1", "--records", "run.jsonl")
WRITING = {
    "simulate": SIMULATE,
    "arena html": (*ARENA, "--html"),
    "arena json": (*ARENA, "--json"),
    "paintings": ("paintings", "musee/23", "--sheet"),
}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "game.json").write_bytes(RECORDS.read_bytes().splitlines()[0])
    return tmp_path


@pytest.mark.parametrize("command", [*WRITING.values(), REVIEW], ids=[*WRITING, "review"])
def test_what_exists_is_kept_without_force(command: tuple[str, ...], home: Path) -> None:
    (home / "out.html").write_text("mine", encoding="utf-8")
    code, _, errors = run(*command, "out.html", home=home)
    assert code == 2
    assert "out.html: this file exists already. Choose another name, or write over it" in errors
    assert (home / "out.html").read_text(encoding="utf-8") == "mine"
    assert not list(home.glob("*.part*"))


@pytest.mark.parametrize("command", WRITING.values(), ids=WRITING)
def test_force_writes_over_it(command: tuple[str, ...], home: Path) -> None:
    (home / "out.html").write_text("mine", encoding="utf-8")
    assert run(*command, "out.html", "--force", home=home)[0] == 0
    assert (home / "out.html").read_text(encoding="utf-8") != "mine"


@pytest.mark.parametrize("command", WRITING.values(), ids=WRITING)
def test_a_link_is_followed_and_a_missing_folder_made(command: tuple[str, ...], home: Path) -> None:
    (home / "link.html").symlink_to(home / "new" / "real.html")
    assert run(*command, "link.html", home=home)[0] == 0
    assert (home / "link.html").is_symlink()
    assert (home / "new" / "real.html").stat().st_size > 0
    assert run(*command, "other/deep/out.html", home=home)[0] == 0


@pytest.mark.parametrize("command", WRITING.values(), ids=WRITING)
def test_a_pipe_is_written_to_and_stays_a_pipe(command: tuple[str, ...], home: Path) -> None:
    pipe = home / "pipe.html"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    assert run(*command, "pipe.html", home=home)[0] == 0
    reader.join(timeout=60)
    assert read
    assert read[0]
    assert pipe.is_fifo()


def test_a_device_stays_a_device(home: Path) -> None:
    assert run(*SIMULATE, "/dev/null", home=home)[0] == 0
    assert Path("/dev/null").is_char_device()
    code, _, errors = run(*SIMULATE, "/dev/full", home=home)
    assert code == 2
    assert "/dev/full: this file cannot be written" in errors


@pytest.mark.parametrize("command", [*WRITING.values(), REVIEW], ids=[*WRITING, "review"])
def test_a_folder_is_no_file(command: tuple[str, ...], home: Path) -> None:
    (home / "out.html").mkdir()
    code, _, errors = run(*command, "out.html", "--force", home=home)
    assert code == 2
    assert "this is a folder, not a file." in errors


def test_what_is_read_is_not_written(home: Path) -> None:
    before = (home / "game.json").read_bytes()
    (home / "again.json").symlink_to("game.json")
    for name in ("game.json", "./game.json", "again.json"):
        code, _, errors = run(*REVIEW, name, "--force", home=home)
        assert code == 2
        assert "this file is being read from." in errors
    assert (home / "game.json").read_bytes() == before


def test_a_part_of_earlier_work_is_kept(home: Path) -> None:
    (home / "games.jsonl.part").write_text("hours of work", encoding="utf-8")
    assert run(*SIMULATE, "games.jsonl", home=home)[0] == 0
    assert (home / "games.jsonl.part").read_text(encoding="utf-8") == "hours of work"


def test_a_journal_is_an_ordinary_file(home: Path) -> None:
    os.mkfifo(home / "pipe")
    code, _, errors = run(*ARENA[:-1], "pipe", home=home)
    assert code == 2
    assert "--records pipe: a journal is read again when it goes on" in errors


def test_the_ending_of_a_sheet_is_refused_before_the_work(home: Path) -> None:
    code, _, errors = run("paintings", "--sheet", "x.txt", home=home)
    assert code == 2
    assert "x.txt" in errors
    assert ".html or .png" in errors
    assert not (home / "x.txt").exists()


def test_a_page_tells_the_command_and_the_day_that_made_it(home: Path) -> None:
    assert run(*ARENA, "--html", "report.html", home=home)[0] == 0
    page = (home / "report.html").read_text(encoding="utf-8")
    assert f"{date.today().isoformat()}: vernissage arena musee " in page


def test_a_contact_sheet_has_captions_and_a_key(home: Path) -> None:
    assert run("paintings", "--deck", "covers", "--sheet", "all.html", home=home)[0] == 0
    page = (home / "all.html").read_text(encoding="utf-8")
    assert "Under each picture stands its name" in page
    assert page.count("<figcaption><b>") == page.count("<figure ") > 0
