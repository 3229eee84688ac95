"""Bots at tables: one at a time, lowest seat first; they play on for people who leave."""

import json

from tests.server.room import At, Room, at_a_human_pace, in_a_room, modern_art
from tests.server.world import quiet
from vernissage.core import records
from vernissage.games import GAMES
from vernissage.server.due import AWAY_GRACE
from vernissage.server.pace import TURN
from vernissage.server.ports import Job


@in_a_room
async def test_bots_alone_play_to_the_end(room: Room) -> None:
    for game, players in (("musee", 3), ("modern-art", 3), ("art-society", 2)):
        bots = ("bot:novice",) * (players - 1)
        at = await room.table(game, players, seats=("open", *bots))
        await room.hall.leave(at.id, at.host, 0)
        await quiet()
        for _ in range(100):
            await room.hands.pass_by(1)
        record = records.decode(await room.hall.record(at.id, None))
        records.verify(GAMES[game], record)
        assert record.seats == ("person", *("novice",) * (players - 1))


@in_a_room
async def test_the_lowest_seat_first_and_one_at_a_time(room: Room) -> None:
    room.thinkers.says = lambda job: f"seal {json.loads(job.view)['seat']}"
    room.thinkers.held_back = []
    setup = modern_art(["nex sealed"], players=4)
    seats = ("open", "bot:club", "bot:club", "bot:club")
    at = await room.table("modern-art", 4, setup=setup, seats=seats)
    await at.act(0, "offer nex sealed")
    for seat in (1, 2, 3):
        assert len(room.thinkers.held_back) == seat
        room.thinkers.held_back[-1].set_result(None)
        await quiet()
    assert [text.split()[0] for text in at.actions()] == ["0", "1", "2", "3"]


@in_a_room
async def test_a_bot_gets_what_its_seat_may_know_and_its_memory(room: Room) -> None:
    at = await room.table("modern-art", 3, seats=("open", "bot:club", "bot:novice"), seed=2)
    await at.play_randomly(30)
    job = next(job for job in reversed(room.thinkers.jobs) if job.bot == "club")
    view = json.loads(job.view)
    assert view["seat"] == 1
    assert view["money"] is not None
    memories = [json.loads(body).get("memory") for body in room.logs.entries[at.id]]
    assert any(memories)


@in_a_room
async def test_with_a_bot_seed_a_game_is_played_again_the_same(room: Room) -> None:
    async def played(seed: int, *, restart: bool) -> list[str]:
        other = Room()
        await other.hall.open()
        seats = ("bot:novice", "open", "bot:casual")
        at = await other.table("modern-art", 3, seed=4, bot_seed=seed, seats=seats)
        await at.play_randomly(15)
        if restart:
            await other.again()
        await at.play_randomly(15)
        await other.hall.close()
        return at.actions()

    first = await played(1, restart=False)
    assert await played(1, restart=True) == first
    assert await played(2, restart=False) != first


@in_a_room
async def test_a_thought_that_came_too_late_is_thought_again(room: Room) -> None:
    room.thinkers.says = lambda job: f"bid {(json.loads(job.choices) or {})['lowest']}"
    room.thinkers.held_back = []
    setup = modern_art(["nex open"])
    at = await room.table("modern-art", 3, setup=setup, seats=("open", "open", "bot:club"))
    await at.act(0, "offer nex open")
    await at.act(1, "bid 5")
    held_back, room.thinkers.held_back = room.thinkers.held_back, None
    held_back[0].set_result(None)
    await quiet()
    assert at.actions()[-1] == "2 bid 6 (bot)"


@in_a_room
async def test_a_move_that_the_rules_refuse_is_replaced_by_a_legal_one(room: Room) -> None:
    room.thinkers.says = lambda job: "hang 99 T1"
    at = await room.table(players=2, seats=("open", "bot:club"), seed=1)
    await at.play_randomly(1)
    assert any("(bot)" in text for text in at.actions())


@in_a_room
async def test_a_club_bot_plays_on_until_the_token_comes_back(room: Room) -> None:
    at = await room.table(players=2, seed=1)
    await at.play_randomly(2)
    await room.hall.leave(at.id, at.tokens[1], 1)
    await quiet()
    assert (await at.table())["seats"][1]["occupant"] == "person"
    await until(at, 0)
    played = [text for text in at.actions() if text.startswith("1 ")]
    assert played[-1].endswith("(bot)")
    assert room.thinkers.jobs[-1].bot == "club"
    await at.socket(1)
    await at.play_randomly(1)
    assert (await at.update())["waiting"] == [1]
    await room.hands.pass_by(60)
    assert (await at.update())["waiting"] == [1]


@in_a_room
async def test_an_action_that_is_taken_brings_the_person_back_too(room: Room) -> None:
    setup = modern_art(["nex sealed"])
    at = await room.table("modern-art", 3, setup=setup)
    await room.hall.leave(at.id, at.tokens[1], 1)
    await at.act(0, "offer nex sealed")
    assert at.actions()[-1].startswith("1 seal")
    await at.act(1, "seal 2")
    await at.act(0, "seal 0")
    await at.act(2, "seal 0")
    assert (await at.update())["waiting"] == [1]
    await room.hands.pass_by(60)
    assert (await at.update())["waiting"] == [1]


@in_a_room
async def test_looking_is_not_coming_back(room: Room) -> None:
    at = await room.table(players=2, seed=1)
    await room.hall.leave(at.id, at.tokens[1], 1)
    await at.update(1)
    await quiet()
    await until(at, 0)
    assert [text for text in at.actions() if text.startswith("1 ")]


@in_a_room
async def test_leaving_twice_and_leaving_after_the_end_change_nothing(room: Room) -> None:
    at = await room.table(players=2, seed=1)
    await room.hall.leave(at.id, at.tokens[1], 1)
    length = len(room.logs.entries[at.id])
    await room.hall.leave(at.id, at.tokens[1], 1)
    assert len([b for b in room.logs.entries[at.id] if b'"left"' in b]) == 1
    assert length <= len(room.logs.entries[at.id])


@in_a_room
async def test_a_bot_plays_for_a_seat_that_wants_it_while_it_is_away(room: Room) -> None:
    at = await room.table(players=2, seed=1)
    socket = await at.socket(1)
    await room.hall.away(at.id, at.tokens[1], 1, "bot")
    await until(at, 1)
    assert (await at.update())["waiting"] == [1]
    assert socket.watch is not None
    socket.watch.close()
    await quiet()
    assert at.actions()[-1].endswith("(bot)")
    await at.socket(1)
    await until(at, 1)
    assert (await at.update())["waiting"] == [1]


async def until(at: At, seat: int) -> None:
    """Seat 0 plays until this seat is asked."""
    while (await at.update())["waiting"] != [seat]:
        await at.act(0, (await at.legal(0))[0])


@at_a_human_pace
async def test_bots_move_at_a_human_pace_unless_under_testing(room: Room) -> None:
    at = await room.table(players=2, seats=("open", "bot:club"))
    if (await at.update())["waiting"] == [0]:
        await at.act(0, (await at.legal(0))[0])
    before = at.actions()
    await room.hands.pass_by(TURN[0] / 1000 - 0.01)
    assert at.actions() == before
    await room.hands.pass_by((TURN[1] - TURN[0]) / 1000 + 0.02)
    assert at.actions() != before


@at_a_human_pace
async def test_someone_who_is_away_for_a_moment_is_waited_for(room: Room) -> None:
    at = await room.table(players=2)
    socket = await at.socket(1)
    await room.hall.away(at.id, at.tokens[1], 1, "bot")
    await until(at, 1)
    before = at.actions()
    assert socket.watch is not None
    socket.watch.close()
    await room.hands.pass_by(AWAY_GRACE / 1000 - 0.1)
    assert at.actions() == before
    await room.hands.pass_by(0.2)
    assert at.actions()[-1].endswith("(bot)")


@at_a_human_pace
async def test_after_a_restart_people_have_a_moment_to_come_back(room: Room) -> None:
    at = await room.table(players=2)
    await at.socket(1)
    await room.hall.away(at.id, at.tokens[1], 1, "bot")
    await until(at, 1)
    before = at.actions()
    await room.hands.pass_by(60)
    await room.again()
    await at.update()
    await room.hands.pass_by(AWAY_GRACE / 1000 - 0.1)
    assert at.actions() == before
    await room.hands.pass_by(0.2)
    assert at.actions()[-1].endswith("(bot)")


def test_a_silent_pass_does_not_move_the_bots_clock() -> None:
    """When a bot speaks tells nobody that somebody else has passed."""
    spoken: list[int] = []

    @in_a_room
    async def auction(room: Room, *, passing: bool) -> None:
        room.thinkers.says = raise_once
        setup = modern_art(["nex open"])
        at = await room.table("modern-art", 3, setup=setup, seats=("open", "open", "bot:club"))
        room.testing = False
        await room.again()
        await at.act(0, "offer nex open")
        await room.hands.pass_by(0.5)
        if passing:
            await at.act(1, "pass")
        await room.hands.pass_by(3)
        assert at.actions()[-1] == "2 bid 1 (bot)"
        spoken.append(room.logs.heads[at.id][-1][1])

    auction(passing=False)
    auction(passing=True)
    assert spoken[0] == spoken[1]


def raise_once(job: Job) -> str:
    lowest = (json.loads(job.choices) or {})["lowest"]
    return "bid 1" if lowest == 1 else "pass"
