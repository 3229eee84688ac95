"""Processes in which finished games are looked at again: one for replays, one for reviews.

A replay takes a second, a review a minute; neither keeps bots or the event loop from their work.
They start when they are first needed.
"""

import asyncio
import pickle
from collections.abc import Callable
from typing import Final

import msgspec

from vernissage.core.refusals import Refusal
from vernissage.server.looking import (
    Broken,
    Found,
    Look,
    Refused,
    ReplayJob,
    ReviewJob,
    Seen,
    Underway,
)
from vernissage.server.ports import NoAnswer
from vernissage.server.workers import Worker, started

PATIENCE: Final = 60.0
"""Seconds without a word after which a process is taken for hung."""
MODULE: Final = "vernissage.server.looking"
_decode: Final = msgspec.msgpack.Decoder(Found).decode

Progress = Callable[[int, int], None]


class Looker:
    """One process, and whoever waits for it."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self._turn = asyncio.Lock()
        self._worker: Worker | None = None

    async def look(self, look: Look, progress: Progress) -> dict[str, bytes]:
        """What it finds; refusals are raised, and NoAnswer if a process errs, or two die."""
        async with self._turn:
            try:
                found = await self._ask(look, progress)
            except NoAnswer:
                found = await self._ask(look, progress)
        if isinstance(found, Seen):
            return found.told
        if isinstance(found, Broken):
            raise NoAnswer(found.kind)
        assert isinstance(found, Refused)
        refusal: Refusal = pickle.loads(found.refusal)
        raise refusal

    async def _ask(self, look: Look, progress: Progress) -> Found:
        """The process that is there, or a new one; one that does not answer is ended."""
        worker = self._worker or await started(MODULE)
        self._worker = None
        try:
            found = await self._found(worker, look, progress)
        except BaseException:
            await worker.stop()
            raise
        self._worker = worker
        return found

    async def _found(self, worker: Worker, look: Look, progress: Progress) -> Found:
        said: Found = _decode(await worker.do(msgspec.msgpack.encode(look), self.patience))
        while isinstance(said, Underway):
            progress(said.done, said.steps)
            said = _decode(await worker.more(self.patience))
        return said

    async def close(self) -> None:
        if self._worker is not None:
            await self._worker.stop()


class Lookers:
    """A `ports.Lookers`."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._replays = Looker(patience)
        self._reviews = Looker(patience)

    async def replay(self, record: bytes, eye: str) -> bytes:
        return (await self._replays.look(ReplayJob(record, eye), _nobody_asks))[""]

    async def review(self, record: bytes, progress: Progress) -> dict[str, bytes]:
        return await self._reviews.look(ReviewJob(record), progress)

    async def close(self) -> None:
        await self._replays.close()
        await self._reviews.close()


def _nobody_asks(done: int, steps: int) -> None:
    pass
