"""The strength bench: deals as units, one line of output, bad input refused in one line."""

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("strength")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCH / "strength.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def test_a_bot_against_itself_wins_half_of_every_deal(strength: Any) -> None:
    """Greedy has no luck of its own: with the seats swapped each deal is won once, or shared."""
    found = strength.strength("greedy", "greedy", deals=12)
    assert (found.rate, found.low, found.high, found.points) == (0.5, 0.5, 0.5, 0)


def test_the_interval_takes_the_deal_as_its_unit(
    strength: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four deals won 2, 2, 1 and 1 times out of 2: mean 0.75, deviation 0.2887."""
    wins = iter([2.0, 2.0, 1.0, 1.0])
    monkeypatch.setattr(strength, "both_ways", lambda *_: (next(wins), 6))
    found = strength.strength("one", "other", deals=4)
    assert (found.rate, found.points) == (0.75, 3)
    assert found.low == pytest.approx(0.75 - 1.96 * 0.288675 / 2, abs=1e-5)
    assert found.high == 1.0


def test_both_games_of_a_deal_are_played_from_the_same_cards(
    strength: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[tuple[str, ...], Any]] = []
    real = strength.play

    def listen(game: Any, options: Any, seats: list[str], seed: int, *, setup: Any) -> Any:
        played.append((tuple(seats), setup))
        return real(game, options, seats, seed, setup=setup)

    monkeypatch.setattr(strength, "play", listen)
    strength.both_ways("greedy", "random", seed=3)
    assert [seats for seats, _ in played] == [("greedy", "random"), ("random", "greedy")]
    assert played[0][1] == played[1][1]


def test_it_prints_the_rate_and_its_interval_in_one_line() -> None:
    done = run("--deals", "3", "--seed", "5")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("musee-2: greedy against random, 3 deals, 6 games: wins ")
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [("--deals", "1"), ("--deals", "many"), ("--bot", "nobody", "--deals", "2"), ("--nonsense",)],
)
def test_bad_arguments_are_refused_in_one_line(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("strength: ")
