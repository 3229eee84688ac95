"""The question of Modern Art to a seat, found from the state."""

from vernissage.core.seats import check_seat
from vernissage.core.sets import members_of
from vernissage.games.modern_art import facts, rules
from vernissage.games.modern_art.auctions import fixed_price, offer
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
from vernissage.games.modern_art.lots import CARDS, Lot, cards_of, lot_of
from vernissage.games.modern_art.parts import DOUBLE, KINDS, auction_of
from vernissage.games.modern_art.state import State


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
