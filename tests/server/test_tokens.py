"""Tokens of other seats, other tables, nobody: on every route, as a matrix."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running import API, Seat, Server

NOBODY = "A" * 22
Request = tuple[str, str, Any]
OWN: list[Request] = [
    ("GET", "/legal", None),
    ("POST", "/actions", {"cid": "a", "seen": 1, "action": "hang 1 T1"}),
    ("PUT", "/orders", {"orders": []}),
    ("POST", "/hint", None),
    ("POST", "/undo", {}),
    ("POST", "/rematch", {}),
]
"""Of a seat, whichever it is."""
NAMED: list[Request] = [
    ("PUT", "/seats/1", {"name": "Ewa"}),
    ("PUT", "/seats/1", {"away": "bot"}),
    ("DELETE", "/seats/1", None),
]
"""Of seat 1 alone, during the game."""
PUBLIC: list[Request] = [
    ("GET", "", None),
    ("GET", "/update", None),
    ("GET", "/record", None),
    ("GET", "/shuffle", None),
]
HOSTS: list[Request] = [("POST", "/start", None), ("PUT", "/seats/1", {"occupant": "open"})]
ALL = [*OWN, *NAMED, *PUBLIC, *HOSTS, ("POST", "/seats", {"name": "Ewa"})]


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[dict[str, Seat]]:
    """A game between two people, kept by a host without a seat; and another table."""
    body = {"game": "musee", "options": {"players": 2}, "name": None, "seed": 1}
    made = server.client.post(f"{API}/tables", json=body).json()
    seats = {"host": Seat(server.client, made["table"], made["token"])}
    for name in ("Ola", "Jan"):
        sat = server.client.post(f"{API}/tables/{made['table']}/seats", json={"name": name})
        seats[name] = Seat(server.client, made["table"], sat.json()["token"])
    assert seats["host"].post("/start").status_code == 200
    (other,) = server.make("Ola")
    for name, token in {
        "public": None,
        "nobody": NOBODY,
        "other table": other.token,
        "long": "A" * 3000,
        "close": str(seats["Ola"].token)[:-1],
        "spaced": f"{seats['Ola'].token} x",
    }.items():
        seats[name] = Seat(server.client, made["table"], token)
    before = seats["public"].get("/update").json(), seats["public"].get().json()
    yield seats
    assert (seats["public"].get("/update").json(), seats["public"].get().json()) == before


@pytest.mark.parametrize(("method", "path", "body"), ALL)
@pytest.mark.parametrize("who", ["nobody", "other table", "long", "close", "spaced"])
def test_an_unknown_token_is_refused_on_every_route(
    table: dict[str, Seat], who: str, method: str, path: str, body: Any
) -> None:
    answer = table[who].ask(method, path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (401, "token")
    assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize(("method", "path", "body"), [*OWN, *NAMED, *HOSTS])
def test_without_a_token_only_what_is_public(
    table: dict[str, Seat], method: str, path: str, body: Any
) -> None:
    answer = table["public"].ask(method, path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (401, "token")


@pytest.mark.parametrize(("method", "path", "body"), NAMED)
@pytest.mark.parametrize("who", ["Ola", "host"])
def test_a_seat_is_its_owners(
    table: dict[str, Seat], who: str, method: str, path: str, body: Any
) -> None:
    assert table[who].ask(method, path, json=body).status_code == 403


@pytest.mark.parametrize(("method", "path", "body"), OWN)
def test_a_host_without_a_seat_does_not_play(
    table: dict[str, Seat], method: str, path: str, body: Any
) -> None:
    answer = table["host"].ask(method, path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (403, "seatless")


@pytest.mark.parametrize(("method", "path", "body"), HOSTS)
@pytest.mark.parametrize("who", ["Ola", "Jan"])
def test_a_guest_is_not_the_host(
    table: dict[str, Seat], who: str, method: str, path: str, body: Any
) -> None:
    assert table[who].ask(method, path, json=body).status_code == 403


@pytest.mark.parametrize(("method", "path", "body"), ALL)
@pytest.mark.parametrize("who", ["public", "nobody", "Ola"])
def test_an_unknown_table_comes_before_an_unknown_token(
    table: dict[str, Seat], who: str, method: str, path: str, body: Any
) -> None:
    nowhere = Seat(table[who].client, NOBODY, table[who].token)
    answer = nowhere.ask(method, path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"evil": 1}', b"x" * 20_000])
@pytest.mark.parametrize(("method", "path", "_"), [*OWN, *NAMED, *HOSTS])
def test_who_asks_comes_before_what_is_wrong_with_it(
    table: dict[str, Seat], method: str, path: str, _: Any, body: bytes
) -> None:
    for who in ("public", "nobody"):
        assert table[who].ask(method, path, content=body).status_code == 401
        nowhere = Seat(table[who].client, NOBODY, table[who].token)
        assert nowhere.ask(method, path, content=body).status_code == 404
        assert table[who].ask(method, f"{path}?x=1", content=body).status_code == 401


@pytest.mark.parametrize("form", ["Basic {}", "Token {}", "{}", "Bearer: {}", "Bearer", "Bearer{}"])
def test_only_bearer_tokens_are_read(table: dict[str, Seat], form: str) -> None:
    headers = {"Authorization": form.format(table["Ola"].token)}
    assert table["public"].get("/update", headers=headers).status_code == 401


def test_two_tokens_are_none(table: dict[str, Seat]) -> None:
    own = f"Bearer {table['Ola'].token}"
    path = f"{API}/tables/{table['Ola'].table}/legal"
    twice = [("Authorization", own), ("Authorization", own)]
    assert table["Ola"].client.get(path, headers=twice).status_code == 401


def test_the_scheme_is_read_in_any_case(table: dict[str, Seat]) -> None:
    headers = {"Authorization": f"bEARER {table['Ola'].token}"}
    assert table["public"].get("/legal", headers=headers).status_code == 200


def test_a_table_without_spectators(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan", spectators=False)
    public = Seat(server.client, ola.table, None)
    assert public.get().status_code == 200
    for path in ("/update", "/record", "/shuffle"):
        assert (public.get(path).status_code, public.get(path).json()["code"]) == (
            403,
            "no-spectators",
        )
    assert ola.get("/update").status_code == 200
