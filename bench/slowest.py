"""The slowest hundredth at 60 % of a core: short turns of echo and tables, the quietest count.

Both get messages by the same process and by the same client, at rates that are found by trying.
"""

import asyncio
import gc
import os
from statistics import median
from typing import Any, NamedTuple

from light import Arrivals, Line, opened, used_by_others
from swarm_tables import MESSAGE, Message, Process, Swarm, answer, decode

SHARE = 0.6
TURNS = 24
QUIETEST = 6
"""Of the turns, those that count: in which others used the processors least."""
TRIES = 3
"""Turns that find the rate."""
PAUSE = 0.5
"""Seconds after new tables, so that nobody is still being greeted when a turn begins."""
TICKS = {"exact": 0.0, "by_milliseconds": 0.001}
"""How messages come: each at its own moment, or gathered as by the timers of an event loop."""


class Turn(NamedTuple):
    others: float
    """Seconds that processes other than server and client had of the processors."""
    core: float
    rate: float
    times: list[float]
    late: list[float]


class LightSwarm(Swarm):
    """Tables whose people speak when they are told to."""

    def __init__(self, server: Process) -> None:
        super().__init__(server)
        self.arrivals = Arrivals(self._say)
        self.asked: dict[Line, Message] = {}
        self.numbers: dict[Line, int] = {}
        self.finished: list[Line] = []

    async def join(self, url: str, hello: str, table: str) -> None:
        line = await opened(url, self._heard)
        line.send(hello.encode())
        line.sent = 0.0
        self.numbers[line] = 0

    def _heard(self, line: Line, text: bytes) -> None:
        message = decode(text)
        self.actions += message.t == "ack"
        if message.status == "over":
            self.finished.append(line)
        if message.t != "update":
            return
        before = self.asked.get(line)
        if before is None or message.n > before.n:
            self.arrivals.answered(line)
        if message.choices is not None and message.pending is None:
            self.asked[line] = message
            self.arrivals.ready.append(line)

    async def refill(self, tables: int) -> None:
        """Whose game is over goes home, and others come; then a moment of quiet."""
        for line in self.finished:
            line.transport.close()
        self.finished.clear()
        await self.add(tables - len(self.arrivals.ready))
        await asyncio.sleep(PAUSE)

    def _say(self, line: Line) -> bytes:
        self.numbers[line] += 1
        return answer(self.asked[line], self.numbers[line]).encode()


async def echoing(server: Process, sockets: int) -> Arrivals:
    arrivals = Arrivals(lambda line: MESSAGE.encode())

    def heard(line: Line, text: bytes) -> None:
        arrivals.answered(line)
        arrivals.ready.append(line)

    url = server.url.replace("http", "ws", 1)
    arrivals.ready = [await opened(url, heard) for _ in range(sockets)]
    return arrivals


async def turn(
    server: Process, arrivals: Arrivals, rate: float, seconds: float, tick: float
) -> Turn:
    ours = (server.process.pid, os.getpid())
    cpu, before = server.cpu(), used_by_others(*ours)
    await arrivals.run(rate, seconds, tick)
    core = (server.cpu() - cpu) / seconds
    others = used_by_others(*ours) - before
    return Turn(others, core, len(arrivals.times) / seconds, arrivals.times, arrivals.late)


async def slowest(
    server: Process, echo: Process, tables: int, costs: tuple[float, float], seconds: float
) -> dict[str, Any]:
    """`costs`: seconds of an echo and of an action, from which the search for rates begins."""
    gc.disable()  # or the client would hold up answers that it is about to read
    swarm = LightSwarm(server)
    await swarm.refill(tables)
    measured = {"echo": (echo, await echoing(echo, tables)), "action": (server, swarm.arrivals)}
    rates = {"echo": SHARE / costs[0], "action": SHARE / costs[1]}
    found: dict[str, Any] = {}
    for how, tick in TICKS.items():
        turns: dict[str, list[Turn]] = {name: [] for name in measured}
        for number in range(TRIES + TURNS):
            for name, (process, arrivals) in measured.items():
                done = await turn(process, arrivals, rates[name], seconds, tick)
                if number < TRIES:
                    rates[name] = SHARE * done.rate / done.core
                else:
                    turns[name].append(done)
            await swarm.refill(tables)
        told = {name: told_of(sorted(each)[:QUIETEST]) for name, each in turns.items()}
        ratio = told["action"]["p99_ms"] / told["echo"]["p99_ms"]
        found[how] = {**told, "times": round(ratio, 1)}
    found["verified"] = await swarm.verify()
    await swarm.close()
    return found


def told_of(turns: list[Turn]) -> dict[str, float]:
    """Figures only mean something where others took little, and the client was never late."""
    times = sorted(time for each in turns for time in each.times)
    late = sorted(time for each in turns for time in each.late)
    return {
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 2),
        "client_late_p99_ms": round(1000 * late[int(0.99 * len(late))], 2),
        "core": round(median(each.core for each in turns), 2),
        "a_second": round(median(each.rate for each in turns)),
        "seconds_of_others": round(median(each.others for each in turns), 4),
    }
