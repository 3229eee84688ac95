"""Musée's club bot: tuned rules of thumb, no search, no noise."""

from functools import cache

import msgspec

from vernissage.bots.musee.kernel.judge import Judge
from vernissage.bots.tuned_weights import read_tuned
from vernissage.core.chance import Generator
from vernissage.games.musee.actions import GIVE, KEEP
from vernissage.games.musee.choices import Choices, KeepOrGive
from vernissage.games.musee.imagine import imagine
from vernissage.games.musee.state import State
from vernissage.games.musee.view import View


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each rule of thumb counts for; `kernel.judge` says what they look at."""

    points: float
    coverage: float
    shortage: float
    tightness: float
    promise: float
    race: float
    lead: float
    held: float
    spacing: float
    sharing: float
    neighbours_open: float
    staircases_open: float


@cache
def tuned(players: int) -> Weights:
    """The weights for this number of players, from the file that says how they were made."""
    return read_tuned("musee", "club", Weights, players)


def judge(weights: Weights) -> Judge:
    return Judge(list(msgspec.structs.astuple(weights)))


class Club:
    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights
        self._judge: Judge | None = None

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        if isinstance(choices, KeepOrGive):
            return keep_or_give(view, choices)
        if self._judge is None:
            self._judge = judge(self._weights or tuned(view.players))
        state = imagine(view, seed=0)
        self._judge.look(state, state.turn)
        return self._judge.best()


def keep_or_give(view: View, choices: KeepOrGive) -> int:
    """MU-4P2: give the unseen card to a partner who plays on when the own hand cannot."""
    partner_is_out = any(gone.seat == choices.partner for gone in view.exits)
    return KEEP if partner_is_out or _can_hang(view) else GIVE


def _can_hang(view: View) -> bool:
    state = imagine(view, seed=0)
    return bool(set(view.hand) & set(_fitting(state)))


def _fitting(state: State) -> list[int]:
    return state.fitting(state.turn)
