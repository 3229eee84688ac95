"""What happens at a table by itself: orders, bots at their pace, clocks at their end."""

from collections.abc import Collection, Mapping
from typing import Final, Literal, NamedTuple

from vernissage.core.seeds import derived
from vernissage.server.hosted import HostedTable
from vernissage.server.pace import BEFORE_THE_HAMMER, BETWEEN_RAISES, wait_ms
from vernissage.server.play import Play
from vernissage.server.seats import STAND_IN

AWAY_GRACE: Final = 20_000
"""Milliseconds in which a person who wants a bot while away may come back before it moves."""


class Due(NamedTuple):
    """What comes next, and when; in the past: at once."""

    at: int
    by: Literal["order", "bot", "clock"]
    seat: int


class Presence(NamedTuple):
    """Who has a socket open, and since when those have none who had one."""

    here: Collection[int]
    gone: Mapping[int, int]


def next_due(hosted: HostedTable, presence: Presence, *, now: int, testing: bool) -> Due | None:
    """The next thing to happen; None: the table waits for people."""
    play = hosted.play
    if play is None or play.state.over:
        return None
    order = _order(hosted, play, testing=testing)
    if order is not None and order.at <= now:
        return order
    clock = _clock(hosted, play)
    bot = _bot(hosted, play, presence, testing=testing)
    if (
        clock is not None
        and clock.at - now < BEFORE_THE_HAMMER
        and play.clocks.hammer() is not None
    ):
        bot = None
    return min((due for due in (order, bot, clock) if due is not None), default=None)


def bot_of(hosted: HostedTable, seat: int, here: Collection[int]) -> str | None:
    """The level of the bot that plays for the seat; None: its person does."""
    chair = hosted.seats[seat]
    if chair.bot is not None:
        return chair.bot
    return STAND_IN if chair.left or (chair.away == "bot" and seat not in here) else None


def bot_seed(hosted: HostedTable) -> int:
    """Where the chance of the bots comes from: nobody can know it, unless it was given."""
    given = hosted.made.bot_seed
    return derived(int(hosted.made.secret, 16), "bots") if given is None else given


def _order(hosted: HostedTable, play: Play, *, testing: bool) -> Due | None:
    """Orders act at once; only where a hammer runs they bid like somebody of flesh and blood.

    An order that answers an order does not wait again: two ceilings are settled in one step.
    """
    order = play.orders.next(play.game, play.state, play.sealed.chosen)
    if order is None:
        return None
    seat, action = order
    manners = play.game.manners
    shouts = manners.outcry(play.state) and action != manners.silence
    if testing or hosted.made.pace != "live" or not shouts or play.spoken_by == "order":
        return Due(0, "order", seat)
    wait = wait_ms(bot_seed(hosted), seat, len(play.table.actions), auction=True)
    return Due(play.spoken_at + wait, "order", seat)


def _bot(hosted: HostedTable, play: Play, presence: Presence, *, testing: bool) -> Due | None:
    """Bots act one at a time, the lowest seat first; how they wait tells nothing they know."""
    for seat in play.asked():
        if bot_of(hosted, seat, presence.here) is not None:
            break
    else:
        return None
    if testing:
        return Due(0, "bot", seat)
    auction = play.game.manners.outcry(play.state)
    wait = wait_ms(bot_seed(hosted), seat, play.minds[seat].decisions, auction=auction)
    if auction and play.spoken_by == "bot":
        wait = max(wait, BETWEEN_RAISES)
    at = play.spoken_at + wait
    if hosted.seats[seat].is_person and not hosted.seats[seat].left:
        at = max(at, presence.gone.get(seat, hosted.ready) + AWAY_GRACE)
    return Due(at, "bot", seat)


def _clock(hosted: HostedTable, play: Play) -> Due | None:
    """In an open auction the silent seats pass, in the order of seats."""
    if hosted.made.pace == "relaxed":
        return None
    clock = play.clocks.next(hosted.seats.people())
    if clock is None:
        return None
    seat = min(play.asked()) if clock.seat is None else clock.seat
    return Due(clock.deadline, "clock", seat)
