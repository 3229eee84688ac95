"""Random games through the kernel, and what a seat is shown there."""

from collections.abc import Iterator
from random import Random

import numpy as np
from numpy.typing import NDArray

from tests.every_game.cases import Case
from vernissage.core.contract import State
from vernissage.core.records import read_action
from vernissage.research.aec import rows_of
from vernissage.research.kernel.games import Games
from vernissage.research.learnable import LEARNABLE

Shown = tuple[NDArray[np.int16], NDArray[np.int8]]


class Looker:
    """Shows any position of one game to any seat."""

    def __init__(self, case: Case) -> None:
        self.learnable = LEARNABLE[case.game.name]
        self.games: Games = self.learnable.games(self.learnable.box(**case.given))
        self.rows = rows_of(self.games)

    def shown(self, state: State, seat: int) -> Shown:
        """Observation and mask of the seat."""
        self.games.put_state(0, state)
        self.games.look(0, seat)
        return self.rows[0][0].copy(), self.rows[1][0].copy()


def positions(case: Case, seed: int) -> Iterator[tuple[State, list[str]]]:
    """Every position of a random game, with the actions that led to it; the last one is over."""
    state: State = case.game.start(case.options, case.game.deal(case.options, seed))
    chance, actions = Random(seed), list[str]()
    while not state.over:
        yield state, list(actions)
        seat = chance.choice(state.to_act())
        action = state.nth_legal(seat, chance.randrange(state.count_legal(seat)))
        state.apply(seat, action)
        actions.append(f"{seat} {case.game.write(action)}")
    yield state, list(actions)


def after(case: Case, setup: object, actions: list[str]) -> State:
    """The position after these actions."""
    state: State = case.game.start(case.options, setup)
    for text in actions:
        state.apply(*read_action(case.game, text))
    return state
