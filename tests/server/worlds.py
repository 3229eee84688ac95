"""A table on a real server with a socket of every viewer, and every byte that each of them gets."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection

from tests.server.running import Seat, Server, say

Viewer = int | None
PROBES = {
    "musee": ("hang 1 T1", "hang 90 T3", "hang 180 L2", "hang 999 T1", "draw", "nonsense"),
    "modern-art": ("bid 1", "bid 999", "pass", "buy", "seal 3", "price 200", "offer nex open"),
    "art-society": ("bid 1", "bid 14", "bid 99", "lot 2x2", "take 1", "pass", "nonsense"),
}
"""Sent where they are illegal: a refusal must not tell more than the view."""
PROBED_ORDERS: tuple[list[dict[str, Any]], ...] = (
    [{"order": "wishes", "tiles": ["nonsense"]}],
    [{"order": "ceiling", "amount": -1}],
)


class World:
    """What happens goes step by step: nothing is done before everybody has got everything."""

    def __init__(self, server: Server, seats: list[Seat], game: str) -> None:
        self.game = game
        self.seats: dict[Viewer, Seat] = dict(enumerate(seats))
        self.seats[None] = Seat(server.client, seats[0].table, None)
        self.sockets: dict[Viewer, ClientConnection] = {}
        self.frames: dict[Viewer, list[bytes]] = {viewer: [] for viewer in self.seats}
        self.n: dict[Viewer, int] = {}
        table = seats[0].get().json()
        self.own_words = [table["table"].encode(), table["commitment"].encode()]
        self._said = dict.fromkeys(self.seats, 0)

    def enter(self, viewer: Viewer, socket: ClientConnection) -> None:
        self.sockets[viewer] = socket
        say(socket, t="hello", token=self.seats[viewer].token, since=0)
        self.settle()

    def act(self, seat: int, action: str) -> None:
        self.say(seat, "ack", t="act", seen=self.n[seat], action=action)

    def order(self, seat: int, *orders: dict[str, Any]) -> None:
        self.say(seat, "ack", t="orders", orders=orders)

    def say(self, viewer: Viewer, expected: str, **message: Any) -> None:
        """Something said on a socket, its answer, and everything that came of it for everyone."""
        self._said[viewer] += 1
        say(self.sockets[viewer], cid=f"c{self._said[viewer]}", **message)
        heard = self._hear_until(viewer, "ack", "no")
        assert heard["t"] == expected, heard
        self.settle()

    def settle(self) -> None:
        """News come after the first pong at the latest, so before the second."""
        for viewer, socket in self.sockets.items():
            for cid in ("one", "two"):
                say(socket, t="ping", cid=cid)
                self._hear_until(viewer, "pong")

    def settle_at(self, n: int) -> None:
        """What follows by itself has happened when the public has come to this n."""
        while self.n[None] < n:
            self.settle()
        self.settle()

    def _hear_until(self, viewer: Viewer, *kinds: str) -> dict[str, Any]:
        while True:
            frame = self.sockets[viewer].recv(timeout=60, decode=False)
            message: dict[str, Any] = json.loads(frame)
            if message["t"] != "pong":
                self.frames[viewer].append(self.anonymous(frame))
            if message["t"] == "update":
                self.n[viewer] = message["n"]
            if message["t"] in kinds:
                return message

    def anonymous(self, told: bytes) -> bytes:
        """Without what was drawn by lot for this table alone; every length stays."""
        for word in self.own_words:
            told = told.replace(word, b"-" * len(word))
        return told

    def told(self, viewer: Viewer) -> list[Any]:
        """All that came by socket, and all that can be asked for now, with its headers."""
        return [*self.frames[viewer], *(self._answer(each) for each in self._asked(viewer))]

    def told_in_the_end(self, viewer: Viewer) -> list[Any]:
        """The same where things follow each other at once: how updates were put together is left
        out, since a socket gets the newest state and all events."""
        said = [json.loads(frame) for frame in self.frames[viewer]]
        events = [event for each in said if each["t"] == "update" for event in each.pop("events")]
        last = [each for each in said if each["t"] == "update"][-1]
        others = [each for each in said if each["t"] != "update"]
        asked = [self._answer(each) for each in self._asked(viewer)]
        return [events, last, others, *asked]

    def _answer(self, answer: httpx2.Response) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        headers = [pair for pair in answer.headers.raw if pair[0].lower() != b"date"]
        return answer.status_code, headers, self.anonymous(answer.content)

    def hint(self, seat: int) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """The whole answer to a seat that asks what to do."""
        return self._answer(self.seats[seat].post("/hint"))

    def _asked(self, viewer: Viewer) -> Iterator[httpx2.Response]:
        seat, n = self.seats[viewer], self.n[viewer]
        for path in ("", "/update", "/legal", "/record", "/shuffle"):
            yield seat.get(path)
        for since in (0, n // 2, n, n + 1):
            yield seat.get(f"/update?since={since}")
        if viewer is not None:
            yield from self._refused(seat, n)

    def _refused(self, seat: Seat, n: int) -> Iterator[httpx2.Response]:
        """Refused acts and orders change nothing, so that they can be tried."""
        legal = seat.legal()[1]
        for seen in (n, 0, n + 1):
            for action in PROBES[self.game]:
                if action not in legal:
                    body = {"cid": "probe", "seen": seen, "action": action}
                    yield seat.post("/actions", json=body)
        yield seat.post("/undo")
        for orders in PROBED_ORDERS:
            yield seat.put("/orders", json={"orders": orders})


@contextmanager
def world(server: Server, game: str, options: dict[str, Any], **asked: Any) -> Iterator[World]:
    """A table of people that has begun."""
    names = [f"P{number}" for number in range(options["players"])]
    seats = server.make(*names, game=game, options=options, bot_seed=1, **asked)
    assert seats[0].post("/start").status_code == 200
    found = World(server, seats, game)
    with ExitStack() as sockets:
        for viewer, seat in found.seats.items():
            found.enter(viewer, sockets.enter_context(server.socket(seat.table)))
        yield found
