"""The once-around auction: one chance to bid for everyone.

MA-R1: starting left of the auctioneer, each player once: bid higher, or pass. The auctioneer
speaks last, and then the lot is closed.
MA-O3: who cannot afford a higher bid is passed over, and looks like anyone who passes.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art import rules
from vernissage.games.modern_art.actions import BID, PASS
from vernissage.games.modern_art.answers import Answers
from vernissage.games.modern_art.auctions import sale
from vernissage.games.modern_art.facts import BID_MADE, IN_ONCE

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State") -> None:
    """MA-R1: the player left of the auctioneer speaks first."""
    state.phase = IN_ONCE
    state.turn = state.auctioneer
    ask_next(state)


def answers(state: "State", seat: i64) -> Answers:
    """MA-R1, MA-A1: pass, or bid more than the standing bid and no more than one owns."""
    return BIT[PASS], BID + rules.lowest_bid(state.bid), BID + state.purses[seat]


def act(state: "State", action: i64) -> None:
    """MA-R1: a higher bid, or a pass."""
    if action == PASS:
        pass_over(state)
    else:
        bid(state, action - BID)


def bid(state: "State", amount: i64) -> None:
    """MA-R1, MA-A1: a higher bid stands."""
    state.bid = amount
    state.bidder = state.turn
    sale.hear(state, state.turn, amount)
    if state.log is not None:
        state.log.append((BID_MADE, state.turn, amount))
    go_on(state)


def pass_over(state: "State") -> None:
    """MA-R1, MA-O3: a pass, by choice or for lack of money."""
    sale.hear_pass(state)
    go_on(state)


def still_to_speak(state: "State") -> list[int]:
    """MA-R1: clockwise from the one who is asked; the auctioneer is the last."""
    seats: list[int] = [state.turn]
    while seats[-1] != state.auctioneer:
        seats.append(rules.left_of(seats[-1], state.players))
    return seats


def go_on(state: "State") -> None:
    """MA-R1, MA-A3: after the auctioneer it is over; with no bid the auctioneer has the lot."""
    if state.turn == state.auctioneer:
        sale.sell(state, state.bidder, state.bid)
    else:
        ask_next(state)


def ask_next(state: "State") -> None:
    """MA-R1: clockwise; who cannot afford a higher bid is passed over."""
    state.turn = rules.left_of(state.turn, state.players)
    if not rules.can_bid(state.purses[state.turn], state.bid):
        pass_over(state)
