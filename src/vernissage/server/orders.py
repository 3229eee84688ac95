"""Standing orders at a table: replaced as a whole, gone when their lot or draft ends."""

from collections.abc import Collection

from vernissage.core.contract import Game, State
from vernissage.core.orders import Order
from vernissage.core.refusals import Illegal


class StandingOrders:
    """The orders of every seat, all for the one lot or draft that runs."""

    __slots__ = ("_fresh", "_of", "_scope")

    def __init__(self) -> None:
        self._of: dict[int, tuple[Order, ...]] = {}
        self._fresh: set[int] = set()
        """Seats that have given orders since they last acted."""
        self._scope: str | None = None

    def __getitem__(self, seat: int) -> tuple[Order, ...]:
        return self._of.get(seat, ())

    def place(self, game: Game, state: State, seat: int, orders: tuple[Order, ...]) -> None:
        """These, and no other orders of the seat, stand from now on."""
        self._of.pop(seat, None)
        if orders:
            self._of[seat] = orders
            self._scope = scope(game, state)
        self._fresh.add(seat)

    def acted(self, game: Game, state: State, seat: int) -> None:
        """After an action orders may be over."""
        self._fresh.discard(seat)
        if self._of and scope(game, state) != self._scope:
            self._of.clear()

    def next(self, game: Game, state: State, chosen: Collection[int]) -> tuple[int, int] | None:
        """The lowest seat for which an order can act, and what it does.

        A choice that is sealed already stays, unless the orders are newer than it.
        """
        rules = game.manners.orders
        if rules is None or not self._of:
            return None
        for seat in state.to_act():
            if seat in self._of and (seat not in chosen or seat in self._fresh):
                answers = (rules.answer(state, seat, order) for order in self._of[seat])
                action = next((each for each in answers if each is not None), None)
                if action is not None:
                    return seat, action
        return None


def scope(game: Game, state: State) -> str | None:
    """The lot or draft that runs now."""
    rules = game.manners.orders
    return None if rules is None else rules.scope(state)


def check(game: Game, state: State | None, orders: tuple[Order, ...]) -> None:
    """They need a running lot or draft, and there may be one of each kind."""
    for at, order in enumerate(orders):
        if state is None or game.manners.orders is None or scope(game, state) is None:
            raise Illegal(order.named, "order-nothing-runs")
        if any(type(other) is type(order) for other in orders[:at]):
            raise Illegal(order.named, "order-twice")
        game.manners.orders.check(state, order)
