"""The score through a game: who was ahead when."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from vernissage.core import records
from vernissage.core.contract import Game, State
from vernissage.core.records import Record
from vernissage.games.modern_art.view import View, holdings

MARKS: Final = 10
"""Positions that a short table of the course shows at most."""


class Standing(msgspec.Struct, frozen=True):
    """What everyone has after so many actions, as if the game ended now."""

    at: int
    round: int | None
    scores: tuple[int, ...]

    @property
    def leaders(self) -> list[int]:
        best = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == best]


def course(game: Game, record: Record) -> list[Standing]:
    """The standing before the first action and after each of them."""
    return [standing(game, state, at) for at, state in enumerate(records.states(game, record))]


def standing(game: Game, state: State, at: int) -> Standing:
    view = game.view(state, None)
    scores = state.scores()
    if isinstance(view, View):
        scores = [money + paid_now(view, seat) for seat, money in enumerate(scores)]
    return Standing(at, getattr(view, "round", None), tuple(scores))


def paid_now(view: View, seat: int) -> int:
    """Modern Art: what the paintings before a seat would pay if the round ended now."""
    return sum(n * worth for n, worth in zip(holdings(view, seat), view.worth, strict=True))


def marks(course: Sequence[Standing]) -> list[Standing]:
    """Where rounds were over, or positions at equal distances; the last position in any case."""
    last = course[-1]
    if last.round is None:
        ends = list(course[1:])
    else:
        ends = [after for one, after in pairwise(course) if one.round != after.round]
        ends += [last] if last not in ends else []
    step = -(-len(ends) // MARKS)
    return ends[::-1][::step][::-1]


def lead(course: Sequence[Standing], seats: Sequence[int]) -> float:
    """The share of the game in which nobody but these seats had the most."""
    ahead = [set(seats) >= set(one.leaders) for one in course[1:]]
    return sum(ahead) / len(ahead)


def decided_at(course: Sequence[Standing], winners: Sequence[int]) -> int:
    """Since which action nobody else was ahead."""
    last = max((one.at for one in course if not set(one.leaders) & set(winners)), default=0)
    return last + 1
