"""Modern Art's “lock-in” bot: believes in one order of the artists. A frozen baseline.

Known from its description: before the first card of a round it predicts first, second and third
place and locks them in; lots are worth what they pay if it is right, of which it bids (n - 1)/n,
and it plays its artists in that order.
"""

from vernissage.bots.modern_art_prices import artist, columns, most_it_can_be_worth, size
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
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.parts import ARTISTS, TOKENS
from vernissage.games.modern_art.view import Lot, View


class LockIn:
    def __init__(self) -> None:
        self.round = 0
        self.order: list[int] = []

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        if view.round != self.round:
            self.round, self.order = view.round, predicted(view)
        match choices:
            case Offer(cards=cards):
                return choices.action(min(cards, key=self.rank))
            case AddOrDecline(cards=cards):
                return choices.action(cards[0]) if cards else DECLINE
            case BidOrPass(lot=lot, lowest=lowest, highest=highest):
                most = min(self.limit(view, lot), highest)
                return choices.action(lowest) if lowest <= most else PASS
            case Seal(lot=lot, highest=highest):
                return choices.action(min(self.limit(view, lot), highest))
            case NamePrice(lot=lot, lowest=lowest, highest=highest):
                return choices.action(min(max(lowest, self.limit(view, lot)), highest))
            case BuyOrPass(lot=lot, price=price):
                return BUY if price <= self.limit(view, lot) else PASS
            case RevealOrSkip():
                return SKIP

    def rank(self, playable: Playable) -> int:
        return self.order.index(ARTIST_NAMES.index(playable.card.artist))

    def limit(self, view: View, lot: Lot) -> int:
        """(n - 1)/n of what the lot pays if the locked order comes true."""
        place = self.order.index(artist(lot))
        if place >= len(TOKENS):
            return 0
        each = TOKENS[place] + columns(view)[artist(lot)]
        each = min(each, most_it_can_be_worth(view, artist(lot)))
        return size(lot) * each * (view.players - 1) // view.players


def predicted(view: View) -> list[int]:
    """The artists by cards lying there and in hand, then by their columns, then from the left."""
    held = [sum(1 for c in view.hand if c.artist == ARTIST_NAMES[a]) for a in range(ARTISTS)]
    laid = columns(view)
    return sorted(range(ARTISTS), key=lambda a: (-view.played[a] - held[a], -laid[a], a))
