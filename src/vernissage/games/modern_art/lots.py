"""Lots as people see them, on the easel and sold, with all that was called and shown."""

from collections.abc import Iterable
from typing import Final

import msgspec

from vernissage.core.memory import Memory
from vernissage.core.sets import members_of
from vernissage.games.modern_art import facts, history, rules, sales
from vernissage.games.modern_art.auctions.sale import calls_for_lot
from vernissage.games.modern_art.history import Ended
from vernissage.games.modern_art.notation import (
    ARTIST_NAMES,
    AUCTION_NAMES,
    ArtistName,
    AuctionName,
)
from vernissage.games.modern_art.parts import AUCTIONS, SEALED, auction_of
from vernissage.games.modern_art.state import State


class Card(msgspec.Struct, frozen=True):
    """MA-C1: a painting card, by what is printed on it."""

    artist: ArtistName
    auction: AuctionName

    @property
    def kind(self) -> int:
        """The number that the engine knows it by."""
        return AUCTIONS * ARTIST_NAMES.index(self.artist) + AUCTION_NAMES.index(self.auction)


CARDS: Final = tuple(Card(artist, auction) for artist in ARTIST_NAMES for auction in AUCTION_NAMES)
"""The card of each kind."""


class Call(msgspec.Struct, frozen=True, array_like=True):
    """A bid that everybody heard; `[seat, amount]` in JSON."""

    seat: int
    amount: int


class Lot(msgspec.Struct, frozen=True):
    """What stands on the easel."""

    cards: tuple[Card, ...]
    host: int
    auctioneer: int
    bid: int
    """The standing bid or the fixed price; 0 while there is none."""
    bidder: int | None
    """Who made the standing bid."""
    declined: tuple[int, ...] = ()
    """MA-D2: who added no card to the double, in the order in which they were asked."""
    bids: tuple[Call, ...] = ()
    """MA-O1, MA-R1: every bid so far, as it was called."""
    passed: tuple[int, ...] = ()
    """MA-R1, MA-F2: who has passed, in turn. In an open auction nobody knows (MA-O3)."""


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
    declined: tuple[int, ...]
    """MA-D2: who added no card to the double, in the order in which they were asked."""
    bids: tuple[Call, ...]
    """MA-O1, MA-R1: every bid, as it was called."""
    passed: tuple[int, ...]
    """MA-R1, MA-F2: who passed, in turn. In an open auction nobody knows (MA-O3)."""
    amounts: tuple[int, ...]
    """MA-H1: what lay in everyone's hand when they were opened; empty in other auctions."""


def lot_of(state: State) -> Lot:
    """The lot on the easel; there is one."""
    kinds = (state.lot, state.added)[: state.lot_size]
    asked = state.phase in (facts.IN_OPEN, facts.IN_ONCE) and state.bid > 0
    return Lot(
        cards=cards_of(kinds),
        host=state.host,
        auctioneer=state.auctioneer,
        bid=state.bid,
        bidder=state.bidder if asked else None,
        declined=clockwise(state.declined, state.host),
        bids=calls_of(calls_for_lot(state)),
        passed=clockwise(state.passed, state.auctioneer + 1),
    )


def sales_of(state: State, memory: Memory) -> tuple[Sale, ...]:
    """Every sale of the game, the oldest first."""
    shared, ended, sold = state.variant.shared_double, state.rounds, tuple(state.sales)
    calls = tuple(state.calls[: sales.heard_of(sold[-1])]) if sold else ()
    before = memory.recall("sales before", ended, sales_before, ended, shared)
    return before + memory.recall("sales", (sold, calls), sales_in, sold, calls, shared)


def sales_before(newest: Ended | None, shared_double: bool) -> tuple[Sale, ...]:
    """Every sale of the finished rounds."""
    if newest is None:
        return ()
    earlier = sales_before(newest.before, shared_double)
    return earlier + sales_in(newest.sales, newest.calls, shared_double)


def sales_in(sold: Iterable[int], calls: Iterable[int], shared_double: bool) -> tuple[Sale, ...]:
    """The sales of one round, each with those of the calls that belong to it."""
    heard, found, start = tuple(calls), [], 0
    for number in sold:
        end = sales.heard_of(number)
        found.append(sale_of(number, heard[start:end], shared_double))
        start = end
    return tuple(found)


def sale_of(sold: int, calls: tuple[int, ...], shared_double: bool) -> Sale:
    """A sale as people see it; the calls are bids, or the amounts of a sealed auction."""
    price, buyer = sales.price_of(sold), sales.buyer_of(sold)
    auctioneer, host = sales.auctioneer_of(sold), sales.host_of(sold)
    card = sales.selling_card_of(sold)
    parts = rules.shares(card, price, buyer, auctioneer, host, shared_double)
    sealed = auction_of(card) == SEALED
    return Sale(
        round=sales.round_of(sold) + 1,
        cards=cards_of((sales.first_of(sold), sales.second_of(sold))[: sales.lot_size_of(sold)]),
        auctioneer=auctioneer,
        host=host,
        buyer=buyer,
        price=price,
        to_auctioneer=parts[0],
        to_host=parts[1],
        to_bank=price - sum(parts),
        declined=clockwise(sales.declined_of(sold), host),
        bids=() if sealed else calls_of(calls),
        passed=clockwise(sales.passed_of(sold), auctioneer + 1),
        amounts=tuple(call.amount for call in calls_of(calls)) if sealed else (),
    )


def cards_of(kinds: Iterable[int]) -> tuple[Card, ...]:
    """The cards of these kinds, in this order."""
    return tuple([CARDS[kind] for kind in kinds])


def calls_of(called: Iterable[int]) -> tuple[Call, ...]:
    """What seats called, from the numbers of history.py."""
    return tuple(Call(history.seat_of(each), history.amount_of(each)) for each in called)


def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """The members of a set of seats in turn order, from this seat on."""
    members = members_of(seats)
    return (*(s for s in members if s >= first), *(s for s in members if s < first))
