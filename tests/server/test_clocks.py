"""Clocks are data: deadlines that follow from the log, so that restarts keep them."""

import json
from typing import Any

from tests.server.room import At, Room, in_a_room, modern_art
from tests.server.world import quiet
from vernissage.core.orders import Out

OPEN = modern_art(["nex open", "bahut sealed", "koriko once"])


async def clocks(at: At) -> list[Any]:
    """Seat, kind and seconds left, as each seat and the public see them."""
    shown = [(await at.update(viewer))["clock"] for viewer in (*sorted(at.tokens), None)]
    return [clock and (clock["seat"], clock["kind"], clock["left_ms"] / 1000) for clock in shown]


@in_a_room
async def test_a_relaxed_game_has_no_clock(room: Room) -> None:
    at = await room.table()
    assert await clocks(at) == [None, None, None]
    await room.hands.pass_by(10**4)
    assert at.actions() == []


@in_a_room
async def test_a_live_decision_has_ten_seconds_and_five_minutes_for_the_game(room: Room) -> None:
    at = await room.table(pace="live", seed=1)
    seat = (await at.update())["waiting"][0]
    assert await clocks(at) == [(seat, "turn", 310.0)] * 3
    await room.hands.pass_by(8)
    assert await clocks(at) == [(seat, "turn", 302.0)] * 3
    await at.act(seat, (await at.legal(seat))[0])
    assert await clocks(at) == [(1 - seat, "turn", 310.0)] * 3
    await room.hands.pass_by(25)
    await at.act(1 - seat, (await at.legal(1 - seat))[0])
    await at.act(seat, (await at.legal(seat))[0])
    assert await clocks(at) == [(1 - seat, "turn", 295.0)] * 3


@in_a_room
async def test_when_time_is_up_a_club_bot_moves_for_the_seat(room: Room) -> None:
    at = await room.table(pace="live", seed=1)
    seat = (await at.update())["waiting"][0]
    await room.hands.pass_by(309.9)
    assert at.actions() == []
    await room.hands.pass_by(0.2)
    assert len(at.actions()) == 1
    assert at.actions()[0].startswith(f"{seat} hang")
    assert at.actions()[0].endswith("(clock)")
    assert room.thinkers.jobs[-1].bot == "club"
    await at.act(1 - seat, (await at.legal(1 - seat))[0])
    assert (await clocks(at))[0] == (seat, "turn", 10.0)


@in_a_room
async def test_a_correspondence_decision_has_a_day(room: Room) -> None:
    at = await room.table(pace="days", seed=1)
    seat = (await at.update())["waiting"][0]
    assert await clocks(at) == [(seat, "turn", 86400.0)] * 3
    await room.hands.pass_by(86399)
    assert at.actions() == []
    await room.hands.pass_by(10)
    assert at.actions()[0].startswith(f"{seat} hang")


@in_a_room
async def test_the_hammer_falls_ten_seconds_after_the_opening(room: Room) -> None:
    at = await room.table("modern-art", 3, pace="live", setup=OPEN)
    await at.act(0, "offer nex open")
    assert await clocks(at) == [(None, "hammer", 10.0)] * 4
    await at.act(1, "pass")
    await room.hands.pass_by(9.9)
    assert len(at.actions()) == 2
    await room.hands.pass_by(0.2)
    assert at.actions()[2:] == ["0 pass (clock)", "2 pass (clock)"]
    assert (await at.update())["view"]["sales"][0]["buyer"] == 0


@in_a_room
async def test_and_seven_seconds_after_each_bid(room: Room) -> None:
    at = await room.table("modern-art", 3, pace="live", setup=OPEN)
    await at.act(0, "offer nex open")
    await room.hands.pass_by(9)
    await at.act(1, "bid 3")
    assert await clocks(at) == [(None, "hammer", 7.0)] * 4
    await room.hands.pass_by(4)
    await at.act(2, "bid 4")
    await at.act(0, "pass")
    assert await clocks(at) == [(None, "hammer", 7.0)] * 4
    await room.hands.pass_by(7.1)
    assert at.actions()[-1] == "1 pass (clock)"
    sale = (await at.update())["view"]["sales"][0]
    assert (sale["buyer"], sale["price"]) == (2, 4)


@in_a_room
async def test_an_auction_costs_nobodys_bank(room: Room) -> None:
    at = await room.table("modern-art", 3, pace="live", setup=OPEN)
    await at.act(0, "offer nex open")
    for amount in range(1, 9):
        await room.hands.pass_by(6)
        await at.act(amount % 2, f"bid {amount}")
    await room.hands.pass_by(7.1)
    assert (await clocks(at))[3] == (1, "turn", 309.9)


@in_a_room
async def test_an_auction_by_correspondence_lasts_a_day_from_the_last_bid(room: Room) -> None:
    at = await room.table("modern-art", 3, pace="days", setup=OPEN)
    await at.act(0, "offer nex open")
    await room.hands.pass_by(3600)
    await at.act(2, "pass")
    assert [clock[2] for clock in await clocks(at)] == [82800.0] * 4
    assert [clock[1] for clock in await clocks(at)] == ["turn"] * 4
    assert [clock[0] for clock in await clocks(at)] == [0, 1, 0, 0]
    await at.act(1, "bid 2")
    assert [clock[2] for clock in await clocks(at)] == [86400.0] * 4
    await room.hands.pass_by(86410)
    assert at.actions()[-2:] == ["0 pass (clock)", "2 pass (clock)"]


@in_a_room
async def test_sealing_runs_a_clock_for_each_seat_until_its_first_choice(room: Room) -> None:
    at = await room.table("modern-art", 3, pace="live", setup=OPEN)
    await at.act(0, "offer bahut sealed")
    await room.hands.pass_by(30)
    await at.act(1, "seal 3")
    assert await clocks(at) == [
        (0, "turn", 280.0),
        (0, "turn", 280.0),
        (2, "turn", 280.0),
        (0, "turn", 280.0),
    ]
    await room.hands.pass_by(100)
    await at.act(1, "seal 4")
    await room.hands.pass_by(180.1)
    assert [text.split()[0] for text in at.actions()[-2:]] == ["0", "2"]
    assert all("(clock)" in text for text in at.actions()[-2:])
    assert (await clocks(at))[3] == (1, "turn", 289.9)


@in_a_room
async def test_others_learn_nothing_from_the_clock_about_a_changed_choice(room: Room) -> None:
    at = await room.table("modern-art", 3, pace="live", setup=OPEN)
    await at.act(0, "offer bahut sealed")
    await at.act(1, "seal 3")
    before = await at.update(None)
    await at.act(1, "seal 4")
    assert await at.update(None) == before


@in_a_room
async def test_bots_have_no_clock(room: Room) -> None:
    room.thinkers.held_back = []
    at = await room.table(pace="live", seed=1, seats=("open", "bot:club"))
    while (await at.update())["waiting"] == [0]:
        await at.act(0, (await at.legal(0))[0])
    assert await clocks(at) == [None, None]
    await room.hands.pass_by(1000)
    assert "1 hang" not in "".join(at.actions())
    for waiting in room.thinkers.held_back:
        waiting.set_result(None)
    room.thinkers.held_back = None
    await quiet()
    assert "1 hang" in "".join(at.actions())


@in_a_room
async def test_a_rebuilt_table_has_the_same_deadlines(room: Room) -> None:
    at = await room.table("modern-art", 3, pace="live", setup=OPEN)
    await room.hands.pass_by(50)
    await at.act(0, "offer koriko once")
    await room.hands.pass_by(20)
    await at.act(1, "bid 3")
    await room.hands.pass_by(3)
    before = await clocks(at)
    await room.again()
    assert await clocks(at) == before


@in_a_room
async def test_a_restart_leaves_five_seconds(room: Room) -> None:
    at = await room.table("modern-art", 3, pace="live", setup=OPEN)
    await at.act(0, "offer nex open")
    await room.hall.close()
    room.hands.time += 60_000
    await room.again()
    assert await clocks(at) == [(None, "hammer", 5.0)] * 4
    await room.hands.pass_by(4.9)
    assert len(at.actions()) == 1
    await room.hands.pass_by(0.2)
    assert at.actions()[-1] == "2 pass (clock)"


@in_a_room
async def test_a_restarted_server_finds_the_tables_whose_time_is_up(room: Room) -> None:
    at = await room.table("modern-art", 3, pace="live", setup=OPEN)
    await at.act(0, "offer nex open")
    await room.hall.close()
    room.hands.time += 60_000
    await room.again()
    await room.hands.pass_by(5.1)
    assert json.loads(room.logs.entries[at.id][-1])["by"] == "clock"


@in_a_room
async def test_a_table_that_rested_still_keeps_its_time(room: Room) -> None:
    at = await room.table(pace="days", seed=1)
    await room.hands.pass_by(3600)
    assert room.hall.tables_held == 0
    await room.hands.pass_by(86400)
    assert "(clock)" in at.actions()[0]


@in_a_room
async def test_orders_answer_before_the_hammer(room: Room) -> None:
    at = await room.table("modern-art", 3, pace="live", setup=OPEN)
    await at.act(0, "offer nex open")
    await at.order(1, Out())
    await at.act(2, "bid 1")
    assert at.actions()[-1] == "1 pass (order)"
    await room.hands.pass_by(7.1)
    assert at.actions()[-1] == "0 pass (clock)"
