"""The numbers of viewers: how many entries have changed the game as each of them may know it."""

from array import array
from collections.abc import Iterable
from typing import NamedTuple

Viewer = int | None
"""A seat, or None: the public."""


class Moment(NamedTuple):
    """How far the game was when an entry had been applied."""

    events: int
    actions: int


class Numbers:
    """For each viewer and each of its n, the moment at which it got there."""

    __slots__ = ("_moments", "_of")

    def __init__(self, players: int) -> None:
        self._moments = [Moment(0, 0)]
        self._of = {viewer: array("I", [0]) for viewer in (*range(players), None)}

    def n(self, viewer: Viewer) -> int:
        return len(self._of[viewer]) - 1

    def count(self, viewers: Iterable[Viewer], moment: Moment) -> None:
        """An entry for these viewers, after which the game is there."""
        place = len(self._moments)
        self._moments.append(moment)
        for viewer in viewers:
            self._of[viewer].append(place)

    def moment(self, viewer: Viewer, n: int) -> Moment:
        """How far the game was when the viewer had come to this n."""
        return self._moments[self._of[viewer][n]]
