"""Rematch: the same chairs at a new table, with a deal of its own."""

import asyncio
import json
from typing import Any

import pytest

from tests.server.room import At, Room, in_a_room, refused
from vernissage.server.ports import Closed
from vernissage.server.wire import Rematch, Sit

AGAIN = Rematch()


async def over(room: Room, **given: Any) -> At:
    at = await room.table(players=3, seats=("open", "bot:novice", "open"), seed=1, **given)
    await at.play_randomly(300)
    assert (await at.table())["status"] == "over"
    return at


@in_a_room
async def test_the_first_to_ask_is_the_host_and_the_others_come_after(room: Room) -> None:
    at = await over(room, pace="days", hints=False)
    first = await room.hall.rematch(at.id, at.tokens[2], Rematch(luck="xyz"))
    assert first.seat == 2
    table = json.loads(await room.hall.table(first.table, first.token))
    assert table["status"] == "waiting"
    assert table["host"] == 2
    assert (table["game"], table["options"]) == ("musee", {"players": 3})
    assert (table["pace"], table["hints"]) == ("days", False)
    assert [seat["occupant"] for seat in table["seats"]] == ["open", "bot:novice", "person"]
    assert table["seats"][2]["name"] == "P2"
    assert await refused(room.hall.start(first.table, first.token)) == (409, "seats-open")
    second = await room.hall.rematch(at.id, at.tokens[0], AGAIN)
    assert (second.table, second.seat) == (first.table, 0)
    assert table["commitment"] != (await at.table())["commitment"]
    await room.hall.start(first.table, first.token)
    shuffle = json.loads(await room.hall.shuffle(first.table, None))
    assert shuffle["luck"] == ["", "", "xyz"]


@in_a_room
async def test_the_same_seat_again_is_there_already(room: Room) -> None:
    at = await over(room)
    await room.hall.rematch(at.id, at.tokens[0], AGAIN)
    asked = room.hall.rematch(at.id, at.tokens[0], AGAIN)
    assert await refused(asked) == (409, "already-there")


@in_a_room
async def test_before_the_end_and_without_a_seat_it_is_refused(room: Room) -> None:
    at = await room.table()
    rematch = room.hall.rematch
    assert await refused(rematch(at.id, at.host, AGAIN)) == (409, "still-playing")
    assert await refused(rematch(at.id, None, AGAIN)) == (401, "token")
    assert await refused(rematch("nowhere", at.host, AGAIN)) == (404, "no-such-table")


@in_a_room
async def test_all_at_once_meet_at_one_table(room: Room) -> None:
    at = await room.table(players=4, seed=1)
    await at.play_randomly(300)
    others = [room.another() for _ in range(4)]
    asked = [hall.rematch(at.id, at.tokens[seat], AGAIN) for seat, hall in enumerate(others)]
    made = await asyncio.gather(*asked)
    assert len({each.table for each in made}) == 1
    assert [each.seat for each in made] == [0, 1, 2, 3]
    assert len(room.logs.entries) == 2
    for hall in others:
        await hall.close()


@in_a_room
async def test_who_comes_too_late_finds_the_seat_taken(room: Room) -> None:
    at = await over(room)
    first = await room.hall.rematch(at.id, at.tokens[0], AGAIN)
    await room.hall.sit(first.table, None, Sit(name="Ela"))
    asked = room.hall.rematch(at.id, at.tokens[2], AGAIN)
    assert await refused(asked) == (409, "seat-taken")


@in_a_room
async def test_a_crash_between_the_promise_and_the_table_loses_nothing(room: Room) -> None:
    at = await over(room)
    room.logs.breaks = lambda entry: entry.seq == 0
    with pytest.raises(Closed):
        await room.hall.rematch(at.id, at.tokens[0], AGAIN)
    room.logs.breaks = lambda entry: False
    await room.again()
    first = await room.hall.rematch(at.id, at.tokens[2], AGAIN)
    second = await room.hall.rematch(at.id, at.tokens[0], AGAIN)
    assert first.table == second.table
