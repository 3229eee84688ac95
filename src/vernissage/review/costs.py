"""What a decision cost: how much better the best move was, from what the seat knew then."""

from importlib import import_module
from types import ModuleType
from typing import Any, Protocol

import msgspec

from vernissage.bots.advice import Advice
from vernissage.core.contract import Game


class Cost(msgspec.Struct, frozen=True):
    """Points or money that the played move is worth less than the advised one."""

    amount: float
    advice: Advice
    at_least: bool = False
    """Only a bound is known: the played move was not even among those in question."""


def between(advice: Advice, action: int) -> Cost:
    """The cost by advice that compares its move with the played one."""
    less = advice.value - advice.runner_up_value if action == advice.runner_up else 0.0
    return Cost(max(0.0, less), advice)


class Costs(Protocol):
    def __call__(self, view: Any, choices: Any, action: int) -> Cost:
        """The cost of this answer."""


def costs_of(game: Game) -> Costs:
    """The game's own way to compare two moves."""
    costs: Costs = module_of(game).cost
    return costs


def weighs(game: Game, choices: Any) -> bool:
    """Whether answers to this question are weighed at all."""
    every = getattr(module_of(game), "weighs", None)
    return every is None or bool(every(choices))


def estimates(game: Game, choices: Any) -> bool:
    """Whether costs of answers to this question are estimates, which `checks` measures."""
    some = getattr(module_of(game), "estimates", None)
    return some is not None and bool(some(choices))


def module_of(game: Game) -> ModuleType:
    return import_module(f"vernissage.review.{game.name.replace('-', '_')}_costs")
