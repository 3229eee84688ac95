"""What the server needs of the world: a store, a bus, a clock, chance, and bots that think.

The real ones stand in store, bus, workers and serve; the simulation brings others, with faults.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec

from vernissage.server.entries import Entry


class Lost(Exception):
    """Another process has appended that entry: reload the table and decide again."""


class Closed(Exception):
    """The store cannot be written now (full disk, shutting down); nothing was appended."""


class NoAnswer(Exception):
    """A worker died, hung or could not answer."""


ANSWERED_AGAIN: Final = 10 * 60_000
"""Milliseconds for which the same request gets its lost answer again."""


OF_TABLES: Final = "tables"
"""The scope of requests that make tables."""


class Answered(msgspec.Struct, frozen=True):
    """What a request with a cid was answered with, for a lost answer."""

    scope: str
    """`tables`, `seats/<table>` or `rematch/<table>/<seat>`."""
    cid: str
    digest: bytes
    """SHA-256 of the request's body."""
    table: str
    seat: int | None
    at: int


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One table as its keeper sees it, beside its log."""

    table: str
    code: str | None
    """While it waits for players."""
    status: str
    game: str
    made: int
    touched: int
    wake: int | None
    """When something must happen by itself: a bot's move or a deadline. None: nothing."""


class Turns(msgspec.Struct, frozen=True, kw_only=True):
    """Whose turn an entry has made it, for those who want to be told on their devices."""

    begun: tuple[tuple[int, int], ...]
    """Seats with their n."""
    due: int
    """When it is time to tell them, if they are not here by then."""
    over: bool
    """The game is: nobody will be told anything any more."""


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """One entry to append, with what must be written in the same transaction."""

    row: Row
    entry: Entry
    answered: Answered | None = None
    tells_row: bool = True
    """The row reads otherwise than it did, but for when it was touched a moment ago."""
    turns: Turns | None = None
    """At tables by days, where Web Push is switched on."""


class Store(Protocol):
    """Durable: what `append` has returned for survives a crash."""

    async def append(self, append: Append) -> None:
        """Claim and write; raises Lost if that seq is taken, or the request with that cid has
        been answered meanwhile, Closed if nothing can be written.
        """

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """The entries from seq `since` on, ascending; empty if there is no such table."""

    async def table_of_code(self, code: str) -> str | None: ...

    async def answered(self, scope: str, cid: str) -> Answered | None: ...

    async def waking(self, until: int) -> list[str]:
        """Tables with `wake` at or before that time."""

    async def close(self) -> None: ...


class Shelf(Protocol):
    """Where reviews are kept."""

    async def review(self, name: str, language: str) -> bytes | None: ...

    async def keep_review(self, name: str, told: dict[str, bytes], at: int) -> None:
        """By language; raises Closed if nothing can be written."""


class News(msgspec.Struct, frozen=True, array_like=True):
    """What one process tells the others of a table; nothing that is hidden."""

    process: str
    table: str
    seq: int
    """The newest entry of its log that the process knows."""
    here: tuple[int, ...] | None = None
    """The seats that have a socket open with the process; None: that has not changed."""


class Bus(Protocol):
    """Tells other processes that something has changed; what is lost is found later."""

    @property
    def process(self) -> str | None:
        """The name of this process among those that share the bus; None: it is alone."""

    async def publish(self, news: News) -> None:
        """Never waits for others, and never fails."""

    def listen(self, heard: Callable[[News], None]) -> None:
        """Call this for every message of another process."""

    async def close(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    def call_later(self, seconds: float, call: Callable[[], Any]) -> Callable[[], None]:
        """Call then; what is returned cancels it."""

    async def sleep(self, seconds: float) -> None: ...


class Chance(Protocol):
    def token(self) -> str:
        """128 random bits, base64url: 22 characters."""

    def secret(self) -> str:
        """32 random hexadecimal digits."""

    def code(self) -> str:
        """Six letters to say aloud."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """One question for a bot: all it may know, and its memory."""

    game: str
    bot: str
    view: bytes
    """The seat's view as JSON."""
    choices: bytes
    memory: bytes | None
    chance: int
    """The seed of its chance for this decision."""


class HintJob(msgspec.Struct, frozen=True, kw_only=True, tag="hint"):
    """Somebody asks what to do: all that seat may know, its language, and who sits where."""

    game: str
    view: bytes
    choices: bytes
    language: str
    names: tuple[str, ...]


class Thought(msgspec.Struct, frozen=True):
    action: str
    memory: bytes | None


class Told(msgspec.Struct, frozen=True):
    """A hint: the move in notation and what speaks for it."""

    action: str
    sentences: tuple[str, ...]


class Thinkers(Protocol):
    """Bots that think elsewhere, never on the event loop."""

    def think(self, job: Job) -> Awaitable[Thought]:
        """The move; whatever happens to a worker, it is made."""

    def hint(self, job: HintJob) -> Awaitable[Told]: ...

    async def close(self) -> None: ...


class Lookers(Protocol):
    """Look at finished games again, elsewhere; a record that is none is refused."""

    def replay(self, record: bytes, eye: str) -> Awaitable[bytes]:
        """*Replay* as JSON, packed with gzip; raises NoAnswer if nobody could make it."""

    def review(
        self, record: bytes, progress: Callable[[int, int], None]
    ) -> Awaitable[dict[str, bytes]]:
        """*Review* as JSON, by language."""

    async def close(self) -> None: ...
