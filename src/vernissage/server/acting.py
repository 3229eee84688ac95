"""Which actions and orders are taken: checked first, then given as the entry to append."""

from typing import Any, Final

import msgspec

from vernissage.core.orders import Order
from vernissage.server import orders as standing
from vernissage.server.chairs import own_seat
from vernissage.server.entries import Acted, Ordered, Undone
from vernissage.server.hosted import HostedTable
from vernissage.server.play import Asked, Play
from vernissage.server.refusals import Denied, Stale
from vernissage.server.seats import Who

MOST_UNDONE: Final = 500
"""So often a game may be taken back: its log is read each time, and must not grow for ever."""


def running(hosted: HostedTable) -> Play:
    """The game; before the start there is none."""
    if hosted.play is None:
        raise Denied("table", "not-started")
    return hosted.play


def answered(play: Play | None, seat: int, cid: str, asked: Asked) -> int | None:
    """The n of the ack that this cid got before; None if it is new."""
    before = None if play is None else play.answers.get((seat, cid))
    if before is None:
        return None
    if before[0] != asked:
        raise Denied(cid, "cid-reused")
    return before[1]


def act(hosted: HostedTable, who: Who, cid: str, seen: int, action: str) -> Acted | int:
    """The action as an entry, or the n of the ack if it was taken before."""
    seat = own_seat(who)
    play = running(hosted)
    before = answered(play, seat, cid, action)
    if before is not None:
        return before
    number = play.game.parse(action)
    if not play.questions.stands(play.table, play.numbers, seat, seen):
        raise Stale(action, "stale")
    return acted(play, seat, number)


def acted(play: Play, seat: int, action: int, **how: Any) -> Acted:
    """A legal action as an entry; an illegal one is refused by the rules."""
    state = play.state
    if not state.is_legal(seat, action):
        state.copy().apply(seat, action)
    sealed = play.game.manners.secret(state)
    return Acted(seat=seat, action=play.game.write(action), sealed=sealed, **how)


def order(
    hosted: HostedTable, who: Who, orders: tuple[Order, ...], cid: str | None = None
) -> Ordered | int:
    """The orders as an entry, or the n of the ack if they were taken before."""
    seat = own_seat(who)
    before = None if cid is None else answered(hosted.play, seat, cid, orders)
    if before is not None:
        return before
    standing.check(hosted.game, None if hosted.play is None else hosted.play.state, orders)
    running(hosted)
    return Ordered(seat, tuple(msgspec.to_builtins(order) for order in orders))


def undo(hosted: HostedTable, who: Who, cid: str | None) -> Undone | int:
    """The seat's last decision taken back, or the n of the answer if that was done before.

    Only alone against bots: who has left stays a person, and so does their seat.
    """
    seat = own_seat(who)
    if hosted.seats.people() != [seat]:
        raise Denied("undo", "undo-company")
    play = running(hosted)
    before = None if cid is None else answered(play, seat, cid, None)
    if before is not None:
        return before
    if play.state.over:
        raise Denied("undo", "game-over")
    back = play.decided[seat]
    if back is None:
        raise Denied("undo", "nothing-to-undo")
    if hosted.undone >= MOST_UNDONE:
        raise Denied("undo", "undone-often", most=MOST_UNDONE)
    return Undone(seat, back)
