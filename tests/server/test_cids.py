"""cids: the same intention acts once, also after a restart; another one needs another cid."""

import asyncio

from tests.server.room import Room, in_a_room, modern_art, refused
from tests.server.world import quiet
from vernissage.core.orders import Ceiling, Out

OPEN = modern_art(["nex open"])


@in_a_room
async def test_the_same_cid_and_action_give_the_same_answer_and_act_once(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=OPEN)
    n = await at.act(0, "offer nex open", cid="one")
    await at.act(1, "bid 3", cid="one")
    assert await at.act(0, "offer nex open", cid="one") == n
    assert await at.act(0, "offer nex open", cid="one", seen=0) == n
    assert at.actions() == ["0 offer nex open (person)", "1 bid 3 (person)"]


@in_a_room
async def test_also_after_a_restart(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=OPEN)
    n = await at.act(0, "offer nex open", cid="one")
    await at.act(1, "bid 3")
    await room.again()
    assert await at.act(0, "offer nex open", cid="one") == n
    assert len(at.actions()) == 2
    again = room.hall.act(at.id, at.host, "one", 1, "offer nex once")
    assert await refused(again) == (409, "cid-reused")


@in_a_room
async def test_the_same_cid_with_another_body_is_refused(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=OPEN)
    await at.act(0, "offer nex open", cid="one")
    hall = room.hall
    assert await refused(hall.act(at.id, at.host, "one", 2, "bid 4")) == (409, "cid-reused")
    socket = await at.socket(0)
    assert socket.watch is not None
    assert await refused(socket.watch.order("one", (Out(),))) == (409, "cid-reused")
    acked = await socket.watch.order("two", (Ceiling(amount=5),))
    await quiet()
    assert await socket.watch.order("two", (Ceiling(amount=5),)) == acked
    assert await refused(socket.watch.order("two", (Ceiling(amount=6),))) == (409, "cid-reused")
    assert await refused(socket.watch.act("two", 9, "bid 6")) == (409, "cid-reused")


@in_a_room
async def test_a_refused_request_does_not_use_up_its_cid(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=OPEN)
    hall, host = room.hall, at.host
    assert await refused(hall.act(at.id, host, "one", 1, "offer x")) == (400, "modern-art-notation")
    assert (await refused(hall.act(at.id, host, "one", 1, "bid 3")))[0] == 422
    assert await refused(hall.act(at.id, host, "one", 9, "offer nex open")) == (409, "stale")
    assert await at.act(0, "offer nex open", cid="one") == 2


@in_a_room
async def test_a_double_click_acts_once(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=OPEN)
    twice = [room.hall.act(at.id, at.host, "one", 1, "offer nex open") for _ in range(3)]
    first, second, third = await asyncio.gather(*twice)
    assert first == second == third
    assert len(at.actions()) == 1


@in_a_room
async def test_a_rule_that_is_broken_in_the_notation_is_a_rule_still(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=OPEN)
    await at.act(0, "offer nex open")
    asked = room.hall.act(at.id, at.host, "one", 2, "bid 99999")
    assert await refused(asked) == (422, "modern-art-too-much")
