"""The server under one seeded loop with a clock of its own, and everything that can go wrong.

    python -m tests.server.simulation --seeds 10000        one seed: --seed 42

Two server processes share a store. Requests and answers are dropped, doubled, delayed and overtake
each other; the bus loses news or is cut; commits are slow or refused; a process dies at any await
and another takes its place. Now and then somebody who is alone with bots takes back a decision. At
the end every game is over, and nothing was lost or done twice.
"""

import argparse
import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from tests.server.world import Dice, Hands, Logs, Thinkers, quiet
from vernissage.core import records
from vernissage.core.chance import Generator
from vernissage.core.refusals import Refusal
from vernissage.games import GAMES
from vernissage.server.entries import Acted, Entry
from vernissage.server.hall import Hall
from vernissage.server.hosted import HostedTable
from vernissage.server.ports import Append, Closed, Job, News, Thought
from vernissage.server.refusals import Denied, Stale
from vernissage.server.wire import NewTable, Sit

STEPS = 4000
"""No game lasts longer, in steps of the clock, whatever happens."""
STEP = 0.5
GAMES_PLAYED = (("musee", 2), ("musee", 3), ("modern-art", 3), ("art-society", 2))
ALONE = 7
"""Every so many seeds there is one person, and the others are bots."""
MOST_TAKEN_BACK = 5
PACES = ("relaxed", "relaxed", "live")
Given = TypeVar("Given")


@dataclass(frozen=True, kw_only=True)
class Faults:
    """How often something goes wrong, in a thousand."""

    drop: int = 0
    double: int = 0
    refuse: int = 0
    """A commit that the disk refuses."""
    slow: int = 0
    """A commit that takes seconds."""
    deaf: int = 0
    """News of the bus that get lost."""
    hang_up: int = 0
    """A socket that breaks, at each step."""
    crash: int = 0
    """A process that dies, at each thing it waits for."""


NONE = Faults()
STORM = Faults(drop=60, double=60, refuse=15, slow=15, deaf=200, hang_up=20, crash=4)


class Dead(Exception):
    """The process that was asked has died."""


class Fate:
    """Decides by the seed what goes wrong when."""

    def __init__(self, seed: int, faults: Faults) -> None:
        self.chance = Generator(seed)
        self.faults = faults
        self.calm = False
        """Near the end nothing goes wrong any more, so that everything can be finished."""

    def strikes(self, often: int) -> bool:
        return not self.calm and int(self.chance.below(1000)) < often

    async def delay(self) -> None:
        """Others come first, now and then."""
        if self.faults is not NONE:
            for _ in range(int(self.chance.below(4))):
                await asyncio.sleep(0)


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

    async def hint(self, game: str, view: bytes, choices: bytes, language: str) -> Any:
        raise AssertionError("nobody asks for hints here")

    async def close(self) -> None:
        """Nothing to close."""

    def ask(self, work: Awaitable[Given]) -> "asyncio.Future[Given]":
        """A request on its way; Dead if the process dies before it is answered."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


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
                    await self._connect()
                await self._answer()
            except (Dead, Closed, Denied):
                self.hang_up()
            await self.simulation.hands.sleep(STEP)

    async def _connect(self) -> None:
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


class Simulation:
    """A table, its people, two processes, and one fate."""

    def __init__(self, seed: int, faults: Faults) -> None:
        self.seed = seed
        self.fate = Fate(seed, faults)
        self.hands, self.dice, self.logs = Hands(), Dice(seed + 1), Logs()
        self.thinkers = Thinkers()
        self.processes: list[Process] = []
        self.crashes = 0
        self.people: list[Person] = []
        self.restarting = 0

    def any_process(self) -> Process:
        alive = [process for process in self.processes if process.alive]
        if not alive:
            raise Dead
        return alive[int(self.fate.chance.below(len(alive)))]

    def crash(self, process: Process) -> None:
        """Nothing more happens in it, whatever it was doing; another will take its place."""
        process.alive = False
        self.processes.remove(process)
        self.crashes += 1
        self.restarting += 1
        keeper = process.hall._keeper
        keeper.closing = True
        for held in keeper.tables.values():
            held.disarm()
        for task in [*process.tasks, *keeper._tasks]:
            task.cancel()

    async def start_process(self) -> None:
        process = Process(self)
        self.processes.append(process)
        await process.hall.open()

    def truth(self, table: str) -> HostedTable:
        """The table as its log tells it."""
        entries = [
            Entry(seq, at, msgspec.json.decode(body, type=_BODY), cid)
            for (seq, at, cid), body in zip(
                self.logs.heads[table], self.logs.entries[table], strict=True
            )
        ]
        return HostedTable(table, entries)

    async def run(self) -> records.Record:
        """Play one game to its end; its record, after every check."""
        await self.start_process()
        table = await self._make()
        await self.start_process()
        lives = [asyncio.ensure_future(person.live()) for person in self.people]
        for step in range(STEPS):
            self.fate.calm = step > STEPS // 2
            await self.hands.pass_by(STEP)
            if self.restarting and (self.fate.calm or int(self.fate.chance.below(4)) == 0):
                self.restarting -= 1
                await self.start_process()
            for person in self.people:
                if self.fate.strikes(self.fate.faults.hang_up):
                    person.hang_up()
            if all(life.done() for life in lives):
                break
        for life in lives:
            if not life.done():
                life.cancel()
                raise AssertionError("the game did not end")
            life.result()
        self.fate.calm = True
        await self.hands.pass_by(10)
        await quiet()
        return await self._check(table)

    async def _make(self) -> str:
        game, players = GAMES_PLAYED[self.seed % len(GAMES_PLAYED)]
        pace = PACES[self.seed // len(GAMES_PLAYED) % len(PACES)]
        alone = self.seed % ALONE == 0
        bots = players - 1 if alone else int(self.seed % 3 == 0 and players > 2)
        hall = self.processes[0].hall
        self.fate.calm = True
        request = NewTable(
            game=game,  # type: ignore[arg-type]
            options={"players": players},
            name="P0",
            seats=("open",) * (players - bots) + ("bot:novice",) * bots,  # type: ignore[arg-type]
            pace=pace,  # type: ignore[arg-type]
        )
        made = await hall.make(request)
        tokens = {made.seat: made.token}
        for number in range(1, players - bots):
            taken = await hall.sit(made.table, None, Sit(name=f"P{number}", luck=f"{self.seed}"))
            tokens[taken.seat] = taken.token
        await hall.start(made.table, made.token)
        self.fate.calm = False
        self.people = [
            Person(self, made.table, seat, token)
            for seat, token in tokens.items()
            if seat is not None
        ]
        self.people[0].alone = alone
        return made.table

    async def _check(self, table: str) -> records.Record:
        """Whatever went wrong: nothing was lost, nothing happened twice."""
        heads = self.logs.heads[table]
        assert [seq for seq, _, _ in heads] == list(range(len(heads))), "a log without gaps"
        times = [at for _, at, _ in heads]
        assert times == sorted(times), "time does not run back"
        hosted = self.truth(table)
        record = hosted.record()
        assert record is not None
        records.verify(GAMES[record.game], record)
        self._check_cids(table)
        self._check_clocks(table)
        await self._check_viewers(table)
        return record

    def _check_cids(self, table: str) -> None:
        """All that was acked stands in the log once."""
        for person in self.people:
            for cid in person.acked:
                found = [
                    1
                    for (_, _, own), body in zip(
                        self.logs.heads[table], self.logs.entries[table], strict=True
                    )
                    if own == cid and msgspec.json.decode(body).get("seat") == person.seat
                ]
                assert len(found) == 1, f"{cid} stands {len(found)} times in the log"

    def _check_clocks(self, table: str) -> None:
        """Nobody was moved for by the clock before ten seconds had passed."""
        last = 0
        for (_, at, _), data in zip(self.logs.heads[table], self.logs.entries[table], strict=True):
            body = msgspec.json.decode(data, type=_BODY)
            if isinstance(body, Acted):
                if body.by == "clock" and body.action != "pass":
                    assert at - last >= 10_000, "the clock was early"
                last = at

    async def _check_viewers(self, table: str) -> None:
        """Every viewer has heard every event once, in order, over all its sockets."""
        hall = self.any_process().hall
        for person in self.people:
            whole = await hall.update(table, person.token)
            assert whole is not None
            update = msgspec.json.decode(whole)
            person.process = self.any_process()
            await person._connect()
            assert person.update is not None
            assert person.update["n"] == update["n"], "the newest state has arrived"
            assert person.events == update["events"], "every event has arrived once"


_BODY = Entry.__annotations__["body"]


def run(seed: int, faults: Faults = STORM) -> tuple[records.Record, int]:
    """The record of one simulated game, and how many processes died in it."""
    simulation = Simulation(seed, faults)
    return asyncio.run(simulation.run()), simulation.crashes


def main() -> None:
    """Many seeds; the first that fails is told with its command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int)
    given = parser.parse_args()
    seeds = (
        [given.seed] if given.seed is not None else range(given.first, given.first + given.seeds)
    )
    logging.disable()
    crashes = 0
    for number, seed in enumerate(seeds, start=1):
        try:
            crashes += run(seed)[1]
        except BaseException:
            print(f"\nfailed: python -m tests.server.simulation --seed {seed}", file=sys.stderr)
            raise
        if sys.stderr.isatty():
            print(f"\r{number} games, {crashes} crashes", end="", file=sys.stderr)
    print(f"{number} games, {crashes} crashes: nothing lost, nothing twice")


if __name__ == "__main__":
    main()
