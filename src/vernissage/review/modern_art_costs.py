"""What an answer in Modern Art cost: cards are played out, bids weighed by what they gain."""

from typing import Final

from vernissage.bots.modern_art_advice import advise, adviser, consult
from vernissage.bots.modern_art_club import tuned
from vernissage.bots.modern_art_search import Search
from vernissage.bots.modern_art_sight import Sight
from vernissage.bots.modern_art_thinking import WAYS, compiled
from vernissage.core.chance import Generator
from vernissage.games.modern_art.choices import AddOrDecline, Choices, Offer, RevealOrSkip
from vernissage.games.modern_art.view import View
from vernissage.review.costs import Cost

WORLDS: Final = 200 if compiled() else 8
FRESH: Final = 2
"""Other worlds than those that chose the advice, so that its luck there does not count."""
STRAIGHT: Final = 2000.0
"""With so long a scale a reward grows by a quarter of the lead, even for those far behind."""


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
    table = adviser(view).table.running()
    both = [told.action, action]
    search = Search(sight.base, sight.me, both, [0.0, 0.0], WAYS, table, sight.seed)
    search.lead = STRAIGHT
    search.run(WORLDS)
    advised, played = (4 * STRAIGHT * search.mean(at) for at in range(2))
    return Cost(max(0.0, advised - played), told)
