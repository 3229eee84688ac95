"""A person at a table in a storm: comes back, and says the same until it is answered."""

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from tests.server.storm.faults import Dead
from tests.server.storm.process import Process
from vernissage.core.chance import Generator
from vernissage.core.refusals import Refusal
from vernissage.server.ports import Closed
from vernissage.server.refusals import Denied, Stale

if TYPE_CHECKING:
    from tests.server.simulation import Simulation

STEP = 0.5
"""Seconds after which something is tried again."""
MOST_TAKEN_BACK = 5
Given = TypeVar("Given")


class Person:
    """One seat: a socket that breaks, intentions that are sent until they are answered."""

    def __init__(self, simulation: "Simulation", table: str, seat: int, token: str) -> None:
        self.simulation = simulation
        self.table, self.seat, self.token = table, seat, token
        self.process: Process | None = None
        self.watch: Any = None
        self.update: dict[str, Any] | None = None
        self.events: list[Any] = []
        self.acked: dict[str, int] = {}
        self.sent = 0
        self.alone = False
        self.taken_back = 0
        self.over = False

    def news(self) -> None:
        """The socket has something to read."""
        if self.watch is None:
            return
        for frame in self.watch.fetch():
            message = msgspec.json.decode(frame)
            if message["t"] == "table":
                self.over = message["status"] == "over"
            else:
                self._hear(message)

    def void(self) -> None:
        raise AssertionError("nobody's token becomes void here")

    def _hear(self, update: dict[str, Any]) -> None:
        before = 0 if self.update is None else self.update["n"]
        assert update["n"] >= before, "n never falls"
        self.update = update
        if update.get("afresh"):
            self.events.clear()
        self.events += update["events"]

    def hang_up(self) -> None:
        if self.watch is not None:
            watch, self.watch = self.watch, None
            if self.process is not None and self.process.alive:
                watch.close()

    async def live(self) -> None:
        """Connect, answer what is asked, connect again; until the game is over."""
        while not self.over:
            try:
                if self.watch is None or self.process is None or not self.process.alive:
                    await self.connect()
                await self._answer()
            except (Dead, Closed, Denied):
                self.hang_up()
            await self.simulation.hands.sleep(STEP)

    async def connect(self) -> None:
        self.hang_up()
        self.process = self.simulation.any_process()
        since = 0 if self.update is None else self.update["n"]
        self.watch = await self._asked(self.process.hall.watch(self.table, self.token, since, self))
        self.news()

    async def _answer(self) -> None:
        update = self.update
        if update is None or update["choices"] is None or update["pending"] is not None:
            return
        if update["n"] < max(self.acked.values(), default=0):
            return
        n = update["n"]
        actions = self._legal(update)
        if not actions:
            return
        chance = Generator(1000 * n + self.seat)
        action = actions[int(chance.below(len(actions)))]
        may_take_back = self.alone and self.acked and self.taken_back < MOST_TAKEN_BACK
        if may_take_back and int(chance.below(3)) == 0:
            self.taken_back += 1
            await self._send_until_answered(n, None)
        else:
            await self._send_until_answered(n, action)

    def _legal(self, update: dict[str, Any]) -> list[str]:
        """What the seat could answer; one that thinks would look at its choices."""
        hosted = self.simulation.truth(self.table)
        if hosted.play is None or hosted.n(self.seat) != update["n"]:
            return []
        state, game = hosted.play.state, hosted.game
        return [game.write(action) for action in state.legal(self.seat)]

    async def _send_until_answered(self, n: int, action: str | None) -> None:
        """The same intention again and again, to whichever process answers; None: take back."""
        fate = self.simulation.fate
        cid = f"{self.seat}-{self.sent}"
        self.sent += 1
        while True:
            process = self.simulation.any_process()
            if fate.strikes(fate.faults.double):
                process.ask(self._try(process, cid, n, action))
            try:
                if not fate.strikes(fate.faults.drop):
                    answer = await self._asked(self._try(process, cid, n, action), process)
                    if answer is not None and not fate.strikes(fate.faults.drop):
                        if answer >= 0:
                            self.acked[cid] = answer
                        return
            except (Dead, Closed):
                pass
            await self.simulation.hands.sleep(STEP)

    async def _try(self, process: Process, cid: str, n: int, action: str | None) -> int | None:
        """The n of the ack; -1: refused for good; None: the table was not reached."""
        try:
            if action is None:
                return (await process.hall.undo(self.table, self.token, cid)).n
            return (await process.hall.act(self.table, self.token, cid, n, action)).n
        except Stale:
            return -1
        except Denied as denied:
            if denied.code == "going-down":
                return None
            if denied.code in ("nothing-to-undo", "game-over"):
                return -1
            raise
        except Closed:
            return None
        except Refusal:
            return -1

    async def _asked(self, work: Awaitable[Given], process: Process | None = None) -> Given:
        process = process or self.process
        assert process is not None
        task = process.ask(work)
        try:
            return await task
        except asyncio.CancelledError:
            if process.alive:
                raise
            raise Dead from None
