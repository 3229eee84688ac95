"""The log is the table: whatever happens to a process, the next one goes on where it was."""

import asyncio
import json
from contextlib import suppress
from random import Random

import pytest

from tests.server.room import At, Room, in_a_room, modern_art, refused
from tests.server.world import quiet
from vernissage.core.orders import Ceiling, Order, Out, Wishes
from vernissage.core.refusals import Illegal
from vernissage.server.hosted import HostedTable
from vernissage.server.ports import Closed
from vernissage.server.updates import Updates

A_WHILE = 11 * 60
"""Seconds after which a table that nobody needs is not kept in memory any more."""
ORDERS: list[tuple[Order, ...]] = [(), (Out(),), (Ceiling(amount=9),), (Wishes(tiles=("2x3PG",)),)]


async def lively(at: At, steps: int) -> None:
    """People act, seal again, give orders, leave and come back, in any order."""
    chance, hall = Random(at.id), at.hall
    for _ in range(steps):
        seat = chance.choice(sorted(at.tokens))
        legal = await at.legal(seat)
        if legal and chance.random() < 0.8:
            await at.act(seat, chance.choice(legal))
        elif chance.random() < 0.6:
            with suppress(Illegal):
                await hall.order(at.id, at.tokens[seat], chance.choice(ORDERS))
        elif chance.random() < 0.5:
            await hall.leave(at.id, at.tokens[seat], seat)
        else:
            await hall.away(at.id, at.tokens[seat], seat, chance.choice(("wait", "bot")))
        await quiet()
        at.room.hands.time += chance.randrange(3000)


@pytest.mark.parametrize(
    ("game", "players"), [("musee", 4), ("modern-art", 3), ("modern-art", 5), ("art-society", 3)]
)
def test_a_table_rebuilt_from_its_log_is_the_same_to_the_byte(game: str, players: int) -> None:
    @in_a_room
    async def story(room: Room) -> None:
        at = await room.table(
            game, players, pace="live", seats=("open",) * (players - 1) + ("bot:novice",)
        )
        await lively(at, 60)
        hosted = room.hall._keeper.tables[at.id].hosted
        assert hosted is not None
        entries = await room.logs.read(at.id)
        again = HostedTable(at.id, entries, ready=hosted.ready)
        step = HostedTable(at.id, entries[:1], ready=hosted.ready)
        updates = Updates(step)
        for entry in entries[1:]:
            updates.forget(step.apply(entry))
            updates.update(None, 0, 0)
            updates.update(0, 0, 0)
        now = room.hands.time
        for viewer in (*range(players), None):
            true = Updates(hosted).update(viewer, 0, now)
            assert Updates(again).update(viewer, 0, now) == true
            assert updates.update(viewer, 0, now) == true

    story()


@in_a_room
async def test_what_could_not_be_written_has_not_happened(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=modern_art(["nex open"]))
    socket = await at.socket(None)
    before, frames = await at.update(None), len(socket.frames)
    room.logs.broken = True
    with pytest.raises(Closed):
        await room.hall.act(at.id, at.host, "one", 1, "offer nex open")
    room.logs.broken = False
    await quiet()
    assert await at.update(None) == before
    assert len(socket.updates()) == 1
    assert await at.act(0, "offer nex open", cid="one") == 2
    assert len(socket.frames) > frames


@in_a_room
async def test_nobody_sees_what_is_not_durable_yet(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=modern_art(["nex open"]))
    socket = await at.socket(None)
    gate = room.logs.hold()
    acting = asyncio.create_task(room.hall.act(at.id, at.host, "one", 1, "offer nex open"))
    await quiet()
    assert socket.read() == []
    looking = asyncio.create_task(room.hall.update(at.id, None))
    await quiet()
    assert not looking.done()
    assert not acting.done()
    gate.set_result(None)
    assert json.loads(await looking or b"")["n"] == 2
    assert (await acting).n == 2
    assert socket.updates()[-1]["n"] == 2


@in_a_room
async def test_a_request_that_breaks_off_while_it_is_written_is_told(
    room: Room,
) -> None:
    at = await room.table("modern-art", 3, setup=modern_art(["nex open"]))
    socket = await at.socket(None)
    gate = room.logs.hold()
    acting = asyncio.create_task(room.hall.act(at.id, at.host, "one", 1, "offer nex open"))
    await quiet()
    gate.set_result(None)
    acting.cancel()
    await quiet()
    assert len(at.actions()) in (0, 1)
    assert socket.updates()[-1]["n"] == 1 + len(at.actions())
    await at.act(0, "offer nex open", cid="one")
    assert len(at.actions()) == 1


@in_a_room
async def test_idle_tables_are_forgotten_and_come_back_when_asked_for(room: Room) -> None:
    at = await room.table()
    socket = await at.socket(0)
    before = await at.update(0)
    await room.hands.pass_by(A_WHILE)
    assert room.hall.tables_held == 1
    assert socket.watch is not None
    socket.watch.close()
    await room.hands.pass_by(A_WHILE)
    assert room.hall.tables_held == 0
    assert await at.update(0) == before


@in_a_room
async def test_unknown_tables_are_not_kept_in_memory(room: Room) -> None:
    for _ in range(10):
        assert await refused(room.hall.table(room.dice.token(), None)) == (404, "no-such-table")
    assert room.hall.tables_held == 0


@in_a_room
async def test_a_server_that_goes_down_lets_waiting_requests_go(
    room: Room,
) -> None:
    at = await room.table()
    waiting = asyncio.create_task(room.hall.update(at.id, None, 1, 25))
    await quiet()
    await room.hall.close()
    assert await refused(room.hall.act(at.id, at.host, "a", 1, "keep")) == (503, "going-down")
    assert await refused(waiting) == (503, "going-down")  # type: ignore[arg-type]


@in_a_room
async def test_what_is_written_after_its_request_broke_off_is_found_too(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=modern_art(["nex open"]))
    socket = await at.socket(None)
    gate = room.logs.hold()
    acting = asyncio.create_task(room.hall.act(at.id, at.host, "one", 1, "offer nex open"))
    await quiet()
    acting.cancel()
    await quiet()
    assert socket.updates()[-1]["n"] == 1
    gate.set_result(None)
    await room.hands.pass_by(2)
    assert socket.updates()[-1]["n"] == 2
