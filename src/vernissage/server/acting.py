"""Which actions and orders are taken: checked first, then given as the entry to append."""

from typing import Any

import msgspec

from vernissage.core.orders import Order
from vernissage.server import orders as standing
from vernissage.server.chairs import own_seat
from vernissage.server.entries import Acted, Ordered
from vernissage.server.hosted import HostedTable
from vernissage.server.play import Asked, Play
from vernissage.server.refusals import Denied, Stale
from vernissage.server.seats import Who


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
