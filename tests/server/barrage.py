"""A server under requests and socket messages that are wrong in every way, while a game is played.

    python -m tests.server.barrage --requests 100000        the same once more: --seed 42

Nothing may end in a 5xx, a traceback or an answer that is not described; the game must end well.
"""

import argparse
import http.client
import json
import socket
import subprocess
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import jsonschema_rs
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.mutations import mutated
from tests.server.page_players import HttpPlayer, Meanwhile, play_out
from tests.server.running import API, Seat, Server, running, say
from tests.server.wrong_inputs import (
    ACTIONS,
    HEADERS,
    KINDS,
    METHODS,
    NOT_OURS,
    ORDERS,
    PATHS,
    QUERIES,
)
from vernissage.server import schema
from vernissage.server.operations import OPERATIONS, Operation

SCHEMA = json.loads(schema.schema())
DESCRIBED = {(operation.method.upper(), operation.path): operation for operation in OPERATIONS}
CLOSE_CODES = {403, 1000, 1002, 1007, 1009, 4400, 4401, 4403, 4404, 4408, 4429}
MOST_GROWTH = 120 * 1024
"""KB by which the server may grow: what it keeps of tables that were made, and of bots."""


class Fits:
    """Whether what was said is described under this name."""

    def __init__(self) -> None:
        self._checks: dict[str, Any] = {}

    def __call__(self, name: str, value: Any) -> None:
        if name not in self._checks:
            named = {"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}
            self._checks[name] = jsonschema_rs.validator_for(named)
        self._checks[name].validate(value)


class Loose(http.client.HTTPConnection):
    """A client that does not look at what it sends."""

    def _validate_path(self, url: str) -> None:
        """Whatever it is."""

    def _encode_request(self, request: str) -> bytes:
        return request.encode()


class Fuzzer:
    """Sends one thing after the other and looks at every answer."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.chance = Random(seed)
        self.fits = Fits()
        self.outcomes: Counter[str] = Counter()
        self.seats = self._tables()
        self.played = ""
        """The table that others play at; nobody here has a token for it."""
        self._connection = self._connected()

    def run(self, requests: int) -> None:
        with ExitStack() as stack:
            for sent in HALF_OPEN:
                opened = socket.create_connection(("127.0.0.1", self.server.port))
                stack.enter_context(opened).sendall(sent)
            left = requests
            while left > 0:
                kind = self.chance.random()
                if kind < 0.02:
                    left -= self.talk()
                elif kind < 0.06:
                    self.send_raw()
                    left -= 1
                else:
                    self.send()
                    left -= 1
            assert self.server.process.poll() is None
        self._connection.close()

    def _tables(self) -> list[Seat]:
        """Every token of tables of all games: waiting, playing, alone with bots, and over."""
        found = []
        for game, players in (("musee", 2), ("modern-art", 3), ("art-society", 2)):
            names = [f"P{number}" for number in range(players)]
            asked = {"game": game, "options": {"players": players}, "hints": False}
            found += self.server.make(*names, **asked)
            found += self.server.playing(*names, **asked)
            alone = ["open", *["bot:novice"] * (players - 1)]
            found += self.server.playing("P0", seats=alone, **asked)
        over = self.server.playing("A", "B", seed=3)
        play_out([HttpPlayer(seat, number) for number, seat in enumerate(over)], over[0])
        return [*found, *over]

    def _connected(self) -> Loose:
        return Loose("127.0.0.1", self.server.port, timeout=30)

    def send(self) -> None:
        """A request to some route, with its own body or another's."""
        operation = self.chance.choice(OPERATIONS)
        seat = self.seat()
        method, path = operation.method.upper(), self._path(operation, seat)
        if self.chance.random() < 0.05:
            method = self.chance.choice(METHODS)
        headers, body = self._headers(seat), self._body(operation)
        try:
            self._connection.request(method, path, body, headers)
            answer = self._connection.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.outcomes[type(error).__name__] += 1
            self._connection.close()
            self._connection = self._connected()
            return
        self.check(method, operation.path, answer, content)

    def check(
        self, method: str, path: str, answer: http.client.HTTPResponse, content: bytes
    ) -> None:
        """Described, and no mistake of the server's."""
        self.outcomes[str(answer.status)] += 1
        kind = answer.headers.get("content-type", "")
        told = f"{method} {path}: {answer.status} {kind} {content[:200]!r}"
        assert answer.status < 500, told
        if method == "HEAD" or answer.status == 204:
            assert content == b"", told
        elif answer.status >= 400:
            assert kind == "application/problem+json", told
            self.fits("Problem", json.loads(content))
        elif kind == "application/json":
            asked = DESCRIBED.get((method, path))
            if asked is not None and asked.answer and answer.status == asked.status:
                self.fits(asked.answer.__name__, json.loads(content))

    def _path(self, operation: Operation, seat: Seat) -> str:
        chance = self.chance
        table = chance.choice((*[seat.table] * 8, self.played, NOT_OURS))
        wild = chance.random() < 0.05
        path = operation.path.format(
            table=chance.choice(PATHS) if wild else table,
            seat=chance.choice(("0", "1", "2", "9", "-1", "x", "٣".encode().hex())),
            code=chance.choice(("ABCDEF", "abcdef", "%00", "AAAAAI", "x")),
            game=chance.choice(("musee", "modern-art", "art-society", "chess", "%00")),
            day=chance.choice(("2026-11-17", "2026-02-30", "today", "-1")),
        )
        path += chance.choice(("/", "//", "/%2e%2e")) if chance.random() < 0.02 else ""
        often = 0.5 if path.endswith("/update") else 0.03
        return f"{path}?{chance.choice(QUERIES)}" if chance.random() < often else path

    def seat(self) -> Seat:
        return self.chance.choice(self.seats)

    def asked(self) -> Seat:
        """One that a table waits for."""
        asked = [seat for seat in self.seats if seat.get("/legal").json().get("actions")]
        return self.chance.choice(asked or self.seats)

    def _headers(self, seat: Seat) -> dict[str, str]:
        """Its token, or that of another seat or table, or none."""
        chance = self.chance
        headers = {"Content-Type": "application/json"}
        if chance.random() < 0.9:
            whose = seat if chance.random() < 0.7 else self.seat()
            headers["Authorization"] = f"Bearer {whose.token}"
        if chance.random() < 0.05:
            headers["Content-Type"] = chance.choice(KINDS)
        if chance.random() < 0.1:
            name, value = chance.choice(HEADERS)
            headers[name] = value
        return headers

    def _body(self, operation: Operation) -> bytes | Iterable[bytes] | None:
        if operation.body is None and self.chance.random() < 0.9:
            return None
        body = mutated(self._good(operation), self.chance)
        if operation.path == f"{API}/tables":
            body = body.replace(b'"musee"', b'"mus"') if self.chance.random() < 0.9 else body
        if self.chance.random() < 0.01:
            return (b"x" * 1000 for _ in range(self.chance.choice((2, 20, 200))))
        return body

    def _good(self, operation: Operation) -> dict[str, Any]:
        chance = self.chance
        cid = f"c{chance.randrange(9999):020}"
        name = "" if operation.body is None else operation.body.__name__
        if name == "NewTable":
            game = {"game": "musee", "options": {"players": 2}, "name": "Ola"}
            return game | {"seats": ["open", "bot:novice"], "luck": "12", "cid": cid}
        if name == "Sit":
            return {"name": f"N{chance.randrange(99)}", "seat": 1, "luck": "", "cid": cid}
        if name == "ChangeSeat":
            changes = ({"occupant": "open"}, {"name": "Ewa"}, {"away": "bot"}, {"away": "wait"})
            return dict(chance.choice(changes))
        if name == "Act":
            return self.act()
        if name == "SetOrders":
            return {"orders": [chance.choice(ORDERS)]}
        if name == "Undo":
            return {"cid": cid}
        return {"luck": "1", "cid": cid} if name == "Rematch" else {}

    def act(self) -> dict[str, Any]:
        chance = self.chance
        return {
            "cid": f"c{chance.randrange(999)}",
            "seen": chance.randrange(30),
            "action": chance.choice(ACTIONS),
        }

    def legal_act(self, seat: Seat) -> dict[str, Any]:
        """One that is taken, if the seat is asked."""
        found = seat.get("/legal").json()
        if not found.get("actions"):
            return self.act()
        action = self.chance.choice(found["actions"])
        return {"cid": f"a{self.chance.randrange(9999)}", "seen": found["n"], "action": action}

    def send_raw(self) -> None:
        """A request with broken bytes; nothing more comes after it."""
        body = json.dumps(self.act())
        head = f"POST {API}/tables/{self.seat().table}/actions HTTP/1.1\r\nHost: x\r\n"
        head += f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        sent = bytearray((head + body).encode())
        for _ in range(self.chance.randrange(1, 6)):
            sent[self.chance.randrange(len(sent))] = self.chance.randrange(256)
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as found:
            found.sendall(sent[: self.chance.randrange(1, 2 * len(sent))])
            found.shutdown(socket.SHUT_WR)
            answer = b""
            with suppress(ConnectionResetError):
                while part := found.recv(65536):
                    answer += part
        assert not answer or answer.startswith(b"HTTP/1.1 4"), (bytes(sent), answer)
        self.outcomes["raw"] += 1

    def talk(self) -> int:
        """A socket that says a number of things; how many."""
        chance = self.chance
        seat = self.asked() if chance.random() < 0.5 else self.seat()
        table = chance.choice((seat.table, seat.table, seat.table, self.played, NOT_OURS))
        origin = chance.choice((*[None] * 8, "http://evil.example", "null"))
        frames = [self._message("hello", seat)] if chance.random() < 0.95 else []
        frames.append(json.dumps({"t": "act", **self.legal_act(seat)}).encode())
        kinds = chance.choices(("act", "orders", "ping", "hello"), (30, 15, 10, 1), k=20)
        frames += [self._message(kind, seat) for kind in kinds]
        try:
            with self.server.socket(table, origin=origin) as found:
                self._say_all(found, frames)
                self._hear_all(found)
        except InvalidStatus as error:
            self.closed(error.response.status_code)
        return len(frames)

    def _message(self, kind: str, seat: Seat) -> bytes:
        """Mostly right, so that the socket stays open for what comes after."""
        good: dict[str, Any] = {"t": kind}
        if kind == "hello":
            good |= {"token": seat.token, "since": 0, "lang": "pl"}
        elif kind == "act":
            good |= self.act()
        elif kind == "orders":
            good |= {
                "cid": f"c{self.chance.randrange(999)}",
                "orders": [self.chance.choice(ORDERS)],
            }
        else:
            good |= {"cid": "p"}
        wrong = self.chance.random() < 0.05 and kind != "hello"
        return mutated(good, self.chance) if wrong else json.dumps(good).encode()

    def _say_all(self, found: ClientConnection, frames: list[bytes]) -> None:
        with suppress(ConnectionClosed):
            for frame in frames:
                how = self.chance.random()
                if how < 0.005:
                    found.send(frame)
                elif how < 0.01:
                    found.send("x" * 20_000)
                elif how < 0.1:
                    with suppress(UnicodeDecodeError):
                        text = frame.decode()
                        found.send(text[place : place + 9] for place in range(0, len(text), 9))
                else:
                    found.send(frame, text=True)
            say(found, t="ping", cid="end")

    def _hear_all(self, found: ClientConnection) -> None:
        try:
            while True:
                message = json.loads(found.recv(timeout=30))
                self.fits(message["t"], message)
                self.outcomes[message["t"]] += 1
                assert message["t"] != "no" or message["status"] < 500, message
                if message["t"] == "pong" and message["cid"] == "end":
                    return
        except ConnectionClosed as error:
            self.closed(error.rcvd.code if error.rcvd else 1006)

    def closed(self, code: int) -> None:
        assert code in CLOSE_CODES, f"a socket was closed with {code}"
        self.outcomes[f"closed {code}"] += 1


UPGRADE = (
    b"GET /api/v1/tables/x/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HALF_OPEN = (
    *(b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", UPGRADE, UPGRADE + b"\x81"),
    b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
) * 3
"""Connections that begin and say nothing more."""


def memory(server: Server) -> int:
    """KB that the server's process holds."""
    command = ["ps", "-o", "rss=", "-p", str(server.process.pid)]
    return int(subprocess.run(command, capture_output=True, check=True).stdout)


def attack(home: Path, requests: int, seed: int) -> Counter[str]:
    """Sends requests and messages; what came back, counted."""
    with running(home, "--testing", "--bots", "1") as server:
        fuzzer, game = Fuzzer(server, seed), Meanwhile(server)
        fuzzer.played = game.seats[0].table
        before = memory(server)
        game.start()
        try:
            fuzzer.run(requests)
        finally:
            game.join(120)
        game.check()
        grown = memory(server) - before
        assert grown < MOST_GROWTH, f"the server has grown by {grown} KB"
        assert server.client.get("/healthz").status_code == 200
        assert server.stop() == 0
        check_log(server)
    fuzzer.outcomes["KB grown"] = grown
    return fuzzer.outcomes


def check_log(server: Server) -> None:
    """No mistake of the server's own."""
    assert "Traceback" not in server.log.read_text()
    mishaps = [line for line in server.logged() if line["event"] != "library-warning"]
    assert mishaps == []


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        outcomes = attack(Path(folder), given.requests, given.seed)
    for outcome, count in sorted(outcomes.items()):
        print(f"{outcome:>24} {count:8}")


if __name__ == "__main__":
    main()
