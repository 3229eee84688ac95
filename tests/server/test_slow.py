"""Sockets of clients that do not read, or are not there any more."""

import base64
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import API, Seat, Server, closed, running
from vernissage.server.bodies import SLOWEST
from vernissage.server.connections import HEAD_WITHIN
from vernissage.server.socket import HELLO_WITHIN
from vernissage.server.sockets import SEND_WITHIN
from vernissage.server.stopping import KEEP_ALIVE, PING_EVERY, PONG_WITHIN

QUICK = """
from vernissage.server import bodies, connections, socket, sockets
sockets.SEND_WITHIN = socket.HELLO_WITHIN = connections.HEAD_WITHIN = bodies.SLOWEST = 1.0
connections.LINGER = 10.0
"""
QUICK_PINGS = """
import vernissage.server.stopping as stopping
stopping.PING_EVERY = stopping.PONG_WITHIN = 0.5
"""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience, whose last words wait for a test on a busy machine."""
    flags = ("--testing", "--bots", "1", "--metrics-port", "0")
    with running(tmp_path_factory.mktemp("quick"), *flags, before=QUICK) as found:
        yield found
        assert found.logged() == []


class RawSocket:
    """A WebSocket by hand, that does only what it is told."""

    def __init__(self, server: Server, table: str) -> None:
        self.tcp = socket.socket()
        self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.tcp.settimeout(15)
        self.tcp.connect(("127.0.0.1", server.port))
        key = base64.b64encode(b"0123456789abcdef").decode()
        self.tcp.sendall(
            f"GET {API}/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
            "".encode()
        )
        self.read = b""
        while b"\r\n\r\n" not in self.read:
            self.read += self.tcp.recv(1)
        assert self.read.startswith(b"HTTP/1.1 101 ")
        self.read = b""

    def __enter__(self) -> "RawSocket":
        return self

    def __exit__(self, *_: object) -> None:
        self.tcp.close()

    def send(self, opcode: int, data: bytes) -> None:
        length = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, len(data))
        self.tcp.sendall(length + bytes(4) + data)

    def close_code(self) -> int:
        """Of the close frame at the end of all that comes."""
        while part := self.tcp.recv(65536):
            self.read += part
        at, code = 0, 1006
        while at + 2 <= len(self.read):
            opcode, size = self.read[at] & 15, self.read[at + 1] & 127
            at += 2
            if size == 126:
                size = struct.unpack("!H", self.read[at : at + 2])[0]
                at += 2
            if opcode == 8:
                code = struct.unpack("!H", self.read[at : at + 2])[0]
            at += size
        return code

    def flood(self, opcode: int, message: bytes) -> None:
        """Send without ever reading, until nothing is taken any more."""
        for _ in range(1_000_000):
            self.send(opcode, message)


def test_how_patient_a_server_is_otherwise() -> None:
    assert (HELLO_WITHIN, HEAD_WITHIN, SLOWEST) == (10, 10, 10)
    assert (SEND_WITHIN, PING_EVERY, PONG_WITHIN) == (5, 15, 20)
    assert KEEP_ALIVE > 15, "aiohttp keeps connections for 15 seconds, httpx for 5"


def test_no_hello_closes_with_4400(quick: Server) -> None:
    (ola,) = quick.make("Ola")
    with quick.socket(ola.table) as silent:
        code, said = closed(silent)
    assert (code, said[-1]["reason"]) == (4400, "no-hello")


def test_a_head_that_never_ends_is_let_go(quick: Server) -> None:
    for sent in (b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "):
        assert quick.raw(sent) == b""


def test_a_body_that_never_comes_is_not_waited_for(quick: Server) -> None:
    head = f"POST {API}/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", quick.port), timeout=60) as slow:
        slow.sendall(head + b"{")
        assert slow.recv(100).startswith(b"HTTP/1.1 408 ")


def test_who_answers_no_ping_is_closed_with_1011(tmp_path: Path) -> None:
    with running(tmp_path, "--testing", "--bots", "1", before=QUICK_PINGS) as server:
        (ola,) = server.make("Ola")
        with RawSocket(server, ola.table) as raw:
            raw.send(1, b'{"t": "hello"}')
            assert raw.close_code() == 1011
        assert b'{"t":"bye","reason":"no-pong","retry_ms":1000}' in raw.read


def test_who_takes_nothing_is_closed_with_4408(quick: Server) -> None:
    ola, jan = quick.playing("Ola", "Jan")
    actor = next(seat for seat in (ola, jan) if seat.legal()[1])
    stale = b'{"t": "act", "cid": "a", "seen": 999, "action": "hang 1 T1"}'
    with RawSocket(quick, ola.table) as raw:
        raw.send(1, f'{{"t": "hello", "token": "{actor.token}"}}'.encode())
        raw.tcp.settimeout(0.5)
        with pytest.raises(TimeoutError):
            raw.flood(1, stale)
        until = time.monotonic() + 60
        while "4408" not in str(quick.metrics()) and time.monotonic() < until:
            assert Seat(quick.client, ola.table, None).get().status_code == 200
            time.sleep(0.1)
        raw.tcp.settimeout(60)
        assert raw.close_code() == 4408


def test_who_pings_without_reading_is_let_go(quick: Server) -> None:
    (ola,) = quick.make("Ola")
    with RawSocket(quick, ola.table) as raw:
        with pytest.raises(OSError, match=r"reset|pipe|timed out"):
            raw.flood(9, b"x" * 100)
        assert ola.get().status_code == 200


def test_metrics_are_counted_on_a_port_of_their_own(quick: Server) -> None:
    before = quick.metrics()
    seats = quick.playing("Ola", "Jan")
    actor = next(seat for seat in seats if seat.legal()[1])
    n, actions = actor.legal()
    body = {"cid": "a", "seen": n, "action": actions[0]}
    with quick.seated(actor):
        assert actor.post("/actions", json=body).status_code == 200
        after = quick.metrics()
    for name in ("actions_total", "action_seconds_count", "commits", "entries", "tables"):
        assert after[f"vernissage_{name}"] > before[f"vernissage_{name}"]
    assert after["vernissage_sockets"] >= 1
    assert after['vernissage_requests_total{status="201"}'] >= 1
    assert (
        after['vernissage_action_seconds_bucket{le="+Inf"}']
        == (after["vernissage_action_seconds_count"])
    )
    told = ("loop_lag_seconds", "bot_queue", "gc_longest_seconds")
    assert {f"vernissage_{name}" for name in told} <= set(after)
    assert after["vernissage_errors_total"] == 0
    assert quick.client.get("/metrics").status_code == 404
