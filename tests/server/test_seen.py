"""Which actions are taken: legal ones that answer the question that the seat saw."""

import json

import pytest

from tests.server.room import At, Room, in_a_room, modern_art, refused
from vernissage.core.orders import Ceiling, Out
from vernissage.server.refusals import Stale


async def is_stale(at: At, seat: int, seen: int, action: str) -> bool:
    """Whether the action is refused as an answer to another question."""
    try:
        await at.act(seat, action, seen=seen)
    except Stale:
        return True
    return False


@in_a_room
async def test_a_turn_is_answered_at_the_current_number(room: Room) -> None:
    at = await room.table(players=2, seed=1)
    seat = (await at.update())["waiting"][0]
    action = (await at.legal(seat))[0]
    assert await is_stale(at, seat, 0, action)
    assert await is_stale(at, seat, 2, action)
    assert await at.act(seat, action, seen=1) == 2


@in_a_room
async def test_a_stale_answer_gets_the_update_with_the_events_since(room: Room) -> None:
    at = await room.table(players=2, seed=1)
    for _ in range(2):
        seat = (await at.update())["waiting"][0]
        await at.act(seat, (await at.legal(seat))[0])
    seat = (await at.update())["waiting"][0]
    action = (await at.legal(seat))[0]
    for seen, since in ((1, 1), (0, 0), (9, 3)):
        with pytest.raises(Stale) as refusal:
            await at.act(seat, action, seen=seen)
        assert refusal.value.status == 409
        update = json.loads(refusal.value.update)
        assert update == {**await at.update(seat), "events": update["events"]}
        if since < 3:
            assert update == await at.update(seat, since=since)
        else:
            assert update["events"] == []
    assert len(at.actions()) == 2


@in_a_room
async def test_a_question_that_stayed_the_same_may_be_answered_late(room: Room) -> None:
    """Own orders count, but change no question."""
    at = await room.table("modern-art", 3, setup=modern_art(["nex once"]))
    await at.act(0, "offer nex once")
    seen = await at.n(1)
    await at.order(2, Ceiling(amount=4))
    await at.order(2)
    await at.order(1, Ceiling(amount=4))
    assert at.actions()[-2:] == ["0 offer nex once (person)", "1 bid 1 (order)"]
    assert await is_stale(at, 1, seen, "bid 3")
    assert await at.n(2) == 5
    assert await is_stale(at, 2, 4, "bid 3")
    await at.order(2)
    assert await at.act(2, "bid 3", seen=5) == 7


@in_a_room
async def test_a_seat_that_is_not_asked_is_told_so_by_the_rules(room: Room) -> None:
    """Its choices were null at every n: that is no other question, but no turn of its either."""
    at = await room.table("art-society", 2, seed=1)
    await at.play_randomly(2)
    (seat,) = await at.asked()
    other = 1 - seat
    n = await at.n(other)
    await at.act(seat, (await at.legal(seat))[0])
    asked = room.hall.act(at.id, at.tokens[other], "one", n, "lot 2x2")
    assert (await refused(asked))[0] == 422


@in_a_room
async def test_an_action_of_the_seat_ends_its_question(room: Room) -> None:
    at = await room.table("art-society", 2, seed=1)
    await at.play_randomly(2)
    (seat,) = await at.asked()
    seen = await at.n(seat)
    lot = (await at.legal(seat))[0]
    await at.act(seat, lot, seen=seen)
    assert await is_stale(at, seat, seen, lot)


@in_a_room
async def test_an_open_auction_is_one_question_as_long_as_the_lot_lasts(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=modern_art(["nex open"]))
    await at.act(0, "offer nex open", seen=1)
    await at.act(1, "bid 2", seen=2)
    await at.act(2, "bid 4", seen=2)
    too_low = room.hall.act(at.id, at.tokens[0], "one", 2, "bid 3")
    assert (await refused(too_low))[0] == 422
    await at.act(0, "bid 5", seen=2)
    assert await is_stale(at, 1, 1, "bid 6")
    await at.act(1, "pass", seen=2)
    await at.act(2, "pass", seen=3)
    assert (await at.update())["view"]["phase"] == "offer"
    assert await is_stale(at, 1, 2, "bid 6")


@in_a_room
async def test_sealed_choices_are_one_question(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=modern_art(["nex sealed"]))
    await at.act(0, "offer nex sealed")
    for amount in (1, 2, 3):
        await at.act(1, f"seal {amount}", seen=2)
        await at.act(2, f"seal {amount}", seen=2)
    assert await is_stale(at, 0, 1, "seal 3")
    await at.act(0, "seal 3", seen=2)


@in_a_room
async def test_settling_is_one_question_and_the_next_round_another(room: Room) -> None:
    at = await room.table("art-society", 2, seed=4)
    await at.play_until("settle")
    asked = await at.asked()
    seen = {seat: await at.n(seat) for seat in asked}
    for seat in asked:
        await at.act(seat, "done", seen=seen[seat])
    assert (await at.update())["view"]["round"] == 2
    for seat in asked:
        assert await is_stale(at, seat, seen[seat], "done")


@in_a_room
async def test_before_the_start_there_is_nothing_to_answer(room: Room) -> None:
    at = await room.table(begin=False)
    hall = room.hall
    assert await refused(hall.act(at.id, at.host, "one", 0, "keep")) == (409, "not-started")
    assert await refused(hall.legal(at.id, at.host)) == (409, "not-started")
    assert await refused(hall.order(at.id, at.host, (Out(),))) == (422, "order-nothing-runs")


@in_a_room
async def test_after_the_end_the_rules_refuse(room: Room) -> None:
    at = await room.table(players=2, seed=2)
    await at.play_randomly(200)
    assert (await at.table())["status"] == "over"
    assert (await refused(at.act(0, "hang 3 T1")))[1] == "game-over"
    assert await at.legal(0) == ()
    assert (await at.update())["waiting"] == []
