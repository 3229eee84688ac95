"""Standing orders of Modern Art: what a seat wants done for it while a lot is on the easel."""

from typing import Final

from vernissage.core.contract import OrderRules
from vernissage.core.orders import Buy, Ceiling, Order, Out
from vernissage.core.refusals import Illegal
from vernissage.games.modern_art import actions, facts, rules
from vernissage.games.modern_art.state import State

BIDDING: Final = (facts.IN_OPEN, facts.IN_ONCE)
FIXED: Final = (facts.IN_PRICE, facts.IN_ANSWERS)
PHASES: Final = {
    Ceiling: (*BIDDING, facts.IN_DOUBLE),
    Buy: (*FIXED, facts.IN_DOUBLE),
    Out: (*BIDDING, *FIXED, facts.IN_SEALED, facts.IN_DOUBLE),
}
"""MA-D1: while a second card may be added nobody knows how the double will be sold."""


def lot_on_the_easel(state: State) -> str | None:
    """The lot, named by how many cards had lain open before it."""
    return f"lot {sum(state.seen) - state.lot_size}" if state.lot_size else None


def check(state: State, order: Order) -> None:
    """The lot must be sold in a way that the order knows."""
    if state.phase not in PHASES.get(type(order), ()):
        raise Illegal(order.named, "order-unfit")


def answer(state: State, seat: int, order: Order) -> int | None:
    """What the order says for the seat; offering, adding and naming a price it leaves to it."""
    match order:
        case Ceiling(amount=amount) if state.phase in BIDDING:
            bid = rules.lowest_bid(state.bid)
            return actions.bid(bid) if bid <= min(amount, state.purses[seat]) else actions.PASS
        case Buy(at_most=most) if state.phase == facts.IN_ANSWERS:
            return actions.BUY if state.bid <= most else actions.PASS
        case Out() if state.phase in (*BIDDING, facts.IN_ANSWERS):
            return actions.PASS
        case Out() if state.phase == facts.IN_SEALED:
            return actions.seal(0)
    return None


ORDERS: Final = OrderRules(scope=lot_on_the_easel, check=check, answer=answer)
