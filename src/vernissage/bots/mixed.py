"""Drawing one of several answers that a mixed strategy plays with known shares."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.chance import Generator

RARE: Final = 0.05
"""Answers that would be given more rarely are not given at all."""
FINE: Final = 1 << 20


def drawn(shares: Sequence[float], chance: Generator) -> int:
    """The place of one answer, as often as its share says; rare ones are remnants of learning."""
    worthy = [share if share >= RARE else 0.0 for share in shares]
    mark = sum(worthy) * (int(chance.below(FINE)) / FINE)
    for place, share in enumerate(worthy):
        mark -= share
        if mark < 0.0:
            return place
    return max(range(len(shares)), key=lambda place: shares[place])
