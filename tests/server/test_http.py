"""Every request of the protocol, answered by a real server."""

import re

import pytest

from tests.server.running import API, Seat, Server

ID = r"[A-Za-z0-9_-]{22}"
CODE = r"[ABCDEFGHJKMNPQRSTVWXYZ]{6}"


def test_a_table_is_made(server: Server) -> None:
    body = {
        "game": "musee",
        "options": {"players": 3},
        "seats": ["open", "bot:club", "open"],
        "name": " Ola ",
        "seat": 2,
        "pace": "days",
        "spectators": False,
        "hints": False,
        "luck": "0123456789abcdef",
    }
    made = server.client.post(f"{API}/tables", json=body)
    assert made.status_code == 201
    found = made.json()
    assert set(found) == {"table", "code", "seat", "token", "commitment"}
    assert re.fullmatch(ID, found["table"])
    assert re.fullmatch(ID, found["token"])
    assert re.fullmatch(CODE, found["code"])
    assert found["seat"] == 2
    table = server.client.get(f"{API}/tables/{found['table']}").json()
    assert [(seat["seat"], seat["occupant"], seat["name"]) for seat in table["seats"]] == [
        (0, "open", None),
        (1, "bot:club", None),
        (2, "person", "Ola"),
    ]
    assert table["seats"][2]["here"] is False
    assert table["seats"][2]["away"] == "wait"
    assert (table["pace"], table["spectators"], table["hints"]) == ("days", False, False)
    assert (table["status"], table["host"], table["code"]) == ("waiting", 2, found["code"])


def test_a_host_may_have_no_seat(server: Server) -> None:
    body = {"game": "modern-art", "options": {"players": 3}, "name": None}
    made = server.client.post(f"{API}/tables", json=body)
    assert made.status_code == 201
    assert made.json()["seat"] is None
    host = Seat(server.client, made.json()["table"], made.json()["token"])
    assert host.put("/seats/0", json={"occupant": "bot:novice"}).status_code == 200
    assert host.get("/legal").status_code == 403


def test_a_code_is_read_in_any_case_until_the_game_begins(server: Server) -> None:
    seats = server.make("Ola", "Jan")
    code = seats[0].get().json()["code"]
    found = server.client.get(f"{API}/codes/{code.lower()}")
    assert (found.status_code, found.json()) == (200, {"table": seats[0].table})
    seats[0].post("/start")
    gone = server.client.get(f"{API}/codes/{code}")
    assert (gone.status_code, gone.json()["code"]) == (404, "no-such-code")


def test_seats_are_taken_and_left(server: Server) -> None:
    (ola,) = server.make("Ola")
    public = Seat(server.client, ola.table, None)
    sat = public.post("/seats", json={"name": "Jan", "seat": 1, "luck": "x"})
    assert (sat.status_code, sat.json()["seat"]) == (201, 1)
    full = public.post("/seats", json={"name": "Ewa"})
    assert (full.status_code, full.json()["code"]) == (409, "table-full")
    jan = Seat(server.client, ola.table, sat.json()["token"])
    renamed = jan.put("/seats/1", json={"name": "Janek"})
    assert renamed.json()["seats"][1]["name"] == "Janek"
    assert jan.put("/seats/1", json={"away": "bot"}).json()["seats"][1]["away"] == "bot"
    left = jan.ask("DELETE", "/seats/1")
    assert (left.status_code, left.content) == (204, b"")
    assert "content-type" not in left.headers
    assert jan.get().status_code == 401
    assert ola.put("/seats/1", json={"occupant": "bot:club"}).status_code == 200


def test_one_change_of_a_seat_at_a_time(server: Server) -> None:
    (ola,) = server.make("Ola")
    for body in ({}, {"name": "Ewa", "away": "bot"}):
        refused = ola.put("/seats/0", json=body)
        assert (refused.status_code, refused.json()["code"]) == (400, "one-change")


def test_a_game_is_played_over_http(server: Server) -> None:
    ola, jan = server.playing("Ola", "Jan", seed=3)
    while ola.get().json()["status"] == "playing":
        for seat in (ola, jan):
            n, actions = seat.legal()
            if actions:
                cid = f"{seat.token}-{n}"[-32:]
                acted = seat.post("/actions", json={"cid": cid, "seen": n, "action": actions[0]})
                assert acted.status_code == 200, acted.text
                assert acted.json()["cid"] == cid
                assert acted.json()["n"] > n
    record = ola.get("/record")
    assert record.status_code == 200
    assert record.json()["seats"] == ["person", "person"]
    shuffle = ola.get("/shuffle").json()
    assert set(shuffle) == {"commitment", "luck", "secret", "seed"}
    first = ola.post("/rematch", json={})
    assert first.status_code == 201
    second = jan.post("/rematch")
    assert second.json()["table"] == first.json()["table"]
    again = ola.post("/rematch")
    assert (again.status_code, again.json()["code"]) == (409, "already-there")


def test_alone_against_bots_a_decision_is_taken_back(server: Server) -> None:
    (ola,) = server.playing("Ola", seats=["open", "bot:novice"])
    while not ola.legal()[1]:
        ola.get(f"/update?since={ola.legal()[0]}&wait=5")
    nothing = ola.post("/undo")
    assert (nothing.status_code, nothing.json()["code"]) == (409, "nothing-to-undo")
    n, actions = ola.legal()
    ola.post("/actions", json={"cid": "act", "seen": n, "action": actions[0]})
    undone = ola.post("/undo", json={"cid": "undo"})
    assert undone.status_code == 200
    assert undone.json()["n"] > n
    assert ola.post("/undo", json={"cid": "undo"}).content == undone.content
    assert ola.get().json()["undone"] == 1
    assert ola.legal() == (undone.json()["n"], actions)
    assert ola.get(f"/update?since={n}").json()["afresh"] is True
    unknown = ola.post("/undo", json={"back": 3})
    assert (unknown.status_code, unknown.json()["code"]) == (400, "field-unknown")


def test_with_company_nothing_is_taken_back(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    refused = ola.post("/undo", headers={"Accept-Language": "pl"})
    assert (refused.status_code, refused.json()["code"]) == (403, "undo-company")
    assert "stół z samymi botami" in refused.json()["detail"]


def test_what_comes_too_early_is_refused(server: Server) -> None:
    (ola,) = server.make("Ola")
    asked = {
        "not-started": ola.get("/legal"),
        "still-playing": ola.get("/record"),
        "seats-open": ola.post("/start"),
        "not-asked": ola.post("/hint"),
    }
    for code, answer in asked.items():
        assert (answer.status_code, answer.json()["code"]) == (409, code)
    assert set(ola.get("/shuffle").json()) == {"commitment", "luck"}


def test_updates_are_everything_or_what_is_new(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    update = ola.get("/update")
    assert update.status_code == 200
    assert set(update.json()) == {
        *("n", "view", "choices", "events", "pending", "orders", "waiting", "clock"),
    }
    n = update.json()["n"]
    nothing = ola.get("/update", params={"since": n})
    assert (nothing.status_code, nothing.content) == (204, b"")
    waited = ola.get("/update", params={"since": n, "wait": 0.3})
    assert waited.status_code == 204
    assert waited.elapsed.total_seconds() >= 0.3
    ahead = ola.get("/update", params={"since": n + 1})
    assert (ahead.status_code, ahead.json()["code"]) == (400, "bad-since")


@pytest.mark.parametrize(
    "query",
    [
        *("since=", "since=-1", "since=x", "since=1.5", "since=1&since=2", "since=9" + "9" * 40),
        *("wait=x", "wait=-1", "wait=nan", "wait=inf", "wait=1e3", "token=abc", "since=0&x=1"),
    ],
)
def test_a_query_that_is_none_is_refused(server: Server, query: str) -> None:
    ola, _ = server.playing("Ola", "Jan")
    assert ola.get(f"/update?{query}").status_code == 400


def test_a_hint_speaks_the_language_of_the_request(server: Server) -> None:
    seats = server.playing("Ola", "Jan")
    asked = next(seat for seat in seats if seat.legal()[1])
    english = asked.post("/hint").json()
    polish = asked.post("/hint", headers={"Accept-Language": "pl"}).json()
    assert english["action"] in asked.legal()[1]
    assert polish["sentences"] != english["sentences"]


def test_standing_orders_are_put(server: Server) -> None:
    asked = {"game": "modern-art", "options": {"players": 3}, "seed": 5}
    seats = server.playing("Ola", "Jan", "Ewa", **asked)
    early = seats[1].put("/orders", json={"orders": [{"order": "out"}]})
    assert early.status_code == 422
    assert seats[1].put("/orders", json={"orders": []}).json() == {"orders": []}


def test_health_and_descriptions(server: Server) -> None:
    assert server.client.get("/healthz").json()["status"] == "ok"
    assert server.client.get(f"{API}/openapi.json").json()["openapi"].startswith("3.1")
    assert "hello" in server.client.get(f"{API}/schema.json").json()["$defs"]


def test_every_answer_carries_its_headers(server: Server) -> None:
    answers = [
        server.client.get("/"),
        server.client.get("/nothing"),
        server.client.get("/healthz"),
        server.client.post(f"{API}/tables", content=b"{"),
        server.client.delete(f"{API}/tables"),
    ]
    assert [answer.status_code for answer in answers] == [200, 404, 200, 400, 405]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        page = answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == ("no-cache" if page else "no-store")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
