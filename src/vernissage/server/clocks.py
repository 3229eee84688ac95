"""Clocks: deadlines that follow from the times of the log, so that a rebuilt table has the same."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from vernissage.server.entries import Pace
from vernissage.server.numbers import Viewer

FREE: Final = 10_000
"""Milliseconds of a live decision that cost nothing."""
BANK: Final = 5 * 60_000
"""What a seat may think beyond that, in the whole live game."""
OPENING: Final = 10_000
RAISED: Final = 7_000
"""The hammer of a live open auction, from its opening and from each bid."""
DAY: Final = 24 * 60 * 60_000
GRACE: Final = 5_000
"""A restart leaves this much to whoever was about to run out of time."""


class Shown(NamedTuple):
    """The clock that a viewer is shown."""

    seat: int | None
    kind: Literal["turn", "hammer"]
    deadline: int


class Clocks:
    """When the table acts for whom; nothing of it in a relaxed game."""

    __slots__ = ("_asked_since", "_bank", "_hammer", "_pace", "_ready")

    def __init__(self, pace: Pace, players: int, ready: int) -> None:
        self._pace = pace
        self._bank = [BANK] * players
        self._asked_since: dict[int, int] = {}
        self._hammer: int | None = None
        """In an open auction the end of it, for everyone."""
        self._ready = ready
        """When this server began to serve; what fell due while nobody did gets a little longer."""

    def acted(self, at: int, seat: int) -> None:
        """The seat has decided: what it took beyond the free time goes off its bank."""
        since = self._asked_since.pop(seat, at)
        self._bank[seat] = max(0, self._bank[seat] - max(0, at - since - FREE))

    def ask(self, at: int, seats: Iterable[int]) -> None:
        """These are asked, one by one or each for itself; who was asked already goes on."""
        self._hammer = None
        self._asked_since = {seat: self._asked_since.get(seat, at) for seat in seats}

    def auction(self, at: int, *, raised: bool) -> None:
        """An open auction runs: the hammer falls so long after the opening or the last bid."""
        self._asked_since = {}
        if self._hammer is None or raised:
            live = OPENING if self._hammer is None else RAISED
            self._hammer = at + (live if self._pace == "live" else DAY)

    def rested(self) -> "Clocks":
        """Clocks of their own with the same banks, where nobody is asked yet."""
        twin = Clocks(self._pace, len(self._bank), self._ready)
        twin._bank = list(self._bank)
        return twin

    def stop(self) -> None:
        """The game is over."""
        self._asked_since = {}
        self._hammer = None

    def deadline(self, seat: int) -> int | None:
        """When the table acts for the seat."""
        since = self._asked_since.get(seat)
        if since is None or self._pace == "relaxed":
            return None
        allowed = FREE + self._bank[seat] if self._pace == "live" else DAY
        return self._not_yet(since + allowed)

    def hammer(self) -> int | None:
        """When the silent seats of an open auction pass."""
        if self._hammer is None or self._pace == "relaxed":
            return None
        return self._not_yet(self._hammer)

    def next(self, people: Iterable[int]) -> Shown | None:
        """The deadline that comes first; bots have none of their own."""
        if self._pace == "relaxed":
            return None
        hammer = self.hammer()
        if hammer is not None:
            return Shown(None, "hammer", hammer)
        ends = ((self.deadline(seat), seat) for seat in people)
        first = min(((end, seat) for end, seat in ends if end is not None), default=None)
        return None if first is None else Shown(first[1], "turn", first[0])

    def shown_to(
        self, viewer: Viewer, people: Sequence[int], asked: Sequence[int], awaited: Sequence[int]
    ) -> Shown | None:
        """The viewer's own clock if it is asked, else the next to end."""
        hammer = self.hammer()
        own = viewer if viewer in asked and viewer in people else None
        if hammer is not None and self._pace == "days":
            return Shown(min(awaited) if own is None else own, "turn", hammer)
        deadline = None if own is None else self.deadline(own)
        return self.next(people) if deadline is None else Shown(own, "turn", deadline)

    def _not_yet(self, deadline: int) -> int:
        """A restart may move a deadline to at most 5 s after the server is ready again."""
        return max(deadline, self._ready + GRACE)
