"""What each bid card of Art Society brings, and how likely it takes first."""

from math import prod
from typing import Final

from vernissage.bots.art_society.thinking.auction import Auction, Shares
from vernissage.bots.art_society.thinking.mind import Mind
from vernissage.bots.art_society.thinking.rivals import CleverRivals
from vernissage.core.chance import Generator, compiled
from vernissage.games.art_society.choices import Bid

BIDS: Final = 5000 if compiled() else 40
"""How often all seats bid in thought to learn what to bid, and again to see what it brings."""


class BidOutlook:
    """AS-B1: each card against what the others bid by habit, or mix as the master bot does."""

    def __init__(self, mind: Mind, choices: Bid) -> None:
        self.mind = mind
        mind.stake()
        auction, rivals, chance = Auction(mind), CleverRivals(), Generator(1)
        habits = rivals.habits(mind, auction, chance)
        trust = rivals.trust(mind.seat)
        mixing = auction.mixing(habits, trust, chance)
        mixing.play(BIDS)
        mixed = [mixing.shares(seat) for seat in range(len(habits))]
        self.likely = list(map(blend, habits, mixed, trust))
        bidding = auction.bidding(mind.seat, self.likely, chance)
        bidding.play(BIDS)
        worth, own = bidding.values(), mixed[mind.seat]
        cards = sorted(choices.cards, key=lambda card: -own[card])
        self.cards = choices.cards
        self.costs = auction.costs[mind.seat]
        """What each card could bring in a later round."""
        self.values = {choices.action(card): round(worth[card], 1) for card in cards}
        """The order in which everyone takes, less what the card could bring later. Of cards that
        bring the same, the one comes first that the master plays most often."""

    def first(self, card: int) -> float:
        """AS-B2: how likely everybody else bids less, or loses the tie."""
        me = self.mind.seat
        others = [seat for seat in range(len(self.likely)) if seat != me]
        return prod(self._below(card, seat) for seat in others)

    def percent(self, card: int) -> int:
        return round(100 * self.first(card))

    def needed(self) -> int:
        """The lowest card that takes first more often than not; the highest if none does."""
        return next((card for card in self.cards if self.first(card) > 0.5), self.cards[-1])

    def _below(self, card: int, seat: int) -> float:
        shares, before = self.likely[seat], int(self.mind.round.before[4 * self.mind.seat + seat])
        lower = sum(shares[:card]) + (shares[card] if before else 0.0)
        return lower / sum(shares)


def blend(habits: Shares, mixed: Shares, trust: float) -> Shares:
    """What a seat bids that is trusted so much to follow its habits."""
    both = zip(habits, mixed, strict=True)
    return [trust * habit + (1.0 - trust) * other for habit, other in both]
