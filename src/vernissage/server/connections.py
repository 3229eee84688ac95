"""Connections as uvicorn keeps them, with the bounds that it lacks.

A head that never ends or never comes, a ping that is never followed by reading, a close that would
wait for a client that takes nothing: each of them is let go. No answer is a bare 500.
"""

from asyncio import TimerHandle, Transport
from asyncio.transports import BaseTransport
from collections.abc import Sequence
from random import uniform
from struct import pack
from typing import Any, Final, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from vernissage.server.answers import problem_answer
from vernissage.server.app import Application
from vernissage.server.limits import one_household
from vernissage.server.refusals import Denied
from vernissage.server.socket import A_MOMENT
from vernissage.server.sockets import POST
from vernissage.server.wire import Bye

HEAD_WITHIN: Final = 10.0
LARGEST_HEAD: Final = 16 * 1024
MOST_HEADERS: Final = 100
LARGEST_BACKLOG: Final = 64 * 1024
"""Bytes that may wait to be sent before pings are no longer answered."""
MOST_UNREAD: Final = 4
"""Messages that may wait for us before no more are read; to pause at each would cost as much."""
LINGER: Final = 4.0
"""Seconds in which a client may still read why its socket was closed."""
TOO_LARGE: Final = 1009
STATUS: Final = {400: b"400 Bad Request", 503: b"503 Service Unavailable"}

encode: Final = msgspec.json.Encoder().encode


def head(text: bytes) -> bytes:
    """What stands before a whole text message of a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return pack("!BB", 0x81, size)
    return pack("!BBH", 0x81, 126, size) if size < 1 << 16 else pack("!BBQ", 0x81, 127, size)


def answer_bytes(refusal: Denied) -> bytes:
    """A whole answer, where no application is there to give one; nobody said in which language."""
    answer = problem_answer(refusal, "en")
    headers = [*answer.raw_headers, (b"cache-control", b"no-store"), (b"connection", b"close")]
    lines = [b"HTTP/1.1 " + STATUS[answer.status_code]]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join([*lines, b"", bytes(answer.body)])


class HttpConnection(HttpToolsProtocol):
    """HTTP: the head of a request has a size and comes in time."""

    head_size = 0
    head_timer: TimerHandle | None = None
    counted: str | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = one_household(self.client[0] if self.client else "")
        if not self._connections.take(address):
            transport.abort()
            return
        self.counted = address
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_came()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head_timer is not None:
            self.head_size += len(data)
            if self.head_size > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS or len(value) + len(name) > LARGEST_HEAD:
            raise ValueError("head")

    def on_headers_complete(self) -> None:
        self._head_came()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """The rest is the socket's; parser and connection must not keep each other."""
        self._uncount()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        self.transport.write(answer_bytes(Denied("HTTP", "not-http")))
        self.transport.close()

    @property
    def _connections(self) -> Any:
        return cast(Application, self.config.app).house.allowances.connections

    def _uncount(self) -> None:
        if self.counted is not None:
            self._connections.give_back(self.counted)
            self.counted = None

    def _expect_head(self) -> None:
        self._head_came()
        self.head_size = 0
        self.head_timer = self.loop.call_later(HEAD_WITHIN, self.transport.close)

    def _head_came(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None


class SocketConnection(WebSocketsSansIOProtocol):
    """WebSocket: whatever happens the client can read why it was closed, and is not waited for."""

    half_closed = False
    """Nothing more will be said, and what is heard is not understood any more."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = LINGER

    async def run_asgi(self) -> None:
        self.scope["extensions"][POST] = {"post": self.post}
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone; nothing may keep itself in memory until garbage is collected."""
        super().connection_lost(exc)
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(POST, None)
        self.conn.parser.close()
        del self.conn.parser
        self.conn.parser_exc = self.conn.handshake_exc = None

    def post(self, texts: Sequence[bytes]) -> bool:
        """Whole messages, with one write; False: the client takes nothing now, or is gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(text), text)]))
        return True

    async def send(self, message: Any) -> None:
        """A close is written even to a client that takes nothing; after one nothing is."""
        if message["type"] == "websocket.close":
            self.writable.set()
            self.loop.call_later(LINGER, self.transport.abort)
        if self.close_sent:
            raise ClientDisconnected
        try:
            await super().send(message)
        except RuntimeError:
            if self.close_sent:
                raise ClientDisconnected from None
            raise
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # or uvicorn would think that nobody answered

    def send_receive_event_to_app(self) -> None:
        """Text that is not UTF-8 is no known message: the application finds it unreadable."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            text = data.decode("utf-8", "surrogateescape")
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def start_keepalive(self) -> None:
        """The first ping comes at any time of its turn: after a restart all come back together,
        and shall not all be asked together ever after.
        """
        if self.ping_interval:
            wait = uniform(0, self.ping_interval)
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > LARGEST_BACKLOG:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        self._say_bye(Bye("no-pong", A_MOMENT))
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)

    def handle_parser_exception(self) -> None:
        """Too large, or no WebSocket at all: linger, or the reason would be lost on its way."""
        if self.conn.close_sent is None:
            self.transport.abort()
            return
        if not self.close_sent:
            code = self.conn.close_sent.code
            self._say_bye(Bye("too-large" if code == TOO_LARGE else "not-understood", None))
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
            self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if not self.half_closed:
            self.half_closed = True
            self.transport.write_eof()

    def _say_bye(self, bye: Bye) -> None:
        """Before we close without the application, which says it itself."""
        if not (self.close_sent or self.transport.is_closing()):
            text = encode(bye)
            self.transport.write(head(text) + text)

    def send_500_response(self) -> None:
        """Never 500: it is a mistake of ours, or we are going down."""
        if not (self.initial_response or self.handshake_complete):
            self.transport.write(answer_bytes(Denied("server", "mishap")))
            self.transport.close()
