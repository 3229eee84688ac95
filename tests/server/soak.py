"""An evening at a server: many small tables, coming, going, playing, hanging up, for an hour.

    python -m tests.server.soak --minutes 60

Each minute: memory, tables, sockets, how long actions took, how late the loop was. The run fails if
memory still grows after the first quarter, by which time tables that were left have been forgotten.
Guests think longer than the server needs: a busy machine has the same evening as an idle one.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from secrets import token_hex
from statistics import linear_regression, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.page_players import chosen
from tests.server.running import API, Server, running

GAMES = (("musee", 2), ("musee", 3), ("modern-art", 3), ("art-society", 2), ("art-society", 3))
ABANDONED = 0.15
"""The share of tables that are left in the middle of the game, without a word."""
HANGS_UP = 0.02
"""How likely the socket breaks after an action, and comes back."""
LEAVES = 0.005
"""How likely the seat is left to a bot for good after an action."""
THOUGHT = (0.2, 1.0)
"""Seconds before an action: the least and the most."""
PATIENCE = 30.0
TRIES = 5
Measured = tuple[float, int]


class Evening:
    """What all guests share: the server's door, a clock for each action, and when it ends."""

    def __init__(self, server: Server, client: httpx2.AsyncClient, seconds: float) -> None:
        self.server, self.client = server, client
        self.ends = perf_counter() + seconds
        self.took: list[float] = []
        self.games = 0

    @property
    def is_over(self) -> bool:
        return perf_counter() >= self.ends

    async def ask(self, method: str, path: str, **more: Any) -> httpx2.Response:
        """A connection that was idle may be closed just when we ask; everything here can be asked
        again, since what must happen once has a cid."""
        for _ in range(TRIES):
            try:
                return await self.client.request(method, f"{API}/tables{path}", **more)
            except httpx2.TransportError:
                continue
        raise TimeoutError(path)

    def address(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.server.port}{API}/tables/{table}/socket"


class Company:
    """The people of one table, who may all give up after so many actions."""

    def __init__(self, evening: Evening, table: str, chance: Random) -> None:
        self.evening, self.table, self.chance = evening, table, chance
        self.left = chance.randrange(60) if chance.random() < ABANDONED else sys.maxsize

    @property
    def stays(self) -> bool:
        return not self.evening.is_over and self.left > 0


class Guest:
    """A person at a table, with a token; thinks a moment before each action."""

    def __init__(self, company: Company, seat: int, token: str) -> None:
        self.company, self.seat, self.token = company, seat, token
        self.evening, self.table, self.chance = company.evening, company.table, company.chance
        self.acts = 0

    async def ask(self, method: str, path: str, **more: Any) -> httpx2.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        return await self.evening.ask(method, f"/{self.table}{path}", headers=headers, **more)

    async def next_act(self, update: dict[str, Any]) -> dict[str, Any] | None:
        """What to answer, if something is asked."""
        if update["choices"] is None or update["pending"] is not None:
            return None
        await asyncio.sleep(self.chance.uniform(*THOUGHT))
        found = (await self.ask("GET", "/legal")).json()
        if not found["actions"]:
            return None
        self.acts += 1
        self.company.left -= 1
        action = chosen(found["actions"], self.chance)
        return {"cid": f"a{self.acts}", "seen": found["n"], "action": action}

    async def moves_on(self) -> bool:
        """Now and then somebody leaves for good."""
        if self.chance.random() < LEAVES:
            await self.ask("DELETE", f"/seats/{self.seat}")
            return True
        return False


class ByHttp(Guest):
    """Waits for updates and posts actions."""

    async def play(self) -> None:
        n = 0
        while self.company.stays:
            answer = await self.ask("GET", f"/update?since={n}&wait=5")
            update = answer.json() if answer.status_code == 200 else await self._whole()
            n = update["n"]
            if update["view"]["winners"] is not None:
                return
            act = await self.next_act(update)
            if act is not None:
                began = perf_counter()
                answer = await self.ask("POST", "/actions", json=act)
                assert answer.status_code in (200, 409, 422), answer.text
                self.evening.took.append(perf_counter() - began)
                if await self.moves_on():
                    return

    async def _whole(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.ask("GET", "/update")).json()
        return found


class BySocket(Guest):
    """Hears updates and says acts; a socket that breaks is opened again."""

    async def play(self) -> None:
        while self.company.stays:
            async with connect(self.evening.address(self.table), proxy=None) as found:
                hello = {"t": "hello", "token": self.token, "since": 0}
                await found.send(json.dumps(hello))
                with suppress(ConnectionClosed):
                    if await self._play_on(found):
                        return

    async def _play_on(self, found: ClientConnection) -> bool:
        """Until the game is over or the guest leaves; False: until the socket breaks."""
        update = await self._heard(found, "update")
        while self.company.stays:
            if update["view"]["winners"] is not None:
                return True
            act = await self.next_act(update)
            if act is not None:
                began = perf_counter()
                await found.send(json.dumps({"t": "act", **act}))
                await self._heard(found, "ack", "no")
                self.evening.took.append(perf_counter() - began)
                if await self.moves_on():
                    return True
                if self.chance.random() < HANGS_UP:
                    return False
                update = (await self.ask("GET", "/update")).json()
            else:
                with suppress(TimeoutError):
                    update = await self._heard(found, "update", wait=5)
        return True

    async def _heard(
        self, found: ClientConnection, *kinds: str, wait: float = PATIENCE
    ) -> dict[str, Any]:
        async with asyncio.timeout(wait):
            while True:
                message: dict[str, Any] = json.loads(await found.recv())
                if message["t"] in kinds:
                    return message


async def tables_in_a_row(evening: Evening, seed: int) -> None:
    """One company of guests: a table, and another one when that is over."""
    chance = Random(seed)
    while not evening.is_over:
        guests = await sit_down(evening, chance)
        async with spectator(evening, guests[0].table):
            await asyncio.gather(*(guest.play() for guest in guests))
        evening.games += 1


async def sit_down(evening: Evening, chance: Random) -> list[ByHttp | BySocket]:
    """A table of some game, people and bots, begun."""
    game, players = chance.choice(GAMES)
    people = chance.randint(1, players)
    seats = ["open"] * people + ["bot:novice"] * (players - people)
    body = {"game": game, "options": {"players": players}, "name": "P0", "seats": seats}
    made = (await evening.ask("POST", "", json=body | {"cid": token_hex(8)})).json()
    tokens = [made["token"]]
    for number in range(1, people):
        sit = {"name": f"P{number}", "cid": token_hex(8)}
        sat = (await evening.ask("POST", f"/{made['table']}/seats", json=sit)).json()
        tokens.append(sat["token"])
    company = Company(evening, made["table"], chance)
    guests: list[ByHttp | BySocket] = [
        chance.choice((ByHttp, BySocket))(company, number, token)
        for number, token in enumerate(tokens)
    ]
    begun = await guests[0].ask("POST", "/start")
    assert begun.status_code == 200 or begun.json()["code"] == "already-started", begun.text
    return guests


@asynccontextmanager
async def spectator(evening: Evening, table: str) -> AsyncIterator[None]:
    """Somebody looks on, reading everything."""
    async with connect(evening.address(table), proxy=None) as found:
        await found.send('{"t": "hello"}')
        reading = asyncio.create_task(_read(found))
        try:
            yield
        finally:
            reading.cancel()


async def _read(found: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await found.recv()


async def watch(evening: Evening, every: float) -> list[Measured]:
    """A line each minute; the memory in KB at each of them."""
    memory: list[Measured] = []
    began = perf_counter()
    while not evening.is_over:
        await asyncio.sleep(min(every, max(0.1, evening.ends - perf_counter())))
        took, evening.took = evening.took, []
        told = await asyncio.to_thread(evening.server.metrics)
        minutes, held = (perf_counter() - began) / 60, rss(evening.server)
        memory.append((minutes, held))
        cuts = quantiles(took, n=100) if len(took) > 1 else [0.0] * 99
        print(
            f"{minutes:6.1f} min  {held / 1024:7.1f} MB  "
            f"tables {told['vernissage_tables']:5.0f}  sockets {told['vernissage_sockets']:4.0f}  "
            f"actions {len(took):6}  p50 {1000 * cuts[49]:6.1f} ms  p99 {1000 * cuts[98]:7.1f} ms  "
            f"lag {1000 * told['vernissage_loop_lag_seconds']:6.1f} ms  games {evening.games}",
            flush=True,
        )
    return memory


def rss(server: Server) -> int:
    """KB that the server's process holds."""
    command = ["ps", "-o", "rss=", "-p", str(server.process.pid)]
    return int(subprocess.run(command, capture_output=True, check=True).stdout)


def growth(memory: list[Measured]) -> float:
    """Per cent by which memory grew after the first quarter, along the line through it."""
    later = memory[len(memory) // 4 :]
    slope, start = linear_regression(*zip(*later, strict=True))
    minutes = later[-1][0] - later[0][0]
    grown = 100 * slope * minutes / (start + slope * later[0][0])
    print(f"after the first quarter: {slope:+.0f} KB a minute, {grown:+.1f} % in {minutes:.0f} min")
    return grown


async def evening_at(
    server: Server, minutes: float, companies: int, every: float
) -> list[Measured]:
    limits = httpx2.Limits(max_connections=None)
    async with httpx2.AsyncClient(base_url=server.url, timeout=60, limits=limits) as client:
        evening = Evening(server, client, 60 * minutes)
        async with asyncio.TaskGroup() as tasks:
            for seed in range(companies):
                tasks.create_task(tables_in_a_row(evening, seed))
            watching = tasks.create_task(watch(evening, every))
        return watching.result()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--companies", type=int, default=24, help="tables at a time")
    parser.add_argument("--every", type=float, default=60, help="seconds between two lines")
    parser.add_argument("--most", type=float, default=5, help="per cent that memory may grow")
    given = parser.parse_args()
    flags = ("--testing", "--bots", "1", "--metrics-port", "0")
    with TemporaryDirectory() as folder, running(Path(folder), *flags) as server:
        work = evening_at(server, given.minutes, given.companies, given.every)
        memory = asyncio.run(work)
        assert "Traceback" not in server.log.read_text()
        assert server.stop() == 0
    sys.exit(growth(memory) > given.most)


if __name__ == "__main__":
    main()
