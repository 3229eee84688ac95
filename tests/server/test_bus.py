"""The bus over a real Redis: news reach other processes, and an absent Redis stops nobody."""

import asyncio
from collections.abc import Callable

import pytest

from tests.server.services import Redis
from vernissage.core.refusals import Invalid
from vernissage.server.bus import MOST_WAITING, RedisBus, open_bus
from vernissage.server.ports import News


async def redis_bus(server: Redis) -> tuple[RedisBus, list[News]]:
    bus = await open_bus(server.url)
    assert isinstance(bus, RedisBus)
    heard: list[News] = []
    bus.listen(heard.append)
    return bus, heard


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def test_news_reach_the_other_and_not_oneself(redis_server: Redis) -> None:
    async def test() -> None:
        one, heard_by_one = await redis_bus(redis_server)
        other, heard_by_other = await redis_bus(redis_server)
        async with asyncio.timeout(60):
            while not heard_by_other:
                await one.publish(News(one.process, "table", 3, (0, 2)))
                await asyncio.sleep(0.02)
        assert set(heard_by_other) == {News(one.process, "table", 3, (0, 2))}
        assert heard_by_one == []
        await one.close()
        await other.close()

    asyncio.run(test())


def test_an_absent_redis_stops_nobody_and_is_found_again(redis_server: Redis) -> None:
    async def test() -> None:
        one, _ = await redis_bus(redis_server)
        other, heard = await redis_bus(redis_server)
        redis_server.stop()
        for seq in range(MOST_WAITING + 5):
            await one.publish(News(one.process, "lost", seq))
        redis_server.start()
        async with asyncio.timeout(60):
            later = News(one.process, "later", 1)
            while later not in heard:
                await one.publish(later)
                await asyncio.sleep(0.02)
        await one.close()
        await other.close()

    asyncio.run(test())


def test_an_address_that_is_no_redis_is_refused() -> None:
    with pytest.raises(Invalid, match="http://x"):
        asyncio.run(open_bus("http://x"))
