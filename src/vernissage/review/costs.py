"""What a decision cost: how much better the best move was, from what the seat knew then."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec

from vernissage.bots.advice import Advice
from vernissage.bots.hints import advice
from vernissage.core.contract import Game


class Cost(msgspec.Struct, frozen=True):
    """Points or money that the played move is worth less than the advised one."""

    amount: float
    advice: Advice
    at_least: bool = False
    """Only a bound is known: the played move is worse than the runner-up."""


class Costs(Protocol):
    def __call__(self, view: Any, choices: Any, action: int) -> Cost:
        """The cost of this answer."""


def costs_of(game: Game) -> Costs:
    """The game's own way to compare two moves; without one, the advice gives a bound."""
    module = f"vernissage.review.{game.name.replace('-', '_')}_costs"
    if find_spec(module) is None:
        return by_advice(game)
    costs: Costs = import_module(module).cost
    return costs


def by_advice(game: Game) -> Costs:
    def cost(view: Any, choices: Any, action: int) -> Cost:
        told = advice(game, view, choices)
        if action == told.action or told.runner_up is None:
            return Cost(0.0, told)
        behind = max(0.0, told.value - told.runner_up_value)
        return Cost(behind, told, at_least=action != told.runner_up)

    return cost
