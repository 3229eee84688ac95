"""Tables by days on a server that tells people of their turns."""

import time
from collections.abc import Callable
from typing import Any, Final

from tests.server.push_service import Service
from tests.server.running import Seat, Server

CONTACT: Final = "mailto:ola@example.org"
DAYS: Final[dict[str, Any]] = {"pace": "days"}


def on(service: Service) -> tuple[str, ...]:
    return "--push", CONTACT, "--push-service", service.host


def by_days(server: Server) -> tuple[Seat, Seat]:
    """Ola and Jan at a table: who is asked first, and who waits."""
    ola, jan = server.playing("Ola", "Jan", **DAYS)
    return (ola, jan) if ola.legal()[1] else (jan, ola)


def eventually(what: Callable[[], bool], patience: float = 60) -> None:
    until = time.monotonic() + patience
    while not what():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.02)


def act(seat: Seat, action: str | None = None) -> None:
    n, actions = seat.legal()
    body = {"cid": f"c{n}", "seen": n, "action": action or actions[0]}
    done = seat.post("/actions", json=body)
    assert done.status_code == 200, done.text


def turn_over(asked: Seat) -> None:
    """Until the seat has nothing more to decide."""
    while asked.legal()[1]:
        act(asked)
