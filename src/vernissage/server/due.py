"""What happens at a table by itself: orders at once, bots at their pace, clocks at their end."""

from collections.abc import Collection, Mapping
from typing import Final, Literal, NamedTuple

from vernissage.core.seeds import derived
from vernissage.server.hosted import HostedTable
from vernissage.server.pace import BEFORE_THE_HAMMER, BETWEEN_RAISES, wait_ms
from vernissage.server.play import Play
from vernissage.server.seats import STAND_IN

AWAY_GRACE: Final = 20_000
"""So long a person who wants a bot while away may come back before it moves."""


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
    order = play.orders.next(play.game, play.state, play.sealed.chosen)
    if order is not None:
        return Due(0, "order", order[0])
    clock = _clock(hosted, play)
    bot = _bot(hosted, play, presence, testing=testing)
    if clock is None or bot is None:
        return bot or clock
    if clock.at - now < BEFORE_THE_HAMMER and play.clocks.hammer() is not None:
        return clock
    return min(bot, clock)


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


def _bot(hosted: HostedTable, play: Play, presence: Presence, *, testing: bool) -> Due | None:
    """Bots act one at a time, the lowest seat first; how they wait tells nothing they know."""
    asked = (seat for seat in play.asked() if bot_of(hosted, seat, presence.here) is not None)
    seat = next(asked, None)
    if seat is None:
        return None
    if testing:
        return Due(0, "bot", seat)
    auction = play.game.manners.outcry(play.state)
    wait = wait_ms(bot_seed(hosted), seat, play.minds[seat].decisions, auction=auction)
    if auction and play.bot_spoke:
        wait = max(wait, BETWEEN_RAISES)
    at = play.spoken_at + wait
    if hosted.seats[seat].is_person and not hosted.seats[seat].left:
        at = max(at, presence.gone.get(seat, hosted.ready) + AWAY_GRACE)
    return Due(at, "bot", seat)


def _clock(hosted: HostedTable, play: Play) -> Due | None:
    """In an open auction the silent seats pass, in the order of seats."""
    clock = play.clocks.next(hosted.seats.people())
    if clock is None:
        return None
    seat = min(play.asked()) if clock.seat is None else clock.seat
    return Due(clock.deadline, "clock", seat)
