"""How people play Musée who play it now and then: sensible moves, not always the best one.

They forget numbers that hang in other Musées, weigh fewer things, and waver between moves that look
alike. They never do what an onlooker would call a blunder: moves far behind the best are left out.
"""

import msgspec

from vernissage.bots.musee.club import Weights, judge, keep_or_give, tuned
from vernissage.bots.musee.kernel.judge import Judge
from vernissage.bots.people import sensible, wavering
from vernissage.core.chance import Generator
from vernissage.core.sets import set_of
from vernissage.games.musee.actions import number_of, slot_of
from vernissage.games.musee.choices import Choices, KeepOrGive
from vernissage.games.musee.imagine import imagine
from vernissage.games.musee.state import State
from vernissage.games.musee.view import View


class Habit(msgspec.Struct, frozen=True, kw_only=True):
    forgets: int
    """Of a hundred numbers in other Musées, how many slip the mind."""
    wavers: float
    """The difference in value that is felt as much; 0 would always take the best."""
    tolerates: float
    """How far behind the club bot's best move a move may be and still look sensible."""
    weights: Weights | None = None
    """What the player minds; None: the same as the club bot."""


def human_move(view: View, choices: Choices, habit: Habit, chance: Generator) -> int:
    if isinstance(choices, KeepOrGive):
        return keep_or_give(view, choices)
    state = imagine(view, seed=0)
    practised = tuned(view.players)
    moves = sensible(_values(state, judge(practised), 0), habit.tolerates)
    eye = judge(habit.weights or practised)
    felt = _values(state, eye, _forgotten(view, habit.forgets, chance))
    return wavering(felt, moves, habit.wavers, chance)


def _values(state: State, eye: Judge, forgotten: int) -> dict[int, float]:
    eye.look(state, state.turn, forgotten)
    return {a: eye.value(slot_of(a), number_of(a)) for a in state.legal(state.turn)}


def _forgotten(view: View, percent: int, chance: Generator) -> int:
    """A set of numbers that hang in other Musées."""
    others = [musee for musee in view.musees if view.seat not in musee.seats]
    hanging = [n for musee in others for row in musee.galleries for n in row if n is not None]
    return set_of(number for number in hanging if chance.below(100) < percent)
