"""The once-around auction: one chance to bid for everyone.

MA-R1: starting left of the auctioneer, each player once: bid higher, or pass. The auctioneer
speaks last, and then the lot is closed.
MA-O3: who cannot afford a higher bid is passed over, and looks like anyone who passes.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.games.modern_art import lots, rules
from vernissage.games.modern_art.facts import BID_MADE, IN_ONCE, PASSED

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State") -> None:
    """MA-R1: the player left of the auctioneer speaks first."""
    state.phase = IN_ONCE
    state.turn = state.auctioneer
    ask_next(state)


def bid(state: "State", amount: i64) -> None:
    """MA-R1, MA-A1: a higher bid stands."""
    state.bid = amount
    state.bidder = state.turn
    if state.log is not None:
        state.log.append((BID_MADE, state.turn, amount))
    go_on(state)


def pass_over(state: "State") -> None:
    """MA-R1, MA-O3: a pass, by choice or for lack of money."""
    if state.log is not None:
        state.log.append((PASSED, state.turn))
    go_on(state)


def go_on(state: "State") -> None:
    """MA-R1, MA-A3: after the auctioneer it is over; with no bid the auctioneer has the lot."""
    if state.turn == state.auctioneer:
        lots.sell(state, state.bidder, state.bid)
    else:
        ask_next(state)


def ask_next(state: "State") -> None:
    """MA-R1: clockwise; who cannot afford a higher bid is passed over."""
    state.turn = rules.left_of(state.turn, state.players)
    if not rules.can_bid(state.purses[state.turn], state.bid):
        pass_over(state)
