"""The best bid in Modern Art against players whose habits are known.

If another bidder buys, the others together gain what the lot is worth, whatever he pays; so a
bidder weighs chance of winning times worth less price. An auctioneer weighs a sale, which also
gives the buyer his gain, against keeping the lot and paying the bank.
"""

from collections.abc import Sequence
from typing import Final

from vernissage.bots.modern_art.thinking.sight import Appraisal
from vernissage.bots.modern_art.thinking.table import SHADE, Table
from vernissage.games.modern_art.lots import Lot

STEPS: Final = 40
"""The most amounts that are weighed."""


class Bidding:
    """One lot, one seat, and what it believes of the others."""

    def __init__(
        self,
        table: Table,
        me: int,
        lot: Lot,
        appraisal: Appraisal,
        purses: Sequence[int],
        public: Appraisal | None = None,
    ) -> None:
        self.table = table
        self.me = me
        self.lot = lot
        self.appraisal = appraisal
        self.public = public or appraisal
        """The lot as the others see it, who do not know this seat's hand."""
        self.purses = purses
        self.players = len(purses)
        self.others = [seat for seat in range(self.players) if seat != me]

    def stays_below(self, seat: int, amount: float, shade: float = 1.0) -> float:
        """The chance that the seat does not bid this much; an auctioneer bids less."""
        purse = self.purses[seat]
        below = self.table.chance_below(seat, amount, self.public, purse, shade)
        if seat != self.lot.auctioneer:
            return below
        own = self.players / (2 * self.players - 1) / 0.87
        reserved = self.table.chance_below(seat, amount / own, self.public, purse, shade)
        return 0.4 * below + 0.6 * reserved

    def all_below(self, seats: Sequence[int], amount: float, shade: float = 1.0) -> float:
        chance = 1.0
        for seat in seats:
            chance *= self.stays_below(seat, amount, shade)
        return chance

    def amounts(self, lowest: int, highest: int) -> list[int]:
        """Amounts worth weighing, both ends among them."""
        step = max(1, (highest - lowest) // STEPS)
        return [*range(lowest, highest, step), highest] if lowest <= highest else []

    def sold(self, price: float) -> float:
        """What a sale at this price brings the auctioneer beside the average of the others."""
        n = self.players
        return (price * n - self.appraisal.worth) / (n - 1)

    def to_win(self, seats: Sequence[int], lowest: int, limit: int, shade: float) -> int:
        """The bid with the most to gain, against these seats; 0 for none."""
        best, chosen = 0.0, 0
        for amount in self.amounts(max(1, lowest), limit):
            gain = self.all_below(seats, amount, shade) * (self.appraisal.worth - amount)
            if gain > best:
                best, chosen = gain, amount
        return chosen

    def to_sell_sealed(self, limit: int) -> int:
        """An auctioneer's own closed hand: a reserve against bids that are too low."""
        amounts = self.amounts(0, limit)
        below = [self.all_below(self.others, a + 1, SHADE) for a in amounts]
        worth = self.appraisal.worth
        best, chosen = -1e9, 0
        for at, amount in enumerate(amounts):
            gain = below[at] * (worth - amount)
            for higher in range(at + 1, len(amounts)):
                gain += (below[higher] - below[higher - 1]) * self.sold(amounts[higher])
            gain += (1 - below[-1]) * self.sold(amounts[-1] + 1)
            if gain > best:
                best, chosen = gain, amount
        return chosen

    def gain_of_reserve(self, amount: int) -> float:
        """What an auctioneer's own closed hand brings: a sale above it, or the lot for it."""
        below = self.all_below(self.others, amount + 1, SHADE)
        gain = below * (self.appraisal.worth - amount)
        for price in self.amounts(amount + 1, max(amount + 1, self.appraisal.best)):
            before, below = below, self.all_below(self.others, price + 1, SHADE)
            gain += (below - before) * self.sold(price)
        return gain

    def to_ask(self, lowest: int, highest: int) -> int:
        """The fixed price: likely enough to be paid, and not too bad to pay oneself."""
        most = min(highest, max(lowest, self.appraisal.best))
        best, chosen = -1e9, lowest
        for amount in self.amounts(lowest, most):
            gain = self.gain_of_price(amount)
            if gain > best:
                best, chosen = gain, amount
        return chosen

    def gain_of_price(self, price: int) -> float:
        """A fixed price that is paid, or that the auctioneer must pay."""
        refused = self.all_below(self.others, price)
        return (1 - refused) * self.sold(price) + refused * (self.appraisal.worth - price)
