"""*table* and *update* as JSON: what all may know is built once an entry, own parts by seat."""

from collections.abc import Collection
from typing import Final

import msgspec

from vernissage.core.views import spliced
from vernissage.server.hosted import Change, HostedTable
from vernissage.server.numbers import Viewer
from vernissage.server.play import Play
from vernissage.server.seats import Seat
from vernissage.server.shuffle import commitment
from vernissage.server.wire import BranchNow, MatchNow, SeatNow, Table
from vernissage.tables import matches

encode: Final = msgspec.json.Encoder().encode

LOBBY: Final = (
    b'{"n":0,"view":null,"choices":null,"events":[],"pending":null,'
    b'"orders":[],"waiting":[],"clock":null}'
)
"""The update of everyone before the start."""
REST: Final = b',"pending":%b,"orders":%b,"waiting":%b,"clock":%b'


class Updates:
    """What has been encoded of one table since it last changed."""

    __slots__ = ("_choices", "_hosted", "_kept", "_own", "_public", "_quiet", "_waiting")

    def __init__(self, hosted: HostedTable) -> None:
        self._hosted = hosted
        self._public: bytes | None = None
        self._waiting: bytes | None = None
        self._quiet = b""
        """The rest of an update where nothing stands and no clock runs: the same for all."""
        self._own: dict[Viewer, bytes] = {}
        self._choices: dict[Viewer, bytes] = {}
        self._kept: dict[Viewer, tuple[int, bytes]] = {}
        """The last update of each viewer where no clock runs, and since when its events are."""

    def forget(self, change: Change) -> None:
        """An entry came: what it changes must be built anew. What others know stays as it is."""
        if len(change.told) == 1:
            viewer = change.told[0]
            for part in (self._own, self._choices, self._kept):
                part.pop(viewer, None)
        elif change.told:
            self._public = self._waiting = None
            self._own.clear()
            self._choices.clear()
            self._kept.clear()

    def update(self, viewer: Viewer, since: int, now: int) -> bytes:
        """The whole state for a viewer, with the events since that n, or all if it must begin
        afresh: some that it knows have been taken back.
        """
        play = self._hosted.play
        if play is None:
            return LOBBY
        kept = self._kept.get(viewer)
        if kept is not None and kept[0] == since:
            return kept[1]
        update = b"".join(self._parts(play, viewer, since, now))
        if self._hosted.made.pace == "relaxed":
            self._kept[viewer] = since, update
        return update

    def _parts(self, play: Play, viewer: Viewer, since: int, now: int) -> tuple[bytes, ...]:
        numbers = play.numbers
        return (
            b'{"n":%d,"view":' % numbers.n(viewer),
            self.view(viewer),
            b',"choices":',
            self.choices(viewer),
            b',"events":',
            encode(play.table.events(viewer, numbers.events(viewer, since))),
            self._rest(play, viewer, now),
            b"}" if numbers.continues(viewer, since) else b',"afresh":true}',
        )

    def view(self, viewer: Viewer) -> bytes:
        """What the viewer may know: the public part, the same for all, and its own."""
        own = self._own.get(viewer)
        if own is None or self._public is None:
            play = _begun(self._hosted)
            game, shown = play.game, play.shown
            if self._public is None:
                self._public = encode(game.public(shown))
            own = self._own[viewer] = encode(game.own(shown, viewer))
        return spliced(self._public, own)

    def choices(self, viewer: Viewer) -> bytes:
        """What the viewer is asked; a sealed choice may be made again, so the truth is asked."""
        if viewer is None:
            return b"null"
        choices = self._choices.get(viewer)
        if choices is None:
            play = _begun(self._hosted)
            choices = encode(play.game.choices(play.state, viewer))
            self._choices[viewer] = choices
        return choices

    def _rest(self, play: Play, viewer: Viewer, now: int) -> bytes:
        """What the viewer has chosen and ordered, whom the table waits for, and the clock."""
        pending = None if viewer is None else play.pending(viewer)
        orders = () if viewer is None else play.orders[viewer]
        if self._waiting is None:
            self._waiting = encode(play.awaited())
            self._quiet = REST % (b"null", b"[]", self._waiting, b"null")
        if pending is None and not orders and self._hosted.made.pace == "relaxed":
            return self._quiet
        clock = _clock(self._hosted, play, viewer, now)
        return REST % (encode(pending), encode(orders), self._waiting, clock)


def _begun(hosted: HostedTable) -> Play:
    assert hosted.play is not None
    return hosted.play


def _clock(hosted: HostedTable, play: Play, viewer: Viewer, now: int) -> bytes:
    """`left_ms`: until the server acts for the seat, free time and bank together."""
    if hosted.made.pace == "relaxed":
        return b"null"
    clock = play.clocks.shown_to(viewer, hosted.seats.people(), play.asked(), play.awaited())
    if clock is None:
        return b"null"
    seat = b"null" if clock.seat is None else b"%d" % clock.seat
    left = max(0, clock.deadline - now)
    return b'{"seat":%s,"kind":"%s","left_ms":%d}' % (seat, clock.kind.encode(), left)


def table_now(hosted: HostedTable, here: Collection[int]) -> bytes:
    """*table*: what everybody may know beside the game; no tokens, no addresses."""
    made, status, branch = hosted.made, hosted.status, hosted.made.branch
    seats = (
        SeatNow(
            seat=number,
            occupant=seat.occupant,
            name=seat.name,
            here=_is_here(seat, has_socket=number in here),
            away=seat.away,
        )
        for number, seat in enumerate(hosted.seats.chairs)
    )
    return encode(
        Table(
            table=hosted.id,
            game=made.game,
            options=made.options,
            status=status,
            pace=made.pace,
            host=hosted.seats.host_seat,
            spectators=made.spectators,
            hints=made.hints,
            code=made.code if status == "waiting" else msgspec.UNSET,
            seats=tuple(seats),
            commitment=commitment(made.secret),
            match=_match_now(hosted),
            undone=hosted.undone or msgspec.UNSET,
            branch=msgspec.UNSET if branch is None else BranchNow(branch.of, branch.at),
        )
    )


def _match_now(hosted: HostedTable) -> MatchNow | msgspec.UnsetType:
    match = hosted.made.match
    if match is None:
        return msgspec.UNSET
    record = hosted.record()
    if record is None or record.result is None:
        return MatchNow(match.game, match.wins, ())
    winners = matches.winners(hosted.game, match, record.result)
    return MatchNow(match.game, matches.after(match, record.result).wins, tuple(winners))


def _is_here(seat: Seat, *, has_socket: bool) -> bool:
    """A bot always; a person with a socket open who has not left."""
    return seat.bot is not None or (has_socket and not seat.left)
