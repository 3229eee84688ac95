"""What comes from files and other people's bots: told shortly, safely, and as theirs."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import run, run_apart

RECORDS = Path(__file__).parent.parent / "records" / "musee-2.jsonl"
Record = dict[str, Any]


def written(home: Path, change: Callable[[Record], None]) -> str:
    """A record with one thing changed, as a file."""
    record = json.loads(RECORDS.read_bytes().splitlines()[0])
    change(record)
    (home / "game.json").write_text(json.dumps(record), encoding="utf-8")
    return "game.json"


def refused(home: Path, *command: str) -> str:
    code, output, errors = run(*command, home=home)
    assert (code, output) == (2, ""), errors
    assert "mistake of ours" not in errors
    assert len(errors) < 1500
    assert not any(ord(sign) < 32 for sign in errors.rstrip("\n"))
    return errors


ESCAPE = "\x1b[2J\x07\u202e\n"


@pytest.mark.parametrize(
    "change",
    [
        lambda r: r.update(game=ESCAPE + "x" * 10**6),
        lambda r: r.update(format=ESCAPE),
        lambda r: r["options"].update({ESCAPE: 1}),
        lambda r: r.update(actions=[f"0 hang {ESCAPE}"]),
        lambda r: r.update(actions=["x" * 10**6]),
        lambda r: r.update({ESCAPE * 1000: 1}),
        lambda r: r["setup"].update(deck=[ESCAPE]),
        lambda r: r.update(seats=[ESCAPE]),
    ],
)
def test_what_a_file_says_is_cut_and_escaped(
    change: Callable[[Record], None], tmp_path: Path
) -> None:
    refused(tmp_path, "verify", written(tmp_path, change))


def test_names_of_a_file_move_no_cursor(tmp_path: Path) -> None:
    names = [f"[red]{ESCAPE}", "y" * 10**5]
    file = written(tmp_path, lambda r: r.update(seats=names))
    for command in ("replay", "hint"):
        code, output, errors = run(command, file, "--at", "3", home=tmp_path)
        assert code == 0, errors
        assert "\x1b" not in output
        assert "\u202e" not in output
        assert len(output) < 10_000
        assert "[red]\\x1b" in output or "yyy… (seat 1)" in output


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b'{"format": "vernissage-record/1", "format": "x"}', "this key stands twice"),
        (b'{"format": "vernissage-record/1", "sets": 1}', "sets: a record has no such field."),
        (b"\xff\xfe{\x00}\x00", "this is not text in UTF-8 (byte 1)"),
        ('{"format": "vernissage-record/1"}\n'.encode("utf-16"), "not text in UTF-8"),
        (b'{"format":' + b"[" * 5000 + b"]" * 5000 + b"}", "nested too deeply"),
        (b"[]", "this is not a game record"),
        (b"", "there is no record in this file"),
        (b"\x00" * 100, "this is not JSON"),
        (b'{"a":"' + b"b" * 10**7 + b'"}', "this is not a game record"),
        (b'{"format": 1' + b"0" * 5000 + b"}", "this is not a game record"),
    ],
)
def test_a_broken_file_is_told_by_what_is_wrong(content: bytes, said: str, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(content)
    assert said in refused(tmp_path, "verify", "game.json")


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    line = RECORDS.read_bytes().splitlines()[0]
    (tmp_path / "game.json").write_bytes(b"\xef\xbb\xbf" + line)
    assert run("verify", "game.json", home=tmp_path)[0] == 0


def test_players_in_quotation_marks(tmp_path: Path) -> None:
    file = written(tmp_path, lambda r: r["options"].update(players="2"))
    said = refused(tmp_path, "verify", file)
    assert "players '2': the number of players is a whole number, without quotation marks." in said


def test_an_empty_tiles_file(tmp_path: Path) -> None:
    (tmp_path / "tiles.csv").write_bytes(b"")
    said = refused(tmp_path, "simulate", "art-society", "--tiles", "tiles.csv", "--games", "1")
    assert "tiles.csv" in said


BOTS = """
import os
class Needs:
    def __init__(self, strength):
        pass
    def choose(self, view, choices, chance):
        pass
class Exits:
    def choose(self, view, choices, chance):
        raise SystemExit(0)
class Raises:
    def choose(self, view, choices, chance):
        return [][1]
class Nonsense:
    def choose(self, view, choices, chance):
        return object
class Cancels:
    def choose(self, view, choices, chance):
        raise BaseException("no more")
class Speechless:
    class Fault(Exception):
        def __str__(self):
            raise RuntimeError("ours?")
    def choose(self, view, choices, chance):
        raise self.Fault
class Wordy:
    def choose(self, view, choices, chance):
        raise ValueError("x" * 100_000)
class Huge:
    def choose(self, view, choices, chance):
        return 10**30
class Truth:
    def choose(self, view, choices, chance):
        return True
class Dies:
    def choose(self, view, choices, chance):
        os._exit(3)
class Prints:
    def choose(self, view, choices, chance):
        print("thinking")
        card = next(card for card in choices.cards if card.places)
        return card.action(card.places[0])
"""


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Needs", "missing 1 required positional argument: 'strength'"),
        ("Exits", "SystemExit: 0; bots.py:10)"),
        ("Raises", "IndexError: list index out of range; bots.py:13)"),
        ("Nonsense", "a bot answers with an action or its notation."),
        ("Cancels", "broke off (BaseException: no more; bots.py:19)"),
        ("Speechless", "broke off (Fault; bots.py:25)"),
        ("Wordy", "xxx…; bots.py:28)"),
        ("Truth", "a bot answers with an action or its notation."),
        ("Huge", "there is no action with this number"),
    ],
)
def test_a_bot_that_goes_wrong_is_blamed_itself(bot: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(BOTS, encoding="utf-8")
    seats = f"./bots.py:{bot},random"
    for command in ("simulate", "arena"):
        errors = refused(tmp_path, command, "musee", "--seats", seats)
        assert f"./bots.py:{bot}" in errors
        assert said in errors


def test_a_bot_that_prints_leaves_the_records_alone(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(BOTS, encoding="utf-8")
    seats = ("--seats", "./bots.py:Prints,random", "--games", "1")
    code, output, errors = run_apart("simulate", "musee", *seats, home=tmp_path)
    assert code == 0
    assert "thinking" in errors
    assert json.loads(output)["game"] == "musee"


def test_a_bot_that_ends_its_process(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(BOTS, encoding="utf-8")
    seats = ("--seats", "./bots.py:Dies,random", "--games", "1", "--workers", "2")
    code, _, errors = run_apart("simulate", "musee", *seats, home=tmp_path)
    assert code == 2
    assert "--workers: a process that was playing has ended by itself." in errors


def test_a_bot_file_that_breaks_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text("import os\n\nos.nothing\n", encoding="utf-8")
    said = refused(tmp_path, "simulate", "musee", "--seats", "./bots.py:Mine,random")
    assert "bots.py:3)" in said


def test_a_bot_file_that_ends_in_no_ordinary_way_is_told_as_well(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("class Odd(BaseException):\n    pass\nraise Odd('no')\n")
    told = refused(tmp_path, "simulate", "musee", "--seats", "./bot.py,random")
    assert "Odd: no; bot.py:3" in told


def test_a_terminal_without_unicode_is_spoken_to(tmp_path: Path) -> None:
    import os
    import subprocess
    import sys

    for coding in ("ascii", "iso-8859-2"):
        done = subprocess.run(
            [sys.executable, "-m", "vernissage", "play", "musee", "--lang", "pl", "--seed", "5"],
            env={**os.environ, "PYTHONIOENCODING": coding, "XDG_DATA_HOME": str(tmp_path)},
            input=b"\xff\xfe hang\nhang [/] T1\nquit\n",
            capture_output=True,
        )
        assert done.returncode == 0, done.stderr
        assert b"[/]" in done.stdout


def test_a_budget_of_any_size_is_bounded(tmp_path: Path) -> None:
    said = refused(tmp_path, "simulate", "musee", "--seats", f"master@{10**30},random")
    assert "Give a number above 0 and up to 1000000000" in said
