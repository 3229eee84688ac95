"""Rates: how many decisions and games a second, taken three times so that the noise shows."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

REPEATS = 3
WARM_UP = 0.15  # of the seconds asked for, before anything counts


class Played(NamedTuple):
    """What one call played: whole games only, chance not counted as a decision."""

    decisions: float
    games: int


Play = Callable[[], Played]


@dataclass(frozen=True)
class Subject:
    """A game to be measured. Each field sets its play up, in the process that will run it."""

    api: Callable[[], Play]
    kernel: Callable[[], Play] | None = None
    copy: Callable[[], Callable[[], object]] | None = None


@dataclass(frozen=True)
class Rate:
    """Rates of the best repeat (noise only ever slows), and how far apart the repeats were."""

    decisions: float
    games: float
    spread: float


def rate(play: Play, seconds: float) -> Rate:
    run(play, seconds * WARM_UP)
    runs = [run(play, seconds / REPEATS) for _ in range(REPEATS)]
    decisions = [each.decisions for each in runs]
    return Rate(max(decisions), max(each.games for each in runs), spread(decisions))


def run(play: Play, seconds: float) -> Rate:
    """Whole games until the time is up, the last one included.

    Divided by processor time: on one core that is the clock's time, less what others took.
    """
    decisions, games = 0.0, 0
    ends = perf_counter() + seconds
    began = process_time()
    while perf_counter() < ends or games == 0:
        played = play()
        decisions += played.decisions
        games += played.games
    spent = max(process_time() - began, 1e-9)
    return Rate(decisions / spent, games / spent, spread=0.0)


def spread(values: list[float]) -> float:
    """From the lowest to the highest, as a part of the median."""
    return (max(values) - min(values)) / median(values)
