"""What an answer of Art Society cost, by the thought that gave the advice."""

from vernissage.bots.art_society.advice.advise import consult
from vernissage.games.art_society.choices import Choices, ChooseLot, Settle
from vernissage.games.art_society.view import View
from vernissage.review.costs import Cost, between


def cost(view: View, choices: Choices, action: int) -> Cost:
    told, values = consult(view, choices, beside=action)
    found = between(told, action)
    return Cost(found.amount, told, at_least=action not in values)


def weighs(choices: Choices) -> bool:
    """Lots and settling go by rules of thumb alone: nothing that could be called the best."""
    return not isinstance(choices, ChooseLot | Settle)
