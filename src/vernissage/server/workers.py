"""Bots think in processes of their own, never on the event loop; one that dies is replaced."""

import asyncio
import os
import socket
import sys
from collections import Counter, deque
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from vernissage.engine import engine_to_come
from vernissage.server.ports import HintJob, Job, NoAnswer, Thought, Told
from vernissage.server.thinking import HEAD, Done, Failed, Hinted, Moved, MoveJob, Work

PATIENCE: Final = 20.0
"""Seconds after which a worker that has not answered is taken for hung and replaced."""
THINKING: Final = 1.0
"""Seconds that a strong bot may think about a move; on a quiet machine it needs a tenth of it."""
MOST_WAITING: Final = {"master": 12, "expert": 40}
"""Jobs of a level that may wait; beyond, the level below thinks instead."""
BELOW: Final = {"master": "expert", "expert": "club"}
TRIES: Final = 3
_decode: Final = msgspec.msgpack.Decoder(Done).decode
PLAIN: Final = "random"
"""Who moves when everything else has failed; it only needs the choices."""

Answer = TypeVar("Answer", Moved, Hinted)


class Worker:
    """One process and the end of the socket pair that leads to it."""

    def __init__(self, process: asyncio.subprocess.Process, channel: socket.socket) -> None:
        self.process = process
        self.channel = channel

    async def do(self, work: bytes, patience: float) -> bytes:
        """Its answer; NoAnswer if it dies or takes too long."""
        return await self._within(patience, self._ask(work))

    async def more(self, patience: float) -> bytes:
        """What it says after that, where an answer has several parts."""
        return await self._within(patience, self._message())

    async def _within(self, patience: float, answer: Coroutine[Any, Any, bytes]) -> bytes:
        try:
            async with asyncio.timeout(patience):
                return await answer
        except (TimeoutError, OSError) as error:
            raise NoAnswer(type(error).__name__) from None

    async def _ask(self, work: bytes) -> bytes:
        message = len(work).to_bytes(HEAD, "big") + work
        await asyncio.get_running_loop().sock_sendall(self.channel, message)
        return await self._message()

    async def _message(self) -> bytes:
        return await self._received(int.from_bytes(await self._received(HEAD), "big"))

    async def _received(self, size: int) -> bytes:
        found = b""
        while len(found) < size:
            part = await asyncio.get_running_loop().sock_recv(self.channel, size - len(found))
            if not part:
                raise ConnectionError
            found += part
        return found

    async def stop(self) -> None:
        self.channel.close()
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


async def started(module: str = "vernissage.server.thinking") -> Worker:
    """A new worker process that runs this module."""
    ours, theirs = socket.socketpair()
    ours.settimeout(0)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, stdin=theirs.fileno(), stdout=2
    )
    theirs.close()
    return Worker(process, ours)


class Workers:
    """A `ports.Thinkers`: a few long-lived processes, and a queue for each of who waits."""

    def __init__(
        self,
        count: int,
        patience: float = PATIENCE,
        *,
        limited: bool = True,
        awaited: Path | None = None,
    ) -> None:
        """`limited`: a level for which too many wait is eased, and thoughts are broken off.

        `awaited`: where the compiled engine will be, while it is being compiled.
        """
        self.patience = patience
        self.limited = limited
        self.waiting: Counter[str] = Counter()
        """Jobs that wait or are being thought about, by level."""
        self.replaced = 0
        self._awaited = awaited
        self._slow: set[Worker] = set()
        """Those that began before the engine was compiled."""
        self._free: deque[Worker] = deque()
        self._turns = asyncio.Semaphore(count)

    async def think(self, job: Job) -> Thought:
        job = self._eased(job)
        level = job.bot.partition("@")[0]
        self.waiting[level] += 1
        try:
            within = THINKING if self.limited and level in BELOW else None
            moved = await self._answer(MoveJob(job, within), Moved)
        except NoAnswer:
            plain = msgspec.structs.replace(job, bot=PLAIN, memory=None)
            moved = await self._answer(MoveJob(plain), Moved)
            return msgspec.structs.replace(moved.thought, memory=job.memory)
        finally:
            self.waiting[level] -= 1
        return moved.thought

    async def hint(self, job: HintJob) -> Told:
        self.waiting["hint"] += 1
        try:
            return (await self._answer(job, Hinted)).told
        finally:
            self.waiting["hint"] -= 1

    def _eased(self, job: Job) -> Job:
        """The level below where too many wait for this one."""
        bot = job.bot
        while self.limited and self.waiting[bot] >= MOST_WAITING.get(bot, sys.maxsize):
            bot = BELOW[bot]
        return job if bot == job.bot else msgspec.structs.replace(job, bot=bot, memory=None)

    async def _answer(self, work: Work, kind: type[Answer]) -> Answer:
        """Of some worker; one that fails is replaced and the work is tried again."""
        message = msgspec.msgpack.encode(work)
        async with self._turns:
            for _ in range(TRIES):
                worker = await self._worker()
                try:
                    answer: Done = _decode(await worker.do(message, self.patience))
                except BaseException as error:
                    self.replaced += 1
                    self._slow.discard(worker)
                    await worker.stop()
                    if not isinstance(error, NoAnswer):
                        raise
                    continue
                self._free.append(worker)
                if isinstance(answer, kind):
                    return answer
                assert isinstance(answer, Failed)
                raise NoAnswer(answer.kind)
        raise NoAnswer("died")

    async def _worker(self) -> Worker:
        """A free one, else a new one; once the engine is compiled, slow ones are replaced."""
        if self._awaited is not None and self._awaited.is_dir():
            self._awaited = None
        while self._free:
            worker = self._free.popleft()
            if self._awaited is not None or worker not in self._slow:
                return worker
            self._slow.discard(worker)
            await worker.stop()
        return self._begun(await started())

    def _begun(self, worker: Worker) -> Worker:
        if self._awaited is not None:
            self._slow.add(worker)
        return worker

    def seat(self, ready: list[Worker]) -> None:
        """Take in workers that have been started already."""
        self._free.extend(map(self._begun, ready))

    async def close(self) -> None:
        """End every process."""
        while self._free:
            await self._free.popleft().stop()


async def open_workers(count: int | None = None, *, limited: bool = True) -> Workers:
    """As many as there are cores to spare, if not told otherwise; they start at once."""
    count = count or max(1, (os.cpu_count() or 2) - 1)
    workers = Workers(count, limited=limited, awaited=engine_to_come())
    workers.seat([await started() for _ in range(count)])
    return workers
