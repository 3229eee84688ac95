"""Modern Art's club bot: values lots by simulated seasons, and bids as much as the table takes."""

from typing import ClassVar

import msgspec

from vernissage.bots.memory import Remembers
from vernissage.bots.modern_art.baselines.first_club import FirstClub, raised
from vernissage.bots.modern_art.thinking.bids import Bidding
from vernissage.bots.modern_art.thinking.looking_back import as_others_see_it
from vernissage.bots.modern_art.thinking.sight import (
    Appraisal,
    Sight,
    Weights,
    auction_of_lot,
    tuned,
)
from vernissage.bots.modern_art.thinking.table import SHADE, Table, purses_of, speaks_after
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
from vernissage.games.modern_art.parts import OPEN
from vernissage.games.modern_art.view import View


class Club:
    """Never above what a lot can be worth, nor above its own money."""

    REMEMBERS: ClassVar[Remembers] = {"first": FirstClub, "table": Table}

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or tuned()
        self.first = FirstClub(self.weights)
        self.table = Table()

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        self.table.watch(view)
        match choices:
            case Offer() | AddOrDecline() | RevealOrSkip():
                return self.cards(self.sight(view, chance), choices)[0][1]
            case BidOrPass(lot=lot):
                return self.bid(view, choices, self.bidding(view, lot, chance))
            case Seal(lot=lot, highest=highest):
                return choices.action(self.sealed(view, highest, self.bidding(view, lot, chance)))
            case NamePrice(lot=lot, lowest=lowest, highest=highest):
                return choices.action(self.bidding(view, lot, chance).to_ask(lowest, highest))
            case BuyOrPass(lot=lot, price=price):
                bidding = self.bidding(view, lot, chance)
                limit = self.limit(view, lot, bidding.appraisal)
                return BUY if price <= limit else PASS

    def cards(self, sight: Sight, choices: Choices) -> list[tuple[float, int]]:
        """Every card that may be played or added, the best first, with what it brings."""
        return self.first.cards(sight, choices)

    def sight(self, view: View, chance: Generator) -> Sight:
        """Sales are expected to bring what they bring at this table."""
        w, share = self.weights, self.table.generosity
        met = msgspec.structs.replace(
            w,
            sale_open=share * w.sale_open,
            sale_once=share * w.sale_once,
            sale_sealed=share * w.sale_sealed,
            sale_fixed=share * w.sale_fixed,
        )
        return Sight(view, met, chance)

    def bidding(self, view: View, lot: Lot, chance: Generator) -> Bidding:
        assert view.seat is not None
        appraisal = self.first.appraise(view, lot, chance)
        public = as_others_see_it(view, lot)
        return Bidding(self.table, view.seat, lot, appraisal, purses_of(view), public)

    def limit(self, view: View, lot: Lot, appraisal: Appraisal) -> int:
        """The most this seat pays."""
        return self.first.limit(view, lot, appraisal)

    def sealed(self, view: View, highest: int, bidding: Bidding) -> int:
        limit = min(self.limit(view, bidding.lot, bidding.appraisal), highest)
        if bidding.lot.auctioneer == view.seat:
            return bidding.to_sell_sealed(limit)
        return bidding.to_win(bidding.others, 1, limit, SHADE)

    def bid(self, view: View, choices: BidOrPass, bidding: Bidding) -> int:
        """Once around what those after it take; openly by jumps, then by ones."""
        limit = min(self.limit(view, choices.lot, bidding.appraisal), choices.highest)
        if limit < choices.lowest:
            return PASS
        if choices.last_word:
            return PASS if choices.lot.bid == 0 else choices.action(choices.lowest)
        if auction_of_lot(choices.lot) == OPEN:
            return self.bid_openly(choices, bidding, limit)
        after = [*speaks_after(view, choices.lot), choices.lot.auctioneer]
        amount = bidding.to_win(after, choices.lowest, limit, 1.0)
        return choices.action(amount) if amount else PASS

    def bid_openly(self, choices: BidOrPass, bidding: Bidding, limit: int) -> int:
        """Jump only where others are likely to follow."""
        amount = raised(choices.lowest, limit)
        while amount > choices.lowest and bidding.all_below(bidding.others, amount) > 0.1:
            amount -= 1
        return choices.action(amount)
