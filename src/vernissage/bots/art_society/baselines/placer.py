"""Art Society's placer bot: greedy placement, random bids. A frozen, published baseline.

It chooses lots, takes paintings and hangs tiles exactly as the greedy bot does: for the most points
now, and snugly. It bids any card of its hand, each as likely as the others.
"""

from vernissage.bots.art_society.baselines.greedy import Greedy
from vernissage.core.chance import Generator
from vernissage.games.art_society.choices import Bid, Choices
from vernissage.games.art_society.view import View


class Placer:
    def __init__(self) -> None:
        self._greedy = Greedy()

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        if isinstance(choices, Bid):
            return choices.action(choices.cards[chance.below(len(choices.cards))])
        return self._greedy.choose(view, choices, chance)
