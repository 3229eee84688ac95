"""Strengths by maximum likelihood: examples that can be done by hand."""

import math

import pytest

from vernissage.arena.live import Live
from vernissage.arena.plackett_luce import Choices, choices_in, ratings, strengths, total


def games(*rankings: tuple[list[int], int]) -> Choices:
    """Each order of bots, so many times; the first is the winner."""
    deals = []
    for order, times in rankings:
        deals += [choices_in([(bot, place) for place, bot in enumerate(order)])] * times
    return total(deals)


def test_two_bots_have_the_odds_of_their_games() -> None:
    """30 to 10: three times as strong."""
    first, second = strengths(games(([0, 1], 30), ([1, 0], 10)), 2)
    assert first / second == pytest.approx(3)
    assert first * second == pytest.approx(1)


def test_three_bots_by_hand() -> None:
    """Every order of strengths 4, 2, 1 as often as the model says: they come back.

    P(abc) = 4/7 * 2/3, P(acb) = 4/7 * 1/3, P(bac) = 2/7 * 4/5, and so on: times 105 whole games.
    """
    strong = (4, 2, 1)
    orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    counted = []
    for order in orders:
        a, b, c = (strong[bot] for bot in order)
        counted.append((order, round(105 * 2 * a / 7 * b / (b + c))))
    found = strengths(games(*counted), 3)
    assert found[0] / found[2] == pytest.approx(4, rel=1e-6)
    assert found[1] / found[2] == pytest.approx(2, rel=1e-6)


def test_at_the_maximum_wins_are_as_expected() -> None:
    """The likelihood equation: each bot is chosen as often as the strengths foretell."""
    played = games(([0, 1, 2], 5), ([2, 0, 1], 3), ([1, 2], 4), ([1, 0], 2))
    strong = strengths(played, 3)
    for bot in range(3):
        chosen = sum(weight for (one, _), weight in played.items() if one == bot)
        foretold = sum(
            weight * strong[bot] / sum(strong[other] for other in among)
            for (_, among), weight in played.items()
            if bot in among
        )
        assert chosen == pytest.approx(foretold, rel=1e-6)


def test_a_tie_is_half_a_win_for_each() -> None:
    tied = choices_in([(0, 0), (1, 0)])
    assert tied == {(0, (0, 1)): 0.5, (1, (0, 1)): 0.5}
    assert strengths(tied, 2) == pytest.approx([1, 1])


def test_three_to_one_is_191_points() -> None:
    """400 times the decimal logarithm of 3."""
    won, lost = choices_in([(0, 0), (1, 1)]), choices_in([(1, 0), (0, 1)])
    found = ratings(["strong", "weak"], [won] * 300 + [lost] * 100)
    assert [rating.bot for rating in found] == ["strong", "weak"]
    assert found[0].rating - found[1].rating == pytest.approx(400 * math.log10(3), abs=2)
    assert found[0].low < found[0].rating < found[0].high
    assert found[0].low > found[1].high


def test_a_bot_that_always_wins_has_a_finite_rating_and_an_open_interval() -> None:
    found = ratings(["always", "never"], [choices_in([(0, 0), (1, 1)])] * 20)
    assert found[0].rating < 3000
    assert found[0].high - found[0].low > 100


def test_the_bootstrap_repeats() -> None:
    deals = [choices_in([(0, 0), (1, 1)]), choices_in([(1, 0), (0, 1)])] * 10
    assert ratings(["a", "b"], deals, seed=3) == ratings(["a", "b"], deals, seed=3)


def test_live_ratings_follow_the_games() -> None:
    live = Live(["a", "b", "b"])
    for _ in range(10):
        live.add([("a", 0), ("b", 1)])
    live.add([("b", 0), ("b", 1)])
    order = live.order()
    assert [name for name, _ in order] == ["a", "b"]
    assert order[0][1] > order[1][1]
