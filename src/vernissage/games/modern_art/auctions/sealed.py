"""The sealed auction: everyone closes a hand on an amount, and all are opened at once.

MA-H1: all, the auctioneer too, choose secretly from 0 (no bid) to their money, in any order;
everyone seals, also a player with no money. The highest wins.
MA-H2: a tie goes to the auctioneer if tied, else to the tied player closest to the auctioneer
clockwise. All hands empty: the auctioneer takes the lot for nothing (MA-A3).
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art import rules
from vernissage.games.modern_art.actions import SEAL
from vernissage.games.modern_art.answers import Answers
from vernissage.games.modern_art.auctions import sale
from vernissage.games.modern_art.facts import CLOSED_HAND, HANDS_OPENED, IN_SEALED
from vernissage.games.modern_art.parts import floats

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State") -> None:
    """MA-H1: nobody's hand is closed yet."""
    state.phase = IN_SEALED


def able(state: "State") -> i64:
    """MA-H1: everyone who has not closed a hand yet, in any order."""
    everyone: i64 = BIT[state.players] - 1
    return everyone & ~state.sealed


def answers(state: "State", seat: i64) -> Answers:
    """MA-H1: from 0, which is no bid, to all that the seat owns."""
    return 0, SEAL, SEAL + state.purses[seat]


def act(state: "State", seat: i64, action: i64) -> None:
    """MA-H1: only the seat itself knows the amount; the last closed hand opens them all."""
    amount: i64 = action - SEAL
    state.amounts[seat] = amount
    state.sealed |= BIT[seat]
    if state.log is not None:
        state.log.append((CLOSED_HAND, seat, amount))
    if able(state) == 0:
        open_hands(state)


def open_hands(state: "State") -> None:
    """MA-H1, MA-A3: all amounts are shown, and the highest wins the lot."""
    shown = floats(state.players)
    seat: i64 = 0
    while seat < state.players:
        shown[seat] = float(state.amounts[seat])
        sale.hear(state, seat, state.amounts[seat])
        seat += 1
    if state.log is not None:
        state.log.append((HANDS_OPENED, *[amount for amount in state.amounts]))
    buyer: i64 = rules.highest(shown, state.auctioneer)
    sale.sell(state, buyer, state.amounts[buyer])
