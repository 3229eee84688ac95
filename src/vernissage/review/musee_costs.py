"""What a move of Musée cost: the played and the advised one, tried out in the same worlds."""

from typing import Final

from vernissage.bots.musee_advice import advise
from vernissage.bots.musee_club import judge, tuned
from vernissage.bots.musee_rollouts import Rollouts
from vernissage.core.chance import Generator, compiled
from vernissage.games.musee.choices import Choices
from vernissage.games.musee.imagine import imagine
from vernissage.games.musee.view import View
from vernissage.review.costs import Cost

WORLDS: Final = 200 if compiled() else 8
FRESH: Final = 2
"""Other worlds than those that chose the advice, so that its luck there does not count."""


def cost(view: View, choices: Choices, action: int) -> Cost:
    told = advise(view, choices)
    if action == told.action:
        return Cost(0.0, told)
    eye = judge(tuned(view.players))
    both, position = [told.action, action], imagine(view, seed=0)
    tried = Rollouts(position, both, eye, Generator(FRESH))
    tried.play([0, 1], WORLDS)
    advised, played = tried.margins_so_far()
    return Cost(max(0.0, advised - played), told)
