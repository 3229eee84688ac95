"""One hosted table, rebuilt from its log: no clock of its own, no chance, no waiting.

`apply` takes one entry after another; what may be appended is decided in chairs.py and acting.py.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.games import GAMES
from vernissage.server.clocks import Clocks
from vernissage.server.entries import (
    Absent,
    Acted,
    Begun,
    Body,
    Branched,
    Chair,
    Entry,
    Followed,
    Left,
    Made,
    Occupied,
    Ordered,
    Reissued,
    Renamed,
    Returned,
    Sat,
    Undone,
)
from vernissage.server.numbers import Viewer
from vernissage.server.play import Moment, Play
from vernissage.server.seats import Seats
from vernissage.tables import matches
from vernissage.tables.table import Table

Status = Literal["waiting", "playing", "over"]
_OF_TOKENS = (Sat, Reissued, Occupied, Left)
"""Entries after which somebody else may hold a token."""


class Change(NamedTuple):
    """What an entry has changed: whose n, whether *table* reads otherwise, who holds tokens."""

    told: Sequence[Viewer] = ()
    table: bool = False
    tokens: bool = False


class HostedTable:
    """All that the log of one table says."""

    __slots__ = (
        "_moments",
        "at",
        "branches",
        "followed",
        "game",
        "id",
        "length",
        "made",
        "made_at",
        "options",
        "play",
        "ready",
        "seats",
        "seed",
        "undone",
    )

    def __init__(
        self, name: str, entries: Sequence[Entry], *, ready: int = 0, to_undo: int | None = None
    ) -> None:
        """The first entry made the table; `ready` is when this server began to serve.

        `to_undo`: the seq of a decision that the next entry takes back.
        """
        made = entries[0].body
        assert isinstance(made, Made)
        self.id = name
        self.made = made
        self.made_at = self.at = entries[0].at
        self.length = 1
        """Of the log: the seq of the next entry."""
        self.ready = ready
        self.game: Game = GAMES[made.game]
        self.options: Any = self.game.options(**made.options)
        self.seats = Seats(made)
        self.play: Play | None = None
        """The game, once it has begun."""
        self.seed: int | None = None
        self.followed: str | None = None
        """The table of the rematch."""
        self.branches: list[Branched] = []
        """Who plays on from a moment of this game."""
        self.undone = 0
        """How often the game was taken back."""
        self._moments: dict[int, Moment] = {}
        if made.branch is not None:
            self._begun(self.made_at, Begun(None))
        self._replay(entries, to_undo)

    def _replay(self, entries: Sequence[Entry], to_undo: int | None) -> None:
        """Entry after entry; before those that are taken back the moment is remembered."""
        taken_back = {entry.body.back for entry in entries if isinstance(entry.body, Undone)}
        if to_undo is not None:
            taken_back.add(to_undo)
        for entry in entries[1:]:
            if entry.seq in taken_back and self.play is not None:
                self._moments[entry.seq] = self.play.moment()
            self.apply(entry)

    @property
    def status(self) -> Status:
        if self.play is None:
            return "waiting"
        return "over" if self.play.state.over else "playing"

    def record(self) -> Record | None:
        """The record of the game once it is over; a person's seat stays a person's."""
        if self.play is None or not self.play.state.over:
            return None
        seats = [chair.bot or "person" for chair in self.seats.chairs]
        return self.play.table.record(seed=self.seed, seats=seats, match=self.made.match)

    def n(self, viewer: Viewer) -> int:
        return 0 if self.play is None else self.play.numbers.n(viewer)

    def apply(self, entry: Entry) -> Change:
        """The next entry of the log takes effect.

        A table does not keep its past: before something is taken back it is built `to_undo` it.
        """
        assert entry.seq == self.length
        self.length += 1
        self.at = entry.at
        body = entry.body
        if isinstance(body, Acted | Ordered | Undone):
            return self._played(entry, body)
        if isinstance(body, Begun):
            return self._begun(entry.at, body)
        if isinstance(body, Followed):
            self.followed = body.table
            return Change()
        if isinstance(body, Branched):
            self.branches.append(body)
            return Change()
        self._seated(body)
        return Change(table=not isinstance(body, Reissued), tokens=isinstance(body, _OF_TOKENS))

    def _played(self, entry: Entry, body: Acted | Ordered | Undone) -> Change:
        assert self.play is not None
        if isinstance(body, Ordered):
            return Change(self.play.order(body, entry.cid))
        if isinstance(body, Undone):
            return self._undone(self.play, entry, body)
        told = self.play.act(entry, body)
        chair = self.seats[body.seat]
        returned = chair.left and body.by == "person"
        chair.left = chair.left and not returned
        return Change(told, table=returned or self.play.state.over)

    def _undone(self, play: Play, entry: Entry, body: Undone) -> Change:
        """A decision can be taken back once, so its moment is needed no longer."""
        assert play.decided[body.seat] == body.back
        self.undone += 1
        self.seats[body.seat].left = False
        return Change(play.undo(entry, body, self._moments.pop(body.back)), table=True)

    def _begun(self, at: int, body: Begun) -> Change:
        if body.seed is None:
            setup = msgspec.convert(self.made.setup, self.game.setup)
        else:
            setup = matches.deal(self.game, self.options, body.seed, self.made.first)
        self.seed = body.seed
        clocks = Clocks(self.made.pace, self.options.players, self.ready)
        before = () if self.made.branch is None else self.made.branch.actions
        table = Table(self.game, self.options, setup, before)
        self.play = Play(table, clocks, at)
        return Change(self.play.everyone, table=True)

    def _seated(self, body: Body) -> None:
        """Seats are taken, named and left; that changes nobody's n."""
        seats = self.seats
        match body:
            case Sat(seat=seat, chair=chair):
                seats.put(seat, chair)
            case Reissued(seat=seat, token=token):
                seats.reissue(seat, token)
            case Occupied(seat=seat, bot=bot):
                seats.put(seat, Chair(bot=bot))
            case Renamed(seat=seat, name=name):
                seats[seat].name = name
            case Absent(seat=seat, away=away):
                seats[seat].away = away
            case Left(seat=seat) if self.play is None:
                seats.empty(seat)
            case Left(seat=seat):
                seats[seat].left = True
            case Returned(seat=seat):
                seats[seat].left = False
