"""The bus between the processes of one server: their parent passes the news on, by pipes."""

import asyncio
import sys
from collections.abc import Callable
from typing import Final

NEWS: Final = "news"
READY: Final = "ready"


class Relay:
    """A `ports.Bus` over standard input and output, one line a message."""

    def __init__(self) -> None:
        self._heard: Callable[[str, int], None] | None = None

    async def publish(self, table: str, seq: int) -> None:
        print(NEWS, table, seq, flush=True)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self._heard = heard

    async def close(self) -> None:
        self._heard = None

    async def read(self, parent_is_gone: Callable[[], None]) -> None:
        """Hear what the parent passes on, for as long as it lives."""
        loop = asyncio.get_running_loop()
        lines = asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
        while line := await lines.readline():
            _, table, seq = line.decode().split()
            if self._heard is not None:
                self._heard(table, int(seq))
        parent_is_gone()
