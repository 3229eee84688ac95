"""The bus between the processes of one server: their parent passes the news on, by pipes."""

import asyncio
import secrets
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from vernissage.server.ports import News

NEWS: Final = "news"
READY: Final = "ready"


class Relay:
    """A `ports.Bus` over standard input and output, one line a message."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self._heard: Callable[[News], None] | None = None

    async def publish(self, news: News) -> None:
        print(NEWS, msgspec.json.encode(news).decode(), flush=True)

    def listen(self, heard: Callable[[News], None]) -> None:
        self._heard = heard

    async def close(self) -> None:
        self._heard = None

    async def read(self, parent_is_gone: Callable[[], None]) -> None:
        """Hear what the parent passes on, for as long as it lives."""
        loop = asyncio.get_running_loop()
        lines = asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
        while line := await lines.readline():
            if self._heard is not None:
                self._heard(msgspec.json.decode(line[len(NEWS) :], type=News))
        parent_is_gone()
