"""What may be done about chairs: each function checks a request and gives the entry to append.

None: there is nothing to do. Tokens are known here only by what is stored of them.
"""

from vernissage.server import shuffle
from vernissage.server.entries import (
    Absent,
    Away,
    Begun,
    Chair,
    Left,
    Occupied,
    Reissued,
    Renamed,
    Returned,
    Sat,
)
from vernissage.server.hosted import HostedTable
from vernissage.server.names import checked_name
from vernissage.server.ports import OF_TABLES, Answered
from vernissage.server.refusals import Denied
from vernissage.server.seats import Who


def must_hold_a_token(who: Who) -> None:
    if not who.has_token:
        raise Denied("token", "token")


def own_seat(who: Who) -> int:
    """The seat that the token is for; a host without one has nothing to do here."""
    must_hold_a_token(who)
    if who.seat is None:
        raise Denied("token", "seatless")
    return who.seat


def must_be_host(who: Who) -> None:
    must_hold_a_token(who)
    if not who.is_host:
        raise Denied("token", "not-host")


def must_exist(hosted: HostedTable, seat: int) -> None:
    if not 0 <= seat < len(hosted.seats):
        raise Denied(f"seat {seat}", "no-chair", last=len(hosted.seats) - 1)


def may_look(hosted: HostedTable, who: Who) -> None:
    """Without spectators only seats see the game."""
    if not hosted.made.spectators and who.seat is None:
        raise Denied("token", "no-spectators")


def sit(
    hosted: HostedTable,
    *,
    name: str,
    seat: int | None,
    luck: str,
    token: bytes,
    cid: str | None,
    back: bool = False,
) -> Sat:
    """Somebody sits down, on a chair of their choice or the first that is open."""
    if seat is not None:
        must_exist(hosted, seat)
    name = checked_name(name)
    if hosted.play is not None:
        raise Denied("seat", "already-started")
    chosen = hosted.seats.first_open() if seat is None else seat
    if chosen is None:
        raise Denied("seat", "table-full")
    if not hosted.seats[chosen].is_open:
        raise Denied(f"seat {chosen}", "seat-taken")
    if hosted.seats.has_name(name):
        raise Denied("name", "name-taken")
    return Sat(chosen, Chair(name=name, token=token, luck=luck, back=back, cid=cid))


def occupy(hosted: HostedTable, who: Who, seat: int, occupant: str) -> Occupied | None:
    """The host puts a bot on a chair, or opens it."""
    must_exist(hosted, seat)
    must_be_host(who)
    if hosted.play is not None:
        raise Denied(f"seat {seat}", "already-started")
    if hosted.seats[seat].is_person:
        raise Denied(f"seat {seat}", "seat-taken")
    if hosted.seats[seat].occupant == occupant:
        return None
    return Occupied(seat, None if occupant == "open" else occupant.removeprefix("bot:"))


def rename(hosted: HostedTable, who: Who, seat: int, name: str) -> Renamed | None:
    """A person takes another name, at any time."""
    _own(hosted, who, seat)
    name = checked_name(name)
    if hosted.seats.has_name(name, besides=seat):
        raise Denied("name", "name-taken")
    return None if hosted.seats[seat].name == name else Renamed(seat, name)


def away(hosted: HostedTable, who: Who, seat: int, away: Away) -> Absent | None:
    """What shall happen while the person is away."""
    _own(hosted, who, seat)
    return None if hosted.seats[seat].away == away else Absent(seat, away)


def leave(hosted: HostedTable, who: Who, seat: int) -> Left | Occupied | None:
    """A person leaves, or the host makes a chair free before the start."""
    must_exist(hosted, seat)
    must_hold_a_token(who)
    if who.seat != seat and not (who.is_host and hosted.play is None):
        raise Denied(f"seat {seat}", "not-yours")
    chair = hosted.seats[seat]
    if hosted.status == "over" or chair.left or chair.is_open:
        return None
    return Left(seat) if chair.is_person else Occupied(seat, None)


def come_back(hosted: HostedTable, who: Who) -> Returned | None:
    """Hello from a seat that had left."""
    gone = who.seat is not None and hosted.seats[who.seat].left
    return Returned(who.seat) if gone and who.seat is not None else None


def start(hosted: HostedTable, who: Who) -> Begun:
    """The host starts the game, dealt from the secret and everybody's luck."""
    must_be_host(who)
    if hosted.play is not None:
        raise Denied("start", "already-started")
    free = hosted.seats.first_open()
    if free is not None:
        raise Denied("start", "seats-open", seat=free)
    made = hosted.made
    if made.setup is not None:
        return Begun(None)
    if made.seed is not None:
        return Begun(made.seed)
    return Begun(shuffle.seed_of(made.secret, [seat.luck for seat in hosted.seats.chairs]))


def reissue(hosted: HostedTable, answered: Answered, token: bytes) -> Reissued | None:
    """A fresh token for whoever lost this answer; None if they are not there any more.

    Somebody else may sit there now. Who made the table and left the seat is still its host.
    """
    seats, seat = hosted.seats, answered.seat
    if seat is not None and seats[seat].is_person and seats[seat].cid == answered.cid:
        return Reissued(seat, token)
    is_host = answered.scope == OF_TABLES and seats.host_cid == answered.cid
    return Reissued(None, token) if is_host and seats.host_token is not None else None


def _own(hosted: HostedTable, who: Who, seat: int) -> None:
    must_exist(hosted, seat)
    must_hold_a_token(who)
    if who.seat != seat:
        raise Denied(f"seat {seat}", "not-yours")
