"""The hammer falls: money changes hands, and the paintings lie before their owner.

MA-A2: the winner pays the auctioneer, and an auctioneer who wins pays the bank.
MA-A3: without a bid the auctioneer takes the lot for nothing.
MA-A4: bought paintings lie open before their owner until the end of the round.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art import rules, sales
from vernissage.games.modern_art.auctions import reveal
from vernissage.games.modern_art.facts import PASSED, SOLD
from vernissage.games.modern_art.history import call
from vernissage.games.modern_art.parts import ARTISTS, artist_of

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def hear(state: "State", seat: i64, amount: i64) -> None:
    """MA-O1, MA-R1, MA-H1: what everybody hears or sees is remembered."""
    state.calls = append(state.calls, call(seat, amount))


def hear_pass(state: "State") -> None:
    """MA-R1, MA-F2: everybody hears that the seat which was asked passes."""
    state.passed |= BIT[state.turn]
    if state.log is not None:
        state.log.append((PASSED, state.turn))


def sell(state: "State", buyer: i64, price: i64) -> None:
    """MA-A2, MA-A3, MA-A4: the lot goes to its buyer, and the easel is empty."""
    pay(state, buyer, price)
    state.holdings[ARTISTS * buyer + artist_of(state.lot)] += state.lot_size
    remember(state, buyer, price)
    clear(state)
    reveal.begin(state, buyer)


def remember(state: "State", buyer: i64, price: i64) -> None:
    """MA-C3: who paid what to whom, and what was said."""
    sold: i64 = sales.sale(
        price=price,
        buyer=buyer,
        auctioneer=state.auctioneer,
        host=state.host,
        round_number=state.round,
        lot_size=state.lot_size,
        first=state.lot,
        second=state.added,
        declined=state.declined,
        passed=state.passed,
        heard=len(state.calls),
    )
    if state.log is not None:
        shared: int = 1 if state.variant.shared_double else 0
        state.log.append((SOLD, shared, sold, *[heard for heard in calls_for_lot(state)]))
    state.sales = append(state.sales, sold)


def calls_for_lot(state: "State") -> vec[i64]:
    """What was called for the lot on the easel, or lay in the hands that were opened."""
    if len(state.sales) == 0:
        return state.calls[:]
    return state.calls[sales.heard_of(state.sales[-1]) :]


def pay(state: "State", buyer: i64, price: i64) -> None:
    """MA-A2: who pays what to whom; what no player gets goes to the bank."""
    kind: i64 = state.lot
    if state.lot_size == 2:
        kind = state.added
    for_auctioneer, for_host = rules.shares(
        kind,
        price,
        buyer,
        state.auctioneer,
        state.host,
        state.variant.shared_double,
    )
    state.purses[buyer] -= price
    state.bought[buyer] += price
    earn(state, state.auctioneer, for_auctioneer)
    earn(state, state.host, for_host)


def earn(state: "State", seat: i64, amount: i64) -> None:
    """MA-A2: money that a player gets from another."""
    if amount > 0:
        state.purses[seat] += amount
        state.earned[seat] += amount


def clear(state: "State") -> None:
    """The easel is empty again; nothing is bid, nobody is silent, no hand is closed."""
    state.lot_size = 0
    state.lot = 0
    state.added = 0
    state.bid = 0
    state.silent = 0
    state.declined = 0
    state.passed = 0
    if state.sealed != 0:
        state.sealed = 0
        seat: i64 = 0
        while seat < state.players:
            state.amounts[seat] = 0
            seat += 1
