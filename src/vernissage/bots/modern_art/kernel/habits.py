"""What players of Modern Art are in the habit of paying for a lot. Compiled.

A seat pays a share of what a lot should pay, of what it pays today, or of what it pays at best.
"""

from math import exp
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.modern_art.kernel.rollout import BASES

EXPECTED: Final = 0
TODAY: Final = 1
BEST: Final = 2


class Habit(NamedTuple):
    """A share of one base, how exactly it is kept to, and how likely it is before any sale."""

    base: int
    share: float
    spread: float
    prior: float


HABITS: Final = (
    Habit(EXPECTED, 0.30, 0.06, 0.01),
    Habit(EXPECTED, 0.35, 0.06, 0.01),
    Habit(EXPECTED, 0.40, 0.06, 0.02),
    Habit(EXPECTED, 0.45, 0.06, 0.02),
    Habit(EXPECTED, 0.50, 0.06, 0.03),
    Habit(EXPECTED, 0.55, 0.06, 0.03),
    Habit(EXPECTED, 0.60, 0.06, 0.04),
    Habit(EXPECTED, 0.65, 0.06, 0.04),
    Habit(EXPECTED, 0.70, 0.06, 0.06),
    Habit(EXPECTED, 0.75, 0.06, 0.07),
    Habit(EXPECTED, 0.80, 0.06, 0.10),
    Habit(EXPECTED, 0.85, 0.06, 0.14),
    Habit(EXPECTED, 0.90, 0.06, 0.10),
    Habit(EXPECTED, 0.95, 0.06, 0.04),
    Habit(EXPECTED, 0.50, 0.20, 0.03),
    Habit(EXPECTED, 0.75, 0.18, 0.10),
    Habit(EXPECTED, 1.10, 0.15, 0.02),
    Habit(TODAY, 0.40, 0.06, 0.01),
    Habit(TODAY, 0.50, 0.04, 0.02),
    Habit(TODAY, 0.60, 0.04, 0.02),
    Habit(TODAY, 0.67, 0.04, 0.01),
    Habit(TODAY, 0.75, 0.04, 0.01),
    Habit(TODAY, 0.80, 0.04, 0.01),
    Habit(TODAY, 0.90, 0.06, 0.01),
    Habit(TODAY, 1.00, 0.08, 0.01),
    Habit(BEST, 0.15, 0.20, 0.01),
    Habit(BEST, 0.30, 0.25, 0.01),
    Habit(BEST, 0.50, 0.25, 0.01),
    Habit(BEST, 0.70, 0.25, 0.01),
)
"""Bots keep to a share of the expected value within a fifteenth, in 1,600 closed hands; people
waver more."""
_BASES: Final = vec[i64]([habit.base for habit in HABITS])
_SHARES: Final = vec[float]([habit.share for habit in HABITS])
_SPREADS: Final = vec[float]([habit.spread for habit in HABITS])


def pays(at: i64, amount: float, values: list[float], shade: float) -> float:
    """The chance that a seat with this habit pays the amount.

    The values are what the lot should pay, pays today and can pay at best.
    """
    base: float = values[_BASES[at]]
    share: float = _SHARES[at]
    if _BASES[at] == EXPECTED:
        share *= shade
    distance: float = 1.7 * (share * base - amount) / (_SPREADS[at] * base + 0.5)
    if distance > 30.0:
        distance = 30.0
    elif distance < -30.0:
        distance = -30.0
    return 1.0 / (1.0 + exp(-distance))


def paid(trust: list[float], amount: float, values: list[float], shade: float) -> float:
    """The chance that a seat pays the amount whose habits are likely so much each."""
    chance: float = 0.0
    at: i64 = 0
    while at < len(trust):
        chance += trust[at] * pays(at, amount, values, shade)
        at += 1
    return chance


def ways() -> list[float]:
    """The habits as rollouts know them: three shares each."""
    found: list[float] = []
    for habit in HABITS:
        found += [habit.share if base == habit.base else 0.0 for base in range(BASES)]
    return found
