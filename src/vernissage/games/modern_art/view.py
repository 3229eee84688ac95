"""What a seat of Modern Art may know: built anew from the state, never stripped from it."""

from typing import Final, Literal

import msgspec

from vernissage.games.modern_art import facts, rules, sales
from vernissage.games.modern_art.notation import (
    ARTIST_NAMES,
    AUCTION_NAMES,
    ArtistName,
    AuctionName,
)
from vernissage.games.modern_art.parts import ARTISTS, AUCTIONS, BIT, COPIES, KINDS, members_of
from vernissage.games.modern_art.state import State

PhaseName = Literal[
    "offer", "double", "open", "once", "sealed", "price", "answers", "reveal", "over"
]

PHASE_NAMES: Final[tuple[PhaseName, ...]] = (
    "offer",
    "double",
    "open",
    "once",
    "sealed",
    "price",
    "answers",
    "reveal",
    "over",
)
"""In the order of facts.py."""


class Card(msgspec.Struct, frozen=True):
    artist: ArtistName
    auction: AuctionName

    @property
    def kind(self) -> int:
        return AUCTIONS * ARTIST_NAMES.index(self.artist) + AUCTION_NAMES.index(self.auction)


CARDS: Final = tuple(Card(artist, auction) for artist in ARTIST_NAMES for auction in AUCTION_NAMES)
"""The card of each kind."""


class Sale(msgspec.Struct, frozen=True):
    """MA-C3: one sale, with everything that was paid; the bank gets what nobody else gets."""

    round: int
    cards: tuple[Card, ...]
    auctioneer: int
    host: int
    """Who played the first card; another seat than the auctioneer if a double was joined."""
    buyer: int
    price: int
    to_auctioneer: int
    to_host: int
    """MA-shared-double: more than 0 only then."""
    to_bank: int


class Lot(msgspec.Struct, frozen=True):
    """What stands on the easel."""

    cards: tuple[Card, ...]
    host: int
    auctioneer: int
    bid: int
    """The standing bid or the fixed price; 0 while there is none."""
    bidder: int | None
    """Who made the standing bid."""


class View(msgspec.Struct, frozen=True, kw_only=True, tag="modern-art"):
    seat: int | None
    """Whose view this is; None for a spectator."""
    players: int
    mystery_hand: bool
    winner_reveals: bool
    shared_double: bool
    open_purses: bool
    deal: tuple[int, ...]
    """MA-S1: cards dealt to each hand before each round."""
    round: int
    """Counted from 1."""
    phase: PhaseName
    able: tuple[int, ...]
    """Who may act. In an open auction all but the standing bidder, silent or not (MA-O3)."""
    auctioneer: int
    lot: Lot | None
    sealed: tuple[int, ...]
    """MA-H1: whose hands are closed."""
    played: tuple[int, ...]
    """MA-V1: cards of each artist played in this round."""
    tokens: tuple[tuple[int, ...], ...]
    """MA-C2: for each round, the token of each artist; 0 for none."""
    worth: tuple[int, ...]
    """MA-V3: what a painting of each artist would pay if the round ended now."""
    sales: tuple[Sale, ...]
    """MA-C3, MA-A4: every sale of the game; those of this round lie before their buyers."""
    seen: tuple[int, ...]
    """How many cards of each kind have lain open in this game."""
    hand_sizes: tuple[int, ...]
    mystery: int
    """MA-M1: face-down cards of the mystery hand."""
    revealed: tuple[Card, ...]
    """MA-M2: cards of the mystery hand revealed in this round."""
    hand: tuple[Card, ...]
    money: int | None
    """The seat's own money."""
    silent: bool
    """MA-O2: this seat itself has passed in the open auction since the last bid."""
    amount: int | None
    """MA-H1: what this seat itself has sealed."""
    purses: tuple[int, ...] | None
    """MA-C3, MA-open-purses: everyone's money, if it is open, and at the end."""
    hands: tuple[tuple[Card, ...], ...] | None
    """All hands, once the game is over."""
    winners: tuple[int, ...] | None


def view(state: State, seat: int | None) -> View:
    """MA-C3, MA-O3, MA-H1: secret are hands, money, silence and sealed amounts."""
    seats = range(state.players)
    revealed = state.mystery[state.revealed_before : state.revealed]
    return View(
        seat=seat,
        players=state.players,
        mystery_hand=state.mystery_hand,
        winner_reveals=state.winner_reveals,
        shared_double=state.shared_double,
        open_purses=state.open_purses,
        deal=tuple(state.deal),
        round=state.round + 1,
        phase=PHASE_NAMES[state.phase],
        able=_able(state),
        auctioneer=state.auctioneer,
        lot=lot_of(state) if state.lot_size else None,
        sealed=tuple(members_of(state.sealed)),
        played=tuple(state.played),
        tokens=_tokens(state),
        worth=tuple(state.worth_now(artist) for artist in range(ARTISTS)),
        sales=tuple(sale_of(sold, state.shared_double) for sold in state.sales),
        seen=tuple(state.seen),
        hand_sizes=tuple(state.hand_sizes),
        mystery=len(state.mystery) - state.revealed,
        revealed=tuple(CARDS[kind] for kind in revealed),
        hand=() if seat is None else _hand(state, seat),
        money=None if seat is None else state.purses[seat],
        silent=seat is not None and state.silent & BIT[seat] != 0,
        amount=_amount(state, seat),
        purses=tuple(state.purses) if state.open_purses or state.over else None,
        hands=tuple(_hand(state, s) for s in seats) if state.over else None,
        winners=tuple(state.winners()) if state.over else None,
    )


def _able(state: State) -> tuple[int, ...]:
    """MA-O3: in an open auction nobody learns who is silent or cannot afford more."""
    if state.phase == facts.IN_OPEN:
        bidder = state.bidder if state.bid else None
        return tuple(seat for seat in range(state.players) if seat != bidder)
    return tuple(state.to_act())


def lot_of(state: State) -> Lot:
    """The lot on the easel; there is one."""
    kinds = (state.lot, state.added)[: state.lot_size]
    asked = state.phase in (facts.IN_OPEN, facts.IN_ONCE) and state.bid > 0
    return Lot(
        cards=tuple(CARDS[kind] for kind in kinds),
        host=state.host,
        auctioneer=state.auctioneer,
        bid=state.bid,
        bidder=state.bidder if asked else None,
    )


def _tokens(state: State) -> tuple[tuple[int, ...], ...]:
    rows = range(0, len(state.tokens), ARTISTS)
    return tuple(tuple(state.tokens[row : row + ARTISTS]) for row in rows)


def sale_of(sold: int, shared_double: bool) -> Sale:
    price, buyer = sales.price_of(sold), sales.buyer_of(sold)
    auctioneer, host = sales.auctioneer_of(sold), sales.host_of(sold)
    card = sales.selling_card_of(sold)
    parts = rules.shares(card, price, buyer, auctioneer, host, shared_double)
    kinds = (sales.first_of(sold), sales.second_of(sold))[: sales.lot_size_of(sold)]
    return Sale(
        round=sales.round_of(sold) + 1,
        cards=tuple(CARDS[kind] for kind in kinds),
        auctioneer=auctioneer,
        host=host,
        buyer=buyer,
        price=price,
        to_auctioneer=parts[0],
        to_host=parts[1],
        to_bank=price - sum(parts),
    )


def _hand(state: State, seat: int) -> tuple[Card, ...]:
    return tuple(CARDS[kind] for kind in state.hand(seat))


def _amount(state: State, seat: int | None) -> int | None:
    if seat is None or not state.sealed & BIT[seat]:
        return None
    return state.amounts[seat]


def lies_open(view: View, sale: Sale) -> bool:
    """MA-A4, MA-V4: bought paintings lie before their owner until the round ends."""
    return sale.round == view.round and view.phase != "over"


def holdings(view: View, seat: int) -> tuple[int, ...]:
    """MA-A4: how many paintings of each artist lie before a seat."""
    counts = [0] * ARTISTS
    for sale in view.sales:
        if sale.buyer == seat and lies_open(view, sale):
            counts[ARTIST_NAMES.index(sale.cards[0].artist)] += len(sale.cards)
    return tuple(counts)


def unseen(view: View) -> list[int]:
    """How many cards of each kind are neither open yet nor in the seat's own hand."""
    left = [COPIES[kind] - view.seen[kind] for kind in range(KINDS)]
    for card in view.hand:
        left[card.kind] -= 1
    return left
