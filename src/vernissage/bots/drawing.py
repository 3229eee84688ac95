"""Drawing one of several answers, the better ones more often."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.chance import Generator

RARE: Final = 0.05
"""Answers that a mixed strategy would give more rarely are not given at all."""


def drawn(shares: Sequence[float], chance: Generator) -> int:
    """The place of an answer of a mixed strategy; rare ones are remnants of learning."""
    return by_weight([share if share >= RARE else 0.0 for share in shares], chance)


def by_weight(weights: Sequence[float], chance: Generator) -> int:
    """A place, as often as its weight says."""
    mark = sum(weights) * chance.fraction()
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0.0:
            return place
    return max(range(len(weights)), key=lambda place: weights[place])
