"""*table* and *update* as JSON: what all may know is built once an entry, own parts by seat."""

from collections.abc import Collection
from typing import Final

import msgspec

from vernissage.core.contract import Game, State
from vernissage.core.views import spliced
from vernissage.server.hosted import Change, HostedTable
from vernissage.server.numbers import Viewer
from vernissage.server.play import Play
from vernissage.server.seats import Seat
from vernissage.server.shuffle import commitment
from vernissage.server.wire import MatchNow, SeatNow, Table
from vernissage.tables import matches

encode: Final = msgspec.json.Encoder().encode

LOBBY: Final = (
    b'{"n":0,"view":null,"choices":null,"events":[],"pending":null,'
    b'"orders":[],"waiting":[],"clock":null}'
)
"""The update of everyone before the start."""
REST: Final = b'"pending":%b,"orders":%b,"waiting":%b,"clock":%b'


class Updates:
    """What has been encoded of one table since it last changed."""

    __slots__ = ("_choices", "_events", "_hosted", "_public", "_quiet", "_views", "_waiting")

    def __init__(self, hosted: HostedTable) -> None:
        self._hosted = hosted
        self._public: bytes | None = None
        self._waiting: bytes | None = None
        self._quiet = b""
        """The rest of an update where nothing stands and no clock runs: the same for all."""
        self._views: dict[Viewer, bytes] = {}
        self._choices: dict[Viewer, bytes] = {}
        self._events: dict[tuple[Viewer, int], bytes] = {}

    def forget(self, change: Change) -> None:
        """An entry came: what it changes must be built anew. What others know stays as it is."""
        if len(change.told) == 1:
            self._views.pop(change.told[0], None)
            self._choices.pop(change.told[0], None)
            self._events.clear()
        elif change.told:
            self._public = self._waiting = None
            self._views.clear()
            self._choices.clear()
            self._events.clear()

    def update(self, viewer: Viewer, since: int, now: int) -> bytes:
        """The whole state for a viewer, with the events since that n, or all if it must begin
        afresh: some that it knows have been taken back.
        """
        play = self._hosted.play
        if play is None:
            return LOBBY
        return b'{"n":%d,"view":%b,"choices":%b,"events":%b,%b%b' % (
            play.numbers.n(viewer),
            self.view(viewer),
            self.choices(viewer),
            self._events_since(play, viewer, since),
            self._rest(play, viewer, now),
            b"}" if play.numbers.continues(viewer, since) else b',"afresh":true}',
        )

    def view(self, viewer: Viewer) -> bytes:
        """What the viewer may know: the public part, the same for all, and its own."""
        view = self._views.get(viewer)
        if view is None:
            play = _begun(self._hosted)
            view = self._views[viewer] = self._built(play.game, play.shown, viewer)
        return view

    def _built(self, game: Game, shown: State, viewer: Viewer) -> bytes:
        if self._public is None:
            self._public = encode(game.public(shown))
        return spliced(self._public, encode(game.own(shown, viewer)))

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

    def _events_since(self, play: Play, viewer: Viewer, since: int) -> bytes:
        first = play.numbers.events(viewer, since)
        if first == play.table.happened:
            return b"[]"
        events = self._events.get((viewer, first))
        if events is None:
            events = encode(play.table.events(viewer, first))
            self._events[viewer, first] = events
        return events

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
    made, status = hosted.made, hosted.status
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
