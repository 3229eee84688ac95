"""A review of one finished game: everything that the terminal and the page tell."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.core.records import Record, Result
from vernissage.core.refusals import Invalid
from vernissage.core.words import Words
from vernissage.review.decisions import Decision, costliest, every_decision, open_decisions
from vernissage.review.grid import Grid
from vernissage.review.luck import Luck, luck
from vernissage.review.measuring import pairs, with_measured_costs
from vernissage.review.reviewer import reviewer_of
from vernissage.review.standings import Standing, standings

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
    """What there is to tell about a game."""

    game: str
    result: Result
    standings: tuple[Standing, ...]
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
    weighed = every_decision(game, record, wanted.seats, done)
    every = with_measured_costs(game, record, weighed, wanted.seats, wanted.measured, done)
    least = reviewer_of(game).least
    told = tuple((s, tuple(costliest(every, s, wanted.top, least))) for s in wanted.seats)
    return Review(
        game=game.name,
        result=record.result,
        standings=tuple(standings(game, record)),
        decisions=told,
        sound={seat: sound(every, seat, least) for seat in wanted.seats},
        luck=luck(game, record, wanted.replays, done),
    )


def sound(decisions: Sequence[Decision], seat: int, least: float) -> tuple[int, int]:
    """How many decisions of the seat cost less than this, and how many it made."""
    own = [decision.cost < least for decision in decisions if decision.seat == seat]
    return sum(own), len(own)


def table_of(game: Game, record: Record, say: Words, names: Sequence[str]) -> Grid:
    """The table that this game has of its own."""
    return reviewer_of(game).table(game, record, say, names)
