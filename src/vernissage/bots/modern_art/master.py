"""Modern Art's master bot: bids by what the others pay, mixes sealed bids, and looks ahead."""

from typing import ClassVar, Final

import msgspec

from vernissage.bots.drawing import drawn
from vernissage.bots.memory import Remembers
from vernissage.bots.modern_art.club import Club
from vernissage.bots.modern_art.thinking.bids import Bidding
from vernissage.bots.modern_art.thinking.looking_back import as_others_see_it
from vernissage.bots.modern_art.thinking.patience import Patience, appraise, compare
from vernissage.bots.modern_art.thinking.prices import lot_number
from vernissage.bots.modern_art.thinking.sealed import SealedBids, mixed_bids
from vernissage.bots.modern_art.thinking.sight import Appraisal, Sight, tuned
from vernissage.bots.modern_art.thinking.table import SHADE, purses_of
from vernissage.core.chance import Generator
from vernissage.games.modern_art.actions import BUY, PASS
from vernissage.games.modern_art.choices import (
    AddOrDecline,
    BidOrPass,
    BuyOrPass,
    Choices,
    NamePrice,
    Offer,
    RevealOrSkip,
    Seal,
)
from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.view import View

ITERATIONS: Final = 1500
SECONDS: Final = 0.8
"""Where the engine is not compiled."""
SURER: Final = {"open": 0.91, "once": 0.90, "sealed": 0.88, "accept": 0.94}
"""It errs less, so it may go higher than the club bot: of 2,496 lots in games between experts,
those that cost up to 0.91 of its estimate still paid."""


class Master:
    """A number of games played out for each decision, or seconds of thought."""

    REMEMBERS: ClassVar[Remembers] = {"club": Club, "lot_number": int, "appraisal": Appraisal}

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.patience = Patience(iterations, seconds, ITERATIONS, SECONDS)
        self.club = Club(msgspec.structs.replace(tuned(), **SURER))
        self.table = self.club.table
        self.lot_number = -1
        self.appraisal = Appraisal(0.0, 0, 0)

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        self.table.watch(view)
        match choices:
            case Offer() | AddOrDecline() | RevealOrSkip():
                return self.look_ahead(view, choices, chance)
            case BidOrPass(lot=lot):
                return self.club.bid(view, choices, self.bidding(view, lot, chance))
            case Seal(lot=lot, highest=highest):
                bids = self.sealed_bids(view, lot, highest, chance)
                return choices.action(bids.amounts[drawn(bids.shares, chance)])
            case NamePrice(lot=lot, lowest=lowest, highest=highest):
                bidding = self.bidding(view, lot, chance)
                return choices.action(bidding.to_ask(lowest, highest))
            case BuyOrPass(lot=lot, price=price):
                appraisal = self.bidding(view, lot, chance).appraisal
                return BUY if price <= self.club.limit(view, lot, appraisal) else PASS

    def look_ahead(self, view: View, choices: Choices, chance: Generator) -> int:
        sight = Sight(view, self.club.weights, chance)
        scored = self.club.cards(sight, choices)
        if len(scored) == 1:
            return scored[0][1]
        return compare(sight, scored, self.table, self.patience, chance.below(1_000_000))[0]

    def bidding(self, view: View, lot: Lot, chance: Generator) -> Bidding:
        """The lot, appraised once, so that nobody bids against a change of mind."""
        assert view.seat is not None
        number = lot_number(view, lot)
        if number != self.lot_number:
            self.lot_number = number
            sight = Sight(view, self.club.weights, chance)
            self.appraisal = appraise(sight, lot, self.table, self.patience)
        public = as_others_see_it(view, lot)
        return Bidding(self.table, view.seat, lot, self.appraisal, purses_of(view), public)

    def sealed_bids(self, view: View, lot: Lot, highest: int, chance: Generator) -> SealedBids:
        """The best reply to everyone's habits is one of the amounts."""
        bidding = self.bidding(view, lot, chance)
        if lot.auctioneer == view.seat:
            limit = min(highest, bidding.appraisal.best, int(bidding.appraisal.worth))
            reply = bidding.to_sell_sealed(limit)
        else:
            limit = min(self.club.limit(view, lot, bidding.appraisal), highest)
            reply = bidding.to_win(bidding.others, 1, limit, SHADE)
        return mixed_bids(bidding, limit, reply, self.patience.lessons, chance)
