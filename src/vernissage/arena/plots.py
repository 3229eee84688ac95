"""What the plots of a report show: an arena's results as rows that a painter draws."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vernissage.arena.ladder import Step
from vernissage.arena.prices import Price
from vernissage.arena.summary import Line, SeatLine

if TYPE_CHECKING:
    from vernissage.pages.plots import Painter

SHORTEST: Final = 0.001
"""Milliseconds: a scale of powers of ten has no zero."""


def ladder(paint: "Painter", steps: Sequence[Step]) -> str:
    """Ratings with their intervals."""
    rows = [(step.bot, step.rating, *ends(step.interval)) for step in steps]
    return paint.intervals(rows, paint.say("report-axis-rating"))


def wins(paint: "Painter", lines: Sequence[Line], chance: float) -> str:
    """How often each bot won."""
    return rates(paint, [(line.bot, line.win_rate, line.interval) for line in lines], chance)


def seats(paint: "Painter", lines: Sequence[SeatLine], chance: float) -> str:
    """How often each seat won, whoever sat there."""
    named = [(paint.say("report-axis-seat", seat=line.seat), line) for line in lines]
    return rates(paint, [(name, line.win_rate, line.interval) for name, line in named], chance)


def rates(
    paint: "Painter", found: Sequence[tuple[str, float, Sequence[float]]], chance: float
) -> str:
    """Win rates with their intervals beside what chance gives, in percent."""
    rows = [(name, 100 * rate, *ends(interval, 100)) for name, rate, interval in found]
    return paint.intervals(rows, paint.say("report-axis-wins"), even=100 * chance)


def ends(interval: Sequence[float], scale: int = 1) -> tuple[float, float]:
    low, high = interval
    return scale * low, scale * high


def breakdown(paint: "Painter", game: str, lines: Sequence[Line | Step]) -> str:
    """The mean points of every source."""
    rows = [
        (line.bot, {paint.say(f"{game}-score-{name}"): n for name, n in line.breakdown.items()})
        for line in lines
    ]
    return paint.stacked(rows, paint.say("report-axis-points"))


def thinking(paint: "Painter", lines: Sequence[Line | Step]) -> str:
    """How long the bots thought, from the median to the 99th percentile."""
    rows = [
        (line.bot, max(line.decision_ms_p50, SHORTEST), max(line.decision_ms_p99, SHORTEST))
        for line in lines
    ]
    return paint.spans(rows, paint.say("report-axis-milliseconds"))


def prices(paint: "Painter", game: str, found: Sequence[Price]) -> str:
    """The mean price in each kind of auction over the rounds."""
    rows = [(one.round, paint.say(f"{game}-auction-{one.auction}"), one.price) for one in found]
    return paint.prices(rows)
