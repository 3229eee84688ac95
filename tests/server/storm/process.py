"""A server process that may die whenever it waits for something."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from vernissage.server.entries import Entry
from vernissage.server.hall import Hall
from vernissage.server.ports import Append, Closed, HintJob, Job, News, Thought

if TYPE_CHECKING:
    from tests.server.simulation import Simulation

Given = TypeVar("Given")


class Process:
    """A server process: its hall, and its own ways to the store, the bus and the bots."""

    def __init__(self, simulation: "Simulation") -> None:
        self.simulation = simulation
        self.alive = True
        self.process = simulation.dice.token()
        self.heard: Callable[[News], None] = lambda news: None
        self.tasks: set[asyncio.Task[Any]] = set()
        self.hall = Hall(
            store=self,
            bus=self,
            clock=simulation.hands,
            chance=simulation.dice,
            thinkers=self,
            testing=False,
        )

    async def moment(self) -> None:
        """Something is waited for: the others go on, and this process may die."""
        fate = self.simulation.fate
        await fate.delay()
        if self.alive and fate.strikes(fate.faults.crash):
            self.simulation.crash(self)
        if not self.alive:
            await asyncio.get_running_loop().create_future()

    async def append(self, append: Append) -> None:
        fate, logs = self.simulation.fate, self.simulation.logs
        await self.moment()
        if fate.strikes(fate.faults.refuse):
            raise Closed
        if fate.strikes(fate.faults.slow):
            await self.simulation.hands.sleep(3)
        if self.alive:
            await logs.append(append)
        await self.moment()

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        await self.moment()
        return await self.simulation.logs.read(table, since)

    async def table_of_code(self, code: str) -> str | None:
        return await self.simulation.logs.table_of_code(code)

    async def answered(self, scope: str, cid: str) -> Any:
        await self.moment()
        return await self.simulation.logs.answered(scope, cid)

    async def waking(self, until: int) -> list[str]:
        await self.moment()
        return await self.simulation.logs.waking(until)

    async def publish(self, news: News) -> None:
        await self.moment()
        fate = self.simulation.fate
        for other in self.simulation.processes:
            if other is not self and not fate.strikes(fate.faults.deaf):
                other.heard(news)

    def listen(self, heard: Callable[[News], None]) -> None:
        self.heard = heard

    async def think(self, job: Job) -> Thought:
        await self.moment()
        return await self.simulation.thinkers.think(job)

    async def hint(self, job: HintJob) -> Any:
        raise AssertionError("nobody asks for hints here")

    async def close(self) -> None:
        """Nothing to close."""

    def ask(self, work: Awaitable[Given]) -> "asyncio.Future[Given]":
        """A request on its way; Dead if the process dies before it is answered."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
