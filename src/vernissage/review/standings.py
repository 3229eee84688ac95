"""The score through a game: who was ahead when."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from vernissage.core import records
from vernissage.core.contract import Game, State
from vernissage.core.records import Record
from vernissage.review.reviewer import Reviewer, reviewer_of

MOST_SHOWN: Final = 10
"""Positions that a short table shows at most."""


class Standing(msgspec.Struct, frozen=True):
    """What everyone has after so many actions, as if the game ended now."""

    at: int
    round: int | None
    scores: tuple[int, ...]

    @property
    def leaders(self) -> list[int]:
        """The seats that have the most."""
        best = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == best]


def standings(game: Game, record: Record) -> list[Standing]:
    """The standing before the first action and after each of them."""
    reviewer = reviewer_of(game)
    positions = enumerate(records.states(game, record))
    return [standing(game, reviewer, state, at) for at, state in positions]


def standing(game: Game, reviewer: Reviewer, state: State, at: int) -> Standing:
    """What everyone has in this position, which came after so many actions."""
    view = game.view(state, None)
    scores = reviewer.worth_now(view, state.scores())
    return Standing(at, reviewer.round(view), tuple(scores))


def milestones(game: Sequence[Standing]) -> list[Standing]:
    """Where rounds were over, or positions at equal distances; the last position in any case."""
    last = game[-1]
    if last.round is None:
        ends = list(game[1:])
    else:
        ends = [after for one, after in pairwise(game) if one.round != after.round]
        ends += [last] if last not in ends else []
    step = -(-len(ends) // MOST_SHOWN)
    return ends[::-1][::step][::-1]


def share_ahead(game: Sequence[Standing], seats: Sequence[int]) -> float:
    """The share of the game in which nobody but these seats had the most."""
    ahead = [set(seats) >= set(one.leaders) for one in game[1:]]
    return sum(ahead) / len(ahead)


def decided_at(game: Sequence[Standing], winners: Sequence[int]) -> int:
    """Since which action nobody else was ahead."""
    last = max((one.at for one in game if not set(one.leaders) & set(winners)), default=0)
    return last + 1
