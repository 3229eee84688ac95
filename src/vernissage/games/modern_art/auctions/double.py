"""The double auction: two paintings by one artist in one lot.

MA-D1: the player of a double may add a card by the same artist that is no double; the second
card's type sells both.
MA-D2: else the chance passes clockwise to everyone with cards. Whoever adds a card becomes the
auctioneer; the player of the double gets nothing (MA-shared-double: they share). See MA-X1.
MA-D3: nobody adds: the player of the double gets that card for nothing.
MA-D4: after a joined lot the turn goes to the left of the new auctioneer.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.games.modern_art import lots, rounds, rules
from vernissage.games.modern_art.facts import ADDED, DECLINED, IN_DOUBLE

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State") -> None:
    """MA-D2: the player of the double is asked first, if a card is left in that hand."""
    state.phase = IN_DOUBLE
    if state.hand_sizes[state.host] == 0:
        ask_next(state)


def add(state: "State", kind: i64) -> None:
    """MA-D1, MA-D2, MA-E2, MA-E3: the adder is the auctioneer, unless the card ends the round."""
    seat: i64 = state.turn
    state.auctioneer = seat
    state.bidder = seat
    state.added = kind
    state.lot_size = 2
    lots.play(state, seat, kind)
    if state.log is not None:
        state.log.append((ADDED, seat, kind))
    if rules.ends_round(state.played, kind, state.hand_sizes):
        rounds.end(state, seat)
    else:
        lots.begin_auction(state, kind)


def decline(state: "State") -> None:
    """MA-D2: the chance passes on."""
    if state.log is not None:
        state.log.append((DECLINED, state.turn))
    ask_next(state)


def ask_next(state: "State") -> None:
    """MA-D2, MA-D3: clockwise; when it comes back, the double is taken for nothing."""
    state.turn = rules.next_to_ask(state.hand_sizes, state.turn, state.host)
    if state.turn == state.host:
        lots.sell(state, state.host, 0)
