"""One socket of one viewer: hello, then messages both ways.

It is told that there is news and fetches the newest state when it has room to send, so that a slow
reader costs nothing but its own place. Mostly a message is handed to the connection at once; only
where the client takes nothing, and to close, there is a task that waits.
"""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic, perf_counter
from typing import Final, NamedTuple

import msgspec
from starlette.types import Receive, Send

from vernissage.server.house import House
from vernissage.server.outbox import Outbox
from vernissage.server.problems import language_of, no, refusal_of
from vernissage.server.refusals import Denied, status_of
from vernissage.server.watch import Watch
from vernissage.server.wire import Ack, Bye, Hello, Message, Ping, Pong, SocketAct, SocketOrders

HELLO_WITHIN: Final = 10.0
MOST_REPLIES: Final = 32
MOST_BYTES: Final = 256 * 1024

RESTART: Final = 1012
NOT_UNDERSTOOD: Final = 4400
NO_TOKEN: Final = 4401
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_MUCH: Final = 4429
REFUSED_HELLO: Final = {
    400: NOT_UNDERSTOOD,
    401: NO_TOKEN,
    403: NO_TOKEN,
    404: NO_TABLE,
    503: RESTART,
}
"""How a hello is refused, by the status that the same would have over HTTP."""
A_MOMENT: Final = 1000
"""Milliseconds after which it may work again."""

_decode: Final = msgspec.json.Decoder(Message).decode
_encode: Final = msgspec.json.Encoder().encode


class End(NamedTuple):
    """How we close a socket."""

    code: int
    reason: str
    retry_ms: int | None = None


class Closing(Exception):
    """We close the socket."""

    def __init__(self, code: int, reason: str, retry_ms: int | None = None) -> None:
        super().__init__(code, reason)
        self.end = End(code, reason, retry_ms)


class Gone(Exception):
    """The client has closed the socket, or is lost."""


Post = Callable[[Sequence[bytes]], bool]
"""Hands texts to the connection at once; False: it has no room now."""


class Socket:
    """From the upgrade to its end; the hall knows it as a watcher."""

    def __init__(
        self,
        house: House,
        table: str,
        receive: Receive,
        send: Send,
        outbox: Outbox,
        post: Post | None = None,
    ) -> None:
        """`post` is what our own connections offer beside `send`."""
        self.house = house
        self.table = table
        self.key: tuple[str, str] | None = None
        """Table and token: the seat, until it is known otherwise."""
        self.sending_since: float | None = None
        self._language = "en"
        self._receive, self._send, self._post = receive, send, post
        self._outbox = outbox
        self._listed = False
        """The outbox will see to it."""
        self._messages = house.allowances.messages(monotonic())
        self._watch: Watch | None = None
        self._replies: list[bytes] = []
        self._waiting_bytes = 0
        self._news = False
        self._busy = False
        self._end: End | None = None
        self._closed = False
        """Nothing can be sent any more."""
        self._sender: asyncio.Task[None] | None = None

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def turn_away(self, end: End) -> None:
        """Close before anything was said."""
        self._end = end
        await self._close()

    async def run(self, seated: Callable[["Socket"], None]) -> None:
        """Read until the end; whoever ends it, the hall forgets this socket."""
        try:
            await self._greet()
            seated(self)
            while True:
                await self._answer(await self._next())
        except Closing as closing:
            self.leave(closing.end)
            self.attend()
        except Gone:
            self._give_up()
        except BaseException:
            self._give_up()
            raise
        finally:
            if self._watch is not None:
                self._watch.close()
            if self._sender is not None:
                await asyncio.wait({self._sender})
            self._watch = self._post = self._sender = None
            self._closed = True

    def _give_up(self) -> None:
        """Nobody is there to send to."""
        if self._sender is not None:
            self._sender.cancel()

    def news(self) -> None:
        """From the hall: there is something to fetch."""
        self._news = True
        self._enlist()

    def _enlist(self) -> None:
        if not self._listed:
            self._listed = True
            self._outbox.add(self)

    def void(self) -> None:
        """From the hall: the token is void."""
        self.leave(End(NO_TOKEN, "token"))

    def leave(self, end: End) -> None:
        """Close as soon as what runs is finished."""
        if self._end is None:
            self._end = end
            self._enlist()

    def too_slow(self) -> None:
        """The client takes nothing: do not wait for it any longer."""
        if self._end is None:
            self._end = End(TOO_SLOW, "too-slow", A_MOMENT)
        self._give_up()

    async def _greet(self) -> None:
        """The first message must be hello; then the hall gives this socket its place."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._next()
        except TimeoutError:
            raise Closing(NOT_UNDERSTOOD, "no-hello") from None
        if not isinstance(hello, Hello):
            raise Closing(NOT_UNDERSTOOD, "no-hello")
        self._language = language_of(hello.lang)
        try:
            self._watch = await self.house.hall.watch(self.table, hello.token, hello.since, self)
        except Exception as error:
            raise self._turned_down(error) from None
        if hello.token is not None:
            self.key = (self.table, hello.token)
        self._enlist()

    def _turned_down(self, error: Exception) -> Closing:
        refusal = refusal_of(error)
        if refusal is None:
            self.house.mishap("socket-hello", error)
            return Closing(RESTART, "mishap", A_MOMENT)
        code = REFUSED_HELLO.get(status_of(refusal), NOT_UNDERSTOOD)
        return Closing(code, refusal.code, A_MOMENT if code == RESTART else None)

    async def _next(self) -> Message:
        """The next message of the client."""
        received = await self._receive()
        if received["type"] == "websocket.disconnect":
            raise Gone
        if seconds := self._messages.take(monotonic()):
            raise Closing(TOO_MUCH, "too-much", max(A_MOMENT, round(1000 * seconds)))
        text = received.get("text")
        if text is None:
            raise Closing(NOT_UNDERSTOOD, "not-text")
        try:
            message: Message = _decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise Closing(NOT_UNDERSTOOD, "not-understood") from None
        return message

    async def _answer(self, message: Message) -> None:
        """Do what was asked; what is refused is answered with `no`."""
        if isinstance(message, Hello):
            raise Closing(NOT_UNDERSTOOD, "second-hello")
        if isinstance(message, Ping):
            self._reply(_encode(Pong(message.cid)))
            return
        self._busy = True
        try:
            self._reply(await self._done(message))
        except Exception as error:
            self._reply(self._refused(message.cid, error))
        finally:
            self._busy = False
        while self._is_full() and not self._closed:
            await asyncio.sleep(0.05)

    async def _done(self, message: SocketAct | SocketOrders) -> bytes:
        """The ack, when it is durable."""
        assert self._watch is not None
        since = perf_counter()
        if self.key is not None:
            self.house.allowances.actions.check(self.key)
        if isinstance(message, SocketOrders):
            acked = await self._watch.order(message.cid, message.orders)
        else:
            acked = await self._watch.act(message.cid, message.seen, message.action)
            self.house.metrics.acted(since)
        return _encode(Ack(acked.cid, acked.n))

    def _refused(self, cid: str, error: Exception) -> bytes:
        refusal = refusal_of(error)
        if refusal is None:
            self.house.mishap("socket", error)
            refusal = Denied("server", "mishap")
        self.house.metrics.refuse(refusal.code)
        return no(cid, refusal, self._language)

    def _reply(self, message: bytes) -> None:
        self._replies.append(message)
        self._waiting_bytes += len(message)
        self._enlist()

    def _is_full(self) -> bool:
        return len(self._replies) >= MOST_REPLIES or self._waiting_bytes >= MOST_BYTES

    def attend(self) -> None:
        """From the outbox: send what there is, or let a task wait for room; close if it is time."""
        self._listed = False
        if self._closed or self._sender is not None:
            return
        messages = self._fetched()
        if messages and self._post is not None and self._post(messages):
            messages = []
        if messages or self._may_close():
            self._sender = asyncio.create_task(self._send_on(messages))

    def _fetched(self) -> list[bytes]:
        """The newest state, unless we are about to close, and the replies."""
        messages: list[bytes] = []
        if self._news and self._watch is not None and self._end is None:
            self._news = False
            try:
                messages = self._watch.fetch()
            except Exception as error:
                self.house.mishap("socket-writer", error)
                self._end = End(RESTART, "mishap", A_MOMENT)
        if self._replies:
            messages += self._replies
            self._replies, self._waiting_bytes = [], 0
        return messages

    def _may_close(self) -> bool:
        """It is to be closed, and nothing runs any more."""
        return self._end is not None and not self._busy

    async def _send_on(self, messages: list[bytes]) -> None:
        """Send as fast as the client takes it, until there is nothing left; then close if asked."""
        try:
            while messages:
                for message in messages:
                    self.sending_since = monotonic()
                    await self._send({"type": "websocket.send", "text": message.decode()})
                    self.sending_since = None
                messages = self._fetched()
        except asyncio.CancelledError:
            if self._end is None:
                raise
        except OSError:
            self._closed = True
        if self._may_close() and not self._closed:
            await self._close()
        self._sender = None
        self._enlist()

    async def _close(self) -> None:
        """Say bye, unless nothing gets through, and close."""
        assert self._end is not None
        self._closed = True
        code, reason, retry_ms = self._end
        self.house.metrics.close(code)
        bye = _encode(Bye(reason, retry_ms)).decode()
        try:
            if self.sending_since is None:
                await self._send({"type": "websocket.send", "text": bye})
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except OSError:
            return
