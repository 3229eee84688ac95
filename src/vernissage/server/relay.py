"""The bus between the processes of one server: their parent passes the news on, by pipes.

What does not fit into a pipe that nobody reads is dropped: the hall's sweep finds it.
"""

import asyncio
import pickle
import secrets
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Final

import msgspec

from vernissage.core.refusals import Refusal
from vernissage.server.ports import News

NEWS: Final = "news"
READY: Final = "ready"
REFUSED: Final = "refused"
MOST_WAITING: Final = 1 << 20
"""Bytes that may wait in one direction."""


class Relay:
    """A `ports.Bus` over standard input and output, one line a message."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self._heard: Callable[[News], None] | None = None
        self._lines = asyncio.StreamReader()
        self._out: asyncio.WriteTransport | None = None

    async def open(self) -> "Relay":
        loop, lines = asyncio.get_running_loop(), self._lines
        self._out, _ = await loop.connect_write_pipe(asyncio.BaseProtocol, sys.stdout)
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
        return self

    async def publish(self, news: News) -> None:
        if self._out is not None:
            write(self._out, f"{NEWS} {msgspec.json.encode(news).decode()}\n".encode())

    def listen(self, heard: Callable[[News], None]) -> None:
        self._heard = heard

    async def close(self) -> None:
        self._heard = None

    async def read(self, parent_is_gone: Callable[[], None]) -> None:
        """Hear what the parent passes on, for as long as it lives."""
        while line := await self._lines.readline():
            if self._heard is not None:
                self._heard(msgspec.json.decode(line[len(NEWS) :], type=News))
        parent_is_gone()


def as_text(refusal: Refusal) -> str:
    """A refusal on its way from a process to its parent, as a line."""
    return f"{REFUSED} {b64encode(pickle.dumps(refusal)).decode()}"


def refusal_of(line: bytes) -> Refusal:
    """The same at the parent, who trusts its own processes."""
    refusal: Refusal = pickle.loads(b64decode(line[len(REFUSED) :]))
    return refusal


def write(out: asyncio.WriteTransport, line: bytes) -> None:
    """Never waits."""
    if out.get_write_buffer_size() < MOST_WAITING:
        out.write(line)
