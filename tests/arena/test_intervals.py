"""Intervals: known values, and by simulation what they promise."""

import math
from itertools import repeat
from random import Random

import pytest

from vernissage.arena.intervals import effective_games, mean, percentile, rate, t_quantile


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, expected: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(expected, abs=0.01)


def test_one_game_a_deal_gives_wilsons_interval() -> None:
    """81 of 100: Wilson's interval is 72.2 % to 87.5 %."""
    found = rate([1.0] * 81 + [0.0] * 19, 100)
    assert found.value == 0.81
    assert found.low == pytest.approx(0.722, abs=0.003)
    assert found.high == pytest.approx(0.875, abs=0.003)


def test_games_of_one_deal_that_always_agree_count_once() -> None:
    """Four games a deal, all won or all lost: 100 deals are 100 games, not 400."""
    deals = [1.0] * 60 + [0.0] * 40
    assert effective_games(deals, 400) == pytest.approx(100, rel=0.02)
    assert effective_games([0.5] * 99 + [1.0], 200) > 200


def test_a_bot_that_never_lost_is_not_known_to_win_always() -> None:
    found = rate([1.0] * 250, 1000)
    assert found.high == 1.0
    assert found.low == pytest.approx(250 / (250 + 1.97**2), abs=0.001)


def test_one_deal_says_nothing() -> None:
    assert rate([1.0], 2).interval == [0.0, 1.0]
    assert mean([3.0]).interval == [-math.inf, math.inf]


def test_the_mean_of_known_numbers() -> None:
    """2, 4, 6: mean 4, standard error 1.1547, t 4.303."""
    found = mean([2.0, 4.0, 6.0])
    assert found.value == 4.0
    assert found.high == pytest.approx(4 + 4.303 * 2 / math.sqrt(3), abs=0.01)


@pytest.mark.parametrize(("wins", "games"), [(0.5, 2), (0.25, 4), (0.9, 2)])
def test_ninety_five_intervals_of_a_hundred_hold_the_truth(wins: float, games: int) -> None:
    """Deals differ in luck, so their games hang together; the interval must know it."""
    chance, held, naive = Random(5), 0, 0
    for _ in range(1000):
        deals = [lucky_deal(chance, wins, games) for _ in range(80)]
        found = rate(deals, 80 * games)
        held += found.low <= wins <= found.high
        reach = 1.96 * math.sqrt(found.value * (1 - found.value) / (80 * games))
        naive += abs(found.value - wins) <= reach
    assert 0.93 <= held / 1000 <= 0.97
    assert naive < held


def lucky_deal(chance: Random, wins: float, games: int) -> float:
    """The share won of one deal whose own win rate is drawn from a beta distribution."""
    own = chance.betavariate(2 * wins, 2 * (1 - wins))
    return sum(chance.random() < own for _ in repeat(None, games)) / games


def test_percentiles() -> None:
    hundred = [float(number) for number in range(1, 101)]
    assert percentile(hundred, 0.5) == 50
    assert percentile(hundred, 0.99) == 99
    assert percentile([7.0], 0.99) == 7
    assert percentile([], 0.5) == 0
