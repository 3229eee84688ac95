"""Regret matching finds how often to choose what in small games whose solution is known."""

from collections.abc import Callable

import pytest

from vernissage.bots.kernel.regrets import Regrets
from vernissage.core.chance import Generator

TIMES = 20_000


def learned(gain: Callable[[int, int], float], options: list[int]) -> list[list[float]]:
    """Two seats learn; the second gets what the first loses, its options are columns."""
    regrets, chance = Regrets(options, 3), Generator(3)
    for time in range(1, TIMES + 1):
        chosen = []
        for seat in (0, 1):
            regrets.match(seat, float(time))
            mark = chance.below(1 << 20) / (1 << 20)
            shares = [regrets.now[3 * seat + option] for option in range(3)]
            chosen.append(next((n for n in range(3) if mark < sum(shares[: n + 1])), 0))
        for option in range(3):
            regrets.values[option] = gain(option, chosen[1])
        regrets.learn(0)
        for option in range(3):
            regrets.values[option] = -gain(chosen[0], option)
        regrets.learn(1)
    return [regrets.shares(0), regrets.shares(1)]


def stone_paper_scissors(one: int, other: int) -> float:
    return (0.0, 1.0, -1.0)[(one - other) % 3]


def test_stone_paper_scissors_are_chosen_alike() -> None:
    for shares in learned(stone_paper_scissors, [0b111, 0b111]):
        assert shares == pytest.approx([1 / 3] * 3, abs=0.03)


def test_what_a_seat_does_not_have_is_never_chosen() -> None:
    """Against a seat without stone, paper is worse than scissors; stone keeps those honest."""
    first, second = learned(stone_paper_scissors, [0b111, 0b110])
    assert first == pytest.approx([1 / 3, 0, 2 / 3], abs=0.03)
    assert second == pytest.approx([0, 1 / 3, 2 / 3], abs=0.03)
