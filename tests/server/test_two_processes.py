"""Several processes at one store: any of them serves any table, and none is behind another."""

import asyncio
import json
from typing import Any

from tests.server.room import At, Room, Socket, in_a_room, modern_art
from tests.server.world import quiet
from vernissage.server.hall import Hall
from vernissage.server.presence import LEASE
from vernissage.server.wire import NewTable, Sit

OPEN = modern_art(["nex open"])


async def beside(room: Room) -> Hall:
    """A second process."""
    other = room.another()
    await other.open()
    await quiet()
    return other


async def seen_from(hall: Hall, at: At, viewer: int | None, since: int | None = None) -> Any:
    found = await hall.update(at.id, at.token(viewer), since)
    return None if found is None else json.loads(found)


async def socket_at(hall: Hall, at: At, viewer: int | None) -> Socket:
    socket = Socket()
    socket.watch = await hall.watch(at.id, at.token(viewer), None, socket)
    socket.read()
    await quiet()
    return socket


@in_a_room
async def test_two_processes_fight_for_one_table_and_nothing_is_lost(room: Room) -> None:
    other = await beside(room)
    at = await room.table("modern-art", 4, setup=modern_art(["nex sealed"], players=4))
    await at.act(0, "offer nex sealed")
    halls = (room.hall, other)
    acks = await asyncio.gather(
        *(
            halls[(seat + amount) % 2].act(
                at.id, at.tokens[seat], f"c{seat}-{amount}", 2, f"seal {amount}"
            )
            for seat in range(3)
            for amount in range(8)
        )
    )
    assert len(acks) == 24
    assert len(at.actions()) == 25
    sequence = [seq for seq, _, _ in room.logs.heads[at.id]]
    assert sequence == list(range(len(sequence)))
    await quiet()
    one, two = [json.loads(await hall.update(at.id, at.tokens[1]) or b"") for hall in halls]
    assert one == two
    await other.close()


@in_a_room
async def test_a_socket_at_another_process_is_told(room: Room) -> None:
    other = await beside(room)
    at = await room.table("modern-art", 3, setup=OPEN)
    socket = await socket_at(other, at, 1)
    await at.act(0, "offer nex open")
    assert socket.updates()[-1]["n"] == 2
    assert socket.updates()[-1]["events"]
    await other.close()


@in_a_room
async def test_what_another_process_leaves_undone_is_done_here(room: Room) -> None:
    other = await beside(room)
    at = await room.table("musee", 2, seed=1, seats=("open", "bot:novice"))
    while (await at.update())["waiting"] == [1]:
        await quiet()
    json.loads(await other.update(at.id, None) or b"")
    seat_moves = len(at.actions())
    acting = room.hall.act(at.id, at.host, "one", await at.n(0), (await at.legal(0))[0])
    await acting
    await room.hall.close()
    room.hall = other
    await room.hands.pass_by(2.9)
    assert len(at.actions()) == seat_moves + 1
    await room.hands.pass_by(0.2)
    assert len(at.actions()) >= seat_moves + 2


@in_a_room
async def test_one_request_at_two_processes_makes_one_table_and_one_seat(room: Room) -> None:
    other = await beside(room)
    halls = (room.hall, other, room.hall, other)
    make = NewTable(game="musee", options={"players": 2}, name="Ola", cid="a" * 16)
    made = await asyncio.gather(*(hall.make(make) for hall in halls))
    assert len({each.table for each in made}) == 1
    sit = Sit(name="Jan", cid="b" * 16)
    taken = await asyncio.gather(*(hall.sit(made[0].table, None, sit) for hall in halls))
    assert [each.seat for each in taken] == [1, 1, 1, 1]
    assert len(room.logs.entries) == 1
    await other.close()


@in_a_room
async def test_nobody_is_answered_by_a_process_that_is_behind(room: Room) -> None:
    other = await beside(room)
    at = await room.table("modern-art", 3, setup=OPEN)
    assert (await seen_from(other, at, 1))["n"] == 1
    for end in room.ends:
        end.cut = True
    n = await at.act(0, "offer nex open")
    assert (await seen_from(other, at, 0))["n"] == n
    n = await at.act(1, "bid 3")
    assert await seen_from(other, at, 1, since=n) is None
    n = await at.act(2, "bid 4")
    n = await at.act(0, "bid 5")
    acked = await other.act(at.id, at.tokens[1], "one", n, "bid 6")
    assert acked.n == n + 1
    assert (await at.update(2))["view"]["lot"]["bid"] == 6
    await other.close()


@in_a_room
async def test_a_hello_at_a_process_that_is_behind_is_understood(room: Room) -> None:
    other = await beside(room)
    at = await room.table("modern-art", 3, setup=OPEN)
    await seen_from(other, at, 1)
    for end in room.ends:
        end.cut = True
    n = await at.act(0, "offer nex open")
    socket = Socket()
    socket.watch = await other.watch(at.id, at.token(1), n, socket)
    socket.read()
    assert socket.updates()[-1]["n"] == n
    await other.close()


@in_a_room
async def test_news_that_were_lost_are_found_later(room: Room) -> None:
    other = await beside(room)
    at = await room.table("modern-art", 3, setup=OPEN)
    socket = await socket_at(other, at, None)
    for end in room.ends:
        end.cut = True
    n = await at.act(0, "offer nex open")
    assert socket.updates()[-1]["n"] == 1
    await room.hands.pass_by(21)
    assert socket.updates()[-1]["n"] == n
    await other.close()


@in_a_room
async def test_who_is_here_is_known_everywhere(room: Room) -> None:
    other = await beside(room)
    at = await room.table("modern-art", 3, setup=OPEN)
    mine = await at.socket(0)
    theirs = await socket_at(other, at, 2)

    async def here(hall: Hall) -> list[bool]:
        return [seat["here"] for seat in json.loads(await hall.table(at.id, None))["seats"]]

    assert await here(room.hall) == await here(other) == [True, False, True]
    assert [seat["here"] for seat in mine.tables()[-1]["seats"]] == [True, False, True]
    assert [seat["here"] for seat in theirs.tables()[-1]["seats"]] == [True, False, True]
    third = await beside(room)
    await third.table(at.id, None)
    await quiet()
    assert await here(third) == [True, False, True]
    assert mine.watch is not None
    mine.watch.close()
    await quiet()
    assert await here(other) == [False, False, True]
    await room.hands.pass_by(120)
    assert await here(room.hall) == [False, False, True]
    await other.close()
    await third.close()


@in_a_room
async def test_a_process_that_died_takes_its_people_with_it(room: Room) -> None:
    other = await beside(room)
    at = await room.table("modern-art", 3, setup=OPEN)
    await socket_at(other, at, 2)
    watching = await at.socket(None)
    assert watching.tables()[-1]["seats"][2]["here"]
    await other.close()
    await room.hands.pass_by(LEASE / 1000 + 6)
    assert not watching.tables()[-1]["seats"][2]["here"]


@in_a_room
async def test_nobody_plays_for_someone_who_is_here_elsewhere(room: Room) -> None:
    other = await beside(room)
    at = await room.table(players=2, seed=1)
    (seat,) = await at.asked()
    await socket_at(other, at, seat)
    await room.hall.away(at.id, at.tokens[seat], seat, "bot")
    await room.hands.pass_by(60)
    assert at.actions() == []
    await other.close()
    await room.hands.pass_by(LEASE / 1000 + 6)
    assert at.actions()[0].endswith("(bot)")


@in_a_room
async def test_a_void_token_closes_sockets_everywhere(room: Room) -> None:
    other = await beside(room)
    at = await room.table(begin=False)
    await at.sit("Jan", 1)
    socket = await socket_at(other, at, 1)
    await room.hall.leave(at.id, at.tokens[1], 1)
    await quiet()
    assert socket.closed
    await other.close()


@in_a_room
async def test_reading_a_table_again_tells_nobody_anything(room: Room) -> None:
    """A lost claim, perhaps to something that nobody may know, is not seen from outside."""
    other = await beside(room)
    at = await room.table("modern-art", 3, setup=OPEN)
    await at.act(0, "offer nex open")
    watching = await socket_at(other, at, None)
    own = await socket_at(other, at, 2)
    for end in room.ends:
        end.cut = True
    frames = len(watching.frames)
    await at.act(1, "pass")
    assert own.watch is not None
    await own.watch.act("one", 2, "pass")
    await quiet()
    assert len(watching.frames) == frames
    assert at.actions()[-2:] == ["1 pass (person)", "2 pass (person)"]
    await other.close()
