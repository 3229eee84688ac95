"""The decisions of a game that cost most, by seat."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from vernissage.bots.advice import Advice
from vernissage.core import records
from vernissage.core.contract import Game, State
from vernissage.core.records import Record
from vernissage.review.reviewer import reviewer_of


def views(game: Game, record: Record, numbers: Sequence[int]) -> dict[int, Any]:
    """What those who acted with these actions saw before, by the number of the action."""
    return {
        number: game.view(state, records.read_action(game, record.actions[number - 1])[0])
        for number, state in enumerate(records.states(game, record), start=1)
        if number in numbers
    }


class Decision(msgspec.Struct, frozen=True):
    """A move that was not the best, the better one, and what lies between them."""

    at: int
    """The number of the action, counted from 1."""
    seat: int
    played: str
    better: str
    cost: float
    at_least: bool
    advice: Advice
    lot: int | None
    """In an auction: how many lots were sold before; several bids for one lot are one decision."""
    estimate: bool = False
    """Its cost was not measured, and is not told."""


def open_decisions(game: Game, record: Record, seats: Sequence[int]) -> Iterator[tuple[int, State]]:
    """Actions of these seats that are weighed against others, and the position before each."""
    weighs = reviewer_of(game).weighs
    for number, state in enumerate(records.states(game, record), start=1):
        if number > len(record.actions):
            return
        seat, _ = records.read_action(game, record.actions[number - 1])
        open_to_choice = seat in seats and state.count_legal(seat) > 1
        if open_to_choice and weighs(game.choices(state, seat)):
            yield number, state


def every_decision(
    game: Game, record: Record, seats: Sequence[int], done: Callable[[], None]
) -> list[Decision]:
    """Every decision of these seats with its cost; `done` is called after each of them."""
    reviewer = reviewer_of(game)
    found = []
    for number, state in open_decisions(game, record, seats):
        seat, action = records.read_action(game, record.actions[number - 1])
        view, choices = game.view(state, seat), game.choices(state, seat)
        cost = reviewer.cost(view, choices, action)
        decision = Decision(
            at=number,
            seat=seat,
            played=game.write(action),
            better=game.write(cost.advice.action),
            cost=cost.amount,
            at_least=cost.at_least,
            advice=cost.advice,
            lot=reviewer.lot(view),
            estimate=reviewer.estimates(choices),
        )
        found.append(decision)
        done()
    return found


def costliest(decisions: Sequence[Decision], seat: int, most: int, least: float) -> list[Decision]:
    """The seat's decisions that cost most, from `least` on; of several bids for a lot one."""
    found: list[Decision] = []
    for decision in sorted(decisions, key=lambda one: (-one.cost, one.at)):
        told = decision.lot is not None and decision.lot in (one.lot for one in found)
        tellable = decision.cost >= least and not decision.estimate
        if decision.seat == seat and tellable and not told:
            found.append(decision)
    return found[:most]
