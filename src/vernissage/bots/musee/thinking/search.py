"""Search for Musée: which of the likely moves does best when it is tried out."""

import msgspec

from vernissage.bots.budget import Budget
from vernissage.bots.halving import best_first
from vernissage.bots.musee.kernel.judge import Judge
from vernissage.bots.musee.kernel.rollouts import Rollouts
from vernissage.core.chance import Generator
from vernissage.games.musee.actions import number_of, slot_of
from vernissage.games.musee.imagine import imagine
from vernissage.games.musee.state import State
from vernissage.games.musee.view import View

SEEDS = 1 << 20


class Found(msgspec.Struct, frozen=True):
    """A move that was tried out."""

    action: int
    reward: float
    margin: float


def decide(view: View, judge: Judge, budget: Budget, candidates: int, chance: Generator) -> int:
    """The move that does best; an only move is taken without a thought."""
    state = imagine(view, seed=0)
    if state.count_legal(state.turn) == 1:
        return state.nth_legal(state.turn, 0)
    return search(view, judge, budget, candidates, chance)[0].action


def search(
    view: View, judge: Judge, budget: Budget, candidates: int, chance: Generator
) -> list[Found]:
    """The likeliest moves, as many as asked for, the best first, with what they brought."""
    state = imagine(view, chance.below(SEEDS))
    actions = likely(state, judge, candidates)
    tried = Rollouts(state, actions, judge, chance)
    order = best_first(tried, len(actions), budget, dropped_count=True)
    rewards, margins = tried.values(), tried.margins_so_far()
    return [Found(actions[i], rewards[i], margins[i]) for i in order]


def likely(state: State, judge: Judge, how_many: int) -> list[int]:
    """The moves that the rules of thumb like best, the best first."""
    actions = state.legal(state.turn)
    if state.deciding or len(actions) == 1:
        return actions
    judge.look(state, state.turn)
    values = {action: judge.value(slot_of(action), number_of(action)) for action in actions}
    return sorted(actions, key=lambda action: -values[action])[:how_many]
