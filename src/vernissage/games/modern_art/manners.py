"""What a table of people has to know of Modern Art: when all choose at once, and what is heard."""

from vernissage.core.contract import Manners
from vernissage.games.modern_art import facts, orders
from vernissage.games.modern_art.actions import PASS
from vernissage.games.modern_art.state import State


def together(state: State) -> str | None:
    """MA-O1, MA-H1: in these auctions everyone speaks or seals in any order."""
    if state.phase == facts.IN_OPEN or state.phase == facts.IN_SEALED:
        return orders.lot_on_the_easel(state)
    return None


def secret(state: State) -> bool:
    """MA-H1: closed hands."""
    return state.phase == facts.IN_SEALED


def outcry(state: State) -> bool:
    """MA-O2, MA-O3: a pass is silence."""
    return state.phase == facts.IN_OPEN


def awaited(state: State) -> list[int]:
    """MA-O3: in an open auction nobody learns who is silent or cannot afford more."""
    if not outcry(state):
        return state.to_act()
    bidder = state.bidder if state.bid else None
    return [seat for seat in range(state.players) if seat != bidder]


MANNERS = Manners(
    together=together,
    secret=secret,
    outcry=outcry,
    silence=PASS,
    awaited=awaited,
    orders=orders.ORDERS,
)
