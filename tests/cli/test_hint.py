"""vernissage hint: advice for a position of a record, as text and as JSON."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.run import run
from vernissage.core.records import decode, encode
from vernissage.core.words import LANGUAGES

RECORDS = Path(__file__).parent.parent / "records"
MUSEE = str(RECORDS / "musee-2.jsonl")
MODERN_ART = str(RECORDS / "modern-art-4.jsonl")


def test_a_hint_names_move_worth_reasons_and_risk(tmp_path: Path) -> None:
    code, output, errors = run("hint", MUSEE, "--at", "9", home=tmp_path)
    assert (code, errors) == (0, "")
    assert output.startswith("Action 9 of 21, to be decided by random (seat 1)\nhang ")
    for part in ("gallery, column", "Next best: “hang", "It ", "Risk: ", "Played: "):
        assert part in output


def test_a_hint_is_the_same_every_time(tmp_path: Path) -> None:
    asked = ("hint", MODERN_ART, "--at", "40")
    assert run(*asked, home=tmp_path) == run(*asked, home=tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_as_json(language: str, tmp_path: Path) -> None:
    asked = ("hint", MODERN_ART, "--at", "9", "--json", "--lang", language)
    code, output, _ = run(*asked, home=tmp_path)
    assert code == 0
    told = json.loads(output)
    assert (told["game"], told["at"], told["seat"]) == ("modern-art", 9, 2)
    assert told["value"] >= told["runner_up_value"]
    assert [reason["code"][:18] for reason in told["reasons"]] == ["advice-modern-art-"] * 2
    assert told["words"]["move"] == told["move"]
    assert told["words"]["worth"][0].isupper()


def test_a_running_game_is_advised_on_its_next_action(tmp_path: Path) -> None:
    record = decode(Path(MUSEE).read_bytes().splitlines()[0])
    running = msgspec.structs.replace(record, actions=record.actions[:4], result=None)
    (tmp_path / "game.json").write_bytes(encode(running))
    code, output, _ = run("hint", "game.json", home=tmp_path)
    assert code == 0
    assert output.startswith("Action 5 of 4")
    assert "Played" not in output


def test_any_seat_that_may_act_can_be_asked_for(tmp_path: Path) -> None:
    """Sealed bids come in any order."""
    record = decode(Path(MODERN_ART).read_bytes().splitlines()[0])
    first = next(n for n, text in enumerate(record.actions, 1) if " seal " in text)
    for seat in range(4):
        asked = ("hint", MODERN_ART, "--at", str(first), "--seat", str(seat), "--json")
        code, output, _ = run(*asked, home=tmp_path)
        assert code == 0
        assert json.loads(output)["seat"] == seat
        assert json.loads(output)["move"].startswith("seal ")


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ((MUSEE,), "hint: the game is over; there is nothing left to decide. Give --at"),
        ((MUSEE, "--at", "0"), "--at 0: there is no such action to decide. Give a number from 1"),
        ((MUSEE, "--at", "22"), "--at 22: there is no such action to decide."),
        ((MUSEE, "--at", "1", "--seat", "0"), "--seat 0: this seat has nothing to decide there."),
        ((MUSEE, "--at", "1", "--line", "99"), "musee-2.jsonl, 99: there is no record in"),
        (("nothing.json", "--at", "1"), "nothing.json: there is no such file."),
        ((str(Path(__file__)), "--at", "1"), "test_hint.py, line 1:"),
    ],
)
def test_what_cannot_be_advised_is_refused(
    arguments: tuple[str, ...], what: str, tmp_path: Path
) -> None:
    code, output, errors = run("hint", *arguments, home=tmp_path)
    assert (code, output) == (2, "")
    assert errors.startswith(what)
    assert errors.count("\n") == 1
