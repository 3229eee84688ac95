"""A hall in a world of our own, with tables and people in it, as the tests need them."""

import asyncio
import functools
import itertools
import json
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any

import pytest

from tests.server.world import Dice, Hands, Line, Logs, Thinkers, quiet
from vernissage.core.orders import Order
from vernissage.core.refusals import Refusal
from vernissage.games.modern_art.notation import CARD_NAMES
from vernissage.games.modern_art.parts import COPIES
from vernissage.server.hall import Hall
from vernissage.server.refusals import status_of
from vernissage.server.watch import Watch
from vernissage.server.wire import NewTable, Sit

Story = Callable[..., Coroutine[Any, Any, None]]


class Socket:
    """A watcher that fetches at once; `slow` leaves everything lying until it is asked."""

    def __init__(self) -> None:
        self.watch: Watch | None = None
        self.frames: list[dict[str, Any]] = []
        self.told = 0
        self.closed = False
        self.slow = False

    def news(self) -> None:
        self.told += 1
        if not self.slow:
            self.read()

    def void(self) -> None:
        self.closed = True

    def read(self) -> list[dict[str, Any]]:
        found = [] if self.watch is None else [json.loads(frame) for frame in self.watch.fetch()]
        self.frames += found
        return found

    def updates(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["t"] == "update"]

    def tables(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["t"] == "table"]


class Room:
    """One hall. `again` is the hall after a restart, over the same store."""

    def __init__(
        self, *, testing: bool = True, push: bool = False, logs: Logs | None = None
    ) -> None:
        self.testing = testing
        self.push = push
        self.logs = logs or Logs()
        self.hands = Hands()
        self.dice = Dice()
        self.ends: list[Line] = []
        self.thinkers = Thinkers()
        self.hall = self.another()
        self._cids = itertools.count()

    def another(self) -> Hall:
        """A hall of another process, over the same store."""
        return Hall(
            store=self.logs,
            bus=Line(self.ends),
            clock=self.hands,
            chance=self.dice,
            thinkers=self.thinkers,
            testing=self.testing,
            push=self.push,
        )

    async def again(self) -> None:
        """The process ends without a word, and another takes its place."""
        await self.hall.close()
        self.ends.clear()
        self.hall = self.another()
        await self.hall.open()
        await quiet()

    async def table(
        self, game: str = "musee", players: int = 2, *, begin: bool = True, **given: Any
    ) -> "At":
        """A table with a person on every open seat; it has begun if not told otherwise."""
        asked = {"game": game, "options": {"players": players}, "name": "P0", **given}
        made = await self.hall.make(NewTable(**asked))
        at = At(self, made.table, made.code)
        assert made.seat is not None
        at.tokens[made.seat] = at.host = made.token
        if begin:
            await at.fill()
            await self.hall.start(at.id, made.token)
            await quiet()
        return at

    def cid(self) -> str:
        return f"c{next(self._cids)}"


class At:
    """One table, and the tokens of its people."""

    def __init__(self, room: Room, table: str, code: str) -> None:
        self.room = room
        self.id = table
        self.code = code
        self.host = ""
        self.tokens: dict[int, str] = {}
        self.chance = Random(1)

    @property
    def hall(self) -> Hall:
        return self.room.hall

    def token(self, viewer: int | None) -> str | None:
        return None if viewer is None else self.tokens[viewer]

    async def sit(self, name: str, seat: int | None = None) -> int:
        taken = await self.hall.sit(self.id, None, Sit(name=name, seat=seat))
        self.tokens[taken.seat] = taken.token
        return taken.seat

    async def fill(self) -> None:
        """A person on every open seat."""
        for seat in (await self.table())["seats"]:
            if seat["occupant"] == "open":
                await self.sit(f"P{seat['seat']}", seat["seat"])

    async def update(self, viewer: int | None = None, since: int | None = None) -> dict[str, Any]:
        found = await self.hall.update(self.id, self.token(viewer), since)
        assert found is not None
        update: dict[str, Any] = json.loads(found)
        return update

    async def n(self, viewer: int | None = None) -> int:
        return int((await self.update(viewer))["n"])

    async def ns(self) -> list[int]:
        """The n of every seat, then that of the public."""
        return [await self.n(viewer) for viewer in (*sorted(self.tokens), None)]

    async def act(
        self, seat: int, action: str, *, seen: int | None = None, cid: str | None = None
    ) -> int:
        """The n of the ack; what follows by itself has happened."""
        known = await self.n(seat) if seen is None else seen
        cid = cid or self.room.cid()
        acked = await self.hall.act(self.id, self.token(seat), cid, known, action)
        assert acked.cid == cid
        await quiet()
        return acked.n

    async def order(self, seat: int, *orders: Order) -> None:
        assert await self.hall.order(self.id, self.token(seat), orders) == orders
        await quiet()

    async def table(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(await self.hall.table(self.id, None))
        return found

    async def legal(self, seat: int) -> tuple[str, ...]:
        return (await self.hall.legal(self.id, self.token(seat))).actions

    async def asked(self) -> list[int]:
        """The seats that have choices."""
        return [seat for seat in sorted(self.tokens) if (await self.update(seat))["choices"]]

    async def socket(
        self, viewer: int | None, since: int | None = None, *, slow: bool = False
    ) -> Socket:
        socket = Socket()
        socket.slow = slow
        socket.watch = await self.hall.watch(self.id, self.token(viewer), since, socket)
        if not slow:
            socket.read()
        return socket

    def actions(self) -> list[str]:
        """Every action in the log, with its seat and who made it."""
        bodies = [json.loads(body) for body in self.room.logs.entries[self.id]]
        return [
            f"{body['seat']} {body['action']} ({body.get('by', 'person')})"
            for body in bodies
            if body["type"] == "acted"
        ]

    async def play_randomly(self, moves: int) -> None:
        """Legal moves of people, whoever is asked and has not sealed yet."""
        for _ in range(moves):
            updates = {seat: await self.update(seat) for seat in sorted(self.tokens)}
            asked = [s for s, each in updates.items() if each["choices"] and not each["pending"]]
            if not asked:
                return
            seat = self.chance.choice(asked)
            await self.act(seat, self.chance.choice(await self.legal(seat)))

    async def play_until(self, phase: str) -> None:
        """Random moves until the view tells this phase."""
        while (await self.update())["view"]["phase"] != phase:
            await self.play_randomly(1)


def in_a_room(test: Story) -> Callable[..., None]:
    """A test that is a story in a room where bots move at once."""
    return _told(test, testing=True)


def at_a_human_pace(test: Story) -> Callable[..., None]:
    """The same in a room where they take their time."""
    return _told(test, testing=False)


def where_devices_are_told(test: Story) -> Callable[..., None]:
    """The same where Web Push is switched on."""
    return _told(test, testing=True, push=True)


def _told(test: Story, *, testing: bool, push: bool = False) -> Callable[..., None]:
    async def story(*args: Any, **given: Any) -> None:
        room = Room(testing=testing, push=push)
        await room.hall.open()
        await test(room, *args, **given)
        await room.hall.close()

    @functools.wraps(test)
    def told(*args: Any, **given: Any) -> None:
        asyncio.run(story(*args, **given))

    del told.__wrapped__  # pytest must not see the room as a fixture
    return told


def modern_art(*hands: Sequence[str], players: int = 3, first: int = 0) -> dict[str, Any]:
    """A set-up of Modern Art in which the hands of the first round begin with these cards."""
    left = [name for kind, name in enumerate(CARD_NAMES) for _ in range(COPIES[kind])]
    for hand in hands:
        for card in hand:
            left.remove(card)
    size = {3: 10, 4: 9, 5: 8}[players]
    deck: list[str] = []
    for seat in range(players):
        own = list(hands[seat]) if seat < len(hands) else []
        deck += own + [left.pop() for _ in range(size - len(own))]
    return {"deck": deck + left, "first": first}


async def refused(asked: Coroutine[Any, Any, Any]) -> tuple[int, str]:
    """The status and the code with which this is refused."""
    with pytest.raises(Refusal) as caught:
        await asked
    return status_of(caught.value), caught.value.code
