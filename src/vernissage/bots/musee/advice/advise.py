"""Advice for Musée: the best move, its worth beside the runner-up, its reasons and one risk."""

from statistics import fmean
from typing import Final, NamedTuple

from vernissage.bots.advice import Advice, Reason, way
from vernissage.bots.budget import Budget, budget
from vernissage.bots.musee.advice.reasons import Reasons, about_the_card
from vernissage.bots.musee.advice.risks import risk_of
from vernissage.bots.musee.club import judge, tuned
from vernissage.bots.musee.kernel.judge import Judge
from vernissage.bots.musee.kernel.rollouts import Rollouts
from vernissage.bots.musee.thinking.search import search
from vernissage.bots.sureness import surely_better, told_apart
from vernissage.core.chance import Generator, compiled
from vernissage.core.sets import BIT, count
from vernissage.games.musee import rules
from vernissage.games.musee.actions import number_of, slot_of
from vernissage.games.musee.choices import Choices, KeepOrGive
from vernissage.games.musee.imagine import imagine
from vernissage.games.musee.parts import COLUMNS, GALLERIES, SLOTS
from vernissage.games.musee.state import State
from vernissage.games.musee.view import View

ITERATIONS: Final = 250
CANDIDATES: Final = 8
WORLDS: Final = 90 if compiled() else 8
"""Worlds in which two moves are compared at the start; in more, the shorter the games get."""
FRESH: Final = 2
"""The seed of these worlds: the best move was not chosen in them, so its luck does not count."""
MOST_WORLDS: Final = 6 * WORLDS


class Ending(NamedTuple):
    """How one game ended: the own points, those of the best rival, and what was won."""

    own: int
    best: int
    won: float
    """MU-P6: 1, or a half of a shared victory."""

    @property
    def margin(self) -> float:
        return float(self.own - self.best)


Played = dict[int, list[Ending]]
"""The games played out after each move."""


def advise(view: View, choices: Choices, beside: int | None = None) -> Advice:
    """What to do now, from what this seat may know; the same advice for the same view.

    It is compared with `beside`; by default, and where that is the advice, with the next best.
    """
    eye, state = judge(tuned(view.players)), imagine(view, seed=0)
    found = [tried.action for tried in search(view, eye, _budget(), CANDIDATES, Generator(1))]
    action, other = found[0], beside
    if beside is None or beside == action:
        other = next((one for one in found[1:] if not is_mirrored(state, action, one)), None)
    played = endings(state, eye, [action] if other is None else [action, other])
    if other is not None and _is_rather(state, eye, played, other, action):
        action, other = other, action
    instead = played[action if other is None else other]
    value, less = (round(m, 1) for m in told_apart(margins(played[action]), margins(instead)))
    return Advice(
        action=action,
        value=value,
        runner_up=other,
        runner_up_value=0.0 if other is None else less,
        reasons=_reasons(view, choices, eye, action, other, played, level=value <= less),
        risk=None if isinstance(choices, KeepOrGive) else risk_of(view, state, action),
        worth=_worth(played[action], len(view.musees)),
    )


def _budget() -> Budget:
    return budget(None, None, usual=ITERATIONS, uncompiled=0.2)


def _worth(ended: list[Ending], sides: int) -> Reason:
    won = round(100 * fmean(one.won for one in ended))
    return Reason("advice-musee-wins", {"percent": won, "even": round(100 / sides)})


def _reasons(
    view: View,
    choices: Choices,
    eye: Judge,
    action: int,
    other: int | None,
    played: Played,
    *,
    level: bool,
) -> tuple[Reason, ...]:
    state = imagine(view, seed=0)
    if isinstance(choices, KeepOrGive):
        return about_the_card(view, choices, state, action)
    spoken = Reasons(view, state, eye)
    if other is None:
        return spoken.of_only(action)
    found = spoken.between(action, other, level=level)
    if len(found) == 2 or (found and level):
        return found
    return (*found, played_out(played[action], played[other], level=level))


def played_out(mine: list[Ending], theirs: list[Ending], *, level: bool) -> Reason:
    """What both sides end with, in tenths of points."""
    own, instead = (fmean(one.own for one in games) for games in (mine, theirs))
    if level:
        return Reason("advice-musee-same-end", {"points": round(own)})
    best, rival = (fmean(one.best for one in games) for games in (mine, theirs))
    own_more, best_more = round(10 * (own - instead)), round(10 * (best - rival))
    told: dict[str, int | str] = {"own_tenths": abs(own_more), "own_way": way(own_more)}
    told |= {"best_tenths": abs(best_more), "best_way": way(best_more)}
    return Reason("advice-musee-played-out", told)


def _is_rather(state: State, eye: Judge, played: Played, one: int, other: int) -> bool:
    """Whether the one does surely better, or is level and looks better."""
    mine, theirs = margins(played[one]), margins(played[other])
    if surely_better(mine, theirs):
        return True
    if state.deciding or surely_better(theirs, mine):
        return False
    eye.look(state, state.turn)
    looks = [eye.value(slot_of(move), number_of(move)) for move in (one, other)]
    return looks[0] > looks[1]


def is_mirrored(state: State, one: int, other: int) -> bool:
    """Whether both are the same move, the Musée turned upside down: top and bottom are alike."""
    if state.deciding or number_of(one) != number_of(other):
        return False
    upper, lower = sorted((slot_of(one), slot_of(other)))
    row = BIT[COLUMNS] - 1
    alike = all(not (hung & row or hung >> 2 * COLUMNS & row) for hung in state.hung)
    stairs = state.stairs & row == state.stairs >> COLUMNS & row
    return alike and stairs and lower - upper == SLOTS - COLUMNS


def margins(ended: list[Ending]) -> list[float]:
    return [one.margin for one in ended]


def endings(state: State, eye: Judge, moves: list[int]) -> Played:
    """The same games after each move, played to the end."""
    tried = Rollouts(state, moves, eye, Generator(FRESH))
    found: Played = {move: [] for move in moves}
    for _ in range(_worlds(state)):
        dealt = tried.deal()
        for move in moves:
            world = dealt.copy()
            world.perform(move)
            tried.finish(world)
            found[move].append(_ending(world, state.turn))
    return found


def _ending(state: State, seat: int) -> Ending:
    own = rules.musee_of(seat, state.players)
    standings = [state.standing(musee) for musee in range(len(state.hung))]
    mine = standings.pop(own)
    best = max(standings)
    won = 1.0 if mine > best else 0.5 if mine == best else 0.0
    return Ending(mine[0], max(standing[0] for standing in standings), won)


def _worlds(state: State) -> int:
    slots = len(state.hung) * GALLERIES * state.columns
    to_hang = slots - sum(count(hung) for hung in state.hung)
    return min(MOST_WORLDS, WORLDS * slots // max(1, to_hang))
