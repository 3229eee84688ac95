"""What an answer in Modern Art cost: cards are played out, bids weighed by what they gain."""

from typing import Final

from vernissage.bots.modern_art_advice import WORLDS, advise, consult
from vernissage.bots.modern_art_club import tuned
from vernissage.bots.modern_art_margins import margins
from vernissage.bots.modern_art_sight import Sight
from vernissage.core.chance import Generator
from vernissage.games.modern_art.choices import AddOrDecline, Choices, Offer, RevealOrSkip
from vernissage.games.modern_art.view import View
from vernissage.review.costs import Cost

FRESH: Final = 2
"""Other worlds than those that chose the advice, so that its luck there does not count."""


def cost(view: View, choices: Choices, action: int) -> Cost:
    if isinstance(choices, Offer | AddOrDecline | RevealOrSkip):
        return _of_card(view, choices, action)
    told, gains = consult(view, choices)
    return Cost(max(0.0, told.value - gains.of(action)), told)


def _of_card(view: View, choices: Choices, action: int) -> Cost:
    told = advise(view, choices)
    if action == told.action:
        return Cost(0.0, told)
    sight = Sight(view, tuned(), Generator(FRESH))
    both = [told.action, action]
    advised, played = margins(sight.base, sight.me, both, WORLDS, sight.seed)
    return Cost(max(0.0, advised - played), told)
