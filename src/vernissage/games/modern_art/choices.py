"""The question that Modern Art asks a seat now: cards, or bounds; never a list of all amounts."""

import msgspec

from vernissage.games.modern_art import actions
from vernissage.games.modern_art.lots import Card, Lot


class Playable(msgspec.Struct, frozen=True):
    """A card that may be played, and how many of its kind the seat holds."""

    card: Card
    copies: int
    ends_round: bool
    """MA-E1, MA-E3: it is a fifth card or the last one of all: it is not auctioned, but counts."""
    partners: tuple[Card, ...] = ()
    """MA-D1: what this seat could add to it, if it is a double that does not end the round."""
    pair_ends_round: bool = False
    """MA-E2, MA-E3: with one of them it would: both would stay unsold."""


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """MA-S3: which painting goes under the hammer?"""

    cards: tuple[Playable, ...]

    def action(self, playable: Playable) -> int:
        """The action that offers this card."""
        return actions.offer(playable.card.kind)


class AddOrDecline(msgspec.Struct, frozen=True, tag="add-or-decline"):
    """MA-D1, MA-D2: add a second painting to the double? There may be none to add."""

    lot: Lot
    cards: tuple[Playable, ...]

    def action(self, playable: Playable) -> int:
        """The action that adds this card."""
        return actions.add(playable.card.kind)

    def decline(self) -> int:
        """The action that adds nothing."""
        return actions.DECLINE


class BidOrPass(msgspec.Struct, frozen=True, tag="bid-or-pass"):
    """MA-O1, MA-R1: bid from lowest to highest, or pass."""

    lot: Lot
    lowest: int
    highest: int
    last_word: bool
    """MA-R1: nobody speaks after this seat."""

    def action(self, amount: int) -> int:
        """The action that bids this amount."""
        return actions.bid(amount)

    def pass_(self) -> int:
        """The action that passes."""
        return actions.PASS


class Seal(msgspec.Struct, frozen=True, tag="seal"):
    """MA-H1: seal from 0 (no bid) to highest."""

    lot: Lot
    highest: int

    def action(self, amount: int) -> int:
        """The action that seals this amount."""
        return actions.seal(amount)


class NamePrice(msgspec.Struct, frozen=True, tag="name-price"):
    """MA-F1: name a price from lowest to highest."""

    lot: Lot
    lowest: int
    highest: int

    def action(self, amount: int) -> int:
        """The action that names this price."""
        return actions.price(amount)


class BuyOrPass(msgspec.Struct, frozen=True, tag="buy-or-pass"):
    """MA-F2: buy at the price, or pass."""

    lot: Lot
    price: int

    def buy(self) -> int:
        """The action that buys."""
        return actions.BUY

    def pass_(self) -> int:
        """The action that passes."""
        return actions.PASS


class RevealOrSkip(msgspec.Struct, frozen=True, tag="reveal-or-skip"):
    """MA-M2: reveal a card of the mystery hand, or not."""

    mystery: int

    def reveal(self) -> int:
        """The action that reveals a card."""
        return actions.REVEAL

    def skip(self) -> int:
        """The action that reveals none."""
        return actions.SKIP


Choices = Offer | AddOrDecline | BidOrPass | Seal | NamePrice | BuyOrPass | RevealOrSkip
