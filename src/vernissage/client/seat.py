"""A seat at a table over a WebSocket: it reconnects by itself, and what is sent acts once."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache, partial
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from vernissage.client.links import Link, read_link
from vernissage.client.requests import Problem, Refused, found, new_cid, request
from vernissage.core.refusals import Invalid
from vernissage.games import GAMES
from vernissage.games.shapes import shapes_of

RESEND_AFTER: Final = 2.5
"""Seconds after which something that was not answered is sent again."""
LONGEST_PAUSE: Final = 5.0
FINAL: Final = (4400, 4401, 4403, 4404)
"""Close codes after which coming back would not help."""


class Question(msgspec.Struct, frozen=True):
    """What the seat is asked: its view and choices as the engine's structs."""

    n: int
    view: Any
    choices: Any


class Update(msgspec.Struct, frozen=True, kw_only=True):
    """The newest state, as this viewer may know it."""

    n: int
    view: msgspec.Raw
    choices: msgspec.Raw
    events: tuple[msgspec.Raw, ...] = ()
    pending: str | None = None
    orders: tuple[dict[str, Any], ...] = ()
    waiting: tuple[int, ...] = ()
    clock: dict[str, Any] | None = None
    afresh: bool = False
    """Something was taken back: `events` are all that have happened, from the first on."""


class _Message(msgspec.Struct, frozen=True):
    t: str
    cid: str | None = None


class _Ack(msgspec.Struct, frozen=True):
    n: int


class Seat:
    """One viewer of one table; `link.token` is None for a spectator."""

    def __init__(self, link: Link, number: int | None, language: str = "en") -> None:
        self.link = link
        self.number = number
        """Which seat this is; None for a spectator."""
        self.language = language
        self.table: dict[str, Any] = {}
        """The table as everybody may see it: seats, names, status."""
        self.update: Update | None = None
        self.events: list[msgspec.Raw] = []
        """All that happened since the client has been there, in order; if something was taken
        back, all from the start."""
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[dict[str, Any], asyncio.Future[int]]] = {}
        self._broken: Exception | None = None
        self.acked = 0
        """The n of the last thing that was taken: what is older asks of the past."""

    @property
    def game(self) -> str:
        return str(self.table["game"])

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    def view(self) -> Any:
        """The engine's view, as a struct; None in the lobby."""
        return None if self.update is None else _decoders(self.game)[0](self.update.view)

    def choices(self) -> Any:
        """What the seat is asked, as a struct; None while it is not."""
        return None if self.update is None else _decoders(self.game)[1](self.update.choices)

    async def act(self, action: int | str) -> int:
        """Answer the question that stands; the seat's new n once it is durable, else Refused."""
        assert self.update is not None
        text = action if isinstance(action, str) else GAMES[self.game].write(action)
        return await self._send({"t": "act", "seen": self.update.n, "action": text})

    async def order(self, *orders: dict[str, Any]) -> int:
        """Replace the standing orders."""
        return await self._send({"t": "orders", "orders": orders})

    async def undo(self) -> int:
        """Alone against bots: back to the last decision; the seat's new n, else Refused."""
        answer = await self.ask("POST", "undo", {"cid": new_cid()})
        self.acked = max(self.acked, int(answer["n"]))
        return self.acked

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request about this table: `seat.ask("GET", "record")`."""
        whole = f"tables/{self.link.table}/{path}".rstrip("/")
        return await request(
            self.link, method, whole, body, token=self.link.token, language=self.language
        )

    async def until(self, true: Callable[["Seat"], bool]) -> None:
        """Wait until this holds; an end of the connection for good is raised."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._broken is not None or true(self))
        if self._broken is not None and not true(self):
            raise self._broken

    async def questions(self) -> AsyncIterator[Question]:
        """Everything that the seat is asked, until the game is over; each once."""
        answered = -1
        while True:
            await self.until(partial(_over_or_asked_after, answered))
            if self.over or self.update is None:
                return
            answered = self.update.n
            yield Question(answered, self.view(), self.choices())

    async def _send(self, message: dict[str, Any]) -> int:
        cid = new_cid()
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._unanswered[cid] = ({**message, "cid": cid}, answer)
        try:
            while not answer.done():
                await self._try_to_send(self._unanswered[cid][0])
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(answer), RESEND_AFTER)
                if self._broken is not None and not answer.done():
                    raise self._broken
            self.acked = max(self.acked, await answer)
            return self.acked
        finally:
            del self._unanswered[cid]

    async def _try_to_send(self, message: dict[str, Any]) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(message), text=True)

    async def run(self) -> None:
        """Hold the connection until it is closed for good."""
        pause = 0.1
        while self._broken is None:
            try:
                await self._one_connection()
                pause = 0.1
            except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed) as error:
                self._broken = _final(error)
            except WebSocketException as error:
                self._broken = error
            if self._broken is None:
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
                pause = min(LONGEST_PAUSE, 2 * pause)
        await self._tell()

    async def _one_connection(self) -> None:
        address = self.link.server.replace("http", "ws", 1)
        path = f"{address}/api/v1/tables/{self.link.table}/socket"
        async with connect(path, compression=None, proxy=None, max_size=None) as socket:
            hello: dict[str, Any] = {"t": "hello", "token": self.link.token, "lang": self.language}
            if self.update is not None:
                hello["since"] = self.update.n
            await socket.send(msgspec.json.encode(hello), text=True)
            self._socket = socket
            for message, _ in list(self._unanswered.values()):
                await socket.send(msgspec.json.encode(message), text=True)
            try:
                async for message_in in socket:
                    await self._hear(_bytes(message_in))
            finally:
                self._socket = None

    async def _hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data, type=_Message)
        if message.t == "table":
            self.table = msgspec.json.decode(data)
        elif message.t == "update":
            self.update = msgspec.json.decode(data, type=Update)
            if self.update.afresh:
                self.events.clear()
            self.events += self.update.events
        elif message.cid in self._unanswered:
            self._answer(message, data)
        await self._tell()

    def _answer(self, message: _Message, data: bytes) -> None:
        answer = self._unanswered[str(message.cid)][1]
        if answer.done():
            return
        if message.t == "ack":
            answer.set_result(msgspec.json.decode(data, type=_Ack).n)
        elif message.t == "no":
            answer.set_exception(Refused(msgspec.json.decode(data, type=Problem)))

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()


def _over_or_asked_after(n: int, seat: Seat) -> bool:
    update = seat.update
    asked = (
        update is not None
        and update.n > n
        and update.n >= seat.acked
        and update.pending is None
        and bytes(update.choices) != b"null"
    )
    return seat.over or asked


def _bytes(message: str | bytes) -> bytes:
    return message.encode() if isinstance(message, str) else message


def _final(error: Exception) -> Exception | None:
    """What the connection ended with, if coming back would not help."""
    if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in FINAL:
        return Invalid(str(error.rcvd.code), "client-closed", reason=error.rcvd.reason or "-")
    return None


@cache
def _decoders(game: str) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    """How a view and choices are read."""
    view, choices, _ = shapes_of(game)
    return msgspec.json.Decoder(view | None).decode, msgspec.json.Decoder(choices | None).decode


@asynccontextmanager
async def sit_down(
    link: Link | str, name: str, *, seat: int | None = None, language: str = "en"
) -> AsyncIterator[Seat]:
    """Take a seat at the table of a link, or the one that its token belongs to."""
    place = await found(read_link(link) if isinstance(link, str) else link)
    if place.token is None:
        body: dict[str, str | int] = {"name": name, "luck": new_cid()[:16], "cid": new_cid()}
        if seat is not None:
            body["seat"] = seat
        path = f"tables/{place.table}/seats"
        taken = await request(place, "POST", path, body, language=language)
        place = msgspec.structs.replace(place, token=taken["token"])
        seat = taken["seat"]
    async with _present(Seat(place, seat, language)) as present:
        yield present


@asynccontextmanager
async def watch(link: Link | str, *, language: str = "en") -> AsyncIterator[Seat]:
    """Look on as a spectator."""
    place = await found(read_link(link) if isinstance(link, str) else link)
    place = msgspec.structs.replace(place, token=None)
    async with _present(Seat(place, None, language)) as present:
        yield present


@asynccontextmanager
async def _present(seat: Seat) -> AsyncIterator[Seat]:
    running = asyncio.create_task(seat.run())
    try:
        await seat.until(lambda present: bool(present.table) and present.update is not None)
        yield seat
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
