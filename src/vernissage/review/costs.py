"""What a decision cost: how much better the best move was, from what the seat knew then."""

import msgspec

from vernissage.bots.advice import Advice


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
