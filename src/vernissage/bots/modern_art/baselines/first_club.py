"""Modern Art's club bot as it was at first: it pays fixed shares of what lots are worth.

It values lots by simulated seasons and learns nothing from the others. The casual bot and the
tight baselines are made of it.
"""

from typing import ClassVar, Final

from vernissage.bots.memory import Remembers
from vernissage.bots.modern_art.thinking.prices import lot_number
from vernissage.bots.modern_art.thinking.sight import (
    Appraisal,
    Sight,
    Weights,
    auction_of_lot,
    best_first,
)
from vernissage.core.chance import Generator
from vernissage.games.modern_art.actions import BUY, DECLINE, PASS, REVEAL, SKIP
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

FIRST: Final = Weights(
    open=0.88,
    once=0.86,
    sealed=0.8,
    accept=0.9,
    ask=0.82,
    own=1.0,
    sale_open=0.88,
    sale_once=0.86,
    sale_sealed=0.8,
    sale_fixed=0.8,
    keep=0.25,
    others=0.7,
    hoard=0.2,
    steam=0.25,
    weight=0.02,
)
"""What the club bot believed when it was new; weights/club.json may be tuned, this may not."""
JUMP: Final = 0.3
"""An open auction starts with jumps over this share of the room below the limit."""
CALM: Final = 0.6
"""From this share of the limit on, bids go up by one."""


class FirstClub:
    """Never above what a lot can be worth, nor above its own money."""

    REMEMBERS: ClassVar[Remembers] = {"lot_number": int, "appraisal": Appraisal}

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or FIRST
        self.lot_number = -1
        self.appraisal = Appraisal(0.0, 0, 0)

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        match choices:
            case Offer() | AddOrDecline() | RevealOrSkip():
                return self.cards(Sight(view, self.weights, chance), choices)[0][1]
            case BidOrPass(lot=lot):
                return self.bid(view, choices, self.appraise(view, lot, chance))
            case Seal(lot=lot, highest=highest):
                limit = self.limit(view, lot, self.appraise(view, lot, chance))
                return choices.action(min(limit, highest))
            case NamePrice(lot=lot, lowest=lowest, highest=highest):
                worth = self.appraise(view, lot, chance).worth
                return choices.action(min(max(lowest, int(self.weights.ask * worth)), highest))
            case BuyOrPass(lot=lot, price=price):
                limit = self.limit(view, lot, self.appraise(view, lot, chance))
                return BUY if price <= limit else PASS

    def cards(self, sight: Sight, choices: Choices) -> list[tuple[float, int]]:
        """Every card that may be played or added, the best first, with what it brings."""
        match choices:
            case Offer(cards=cards):
                kinds = [card.card.kind for card in cards]
                return best_first([(sight.score_offer(kind), kind) for kind in kinds])
            case AddOrDecline(lot=lot, cards=cards):
                scored = [(sight.score_add(c.card.kind), choices.action(c)) for c in cards]
                return best_first([*scored, (sight.score_decline(lot), DECLINE)])
        return best_first([(sight.score_reveal(), REVEAL), (sight.now(), SKIP)])

    def appraise(self, view: View, lot: Lot, chance: Generator) -> Appraisal:
        """One estimate for each lot, so that nobody bids against a change of mind."""
        number = lot_number(view, lot)
        if number != self.lot_number:
            self.lot_number = number
            self.appraisal = Sight(view, self.weights, chance).appraise(lot)
        return self.appraisal

    def limit(self, view: View, lot: Lot, appraisal: Appraisal) -> int:
        """The most this seat pays."""
        w = self.weights
        if lot.auctioneer == view.seat:
            share = w.own * view.players / (2 * view.players - 1)
        else:
            share = (w.open, w.once, w.sealed, w.accept, 0.0)[auction_of_lot(lot)]
        return min(int(share * appraisal.worth), appraisal.best)

    def bid(self, view: View, choices: BidOrPass, appraisal: Appraisal) -> int:
        """Once around all at once, the last just enough; openly by jumps, then by ones."""
        limit = min(self.limit(view, choices.lot, appraisal), choices.highest)
        if limit < choices.lowest:
            return PASS
        if choices.last_word:
            return PASS if choices.lot.bid == 0 else choices.action(choices.lowest)
        if auction_of_lot(choices.lot) != OPEN:
            return choices.action(limit)
        return choices.action(raised(choices.lowest, limit))


def raised(lowest: int, limit: int) -> int:
    """The next bid of an open auction."""
    if lowest >= CALM * limit:
        return lowest
    return lowest + int(JUMP * (limit - lowest))
