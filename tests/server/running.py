"""A real server on a free port of this machine, started as a user starts it."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from vernissage.core.words import words

API = "/api/v1"
METRICS_AT = words("en")("serve-metrics-at", url="")


class Seat:
    """One token at one table."""

    def __init__(self, client: httpx2.Client, table: str, token: str | None) -> None:
        self.client, self.table, self.token = client, table, token

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str = "", **more: Any) -> httpx2.Response:
        url = f"{API}/tables/{self.table}{path}"
        headers = self.headers | more.pop("headers", {})
        return self.client.request(method, url, headers=headers, **more)

    def get(self, path: str = "", **more: Any) -> httpx2.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx2.Response:
        return self.ask("POST", path, **more)

    def put(self, path: str, **more: Any) -> httpx2.Response:
        return self.ask("PUT", path, **more)

    def legal(self) -> tuple[int, list[str]]:
        found = self.get("/legal").json()
        return found["n"], found["actions"]


class Server:
    """The process, where it listens, and what it has logged."""

    def __init__(self, process: "subprocess.Popen[str]", url: str, log: Path) -> None:
        self.process, self.url, self.log = process, url, log
        self.port = int(url.rstrip("/").rpartition(":")[2])
        self.client = httpx2.Client(base_url=url, timeout=60)
        self.metrics_at = re.findall(f"^{METRICS_AT}(.+)$", log.read_text(), re.MULTILINE)

    def make(self, *names: str, **asked: Any) -> list[Seat]:
        """A table of Musée where these people sit, the host first."""
        body = {"game": "musee", "options": {"players": max(2, len(names))}, "name": names[0]}
        made = self.client.post(f"{API}/tables", json=body | asked)
        assert made.status_code == 201, made.text
        seats = [Seat(self.client, made.json()["table"], made.json()["token"])]
        for name in names[1:]:
            sat = (
                seats[0]
                .client.post(f"{API}/tables/{seats[0].table}/seats", json={"name": name})
                .json()
            )
            seats.append(Seat(self.client, seats[0].table, sat["token"]))
        return seats

    def playing(self, *names: str, **asked: Any) -> list[Seat]:
        """The same, begun; the first seat is to act first."""
        seats = self.make(*names, **{"seed": 1, "bot_seed": 1, **asked})
        begun = seats[0].post("/start")
        assert begun.status_code == 200, begun.text
        return seats

    @contextmanager
    def socket(self, table: str, **more: Any) -> Iterator[ClientConnection]:
        """A socket that has not said hello."""
        url = f"ws://127.0.0.1:{self.port}{API}/tables/{table}/socket"
        with connect(url, proxy=None, open_timeout=60, **more) as found:
            yield found

    @contextmanager
    def seated(self, seat: Seat, **more: Any) -> Iterator[ClientConnection]:
        """A socket that has said hello and been told the state."""
        with self.socket(seat.table) as found:
            say(found, t="hello", token=seat.token, since=0, **more)
            assert [hear(found)["t"], hear(found)["t"]] == ["table", "update"]
            yield found

    def raw(self, sent: bytes, *, patience: float = 30) -> bytes:
        """What comes back for bytes that no decent client would send."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=patience) as found:
            found.sendall(sent)
            answer = b""
            while part := found.recv(65536):
                answer += part
            return answer

    def logged(self) -> list[dict[str, Any]]:
        lines = self.log.read_text().splitlines()
        return [json.loads(line) for line in lines if not line.startswith(METRICS_AT)]

    def metrics(self, process: int = 0) -> dict[str, float]:
        """Every number that is counted, by its name and labels."""
        text = httpx2.get(f"{self.metrics_at[process]}metrics").text
        lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
        return {name: float(number) for name, number in lines}

    def stop(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return self.process.wait(60)


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def hear(socket: ClientConnection, wait: float = 60) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(socket.recv(timeout=wait))
    return found


def hear_until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while (found := hear(socket))["t"] != kind:
        pass
    return found


def closed(socket: ClientConnection, wait: float = 60) -> tuple[int, list[dict[str, Any]]]:
    """The close code, and what was said before."""
    said = []
    try:
        while True:
            said.append(hear(socket, wait))
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 1006, said


START = "from vernissage.cli import main; main()"


@contextmanager
def running(home: Path, *flags: str, before: str = "", port: int = 0) -> Iterator[Server]:
    """`vernissage serve` with these flags, until the end of the block; `before` is run first."""
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "C"}
    log = home / "log"
    at = ("--port", str(port))
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-c", before + START, "serve", "--no-browser", *flags, *at],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("ready http://"), log.read_text()
        server = Server(process, line.split()[1], log)
        with server.client:
            yield server
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(60)
        process.stdout.close()
