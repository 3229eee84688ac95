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

from vernissage.core.sets import BIT
from vernissage.games.modern_art import rules
from vernissage.games.modern_art.actions import ADD, DECLINE
from vernissage.games.modern_art.answers import Answers, only
from vernissage.games.modern_art.auctions import offer, sale, turn
from vernissage.games.modern_art.auctions import round as rounds
from vernissage.games.modern_art.facts import ADDED, DECLINED, IN_DOUBLE

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State") -> None:
    """MA-D2: the player of the double is asked first, if a card is left in that hand."""
    state.phase = IN_DOUBLE
    if state.hand_sizes[state.host] == 0:
        ask_next(state)


def answers(state: "State", seat: i64) -> Answers:
    """MA-D1, MA-D2: a card that fits, or none; to decline may be the only answer."""
    fitting: i64 = rules.can_be_added(state.held[seat], state.lot)
    return only(fitting << ADD | BIT[DECLINE])


def act(state: "State", action: i64) -> None:
    """MA-D1, MA-D2: a card is added, or not."""
    if action == DECLINE:
        decline(state)
    else:
        add(state, action - ADD)


def add(state: "State", kind: i64) -> None:
    """MA-D1, MA-D2, MA-E2, MA-E3: the adder is the auctioneer, unless the card ends the round."""
    seat: i64 = state.turn
    state.auctioneer = seat
    state.bidder = seat
    state.added = kind
    state.lot_size = 2
    offer.play(state, seat, kind)
    if state.log is not None:
        state.log.append((ADDED, seat, kind))
    if rules.ends_round(state.played, kind, state.hand_sizes):
        rounds.end(state, seat)
    else:
        turn.begin_auction(state, kind)


def decline(state: "State") -> None:
    """MA-D2: the chance passes on."""
    state.declined |= BIT[state.turn]
    if state.log is not None:
        state.log.append((DECLINED, state.turn))
    ask_next(state)


def still_to_speak(state: "State") -> list[int]:
    """MA-D2: everyone with cards, clockwise from the one who is asked."""
    seats: list[int] = [state.turn]
    seat: i64 = rules.next_to_ask(state.hand_sizes, state.turn, state.host)
    while seat != state.host:
        seats.append(seat)
        seat = rules.next_to_ask(state.hand_sizes, seat, state.host)
    return seats


def ask_next(state: "State") -> None:
    """MA-D2, MA-D3: clockwise; when it comes back, the double is taken for nothing."""
    state.turn = rules.next_to_ask(state.hand_sizes, state.turn, state.host)
    if state.turn == state.host:
        sale.sell(state, state.host, 0)
