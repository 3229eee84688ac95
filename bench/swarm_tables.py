"""Tables over real sockets, and a bare echo beside them: what `swarm.py` measures with."""

import asyncio
import json
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from vernissage.core import records
from vernissage.games import GAMES

SEATS = 4
TOGETHER = 20
"""Tables that are made at the same time: each waits for the disk again and again."""
ECHO_SOCKETS = 64
MESSAGE = "x" * 100
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

    def __init__(self, process: "subprocess.Popen[str]", url: str, said: Path) -> None:
        self.process, self.url, self.said = process, url.rstrip("/"), said

    def cpu(self) -> float:
        """Seconds of the process itself, without those of its bots."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def rss(self) -> int:
        """Kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if "VmRSS" in line).split()[1])

    def metric(self, name: str) -> float:
        """One of the numbers that the server counts, if it was told to."""
        url = self.said.read_text().split("http://", 1)[1].split("/", 1)[0]
        lines = httpx2.get(f"http://{url}/metrics").text.splitlines()
        return float(next(line for line in lines if line.startswith(name + " ")).split()[1])


@contextmanager
def started(command: list[str]) -> Iterator[Process]:
    with tempfile.NamedTemporaryFile("w") as said:
        process = subprocess.Popen(
            ["taskset", "-c", "0", *command], stdout=subprocess.PIPE, stderr=said, text=True
        )
        assert process.stdout is not None
        try:
            yield Process(process, process.stdout.readline().split()[1], Path(said.name))
        finally:
            process.terminate()
            process.wait(20)


class Swarm:
    """Tables with four sockets each; every seat answers at once, or at a pace."""

    def __init__(self, *servers: Process, split: bool = True) -> None:
        """Of several processes each gets its share of every table's sockets, or whole tables."""
        self.servers, self.split = servers, split
        self.http = httpx2.AsyncClient(
            base_url=f"{servers[0].url}/api/v1",
            timeout=60,
            limits=httpx2.Limits(keepalive_expiry=1),
        )
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
        for first in range(0, count, TOGETHER):
            await asyncio.gather(*(self._table() for _ in range(min(TOGETHER, count - first))))

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
        for seat, token in enumerate(tokens):
            turn = seat if self.split else len(self.tables)
            server = self.servers[turn % len(self.servers)]
            address = server.url.replace("http", "ws", 1)
            hello = json.dumps({"t": "hello", "token": token, "since": 0, "lang": "en"})
            await self.join(f"{address}/api/v1/tables/{table}/socket", hello, table)

    async def join(self, url: str, hello: str, table: str) -> None:
        """One seat on a socket of its own."""
        socket = await self.stack.enter_async_context(
            connect(url, compression=None, proxy=None, ping_interval=None)
        )
        await socket.send(hello)
        self.tasks.append(asyncio.create_task(self._seat(socket, table)))

    async def _seat(self, socket: ClientConnection, table: str) -> None:
        """Answer with any card in any place; the time until the own update counts."""
        sent, number, asked_at = 0.0, 0, 0
        async for frame in socket:
            message = decode(frame)
            if message.status == "over":
                self.over.add(table)
            self.actions += message.t == "ack"
            if message.t == "update":
                if sent and message.n > asked_at:
                    self.latencies.append(time.perf_counter() - sent)
                    sent = 0.0
                if message.choices is not None and message.pending is None:
                    await self.going.wait()
                    if self.pause:
                        await asyncio.sleep(random.expovariate(1 / self.pause))
                    number, asked_at, sent = number + 1, message.n, time.perf_counter()
                    await socket.send(answer(message, number))

    async def run(self, seconds: float) -> tuple[float, int]:
        """CPU seconds of the servers, and durable actions, while everybody plays."""
        self.latencies.clear()
        before, actions = self.cpu(), self.actions
        self.going.set()
        await asyncio.sleep(seconds)
        self.going.clear()
        await asyncio.sleep(0.3)
        return self.cpu() - before, self.actions - actions

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.servers)

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


def answer(message: Message, number: int) -> str:
    choices = message.choices
    assert choices is not None
    action = "keep"
    if choices.type == "hang":
        card = random.choice([card for card in choices.cards if card.places])
        place = random.choice(card.places)
        action = f"hang {card.number} {place.gallery[0].upper()}{place.column}"
    return json.dumps({"t": "act", "cid": f"m{number}", "seen": message.n, "action": action})


async def echoes(server: Process, seconds: float) -> tuple[float, int]:
    """CPU seconds and messages, over several sockets, flat out."""
    count = 0
    end = time.perf_counter() + seconds

    async def one() -> None:
        nonlocal count
        url = server.url.replace("http", "ws", 1)
        async with connect(url, compression=None, proxy=None, ping_interval=None) as socket:
            while time.perf_counter() < end:
                await socket.send(MESSAGE)
                await socket.recv()
                count += 1

    before = server.cpu()
    await asyncio.gather(*(one() for _ in range(ECHO_SOCKETS)))
    return server.cpu() - before, count
