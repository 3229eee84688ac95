"""Stopping well: nothing new is begun, what runs is finished, everyone hears when to come back."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType, TracebackType
from typing import Any, Final

import uvicorn

from vernissage.server.app import Application
from vernissage.server.connections import HttpConnection, SocketConnection
from vernissage.server.limits import LARGEST_BODY

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
FINISH_WITHIN: Final = 3
"""Seconds for requests that are being answered."""
KEEP_ALIVE: Final = 20
"""Seconds for which a connection may be idle: longer than usual clients keep theirs, or a request
would be on its way just when we close."""
PING_EVERY: Final = 15.0
PONG_WITHIN: Final = 20.0


class Stop:
    """SIGTERM and Ctrl-C ask for a graceful end; the second Ctrl-C for a quick one."""

    def __init__(self) -> None:
        self.asked = False
        self.interrupts = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> "Stop":
        self._before = {each: signal.signal(each, self._ask) for each in SIGNALS}
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for each, handler in self._before.items():
            signal.signal(each, handler)

    def ask(self) -> None:
        self.asked = True

    def _ask(self, number: int, frame: FrameType | None) -> None:
        self.ask()
        self.interrupts += number == signal.SIGINT


class Server(uvicorn.Server):
    """uvicorn, with our way to start and to end."""

    def __init__(self, app: Application, stop: Stop, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            http=HttpConnection,
            ws=SocketConnection,
            interface="asgi3",
            lifespan="off",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            ws_max_size=LARGEST_BODY,
            ws_max_queue=16,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PONG_WITHIN,
            ws_per_message_deflate=False,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=FINISH_WITHIN,
        )
        super().__init__(config)
        self._app, self._stop, self._ready = app, stop, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def on_tick(self, counter: int) -> bool:
        self.should_exit = self._stop.asked
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door, say bye, let waiting requests go; only then close connections."""
        for server in self.servers:
            server.close()
        self._app.house.closing = True
        self.force_exit = self._stop.interrupts > 1
        await self._app.sockets.farewell()
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_WITHIN):
                await self._app.house.hall.close()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are `Stop`'s; uvicorn would raise them again and spoil the exit code."""
        yield
