"""The fixed-price auction: the auctioneer names a price, the first taker pays it.

MA-F1: the price goes from 1 to the auctioneer's own money (0 only if they own nothing).
MA-F2: starting left, each other player may buy or pass; the first buyer ends it; who cannot pay
passes, and looks like anyone who passes (MA-O3).
MA-F3: nobody buys: the auctioneer must, and pays the bank.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art import rules
from vernissage.games.modern_art.actions import BUY, PASS, PRICE
from vernissage.games.modern_art.answers import Answers, only
from vernissage.games.modern_art.auctions import sale
from vernissage.games.modern_art.facts import IN_ANSWERS, IN_PRICE, PRICE_NAMED

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State") -> None:
    """MA-F1: the auctioneer is asked for a price."""
    state.phase = IN_PRICE
    state.turn = state.auctioneer


def lowest_price(purse: i64) -> i64:
    """MA-F1: 1, or 0 for an auctioneer who owns nothing."""
    if purse == 0:
        return 0
    return 1


def prices(state: "State", seat: i64) -> Answers:
    """MA-F1: from the lowest price to all that the auctioneer owns."""
    purse: i64 = state.purses[seat]
    return 0, PRICE + lowest_price(purse), PRICE + purse


def name_price(state: "State", action: i64) -> None:
    """MA-F1: the price is named and holds."""
    amount: i64 = action - PRICE
    state.bid = amount
    state.phase = IN_ANSWERS
    if state.log is not None:
        state.log.append((PRICE_NAMED, state.turn, amount))
    ask_next(state)


def answers() -> Answers:
    """MA-F2: buy at the price, or pass."""
    return only(BIT[PASS] | BIT[BUY])


def act(state: "State", action: i64) -> None:
    """MA-F2: the lot is bought, or not."""
    if action == PASS:
        pass_over(state)
    else:
        buy(state)


def buy(state: "State") -> None:
    """MA-F2: the first buyer ends the auction."""
    sale.sell(state, state.turn, state.bid)


def pass_over(state: "State") -> None:
    """MA-F2, MA-O3: a pass, by choice or for lack of money."""
    sale.hear_pass(state)
    ask_next(state)


def still_to_speak(state: "State") -> list[int]:
    """MA-F2: clockwise from the one who is asked; the auctioneer is not."""
    seats: list[int] = []
    seat: i64 = state.turn
    while seat != state.auctioneer:
        seats.append(seat)
        seat = rules.left_of(seat, state.players)
    return seats


def ask_next(state: "State") -> None:
    """MA-F2, MA-F3: clockwise; back at the auctioneer, who must buy."""
    state.turn = rules.left_of(state.turn, state.players)
    if state.turn == state.auctioneer:
        sale.sell(state, state.auctioneer, state.bid)
    elif state.purses[state.turn] < state.bid:
        pass_over(state)
