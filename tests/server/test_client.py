"""The Python client at a table on a real server."""

import asyncio
from functools import partial

import msgspec
import pytest

from tests.server.running import Server
from vernissage.client import Link, Refused, Seat, make_table, request, sit_down


async def asked(seat: Seat) -> None:
    """The table waits for the seat."""
    async for _ in seat.questions():
        return


async def decide(seat: Seat, *, nth: int) -> None:
    """One answer: the legal action at this place of the list."""
    await asked(seat)
    await seat.act((await seat.ask("GET", "legal"))["actions"][nth])


def has_come_to(n: int, seat: Seat) -> bool:
    return seat.update is not None and seat.update.n >= n


def test_what_was_taken_back_is_not_among_the_events(server: Server) -> None:
    async def story(link: Link) -> None:
        await request(link, "POST", f"tables/{link.table}/start", token=link.token)
        async with sit_down(link, "Ola") as seat:
            await decide(seat, nth=0)
            await decide(seat, nth=0)
            await seat.undo()
            await seat.until(partial(has_come_to, await seat.undo()))
            assert seat.table["undone"] == 2
            with pytest.raises(Refused, match="not done anything"):
                await seat.undo()
            await decide(seat, nth=-1)
            await asked(seat)
            told = await seat.ask("GET", "update")
            assert [msgspec.json.decode(event) for event in seat.events] == told["events"]

    async def whole() -> None:
        chairs = {"name": "Ola", "seats": ["open", "bot:novice"]}
        await story(await make_table(server.url, "musee", {"players": 2}, seed=1, **chairs))

    asyncio.run(asyncio.wait_for(whole(), 180))
