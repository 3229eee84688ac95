"""A WebSocket client that costs little, and messages that come when they come.

The slowest hundredth is measured with it, of the echo and of tables alike: a client that is busy
itself would be measured instead. Messages are a Poisson process, each to any socket that may
speak, however quickly others are answered: at their exact moments, or gathered at the ticks of a
clock, as by the timers of a loop. The client looks at the clock and its sockets all the time.
"""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from pathlib import Path
from struct import pack
from urllib.parse import urlsplit

TEXT, PING, PONG = 0x81, 0x89, 0x8A
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = bytes(4)
"""Leaves a text as it is."""


class Line(asyncio.Protocol):
    """One socket; `heard` is called with every text."""

    def __init__(self, url: str, heard: Callable[["Line", bytes], None]) -> None:
        address = urlsplit(url)
        self.upgrade = UPGRADE.format(path=address.path or "/", host=address.netloc)
        self.heard = heard
        self.opened = asyncio.get_running_loop().create_future()
        self.sent = 0.0
        """When the message went whose answer has not come; 0: none."""
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(self.upgrade.encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        self._rest = self._read(data)

    def _read(self, data: bytes) -> bytes:
        """Every whole message; what is left."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, first = data[at + 1], at + 2
            if size >= 126:
                first += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : first], "big")
            if first + size > end:
                break
            text = data[first : first + size]
            if data[at] == TEXT:
                self.heard(self, text)
            elif data[at] == PING:
                self._write(PONG, text)
            at = first + size
        return data[at:]

    def send(self, text: bytes) -> None:
        self.sent = time.perf_counter()
        self._write(TEXT, text)

    def _write(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = pack("!BB", kind, 128 | size) if size < 126 else pack("!BBH", kind, 254, size)
        self.transport.write(head + MASK + text)


async def opened(url: str, heard: Callable[[Line, bytes], None]) -> Line:
    address, line = urlsplit(url), Line(url, heard)
    assert address.hostname is not None
    assert address.port is not None
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: line, address.hostname, address.port)
    await line.opened
    return line


class Arrivals:
    """Messages at a rate, each to one of those that may speak."""

    def __init__(self, say: Callable[[Line], bytes]) -> None:
        self.say = say
        self.ready: list[Line] = []
        """Who may speak."""
        self.times: list[float] = []
        """From each message to its answer."""
        self.late: list[float] = []
        """By how much the client missed the moment of each message."""

    def answered(self, line: Line) -> None:
        if line.sent:
            self.times.append(time.perf_counter() - line.sent)
            line.sent = 0.0

    async def run(self, rate: float, seconds: float, tick: float) -> None:
        """`tick`: seconds to which the moments are gathered; 0: they are exact."""
        self.times, self.late = [], []
        loop, over = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()
        moment = due = time.perf_counter()
        end = due + seconds

        def look() -> None:
            nonlocal moment, due
            while due <= (now := time.perf_counter()) < end:
                if self.ready:
                    self._one()
                self.late.append(now - due)
                moment += random.expovariate(rate)
                due = ceil(moment / tick) * tick if tick else moment
            if now < end:
                loop.call_soon(look)
            else:
                over.set_result(None)

        look()
        await over
        await asyncio.sleep(0.2)

    def _one(self) -> None:
        place = random.randrange(len(self.ready))
        self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
        line = self.ready.pop()
        line.send(self.say(line))


def used_by_others(*ours: int) -> float:
    """Seconds of processors that all processes but these have had so far."""
    nanoseconds = 0
    for process in Path("/proc").glob("[0-9]*"):
        if int(process.name) not in ours:
            for task in process.glob("task/*/schedstat"):
                with suppress(OSError):  # it has just ended
                    nanoseconds += int(task.read_text().split()[0])
    return nanoseconds / 1e9
