"""A review of one finished game: everything that the terminal and the page tell."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

import msgspec

from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.core.records import Record, Result
from vernissage.core.refusals import Invalid
from vernissage.core.words import Words
from vernissage.review.checks import checked, pairs
from vernissage.review.course import Standing, course
from vernissage.review.decisions import Decision, costliest, open_decisions, weighed
from vernissage.review.grid import Grid
from vernissage.review.luck import Luck, luck

LEAST: Final = {"musee": 0.5, "modern-art": 1.0, "art-society": 0.5}
"""What a decision must cost at least to be told."""

FEWEST: Final = 3
"""The fewest estimates of each seat that are measured, even where fewer decisions are told."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """How much of a review is asked for."""

    seats: tuple[int, ...]
    """Whose decisions are weighed."""
    top: int
    """Decisions of each seat that are told at most."""
    replays: int
    """How often the deal is played with each rotation."""

    @property
    def measured(self) -> int:
        """Estimates of each seat that are measured: the costliest need not stay the costliest."""
        return max(self.top, FEWEST)


class Review(msgspec.Struct, frozen=True):
    game: str
    result: Result
    course: tuple[Standing, ...]
    decisions: tuple[tuple[int, tuple[Decision, ...]], ...]
    """By seat, the costliest first."""
    sound: dict[int, tuple[int, int]]
    """By seat: how many decisions were the best or nearly so, and how many there were."""
    luck: Luck


def check_finished(game: Game, record: Record) -> None:
    """A review tells all hands, so that it is only for games that are over."""
    records.verify(game, record)
    if record.result is None:
        raise Invalid("review", "review-not-over", next=len(record.actions) + 1)


def steps(game: Game, record: Record, wanted: Wanted) -> int:
    """How many decisions, pairs of games and games there are to work through."""
    decisions = sum(1 for _ in open_decisions(game, record, wanted.seats))
    games = wanted.replays * int(record.options["players"])
    return decisions + pairs(game, record, wanted.seats, wanted.measured) + games


def review(game: Game, record: Record, wanted: Wanted, done: Callable[[], None]) -> Review:
    """Everything about a finished game; `done` is called after each step."""
    check_finished(game, record)
    assert record.result is not None
    weighed_once = weighed(game, record, wanted.seats, done)
    every = checked(game, record, weighed_once, wanted.seats, wanted.measured, done)
    least = LEAST[game.name]
    told = tuple((s, tuple(costliest(every, s, wanted.top, least))) for s in wanted.seats)
    return Review(
        game=game.name,
        result=record.result,
        course=tuple(course(game, record)),
        decisions=told,
        sound={seat: sound(every, seat, least) for seat in wanted.seats},
        luck=luck(game, record, wanted.replays, done),
    )


def sound(decisions: Sequence[Decision], seat: int, least: float) -> tuple[int, int]:
    own = [decision.cost < least for decision in decisions if decision.seat == seat]
    return sum(own), len(own)


def table_of(game: Game, record: Record, say: Words, names: Sequence[str]) -> Grid:
    """The table that this game has of its own."""
    module = import_module(f"vernissage.review.{game.name.replace('-', '_')}_table")
    grid: Grid = module.table(game, record, say, names)
    return grid
