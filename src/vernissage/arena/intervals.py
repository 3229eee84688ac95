"""Intervals with the deal as the unit: games of one deal are not independent of each other."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance
from typing import Final

import msgspec

MOST_GAIN: Final = 4.0
"""A game of duplicate deals never counts for more than this many independent ones."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean over deals with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def interval(self) -> list[float]:
        return [self.low, self.high]


def t_quantile(probability: float, freedom: int) -> float:
    """Student's quantile: exact for 1 and 2 degrees of freedom, a series beyond."""
    if freedom == 1:
        return math.tan(math.pi * (probability - 0.5))
    if freedom == 2:
        return (2 * probability - 1) / math.sqrt(2 * probability * (1 - probability))
    z = NormalDist().inv_cdf(probability)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))


def mean(deals: Sequence[float], *, confidence: float = 0.95) -> Estimate:
    """The mean of one number a deal."""
    middle = fmean(deals)
    if len(deals) < 2:
        return Estimate(middle, -math.inf, math.inf)
    error = math.sqrt(variance(deals) / len(deals))
    reach = t_quantile((1 + confidence) / 2, len(deals) - 1) * error
    return Estimate(middle, middle - reach, middle + reach)


def rate(deals: Sequence[float], games: int, *, confidence: float = 0.95) -> Estimate:
    """A win rate from the mean share of each deal, which was played in so many games.

    Wilson's interval over the effective number of games; it never leaves [0, 1] and stays
    honest near its ends. Where no deal ever differed, each deal counts as one game.
    """
    p = fmean(deals)
    if len(deals) < 2:
        return Estimate(p, 0.0, 1.0)
    effective = effective_games(deals, games)
    t = t_quantile((1 + confidence) / 2, len(deals) - 1)
    square = t * t / effective
    centre = (p + square / 2) / (1 + square)
    reach = t * math.sqrt(p * (1 - p) / effective + square / (4 * effective)) / (1 + square)
    return Estimate(p, min(p, max(0.0, centre - reach)), max(p, min(1.0, centre + reach)))


def effective_games(deals: Sequence[float], games: int) -> float:
    """How many independent games would be as precise as these deals."""
    p = fmean(deals)
    spread = p * (1 - p)
    if spread < 1e-12:
        return float(len(deals))
    error = variance(deals) / len(deals)
    return min(spread / error, MOST_GAIN * games) if error > 0 else MOST_GAIN * games


def percentile(sorted_values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    if not sorted_values:
        return 0.0
    index = math.ceil(share * len(sorted_values)) - 1
    return sorted_values[max(0, index)]
