"""Replays: what an eye saw at every moment, as the engine tells it; for finished games alone."""

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.running import API, Seat, Server
from tests.server.test_schema import fits
from vernissage.core import records
from vernissage.core.records import Record
from vernissage.games import GAMES
from vernissage.server.changes import changes
from vernissage.server.replays import MOST_ACTIONS, replayed

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


def first_of(file: Path) -> Record:
    return records.decode(file.read_bytes().splitlines()[0])


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def put(value: Any, path: list[Any], new: Any) -> Any:
    """As a client puts a change in."""
    if not path:
        return new
    at, rest = path[0], path[1:]
    if isinstance(value, dict):
        return {**value, at: put(value.get(at), rest, new)}
    assert at <= len(value)
    return [*value[:at], put(value[at] if rest else None, rest, new), *value[at + 1 :]]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
@pytest.mark.parametrize("eye", ["public", "1", "all"])
def test_every_moment_is_what_the_engine_shows(file: Path, eye: str) -> None:
    record = first_of(file)
    game, seat = GAMES[record.game], int(eye) if eye.isdecimal() else None
    replay = plain(replayed(record, eye))
    state = replay["state"]
    for at, position in enumerate(records.states(game, record)):
        if at:
            for path, value in replay["moments"][at - 1]["changes"]:
                state = put(state, path, value)
        assert state["view"] == plain(game.view(position, seat))
        owns = [plain(game.own(position, each)) for each in range(record.options["players"])]
        assert state["owns"] == (owns if eye == "all" else [])
        assert len(replay["standings"][at]["scores"]) == record.options["players"]
    assert len(replay["moments"]) == len(record.actions)


@pytest.mark.parametrize("game", GAMES)
def test_events_are_those_that_the_eye_heard(game: str) -> None:
    record = first_of(next(file for file in RECORDS if file.stem.startswith(game)))
    for eye, seat in (("public", None), ("0", 0)):
        state = GAMES[game].start(*records.opening(GAMES[game], record))
        state.log = []
        for text in record.actions:
            state.apply(*records.read_action(GAMES[game], text))
        heard = [
            event for one in plain(replayed(record, eye))["moments"] for event in one["events"]
        ]
        assert heard == plain(GAMES[game].events(state.log, seat))


def test_what_was_sealed_stays_sealed_for_other_eyes() -> None:
    record = first_of(RECORDS[0].with_name("modern-art-4.jsonl"))
    sealed = [at for at, text in enumerate(record.actions) if text.split()[1] == "seal"]
    assert sealed
    seen = {eye: replayed(record, eye).moments for eye in ("public", "0", "all")}
    for at in sealed:
        seat, _, action = record.actions[at].partition(" ")
        assert seen["public"][at].action == "seal"
        assert seen["0"][at].action == (action if seat == "0" else "seal")
        assert seen["all"][at].action == action


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": 2}, [(("a",), 2)]),
        ({"a": 1}, {"b": 1}, [((), {"b": 1})]),
        ([1, 2], [1, 3, 4], [((1,), 3), ((2,), 4)]),
        ([1, 2], [1], [((), [1])]),
        ([], [1], [((), [1])]),
        ({"a": [{"b": 1}]}, {"a": [{"b": None}]}, [(("a", 0, "b"), None)]),
        (1, None, [((), None)]),
    ],
)
def test_changes_name_the_places_that_differ(before: Any, after: Any, expected: Any) -> None:
    assert changes(before, after) == expected


def finished(server: Server, game: str = "musee", **asked: Any) -> Seat:
    """A game between bots that is over; the seat is the host's, who has no chair."""
    body = {
        "game": game,
        "options": {"players": 3},
        "name": None,
        "seats": ["bot:novice"] * 3,
        "seed": 3,
        "bot_seed": 3,
    }
    made = server.client.post(f"{API}/tables", json=body | asked).json()
    host = Seat(server.client, made["table"], made["token"])
    assert host.post("/start").status_code == 200
    while host.get().json()["status"] != "over":
        host.get("/update", params={"since": host.get("/update").json()["n"], "wait": 0.2})
    return host


def played_out(seats: list[Seat]) -> None:
    """Everyone does the first thing that is legal, until nobody can."""
    moved = True
    while moved:
        moved = False
        for seat in seats:
            n, actions = seat.legal()
            if actions:
                body = {"cid": f"{n}", "seen": n, "action": actions[0]}
                moved = seat.post("/actions", json=body).status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_is_shown_to_every_eye(server: Server, game: str) -> None:
    host = finished(server, game)
    public = Seat(server.client, host.table, None)
    record = public.get("/record").json()
    for eye in ("public", "0", "2", "all"):
        answer = public.get("/replay", params={"eye": eye})
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-encoding"] == "gzip"
        replay = answer.json()
        fits(replay, "Replay")
        assert replay["eye"] == eye
        assert replay["result"] == record["result"]
        assert len(replay["moments"]) == len(record["actions"])
    file = server.client.post(f"{API}/replay", params={"eye": "all"}, json=record)
    assert file.json() == replay
    assert public.get("/replay").json()["eye"] == "public"


def test_whoever_cannot_unpack_gets_it_unpacked(server: Server) -> None:
    host = finished(server)
    answer = host.get("/replay", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.json()["game"] == "musee"


def test_a_game_that_is_still_played_is_not_shown(server: Server) -> None:
    seats = server.playing("Ola", "Jan")
    for seat in (*seats, Seat(server.client, seats[0].table, None)):
        for answer in (seat.get("/replay", params={"eye": "all"}), seat.post("/review")):
            assert (answer.status_code, answer.json()["code"]) == (409, "still-playing")


def test_a_closed_table_is_shown_to_its_seats_alone(server: Server) -> None:
    seats = server.playing("Ola", "Jan", spectators=False)
    played_out(seats)
    assert [seat.get("/replay").status_code for seat in seats] == [200, 200]
    refused = Seat(server.client, seats[0].table, None).get("/replay")
    assert (refused.status_code, refused.json()["code"]) == (403, "no-spectators")


def good() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        RECORDS[0].with_name("musee-2.jsonl").read_bytes().split(b"\n")[0]
    )
    return found


@pytest.mark.parametrize("door", ["replay", "review"])
@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"format": "chess/1"}, 400, "foreign-format"),
        ({"format": "vernissage-record/9"}, 400, "newer-format"),
        ({"game": "go"}, 400, "no-such-game"),
        ({"options": {}}, 400, "no-players"),
        ({"options": {"players": 10**30}}, 400, None),
        ({"options": {"players": "two"}}, 400, None),
        ({"setup": {}}, 400, "not-a-record"),
        ({"actions": ["0 hang 99 T1"]}, None, None),
        ({"actions": ["7 hang 1 T1"]}, None, None),
        ({"actions": ["\x00"]}, 400, "no-seat"),
        ({"actions": ["0 hang 1 T1"] * (MOST_ACTIONS + 1)}, 400, "record-too-long"),
        ({"seats": ["only one"]}, 400, "wrong-seats"),
        (
            {"result": {"scores": [99, 0], "winners": [0], "breakdown": [{}, {}]}},
            400,
            "result-differs",
        ),
    ],
)
def test_a_hostile_record_gets_a_clear_problem(
    server: Server, door: str, change: dict[str, Any], status: int | None, code: str | None
) -> None:
    answer = server.client.post(f"{API}/{door}", json=good() | change)
    while answer.status_code == 202:
        answer = server.client.post(f"{API}/{door}", json=good() | change)
    assert answer.status_code in ((400, 422) if status is None else (status,)), answer.text
    told = answer.json()
    fits(told, "Problem")
    assert code is None or told["code"] == code
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("door", ["replay", "review"])
def test_what_is_no_record_at_all(server: Server, door: str) -> None:
    url, headers = f"{API}/{door}", {"Content-Type": "application/json"}
    for body, status in (
        (b"", 400),
        (b"{", 400),
        (b"[" * 5000, 400),
        (b"null", 400),
        (b"\xff\xfe", 400),
        (b" " * (64 * 1024 + 1), 413),
        (gzip.compress(b"{}"), 400),
    ):
        assert server.client.post(url, content=body, headers=headers).status_code == status


def test_no_such_eye(server: Server) -> None:
    host = finished(server)
    for eye in ("3", "9", "", "-1", "٣", "None", "public ", "x" * 1000):
        answer = host.get("/replay", params={"eye": eye})
        assert (answer.status_code, answer.json()["code"]) == (400, "no-such-eye"), eye
    assert host.get("/replay", params={"eyes": "1"}).json()["code"] == "bad-query"
