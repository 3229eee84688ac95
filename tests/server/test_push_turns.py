"""Whose turn it has become: once a turn, and never by what others keep to themselves."""

import asyncio
from typing import Any

from tests.server.room import At, Room, in_a_room, modern_art, refused, where_devices_are_told
from tests.server.world import quiet
from vernissage.core.orders import Ceiling, Out
from vernissage.server.clocks import DAY
from vernissage.server.push.turns import PATIENCE
from vernissage.server.seats import hashed


def begun(room: Room) -> list[list[int]]:
    """The seats whose turn each entry has begun, entry after entry; then forgotten."""
    found = [[seat for seat, _ in turns.begun] for turns in room.logs.turns]
    room.logs.turns.clear()
    return found


async def by_days(room: Room, *hand: str, players: int = 3) -> At:
    """A table of Modern Art by days, where seat 0 begins with these cards."""
    setup = modern_art(list(hand), players=players)
    return await room.table("modern-art", players, setup=setup, pace="days")


async def waits(at: At, seat: int) -> bool:
    return await at.hall.waits_until(at.id, hashed(at.tokens[seat])) is not None


@where_devices_are_told
async def test_whoever_begins_is_told_and_then_the_next(room: Room) -> None:
    at = await room.table("musee", 2, seed=1, pace="days")
    (first,) = await at.asked()
    assert begun(room) == [[first]]
    while await at.asked() == [first]:
        await at.act(first, (await at.legal(first))[0])
    assert [each for each in begun(room) if each] == [[1 - first]]


@where_devices_are_told
async def test_a_turn_of_several_decisions_is_one_turn(room: Room) -> None:
    """Fixed price: who has offered is asked for the price, and is told of nothing new."""
    at = await by_days(room, "nex fixed")
    begun(room)
    await at.act(0, "offer nex fixed")
    assert await at.asked() == [0]
    assert begun(room) == [[]]
    await at.act(0, "price 9")
    assert begun(room) == [[1]]


@where_devices_are_told
async def test_an_open_auction_calls_all_at_its_opening_and_then_who_is_outbid(room: Room) -> None:
    at = await by_days(room, "nex open")
    begun(room)
    await at.act(0, "offer nex open")
    assert begun(room) == [[1, 2]]
    for seat, amount, told in ((1, 3, []), (2, 4, [1]), (1, 5, [2]), (0, 6, [1])):
        await at.act(seat, f"bid {amount}")
        assert begun(room) == [told], (seat, amount)


@where_devices_are_told
async def test_a_silent_pass_calls_nobody_and_changes_nobodys_calls(room: Room) -> None:
    """MA-O3: nobody learns who is silent, not even from whom devices call."""
    silent, passed = [await by_days(room, "nex open") for _ in range(2)]
    told: list[Any] = []
    for at in (silent, passed):
        begun(room)
        await at.act(0, "offer nex open")
        if at is passed:
            await at.act(2, "pass")
            assert room.logs.turns.pop().begun == ()
            assert not await waits(at, 2), "who has passed has nothing to decide"
        await at.act(1, "bid 3")
        await at.act(0, "bid 4")
        told.append(begun(room))
        assert await waits(at, 1)
    assert told[0] == told[1]


@where_devices_are_told
async def test_sealed_choices_call_everybody_once(room: Room) -> None:
    at = await by_days(room, "nex sealed")
    begun(room)
    await at.act(0, "offer nex sealed")
    assert begun(room) == [[1, 2]]
    for amount in (25, 3, 7):
        await at.act(1, f"seal {amount}")
    assert begun(room) == [[], [], []]
    assert [await waits(at, seat) for seat in range(3)] == [True, False, True]


@where_devices_are_told
async def test_whose_orders_act_has_nothing_to_decide(room: Room) -> None:
    at = await by_days(room, "nex open")
    await at.act(0, "offer nex open")
    await at.act(1, "bid 3")
    await at.order(1, Ceiling(amount=10))
    await at.act(2, "bid 4")
    assert not await waits(at, 1)
    await at.order(2, Out())
    assert not await waits(at, 2)


@where_devices_are_told
async def test_nobody_is_told_who_is_here_or_plays_by_a_bot(room: Room) -> None:
    at = await by_days(room, "nex open")
    assert await waits(at, 0)
    socket = await at.socket(0)
    assert not await waits(at, 0)
    assert socket.watch is not None
    socket.watch.close()
    assert await waits(at, 0)
    room.thinkers.held_back = []
    await at.hall.away(at.id, at.tokens[0], 0, "bot")
    assert not await waits(at, 0)
    await at.hall.away(at.id, at.tokens[0], 0, "wait")
    assert await waits(at, 0)
    await at.hall.leave(at.id, at.tokens[0], 0)
    assert not await waits(at, 0)


@where_devices_are_told
async def test_who_is_here_at_another_process_is_here(room: Room) -> None:
    other = room.another()
    await other.open()
    at = await by_days(room, "nex open")
    socket = await at.socket(0)
    await quiet()
    assert await other.waits_until(at.id, hashed(at.tokens[0])) is None
    assert socket.watch is not None
    socket.watch.close()
    await quiet()
    assert await other.waits_until(at.id, hashed(at.tokens[0])) is not None
    await other.close()


@where_devices_are_told
async def test_a_table_waits_as_long_as_its_clock_says(room: Room) -> None:
    at = await by_days(room, "nex open")
    assert await at.hall.waits_until(at.id, hashed(at.host)) == room.hands.time + DAY
    await at.act(0, "offer nex open")
    room.hands.time += 1000
    await at.act(1, "bid 3")
    assert await at.hall.waits_until(at.id, hashed(at.host)) == room.hands.time + DAY


@where_devices_are_told
async def test_bots_are_not_told(room: Room) -> None:
    room.thinkers.held_back = []
    await room.table("musee", 2, seed=1, pace="days", seats=("open", "bot:novice"))
    assert 1 not in [seat for each in begun(room) for seat in each]


@where_devices_are_told
async def test_after_the_end_nobody_is_told_any_more(room: Room) -> None:
    at = await room.table("musee", 2, seed=1, pace="days")
    await at.play_randomly(400)
    assert (await at.table())["status"] == "over"
    assert [turns.over for turns in room.logs.turns[-2:]] == [False, True]
    assert room.logs.turns[-1].begun == ()
    assert await refused(at.hall.may_be_called(at.id, at.host)) == (409, "game-over")


@where_devices_are_told
async def test_only_tables_by_days_call(room: Room) -> None:
    for pace in ("relaxed", "live"):
        at = await room.table("musee", 2, seed=1, pace=pace)
        await at.play_randomly(3)
        assert room.logs.turns == []
        assert await refused(at.hall.may_be_called(at.id, at.host)) == (409, "push-not-by-days")


@in_a_room
async def test_switched_off_it_costs_nothing(room: Room) -> None:
    at = await room.table("musee", 2, seed=1, pace="days")
    await at.play_randomly(3)
    assert room.logs.turns == []


@where_devices_are_told
async def test_only_a_seat_is_called(room: Room) -> None:
    at = await room.table("musee", 2, begin=False, pace="days")
    assert await at.hall.may_be_called(at.id, at.host) == (0, hashed(at.host))
    assert await refused(at.hall.may_be_called(at.id, None)) == (401, "token")
    assert await refused(at.hall.may_be_called(at.id, "?")) == (401, "token")
    assert await refused(at.hall.may_be_called("?", at.host)) == (404, "no-such-table")
    await at.hall.leave(at.id, at.host, 0)
    assert await refused(at.hall.may_be_called(at.id, at.host)) == (403, "seatless")


def test_there_is_time_for_who_only_turned_a_page() -> None:
    async def story() -> None:
        room = Room(testing=False, push=True)
        await room.hall.open()
        await room.table("musee", 2, pace="days")
        assert [turns.due for turns in room.logs.turns] == [room.hands.time + PATIENCE]
        await room.hall.close()

    asyncio.run(story())
