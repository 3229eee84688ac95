"""Many tables over real sockets, beside a bare echo of the same stack, interleaved in one run.

    python bench/swarm.py --tables 200 --json build/swarm.json

Musée with four people at each table, every seat on a socket of its own. Server and echo run on one
core, the swarm on the other. Every finished game is fetched and verified.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx2
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from vernissage.core import records
from vernissage.games import GAMES

SEATS = 4
ROUNDS = 9
"""Short turns of echo and tables, so that what else the machine does meets both alike."""
ECHO_SOCKETS = 64
MESSAGE = "x" * 100
UNLIMITED = ("--tables-per-hour", "1e9", "--sockets-per-address", "1e9")
MORE = ("--actions-per-minute", "1e9", "--requests-per-minute", "1e9")
TICKS = os.sysconf("SC_CLK_TCK")


class Place(msgspec.Struct):
    gallery: str
    column: int


class Card(msgspec.Struct):
    number: int
    places: list[Place]


class Choices(msgspec.Struct):
    type: str
    cards: list[Card] = []


class Message(msgspec.Struct):
    t: str
    n: int = 0
    choices: Choices | None = None
    pending: str | None = None
    status: str = ""


decode = msgspec.json.Decoder(Message).decode


class Process:
    """A server on the first core: how much of it, and of memory, it has used."""

    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        self.process, self.url = process, url.rstrip("/")

    def cpu(self) -> float:
        """Seconds of the process itself, without those of its bots."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def rss(self) -> int:
        """Kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if "VmRSS" in line).split()[1])


@contextmanager
def started(command: list[str]) -> Iterator[Process]:
    process = subprocess.Popen(["taskset", "-c", "0", *command], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield Process(process, process.stdout.readline().split()[1])
    finally:
        process.terminate()
        process.wait(20)


class Swarm:
    """Tables with four sockets each; every seat answers at once, or at a pace."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.http = httpx2.AsyncClient(base_url=f"{server.url}/api/v1", timeout=60)
        self.stack = AsyncExitStack()
        self.tables: list[str] = []
        self.over: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.actions = 0
        self.latencies: list[float] = []
        self.pause = 0.0
        """Mean seconds before an answer; 0: at once."""
        self.going = asyncio.Event()

    async def add(self, count: int) -> None:
        """That many tables more, begun and with everybody there."""
        for _ in range(count):
            await self._table()

    async def _table(self) -> None:
        body = {"game": "musee", "options": {"players": SEATS}, "name": "P0"}
        made = (await self.http.post("/tables", json=body)).json()
        table, tokens = made["table"], [made["token"]]
        for number in range(1, SEATS):
            sat = await self.http.post(f"/tables/{table}/seats", json={"name": f"P{number}"})
            tokens.append(sat.json()["token"])
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        await self.http.post(f"/tables/{table}/start", headers=headers)
        self.tables.append(table)
        for token in tokens:
            address = self.server.url.replace("http", "ws", 1)
            url = f"{address}/api/v1/tables/{table}/socket"
            socket = await self.stack.enter_async_context(
                connect(url, compression=None, proxy=None, ping_interval=None)
            )
            await socket.send(json.dumps({"t": "hello", "token": token, "since": 0, "lang": "en"}))
            self.tasks.append(asyncio.create_task(self._seat(socket, table)))

    async def _seat(self, socket: ClientConnection, table: str) -> None:
        """Answer with any card in any place; the time until the own update counts."""
        sent, number, asked_at = 0.0, 0, 0
        async for frame in socket:
            message = decode(frame)
            if message.status == "over":
                self.over.add(table)
            if message.t == "update":
                if sent and message.n > asked_at:
                    self.latencies.append(time.perf_counter() - sent)
                    sent = 0.0
                if message.choices is not None and message.pending is None:
                    await self.going.wait()
                    if self.pause:
                        await asyncio.sleep(random.expovariate(1 / self.pause))
                    number, asked_at, sent = number + 1, message.n, time.perf_counter()
                    await socket.send(_answer(message, number))
                    self.actions += 1

    async def run(self, seconds: float) -> tuple[float, int]:
        """CPU seconds of the server, and actions, while everybody plays."""
        self.latencies.clear()
        before, actions = self.server.cpu(), self.actions
        self.going.set()
        await asyncio.sleep(seconds)
        self.going.clear()
        await asyncio.sleep(0.3)
        return self.server.cpu() - before, self.actions - actions

    async def verify(self) -> int:
        """Every finished game replays; how many there are."""
        finished = 0
        for table in self.tables:
            answer = await self.http.get(f"/tables/{table}/record")
            if answer.status_code == 200:
                records.verify(GAMES["musee"], records.decode(answer.content))
                finished += 1
        return finished

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.stack.aclose()
        await self.http.aclose()


def _answer(message: Message, number: int) -> str:
    choices = message.choices
    assert choices is not None
    action = "keep"
    if choices.type == "hang":
        card = random.choice([card for card in choices.cards if card.places])
        place = random.choice(card.places)
        action = f"hang {card.number} {place.gallery[0].upper()}{place.column}"
    return json.dumps({"t": "act", "cid": f"m{number}", "seen": message.n, "action": action})


async def echoes(server: Process, seconds: float, pause: float) -> tuple[float, int, list[float]]:
    """CPU seconds, messages and their times, over several sockets."""
    latencies: list[float] = []
    end = time.perf_counter() + seconds

    async def one() -> None:
        url = server.url.replace("http", "ws", 1)
        async with connect(url, compression=None, proxy=None, ping_interval=None) as socket:
            while time.perf_counter() < end:
                if pause:
                    await asyncio.sleep(random.expovariate(1 / pause))
                sent = time.perf_counter()
                await socket.send(MESSAGE)
                await socket.recv()
                latencies.append(time.perf_counter() - sent)

    before = server.cpu()
    await asyncio.gather(*(one() for _ in range(ECHO_SOCKETS)))
    return server.cpu() - before, len(latencies), latencies


def p99(times: list[float]) -> float:
    return sorted(times)[int(0.99 * len(times))] * 1000 if times else 0.0


async def measured(server: Process, echo: Process, tables: int, seconds: float) -> dict[str, Any]:
    """Alternately echo and tables; then both at 60 % of a core."""
    empty = server.rss()
    swarm = Swarm(server)
    await swarm.add(tables)
    kilobytes = (server.rss() - empty) / tables
    per_echo, per_action = [], []
    for _ in range(ROUNDS):
        cpu, count, _ = await echoes(echo, seconds / 3, 0)
        per_echo.append(cpu / count)
        cpu, actions = await swarm.run(seconds / 3)
        per_action.append(cpu / max(1, actions))
        await swarm.add(tables // 6)
    one_echo, one_action = median(per_echo), median(per_action)
    ratios = [action / echo for action, echo in zip(per_action, per_echo, strict=True)]
    _, _, quiet = await echoes(echo, seconds, ECHO_SOCKETS * one_echo / 0.6)
    await swarm.add(tables)
    swarm.pause = (len(swarm.tables) - len(swarm.over)) * one_action / 0.6
    _, paced = await swarm.run(2 * seconds)
    found = {
        "echo_us": round(one_echo * 1e6, 1),
        "action_us": round(one_action * 1e6, 1),
        "echoes_an_action": round(median(ratios), 1),
        "echo_p99_ms": round(p99(quiet), 1),
        "action_p99_ms": round(p99(swarm.latencies), 1),
        "actions_a_second_at_60": round(paced / (2 * seconds)),
        "kilobytes_a_table": round(kilobytes),
        "finished_and_verified": await swarm.verify(),
    }
    await swarm.close()
    return found


async def many(server: Process, tables: int, seconds: float) -> dict[str, Any]:
    """Tables at one action a second each."""
    swarm = Swarm(server)
    await swarm.add(tables)
    swarm.pause = 1.0
    cpu, actions = await swarm.run(seconds)
    found = {
        "tables": tables,
        "actions_a_second": round(actions / seconds),
        "core": round(cpu / seconds, 2),
        "p50_ms": round(median(swarm.latencies) * 1000, 1),
        "p99_ms": round(p99(swarm.latencies), 1),
        "verified": await swarm.verify(),
    }
    await swarm.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--many", type=int, default=800, help="tables at one action a second")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    here = Path(__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "vernissage", "serve", "--port", "0", "--no-browser"]
        database = ("--database", f"sqlite:///{folder}/tables.sqlite")
        with started([*serve, *database, *UNLIMITED, *MORE]) as server:
            with started([sys.executable, str(here / "echo_server.py")]) as echo:
                figures = uvloop.run(measured(server, echo, given.tables, given.seconds))
            if given.many:
                figures["many"] = uvloop.run(many(server, given.many, 5 * given.seconds))
    figures["load_before"] = os.getloadavg()[0]
    print(json.dumps(figures, indent=2))
    if given.json:
        given.json.parent.mkdir(parents=True, exist_ok=True)
        given.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
