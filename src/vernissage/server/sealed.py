"""Sealed choices: kept back until the last is in, and changed as often as one likes."""

from vernissage.core.contract import State
from vernissage.tables.table import Table


class SealedChoices:
    """What has been chosen in the running phase of sealed choices."""

    __slots__ = ("_shown", "chosen")

    def __init__(self) -> None:
        self.chosen: dict[int, int] = {}
        self._shown: State | None = None

    def choose(self, table: Table, seat: int, action: int) -> None:
        """The first choice of the seat, or another one; the last seat's hands all of them over."""
        changed = seat in self.chosen
        self.chosen[seat] = action
        if self.chosen.keys() >= set(table.state.to_act()):
            self._hand_over(table)
        elif changed or self._shown is None:
            self._shown = table.state.copy()
            for each, choice in self.chosen.items():
                self._shown.apply(each, choice)
        else:
            self._shown.apply(seat, action)

    def shown(self, state: State) -> State:
        """The position as views show it: with the choices so far."""
        return state if self._shown is None else self._shown

    def _hand_over(self, table: Table) -> None:
        """The engine gets them together, in the order of seats."""
        final = sorted(self.chosen.items())
        self.chosen = {}
        self._shown = None
        for seat, action in final:
            table.act(seat, action)
