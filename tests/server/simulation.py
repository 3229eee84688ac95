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

import msgspec

from tests.server.storm.faults import STORM, Dead, Fate, Faults
from tests.server.storm.person import STEP, Person
from tests.server.storm.process import Process
from tests.server.storm.promises import checked
from tests.server.world import Dice, Hands, Logs, Thinkers, quiet
from vernissage.core import records
from vernissage.server.entries import Body, Entry
from vernissage.server.hosted import HostedTable
from vernissage.server.wire import NewTable, Sit

STEPS = 4000
"""No game lasts longer, in steps of the clock, whatever happens."""
GAMES_PLAYED = (("musee", 2), ("musee", 3), ("modern-art", 3), ("art-society", 2))
ALONE = 7
"""Every so many seeds there is one person, and the others are bots."""
PACES = ("relaxed", "relaxed", "live")


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
            Entry(seq, at, msgspec.json.decode(body, type=Body), cid)
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
        while self.restarting:
            self.restarting -= 1
            await self.start_process()
        await self.hands.pass_by(10)
        await quiet()
        return await checked(self, table)

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
