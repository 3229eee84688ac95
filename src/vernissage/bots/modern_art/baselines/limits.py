"""What the frozen baselines of Modern Art have in common: a limit for lots, a liking for cards."""

from abc import ABC, abstractmethod

from vernissage.core.chance import Generator
from vernissage.games.modern_art.actions import BUY, DECLINE, PASS, SKIP
from vernissage.games.modern_art.choices import (
    AddOrDecline,
    BidOrPass,
    BuyOrPass,
    Choices,
    NamePrice,
    Offer,
    Playable,
    RevealOrSkip,
    Seal,
)
from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.view import View


class Baseline(ABC):
    """Asks what it would pay, raises by one, joins every double, and never reveals."""

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        match choices:
            case Offer(cards=cards):
                return choices.action(max(cards, key=lambda card: self.liking(view, card)))
            case AddOrDecline():
                return self.join(view, choices)
            case BidOrPass():
                return self.bid(view, choices)
            case Seal(lot=lot, highest=highest):
                return choices.action(min(self.limit(view, lot), highest))
            case NamePrice(lot=lot, lowest=lowest, highest=highest):
                return choices.action(min(max(lowest, self.price(view, lot)), highest))
            case BuyOrPass(lot=lot, price=price):
                return BUY if price <= self.limit(view, lot) else PASS
            case RevealOrSkip():
                return self.reveal(view)

    @abstractmethod
    def liking(self, view: View, playable: Playable) -> tuple[int, ...]:
        """The card that it likes best is offered; of equal ones the first."""

    @abstractmethod
    def limit(self, view: View, lot: Lot) -> int:
        """The most it pays for the lot."""

    def price(self, view: View, lot: Lot) -> int:
        """The fixed price that it asks."""
        return self.limit(view, lot)

    def join(self, view: View, choices: AddOrDecline) -> int:
        return choices.action(choices.cards[0]) if choices.cards else DECLINE

    def bid(self, view: View, choices: BidOrPass) -> int:
        most = min(self.limit(view, choices.lot), choices.highest)
        return choices.action(choices.lowest) if choices.lowest <= most else PASS

    def reveal(self, view: View) -> int:
        return SKIP
