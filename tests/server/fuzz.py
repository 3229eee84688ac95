"""Noise: requests and messages made from good ones by breaking them, while a game is played.

`python -m tests.server.fuzz --times 100000 --seed 1` throws so many at a server of its own.
"""

import argparse
import json
import random
import socket
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.running import API, Seat, Server, running

ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2**53, 2**64, 10**400, 1.5, 1e308, "", " ", "a" * 300, "\x00"),
    *("żółw", "😀" * 30, "{", "../..", "%00", "' OR 1=1 --", "<script>", [], {}, [[]], {"a": {}}),
    "\u202e",
    *("bot:club", "bot:./evil.py:Evil", "open", "hello", "act", "NaN", "1e999", "\ud800"),
)
ODD_HEADERS = ("Authorization: x", "X: \x01", ": x", "Expect: 100-continue", "Upgrade: websocket")
PATIENCE = 120
"""Seconds; a hint is a hard thought, and the machine may be busy."""
HUNG_UP = (0, 100)
"""Our own side had broken off before there could be an answer."""
CODES = {1000, 1002, 1006, 1007, 1009, 4400, 4401, 4404}
"""How a socket may end that was sent noise; 1006: our own side broke the connection off."""


class Noise:
    """Breaks good things, always in the same way for the same seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def broken(self, value: Any) -> Any:
        """The value with one part left out, replaced, doubled or nested."""
        if isinstance(value, dict) and value and self.chance.random() < 0.8:
            name = self.chance.choice(list(value))
            others = {key: each for key, each in value.items() if key != name}
            return self.chance.choice(
                (
                    others,
                    {**value, name: self.broken(value[name])},
                    {**value, name: self.chance.choice(ODD)},
                    {**value, str(self.chance.choice(ODD))[:40]: self.chance.choice(ODD)},
                    {**others, name.upper(): value[name]},
                )
            )
        if isinstance(value, list) and value:
            return self.chance.choice((value * 9, value[:-1], [self.broken(value[0]), *value[1:]]))
        return self.chance.choice(ODD)

    def bytes_of(self, value: Any) -> bytes:
        """JSON, mostly; sometimes cut off or with a byte that is none of it."""
        text = json.dumps(value, ensure_ascii=self.chance.random() < 0.5)
        data = bytearray(text.encode("utf-8", "surrogatepass"))
        if data and self.chance.random() < 0.2:
            data[self.chance.randrange(len(data))] = self.chance.randrange(256)
        if self.chance.random() < 0.1:
            del data[self.chance.randrange(len(data) + 1) :]
        if self.chance.random() < 0.02:
            data += b" " * 16_384
        return bytes(data)


def requests(seat: Seat) -> list[tuple[str, str, Any]]:
    """Good requests, or nearly."""
    new = {"game": "musee", "options": {"players": 2}, "name": "Ola", "seats": ["open", "bot:club"]}
    act = {"cid": "a", "seen": 1, "action": "hang 19 T3"}
    at = f"{API}/tables/{seat.table}"
    return [
        ("POST", f"{API}/tables", new),
        ("POST", f"{API}/tables", {**new, "seed": 1, "setup": {"deck": [1]}, "bot_seed": 1}),
        ("GET", at, None),
        ("GET", f"{API}/codes/ABCDEF", None),
        ("POST", f"{at}/seats", {"name": "Jan", "seat": 1, "luck": "abc"}),
        ("PUT", f"{at}/seats/1", {"away": "bot"}),
        ("GET", f"{at}/update?since=1", None),
        ("GET", f"{at}/legal", None),
        ("POST", f"{at}/actions", act),
        ("PUT", f"{at}/orders", {"orders": [{"order": "ceiling", "amount": 4}, {"order": "out"}]}),
        ("POST", f"{at}/hint", None),
        ("GET", f"{at}/record", None),
        ("GET", f"{at}/shuffle", None),
        ("POST", f"{at}/rematch", {"luck": "x", "cid": "a" * 16}),
    ]


def messages(seat: Seat) -> list[dict[str, Any]]:
    return [
        {"t": "act", "cid": "a", "seen": 1, "action": "hang 19 T3"},
        {"t": "orders", "cid": "b", "orders": [{"order": "wishes", "tiles": ["2x3PG"]}]},
        {"t": "ping", "cid": "c"},
        {"t": "hello", "token": seat.token, "since": 0, "lang": "pl"},
    ]


def broken_request(server: Server, seat: Seat, noise: Noise) -> int:
    """One request over a connection of its own, written by hand; the status of the answer."""
    method, path, body = noise.chance.choice(requests(seat))
    if noise.chance.random() < 0.15:
        method = noise.chance.choice(("GET", "PUT", "POST", "DELETE", "PATCH", "get", "\x00", ""))
    if noise.chance.random() < 0.15:
        at = noise.chance.randrange(1, len(path))
        path = path[:at] + noise.chance.choice(("%", "%ff", "/", "?", "..", "%00", "é")) + path[at:]
    data = b"" if body is None else noise.bytes_of(noise.broken(body))
    header = f"Authorization: Bearer {noise.chance.choice((seat.token, 'x', '', 'é' * 9))}"
    if noise.chance.random() < 0.3:
        header = noise.chance.choice(ODD_HEADERS)
    length = len(data) + (noise.chance.random() < 0.03)
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n{header}\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as found:
        found.sendall(f"{head}Connection: close\r\n\r\n".encode() + data)
        if length > len(data):
            found.shutdown(socket.SHUT_WR)
        answer = b""
        while part := found.recv(65536):
            answer += part
    last = answer.rpartition(b"HTTP/1.1 ")[2]
    return int(last[:3]) if last else 0


def broken_conversation(server: Server, seat: Seat, noise: Noise, times: int) -> int:
    """One socket with noise on it until it is closed; the close code."""
    url = f"ws://127.0.0.1:{server.port}{API}/tables/{seat.table}/socket"
    with connect(url, proxy=None) as found, suppress(ConnectionClosed):
        found.send(json.dumps({"t": "hello", "token": seat.token, "since": 0}))
        for _ in range(times):
            _say_something(found, seat, noise)
    return found.close_code or 1006


def _say_something(found: ClientConnection, seat: Seat, noise: Noise) -> None:
    message = noise.chance.choice(messages(seat)[:-1])
    if noise.chance.random() < 0.8:
        found.send(json.dumps(message))
    else:
        found.send(noise.bytes_of(noise.broken(message)), text=noise.chance.random() < 0.9)
    while noise.chance.random() < 0.7:
        try:
            found.recv(timeout=0)
        except TimeoutError:
            return


def fuzz(server: Server, times: int, seed: int) -> Counter[str]:
    """So many broken requests and messages; a game played meanwhile goes on untouched."""
    noise, found = Noise(seed), Counter[str]()
    victim, other = server.playing("Eve", "Bob")
    ola, jan = server.playing("Ola", "Jan")
    before = ola.get("/update").json()
    done = 0
    while done < times:
        if noise.chance.random() < 0.9:
            status = broken_request(server, noise.chance.choice((victim, other)), noise)
            assert status in HUNG_UP or 200 <= status < 500, status
            found[f"http {status}"] += 1
            done += 1
        else:
            code = broken_conversation(server, victim, noise, times=20)
            assert code in CODES, code
            found[f"socket {code}"] += 1
            done += 5
    assert ola.get("/update").json() == before
    actor = next(seat for seat in (ola, jan) if seat.legal()[1])
    n, actions = actor.legal()
    body = {"cid": "after", "seen": n, "action": actions[0]}
    assert actor.post("/actions", json=body).status_code == 200
    assert server.logged() == []
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home, running(Path(home), "--testing") as server:
        found = fuzz(server, given.times, given.seed)
        assert server.stop() == 0
    print(f"seed {given.seed}:", ", ".join(f"{what}: {n}" for what, n in sorted(found.items())))


if __name__ == "__main__":
    main()
