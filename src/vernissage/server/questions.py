"""Which question an action answers: the one that stands, or one that the seat saw before."""

from vernissage.core.records import read_action
from vernissage.server.numbers import Numbers
from vernissage.tables.table import Table


class Questions:
    """Since when each seat has been asked what it is asked now, in numbers of that seat."""

    __slots__ = ("_acted", "_phase", "_phase_since")

    def __init__(self, players: int) -> None:
        self._acted = [0] * players
        """The n of each seat after its last action."""
        self._phase: str | None = None
        """The phase in which several choose at once, while it lasts."""
        self._phase_since = [0] * players

    def acted(self, seat: int, n: int) -> None:
        self._acted[seat] = n

    def moved_on(self, phase: str | None, numbers: Numbers) -> None:
        """Everyone has heard something; this phase of several choosing at once runs now."""
        if phase != self._phase:
            self._phase = phase
            self._phase_since = [numbers.n(seat) for seat in range(len(self._acted))]

    def stands(self, table: Table, numbers: Numbers, seat: int, seen: int) -> bool:
        """Whether the question that the seat saw at that n is the one it is asked now."""
        now = numbers.n(seat)
        if seen >= now:
            return seen == now
        if self._phase is not None and seen >= self._phase_since[seat]:
            return True
        return self._acted[seat] <= seen and _was_equal(table, numbers, seat, seen)


def _was_equal(table: Table, numbers: Numbers, seat: int, seen: int) -> bool:
    """Whether the seat's choices were equal at every n from there to now: played again to see."""
    game = table.game
    choices = game.choices(table.state, seat)
    if seen == 0 and choices is not None:
        return False
    again = Table(game, table.options, table.setup, listening=False)
    for n in range(max(seen, 1), numbers.n(seat)):
        until = numbers.actions(seat, n)
        for text in table.actions[len(again.actions) : until]:
            again.act(*read_action(game, text))
        if game.choices(again.state, seat) != choices:
            return False
    return True
