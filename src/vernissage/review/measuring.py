"""Costs that were only estimated, measured: both moves are played out by club bots."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from vernissage.bots.sureness import told_apart
from vernissage.core import records
from vernissage.core.chance import compiled
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.seeds import generator
from vernissage.review.decisions import Decision, open_decisions
from vernissage.review.reviewer import reviewer_of
from vernissage.tables.playing import moves
from vernissage.tables.seats import all_seated

PAIRS: Final = 40 if compiled() else 2
"""Imagined worlds in which both moves are played out."""
HOPELESS: Final = 10
"""The worlds after which measuring stops where the better move brings nothing more."""
LEVEL: Final = "club"
"""The bots that play the moves out."""


def pairs(game: Game, record: Record, seats: Sequence[int], most: int) -> int:
    """Pairs of games at most, if so many decisions of each seat are measured."""
    estimates = reviewer_of(game).estimates
    asked = [
        seat
        for number, state in open_decisions(game, record, seats)
        for seat, _ in [records.read_action(game, record.actions[number - 1])]
        if estimates(game.choices(state, seat))
    ]
    return PAIRS * sum(min(most, asked.count(seat)) for seat in seats)


def with_measured_costs(
    game: Game,
    record: Record,
    decisions: Sequence[Decision],
    seats: Sequence[int],
    most: int,
    done: Callable[[], None],
) -> list[Decision]:
    """The decisions, of which the costliest estimates of each seat are measured instead.

    `done` is called as often as `pairs` says.
    """
    wanted = [at for seat in seats for at in costliest_estimates(decisions, seat, most)]
    left = pairs(game, record, seats, most) - PAIRS * len(wanted)
    found = [measured(game, record, one, done) if one.at in wanted else one for one in decisions]
    for _ in range(left):
        done()
    return found


def costliest_estimates(decisions: Sequence[Decision], seat: int, most: int) -> list[int]:
    """The seat's decisions whose estimates are highest, by the numbers of their actions."""
    own = [one for one in decisions if one.seat == seat and one.estimate and one.cost > 0]
    return [one.at for one in sorted(own, key=lambda one: (-one.cost, one.at))][:most]


def measured(game: Game, record: Record, decision: Decision, done: Callable[[], None]) -> Decision:
    """What the decision costs in games between club bots; nothing if that is not sure."""
    state = next(islice(records.states(game, record), decision.at - 1, None))
    view = game.view(state, decision.seat)
    better, played = game.parse(decision.better), game.parse(decision.played)
    leads: tuple[list[float], list[float]] = ([], [])
    for world in range(PAIRS):
        if world < HOPELESS or sum(leads[0]) > sum(leads[1]):
            for action, had in zip((better, played), leads, strict=True):
                had.append(lead_of(game, view, decision.seat, action, world))
        done()
    value, less = told_apart(*leads)
    return msgspec.structs.replace(decision, cost=value - less, estimate=False)


def lead_of(game: Game, view: Any, seat: int, action: int, world: int) -> float:
    """By how much the seat ends ahead of the best of the others in this world."""
    state = game.imagine(view, world)
    state.apply(seat, action)
    bots = all_seated(game, (LEVEL,) * len(state.scores()), world)
    for _ in moves(game, state, bots, generator(world, "order")):
        pass
    scores = state.scores()
    return float(scores.pop(seat) - max(scores))
