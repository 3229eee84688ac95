"""The open auction: anyone may bid at any time, until nobody raises.

MA-O1: everyone, the auctioneer too, bids in any order and as often as they like.
MA-O2: all but the standing bidder may bid or pass; who has passed is silent until a new bid takes
all passes back; who cannot afford more counts as passed. All silent: the lot is closed.
MA-O3: a pass is silence. It is nobody else's business, so only its own seat may see the event.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art import rules
from vernissage.games.modern_art.actions import BID, PASS
from vernissage.games.modern_art.answers import Answers
from vernissage.games.modern_art.auctions import sale
from vernissage.games.modern_art.facts import BID_MADE, FELL_SILENT, IN_OPEN

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State") -> None:
    """MA-O1: nothing is bid yet, and nobody is silent who could bid 1."""
    state.phase = IN_OPEN
    close_if_silent(state)


def able(state: "State") -> i64:
    """MA-O2: the seats that may still speak: the truth, which no view tells."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if rules.can_bid(state.purses[seat], state.bid):
            seats |= BIT[seat]
        seat += 1
    seats &= ~state.silent
    if state.bid > 0:
        seats &= ~BIT[state.bidder]
    return seats


def answers(state: "State", seat: i64) -> Answers:
    """MA-O1, MA-A1: pass, or bid more than the standing bid and no more than one owns."""
    return BIT[PASS], BID + rules.lowest_bid(state.bid), BID + state.purses[seat]


def act(state: "State", seat: i64, action: i64) -> None:
    """MA-O1: a higher bid, or silence."""
    if action == PASS:
        fall_silent(state, seat)
    else:
        bid(state, seat, action - BID)


def bid(state: "State", seat: i64, amount: i64) -> None:
    """MA-O2: the new bid stands and takes back all passes."""
    state.bid = amount
    state.bidder = seat
    state.silent = 0
    sale.hear(state, seat, amount)
    if state.log is not None:
        state.log.append((BID_MADE, seat, amount))
    close_if_silent(state)


def fall_silent(state: "State", seat: i64) -> None:
    """MA-O2, MA-O3: a pass, which the others do not hear."""
    state.silent |= BIT[seat]
    if state.log is not None:
        state.log.append((FELL_SILENT, seat))
    close_if_silent(state)


def close_if_silent(state: "State") -> None:
    """MA-O2, MA-A3: nobody raises: the standing bidder has it, or the auctioneer for nothing."""
    if able(state) == 0:
        sale.sell(state, state.bidder, state.bid)
