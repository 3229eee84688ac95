"""The question that Modern Art asks a seat now: cards, or bounds; never a list of all amounts."""

import msgspec

from vernissage.core.seats import check_seat
from vernissage.core.sets import members_of
from vernissage.games.modern_art import actions, facts, rules
from vernissage.games.modern_art.auctions import fixed_price, offer
from vernissage.games.modern_art.lots import CARDS, Card, Lot, cards_of, lot_of
from vernissage.games.modern_art.parts import DOUBLE, KINDS, auction_of
from vernissage.games.modern_art.state import State


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


def choices(state: State, seat: int) -> Choices | None:
    """What the seat is asked now; None while it has nothing to decide."""
    check_seat(seat, state.players)
    if not state.may_act(seat):
        return None
    if state.phase == facts.IN_OFFER:
        return Offer(_playable(state, seat, state.held[seat]))
    if state.phase == facts.IN_REVEAL:
        return RevealOrSkip(len(state.mystery) - state.revealed)
    return _about(state, seat, lot_of(state))


def _about(state: State, seat: int, lot: Lot) -> Choices:
    purse = state.purses[seat]
    if state.phase == facts.IN_DOUBLE:
        cards = rules.can_be_added(state.held[seat], state.lot)
        return AddOrDecline(lot, _playable(state, seat, cards))
    if state.phase == facts.IN_SEALED:
        return Seal(lot, purse)
    if state.phase == facts.IN_PRICE:
        return NamePrice(lot, fixed_price.lowest_price(purse), purse)
    if state.phase == facts.IN_ANSWERS:
        return BuyOrPass(lot, state.bid)
    last_word = state.phase == facts.IN_ONCE and seat == state.auctioneer
    return BidOrPass(lot, rules.lowest_bid(state.bid), purse, last_word)


def _playable(state: State, seat: int, kinds: int) -> tuple[Playable, ...]:
    return tuple(_card(state, seat, kind) for kind in members_of(kinds))


def _card(state: State, seat: int, kind: int) -> Playable:
    """A card of this hand, and what would follow if it were played."""
    ends_round = offer.would_end_round(state, kind, 1)
    asks = auction_of(kind) == DOUBLE and not ends_round
    partners = members_of(rules.can_be_added(state.held[seat], kind)) if asks else []
    return Playable(
        card=CARDS[kind],
        copies=state.hands[KINDS * seat + kind],
        ends_round=ends_round,
        partners=cards_of(partners),
        pair_ends_round=bool(partners) and offer.would_end_round(state, kind, 2),
    )
