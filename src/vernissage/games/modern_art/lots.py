"""A lot from the card that is played to the money that is paid."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from vernissage.games.modern_art import rounds, rules, sales
from vernissage.games.modern_art.auctions import double, fixed_price, once_around, sealed
from vernissage.games.modern_art.auctions import open as open_auction
from vernissage.games.modern_art.facts import IN_OFFER, IN_REVEAL, OFFERED, REVEALED, SKIPPED, SOLD
from vernissage.games.modern_art.parts import (
    BIT,
    FIXED,
    KINDS,
    ONCE,
    OPEN,
    SEALED,
    artist_of,
    auction_of,
)

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def offer(state: "State", kind: i64) -> None:
    """MA-S3, MA-E1, MA-E2, MA-E3: a card from hand is the lot, unless it ends the round."""
    state.lot = kind
    state.lot_size = 1
    play(state, state.turn, kind)
    if state.log is not None:
        state.log.append((OFFERED, state.turn, kind))
    if rules.ends_round(state.played, kind, state.hand_sizes):
        rounds.end(state, state.turn)
    else:
        begin_auction(state, kind)


def play(state: "State", seat: i64, kind: i64) -> None:
    """MA-V1: a card leaves the hand and counts for its artist, sold or not."""
    at: i64 = KINDS * seat + kind
    state.hands[at] -= 1
    if state.hands[at] == 0:
        state.held[seat] ^= BIT[kind]
    state.hand_sizes[seat] -= 1
    show(state, kind)


def show(state: "State", kind: i64) -> None:
    """MA-V1: an open card counts for its artist in this round."""
    state.seen[kind] += 1
    state.played[artist_of(kind)] += 1


def begin_auction(state: "State", kind: i64) -> None:
    """MA-D1: the card, the second one of a joined lot, says how it is sold."""
    auction: i64 = auction_of(kind)
    if auction == OPEN:
        open_auction.begin(state)
    elif auction == ONCE:
        once_around.begin(state)
    elif auction == SEALED:
        sealed.begin(state)
    elif auction == FIXED:
        fixed_price.begin(state)
    else:
        double.begin(state)


def sell(state: "State", buyer: i64, price: i64) -> None:
    """MA-A2, MA-A3, MA-A4: money changes hands, and the paintings lie before their owner."""
    sold: i64 = sales.sale(
        price,
        buyer,
        state.auctioneer,
        state.host,
        state.round,
        state.lot_size,
        state.lot,
        state.added,
    )
    state.sales = append(state.sales, sold)
    pay(state, sold)
    if state.log is not None:
        state.log.append((SOLD, sold, 1 if state.shared_double else 0))
    clear(state)
    ask_to_reveal(state, buyer)


def pay(state: "State", sold: i64) -> None:
    """MA-A2: who pays what to whom; what no player gets goes to the bank."""
    price: i64 = sales.price_of(sold)
    buyer: i64 = sales.buyer_of(sold)
    kind: i64 = sales.selling_card_of(sold)
    for_auctioneer, for_host = rules.shares(
        kind, price, buyer, state.auctioneer, state.host, state.shared_double
    )
    state.purses[buyer] -= price
    state.bought[buyer] += price
    state.purses[state.auctioneer] += for_auctioneer
    state.earned[state.auctioneer] += for_auctioneer
    state.purses[state.host] += for_host
    state.earned[state.host] += for_host


def clear(state: "State") -> None:
    """The easel is empty again; nothing is bid, nobody is silent, no hand is closed."""
    state.lot_size = 0
    state.lot = 0
    state.added = 0
    state.bid = 0
    state.silent = 0
    if state.sealed != 0:
        state.sealed = 0
        seat: i64 = 0
        while seat < state.players:
            state.amounts[seat] = 0
            seat += 1


def ask_to_reveal(state: "State", buyer: i64) -> None:
    """MA-M2: after an auction the one who ran it may reveal (MA-winner-reveals: who took it)."""
    if state.revealed == len(state.mystery):
        next_auctioneer(state)
        return
    state.phase = IN_REVEAL
    state.turn = buyer if state.winner_reveals else state.auctioneer
    state.host = state.auctioneer
    state.bidder = state.auctioneer


def reveal(state: "State") -> None:
    """MA-M2, MA-M3: it is not auctioned, but it counts; a fifth card ends the round."""
    kind: i64 = state.mystery[state.revealed]
    state.revealed += 1
    show(state, kind)
    if state.log is not None:
        state.log.append((REVEALED, state.turn, kind))
    if rules.is_fifth(state.played, kind):
        rounds.end(state, state.turn)
    else:
        next_auctioneer(state)


def skip(state: "State") -> None:
    """MA-M2: to reveal is a right, not a duty."""
    if state.log is not None:
        state.log.append((SKIPPED, state.turn))
    next_auctioneer(state)


def next_auctioneer(state: "State") -> None:
    """MA-A5, MA-D4: the next with cards to the left of the one who ran this auction."""
    begin_turn(state, rules.next_with_cards(state.hand_sizes, state.auctioneer))


def begin_turn(state: "State", seat: i64) -> None:
    """MA-S3: this seat auctions a painting from hand."""
    state.phase = IN_OFFER
    state.turn = seat
    state.auctioneer = seat
    state.host = seat
    state.bidder = seat
