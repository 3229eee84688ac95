"""The sealed auction: everyone closes a hand on an amount, and all are opened at once.

MA-H1: all, the auctioneer too, choose secretly from 0 (no bid) to their money, in any order;
everyone seals, also a player with no money. The highest wins.
MA-H2: a tie goes to the auctioneer if tied, else to the tied player closest to the auctioneer
clockwise. All hands empty: the auctioneer takes the lot for nothing (MA-A3).
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.games.modern_art import lots, rules
from vernissage.games.modern_art.facts import CLOSED_HAND, HANDS_OPENED, IN_SEALED
from vernissage.games.modern_art.parts import BIT

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State") -> None:
    """MA-H1: nobody's hand is closed yet."""
    state.phase = IN_SEALED


def able(state: "State") -> i64:
    """MA-H1: everyone who has not closed a hand yet, in any order."""
    everyone: i64 = BIT[state.players] - 1
    return everyone & ~state.sealed


def seal(state: "State", seat: i64, amount: i64) -> None:
    """MA-H1: only the seat itself knows the amount; the last closed hand opens them all."""
    state.amounts[seat] = amount
    state.sealed |= BIT[seat]
    if state.log is not None:
        state.log.append((CLOSED_HAND, seat, amount))
    if able(state) == 0:
        open_hands(state)


def open_hands(state: "State") -> None:
    """MA-H1, MA-A3: the highest amount wins the lot."""
    if state.log is not None:
        state.log.append((HANDS_OPENED, *[amount for amount in state.amounts]))
    buyer: i64 = winner(state)
    lots.sell(state, buyer, state.amounts[buyer])


def winner(state: "State") -> i64:
    """MA-H2: clockwise from the auctioneer, the first to hold the highest amount."""
    best: i64 = state.auctioneer
    seat: i64 = rules.left_of(best, state.players)
    while seat != state.auctioneer:
        if state.amounts[seat] > state.amounts[best]:
            best = seat
        seat = rules.left_of(seat, state.players)
    return best
