"""Players that know nothing but the protocol's page: over HTTP, or over sockets.

They take any legal action, drawn by a seed from the list that the server gives them.
"""

import json
import threading
from random import Random
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection

from tests.server.running import Seat, Server, say
from vernissage.core import records
from vernissage.games import GAMES


class HttpPlayer:
    """Asks for updates and posts actions."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat, self.chance = seat, Random(seed)
        self.moves = 0
        self.events: list[Any] = []
        self.n: int | None = None

    def play(self) -> bool:
        """One answer, if the seat is asked; whether it was."""
        update = self._update()
        if update["choices"] is None or update["pending"] is not None:
            return False
        found = self.seat.get("/legal").json()
        if not found["actions"]:
            return True
        action = chosen(found["actions"], self.chance)
        self.moves += 1
        body = {"cid": f"m{self.moves}", "seen": found["n"], "action": action}
        answer = self.seat.post("/actions", json=body)
        assert answer.status_code in (200, 409, 422), answer.text
        return True

    def hear_up_to(self, n: int) -> None:
        """All that this seat is told until it has come to that n."""
        while self.n is None or self.n < n:
            self._update()

    def _update(self) -> dict[str, Any]:
        """Everything at first; then what is new, asked for by the last n."""
        since = "" if self.n is None else f"?since={self.n}"
        answer = self.seat.get(f"/update{since}")
        if answer.status_code == 204:
            answer = self.seat.get("/update")
            return {**answer.json(), "events": []}
        update: dict[str, Any] = answer.json()
        self.n = update["n"]
        self.events += update["events"]
        return update


class SocketPlayer:
    """Says hello, hears updates, sends acts, and waits for their acks."""

    def __init__(self, socket: ClientConnection, seat: Seat, seed: int) -> None:
        self.socket = socket
        self.seat, self.chance = seat, Random(seed)
        self.moves = 0
        self.events: list[Any] = []
        self.update: dict[str, Any] = {}
        self.acked = 0
        say(self.socket, t="hello", token=seat.token, since=0, lang="en")
        self._hear_until("update")

    def play(self) -> bool:
        """One answer, if the seat is asked; whether it was."""
        self._hear_what_is_there()
        update = self.update
        if update["n"] < self.acked or update["choices"] is None or update["pending"] is not None:
            return False
        _, actions = self.seat.legal()
        if not actions:
            return False
        self.moves += 1
        cid, action = f"m{self.moves}", chosen(actions, self.chance)
        say(self.socket, t="act", cid=cid, seen=update["n"], action=action)
        answer = self._hear_until("ack", "no")
        assert answer["cid"] == cid
        if answer["t"] == "ack":
            self.acked = answer["n"]
        else:
            assert answer["status"] in (409, 422), answer
        return True

    def hear_up_to(self, n: int) -> None:
        """All that this seat is told until it has come to that n."""
        while self.update["n"] < n:
            self._hear_until("update")

    def _hear_until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = self._heard(self.socket.recv(timeout=60))
            if message["t"] in kinds:
                return message

    def _hear_what_is_there(self) -> None:
        while True:
            try:
                self._heard(self.socket.recv(timeout=0.002))
            except TimeoutError:
                return

    def _heard(self, frame: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(frame)
        if message["t"] == "update":
            assert message["n"] >= self.update.get("n", 0)
            self.update = message
            self.events += message["events"]
        return message


def chosen(actions: list[str], chance: Random) -> str:
    """Any of them; of amounts mostly small ones, so that purses last."""
    amounts = [a for a in actions if a.startswith(("bid ", "seal ", "price ")) and len(a) < 9]
    few = [a for a in amounts if int(a.split()[1]) <= 12]
    return chance.choice(few if few and chance.random() < 0.7 else actions)


def play_out(players: list[Any], seat: Seat) -> dict[str, Any]:
    """Everyone answers in turn until the game is over; its record."""
    for _ in range(20_000):
        asked = [player.play() for player in players]
        if not any(asked):
            record = seat.get("/record")
            if record.status_code == 200:
                found: dict[str, Any] = record.json()
                return found
    raise AssertionError("the game does not end")


class Meanwhile(threading.Thread):
    """A game of three, by HTTP, by socket and by a bot, played while others send nonsense."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        client = httpx2.Client(base_url=server.url, timeout=60)
        asked = {"options": {"players": 3}, "seats": ["open", "open", "bot:novice"]}
        seats = server.playing("Ola", "Jan", **asked)
        self.seats = [Seat(client, seat.table, seat.token) for seat in seats]
        self.record: dict[str, Any] | None = None

    def run(self) -> None:
        one, other = self.seats
        with one.client, self.server.socket(other.table) as found:
            players = [HttpPlayer(one, 1), SocketPlayer(found, other, 2)]
            self.record = play_out(players, one)

    def check(self) -> None:
        self.join(120)
        assert self.record is not None, "the game did not end"
        assert self.record["seats"] == ["person", "person", "novice"]
        document = json.dumps(self.record).encode()
        records.verify(GAMES["musee"], records.decode(document))
