"""What a table of people has to know of Art Society: when all choose at once, what is sealed."""

from vernissage.core.contract import Manners
from vernissage.games.art_society.facts import BIDS, SETTLING, STARTS
from vernissage.games.art_society.orders import ORDERS
from vernissage.games.art_society.state import State


def together(state: State) -> str | None:
    """AS-S2, AS-B1, AS-E1: starting paintings, bid cards and settling, in any order of seats."""
    if state.over:
        return None
    if state.phase == STARTS or state.phase == BIDS or state.phase == SETTLING:
        return f"phase {state.phase} of round {state.round}"
    return None


def secret(state: State) -> bool:
    """AS-B1: bid cards are chosen secretly."""
    return state.phase == BIDS


MANNERS = Manners(together=together, secret=secret, orders=ORDERS)
