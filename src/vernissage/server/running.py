"""What tables do by themselves: orders act, bots move, clocks run out, one thing after another."""

from typing import Final

from vernissage.core.refusals import Refusal
from vernissage.core.seeds import derived
from vernissage.server import acting
from vernissage.server.due import Due, bot_of, bot_seed
from vernissage.server.entries import Acted
from vernissage.server.held import Held
from vernissage.server.hosted import HostedTable
from vernissage.server.keeping import AGAIN, LOG, Keeper
from vernissage.server.play import Play
from vernissage.server.ports import Job, Thought
from vernissage.server.seats import STAND_IN

LATE: Final = 3_000
"""What another process should do is done here if it is so late, in milliseconds."""
SWEEP: Final = 5.0
"""Seconds between two looks for tables that nobody holds."""
IDLE: Final = 10 * 60_000
"""Tables rest when nobody has touched them for so long."""


class Running:
    """Sees to it that nothing that is due at a table is left undone."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._world = keeper.world
        keeper.arm = self.arm

    def start(self) -> None:
        """Look for what fell due while nobody served, and go on looking."""
        self._keeper.soon(self._sweep())

    def arm(self, held: Held) -> None:
        """Something else may be due at the table: do it now, or when its time comes."""
        held.disarm()
        if held.hosted is None or held.running or self._keeper.closing:
            return
        due = held.due
        if due is None:
            return
        at = max(due.at, held.hosted.at) + LATE if held.from_elsewhere else due.at
        wait = at - self._world.clock.now()
        if wait <= 0:
            self._begin(held)
        else:
            held.armed = self._world.clock.call_later(wait / 1000, lambda: self._begin(held))

    def _begin(self, held: Held) -> None:
        held.armed = None
        if not held.running and not self._keeper.closing:
            held.running = True
            self._keeper.soon(self._run(held))

    async def _run(self, held: Held) -> None:
        """One thing after another, until the table waits for people or for a later time."""
        try:
            while await self._step(held):
                pass
        except Exception as error:
            LOG.warning("what was due was not done: %s", type(error).__name__)
            await self._world.clock.sleep(AGAIN)
        finally:
            held.running = False
            self.arm(held)

    async def _step(self, held: Held) -> bool:
        """Do what is due now; False: nothing is."""
        async with held.lock:
            hosted = await self._keeper.load(held)
            due = held.due = held.next_due()
            if due is None or due.at > self._world.clock.now():
                return False
            held.from_elsewhere = False
            play = acting.running(hosted)
            plain = _without_thought(play, due)
            if plain is not None:
                await self._keeper.append(held, plain)
                return True
            n = play.numbers.n(due.seat)
            job = _job(held, hosted, play, due)
        thought = await self._world.thinkers.think(job)
        async with held.lock:
            hosted = await self._keeper.load(held)
            play = acting.running(hosted)
            if held.next_due() == due and play.numbers.n(due.seat) == n:
                await self._keeper.append(held, _thought_out(play, due, job, thought))
        return True

    async def _sweep(self) -> None:
        """Find tables where something is due and nobody does it; let idle ones rest."""
        late = 0
        while not self._keeper.closing:
            try:
                await self._wake(self._world.clock.now() - late)
            except Exception as error:
                LOG.warning("the store could not be asked: %s", type(error).__name__)
            late = LATE
            await self._world.clock.sleep(SWEEP)
            self._keeper.rest(IDLE)
            self._keeper.tend()

    async def _wake(self, until: int) -> None:
        for table in await self._world.store.waking(until):
            held = self._keeper.held(table)
            if held.armed is None:
                self._begin(held)


def _without_thought(play: Play, due: Due) -> Acted | None:
    """What an order does; a pass when the hammer falls."""
    if due.by == "order":
        order = play.orders.next(play.game, play.state, play.sealed.chosen)
        assert order is not None
        return acting.acted(play, *order, by="order")
    silence = play.game.manners.silence
    if due.by == "clock" and play.game.manners.outcry(play.state) and silence is not None:
        return acting.acted(play, due.seat, silence, by="clock")
    return None


def _job(held: Held, hosted: HostedTable, play: Play, due: Due) -> Job:
    """One question for the bot of a seat: all that the seat may know."""
    mind = play.minds[due.seat]
    updates = held.updates
    assert updates is not None
    return Job(
        game=play.game.name,
        bot=bot_of(hosted, due.seat, held.here) or STAND_IN,
        view=updates.view(due.seat),
        choices=updates.choices(due.seat),
        memory=mind.memory,
        chance=derived(bot_seed(hosted), f"bot/{due.seat}/{mind.decisions}"),
    )


def _thought_out(play: Play, due: Due, job: Job, thought: Thought) -> Acted:
    """The bot's move; one that the rules refuse is replaced by some legal one."""
    by = "clock" if due.by == "clock" else "bot"
    try:
        action = play.game.parse(thought.action)
        return acting.acted(play, due.seat, action, by=by, memory=thought.memory)
    except Refusal:
        some = play.state.nth_legal(due.seat, job.chance % play.state.count_legal(due.seat))
        return acting.acted(play, due.seat, some, by=by, memory=job.memory)
