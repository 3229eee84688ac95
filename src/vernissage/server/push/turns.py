"""Whose turn it has become, as far as each of them may know."""

from collections.abc import Collection

from vernissage.server.chairs import own_seat
from vernissage.server.due import bot_of
from vernissage.server.hosted import HostedTable
from vernissage.server.ports import Turns
from vernissage.server.refusals import Denied
from vernissage.server.seats import Who

PATIENCE = 20_000
"""Milliseconds before a letter is sent: standing orders act meanwhile, bots move, and whoever only
turned a page is here again."""


def awaited_at(hosted: HostedTable) -> Collection[int]:
    """Whom the table waits for, as everyone may know."""
    return () if hosted.play is None else hosted.play.awaited()


def turns_begun(hosted: HostedTable, before: Collection[int], due: int) -> Turns:
    """For whom the table waits now and did not wait before the entry.

    Only what everyone may know counts, so that no device tells who has passed in silence: an open
    auction calls all when it opens, then each time the one who was outbid. MA-O3
    """
    play = hosted.play
    assert play is not None
    begun = [
        (seat, play.numbers.n(seat))
        for seat in play.awaited()
        if seat not in before and hosted.seats[seat].is_person
    ]
    return Turns(begun=tuple(begun), due=due, over=play.state.over)


def may_be_called(hosted: HostedTable, who: Who) -> int:
    """The seat, if its table goes by days and is not over."""
    seat = own_seat(who)
    if hosted.made.pace != "days":
        raise Denied("push", "push-not-by-days")
    if hosted.status == "over":
        raise Denied("push", "game-over")
    return seat


def waits_until(hosted: HostedTable, seat: int | None, here: Collection[int]) -> int | None:
    """Until when the table waits for a person who is not here; None: it does not.

    That is for the seat alone: who has passed, or left it to an order, has nothing to decide.
    """
    play = hosted.play
    if play is None or seat is None or seat in here or seat not in play.asked():
        return None
    if bot_of(hosted, seat, here) is not None:
        return None
    return play.clocks.hammer() or play.clocks.deadline(seat)
