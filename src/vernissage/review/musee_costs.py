"""What a move of Musée cost: the played and the advised one, tried out in the same worlds."""

from vernissage.bots.musee.advice.advise import advise
from vernissage.games.musee.choices import Choices
from vernissage.games.musee.view import View
from vernissage.review.costs import Cost, between


def cost(view: View, choices: Choices, action: int) -> Cost:
    return between(advise(view, choices, beside=action), action)
