"""A lost answer: the same request again gets the same table and seat, with a fresh token."""

import asyncio

from tests.server.room import Room, in_a_room, refused
from tests.server.world import quiet
from vernissage.server.wire import NewTable, Rematch, Sit

MAKE = NewTable(game="musee", options={"players": 2}, name="Ola", luck="abc", cid="a" * 16)
SIT = Sit(name="Jan", seat=1, cid="b" * 16)


@in_a_room
async def test_the_same_table_again_with_a_fresh_token(room: Room) -> None:
    first = await room.hall.make(MAKE)
    again = await room.hall.make(MAKE)
    assert again.token != first.token
    assert (again.table, again.code, again.seat) == (first.table, first.code, first.seat)
    assert again.commitment == first.commitment
    assert len(room.logs.entries) == 1
    assert await refused(room.hall.table(first.table, first.token)) == (401, "token")
    await room.hall.sit(first.table, None, SIT)
    await room.hall.start(again.table, again.token)


@in_a_room
async def test_also_after_a_restart_and_for_ten_minutes(room: Room) -> None:
    first = await room.hall.make(MAKE)
    await room.again()
    await room.hands.pass_by(599)
    assert (await room.hall.make(MAKE)).table == first.table
    await room.hands.pass_by(2)
    assert (await room.hall.make(MAKE)).table != first.table


@in_a_room
async def test_another_body_is_refused(room: Room) -> None:
    made = await room.hall.make(MAKE)
    other = NewTable(game="musee", options={"players": 3}, name="Ola", cid="a" * 16)
    assert await refused(room.hall.make(other)) == (409, "cid-reused")
    await room.hall.sit(made.table, None, SIT)
    asked = room.hall.sit(made.table, None, Sit(name="Ela", cid="b" * 16))
    assert await refused(asked) == (409, "cid-reused")


@in_a_room
async def test_the_same_request_twice_at_once_makes_one_table(room: Room) -> None:
    made = await asyncio.gather(*(room.hall.make(MAKE) for _ in range(3)))
    assert len({each.table for each in made}) == 1
    assert len({each.token for each in made}) == 3


@in_a_room
async def test_a_seat_again_closes_the_sockets_of_the_first_token(room: Room) -> None:
    at = await room.table(begin=False)
    first = await room.hall.sit(at.id, None, SIT)
    at.tokens[1] = first.token
    socket, other = await at.socket(1), await at.socket(0)
    frames = len(other.frames)
    again = await room.hall.sit(at.id, None, SIT)
    assert again.seat == 1
    assert socket.closed
    assert not other.closed
    assert len(other.frames) == frames + 1  # the seat is not here any more
    assert await refused(room.hall.table(at.id, first.token)) == (401, "token")
    await room.hall.start(at.id, at.host)
    third = await room.hall.sit(at.id, None, SIT)
    await quiet()
    assert (await room.hall.legal(at.id, third.token)).n == 1


@in_a_room
async def test_who_has_left_does_not_get_the_seat_again_by_an_old_request(room: Room) -> None:
    at = await room.table(begin=False)
    taken = await room.hall.sit(at.id, None, SIT)
    await room.hall.leave(at.id, taken.token, 1)
    assert await refused(room.hall.sit(at.id, None, SIT)) == (409, "cid-reused")


@in_a_room
async def test_a_refused_request_does_not_use_up_its_cid(room: Room) -> None:
    at = await room.table(begin=False)
    assert (await refused(room.hall.sit(at.id, None, Sit(name="P0", cid="b" * 16))))[0] == 409
    assert (await room.hall.sit(at.id, None, SIT)).seat == 1


@in_a_room
async def test_a_rematch_again(room: Room) -> None:
    at = await room.table(seed=1)
    await at.play_randomly(200)
    asked = Rematch(cid="c" * 16)
    first = await room.hall.rematch(at.id, at.tokens[0], asked)
    await room.again()
    again = await room.hall.rematch(at.id, at.tokens[0], asked)
    assert (again.table, again.seat) == (first.table, first.seat)
    assert again.token != first.token
    assert await refused(room.hall.table(first.table, first.token)) == (401, "token")
    other = room.hall.rematch(at.id, at.tokens[0], Rematch(luck="x", cid="c" * 16))
    assert await refused(other) == (409, "cid-reused")


@in_a_room
async def test_the_same_rematch_twice_at_once_is_one_seat(room: Room) -> None:
    at = await room.table(seed=1)
    await at.play_randomly(200)
    asked = (room.hall.rematch(at.id, at.tokens[0], Rematch(cid="c" * 16)) for _ in range(3))
    made = await asyncio.gather(*asked)
    assert len({(each.table, each.seat) for each in made}) == 1
    assert len({each.token for each in made}) == 3


@in_a_room
async def test_who_was_removed_does_not_get_the_seat_of_who_came_after(room: Room) -> None:
    at = await room.table(begin=False)
    await room.hall.sit(at.id, None, SIT)
    await room.hall.leave(at.id, at.host, 1)
    at.tokens[1] = (await room.hall.sit(at.id, None, Sit(name="Kim"))).token
    socket = await at.socket(1)
    assert await refused(room.hall.sit(at.id, None, SIT)) == (409, "cid-reused")
    await room.hall.start(at.id, at.host)
    assert await refused(room.hall.sit(at.id, None, SIT)) == (409, "cid-reused")
    assert not socket.closed
    assert (await room.hall.legal(at.id, at.tokens[1])).n == 1


@in_a_room
async def test_a_host_who_left_the_seat_stays_host_by_the_same_request(room: Room) -> None:
    made = await room.hall.make(MAKE)
    await room.hall.leave(made.table, made.token, 0)
    zoe = await room.hall.sit(made.table, None, Sit(name="Zoe", seat=0))
    again = await room.hall.make(MAKE)
    assert (again.table, again.seat) == (made.table, None)
    assert await refused(room.hall.table(made.table, made.token)) == (401, "token")
    await room.hall.occupy(made.table, again.token, 1, "bot:club")
    await room.hall.start(made.table, again.token)
    assert (await room.hall.legal(made.table, zoe.token)).n == 1


@in_a_room
async def test_who_left_a_rematch_does_not_get_the_seat_of_who_came_after(room: Room) -> None:
    at = await room.table(seed=1)
    await at.play_randomly(200)
    asked = Rematch(cid="c" * 16)
    mine = await room.hall.rematch(at.id, at.tokens[0], asked)
    await room.hall.leave(mine.table, mine.token, 0)
    zoe = await room.hall.sit(mine.table, None, Sit(name="Zoe", seat=0))
    assert await refused(room.hall.rematch(at.id, at.tokens[0], asked)) == (409, "cid-reused")
    assert (await room.hall.seat_of(mine.table, zoe.token)) == 0
    await room.hall.occupy(mine.table, mine.token, 1, "bot:club")
