"""A table that this process holds in memory: its lock, who watches it, and how it is written."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final, Protocol

from vernissage.server.due import Due, Presence, next_due
from vernissage.server.entries import Body, Entry, Undone
from vernissage.server.hosted import Change, HostedTable
from vernissage.server.numbers import Viewer
from vernissage.server.ports import (
    Answered,
    Append,
    Bus,
    Chance,
    Clock,
    News,
    Row,
    Store,
    Thinkers,
    Turns,
)
from vernissage.server.presence import Elsewhere
from vernissage.server.push.turns import PATIENCE, awaited_at, turns_begun
from vernissage.server.refusals import Denied
from vernissage.server.updates import Updates, table_now

TOUCHED_WITHIN: Final = 60_000
"""Milliseconds to which it is known when a table was last touched: who looks for idle ones asks by
days, and most actions change nothing else of the row."""
SOON: Final = 60_000
"""Milliseconds; a table where something is due within them stays in memory."""


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """Everything outside that tables need."""

    store: Store
    bus: Bus
    clock: Clock
    chance: Chance
    thinkers: Thinkers
    testing: bool
    ready: int
    """When this process began to serve."""
    push: bool = False
    """Whether people can be told on their devices that it is their turn."""
    elsewhere: Elsewhere = field(default_factory=Elsewhere)


class Watcher(Protocol):
    """A socket. It is told that there is something to fetch, and must not wait in here."""

    def news(self) -> None:
        """Call `Watch.fetch` as soon as there is room to send."""

    def void(self) -> None:
        """The token is void: close with 4401."""


class Place:
    """One watcher's place at a table: for whom it watches, and what it has been sent."""

    __slots__ = ("sent", "table_sent", "token", "viewer", "watcher")

    def __init__(self, watcher: Watcher, token: bytes | None, viewer: Viewer, since: int) -> None:
        self.watcher = watcher
        self.token = token
        self.viewer = viewer
        self.sent = since
        """The n of the last update that was fetched; its events are known."""
        self.table_sent = -1
        """Which edition of *table* was fetched; -1: none, and no update either."""


class Held:
    """One table. Whoever changes it holds the lock, also while the entry is being written."""

    __slots__ = (
        "_here",
        "_row_written",
        "_seen_here",
        "_table",
        "_world",
        "announced",
        "announced_at",
        "armed",
        "due",
        "edition",
        "from_elsewhere",
        "gone",
        "hosted",
        "id",
        "lock",
        "places",
        "running",
        "touched",
        "updates",
        "waiters",
        "writing",
    )

    def __init__(self, table: str, world: World) -> None:
        self.id = table
        self._world = world
        self.lock = asyncio.Lock()
        self.hosted: HostedTable | None = None
        """None: not loaded, or dropped because nobody knows whether an entry was written."""
        self.updates: Updates | None = None
        self.writing: Change | None = None
        """What is being written: the state is ahead of the store, and who is told must wait."""
        self.places: list[Place] = []
        self.waiters: dict[asyncio.Future[None], Viewer] = {}
        self._here: Counter[int] = Counter()
        self._seen_here: frozenset[int] = frozenset()
        self.gone: dict[int, int] = {}
        self.announced: tuple[int, ...] | None = None
        """Whom other processes believe to be here, and since when they know."""
        self.announced_at = 0
        self.edition = 0
        """Grows when *table* reads otherwise."""
        self._table: bytes | None = None
        self._row_written: Row | None = None
        self.touched = world.clock.now()
        self.due: Due | None = None
        self.from_elsewhere = False
        """The last entry was written by another process, which does what is due first."""
        self.armed: Callable[[], None] | None = None
        """Ends the alarm for what is due."""
        self.running = False
        """Something that was due is being done."""

    async def load(self) -> HostedTable:
        """The table as its log tells it; whoever calls holds the lock."""
        self.touched = self._world.clock.now()
        if self.hosted is None:
            entries = await self._world.store.read(self.id)
            if not entries:
                raise Denied("table", "no-such-table")
            self._take(HostedTable(self.id, entries, ready=self._world.ready))
        assert self.hosted is not None
        return self.hosted

    def drop(self) -> None:
        """Nobody knows whether the last entry was written: read the log again before anything."""
        self.hosted = self.updates = self._row_written = None

    async def create(self, body: Body, answered: Answered | None) -> HostedTable:
        """A new table, with its first entry."""
        now = self._world.clock.now()
        entry = Entry(0, now, body)
        hosted = HostedTable(self.id, [entry], ready=self._world.ready)
        due = self._next_due_at(hosted)
        append = Append(row=self._row(hosted, due), entry=entry, answered=answered)
        await self._world.store.append(append)
        self._take(hosted)
        return hosted

    async def append(
        self, body: Body, *, cid: str | None = None, answered: Answered | None = None
    ) -> None:
        """Apply, write, and only then tell; if the writing fails the table is read again."""
        if isinstance(body, Undone):
            await self._look_back(body)
        hosted, updates = self.hosted, self.updates
        assert hosted is not None
        assert updates is not None
        entry = Entry(hosted.length, max(self.now(), hosted.at), body, cid)
        calls = self._world.push and hosted.made.pace == "days"
        before = awaited_at(hosted) if calls else ()
        change = self.writing = hosted.apply(entry)
        try:
            updates.forget(change)
            self.due = self.next_due()
            row = self._row(hosted, self.due)
            told = self._row_is_known(row)
            turns = self._turns(hosted, before, entry.at) if calls else None
            await self._world.store.append(
                Append(row=row, entry=entry, answered=answered, tells_row=not told, turns=turns)
            )
        except BaseException:
            self.drop()
            raise
        finally:
            self.writing = None
        if not told:
            self._row_written = row
        self.from_elsewhere = False
        self.tell(change)
        if self._world.bus.process is not None:
            await self._world.bus.publish(News(self._world.bus.process, self.id, entry.seq))

    def shows(self, viewer: Viewer) -> bool:
        """Whether all that this viewer may know is durable, so that it need not wait."""
        change = self.writing
        if self.hosted is None:
            return False
        return change is None or not (change.table or change.tokens or viewer in change.told)

    async def catch_up(self) -> bool:
        """Read on from where this process is; whether another has written meanwhile."""
        hosted, updates = self.hosted, self.updates
        assert hosted is not None
        assert updates is not None
        entries = await self._world.store.read(self.id, hosted.length)
        if any(isinstance(entry.body, Undone) for entry in entries):
            self.drop()
            await self.load()
            self.from_elsewhere = True
            return True
        for entry in entries:
            change = hosted.apply(entry)
            updates.forget(change)
            self.from_elsewhere = True
            self._row_written = None
            self.tell(change)
        self.due = self.next_due()
        return bool(entries)

    def next_due(self) -> Due | None:
        assert self.hosted is not None
        return self._next_due_at(self.hosted)

    def _next_due_at(self, hosted: HostedTable) -> Due | None:
        presence = Presence(self.here, self.gone)
        return next_due(hosted, presence, now=self.now(), testing=self._world.testing)

    def table(self) -> bytes:
        """*table*, encoded once an edition."""
        assert self.hosted is not None
        if self._table is None:
            self._table = table_now(self.hosted, self.here)
        return self._table

    def tell(self, change: Change) -> None:
        """Everybody for whom something has changed; nobody else notices anything."""
        if change.table:
            self._new_edition()
        if change.tokens:
            self._look_at_tokens()
        for place in tuple(self.places):
            if change.table or place.viewer in change.told:
                place.watcher.news()
        for waiter, viewer in self.waiters.items():
            if change.tokens or viewer in change.told:
                answer(waiter)

    def arrive(self, place: Place) -> None:
        """A socket has said hello."""
        self.places.append(place)
        self._count(place.viewer, 1)
        place.watcher.news()

    def depart(self, place: Place) -> None:
        """A socket is gone."""
        if place in self.places:
            self.places.remove(place)
            self._count(place.viewer, -1)

    @property
    def here(self) -> Collection[int]:
        """The seats that have a socket open, with this process or another."""
        elsewhere = self._world.elsewhere.seats(self.id, self.now())
        return elsewhere.union(self._here) if elsewhere else self._here

    def here_with_us(self) -> tuple[int, ...]:
        """Those of this process."""
        return tuple(sorted(self._here))

    def look_around(self) -> None:
        """Somebody may have come or gone, here or elsewhere; everyone is told if it is so."""
        here = frozenset(self.here)
        if here == self._seen_here:
            return
        self._seen_here = here
        self._new_edition()
        if self.hosted is not None:
            self.due = self.next_due()
        for place in tuple(self.places):
            place.watcher.news()

    def now(self) -> int:
        return self._world.clock.now()

    def is_idle(self, long_ago: int) -> bool:
        """Nobody needs it in memory, and what is due is not due soon."""
        if self.places or self.waiters or self.running or self.lock.locked():
            return False
        soon = self.due is not None and self.due.at < self.now() + SOON
        return self.touched <= long_ago and not soon

    def disarm(self) -> None:
        """No alarm for what is due."""
        if self.armed is not None:
            self.armed()
            self.armed = None

    def let_go(self) -> None:
        """Whoever waits for an update is answered now."""
        for waiter in self.waiters:
            answer(waiter)

    def _take(self, hosted: HostedTable) -> None:
        self.hosted = hosted
        self.updates = Updates(hosted)
        self.due = self.next_due()
        everyone = () if hosted.play is None else hosted.play.everyone
        otherwise = self._table != table_now(hosted, self.here)
        self.tell(Change(everyone, table=otherwise, tokens=True))

    async def _look_back(self, undone: Undone) -> None:
        """Read the table once more: it remembers how it was before what is taken back."""
        assert self.hosted is not None
        log = (await self._world.store.read(self.id))[: self.hosted.length]
        ready = self._world.ready
        self.hosted = HostedTable(self.id, log, ready=ready, to_undo=undone.back)
        self.updates = Updates(self.hosted)

    def _row(self, hosted: HostedTable, due: Due | None) -> Row:
        status = hosted.status
        return Row(
            table=self.id,
            code=hosted.made.code if status == "waiting" else None,
            status=status,
            game=hosted.made.game,
            made=hosted.made_at,
            touched=hosted.at,
            wake=None if due is None else due.at,
        )

    def _turns(self, hosted: HostedTable, before: Collection[int], at: int) -> Turns | None:
        """Whose turn the entry has made it; under --testing nobody is waited for."""
        due = at if self._world.testing else at + PATIENCE
        return None if hosted.play is None else turns_begun(hosted, before, due)

    def _row_is_known(self, row: Row) -> bool:
        """Whether the store's row says the same; when it was touched it may know a little late."""
        before = self._row_written
        if before is None or row.touched - before.touched >= TOUCHED_WITHIN:
            return False
        return (row.code, row.status, row.wake) == (before.code, before.status, before.wake)

    def _count(self, viewer: Viewer, change: int) -> None:
        """The first socket of a seat and the last one are seen by everyone."""
        if viewer is None:
            return
        self._here[viewer] += change
        if self._here[viewer] <= 0:
            del self._here[viewer]
            self.gone[viewer] = self.now()
        self.look_around()

    def _new_edition(self) -> None:
        self.edition += 1
        self._table = None

    def _look_at_tokens(self) -> None:
        """Sockets whose token is void are closed; a host who left a seat looks on without one."""
        assert self.hosted is not None
        for place in [place for place in self.places if place.token is not None]:
            assert place.token is not None
            known = self.hosted.seats.knows(place.token)
            viewer = self.hosted.seats.holder(place.token).seat if known else None
            if not known or (viewer is None and not self.hosted.made.spectators):
                self.depart(place)
                place.watcher.void()
            elif viewer != place.viewer:
                self._count(place.viewer, -1)
                place.viewer = viewer


def answer(waiter: asyncio.Future[None]) -> None:
    """Whoever waits goes on."""
    if not waiter.done():
        waiter.set_result(None)
