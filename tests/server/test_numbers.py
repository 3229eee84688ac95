"""n: each viewer has its own, and what is not for a viewer sends it nothing."""

import asyncio
import json

import msgspec

from tests.server.room import Room, in_a_room, modern_art, refused
from tests.server.world import quiet
from vernissage.core.orders import Out
from vernissage.core.records import read_action
from vernissage.games import GAMES

OPEN = modern_art(["nex open", "bahut sealed", "koriko once"])


@in_a_room
async def test_the_lobby_is_empty(room: Room) -> None:
    at = await room.table(begin=False)
    assert await at.update(0) == {
        "n": 0,
        "view": None,
        "choices": None,
        "events": [],
        "pending": None,
        "orders": [],
        "waiting": [],
        "clock": None,
    }


@in_a_room
async def test_the_start_and_every_action_count_for_everyone(room: Room) -> None:
    at = await room.table(players=3)
    assert await at.ns() == [1, 1, 1, 1]
    for number in range(2, 8):
        seat = (await at.update())["waiting"][0]
        assert await at.act(seat, (await at.legal(seat))[0]) == number
        assert await at.ns() == [number] * 4


@in_a_room
async def test_a_pass_in_an_open_auction_counts_for_its_owner_alone(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=OPEN)
    await at.act(0, "offer nex open")
    sockets = [await at.socket(viewer) for viewer in (0, 1, 2, None)]
    told = [socket.told for socket in sockets]
    before = [await at.update(viewer) for viewer in (0, 2, None)]
    assert await at.act(1, "pass") == 3
    assert await at.ns() == [2, 3, 2, 2]
    assert [socket.told for socket in sockets] == [told[0], told[1] + 1, *told[2:]]
    assert [await at.update(viewer) for viewer in (0, 2, None)] == before
    assert sockets[1].updates()[-1]["events"] == [{"type": "passed", "seat": 1}]
    assert (await at.update(1))["choices"] is None


@in_a_room
async def test_the_pass_that_closes_an_open_auction_counts_for_everyone(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=OPEN)
    await at.act(0, "offer nex open")
    await at.act(1, "bid 1")
    await at.act(2, "pass")
    assert await at.ns() == [3, 3, 4, 3]
    assert await at.act(0, "pass") == 4
    assert await at.ns() == [4, 4, 5, 4]
    events = (await at.update(None, since=3))["events"]
    assert [event["type"] for event in events] == ["sold"]
    assert [e["type"] for e in (await at.update(2, since=3))["events"]] == ["passed", "sold"]


@in_a_room
async def test_own_orders_count_for_their_owner_alone(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=OPEN)
    await at.act(0, "offer bahut sealed")
    await at.act(1, "seal 3")
    before = await at.update(None)
    told = await at.socket(2)
    frames = len(told.frames)
    await at.order(1, Out())
    assert await at.update(None) == before
    assert len(told.frames) == frames
    assert (await at.update(1))["pending"] == "seal 0"


@in_a_room
async def test_names_and_presence_count_for_nobody(room: Room) -> None:
    at = await room.table()
    socket = await at.socket(None)
    await at.socket(0)
    await room.hall.rename(at.id, at.tokens[1], 1, "Jan")
    assert await at.ns() == [1, 1, 1]
    assert len(socket.updates()) == 1
    assert socket.tables()[-1]["seats"][0]["here"]
    assert socket.tables()[-1]["seats"][1]["name"] == "Jan"


@in_a_room
async def test_events_are_those_since_the_number(room: Room) -> None:
    for game, players in (("musee", 2), ("modern-art", 4), ("art-society", 3)):
        at = await room.table(game, players, seed=7)
        await at.play_randomly(25)
        for viewer in (*range(players), None):
            whole = await at.update(viewer)
            n = whole["n"]
            assert await at.update(viewer, since=0) == whole
            for since in range(n):
                rest = (await at.update(viewer, since=since))["events"]
                assert rest == whole["events"][len(whole["events"]) - len(rest) :]


@in_a_room
async def test_events_are_the_engines_own(room: Room) -> None:
    at = await room.table("modern-art", 3, seed=5)
    await at.play_randomly(60)
    actions = [text.rpartition(" (")[0] for text in at.actions()]
    game = GAMES["modern-art"]
    options = game.options(players=3)
    state = game.start(options, game.deal(options, 5))
    state.log = []
    sealed: dict[int, int] = {}
    for text in actions:
        seat, action = read_action(game, text)
        if not game.manners.secret(state):
            state.apply(seat, action)
            continue
        sealed[seat] = action
        if len(sealed) == 3:
            for each in sorted(sealed):
                state.apply(each, sealed[each])
            sealed = {}
    told = msgspec.json.encode(game.events(state.log, 1))
    assert (await at.update(1))["events"] == json.loads(told)


@in_a_room
async def test_since_equal_to_n_waits_and_beyond_n_is_refused(room: Room) -> None:
    at = await room.table()
    hall = room.hall
    assert await hall.update(at.id, at.host, 1) is None
    assert await refused(hall.update(at.id, at.host, 2)) == (400, "bad-since")
    waiting = asyncio.create_task(hall.update(at.id, None, 1, 25))
    await room.hands.pass_by(24.9)
    assert not waiting.done()
    await room.hands.pass_by(0.2)
    assert await waiting is None


@in_a_room
async def test_a_request_waits_at_most_25_seconds(room: Room) -> None:
    at = await room.table()
    waiting = asyncio.create_task(room.hall.update(at.id, None, 1, 300))
    await room.hands.pass_by(25.1)
    assert waiting.done()


@in_a_room
async def test_a_waiting_request_is_answered_by_the_next_action(room: Room) -> None:
    at = await room.table()
    waiting = asyncio.create_task(room.hall.update(at.id, at.tokens[1], 1, 25))
    await quiet()
    await room.hall.rename(at.id, at.tokens[1], 1, "Jan")
    await quiet()
    assert not waiting.done()
    (seat,) = await at.asked()
    await at.act(seat, (await at.legal(seat))[0])
    update = json.loads(await waiting or b"")
    assert update["n"] == 2
    assert update["events"]


@in_a_room
async def test_a_waiting_request_whose_token_becomes_void_is_refused(room: Room) -> None:
    at = await room.table(begin=False)
    await at.sit("Jan", 1)
    waiting = asyncio.create_task(room.hall.update(at.id, at.tokens[1], 0, 25))
    await quiet()
    await room.hall.leave(at.id, at.tokens[1], 1)
    assert await refused(waiting) == (401, "token")  # type: ignore[arg-type]


@in_a_room
async def test_a_socket_that_reads_slowly_gets_the_newest_state_and_all_events(room: Room) -> None:
    at = await room.table("art-society", 2, seed=3)
    slow = await at.socket(None, slow=True)
    quick = await at.socket(None)
    await at.play_randomly(12)
    assert slow.told >= 12
    table, update = slow.read()
    assert table["t"] == "table"
    assert update == {"t": "update", **await at.update(None)}
    assert update["events"] == [event for each in quick.updates() for event in each["events"]]
    assert slow.read() == []


@in_a_room
async def test_a_socket_that_comes_back_hears_what_it_missed(room: Room) -> None:
    at = await room.table("art-society", 2, seed=3)
    await at.play_randomly(12)
    n = await at.n(0)
    socket = await at.socket(0, since=n - 2)
    assert socket.updates() == [{"t": "update", **await at.update(0, since=n - 2)}]
    same = await at.socket(0, since=n)
    assert same.updates()[0]["events"] == []
    assert await refused(at.socket(0, since=n + 1)) == (400, "bad-since")


@in_a_room
async def test_an_open_auction_waits_for_everyone_but_the_standing_bidder(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=OPEN)
    await at.act(0, "offer nex open")
    assert (await at.update())["waiting"] == [0, 1, 2]
    await at.act(1, "pass")
    for viewer in (0, 1, 2, None):
        assert (await at.update(viewer))["waiting"] == [0, 1, 2]
    await at.act(2, "bid 3")
    assert (await at.update(1))["waiting"] == [0, 1]


@in_a_room
async def test_a_seat_may_have_several_sockets(room: Room) -> None:
    at = await room.table(seed=1)
    one, two = await at.socket(0), await at.socket(0)
    await at.play_randomly(1)
    assert one.updates() == two.updates()
    assert one.watch is not None
    one.watch.close()
    assert (await at.table())["seats"][0]["here"]
    assert two.watch is not None
    two.watch.close()
    assert not (await at.table())["seats"][0]["here"]
