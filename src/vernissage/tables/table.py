"""A table: one game being played, what was dealt and done so far, and what a seat hears of it."""

from collections.abc import Iterable
from typing import Any

from vernissage.core import records
from vernissage.core.contract import Game, State
from vernissage.core.records import Match, Record


class Table:
    """One game from its deal to its end. It knows neither who sits at it nor where it is kept.

    The set-up and the actions are all there is to it: a table can be forgotten and built again.
    """

    __slots__ = ("actions", "game", "options", "setup", "state")

    def __init__(
        self,
        game: Game,
        options: Any,
        setup: Any,
        actions: Iterable[str] = (),
        *,
        listening: bool = True,
    ) -> None:
        """`actions` are played again, as `<seat> <notation>`; nobody hears what happens
        where `listening` is off, which spares bots among themselves the events.
        """
        self.game = game
        self.options = options
        self.setup = setup
        self.state: State = game.start(options, setup)
        self.state.log = [] if listening else None
        self.actions: list[str] = []
        for text in actions:
            self.act(*records.read_action(game, text))

    def copy(self) -> "Table":
        """An independent table at the same point of the game; who listens hears on."""
        twin = Table(self.game, self.options, self.setup)
        twin.state = self.state.copy()
        twin.state.log = None if self.state.log is None else list(self.state.log)
        twin.actions = list(self.actions)
        return twin

    def act(self, seat: int, action: int) -> None:
        """Act, or refuse and change nothing."""
        self.state.apply(seat, action)
        self.note(seat, action)

    def note(self, seat: int, action: int) -> None:
        """Write down an action that the state has taken already."""
        self.actions.append(f"{seat} {self.game.write(action)}")

    @property
    def happened(self) -> int:
        """How many events there were so far: who has heard them all asks since here next time."""
        return len(self.state.log or ())

    def events(self, seat: int | None, since: int = 0) -> list[Any]:
        """What happened since then, as this seat (None: a spectator) may know it."""
        return self.game.events((self.state.log or [])[since:], seat)

    def record(
        self,
        *,
        seed: int | None = None,
        seats: Iterable[str] | None = None,
        match: Match | None = None,
    ) -> Record:
        """The game as a record: finished, or so far."""
        return records.record(
            self.game,
            self.options,
            self.setup,
            self.actions,
            self.state,
            seed=seed,
            seats=None if seats is None else tuple(seats),
            match=match,
        )
