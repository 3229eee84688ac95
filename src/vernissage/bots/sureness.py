"""Two answers tried in the same worlds: their means, apart only where the difference is sure."""

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

SURELY: Final = 2.0
"""The standard errors from which on a paired difference is more than luck."""


def told_apart(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """What both bring on average, world by world; the same unless the best is surely better."""
    value = fmean(best)
    return value, fmean(other) if surely_better(best, other) else value


def surely_better(one: Sequence[float], other: Sequence[float]) -> bool:
    differences = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return fmean(differences) > SURELY * error_of(differences)


def error_of(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    return stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
