"""Puzzles: positions of the ladder's games where one move is surely best, and what the others cost.

`bench/puzzles.py` finds them and writes them to `data/<game>-puzzles.jsonl`, one a line.
"""

from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from vernissage.bots.advice import Advice, Reason
from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.games import game_called
from vernissage.tables.table import Table

FOLDER: Final = Path(__file__).parent / "data"


class Price(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What another move gives away: points or money, on average."""

    amount: float
    at_least: bool = False
    """Only a bound is known: the move was not even in question."""


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """The game of the ladder that a puzzle comes from."""

    match: str
    """As `bench/ladder.json` names it."""
    bots: tuple[str, ...]
    """Who played against whom."""
    deal: int
    game: int
    """Which rotation of the seats; both are counted from 0, as in the ladder's records."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    ladder: Origin
    options: dict[str, Any]
    setup: dict[str, Any]
    actions: tuple[str, ...]
    """What was played up to this position."""
    seat: int
    """Who is asked."""
    best: str
    value: float
    runner_up: str
    runner_up_value: float
    reasons: tuple[Reason, ...]
    risk: Reason | None
    worth: Reason | None = None
    prices: dict[str, Price]
    """Every other legal move, and what it gives away."""

    def advice(self, game: Game) -> Advice:
        """The answer, as hints tell it."""
        return Advice(
            action=game.parse(self.best),
            value=self.value,
            runner_up=game.parse(self.runner_up),
            runner_up_value=self.runner_up_value,
            reasons=self.reasons,
            risk=self.risk,
            worth=self.worth,
        )

    def table(self, game: Game) -> Table:
        """The table at this position."""
        options = game.options(**self.options)
        setup = records.checked_setup(game, options, self.setup)
        return Table(game, options, setup, self.actions)


def file_of(game: str) -> Path:
    return FOLDER / f"{game}-puzzles.jsonl"


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order of the days."""
    lines = file_of(game_called(game).name).read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def puzzle_of(game: str, day: date) -> Puzzle:
    """The same one all over the world on this day; after the last the first comes again."""
    found = puzzles(game)
    return found[day.toordinal() % len(found)]
