"""Standing orders of Art Society: which painting a seat takes when its turn in the draft comes."""

from typing import Final

from vernissage.core.contract import OrderRules
from vernissage.core.orders import Order, Wishes
from vernissage.core.refusals import Illegal
from vernissage.games.art_society import actions
from vernissage.games.art_society.facts import BIDS, TAKES, TURNS
from vernissage.games.art_society.notation import TILE_NUMBERS
from vernissage.games.art_society.parts import D1, PAINTINGS
from vernissage.games.art_society.state import State


def draft(state: State) -> str | None:
    """AS-A1, AS-T1: from the moment the lot lies open until the last seat takes its painting."""
    still_to_take = state.players - state.takers - (1 if state.phase == TURNS else 0)
    running = state.phase == BIDS or state.phase == TAKES or state.phase == TURNS
    return f"draft {state.round}" if running and still_to_take > 0 else None


def check(state: State, order: Order) -> None:
    """Paintings are wished for, by their names."""
    if not isinstance(order, Wishes):
        raise Illegal(order.named, "order-unfit")
    for name in order.tiles:
        if TILE_NUMBERS.get(name, D1) > PAINTINGS:
            raise Illegal(name, "order-no-painting")


def answer(state: State, seat: int, order: Order) -> int | None:
    """AS-T1: the first wish that still lies in the lot."""
    if state.phase != TAKES or not isinstance(order, Wishes):
        return None
    wished = (TILE_NUMBERS[name] for name in order.tiles)
    return next((actions.take(tile) for tile in wished if tile in state.lot), None)


ORDERS: Final = OrderRules(scope=draft, check=check, answer=answer)
