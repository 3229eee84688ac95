"""Tuning: a toy bot learns that points are good, and must prove it on deals of its own."""

import json
from pathlib import Path

import pytest

from tests.arena.bots import Weights
from tests.arena.conftest import Call
from vernissage.arena.entries import weights_of
from vernissage.arena.tuning import Tuning, candidate, contest, held_out_test, search
from vernissage.arena.workers import ThisProcess
from vernissage.cli.game_options import GameOptions

TOY = "tests.arena.bots:Toy"
START = {"spacing": 0.2, "noise": 1.0, "unused": 0.0}


def tuning(players: int = 2, deals: int = 6, seed: int = 1) -> Tuning:
    return Tuning("musee", {"players": players}, TOY, START, deals, seed)


def test_the_weights_come_from_the_bot() -> None:
    assert weights_of("musee", TOY, 2) == START
    assert Weights().spacing == START["spacing"]


def test_candidates_are_multiples_and_nothing_stays_nothing() -> None:
    found = candidate(tuning(), [0.6931472, 0.0])
    assert found == {"spacing": 0.4, "noise": 1.0, "unused": 0.0}


def test_generations_and_the_final_test_never_share_deals() -> None:
    seeds = {contest(tuning(), START, f"tune/{n}").seed for n in range(100)}
    assert len(seeds | {contest(tuning(), START, "held-out").seed}) == 101


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, ("candidate", "champion")),
        (3, ("candidate", "champion", "champion")),
        (4, ("candidate", "champion", "candidate", "champion")),
    ],
)
def test_a_candidate_meets_the_champion(players: int, names: tuple[str, ...]) -> None:
    assert contest(tuning(players), START, "tune/0").names == names


def test_the_search_climbs_and_repeats() -> None:
    rounds = iter([True] * 4 + [False])
    told: list[float] = []
    weights, generations = search(
        tuning(), ThisProcess(), lambda: next(rounds), lambda _, fit: told.append(fit)
    )
    assert generations == len(told) == 4
    assert weights["spacing"] / weights["noise"] > START["spacing"] / START["noise"]
    again = iter([True] * 4 + [False])
    assert search(tuning(), ThisProcess(), lambda: next(again), lambda *_: None)[0] == weights


def test_equal_weights_do_not_pass() -> None:
    tested = held_out_test(tuning(), START, 30, ThisProcess())
    assert not tested.passed
    assert tested.line.win_rate == 0.5


def test_better_weights_pass() -> None:
    tested = held_out_test(tuning(), {**START, "spacing": 2.0}, 100, ThisProcess())
    assert tested.passed
    assert tested.deals < 100


def test_the_command_writes_weights_with_what_made_them(call: Call) -> None:
    asked = ("--minutes", "0.02", "--deals", "10", "--seed", "3", "--out", "w.json")
    code, output, errors = call("tune", "musee", TOY, *asked)
    assert (code, errors) == (0, "")
    assert "Written: w.json" in output
    file = json.loads(Path("w.json").read_bytes())
    assert set(file["weights"]) == set(START)
    made = file["made_by"]
    assert made["command"].startswith(f"vernissage tune musee {TOY} --players 2 --generations ")
    assert made["started_from"] == START
    assert made["result"]["win_rate"] > 0.5
    assert made["seeds"]["held_out"] == "held-out/3"


def test_the_recorded_command_finds_the_same_weights_again(call: Call) -> None:
    asked = ("--generations", "3", "--deals", "10", "--held-out", "900", "--seed", "3")
    given = ("--players", "2", "--stairs", "random")
    code, _, errors = call("tune", "musee", TOY, *asked, *given, "--out", "w.json")
    assert (code, errors) == (0, "")
    first = Path("w.json").read_bytes()
    command = json.loads(first)["made_by"]["command"].split()
    wanted = ["vernissage", "tune", "musee", TOY, *given, *asked, "--out", "w.json"]
    assert command == wanted
    Path("w.json").unlink()
    assert call(*command[1:], "--workers", "2")[0] == 0
    again = json.loads(Path("w.json").read_bytes())
    assert again["weights"] == json.loads(first)["weights"]
    assert again["made_by"] == json.loads(first)["made_by"]


def test_a_search_can_start_from_any_weights(call: Call) -> None:
    started = {**START, "spacing": 0.1}
    Path("start.json").write_text(json.dumps({"weights": started}), encoding="utf-8")
    asked = ("--generations", "3", "--deals", "10", "--held-out", "900", "--seed", "3")
    files = ("--start", "start.json", "--out", "w.json")
    assert call("tune", "musee", TOY, *asked, *files)[0] == 0
    made = json.loads(Path("w.json").read_bytes())["made_by"]
    assert made["started_from"] == started
    assert made["command"].endswith(" ".join(files))
    Path("start.json").write_text('{"weights": {"spacing": "wide"}}', encoding="utf-8")
    code, _, errors = call("tune", "musee", TOY, *asked, *files)
    assert code == 2
    assert "start.json" in errors
    Path("start.json").write_text('{"weights": {"speed": 1.0}}', encoding="utf-8")
    code, _, errors = call("tune", "musee", "club", *asked, *files)
    assert code == 2
    assert "start.json" in errors


def test_every_option_of_a_game_is_told_as_a_flag() -> None:
    options = GameOptions(players=3, mystery_hand=True, open_purses=True, tiles=Path("my box.csv"))
    told = ["--players", "3", "--mystery-hand", "--open-purses", "--tiles", "my box.csv"]
    assert options.flags() == told


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("musee", "greedy", "--out", "w.json"), "greedy: this bot has no weights."),
        (("musee", TOY, "--out", "w.json", "--minutes", "0"), "--minutes 0: this is not a time"),
        (("musee", TOY, "--out", "w.json", "--minutes", "nan"), "--minutes nan: this is not a"),
        (("musee", TOY, "--out", "w.json", "--deals", "0"), "--deals 0: this must be at least 1."),
        (("musee", TOY, "--out", "w.json", "--generations", "0"), "--generations 0: this must be"),
        (
            ("musee", TOY, "--out", "w.json", "--generations", "3", "--minutes", "1"),
            "--generations: --minutes and --generations both say how long to search.",
        ),
        (("musee", TOY, "--out", "/"), "/: this is a folder"),
        (("musee", TOY), "--out: this is needed and missing."),
        (("musee", "genius", "--out", "w.json"), "genius: "),
    ],
)
def test_refusals_are_one_line(
    call: Call, arguments: tuple[str, ...], what: str, tmp_path: Path
) -> None:
    code, output, errors = call("tune", *arguments)
    assert code == 2
    assert errors.startswith(what)
    assert errors.count("\n") == 1
    assert output == ""
    assert list(tmp_path.iterdir()) == []


def test_weights_write_over_nothing_that_exists_or_is_read(call: Call) -> None:
    """Also not behind a link; refused before the work."""
    short = ("--generations", "3", "--deals", "10", "--held-out", "900", "--seed", "3")
    start = json.dumps({"weights": {**START, "spacing": 0.1}})
    Path("start.json").write_text(start, encoding="utf-8")
    Path("again.json").symlink_to("start.json")
    for name in ("start.json", "again.json"):
        files = ("--start", "start.json", "--out", name, "--force")
        code, _, errors = call("tune", "musee", TOY, *short, *files)
        assert code == 2
        assert "this file is being read from." in errors
    code, _, errors = call("tune", "musee", TOY, *short, "--out", "start.json")
    assert code == 2
    assert "this file exists already." in errors
    assert Path("start.json").read_text(encoding="utf-8") == start
