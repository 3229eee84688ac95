"""All sockets of one server process: who may open one, who has too many, who takes nothing."""

import asyncio
from random import randint
from time import monotonic
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from vernissage.server.house import House
from vernissage.server.origins import check_origin
from vernissage.server.outbox import Outbox
from vernissage.server.socket import RESTART, TOO_MUCH, End, Socket

POST: Final = "vernissage.post"
"""An extension that our own connections offer: to take several texts at once."""
SEND_WITHIN: Final = 5.0
WATCH_EVERY: Final = 1.0
FAREWELL_WITHIN: Final = 4.0
BACK_AFTER: Final = (500, 2500)
"""Milliseconds until a client may come back; drawn, so that not all come at once."""


class Sockets:
    """The endpoint of the route, and the register."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open: set[Socket] = set()
        self.of_seats: dict[tuple[str, str], list[Socket]] = {}
        self._outbox = Outbox()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        check_origin(headers.getlist("origin"), headers.get("host", ""), self.house.public_url)
        post = scope.get("extensions", {}).get(POST, {}).get("post")
        table = scope["path_params"]["table"]
        socket = Socket(self.house, table, receive, send, self._outbox, post)
        address = self.house.allowances.address_of(scope)
        admitted = self.house.allowances.sockets.take(address)
        self.open.add(socket)
        try:
            await socket.accept()
            if admitted:
                await socket.run(self._seated)
            else:
                await socket.turn_away(End(TOO_MUCH, "too-much", BACK_AFTER[1]))
        finally:
            self.open.discard(socket)
            self._forget(socket)
            if admitted:
                self.house.allowances.sockets.give_back(address)

    def _seated(self, socket: Socket) -> None:
        """One more socket of a seat; of too many the oldest must go."""
        if socket.key is None:
            return
        theirs = self.of_seats.setdefault(socket.key, [])
        theirs.append(socket)
        if len(theirs) > self.house.allowances.limits.sockets_per_seat:
            theirs.pop(0).leave(End(TOO_MUCH, "replaced"))

    def _forget(self, socket: Socket) -> None:
        if socket.key is None:
            return
        theirs = self.of_seats.get(socket.key, [])
        if socket in theirs:
            theirs.remove(socket)
        if not theirs:
            self.of_seats.pop(socket.key, None)

    async def watch_for_slow_ones(self) -> None:
        """Whoever takes nothing for too long is let go; runs for ever."""
        while True:
            await asyncio.sleep(WATCH_EVERY)
            late = monotonic() - SEND_WITHIN
            for socket in list(self.open):
                if socket.sending_since is not None and socket.sending_since < late:
                    socket.too_slow()

    async def farewell(self) -> None:
        """The server goes down: what runs is finished, everyone is told when to come back."""
        for socket in list(self.open):
            socket.leave(End(RESTART, "restart", randint(*BACK_AFTER)))
        until = monotonic() + FAREWELL_WITHIN
        while self.open and monotonic() < until:
            await asyncio.sleep(0.02)
