"""Never 500: what nobody expected is counted, logged by its place, and answered with regret."""

import io
import json
from collections.abc import Iterator
from typing import Any, cast

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from vernissage.server.app import Application
from vernissage.server.hall import Hall
from vernissage.server.house import House
from vernissage.server.library import Library
from vernissage.server.limits import NO_LIMITS, Allowances
from vernissage.server.logs import Log
from vernissage.server.ports import Closed
from vernissage.server.socket import Socket

SECRET = "hang 19 T3"


class BrokenHall:
    """A hall in which everything goes wrong, in one way or another."""

    def __init__(self) -> None:
        self.error: Exception = KeyError(SECRET)
        self.greets = False
        self.has_news = False

    def __getattr__(self, name: str) -> Any:
        async def fail(*_: Any, **__: Any) -> Any:
            raise self.error

        return fail

    async def watch(self, _: Any, __: Any, ___: Any, watcher: Socket) -> Any:
        if not self.greets:
            raise self.error
        if self.has_news:
            watcher.news()
        return BrokenWatch(self)


class BrokenWatch:
    def __init__(self, hall: BrokenHall) -> None:
        self.hall = hall

    async def act(self, *_: Any) -> Any:
        raise self.hall.error

    def fetch(self) -> list[bytes]:
        raise self.hall.error

    def close(self) -> None:
        pass


class Broken:
    def __init__(self) -> None:
        self.hall = BrokenHall()
        self.out = io.StringIO()
        self.house = House(
            hall=cast(Hall, self.hall),
            library=Library.__new__(Library),
            allowances=Allowances(NO_LIMITS),
            log=Log(self.out),
        )
        self.client = TestClient(Application(self.house))


@pytest.fixture
def broken() -> Iterator[Broken]:
    found = Broken()
    yield found
    assert SECRET not in found.out.getvalue()


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "", {"game": "musee", "options": {}, "name": "Ola"}),
        ("GET", "/x", None),
        ("POST", "/x/seats", {"name": "Ola"}),
        ("PUT", "/x/seats/0", {"name": "Ola"}),
        ("PUT", "/x/seats/0", {"away": "bot"}),
        ("PUT", "/x/seats/0", {"occupant": "open"}),
        ("DELETE", "/x/seats/0", None),
        ("POST", "/x/start", None),
        ("GET", "/x/update", None),
        ("GET", "/x/update?since=1&wait=1", None),
        ("GET", "/x/legal", None),
        ("POST", "/x/actions", {"cid": "a", "seen": 1, "action": SECRET}),
        ("PUT", "/x/orders", {"orders": []}),
        ("POST", "/x/hint", None),
        ("GET", "/x/record", None),
        ("GET", "/x/shuffle", None),
        ("POST", "/x/rematch", None),
    ],
)
def test_a_mistake_of_ours(broken: Broken, method: str, path: str, body: Any) -> None:
    answer = broken.client.request(method, f"/api/v1/tables{path}", json=body)
    assert (answer.status_code, answer.json()["code"]) == (503, "mishap")
    assert answer.headers["retry-after"] == "2"
    assert SECRET not in answer.text
    assert broken.house.metrics.errors == 1
    told = json.loads(broken.out.getvalue())
    assert (told["event"], told["kind"]) == ("mishap", "KeyError")
    assert "server/http.py" in told["place"]


def test_a_store_that_cannot_be_written(broken: Broken) -> None:
    broken.hall.error = Closed("disk full")
    answer = broken.client.get("/api/v1/tables/x")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-written")
    assert "disk" not in answer.text
    assert broken.house.metrics.errors == 0


def test_a_house_that_closes(broken: Broken) -> None:
    broken.house.closing = True
    for path in ("/", "/healthz", "/api/v1/tables/x"):
        answer = broken.client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (503, "going-down")
        assert "retry-after" in answer.headers


def test_a_hello_that_breaks(broken: Broken) -> None:
    with broken.client.websocket_connect("/api/v1/tables/x/socket") as socket:
        socket.send_text('{"t": "hello"}')
        assert socket.receive_json()["reason"] == "mishap"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 1012


def test_an_action_that_breaks(broken: Broken) -> None:
    broken.hall.greets = True
    with broken.client.websocket_connect("/api/v1/tables/x/socket") as socket:
        socket.send_text('{"t": "hello", "lang": "pl"}')
        socket.send_json({"t": "act", "cid": "a", "seen": 1, "action": SECRET})
        told = socket.receive_json()
        assert (told["t"], told["cid"], told["status"], told["code"]) == ("no", "a", 503, "mishap")
        assert told["detail"].startswith("To nasz błąd")
        socket.send_text('{"t": "ping", "cid": "b"}')
        assert socket.receive_json() == {"t": "pong", "cid": "b"}
    assert broken.house.metrics.errors == 1


def test_news_that_cannot_be_told(broken: Broken) -> None:
    broken.hall.greets = broken.hall.has_news = True
    with broken.client.websocket_connect("/api/v1/tables/x/socket") as socket:
        socket.send_text('{"t": "hello"}')
        assert socket.receive_json()["reason"] == "mishap"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 1012
    assert broken.house.metrics.errors == 1
