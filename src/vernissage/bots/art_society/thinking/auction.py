"""One round of bids in Art Society, as a seat sees it: who holds what, and what each card costs."""

from collections.abc import Sequence
from typing import Final

from vernissage.bots.art_society.kernel.bids import Bidding, Showdown
from vernissage.bots.art_society.kernel.mixing import Mixing
from vernissage.bots.art_society.thinking.mind import Mind, prices
from vernissage.core.chance import Generator
from vernissage.core.sets import set_of
from vernissage.games.art_society.parts import CARDS

Shares = list[float]
"""How likely each card is, by its number; card 0 is none."""
ORDINARY_STAKE: Final = 1.7
"""What taking first instead of last brings in an ordinary round, as the round weighs it."""


class Auction:
    """The bids that are to come. The round has weighed its orders."""

    def __init__(self, mind: Mind) -> None:
        self.hands = [player.hand for player in mind.view.players]
        self.costs = [costs(hand, mind) for hand in self.hands]
        before = [int(first) for first in mind.round.before]
        payoffs = [float(gain) for gain in mind.round.payoffs]
        self.showdown = Showdown(len(self.hands), before, payoffs)

    def bidding(self, seat: int, likely: list[Shares], chance: Generator) -> Bidding:
        """What each card of a seat is worth against cards that are so likely, to be played out."""
        hand = set_of(self.hands[seat])
        return Bidding(self.showdown, seat, hand, flat(likely), self.costs[seat], chance)

    def mixing(self, habits: list[Shares], trust: list[float], chance: Generator) -> Mixing:
        """Bids that all seats learn, as far as they are not trusted to bid by habit."""
        hands = [set_of(hand) for hand in self.hands]
        return Mixing(self.showdown, hands, flat(self.costs), flat(habits), trust, chance)


def costs(hand: Sequence[int], mind: Mind) -> list[float]:
    """What each card could bring in a later round."""
    price = prices(hand, mind.rounds, ORDINARY_STAKE)
    return [price[card][1] if card in price else 0.0 for card in range(CARDS + 1)]


def flat(rows: list[list[float]]) -> list[float]:
    return [number for row in rows for number in row]
