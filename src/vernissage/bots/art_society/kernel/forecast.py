"""What the four types of Art Society will score in the end, on average. Compiled.

Markers advance until the game ends: their totals are taken as spread normally around what they
stand at, the further the more rounds are left. AS-F1 ranks them.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.art_society import scoring
from vernissage.games.art_society.parts import TYPES

STEP: Final = 3.2
"""How far a marker strays from the others in one round, in points of prestige."""
SHARPNESS: Final = 1.7
"""The logistic curve with this slope is nearly the normal one."""
CATCHING_UP: Final = 0.02
"""By how much of its lag a marker that lies behind catches up in a round."""


@final
class Forecast:
    """Expected multipliers and, for each type, the chance that it will be the x5 type."""

    __slots__ = ("first", "multipliers")

    def __init__(self) -> None:
        self.multipliers = vec[float]([3.5] * TYPES)
        self.first = vec[float]([0.25] * TYPES)

    def look(self, museum: vec[i64], totals: vec[i64], rounds: float) -> None:
        """AS-F1: what is likely when so many more paintings go to the museum."""
        spread: float = STEP * sqrt(rounds * 2.0) + 0.05
        shrink: float = 1.0 / (1.0 + CATCHING_UP * rounds)
        absent: float = exp(-0.29 * rounds)
        total: float = 0.0
        kind: i64 = 0
        while kind < TYPES:
            ahead: float = 1.0
            rank: float = 5.0
            other: i64 = 0
            while other < TYPES:
                if other != kind:
                    lead: float = shrink * float(totals[kind] - totals[other])
                    wins: float = chance_of(lead / spread)
                    rank -= 1.0 - wins
                    ahead *= wins
                other += 1
            if museum[kind] == 0:
                rank = absent * 2.0 + (1.0 - absent) * rank
                ahead *= 1.0 - absent
            self.multipliers[kind] = rank
            self.first[kind] = ahead
            total += ahead
            kind += 1
        self.share_the_lead(total)

    def share_the_lead(self, total: float) -> None:
        """One type is the first in the end, if any painting went to the museum."""
        if total <= 0.0:
            return
        kind: i64 = 0
        while kind < TYPES:
            self.first[kind] /= total
            kind += 1

    def stay(self, museum: vec[i64], totals: vec[i64]) -> None:
        """AS-F1: what the types score now, as if it stayed so."""
        kind: i64 = 0
        while kind < TYPES:
            points: i64 = scoring.multiplier(museum, totals, kind)
            self.multipliers[kind] = float(points)
            self.first[kind] = 1.0 if points == 5 else 0.0
            kind += 1


def chance_of(lead: float) -> float:
    """How likely a marker with this lead, in standard deviations, stays ahead."""
    if lead > 12.0:
        return 1.0
    if lead < -12.0:
        return 0.0
    return 1.0 / (1.0 + exp(-SHARPNESS * lead))
