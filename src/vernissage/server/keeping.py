"""The tables that this process holds: found or loaded, decided about one request at a time."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from vernissage.core.refusals import Refusal
from vernissage.server.entries import Body
from vernissage.server.held import Held, World
from vernissage.server.hosted import HostedTable
from vernissage.server.ports import Answered, Closed, Lost, News
from vernissage.server.presence import REPEATED
from vernissage.server.refusals import Denied
from vernissage.server.seats import PUBLIC, Who

Decided = Body | int | None
"""The entry to append; or the n of an ack that was given before, or nothing to do."""
Decision = Callable[[HostedTable, Who], Decided]
"""Checks a request, then decides."""

LOG: Final = logging.getLogger("vernissage.server")
AGAIN: Final = 1.0
"""Seconds after which something is tried again that the store refused."""
CLAIMS: Final = 50
"""Tries for an entry whose place in the log others have taken."""


class Keeper:
    """Every table in memory, by its id."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.tables: dict[str, Held] = {}
        self.closing = False
        self.arm: Callable[[Held], None] = lambda held: None
        """Called when something else may be due at a table."""
        self._tasks: set[asyncio.Task[None]] = set()

    def held(self, table: str) -> Held:
        """The table's place in memory, which may still be empty."""
        if self.closing:
            raise Denied("server", "going-down")
        held = self.tables.get(table)
        if held is None:
            held = self.tables[table] = Held(table, self.world)
        return held

    async def load(self, held: Held) -> HostedTable:
        """The table; whoever calls holds its lock."""
        if held.hosted is None:
            try:
                await held.load()
            except Denied:
                self._forget(held)
                raise
            self.changed(held)
        held.touched = self.world.clock.now()
        assert held.hosted is not None
        return held.hosted

    async def look(self, table: str, token: bytes | None) -> tuple[Held, Who]:
        """The table as the store has it, and whom the token stands for.

        Nobody waits here for an entry that is none of their business.
        """
        held = self.held(table)
        if held.hosted is not None and self._is_alone:
            asking = who(held.hosted, token)
            if held.shows(asking.seat):
                held.touched = self.world.clock.now()
                return held, asking
        async with held.lock:
            await self.load(held)
            await self.learn(held)
            return held, who(await self.load(held), token)

    async def decide(
        self, table: str, token: bytes | None, decision: Decision, *, cid: str | None = None
    ) -> tuple[Held, Decided]:
        """Decide about a request and write what follows from it; decide again if others did."""
        held = self.held(table)
        async with held.lock:
            for _ in range(CLAIMS):
                hosted = await self.load(held)
                try:
                    decided = decision(hosted, who(hosted, token))
                except Refusal:
                    if await self.learn(held):
                        continue
                    raise
                if decided is None or isinstance(decided, int):
                    return held, decided
                if await self.append(held, decided, cid=cid):
                    return held, decided
        raise Closed

    @property
    def _is_alone(self) -> bool:
        """No other process can write."""
        return self.world.bus.process is None

    async def learn(self, held: Held) -> bool:
        """Nobody is answered by a process that is behind another; whether it was."""
        if self._is_alone or not await held.catch_up():
            return False
        self.changed(held)
        return True

    def changed(self, held: Held) -> None:
        """Something may be due at the table now, and others may want to know who is here."""
        self.arm(held)
        if not self._is_alone and held.here_with_us() != held.announced:
            self.announce(held)

    def announce(self, held: Held) -> None:
        """Tell the other processes who is here with this one."""
        process, hosted = self.world.bus.process, held.hosted
        if process is None or hosted is None:
            return
        held.announced, held.announced_at = held.here_with_us(), self.world.clock.now()
        news = News(process, held.id, hosted.length - 1, held.announced)
        self.soon(self.world.bus.publish(news))

    async def append(
        self,
        held: Held,
        body: Body,
        *,
        cid: str | None = None,
        answered: Answered | None = None,
    ) -> bool:
        """Write an entry; False: another has its place in the log, decide again."""
        try:
            await held.append(body, cid=cid, answered=answered)
        except Lost:
            return False
        except BaseException:
            self.soon(self._make_sure(held))
            raise
        self.changed(held)
        return True

    async def refresh(self, held: Held) -> None:
        """Read what has been written meanwhile, by others or by a request that broke off."""
        while True:
            try:
                async with held.lock:
                    if held.hosted is not None:
                        await held.catch_up()
                    elif held.places or held.waiters:
                        await self.load(held)
                    self.changed(held)
                return
            except Exception as error:
                LOG.warning("a table could not be read: %s", type(error).__name__)
                await self.world.clock.sleep(AGAIN)

    async def _make_sure(self, held: Held) -> None:
        """What a request has left behind that broke off may be written a little later."""
        await self.refresh(held)
        await self.world.clock.sleep(AGAIN)
        await self.refresh(held)

    def heard(self, news: News) -> None:
        """Another process tells of an entry, or of who is here."""
        held = self.tables.get(news.table)
        if news.here is not None:
            now = self.world.clock.now()
            first = self.world.elsewhere.hear(news.table, news.process, news.here, now)
            if held is not None:
                held.look_around()
                self.arm(held)
                if first and held.places:
                    self.announce(held)
        if held is not None and held.hosted is not None and held.hosted.length <= news.seq:
            self.soon(self.refresh(held))

    def tend(self) -> None:
        """Beside other processes: tell again who is here, and look for news that were lost."""
        now = self.world.clock.now()
        for table in self.world.elsewhere.forget(now):
            if table in self.tables:
                self.tables[table].look_around()
                self.arm(self.tables[table])
        if self._is_alone:
            return
        for held in self.tables.values():
            if (held.places or held.waiters) and held.announced_at <= now - REPEATED:
                self.announce(held)
                self.soon(self.refresh(held))

    def rest(self, idle_ms: int) -> None:
        """Forget tables that nobody watches and nothing has touched for so long."""
        long_ago = self.world.clock.now() - idle_ms
        for held in [held for held in self.tables.values() if held.is_idle(long_ago)]:
            self._forget(held)

    def soon(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Do it beside whatever is being done now."""
        if self.closing:
            coroutine.close()
            return
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let waiting requests go and start nothing more."""
        self.closing = True
        for held in self.tables.values():
            held.disarm()
            held.let_go()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _forget(self, held: Held) -> None:
        held.disarm()
        self.tables.pop(held.id, None)


def who(hosted: HostedTable, token: bytes | None) -> Who:
    """Whom the token stands for at this table; an unknown one is refused on every route."""
    return PUBLIC if token is None else hosted.seats.holder(token)
