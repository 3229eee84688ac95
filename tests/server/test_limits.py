"""Limits: what one address, one seat and one socket may ask for."""

from collections.abc import Iterator
from contextlib import ExitStack
from math import inf
from typing import Any

import pytest

from tests.server.running import API, Server, closed, hear_until, running, say
from vernissage.server import limits
from vernissage.server.limits import NO_LIMITS, Allowances, Bucket, Limits, Rate, Share
from vernissage.server.refusals import Denied


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 10, 0.0)
    assert [bucket.take(0.0), bucket.take(0.0)] == [0, 0]
    assert bucket.take(0.0) == pytest.approx(0.1)
    assert bucket.take(0.1) == 0
    assert bucket.take(0.1) > 0
    assert bucket.look(100.0) == 2


def test_a_rate_has_a_bucket_for_each() -> None:
    now = [0.0]
    rate = Rate("tables", 1, 0.1, lambda: now[0])
    rate.check("a")
    rate.check("b")
    with pytest.raises(Denied) as refused:
        rate.check("a")
    assert refused.value.arguments == {"seconds": 10}
    rate.check_left("c")
    with pytest.raises(Denied):
        rate.check_left("b")
    now[0] = 10.0
    rate.check_left("a")
    rate.check("a")


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 10)
    now = [0.0]
    rate = Rate("requests", 5, 1, lambda: now[0])
    for number in range(100):
        rate.check(number)
        assert len(rate.buckets) <= 10
    now[0] = 100.0
    rate.check("new")
    assert list(rate.buckets) == ["new"]


def test_a_share_is_given_back() -> None:
    share = Share(2)
    assert [share.take("a"), share.take("a"), share.take("a"), share.take("b")] == [
        *(True, True, False, True),
    ]
    share.give_back("a")
    assert share.take("a")
    for _ in range(2):
        share.give_back("a")
    share.give_back("b")
    assert share.held == {}


def test_off_is_off() -> None:
    allowances = Allowances(NO_LIMITS)
    bucket = allowances.messages(0.0)
    for _ in range(10_000):
        allowances.tables.check("a")
        assert bucket.take(0.0) == 0
        assert allowances.sockets.take("a")
    assert bucket.look(0.0) == inf


@pytest.mark.parametrize(
    ("client", "forwarded", "behind_proxy", "address"),
    [
        ("10.0.0.1", "1.2.3.4", False, "10.0.0.1"),
        ("10.0.0.1", "1.2.3.4", True, "1.2.3.4"),
        ("10.0.0.1", "evil, 1.2.3.4", True, "1.2.3.4"),
        ("10.0.0.1", None, True, "10.0.0.1"),
        ("::ffff:10.0.0.1", None, False, "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", None, False, "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", None, False, "2001:db8:1:2::"),
    ],
)
def test_who_asks(client: str, forwarded: str | None, behind_proxy: bool, address: str) -> None:
    allowances = Allowances(Limits(), behind_proxy=behind_proxy)
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    scope: dict[str, Any] = {"client": (client, 1234), "headers": headers}
    assert allowances.address_of(scope) == address


def test_nobody_knows_who_asks() -> None:
    assert Allowances(Limits()).address_of({"client": None, "headers": []}) == ""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as people start it, with some limits lower than usual."""
    flags = ("--tables-per-hour", "6", "--sockets-per-address", "7", "--actions-per-minute", "4")
    with running(tmp_path_factory.mktemp("limited"), "--bots", "1", *flags) as found:
        yield found


def test_chance_is_given_to_tables_under_testing_only(limited: Server) -> None:
    asked = {"game": "musee", "options": {"players": 2}, "name": "Ola"}
    given: list[dict[str, Any]] = [{"seed": 1}, {"bot_seed": 1}, {"setup": {}}]
    for more in given:
        refused = limited.client.post(f"{API}/tables", json=asked | more)
        assert (refused.status_code, refused.json()["code"]) == (400, "testing-only")


def test_too_many_messages_on_one_socket(limited: Server) -> None:
    ola, _ = limited.make("Ola", "Jan")
    with limited.seated(ola) as socket:
        for number in range(25):
            say(socket, t="ping", cid=str(number))
        code, said = closed(socket)
        assert code == 4429
        assert said[-1]["t"] == "bye"
        assert said[-1]["retry_ms"] >= 1000
        assert len(said) <= 22


def test_of_too_many_sockets_of_a_seat_the_newest_stay(limited: Server) -> None:
    ola, _ = limited.make("Ola", "Jan")
    with ExitStack() as opened:
        sockets = [opened.enter_context(limited.socket(ola.table)) for _ in range(6)]
        for socket in sockets:
            say(socket, t="hello", token=ola.token, since=0)
            hear_until(socket, "update")
        code, said = closed(sockets[0])
        assert (code, said[-1]["reason"]) == (4429, "replaced")
        say(sockets[5], t="ping", cid="a")
        assert hear_until(sockets[5], "pong")


def test_too_many_sockets_of_an_address(limited: Server) -> None:
    ola, _ = limited.make("Ola", "Jan")
    with ExitStack() as opened:
        sockets = [opened.enter_context(limited.socket(ola.table)) for _ in range(8)]
        code, said = closed(sockets[7])
        assert (code, said[-1]["reason"]) == (4429, "too-much")


def test_too_many_actions_of_a_seat(limited: Server) -> None:
    ola, jan = limited.make("Ola", "Jan")
    body = {"cid": "a", "seen": 1, "action": "hang 1 T1"}
    answers = [ola.post("/actions", json=body) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [409] * 4 + [429] * 2
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert jan.post("/actions", json=body).status_code == 409


def test_who_guesses_codes_must_wait_even_for_a_good_one(limited: Server) -> None:
    ola, _ = limited.make("Ola", "Jan")
    guesses = [limited.client.get(f"{API}/codes/AAAAA{letter}") for letter in "ABCDEFGHJKMN"]
    assert [guess.status_code for guess in guesses] == [404] * 10 + [429] * 2
    code = ola.get().json()["code"]
    assert limited.client.get(f"{API}/codes/{code}").status_code == 429


def test_too_many_tables_of_an_address(limited: Server) -> None:
    asked = {"game": "musee", "options": {"players": 2}, "name": "Ola"}
    made = [limited.client.post(f"{API}/tables", json=asked) for _ in range(7)]
    assert made[-1].status_code == 429
    assert made[-1].json()["code"] == "too-much"
    assert made[-1].json()["args"]["seconds"] > 60
