"""The hall: all that can be asked of tables, whatever the way it comes in.

Every method that takes a token looks for refusals in the order 404, 401, 403, 409 and raises
`Denied`, `Stale` or a refusal of the rules (see refusals.py); a refused request changes nothing.
`Closed` of ports means that the store cannot be written: 503.
"""

import asyncio
from functools import partial
from typing import Final

import msgspec

from vernissage.core import records
from vernissage.core.orders import Order
from vernissage.core.words import words
from vernissage.server import acting, chairs, keeping
from vernissage.server.arrivals import Arrivals
from vernissage.server.entries import Away, Returned
from vernissage.server.held import Held, Place, Watcher, World, answer
from vernissage.server.hosted import HostedTable
from vernissage.server.keeping import Decided, Decision, Keeper
from vernissage.server.numbers import Viewer
from vernissage.server.ports import Bus, Chance, Clock, HintJob, Store, Thinkers
from vernissage.server.push import turns
from vernissage.server.refusals import Denied, Stale
from vernissage.server.running import Running
from vernissage.server.seats import Who, hashed
from vernissage.server.shuffle import commitment
from vernissage.server.watch import Watch
from vernissage.server.wire import (
    Acked,
    Hint,
    Legal,
    NewTable,
    Rematch,
    RematchMade,
    SeatTaken,
    Shuffle,
    Sit,
    TableMade,
    TakenBack,
)
from vernissage.server.wire_finished import (
    Branches,
    BranchMade,
    BranchThere,
    NewBranch,
    NewBranchOfFile,
)

LONGEST_WAIT: Final = 25.0
"""Seconds that a request for an update may wait."""

encode: Final = msgspec.json.Encoder().encode


class Hall:
    """JSON is handed out as bytes where it is a whole answer."""

    def __init__(
        self,
        *,
        store: Store,
        bus: Bus,
        clock: Clock,
        chance: Chance,
        thinkers: Thinkers,
        testing: bool = False,
        push: bool = False,
    ) -> None:
        self._world = World(
            store=store,
            bus=bus,
            clock=clock,
            chance=chance,
            thinkers=thinkers,
            testing=testing,
            ready=clock.now(),
            push=push,
        )
        self._keeper = Keeper(self._world)
        self._arrivals = Arrivals(self._keeper)
        self._running = Running(self._keeper)

    async def open(self) -> None:
        """Ready: listen to the bus, and look for tables where something is due."""
        self._world.bus.listen(self._keeper.heard)
        self._running.start()

    async def close(self) -> None:
        """Let waiting requests go and start nothing more."""
        await self._keeper.close()

    @property
    def tables_held(self) -> int:
        """How many tables are in memory."""
        return len(self._keeper.tables)

    async def make(self, request: NewTable) -> TableMade:
        """`POST /tables`."""
        return await self._arrivals.make(request)

    async def table(self, table: str, token: str | None) -> bytes:
        """`GET /tables/{id}`: *table*."""
        held, _ = await self._keeper.look(table, _hashed(token))
        return held.table()

    async def code(self, code: str) -> str:
        """`GET /codes/{code}`: the id of the table; codes are read in any case."""
        table = await self._world.store.table_of_code(code.upper())
        if table is None:
            raise Denied("code", "no-such-code")
        return table

    async def sit(self, table: str, token: str | None, request: Sit) -> SeatTaken:
        """`POST /tables/{id}/seats`."""
        return await self._arrivals.sit(table, _hashed(token), request)

    async def occupy(self, table: str, token: str | None, seat: int, occupant: str) -> bytes:
        """`PUT /tables/{id}/seats/{seat}` with `occupant`: *table*."""
        return await self._change(
            table, token, partial(chairs.occupy, seat=seat, occupant=occupant)
        )

    async def rename(self, table: str, token: str | None, seat: int, name: str) -> bytes:
        """`PUT /tables/{id}/seats/{seat}` with `name`: *table*."""
        return await self._change(table, token, partial(chairs.rename, seat=seat, name=name))

    async def away(self, table: str, token: str | None, seat: int, away: Away) -> bytes:
        """`PUT /tables/{id}/seats/{seat}` with `away`: *table*."""
        return await self._change(table, token, partial(chairs.away, seat=seat, away=away))

    async def leave(self, table: str, token: str | None, seat: int) -> None:
        """`DELETE /tables/{id}/seats/{seat}`."""
        await self._change(table, token, partial(chairs.leave, seat=seat))

    async def start(self, table: str, token: str | None) -> bytes:
        """`POST /tables/{id}/start`: *table*."""
        return await self._change(table, token, chairs.start)

    async def _change(self, table: str, token: str | None, decision: Decision) -> bytes:
        held, _ = await self._keeper.decide(table, _hashed(token), decision)
        return held.table()

    async def update(
        self, table: str, token: str | None, since: int | None = None, wait: float = 0
    ) -> bytes | None:
        """`GET /tables/{id}/update`: *update*; None for 204."""
        clock, known = self._world.clock, _hashed(token)
        until = clock.now() + int(1000 * min(wait, LONGEST_WAIT))
        while True:
            held, who = await self._keeper.look(table, known)
            n = _may_see(_hosted(held), who, since)
            if since is None or since < n:
                return _update(held, who.seat, since or 0)
            left = until - clock.now()
            if left <= 0:
                return None
            await self._wait(held, who.seat, left / 1000)

    async def _wait(self, held: Held, viewer: Viewer, seconds: float) -> None:
        """Until something changes for the viewer, or so long."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        held.waiters[waiter] = viewer
        cancel = self._world.clock.call_later(seconds, lambda: answer(waiter))
        try:
            await waiter
        finally:
            cancel()
            del held.waiters[waiter]

    async def legal(self, table: str, token: str | None) -> Legal:
        """`GET /tables/{id}/legal`."""
        held, who = await self._keeper.look(table, _hashed(token))
        seat = chairs.own_seat(who)
        play = acting.running(_hosted(held))
        actions = sorted(map(play.game.write, play.state.legal(seat)))
        return Legal(play.numbers.n(seat), tuple(actions))

    async def act(self, table: str, token: str | None, cid: str, seen: int, action: str) -> Acked:
        """`POST /tables/{id}/actions`, durable when it returns."""
        return await self.act_as(table, _hashed(token), cid, seen, action)

    async def act_as(
        self, table: str, token: bytes | None, cid: str, seen: int, action: str
    ) -> Acked:
        """The same, with what is stored of a token."""
        try:
            held, decided = await self._keeper.decide(
                table, token, partial(acting.act, cid=cid, seen=seen, action=action), cid=cid
            )
        except Stale as stale:
            held = self._keeper.held(table)
            seat = _own_seat(held, token)
            stale.update = _update(held, seat, min(seen, _hosted(held).n(seat)))
            raise
        return _acked(held, token, cid, decided)

    async def order(
        self, table: str, token: str | None, orders: tuple[Order, ...]
    ) -> tuple[Order, ...]:
        """`PUT /tables/{id}/orders`, durable when it returns: the orders that stand."""
        known = _hashed(token)
        held, _ = await self._keeper.decide(table, known, partial(acting.order, orders=orders))
        return acting.running(_hosted(held)).orders[_own_seat(held, known)]

    async def order_as(
        self, table: str, token: bytes | None, cid: str, orders: tuple[Order, ...]
    ) -> Acked:
        """Orders on a socket, with a cid and what is stored of the token."""
        held, decided = await self._keeper.decide(
            table, token, partial(acting.order, orders=orders, cid=cid), cid=cid
        )
        return _acked(held, token, cid, decided)

    async def undo(self, table: str, token: str | None, cid: str | None = None) -> TakenBack:
        """`POST /tables/{id}/undo`, durable when it returns."""
        known = _hashed(token)
        held, decided = await self._keeper.decide(
            table, known, partial(acting.undo, cid=cid), cid=cid
        )
        return TakenBack(_own_n(held, known, decided))

    async def hint(self, table: str, token: str | None, language: str) -> Hint:
        """`POST /tables/{id}/hint`."""
        held, who = await self._keeper.look(table, _hashed(token))
        seat, hosted, updates = chairs.own_seat(who), _hosted(held), held.updates
        if not hosted.made.hints:
            raise Denied("hint", "no-hints")
        if updates is None or hosted.play is None or updates.choices(seat) == b"null":
            raise Denied("hint", "not-asked")
        n = hosted.n(seat)
        job = HintJob(
            game=hosted.game.name,
            view=updates.view(seat),
            choices=updates.choices(seat),
            language=language,
            names=_names(hosted, language),
        )
        try:
            told = await self._world.thinkers.hint(job)
        except Exception:
            raise Denied("hint", "no-answer") from None
        return Hint(n, told.action, told.sentences)

    async def record(self, table: str, token: str | None) -> bytes:
        """`GET /tables/{id}/record`."""
        held, who = await self._keeper.look(table, _hashed(token))
        hosted = _hosted(held)
        chairs.may_look(hosted, who)
        record = hosted.record()
        if record is None:
            raise Denied("record", "still-playing")
        return records.encode(record)

    async def shuffle(self, table: str, token: str | None) -> bytes:
        """`GET /tables/{id}/shuffle`; after the end everything is published."""
        held, who = await self._keeper.look(table, _hashed(token))
        hosted = _hosted(held)
        chairs.may_look(hosted, who)
        luck = tuple(chair.luck for chair in hosted.seats.chairs)
        shuffle = Shuffle(commitment=commitment(hosted.made.secret), luck=luck)
        if hosted.status == "over":
            seed = None if hosted.seed is None else str(hosted.seed)
            shuffle = msgspec.structs.replace(shuffle, secret=hosted.made.secret, seed=seed)
        return encode(shuffle)

    async def rematch(self, table: str, token: str | None, request: Rematch) -> RematchMade:
        """`POST /tables/{id}/rematch`."""
        return await self._arrivals.rematch(table, _hashed(token), request)

    async def branch(self, table: str, token: str | None, request: NewBranch) -> BranchMade:
        """`POST /tables/{id}/branches`."""
        return await self._arrivals.branch(table, _hashed(token), request)

    async def branch_of_file(self, request: NewBranchOfFile) -> BranchMade:
        """`POST /branches`."""
        return await self._arrivals.branch_of_file(request)

    async def branches(self, table: str, token: str | None) -> Branches:
        """`GET /tables/{id}/branches`."""
        held, who = await self._keeper.look(table, _hashed(token))
        hosted = _hosted(held)
        chairs.may_look(hosted, who)
        there = (BranchThere(b.table, b.at, b.seat, b.bots) for b in hosted.branches)
        return Branches(tuple(there))

    async def seat_of(self, table: str, token: str | None) -> int:
        """The seat that the token is for."""
        _, who = await self._keeper.look(table, _hashed(token))
        return chairs.own_seat(who)

    async def may_be_called(self, table: str, token: str | None) -> tuple[int, bytes]:
        """Who wants to be told of its turns: seat, and what is stored of its token."""
        known = _hashed(token)
        held, who = await self._keeper.look(table, known)
        seat = turns.may_be_called(_hosted(held), who)
        assert known is not None
        return seat, known

    async def waits_until(self, table: str, token: bytes) -> int | None:
        """Until when the table waits for this person, who is not here; None: it does not."""
        held, who = await self._keeper.look(table, token)
        return turns.waits_until(_hosted(held), who.seat, held.here)

    async def watch(
        self, table: str, token: str | None, since: int | None, watcher: Watcher
    ) -> Watch:
        """Hello on a socket; `watcher.news()` follows at once. A seat that had left is back.

        Refused with `no-such-table` (4404), `token` or `no-spectators` (4401), `bad-since` (4400).
        """
        known, first = _hashed(token), since or 0

        def come_back(hosted: HostedTable, who: Who) -> Returned | None:
            _may_see(hosted, who, first)
            return chairs.come_back(hosted, who)

        held, _ = await self._keeper.decide(table, known, come_back)
        place = Place(watcher, known, keeping.who(_hosted(held), known).seat, first)
        held.arrive(place)
        self._keeper.changed(held)
        return Watch(self, held, place)

    def departed(self, held: Held, place: Place) -> None:
        """A socket is gone; a bot may have to play for its seat."""
        held.depart(place)
        self._keeper.changed(held)


def _hashed(token: str | None) -> bytes | None:
    return None if token is None else hashed(token)


def _hosted(held: Held) -> HostedTable:
    assert held.hosted is not None
    return held.hosted


def _own_seat(held: Held, token: bytes | None) -> int:
    return chairs.own_seat(keeping.who(_hosted(held), token))


def _acked(held: Held, token: bytes | None, cid: str, decided: Decided) -> Acked:
    """The ack of an action or of orders."""
    return Acked(cid, _own_n(held, token, decided))


def _own_n(held: Held, token: bytes | None, decided: Decided) -> int:
    """The seat's n with an entry that is durable now, or what the same request got before."""
    return decided if isinstance(decided, int) else _hosted(held).n(_own_seat(held, token))


def _may_see(hosted: HostedTable, who: Who, since: int | None) -> int:
    """The viewer's n, if it may see the game and has not asked for what is still to come."""
    chairs.may_look(hosted, who)
    n = hosted.n(who.seat)
    if since is not None and since > n:
        raise Denied(f"since {since}", "bad-since", n=n)
    return n


def _update(held: Held, viewer: Viewer, since: int) -> bytes:
    assert held.updates is not None
    return held.updates.update(viewer, since, held.now())


def _names(hosted: HostedTable, language: str) -> tuple[str, ...]:
    """Who sits where, as everybody at the table reads it."""
    say = words(language)
    seats = enumerate(hosted.seats.chairs)
    return tuple(one.name or say(f"web-bot-{seat}") for seat, one in seats)
