"""Requests that no decent client would send: refused with words, and nobody else notices."""

import json
import re
import socket

import httpx2
import pytest

from tests.server.running import API, Seat, Server
from vernissage.server.refusals import STATUS

LARGEST = 16 * 1024
GOOD = {"game": "musee", "options": {"players": 2}, "name": "Ola"}


def check_problem(answer: httpx2.Response, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    told = answer.json()
    assert list(told) == ["title", "status", "detail", "code", "rule", "args"]
    assert (told["status"], told["code"]) == (status, code)
    assert len(told["detail"]) > 20
    assert not re.search(r"msgspec|Traceback|regex|\$\.|vernissage", told["detail"])


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "not-json"),
        (b"{", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b'{"game": "\xed\xa0\x80"}', "not-json"),
        (b'{"name": "\\ud800"', "not-json"),
        (b"[]", "field-wrong"),
        (b"null", "field-wrong"),
        (b"{}", "field-missing"),
        (json.dumps(GOOD | {"evil": 1}).encode(), "field-unknown"),
        (json.dumps(GOOD | {"game": "chess"}).encode(), "field-wrong"),
        (json.dumps(GOOD | {"seats": ["open", "bot:./evil.py:Evil"]}).encode(), "field-wrong"),
        (json.dumps(GOOD | {"seats": ["open", "person"]}).encode(), "field-wrong"),
        (json.dumps(GOOD | {"seat": 10**30}).encode(), "field-wrong"),
        (json.dumps(GOOD | {"luck": "a|b"}).encode(), "field-wrong"),
        (json.dumps(GOOD | {"luck": "ż"}).encode(), "field-wrong"),
        (json.dumps(GOOD | {"luck": "a" * 65}).encode(), "field-wrong"),
        (json.dumps(GOOD | {"cid": "short"}).encode(), "field-wrong"),
        (json.dumps(GOOD | {"spectators": 1}).encode(), "field-wrong"),
        (json.dumps(GOOD | {"name": "x" * 5000}).encode(), "field-wrong"),
        (json.dumps(GOOD | {"name": "\u202e"}).encode(), "bad-name"),
        (json.dumps(GOOD | {"name": "  "}).encode(), "bad-name"),
        (b'{"options": ' + b"[" * 4000 + b"]" * 4000 + b"}", "too-deep"),
        (b'{"options": {"a":' + b'{"a":' * 2000 + b"1" + b"}" * 2002, "too-deep"),
    ],
)
def test_bodies_that_are_not_understood(server: Server, body: bytes, code: str) -> None:
    check_problem(server.client.post(f"{API}/tables", content=body), 400, code)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 99},
        {"players": True},
        {"players": "2"},
        {"players": None},
        {"players": 2.5},
        {"players": [2]},
        {"players": 2, "evil": 1},
        {"players": 2, "stairs": {"upper": [{}], "lower": None}},
        {"players": 2, "stairs": [[[[]]]]},
        {"__class__": 1},
        {"": 1},
        {"players": 2**64},
    ],
)
@pytest.mark.parametrize("game", ["musee", "modern-art", "art-society"])
def test_options_that_no_game_has(server: Server, game: str, options: object) -> None:
    answer = server.client.post(f"{API}/tables", json=GOOD | {"game": game, "options": options})
    assert answer.status_code == (201 if options == {} else 400), answer.text


def test_options_that_a_rule_forbids_are_no_illegal_action(server: Server) -> None:
    options = {"players": 4, "mystery_hand": True}
    answer = server.client.post(
        f"{API}/tables", json=GOOD | {"game": "modern-art", "options": options}
    )
    check_problem(answer, 400, "modern-art-three-players-only")
    assert answer.json()["rule"] == "MA-M1"


def test_brackets_in_text_are_not_depth(server: Server) -> None:
    answer = server.client.post(f"{API}/tables", json=GOOD | {"name": "[[[[{{{{" + "]" * 10})
    assert answer.status_code == 201


@pytest.mark.parametrize("size", [LARGEST + 1, 100_000, 5_000_000])
def test_a_body_over_16_kb(server: Server, size: int) -> None:
    check_problem(server.client.post(f"{API}/tables", content=b"x" * size), 413, "too-large")


@pytest.mark.parametrize("size", [LARGEST + 1, 5_000_000])
def test_a_chunked_body_over_16_kb(server: Server, size: int) -> None:
    chunks = (b"x" * 1000 for _ in range(size // 1000 + 1))
    check_problem(server.client.post(f"{API}/tables", content=chunks), 413, "too-large")


def test_a_large_body_is_refused_before_it_is_read(server: Server) -> None:
    head = f"POST {API}/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as found:
        found.sendall(head.encode())
        assert found.recv(100).startswith(b"HTTP/1.1 413 ")


def test_exactly_16_kb_is_read(server: Server) -> None:
    body = json.dumps(GOOD).encode()
    padded = body + b" " * (LARGEST - len(body))
    assert server.client.post(f"{API}/tables", content=padded).status_code == 201


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 201),
        ("application/json; charset=utf-8", 201),
        ('Application/JSON;charset="UTF-8"', 201),
        ("application/json; charset=latin-1", 415),
        ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415),
        ("application/jsonp", 415),
        ("", 415),
    ],
)
def test_only_json_is_read(server: Server, kind: str, status: int) -> None:
    answer = server.client.post(
        f"{API}/tables", content=json.dumps(GOOD), headers={"Content-Type": kind}
    )
    assert answer.status_code == status


@pytest.mark.parametrize(
    ("method", "path", "allow"),
    [
        ("GET", "/tables", "POST"),
        ("DELETE", "/tables/x", "GET, HEAD"),
        ("POST", "/codes/ABCDEF", "GET, HEAD"),
        ("PATCH", "/tables/x/seats/0", "DELETE, PUT"),
        ("OPTIONS", "/tables/x/actions", "POST"),
        ("TRACE", "/tables/x/orders", "PUT"),
    ],
)
def test_a_method_that_is_not_here(server: Server, method: str, path: str, allow: str) -> None:
    answer = server.client.request(method, f"{API}{path}")
    check_problem(answer, 405, "no-such-method")
    assert answer.headers["allow"] == allow


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/api",
        "/api/v2/tables",
        "/api/v1/tables/",
        "/api/v1/tables/x/y",
        "/api/v1/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/a%00b",
        "/metrics",
        "/" + "a" * 4000,
    ],
)
def test_nothing_at_this_address(server: Server, path: str) -> None:
    check_problem(server.client.get(path), 404, "no-such-page")


@pytest.mark.parametrize("table", ["x", "A" * 22, "A" * 3000, "%00", "%ff", "a%0Ab"])
def test_no_such_table(server: Server, table: str) -> None:
    check_problem(Seat(server.client, table, None).get(), 404, "no-such-table")


@pytest.mark.parametrize("seat", ["9", "-1", "x", "1.0", "00", "%D9%A1", "99999999999999999999"])
def test_no_such_seat(server: Server, seat: str) -> None:
    (ola,) = server.make("Ola")
    check_problem(ola.put(f"/seats/{seat}", json={"name": "Ewa"}), 404, "no-chair")


@pytest.mark.parametrize("code", ["x", "ABCDE", "ABCDEFG", "%00", "AAAAAI", "A" * 999, "żółw"])
def test_no_such_code(server: Server, code: str) -> None:
    check_problem(server.client.get(f"{API}/codes/{code}"), 404, "no-such-code")


def test_a_query_where_none_is_taken(server: Server) -> None:
    (ola,) = server.make("Ola")
    check_problem(ola.get(f"?token={ola.token}"), 400, "bad-query")


@pytest.mark.parametrize(
    "sent",
    [
        b"\r\n\r\n\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n",
        b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\na: " + b"b" * 70_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 70_000,
        b"\x16\x03\x01\x02\x00\x01\x00",
    ],
)
def test_what_is_no_http(server: Server, sent: bytes) -> None:
    answer = server.raw(sent)
    assert answer.startswith(b"HTTP/1.1 400 "), answer[:200]
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head
    assert json.loads(body)["code"] == "not-http"


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-WebSocket-Version": "13"},
        {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "short"},
        {"Sec-WebSocket-Version": "8", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="},
        {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
        | {f"X-{number}": "x" * 90 for number in range(90)},
    ],
)
def test_an_upgrade_that_is_none(server: Server, headers: dict[str, str]) -> None:
    given = headers | {"Host": "x", "Connection": "Upgrade", "Upgrade": "websocket"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    head = f"GET {API}/tables/x/socket HTTP/1.1\r\n{lines}\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as found:
        found.sendall(head.encode())
        assert found.recv(100)[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 426", b"HTTP/1.1 101")


def test_someone_who_hangs_up_while_waiting_is_forgotten(server: Server) -> None:
    ola, _ = server.playing("Ola", "Jan")
    path = f"{API}/tables/{ola.table}/update?since=1&wait=25"
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as found:
            found.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    assert ola.get().status_code == 200


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_refusals_speak_the_language_of_the_request(server: Server, language: str) -> None:
    answer = server.client.get("/nothing", headers={"Accept-Language": f"{language}-XX, fr;q=0.9"})
    assert answer.headers["content-language"] == language
    titles = {"en": "Not found", "pl": "Nie znaleziono", "de": "Nicht gefunden"}
    assert answer.json()["title"] == titles[language]


def test_no_status_is_500() -> None:
    assert 500 not in STATUS.values()
