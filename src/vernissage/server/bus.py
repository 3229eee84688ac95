"""The bus: tells other server processes that a table has a new entry, or who is here.

One channel for all tables: a process that does not hold the table drops the message, which costs
less than subscribing and unsubscribing with every socket. What is lost while Redis is away is
found by the hall's sweep; no action waits for the bus.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from vernissage.core.refusals import Invalid
from vernissage.server.ports import News

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL: Final = "vernissage/tables"
MOST_WAITING: Final = 1_000
"""Messages kept for a Redis that does not answer; the oldest are dropped."""
A_MOMENT: Final = 0.02
"""Seconds in which news gather: to hear a message costs as much as half an action."""
LONGEST_PAUSE: Final = 5.0


class LocalBus:
    """One process: nobody else to tell."""

    process = None

    async def publish(self, news: News) -> None:
        """Nothing to do."""

    def listen(self, heard: Callable[[News], None]) -> None:
        """Nothing will be heard."""

    async def close(self) -> None:
        """Nothing to close."""


class RedisBus:
    """Several processes, on one machine or many."""

    def __init__(self, redis: "Redis") -> None:
        self._redis = redis
        self.process = secrets.token_hex(8)
        self._name = self.process.encode()
        """At the beginning of every message: who sent it hears it too, and need not read it."""
        self._closing = False
        self._heard: Callable[[News], None] | None = None
        self._waiting: asyncio.Queue[News] = asyncio.Queue(MOST_WAITING)
        self._tasks = [
            asyncio.create_task(self._for_ever(self._send)),
            asyncio.create_task(self._for_ever(self._receive)),
        ]

    async def publish(self, news: News) -> None:
        """Queue the news; never waits for Redis."""
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(news)

    def listen(self, heard: Callable[[News], None]) -> None:
        """Call this for every message of another process."""
        self._heard = heard

    async def close(self) -> None:
        """Send what is waiting, if Redis is there, and stop."""
        for _ in range(20):
            if self._waiting.empty():
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(2 * A_MOMENT)
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks, timeout=1)
        await self._redis.aclose()

    async def _send(self) -> None:
        """What comes within a moment is one message, and is read by others with one statement."""
        news = [await self._waiting.get()]
        await asyncio.sleep(A_MOMENT)
        while not self._waiting.empty():
            news.append(self._waiting.get_nowait())
        await self._redis.publish(CHANNEL, self._name + msgspec.msgpack.encode(news))

    async def _receive(self) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            async for message in subscription.listen():
                if message["type"] == "message":
                    self._hear(message["data"])

    async def _for_ever(self, step: Callable[[], Awaitable[None]]) -> None:
        """Again and again; after an error with a pause that grows."""
        from redis.exceptions import RedisError

        pause = 0.05
        while not self._closing:  # redis-py may swallow a cancellation
            try:
                await step()
                pause = 0.05
            except (RedisError, OSError, msgspec.DecodeError):
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)

    def _hear(self, data: bytes) -> None:
        if self._heard is None or data.startswith(self._name):
            return
        for news in msgspec.msgpack.decode(data[len(self._name) :], type=list[News]):
            self._heard(news)


async def open_bus(url: str | None) -> LocalBus | RedisBus:
    """The bus at `redis://…`; without an address this process is alone."""
    if url is None:
        return LocalBus()
    try:
        from redis.asyncio import from_url
    except ImportError:
        raise Invalid("--bus", "hosting-not-installed") from None
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise Invalid(url, "bus-not-understood")
    return RedisBus(from_url(url, socket_connect_timeout=2, health_check_interval=15))
