"""Modern Art's “half” bot: pays half of today's value and ends rounds fast. A frozen baseline.

Known from its description: it reacts only to what lies on the table, values a painting by what it
would pay if the round ended now, bids half of that, and plays the artist closest to a fifth card.
"""

from vernissage.bots.modern_art_prices import artist, most_it_can_be_worth, size
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
from vernissage.games.modern_art.view import Lot, View


class Half:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        match choices:
            case Offer(cards=cards):
                return choices.action(max(cards, key=lambda card: nearness(view, card)))
            case AddOrDecline(cards=cards):
                return choices.action(cards[0]) if cards else DECLINE
            case BidOrPass(lot=lot, lowest=lowest, highest=highest):
                most = min(half(view, lot), highest)
                return choices.action(lowest) if lowest <= most else PASS
            case Seal(lot=lot, highest=highest):
                return choices.action(min(half(view, lot), highest))
            case NamePrice(lot=lot, lowest=lowest, highest=highest):
                return choices.action(min(max(lowest, half(view, lot)), highest))
            case BuyOrPass(lot=lot, price=price):
                return BUY if price <= half(view, lot) else PASS
            case RevealOrSkip():
                return SKIP


def half(view: View, lot: Lot) -> int:
    """Half of what the lot would pay now, and never more than it still can."""
    each = min(view.worth[artist(lot)], most_it_can_be_worth(view, artist(lot)))
    return size(lot) * each // 2


def nearness(view: View, playable: Playable) -> tuple[int, int]:
    """How close the card brings its artist to the end of the round; then how often it is held."""
    painter = ARTIST_NAMES.index(playable.card.artist)
    same = sum(1 for card in view.hand if card.artist == playable.card.artist)
    return view.played[painter], same
