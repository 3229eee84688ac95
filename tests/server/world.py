"""A world of our own for the hall: a store in memory, a clock that is moved by hand, quick bots."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from vernissage.core.chance import Generator
from vernissage.server.entries import Body, Entry
from vernissage.server.held import answer
from vernissage.server.ports import (
    ANSWERED_AGAIN,
    Answered,
    Append,
    Closed,
    HintJob,
    Job,
    Lost,
    News,
    Row,
    Thought,
    Told,
    Turns,
)
from vernissage.server.thinking import move

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ"
_bodies: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


class Logs:
    """A store in memory; what it has taken it keeps as bytes, as a database would."""

    def __init__(self) -> None:
        self.entries: dict[str, list[bytes]] = {}
        self.heads: dict[str, list[tuple[int, int, str | None]]] = {}
        self.rows: dict[str, Row] = {}
        self.answers: dict[tuple[str, str], Answered] = {}
        self.turns: list[Turns] = []
        self.broken = False
        self.breaks: Callable[[Entry], bool] = lambda entry: self.broken
        self._gate: asyncio.Future[None] | None = None

    def hold(self) -> asyncio.Future[None]:
        """The next entry is not durable before this is done, whoever still waits for it."""
        self._gate = asyncio.get_running_loop().create_future()
        return self._gate

    async def append(self, append: Append) -> None:
        gate, self._gate = self._gate, None
        if gate is None:
            await asyncio.sleep(0)
            self._write(append)
        else:
            await asyncio.shield(self._write_after(gate, append))

    async def _write_after(self, gate: asyncio.Future[None], append: Append) -> None:
        await gate
        self._write(append)

    def _write(self, append: Append) -> None:
        if self.breaks(append.entry):
            raise Closed
        row, entry = append.row, append.entry
        bodies = self.entries.get(row.table, [])
        codes = {each.code for each in self.rows.values() if each.table != row.table}
        if entry.seq != len(bodies) or (entry.seq == 0 and row.code and row.code in codes):
            raise Lost
        if append.answered is not None and self._is_answered(append.answered):
            raise Lost
        self.entries.setdefault(row.table, []).append(msgspec.json.encode(entry.body))
        self.heads.setdefault(row.table, []).append((entry.seq, entry.at, entry.cid))
        self.rows[row.table] = row
        if append.turns is not None:
            self.turns.append(append.turns)
        if append.answered is not None:
            self.answers[append.answered.scope, append.answered.cid] = append.answered

    def _is_answered(self, asked: Answered) -> bool:
        before = self.answers.get((asked.scope, asked.cid))
        return before is not None and asked.at - before.at <= ANSWERED_AGAIN

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        await asyncio.sleep(0)
        heads, bodies = self.heads.get(table, []), self.entries.get(table, [])
        return [
            Entry(seq, at, _bodies.decode(body), cid)
            for (seq, at, cid), body in list(zip(heads, bodies, strict=True))[since:]
        ]

    async def table_of_code(self, code: str) -> str | None:
        return next((row.table for row in self.rows.values() if row.code == code), None)

    async def answered(self, scope: str, cid: str) -> Answered | None:
        return self.answers.get((scope, cid))

    async def waking(self, until: int) -> list[str]:
        waking = (row for row in self.rows.values() if row.wake is not None and row.wake <= until)
        return [row.table for row in waking]

    async def close(self) -> None:
        pass


class Line:
    """A bus between the halls of one test."""

    def __init__(self, ends: list["Line"]) -> None:
        self.ends = ends
        self.heard: Callable[[News], None] = lambda news: None
        self.process = f"process {len(ends)}"
        self.cut = False
        ends.append(self)

    async def publish(self, news: News) -> None:
        for end in self.ends:
            if end is not self and not self.cut:
                end.heard(news)

    def listen(self, heard: Callable[[News], None]) -> None:
        self.heard = heard

    async def close(self) -> None:
        self.ends.remove(self)


class Hands:
    """A clock whose hands are moved by the test."""

    def __init__(self) -> None:
        self.time = 1_000_000_000_000
        self._alarms: list[tuple[int, int, Callable[[], Any]]] = []
        self._number = 0

    def now(self) -> int:
        return self.time

    def call_later(self, seconds: float, call: Callable[[], Any]) -> Callable[[], None]:
        self._number += 1
        alarm = (self.time + round(1000 * seconds), self._number, call)
        self._alarms.append(alarm)
        return lambda: self._alarms.remove(alarm) if alarm in self._alarms else None

    async def sleep(self, seconds: float) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        cancel = self.call_later(seconds, lambda: answer(done))
        try:
            await done
        finally:
            cancel()

    async def pass_by(self, seconds: float) -> None:
        """Time passes; everything that falls due happens in its order."""
        until = self.time + round(1000 * seconds)
        await quiet()
        while due := [alarm for alarm in self._alarms if alarm[0] <= until]:
            alarm = min(due, key=lambda each: each[:2])
            self._alarms.remove(alarm)
            self.time = max(self.time, alarm[0])
            alarm[2]()
            await quiet()
        self.time = until
        await quiet()


class Dice:
    """Tokens, secrets and codes that differ, and are the same in every run."""

    def __init__(self, seed: int = 1) -> None:
        self._generator = Generator(seed)

    def token(self) -> str:
        return "".join(LETTERS[self._generator.below(22)] for _ in range(22))

    def secret(self) -> str:
        return "".join("0123456789abcdef"[self._generator.below(16)] for _ in range(32))

    def code(self) -> str:
        return "".join(LETTERS[self._generator.below(22)] for _ in range(6))


class Thinkers:
    """Bots that think at once; `slowly` holds their answers back."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.held_back: list[asyncio.Future[None]] | None = None
        self.says: Callable[[Job], str] | None = None

    async def think(self, job: Job) -> Thought:
        self.jobs.append(job)
        if self.held_back is not None:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.held_back.append(waiting)
            await waiting
        await asyncio.sleep(0)
        if self.says is not None:
            return Thought(self.says(job), b"memory")
        quick = {"master": "greedy", "expert": "greedy", "club": "greedy"}.get(job.bot, job.bot)
        return move(msgspec.structs.replace(job, bot=quick))

    async def hint(self, job: HintJob) -> Told:
        await asyncio.sleep(0)
        return Told("hang 1 T1", (f"{job.game} {job.language}", *job.names))

    async def close(self) -> None:
        pass


async def quiet() -> None:
    """Let everything run that can run now."""
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    await asyncio.sleep(0)
    while ready:
        await asyncio.sleep(0)
