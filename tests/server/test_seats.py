"""Tables, seats, codes, tokens and hosts."""

import hashlib
import json
from typing import Any

from tests.server.room import Room, in_a_room, refused
from tests.server.world import quiet
from vernissage.server.wire import NewTable, Sit


@in_a_room
async def test_a_table_is_made_with_a_host_on_the_first_open_seat(room: Room) -> None:
    at = await room.table(players=3, begin=False, seats=("bot:novice", "open", "open"))
    table = await at.table()
    assert list(at.tokens) == [1]
    assert table == {
        "table": at.id,
        "game": "musee",
        "options": {"players": 3},
        "status": "waiting",
        "pace": "relaxed",
        "host": 1,
        "spectators": True,
        "hints": True,
        "code": at.code,
        "seats": [
            {"seat": 0, "occupant": "bot:novice", "name": None, "here": True, "away": "wait"},
            {"seat": 1, "occupant": "person", "name": "P0", "here": False, "away": "wait"},
            {"seat": 2, "occupant": "open", "name": None, "here": False, "away": "wait"},
        ],
        "commitment": table["commitment"],
    }
    assert len(table["commitment"]) == 64


@in_a_room
async def test_a_token_is_stored_hashed_and_shown_nowhere(room: Room) -> None:
    at = await room.table(begin=False)
    stored = b"".join(room.logs.entries[at.id])
    assert at.host.encode() not in stored
    assert at.host not in json.dumps(await at.table())


@in_a_room
async def test_what_cannot_be_made(room: Room) -> None:
    def asked(**given: object) -> NewTable:
        plain = {"game": "musee", "options": {"players": 2}, "name": "Ola"}
        return NewTable(**{**plain, **given})  # type: ignore[arg-type]

    make = room.hall.make
    assert await refused(make(asked(options={"players": 7}))) == (400, "no-such-player-count")
    assert await refused(make(asked(options={"walls": 7}))) == (400, "no-such-option")
    assert await refused(make(asked(seats=("open",)))) == (400, "bad-seats")
    assert await refused(make(asked(seats=("bot:club", "bot:club")))) == (400, "bad-seats")
    assert await refused(make(asked(seats=("bot:club", "open"), seat=0))) == (400, "bad-seats")
    assert await refused(make(asked(seat=2))) == (400, "bad-seats")
    assert await refused(make(asked(name=None, seat=0))) == (400, "bad-seats")
    assert await refused(make(asked(name="  "))) == (400, "bad-name")
    assert await refused(make(asked(setup={"deck": []}))) == (400, "not-a-record")
    assert room.logs.entries == {}


@in_a_room
async def test_chance_is_given_only_under_testing(room: Room) -> None:
    real = Room(testing=False)
    chance: list[dict[str, Any]] = [{"seed": 1}, {"bot_seed": 1}, {"setup": {}}]
    for given in chance:
        asked = NewTable(game="musee", options={"players": 2}, name="Ola", **given)
        assert await refused(real.hall.make(asked)) == (400, "testing-only")


@in_a_room
async def test_a_code_works_in_any_case_while_the_table_waits(room: Room) -> None:
    at = await room.table(begin=False)
    assert await room.hall.code(at.code) == at.id
    assert await room.hall.code(at.code.lower()) == at.id
    await at.sit("Jan")
    await room.hall.start(at.id, at.host)
    assert await refused(room.hall.code(at.code)) == (404, "no-such-code")
    assert "code" not in await at.table()


@in_a_room
async def test_two_waiting_tables_never_have_the_same_code(room: Room) -> None:
    one = await room.table(begin=False)
    codes = iter([one.code, "KKKKKK"])
    room.dice.code = lambda: next(codes)  # type: ignore[method-assign]
    two = await room.table(begin=False)
    assert two.code == "KKKKKK"


@in_a_room
async def test_people_sit_down_where_they_like(room: Room) -> None:
    at = await room.table(players=4, begin=False)
    assert await at.sit("Jan", 2) == 2
    assert await at.sit("Ela") == 1
    sit = room.hall.sit
    assert await refused(sit(at.id, None, Sit(name="Iga", seat=2))) == (409, "seat-taken")
    assert await refused(sit(at.id, None, Sit(name="Iga", seat=4))) == (404, "no-chair")
    assert await refused(sit(at.id, None, Sit(name="JAN"))) == (409, "name-taken")
    assert await refused(sit("nowhere", None, Sit(name="Iga"))) == (404, "no-such-table")
    assert await refused(sit(at.id, "unknown", Sit(name="Iga"))) == (401, "token")
    await at.sit("Iga")
    assert await refused(sit(at.id, None, Sit(name="Ada"))) == (409, "table-full")
    await room.hall.start(at.id, at.host)
    assert await refused(sit(at.id, None, Sit(name="Ada"))) == (409, "already-started")


@in_a_room
async def test_the_host_puts_bots_and_opens_seats_before_the_start(room: Room) -> None:
    at = await room.table(players=3, begin=False)
    await at.sit("Jan", 1)
    occupy = room.hall.occupy
    table = json.loads(await occupy(at.id, at.host, 2, "bot:club"))
    assert table["seats"][2]["occupant"] == "bot:club"
    table = json.loads(await occupy(at.id, at.host, 2, "open"))
    assert table["seats"][2]["occupant"] == "open"
    assert await refused(occupy(at.id, at.tokens[1], 2, "bot:club")) == (403, "not-host")
    assert await refused(occupy(at.id, None, 2, "bot:club")) == (401, "token")
    assert await refused(occupy(at.id, "unknown", 2, "bot:club")) == (401, "token")
    assert await refused(occupy(at.id, at.host, 1, "bot:club")) == (409, "seat-taken")
    assert await refused(occupy(at.id, at.host, 3, "bot:club")) == (404, "no-chair")
    await occupy(at.id, at.host, 2, "bot:novice")
    await room.hall.start(at.id, at.host)
    assert await refused(occupy(at.id, at.host, 2, "bot:club")) == (409, "already-started")


@in_a_room
async def test_everyone_names_their_own_seat_at_any_time(room: Room) -> None:
    at = await room.table(players=2)
    rename = room.hall.rename
    table = json.loads(await rename(at.id, at.tokens[1], 1, "  Jan "))
    assert table["seats"][1]["name"] == "Jan"
    assert json.loads(await rename(at.id, at.tokens[1], 1, "JAN"))["seats"][1]["name"] == "JAN"
    assert await refused(rename(at.id, at.host, 1, "Ela")) == (403, "not-yours")
    assert await refused(rename(at.id, at.host, 0, "jan")) == (409, "name-taken")
    assert await refused(rename(at.id, at.host, 0, "\u202ejan")) == (400, "bad-name")
    away = room.hall.away
    assert json.loads(await away(at.id, at.host, 0, "bot"))["seats"][0]["away"] == "bot"
    assert await refused(away(at.id, at.tokens[1], 0, "bot")) == (403, "not-yours")


@in_a_room
async def test_who_leaves_before_the_start_has_no_token_any_more(room: Room) -> None:
    at = await room.table(players=3, begin=False)
    await at.sit("Jan", 1)
    socket = await at.socket(1)
    other = await at.socket(0)
    await room.hall.leave(at.id, at.tokens[1], 1)
    assert (await at.table())["seats"][1]["occupant"] == "open"
    assert socket.closed
    assert not other.closed
    assert other.tables()[-1]["seats"][1]["occupant"] == "open"
    assert await refused(room.hall.table(at.id, at.tokens[1])) == (401, "token")
    assert await refused(room.hall.update(at.id, at.tokens[1])) == (401, "token")


@in_a_room
async def test_the_host_frees_seats_before_the_start_and_nobody_else_does(room: Room) -> None:
    at = await room.table(players=3, begin=False, seats=("open", "open", "bot:club"))
    await at.sit("Jan", 1)
    leave = room.hall.leave
    assert await refused(leave(at.id, at.tokens[1], 0)) == (403, "not-yours")
    assert await refused(leave(at.id, None, 1)) == (401, "token")
    await leave(at.id, at.host, 1)
    await leave(at.id, at.host, 2)
    occupants = [seat["occupant"] for seat in (await at.table())["seats"]]
    assert occupants == ["person", "open", "open"]
    await at.fill()
    await room.hall.start(at.id, at.host)
    assert await refused(leave(at.id, at.host, 1)) == (403, "not-yours")


@in_a_room
async def test_a_host_who_leaves_stays_host_without_a_seat(room: Room) -> None:
    at = await room.table(begin=False)
    socket = await at.socket(0)
    await room.hall.leave(at.id, at.host, 0)
    assert not socket.closed
    table = socket.tables()[-1]
    assert table["host"] is None
    assert table["seats"][0]["occupant"] == "open"
    await room.hall.occupy(at.id, at.host, 0, "bot:novice")
    await room.hall.occupy(at.id, at.host, 1, "bot:novice")
    await room.hall.start(at.id, at.host)
    await quiet()
    assert socket.updates()[-1]["view"]["seat"] is None
    assert await refused(room.hall.legal(at.id, at.host)) == (403, "seatless")


@in_a_room
async def test_a_host_without_a_seat_only_prepares_and_starts(room: Room) -> None:
    made = await room.hall.make(
        NewTable(game="musee", options={"players": 2}, name=None, seats=("bot:novice", "open"))
    )
    assert made.seat is None
    table = json.loads(await room.hall.table(made.table, made.token))
    assert table["host"] is None
    hall, token = room.hall, made.token
    assert await refused(hall.start(made.table, token)) == (409, "seats-open")
    assert await refused(hall.rename(made.table, token, 1, "Ola")) == (403, "not-yours")
    assert await refused(hall.act(made.table, token, "a", 0, "keep")) == (403, "seatless")
    assert await refused(hall.order(made.table, token, ())) == (403, "seatless")
    assert await refused(hall.hint(made.table, token, "en")) == (403, "seatless")
    await hall.occupy(made.table, token, 1, "bot:novice")
    await hall.start(made.table, token)
    assert await refused(hall.start(made.table, token)) == (409, "already-started")


@in_a_room
async def test_only_the_host_starts_and_only_a_full_table(room: Room) -> None:
    at = await room.table(players=3, begin=False)
    await at.sit("Jan", 1)
    start = room.hall.start
    assert await refused(start(at.id, at.tokens[1])) == (403, "not-host")
    assert await refused(start(at.id, None)) == (401, "token")
    assert await refused(start(at.id, at.host)) == (409, "seats-open")
    await at.sit("Ela", 2)
    assert json.loads(await start(at.id, at.host))["status"] == "playing"
    assert await refused(start(at.id, at.host)) == (409, "already-started")


@in_a_room
async def test_a_token_of_another_table_is_unknown(room: Room) -> None:
    at, elsewhere = await room.table(), await room.table()
    hall, token = room.hall, elsewhere.host
    for asked in (
        hall.table(at.id, token),
        hall.update(at.id, token),
        hall.legal(at.id, token),
        hall.act(at.id, token, "a", 1, "keep"),
        hall.order(at.id, token, ()),
        hall.hint(at.id, token, "en"),
        hall.record(at.id, token),
        hall.shuffle(at.id, token),
        hall.leave(at.id, token, 0),
        hall.start(at.id, token),
    ):
        assert await refused(asked) == (401, "token")


@in_a_room
async def test_without_spectators_only_seats_look(room: Room) -> None:
    at = await room.table(spectators=False)
    assert (await at.table())["spectators"] is False
    hall = room.hall
    assert await refused(hall.update(at.id, None)) == (403, "no-spectators")
    assert await refused(hall.record(at.id, None)) == (403, "no-spectators")
    assert await refused(hall.shuffle(at.id, None)) == (403, "no-spectators")
    assert await refused(at.socket(None)) == (403, "no-spectators")
    assert (await at.update(0))["n"] == 1


@in_a_room
async def test_the_commitment_is_that_of_the_secret(room: Room) -> None:
    at = await room.table(begin=False)
    made = json.loads(room.logs.entries[at.id][0])
    expected = hashlib.sha256(made["secret"].encode()).hexdigest()
    assert (await at.table())["commitment"] == expected
