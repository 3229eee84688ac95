"""Passing the turn on: who cannot place is out, and when everybody is, the game is over."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.musee import rules
from vernissage.games.musee.facts import ENDED, WENT_OUT

if TYPE_CHECKING:
    from vernissage.games.musee.state import State


def pass_turn(state: "State") -> None:
    """MU-T5, MU-T8, MU-4P3: to the next seat that can place; with none, the game is over."""
    asked: i64 = 0
    while asked < state.players:
        after: i64 = state.turn + 1
        state.turn = after if after < state.players else 0
        if state.out & BIT[state.turn] == 0 and can_place(state):
            return
        asked += 1
    state.over = True
    if state.log is not None:
        state.log.append((ENDED,))


def can_place(state: "State") -> bool:
    """MU-T5, MU-T6: who cannot place when their turn comes is out for good."""
    if state.count_places() > 0:
        return True
    state.out |= BIT[state.turn]
    start: i64 = state.start_of(state.turn)
    state.barred = state.barred[:]
    state.barred[state.turn] = rules.numbers_that_fit(state.windows, start)
    if state.log is not None:
        state.log.append((WENT_OUT, state.turn))
    return False
