"""The sequential test: its bounds, its errors and how soon it decides."""

from random import Random

import pytest

from vernissage.arena.sprt import BOUND, FEWEST, Sprt, Verdict


def test_the_bounds_are_those_of_five_percent() -> None:
    assert pytest.approx(2.944, abs=0.001) == BOUND


def decide(wins: float, chance: Random, games: int = 2) -> Verdict:
    test = Sprt(0.5, 0.6)
    while True:
        share = sum(chance.random() < wins for _ in range(games)) / games
        verdict = test.add(share)
        if verdict.accepted is not None:
            return verdict


def test_both_errors_stay_near_five_percent() -> None:
    chance = Random(3)
    wrong_high = sum(decide(0.5, chance).accepted == "p1" for _ in range(400))
    wrong_low = sum(decide(0.6, chance).accepted == "p0" for _ in range(400))
    assert wrong_high / 400 < 0.08
    assert wrong_low / 400 < 0.08


def test_it_needs_far_fewer_games_than_a_fixed_number() -> None:
    """For 0.50 against 0.60 a fixed test of the same strength needs about 270 games."""
    chance = Random(4)
    games = [2 * decide(0.6, chance).deals for _ in range(200)]
    assert 90 < sum(games) / len(games) < 200


def test_a_known_ratio() -> None:
    """20 deals, 12 won: 20 * 0.1 * (1.2 - 1.1) / (2 * variance)."""
    test = Sprt(0.5, 0.6)
    for share in [1.0] * 12 + [0.0] * 8:
        verdict = test.add(share)
    variance = (20 * 0.24 + 0.25) / 21
    assert verdict.llr == pytest.approx(20 * 0.1 * 0.1 / (2 * variance))
    assert verdict.accepted is None


def test_no_verdict_before_the_tenth_deal() -> None:
    test = Sprt(0.5, 0.6)
    verdicts = [test.add(1.0).accepted for _ in range(FEWEST)]
    assert verdicts == [None] * (FEWEST - 1) + ["p1"]
