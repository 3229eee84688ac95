"""Sockets: hello, acks and refusals, and every way in which one is closed."""

import json
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.running import API, Seat, Server, closed, hear, hear_until, say
from vernissage.server.connections import LINGER

NOBODY = "A" * 22


def asked_seat(seats: list[Seat]) -> Seat:
    return next(seat for seat in seats if seat.legal()[1])


def test_hello_is_answered_with_table_and_update(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    with server.seated(ola):
        table = ola.get().json()
        assert table["seats"][0]["here"] is True


def test_an_action_is_acked_and_everyone_is_told(server: Server) -> None:
    seats = server.playing("Ola", "Jan")
    actor = asked_seat(seats)
    other = next(seat for seat in seats if seat is not actor)
    n, actions = actor.legal()
    public = Seat(server.client, actor.table, None)
    with server.seated(actor) as mine, server.seated(other) as theirs:
        with server.seated(public) as spectator:
            say(mine, t="act", cid="one", seen=n, action=actions[0])
            heard = {hear_until(mine, "ack")["n"], hear_until(theirs, "update")["n"]}
            assert heard == {n + 1}
            update = hear_until(spectator, "update")
            assert update["events"]
            assert update["choices"] is None
        say(mine, t="act", cid="one", seen=n, action=actions[0])
        assert hear_until(mine, "ack") == {"t": "ack", "cid": "one", "n": n + 1}


def test_what_is_refused_gets_no_in_the_language_of_hello(server: Server) -> None:
    seats = server.playing("Ola", "Jan")
    actor = asked_seat(seats)
    with server.seated(actor, lang="de-AT") as mine:
        say(mine, t="act", cid="a", seen=1, action="hang 60 T9")
        refused = hear_until(mine, "no")
        assert refused["cid"] == "a"
        assert {"title", "status", "detail", "code", "rule", "args"} <= set(refused)
        say(mine, t="act", cid="b", seen=99, action=actor.legal()[1][0])
        stale = hear_until(mine, "no")
        assert (stale["status"], stale["code"], stale["title"]) == (409, "stale", "Nicht jetzt")
        assert stale["update"]["n"] == actor.legal()[0]
        say(mine, t="orders", cid="c", orders=[{"order": "out"}])
        assert hear_until(mine, "no")["status"] == 422
        say(mine, t="ping", cid="d")
        assert hear(mine) == {"t": "pong", "cid": "d"}


def test_a_spectator_may_not_act(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    with server.seated(Seat(server.client, ola.table, None)) as socket:
        say(socket, t="act", cid="a", seen=1, action="hang 1 T1")
        assert hear_until(socket, "no")["status"] == 401


@pytest.mark.parametrize(
    "message",
    [
        *("", "{", "[]", "null", '"hello"', "{}", '{"t": "zz"}', '{"t": 1}', '{"t": "hello"}'),
        '{"t": "ping"}',
        '{"t": "ping", "cid": ""}',
        '{"t": "ping", "cid": "a b"}',
        '{"t": "ping", "cid": "a", "more": 1}',
        '{"t": "ping", "cid": "' + "a" * 33 + '"}',
        '{"t": "ping", "cid": "a\\n"}',
        '{"t": "act", "cid": "a", "seen": -1, "action": "x"}',
        '{"t": "act", "cid": "a", "seen": 1.5, "action": "x"}',
        '{"t": "act", "cid": "a", "seen": 1e99, "action": "x"}',
        '{"t": "act", "cid": "a", "seen": "1", "action": "x"}',
        '{"t": "act", "cid": "a", "seen": 1, "action": null}',
        '{"t": "orders", "cid": "a", "orders": [{"order": "steal"}]}',
        '{"t": "orders", "cid": "a", "orders": [{"order": "ceiling", "amount": -1}]}',
        '{"t": "orders", "cid": "a", "orders": {}}',
        '{"x": ' + "[" * 8000 + "]" * 8000 + ', "t": "ping"}',
        '{"t": "update", "n": 1}',
    ],
)
def test_what_is_no_known_message_closes_with_4400(server: Server, message: str) -> None:
    ola, _ = server.playing("Ola", "Jan")
    with server.seated(ola) as socket:
        socket.send(message)
        code, said = closed(socket)
        assert code == 4400
        assert said[-1]["t"] == "bye"


@pytest.mark.parametrize("message", [b'{"t": "ping", "cid": "a"}', b"\x00\xff"])
def test_bytes_are_no_known_message(server: Server, message: bytes) -> None:
    ola, _ = server.playing("Ola", "Jan")
    with server.seated(ola) as socket:
        socket.send(message)
        assert closed(socket)[0] == 4400


def test_text_that_is_not_utf_8_is_no_known_message(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    with server.seated(ola) as socket:
        socket.send(b'{"t": "ping", "cid": "\xff\xfe"}', text=True)
        assert closed(socket)[0] == 4400


@pytest.mark.parametrize(
    "first",
    [
        {"t": "ping", "cid": "a"},
        {"t": "act", "cid": "a", "seen": 1, "action": "x"},
        {"t": "hello", "since": -1},
        {"t": "hello", "token": 5},
        {"t": "hello", "more": 5},
        {"t": "hello", "token": None, "since": 2, "lang": "en"},
    ],
)
def test_a_first_message_that_is_no_good_hello(server: Server, first: dict[str, Any]) -> None:
    ola, _ = server.playing("Ola", "Jan")
    with server.socket(ola.table) as socket:
        say(socket, **first)
        assert closed(socket)[0] == 4400


def test_an_unknown_token_or_table(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    (other,) = server.make("Ewa")
    for table, token, code in (
        (ola.table, NOBODY, 4401),
        (ola.table, "", 4401),
        (ola.table, other.token, 4401),
        (NOBODY, None, 4404),
        (NOBODY, ola.token, 4404),
        ("x", None, 4404),
    ):
        with server.socket(table) as socket:
            say(socket, t="hello", token=token, since=0, lang="en")
            found, said = closed(socket)
            assert found == code
            assert said == [{"t": "bye", "reason": said[0]["reason"], "retry_ms": None}]


def test_a_table_without_spectators(server: Server) -> None:
    ola, jan = server.playing("Ola", "Jan", spectators=False)
    with server.socket(ola.table) as socket:
        say(socket, t="hello", token=None, since=0)
        assert closed(socket)[0] == 4401
    with server.seated(jan):
        pass


def test_a_token_that_becomes_void(server: Server) -> None:
    ola, jan = server.make("Ola", "Jan")
    with server.seated(jan) as socket:
        assert ola.ask("DELETE", "/seats/1").status_code == 204
        assert closed(socket)[0] == 4401


@pytest.mark.parametrize("size", [16 * 1024 + 1, 200_000, 3_000_000])
def test_more_than_16_kb_closes_with_1009(server: Server, size: int) -> None:
    ola, _ = server.playing("Ola", "Jan")
    with server.seated(ola) as socket:
        frame = '{"t": "ping", "cid": "' + "a" * (size - 24) + '"}'
        assert len(frame) == size
        with suppress(ConnectionClosed):
            socket.send(frame)
        code, said = closed(socket)
    assert (code, said) == (1009, [{"t": "bye", "reason": "too-large", "retry_ms": None}])


def test_what_comes_after_the_close_delays_nothing(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    with server.seated(ola) as socket:
        began = time.monotonic()
        with suppress(ConnectionClosed):
            for message in ("zz", "x" * 20_000, "x"):
                socket.send(message)
        assert closed(socket)[0] in (4400, 1009)
        assert time.monotonic() - began < LINGER


def test_many_fragments_are_one_message(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    with server.seated(ola) as socket:
        socket.send(iter(['{"t": "ping",', ' "cid"', ': "a"}']))
        assert hear(socket) == {"t": "pong", "cid": "a"}
        with suppress(ConnectionClosed):
            socket.send(iter(["x" * 10_000] * 2))
        assert closed(socket)[0] == 1009


def test_exactly_16_kb_is_read(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    message = '{"t": "ping", "cid": "a"'
    with server.seated(ola) as socket:
        socket.send(message + " " * (16 * 1024 - len(message) - 1) + "}")
        assert hear(socket) == {"t": "pong", "cid": "a"}


@pytest.mark.parametrize(
    "origin",
    ["https://example.org", "null", "http://127.0.0.1", "http://127.0.0.1:1", "file://", "[", ""],
)
def test_a_foreign_origin_is_refused(server: Server, origin: str) -> None:
    ola, _ = server.playing("Ola", "Jan")
    refused = pytest.raises(InvalidStatus)
    with refused as told, server.socket(ola.table, additional_headers={"Origin": origin}):
        pass
    assert told.value.response.status_code == 403
    assert json.loads(told.value.response.body)["code"] == "foreign-origin"
    assert told.value.response.headers["cache-control"] == "no-store"


def test_the_own_origin_is_welcome(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    own = server.url.rstrip("/")
    with server.socket(ola.table, additional_headers={"Origin": own}) as socket:
        say(socket, t="hello")
        assert hear(socket)["t"] == "table"


def test_a_socket_where_none_is(server: Server) -> None:
    for path in ("", "/update", "/socket/"):
        with pytest.raises(InvalidStatus) as told, server.socket(f"{NOBODY}{path}?x="):
            pass
        assert told.value.response.status_code == 404


def test_plain_http_where_a_socket_is(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    found = ola.get("/socket")
    assert (found.status_code, found.headers["upgrade"]) == (426, "websocket")


def test_several_sockets_of_one_seat(server: Server) -> None:
    ola, jan = server.playing("Ola", "Jan")
    with server.seated(ola) as first, server.seated(ola) as second:
        jan.put("/seats/1", json={"name": "Janek"})
        for socket in (first, second):
            assert hear_until(socket, "table")["seats"][1]["name"] == "Janek"


def test_one_who_reads_slowly_gets_the_newest_state_and_all_events(server: Server) -> None:
    ola, jan = server.playing("Ola", "Jan")
    with server.socket(ola.table, max_queue=1) as slow:
        say(slow, t="hello", token=None, since=0)
        play_on(ola, jan, turns=8)
        n, events = read_up_to(slow, ola.get("/update").json()["n"])
        everything = Seat(server.client, ola.table, None).get("/update").json()
        assert (n, events) == (everything["n"], everything["events"])


def play_on(*seats: Seat, turns: int) -> None:
    for turn in range(turns):
        for seat in seats:
            n, actions = seat.legal()
            if actions:
                body = {"cid": f"turn-{turn}", "seen": n, "action": actions[0]}
                assert seat.post("/actions", json=body).status_code == 200


def read_up_to(socket: ClientConnection, until: int) -> tuple[int, list[Any]]:
    """Read until that n; the events of all updates together."""
    events: list[Any] = []
    while True:
        update = hear_until(socket, "update")
        events += update["events"]
        if update["n"] >= until:
            return update["n"], events


def test_the_socket_speaks_under_the_api_only(server: Server) -> None:
    assert server.client.get(f"{API}/socket").status_code == 404
