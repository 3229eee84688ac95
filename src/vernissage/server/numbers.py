"""The numbers of viewers: how many entries have changed the game as each of them may know it."""

from array import array
from collections.abc import Iterable

Viewer = int | None
"""A seat, or None: the public."""


class Numbers:
    """For each viewer and each of its n, how far the game was when it got there.

    Kept in arrays: thousands of tables with hundreds of small objects each would keep the garbage
    collector busy.
    """

    __slots__ = ("_actions", "_afresh", "_events", "_of")

    def __init__(self, players: int) -> None:
        self._events = array("I", [0])
        self._actions = array("I", [0])
        self._of = {viewer: array("I", [0]) for viewer in (*range(players), None)}
        self._afresh = 0
        """Where the game was last taken back: what was told before may not have happened."""

    def n(self, viewer: Viewer) -> int:
        return len(self._of[viewer]) - 1

    def count(self, viewers: Iterable[Viewer], *, events: int, actions: int) -> None:
        """An entry for these viewers, after which the game has come so far."""
        place = len(self._events)
        self._events.append(events)
        self._actions.append(actions)
        for viewer in viewers:
            self._of[viewer].append(place)

    def begin_afresh(self) -> None:
        """The game is taken back: the next entry continues nothing that was told so far."""
        self._afresh = len(self._events)

    def continues(self, viewer: Viewer, n: int) -> bool:
        """Whether all that the viewer had been told at this n has still happened."""
        return n == 0 or self._of[viewer][n] >= self._afresh

    def events(self, viewer: Viewer, n: int) -> int:
        """How many events the viewer had heard at this n, of those that have still happened."""
        return self._events[self._of[viewer][n]] if self.continues(viewer, n) else 0

    def actions(self, viewer: Viewer, n: int) -> int:
        """How many actions the engine had got when the viewer came to this n."""
        return self._actions[self._of[viewer][n]]
