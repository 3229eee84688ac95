"""What the answers to a lot bring on average in Modern Art: bids, sealed amounts, prices."""

from typing import Final

from vernissage.bots.modern_art.thinking.bids import Bidding
from vernissage.bots.modern_art.thinking.sight import auction_of_lot
from vernissage.bots.modern_art.thinking.table import SHADE, speaks_after
from vernissage.games.modern_art.actions import BUY, PASS, amount_of
from vernissage.games.modern_art.choices import BidOrPass, BuyOrPass, NamePrice, Seal
from vernissage.games.modern_art.parts import OPEN
from vernissage.games.modern_art.view import View

STEPS: Final = 12
"""How many prices stand for all prices up to the limit."""

AboutLot = BidOrPass | Seal | NamePrice | BuyOrPass


class Gains:
    """One question about a lot; every answer is weighed against the same table.

    Whose gains they are depends on who sells. A buyer's are its own. Of a price or a sealed bid
    for an own lot they are what the seat gains beside the average of the others; of an open bid for
    it, what buying brings more than selling it at that price.
    """

    def __init__(self, view: View, choices: AboutLot, bidding: Bidding, limit: int) -> None:
        self.view = view
        self.choices = choices
        self.bidding = bidding
        self.limit = limit
        self.own = choices.lot.auctioneer == view.seat
        n = view.players
        self.scale = (2 * n - 1) / (n - 1) if self.own else 1.0
        """Each unit below the limit: for an own lot the others do not gain it either."""

    def of(self, action: int) -> float:
        match self.choices:
            case Seal():
                return self._of_sealing(amount_of(action))
            case NamePrice():
                return self.bidding.gain_of_price(amount_of(action))
            case BuyOrPass(price=price):
                return float(self.limit - price) if action == BUY else 0.0
            case BidOrPass(lot=lot) if auction_of_lot(lot) == OPEN:
                return self._of_bidding_openly(self.choices, action)
            case BidOrPass():
                return self._of_bidding_once(self.choices, action)

    def _of_sealing(self, amount: int) -> float:
        if self.own:
            return self.bidding.gain_of_reserve(amount)
        won = sealed_below(self.bidding, amount)
        return won * (self.bidding.appraisal.worth - amount) if amount else 0.0

    def _of_bidding_once(self, choices: BidOrPass, action: int) -> float:
        """MA-R1: one word each; the auctioneer's is the last."""
        if choices.last_word:
            free = choices.lot.bid == 0
            paid = 0 if action == PASS else amount_of(action)
            return self._below_limit(paid) if free or action != PASS else 0.0
        if action == PASS:
            return 0.0
        after = [*speaks_after(self.view, choices.lot), choices.lot.auctioneer]
        won = self.bidding.all_below(after, amount_of(action))
        return won * (self.bidding.appraisal.worth - amount_of(action))

    def _of_bidding_openly(self, choices: BidOrPass, action: int) -> float:
        """MA-O2: who stays silent may speak again if somebody raises; else the lot is gone."""
        if action != PASS:
            amount = amount_of(action)
            if amount > self.limit:
                return self._silent(amount) * self._below_limit(amount)
            return self._up_to_limit(amount)
        lowest = choices.lowest
        if lowest > self.limit:
            return 0.0
        unsold = self.own and choices.lot.bid == 0
        closed = self._silent(lowest)
        kept = closed * self._below_limit(0) if unsold else 0.0
        return kept + self._up_to_limit(lowest) - closed * self._below_limit(lowest)

    def _below_limit(self, paid: int) -> float:
        return self.scale * (self.limit - paid)

    def _silent(self, amount: int) -> float:
        """The chance that nobody else bids this much."""
        return self.bidding.all_below(self.bidding.others, amount)

    def _up_to_limit(self, amount: int) -> float:
        """What staying in gains: each price below the limit at which all others are silent."""
        step = max(1, (self.limit - amount) // STEPS)
        prices = range(amount, self.limit, step)
        steps = (self._silent(price) * min(step, self.limit - price) for price in prices)
        return self.scale * sum(steps)


def sealed_below(bidding: Bidding, amount: int) -> float:
    """How likely all the others seal less than this. They look at the same lot and value it alike,
    so the most eager of them decides: the product of all, by which bots weigh amounts, was told as
    30 % where four players won 64 % of the lots."""
    return min(bidding.stays_below(seat, amount, SHADE) for seat in bidding.others)
