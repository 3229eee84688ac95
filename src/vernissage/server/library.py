"""The library: finished games looked at again. Replays are made anew, reviews are kept."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from vernissage.core import records
from vernissage.core.refusals import Refusal
from vernissage.server.ports import Clock, Closed, Lookers, NoAnswer, Shelf
from vernissage.server.refusals import Denied
from vernissage.server.wire_finished import Looking

SOURCES: Final = Path(__file__).parents[1]
MADE_OF: Final = ("bots", "core", "games", "locales", "review", "tables")
"""What decides how a review reads."""
MOST_KEPT: Final = 16
"""Replays that stay in memory, packed; and refusals."""
MOST_WAITING: Final = 12
"""Reviews that may be asked for and not there yet."""

Key = TypeVar("Key")
Answer = TypeVar("Answer")


class Making:
    """A review that is asked for and not there yet."""

    def __init__(self) -> None:
        self.done = self.steps = 0

    def told(self, done: int, steps: int) -> None:
        self.done, self.steps = done, steps


class Library:
    """Records come in as JSON; whether the asker may have them has been asked before."""

    def __init__(self, shelf: Shelf, lookers: Lookers, clock: Clock) -> None:
        self._shelf, self._lookers, self._clock = shelf, lookers, clock
        self._replays: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._making: dict[str, Making] = {}
        self._refused: OrderedDict[str, Refusal] = OrderedDict()
        """Reviews that could not be made, until somebody asks for them again."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def replay(self, record: bytes, eye: str) -> bytes:
        """The game as this eye saw it: *Replay* as JSON, packed with gzip."""
        plain = _plain(record)
        key = (_digest(plain), eye)
        found = self._replays.pop(key, None)
        if found is None:
            found = await _answered(self._lookers.replay(plain, eye))
        _keep(self._replays, key, found)
        return found

    async def review(
        self, record: bytes, language: str, begin: Callable[[], None]
    ) -> bytes | Looking:
        """*Review* as JSON, or how far it is; `begin` may refuse that one more is begun."""
        plain = _plain(record)
        name = _digest(plain + edition())
        if (kept := await self._shelf.review(name, language)) is not None:
            return kept
        if (refusal := self._refused.pop(name, None)) is not None:
            raise refusal
        making = self._making.get(name)
        if making is None:
            if len(self._making) >= MOST_WAITING:
                raise Denied("review", "no-answer")
            begin()
            making = self._begun(name, plain)
        return Looking(making.done, making.steps, list(self._making).index(name))

    def _begun(self, name: str, record: bytes) -> Making:
        making = self._making[name] = Making()
        task = asyncio.create_task(self._make(name, record, making))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return making

    async def _make(self, name: str, record: bytes, making: Making) -> None:
        """Kept first and forgotten here after: who asks finds it in one place or the other."""
        try:
            told = await _answered(self._lookers.review(record, making.told))
            await self._shelf.keep_review(name, told, self._clock.now())
        except Refusal as refusal:
            _keep(self._refused, name, refusal)
        except Closed:
            _keep(self._refused, name, Denied("review", "not-written"))
        finally:
            del self._making[name]

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._lookers.close()


def _plain(record: bytes) -> bytes:
    """The same game gives the same bytes, however it was written."""
    return records.encode(records.decode(record))


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


@cache
def edition() -> bytes:
    """Changes when a review of the same game may read otherwise."""
    digest = hashlib.sha256()
    for folder in MADE_OF:
        for file in sorted((SOURCES / folder).rglob("*.*")):
            if file.suffix in (".py", ".json", ".csv", ".ftl"):
                digest.update(file.read_bytes())
    return digest.digest()


async def _answered(answer: Awaitable[Answer]) -> Answer:
    """What a process found; one that died or erred is told of as such."""
    try:
        return await answer
    except NoAnswer:
        raise Denied("server", "no-answer") from None


def _keep(kept: OrderedDict[Key, Answer], key: Key, found: Answer) -> None:
    """The newest ones stay."""
    kept[key] = found
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)
