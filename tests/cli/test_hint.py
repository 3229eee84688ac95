"""vernissage hint: advice for a position of a record, as text and as JSON."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.run import run
from vernissage.core.languages import LANGUAGES
from vernissage.core.records import decode, encode, replay, states
from vernissage.core.words import words
from vernissage.games import GAMES

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


def cut(folder: Path, *, actions: int, seats: tuple[str, ...] | None) -> str:
    """A record of a game that was left after so many actions."""
    record = decode(Path(MUSEE).read_bytes().splitlines()[0])
    running = msgspec.structs.replace(
        record, actions=record.actions[:actions], seats=seats, result=None
    )
    (folder / "game.json").write_bytes(encode(running))
    return "game.json"


@pytest.mark.parametrize(
    ("language", "next_action"),
    [
        ("en", "Action 5 is next, to be decided by random (seat 1)\n"),
        ("pl", "Następna akcja: 5, decyzja: random (miejsce 1)\n"),
        ("de", "Als Nächstes Aktion 5, Entscheidung: random (Platz 1)\n"),
    ],
)
def test_a_running_game_is_advised_on_its_next_action(
    language: str, next_action: str, tmp_path: Path
) -> None:
    file = cut(tmp_path, actions=4, seats=("greedy", "random"))
    code, output, _ = run("hint", file, "--lang", language, home=tmp_path)
    assert code == 0
    assert output.startswith(next_action)
    assert words(language)("hint-played", move="").strip() not in output


def test_the_last_action_of_a_running_game_is_one_of_those_played(tmp_path: Path) -> None:
    file = cut(tmp_path, actions=4, seats=("greedy", "random"))
    _, output, _ = run("hint", file, "--at", "4", home=tmp_path)
    assert output.startswith("Action 4 of 4, to be decided by ")


@pytest.mark.parametrize(
    ("language", "who"),
    [
        ("en", "Action 3 of 4, to be decided by seat 1\n"),
        ("pl", "Akcja 3 z 4, decyzja: miejsce 1\n"),
        ("de", "Aktion 3 von 4, Entscheidung: Platz 1\n"),
    ],
)
def test_a_record_that_names_nobody_is_told_by_seats(
    language: str, who: str, tmp_path: Path
) -> None:
    file = cut(tmp_path, actions=4, seats=None)
    _, output, _ = run("hint", file, "--at", "3", "--lang", language, home=tmp_path)
    assert output.startswith(who)


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
        ((MUSEE, "--at", "1", "--seat", "9"), "--seat 9: there is no such seat at this table."),
        ((MUSEE, "--at", "1.5"), "--at 1.5: this takes a whole number."),
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


def open_auction(tmp_path: Path) -> tuple[Path, int, list[int]]:
    """A record, the number of an action in an open auction, and who has passed in silence."""
    file = RECORDS / "modern-art-4.jsonl"
    record = decode(file.read_bytes().splitlines()[0])
    game = GAMES["modern-art"]
    for number, state in enumerate(states(game, record)):
        passed = [s for s in game.manners.awaited(state) if s not in state.to_act()]
        silently = number > 0 and record.actions[number - 1].endswith(" pass")
        if game.manners.outcry(state) and passed and silently:
            return file, number + 1, passed
    raise AssertionError("no open auction")


def test_a_refusal_does_not_tell_who_is_silent(tmp_path: Path) -> None:
    """MA-O3: it names everybody who might speak, not those who truly may."""
    file, at, _ = open_auction(tmp_path)
    game = GAMES["modern-art"]
    state = replay(game, decode(file.read_bytes().splitlines()[0]), until=at - 1)
    bidder = next(seat for seat in range(4) if seat not in game.manners.awaited(state))
    code, _, errors = run("hint", str(file), "--at", str(at), "--seat", str(bidder), home=tmp_path)
    assert code == 2
    named = errors.rpartition("seat ")[2].rpartition(".")[0]
    assert named == ", ".join(str(seat) for seat in range(4) if seat != bidder)


def test_a_replay_for_a_seat_counts_no_silent_pass(tmp_path: Path) -> None:
    """MA-O3: before and after somebody's silent pass another seat is shown the same."""
    file, at, passed = open_auction(tmp_path)
    other = next(seat for seat in range(4) if seat not in passed)
    told = [
        run("replay", str(file), "--at", str(number), "--as-seen-by", str(other), home=tmp_path)[1]
        for number in (at - 1, at)
    ]
    assert told[0] == told[1]
