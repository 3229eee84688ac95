"""Alone against bots a person may take back what it did: the game is as it was before."""

import json

import pytest

from tests.server.alone import SOLO, alone, games_of, goes_on, lines, undo
from tests.server.room import Room, at_a_human_pace, in_a_room, modern_art, refused
from tests.server.world import quiet
from vernissage.core import records
from vernissage.core.orders import Ceiling
from vernissage.games import GAMES
from vernissage.server import acting
from vernissage.server.ports import Job

PHASES: dict[str, set[str | None]] = {
    "musee": {None},
    "modern-art": {"offer", "open", "once", "sealed"},
    "art-society": {"lot", "bid", "take", "turn", "settle"},
}
"""What must have been gone back to."""


@pytest.mark.parametrize(("game", "players"), SOLO)
def test_the_game_is_as_it_was_before_the_last_decision(game: str, players: int) -> None:
    """After each of many moves, in whatever phase: back, and then the same once more."""

    @in_a_room
    async def story(room: Room) -> None:
        at = await alone(room, game, players, seed=5)
        phases = set()
        for _ in range(45):
            if not await goes_on(at):
                break
            before = await games_of(at)
            phases.add(before[0]["view"].get("phase"))
            action = at.chance.choice(await at.legal(0))
            await at.act(0, action)
            after = await games_of(at)
            n = (await at.ns())[0]
            if before[0]["pending"] is None and await goes_on(at):
                assert await undo(at) == n + 1
                assert await games_of(at) == before
                await at.act(0, action)
                assert await games_of(at) == after, "the bots do what they did"
        assert (await at.table())["undone"] > 10
        assert phases >= PHASES[game]

    story()


@pytest.mark.parametrize(("game", "players"), SOLO)
def test_one_decision_after_another_back_to_the_start(game: str, players: int) -> None:
    @in_a_room
    async def story(room: Room) -> None:
        at = await alone(room, game, players, seed=6)
        passed = [await games_of(at)]
        for _ in range(5):
            sealed = (await at.update(0))["pending"] is not None
            await at.play_randomly(1)
            if not sealed:
                passed.append(await games_of(at))
        for before in passed[-2::-1]:
            await undo(at)
            assert await games_of(at) == before
        assert await refused(at.hall.undo(at.id, at.host)) == (409, "nothing-to-undo")

    story()


@pytest.mark.parametrize(("game", "players"), [("musee", 2), ("modern-art", 3), ("art-society", 2)])
def test_a_game_that_was_taken_back_is_played_to_its_end(game: str, players: int) -> None:
    """The record has nothing of what was taken back, and verifies."""

    @in_a_room
    async def story(room: Room) -> None:
        at = await alone(room, game, players, seed=3)
        undone = 0
        while await goes_on(at):
            await at.play_randomly(1)
            if await goes_on(at) and at.chance.random() < 0.4:
                await undo(at)
                undone += 1
            if at.chance.random() < 0.05:
                await room.again()
        assert (await at.table())["undone"] == undone > 3
        record = records.decode(await at.hall.record(at.id, None))
        records.verify(GAMES[game], record)
        assert len(record.actions) < len(at.actions())
        assert await refused(at.hall.undo(at.id, at.host)) == (409, "game-over")

    story()


@in_a_room
async def test_a_changed_choice_goes_back_with_the_first_of_its_phase(room: Room) -> None:
    """While the bots have still to choose, and after the reveal."""
    at = await alone(room, "modern-art", setup=modern_art(["nex sealed"]))
    room.thinkers.says = lambda job: "seal 7"
    room.thinkers.held_back = []
    await at.act(0, "offer nex sealed")
    before = await games_of(at)
    for revealed in (False, True):
        await at.act(0, "seal 3")
        await at.act(0, "seal 4")
        assert (await at.update(0))["pending"] == "seal 4"
        while revealed and len(lines(at)) == 1:
            room.thinkers.held_back.pop().set_result(None)
            await quiet()
        assert len(lines(at)) == (4 if revealed else 1)
        await undo(at)
        assert await games_of(at) == before
        assert (await at.update(0))["pending"] is None


@in_a_room
async def test_what_bots_have_sealed_before_stays_sealed(room: Room) -> None:
    at = await alone(room, "modern-art", setup=modern_art(["nex sealed"]))
    room.thinkers.says = lambda job: f"seal {json.loads(job.view)['seat']}"
    await at.act(0, "offer nex sealed")
    assert at.actions()[1:] == ["1 seal 1 (bot)", "2 seal 2 (bot)"]
    await at.act(0, "seal 0")
    assert lines(at)[1:4] == ["0 seal 0", "1 seal 1", "2 seal 2"]
    await undo(at)
    assert (await at.update(0))["waiting"] == [0]
    await at.act(0, "seal 9")
    assert lines(at)[1:4] == ["0 seal 9", "1 seal 1", "2 seal 2"]


@in_a_room
async def test_a_silent_pass_of_an_open_auction_is_taken_back(room: Room) -> None:
    at = await alone(room, "modern-art", setup=modern_art(["nex open"]))
    room.thinkers.says = lambda job: f"bid {(json.loads(job.choices) or {})['lowest']}"
    room.thinkers.held_back = []
    await at.act(0, "offer nex open")
    before = await games_of(at)
    await at.act(0, "pass")
    assert not await at.legal(0)
    assert await games_of(at) != before
    await undo(at)
    assert await games_of(at) == before
    assert "bid 1" in await at.legal(0)


@in_a_room
async def test_orders_are_gone_so_that_the_seat_is_really_asked(room: Room) -> None:
    at = await alone(room, "modern-art", setup=modern_art(["nex open"]))
    room.thinkers.says = raise_to_ten
    await at.act(0, "offer nex open")
    before = await games_of(at)
    await at.order(0, Ceiling(amount=40))
    assert "0 bid 11 (order)" in at.actions()
    await undo(at)
    assert await games_of(at) == before
    assert before[0]["orders"] == []
    assert before[0]["choices"]["lowest"] == 11


def raise_to_ten(job: Job) -> str:
    lowest = (json.loads(job.choices) or {}).get("lowest", 99)
    return f"bid {lowest}" if lowest <= 10 else "pass"


@in_a_room
async def test_only_alone_against_bots(room: Room) -> None:
    at = await room.table("musee", 3, seats=("open", "open", "bot:novice"), seed=1)
    await at.play_randomly(4)
    for seat in (0, 1):
        asked = at.hall.undo(at.id, at.tokens[seat])
        assert await refused(asked) == (403, "undo-company")
    await at.hall.leave(at.id, at.tokens[1], 1)
    await quiet()
    assert await refused(at.hall.undo(at.id, at.tokens[0])) == (403, "undo-company")
    assert "undone" not in await at.table()


@in_a_room
async def test_refused_before_the_start_and_before_the_first_decision(room: Room) -> None:
    at = await room.table("musee", 2, begin=False, seats=("open", "bot:novice"))
    assert await refused(at.hall.undo(at.id, at.host)) == (409, "not-started")
    await at.hall.start(at.id, at.host)
    await quiet()
    assert await refused(at.hall.undo(at.id, at.host)) == (409, "nothing-to-undo")
    assert await refused(at.hall.undo(at.id, None)) == (401, "token")


@in_a_room
async def test_not_for_ever(room: Room) -> None:
    at = await alone(room, "musee", 2, seed=1)
    before, acting.MOST_UNDONE = acting.MOST_UNDONE, 3  # type: ignore[misc]
    try:
        for _ in range(3):
            await at.play_randomly(1)
            await undo(at)
        await at.play_randomly(1)
        assert await refused(at.hall.undo(at.id, at.host)) == (409, "undone-often")
    finally:
        acting.MOST_UNDONE = before  # type: ignore[misc]


@in_a_room
async def test_who_takes_something_back_is_back(room: Room) -> None:
    """A bot has played on for a person who left; not any more."""
    room.thinkers.held_back = []
    at = await alone(room, "musee", 2, seed=1)
    if (await at.update())["waiting"] == [1]:
        room.thinkers.held_back.pop().set_result(None)
        await quiet()
    await at.act(0, (await at.legal(0))[0])
    await at.hall.leave(at.id, at.host, 0)
    await undo(at)
    assert (await at.update())["waiting"] == [0]
    room.thinkers.held_back.pop().set_result(None)
    await quiet()
    assert (await at.update())["waiting"] == [0], "what the bot thought of is no answer any more"


@at_a_human_pace
async def test_clocks_and_bots_begin_anew(room: Room) -> None:
    at = await alone(room, "musee", 2, pace="live")
    while (await at.update())["waiting"] != [0]:
        await room.hands.pass_by(1)
    await room.hands.pass_by(100)
    clock = (await at.update(0))["clock"]
    assert clock["left_ms"] < 215_000
    await at.act(0, (await at.legal(0))[0])
    await undo(at)
    clock = (await at.update(0))["clock"]
    assert clock == {"seat": 0, "kind": "turn", "left_ms": 310_000}
    await room.hands.pass_by(60)
    assert (await at.update())["waiting"] == [0]
    await at.act(0, (await at.legal(0))[0])
    while (await at.update())["waiting"] != [0]:
        await room.hands.pass_by(1)
    assert (await at.update(0))["clock"]["left_ms"] > 255_000


@in_a_room
async def test_the_hammer_begins_anew(room: Room) -> None:
    at = await alone(room, "modern-art", setup=modern_art(["nex open"]), pace="live")
    room.thinkers.held_back = []
    await at.act(0, "offer nex open")
    await room.hands.pass_by(8)
    await at.act(0, "bid 3")
    await undo(at)
    assert (await at.update(0))["clock"] == {"seat": None, "kind": "hammer", "left_ms": 10_000}
