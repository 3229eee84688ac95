"""Web Push over a real server: a device is told once that it is its person's turn, and no more."""

import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.days import CONTACT, DAYS, act, by_days, eventually, on, turn_over
from tests.server.push_service import Browser, Service, claims, push_service
from tests.server.room import modern_art
from tests.server.running import START, Seat, Server, running
from vernissage.core.words import words


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def server(service: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Web Push is on, and nobody is waited for."""
    home = tmp_path_factory.mktemp("push")
    with running(home, "--testing", "--bots", "1", *on(service)) as found:
        yield found
        assert found.logged() == []
        assert found.stop() == 0


def subscribed(seat: Seat, service: Service, lang: str = "en") -> Browser:
    browser = service.browser()
    answer = seat.put("/push", json=browser.subscription(lang))
    assert answer.status_code == 204, answer.text
    return browser


def letters(home: Path) -> int:
    """How many still lie in the box."""
    (file,) = home.rglob("tables.sqlite")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        (count,) = database.execute("SELECT count(*) FROM letter").fetchone()
        return int(count)


def test_who_is_away_is_told_of_each_turn_once(server: Server, service: Service) -> None:
    asked, waits = by_days(server)
    first, second = subscribed(asked, service, "pl"), subscribed(waits, service, "de-AT")
    browsers = {asked: first, waits: second}
    for turn in range(1, 4):
        turn_over(asked)
        asked, waits = waits, asked
        eventually(lambda: len(service.to(browsers[asked])) == (turn + 1) // 2)  # noqa: B023
    assert all(each == {"table": asked.table, "lang": "pl"} for each in service.to(first))
    assert all(each == {"table": asked.table, "lang": "de"} for each in service.to(second))


def test_the_service_learns_who_sends_and_how_long_it_matters(
    server: Server, service: Service
) -> None:
    asked, waits = by_days(server)
    browser = subscribed(waits, service)
    turn_over(asked)
    eventually(lambda: bool(service.to(browser)))
    brought = next(each for each in service.brought if each.path == browser.path)
    signed, key = claims(brought.headers["authorization"])
    assert key == server.client.get("/api/v1/push").json()["key"]
    assert (signed["aud"], signed["sub"]) == (service.url, CONTACT)
    assert 0 < signed["exp"] - time.time() <= 24 * 60 * 60
    assert 86_000 < int(brought.headers["ttl"]) <= 86_400
    known = {"host", "content-length", "accept-encoding", "authorization", "content-encoding"}
    assert set(brought.headers) - known == {"content-type", "ttl", "urgency", "topic"}
    text = repr((brought.headers, brought.path))
    for secret in (asked.table, asked.token, waits.token, "Ola", "Jan"):
        assert secret is not None
        assert secret not in text


def test_who_is_here_is_not_told(server: Server, service: Service, tmp_path: Path) -> None:
    asked, waits = by_days(server)
    here, away = subscribed(waits, service), subscribed(asked, service)
    with server.seated(waits):
        turn_over(asked)
        turn_over(waits)
        eventually(lambda: bool(service.to(away)))
    assert service.to(here) == []


def test_who_does_not_want_it_any_more_is_not_told(server: Server, service: Service) -> None:
    asked, waits = by_days(server)
    one, other = subscribed(waits, service), subscribed(waits, service)
    assert waits.ask("DELETE", "/push", json={"endpoint": one.endpoint}).status_code == 204
    turn_over(asked)
    eventually(lambda: bool(service.to(other)))
    assert waits.ask("DELETE", "/push").status_code == 204
    turn_over(waits)
    turn_over(asked)
    control = subscribed(asked, service)
    turn_over(waits)
    eventually(lambda: bool(service.to(control)))
    assert (len(service.to(one)), len(service.to(other))) == (0, 1)


def test_whoever_sat_there_before_is_not_told(server: Server, service: Service) -> None:
    ola, jan = server.make("Ola", "Jan", seed=1, **DAYS)
    before = subscribed(jan, service)
    assert jan.ask("DELETE", "/seats/1").status_code == 204
    sat = ola.client.post(f"/api/v1/tables/{ola.table}/seats", json={"name": "Ewa"}).json()
    ewa = Seat(server.client, ola.table, sat["token"])
    after, host = subscribed(ewa, service), subscribed(ola, service)
    ola.post("/start")
    if ola.legal()[1]:
        turn_over(ola)
    eventually(lambda: bool(service.to(after)))
    turn_over(ewa)
    eventually(lambda: bool(service.to(host)))
    assert service.to(before) == []


def test_a_device_that_is_gone_is_forgotten(server: Server, service: Service) -> None:
    asked, waits = by_days(server)
    gone = subscribed(waits, service)
    service.answers.append((410, {}))
    turn_over(asked)
    eventually(lambda: len(service.to(gone)) == 1)
    there = subscribed(asked, service)
    turn_over(waits)
    turn_over(asked)
    turn_over(waits)
    eventually(lambda: bool(service.to(there)))
    assert len(service.to(gone)) == 1


def open_auction(server: Server, service: Service, *, passes: bool) -> list[list[tuple[int, Any]]]:
    """What the devices of three people get while a lot is bid for: sizes, and what it says."""
    setup = modern_art(["nex open"])
    asked = {"game": "modern-art", "options": {"players": 3}, "setup": setup, **DAYS}
    seats = server.make("Ola", "Jan", "Ewa", **asked)
    browsers = [subscribed(seat, service) for seat in seats]

    def told(*counts: int) -> None:
        eventually(lambda: [len(service.to(browser)) for browser in browsers] == list(counts))

    seats[0].post("/start")
    told(1, 0, 0)
    act(seats[0], "offer nex open")
    told(1, 1, 1)
    if passes:
        act(seats[2], "pass")
    act(seats[1], "bid 3")
    if passes:
        act(seats[2], "pass")
    act(seats[0], "bid 4")
    told(1, 2, 1)
    act(seats[1], "bid 5")
    told(2, 2, 1)
    return [
        [
            (len(each.body), int(each.headers["ttl"]) > 86_000)
            for each in service.brought
            if each.path == browser.path
        ]
        for browser in browsers
    ]


def test_silent_passes_show_on_no_device(server: Server, service: Service) -> None:
    """MA-O3, two worlds: one in which Ewa passes in silence, one in which she has not spoken."""
    worlds = [open_auction(server, service, passes=passes) for passes in (False, True)]
    assert worlds[0] == worlds[1]


def test_other_sealed_amounts_show_on_no_device(server: Server, service: Service) -> None:
    """Two worlds: how much is sealed, and how often it is changed."""
    worlds = []
    for amounts in ((25,), (90, 0, 7)):
        setup = modern_art(["nex sealed"])
        asked = {"game": "modern-art", "options": {"players": 3}, "setup": setup, **DAYS}
        seats = server.playing("Ola", "Jan", "Ewa", **asked)
        browsers = [subscribed(seat, service) for seat in seats]
        act(seats[0], "offer nex sealed")
        for browser in browsers[1:]:
            eventually(lambda: len(service.to(browser)) == 1)  # noqa: B023
        for amount in amounts:
            n, _ = seats[1].legal()
            body = {"cid": f"s{amount}", "seen": n, "action": f"seal {amount}"}
            assert seats[1].post("/actions", json=body).status_code == 200
        act(seats[2], "seal 1")
        act(seats[0], "seal 1")
        eventually(lambda: len(service.to(browsers[1])) == 2)  # noqa: B023
        paths = [browser.path for browser in browsers]
        worlds.append([[len(b.body) for b in service.brought if b.path == path] for path in paths])
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"endpoint": "https://evil.example/a"}, 422, "push-address"),
        ({"endpoint": "http://127.0.0.1:1/a"}, 422, "push-address"),
        ({"endpoint": "https://fcm.googleapis.com/" + "a" * 1000}, 400, "field-wrong"),
        ({"p256dh": "A" * 87}, 422, "push-keys"),
        ({"p256dh": "short"}, 400, "field-wrong"),
        ({"auth": "A" * 23}, 400, "field-wrong"),
        ({"auth": 5}, 400, "field-wrong"),
        ({"expirationTime": None}, 400, "field-unknown"),
        ({"lang": "x" * 36}, 400, "field-wrong"),
    ],
)
def test_what_is_no_subscription_is_refused(
    server: Server, service: Service, change: dict[str, Any], status: int, code: str
) -> None:
    ola, _ = server.make("Ola", "Jan", **DAYS)
    body = service.browser().subscription() | change
    for language in ("en", "pl", "de"):
        answer = ola.put("/push", json=body, headers={"Accept-Language": language})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.headers["content-language"] == language


def test_who_may_subscribe(server: Server, service: Service) -> None:
    ola, _ = server.make("Ola", "Jan", **DAYS)
    relaxed, _ = server.make("Ola", "Jan")
    body = service.browser().subscription()
    stranger, nobody = Seat(server.client, ola.table, "?"), Seat(server.client, ola.table, None)
    refused = [
        (stranger.put("/push", json=body), 401, "token"),
        (nobody.put("/push", json=body), 401, "token"),
        (nobody.ask("DELETE", "/push"), 401, "token"),
        (Seat(server.client, ola.table, relaxed.token).put("/push", json=body), 401, "token"),
        (Seat(server.client, "nowhere", None).put("/push", json={}), 404, "no-such-table"),
        (relaxed.put("/push", json=body), 409, "push-not-by-days"),
        (ola.get("/push"), 405, "no-such-method"),
        (ola.put("/push?token=a", json=body), 400, "bad-query"),
    ]
    for answer, status, code in refused:
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert ola.put("/push", json=body).status_code == 204
    assert ola.put("/push", json=body).status_code == 204


def test_a_server_without_it_says_so(tmp_path: Path) -> None:
    with running(tmp_path, "--testing", "--bots", "1") as server:
        assert server.client.get("/api/v1/push").json() == {"key": None}
        ola, _ = server.make("Ola", "Jan", **DAYS)
        body = Browser("https://fcm.googleapis.com").subscription()
        for answer in (ola.put("/push", json=body), ola.ask("DELETE", "/push")):
            assert (answer.status_code, answer.json()["code"]) == (409, "push-off")
        stranger = Seat(server.client, ola.table, "?")
        assert stranger.put("/push", json=body).status_code == 401


def test_two_processes_tell_it_once(service: Service, database: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    flags = ("--testing", "--bots", "1", "--workers", "2", "--database", database)
    with running(home, *flags, *on(service)) as server:
        keys = {server.client.get("/api/v1/push").json()["key"] for _ in range(10)}
        assert len(keys) == 1
        asked, waits = by_days(server)
        browsers = {seat: subscribed(seat, service) for seat in (asked, waits)}
        for turn in range(1, 7):
            turn_over(asked)
            asked, waits = waits, asked
            eventually(lambda: len(service.to(browsers[asked])) == (turn + 1) // 2)  # noqa: B023
        time.sleep(0.5)
        assert [len(service.to(browser)) for browser in browsers.values()] == [3, 3]


def test_a_server_that_was_killed_before_it_could_tell_tells_it_later(
    service: Service, tmp_path: Path
) -> None:
    with running(tmp_path, "--bots", "1", *on(service)) as server:
        key = server.client.get("/api/v1/push").json()["key"]
        ola, jan = server.make("Ola", "Jan", **DAYS)
        browsers = [subscribed(seat, service) for seat in (ola, jan)]
        assert ola.post("/start").status_code == 200
        first = 0 if ola.legal()[1] else 1
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    assert letters(tmp_path) == 1
    assert [service.to(browser) for browser in browsers] == [[], []]
    (file,) = tmp_path.rglob("tables.sqlite")
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE letter SET due = 0")
        database.commit()
    with running(tmp_path, "--testing", "--bots", "1", *on(service)) as server:
        eventually(lambda: len(service.to(browsers[first])) == 1)
        eventually(lambda: letters(tmp_path) == 0)
        assert server.client.get("/api/v1/push").json()["key"] == key
    assert service.to(browsers[1 - first]) == []


@pytest.mark.parametrize(
    ("flags", "before", "code"),
    [
        (("--push", "ola"), "", "serve-push-contact"),
        (("--push", "mailto:"), "", "serve-push-contact"),
        (("--push", CONTACT, "--push-service", "http://a"), "", "serve-push-service"),
        (("--push-service", "push.example.org"), "", "serve-push-missing"),
        (
            ("--push", CONTACT),
            "import importlib.util as u; f = u.find_spec; "
            "u.find_spec = lambda name, *p: None if name == 'cryptography' else f(name, *p); ",
            "push-not-installed",
        ),
    ],
)
def test_what_cannot_be_switched_on_is_refused_at_the_start(
    tmp_path: Path, flags: tuple[str, ...], before: str, code: str
) -> None:
    asked = [sys.executable, "-c", before + START, "serve", "--no-browser", "--port", "0", *flags]
    asked += ["--database", f"sqlite:///{tmp_path / 'tables.sqlite'}", "--lang", "en"]
    ended = subprocess.run(asked, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert words("en")(code).split(".")[0] in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr
