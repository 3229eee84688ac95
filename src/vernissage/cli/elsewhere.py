"""A seat at a table on a server, as the terminal shows it; the connection lives in a thread."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing, contextmanager
from typing import Any, Final, TypeVar

import msgspec

from vernissage.cli.place import Declined, Tip
from vernissage.client import Refused, Seat, sit_down
from vernissage.core.contract import Game
from vernissage.faces import YOU
from vernissage.games import GAMES
from vernissage.games.shapes import shapes_of

PATIENCE: Final = 0.25
"""Seconds between two looks at the table."""
Given = TypeVar("Given")


class Elsewhere:
    """A `Place`: what is known of the table here, and a line to the server."""

    patience = PATIENCE

    def __init__(self, seat: Seat, loop: asyncio.AbstractEventLoop) -> None:
        self._seat = seat
        self._loop = loop
        self._heard = 0
        self._events = _event_decoder(self.game)

    @property
    def game(self) -> Game:
        return GAMES[self._seat.game]

    @property
    def link(self) -> str:
        """The way back to this seat."""
        return self._seat.link.url()

    @property
    def number(self) -> int:
        """The own seat; the view knows it."""
        seen = self._seat.view()
        assert seen is not None
        return int(seen.seat)

    @property
    def names(self) -> Sequence[str]:
        chairs = self._seat.table["seats"]
        named = [chair["name"] or chair["occupant"].removeprefix("bot:") for chair in chairs]
        named[self.number] = YOU
        return named

    @property
    def people(self) -> list[int]:
        return [self.number]

    @property
    def over(self) -> bool:
        return self._seat.over

    def asked(self) -> int | None:
        update = self._seat.update
        waiting = update is None or update.pending is not None or update.n < self._seat.acked
        return None if self.over or waiting or self.choices(0) is None else self.number

    def go_on(self) -> None:
        """The others play on the server."""

    def moment(self) -> int:
        return 0 if self._seat.update is None else self._seat.update.n

    def view(self, seat: int) -> Any:
        return self._seat.view()

    def choices(self, seat: int) -> Any:
        return self._seat.choices()

    def news(self, seat: int) -> list[Any]:
        """Events since the last time, as the engine's structs."""
        new = self._seat.events[self._heard :]
        self._heard = len(self._seat.events)
        return [self._events(each) for each in new]

    def act(self, seat: int, action: int) -> None:
        """Answer; what the server refuses is told in its words."""
        self._wait(self._seat.act(action))

    def hint(self, seat: int) -> Tip:
        """The server's advice, where the table allows it."""
        told = self._wait(self._seat.ask("POST", "hint"))
        text = " ".join((f"{told['action']}.", *told["sentences"]))
        return Tip(self.game.parse(told["action"]), text)

    def begin(self) -> None:
        """Start the game: the host's word."""
        self._wait(self._seat.ask("POST", "start"))

    def record(self) -> bytes:
        """The record of the finished game."""
        return msgspec.json.encode(self._wait(self._seat.ask("GET", "record")))

    def table(self) -> dict[str, Any]:
        """The table as everybody may see it."""
        return self._seat.table

    def _wait(self, work: Coroutine[Any, Any, Given]) -> Given:
        try:
            return asyncio.run_coroutine_threadsafe(work, self._loop).result()
        except Refused as refused:
            raise Declined(refused.problem.detail) from None


def _event_decoder(game: Game) -> Callable[[msgspec.Raw], Any]:
    return msgspec.json.Decoder(shapes_of(game.name).event).decode


@contextmanager
def seated_at(link: str, name: str, language: str) -> Iterator[Elsewhere]:
    """Sit down at the table of a link, and get up at the end."""
    ready: Future[Elsewhere] = Future()
    leaving = asyncio.Event()
    loop = asyncio.new_event_loop()

    async def stay() -> None:
        try:
            async with sit_down(link, name, language=language) as seat:
                ready.set_result(Elsewhere(seat, loop))
                await leaving.wait()
        except BaseException as error:
            if ready.done():
                raise
            ready.set_exception(error)

    def live() -> None:
        with closing(loop):
            loop.run_until_complete(stay())

    thread = threading.Thread(target=live, daemon=True)
    thread.start()
    try:
        yield ready.result()
    finally:
        loop.call_soon_threadsafe(leaving.set)
        thread.join(timeout=5)
