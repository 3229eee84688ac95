"""Tables that a visitor sits down at without the entrance, always dealt alike."""

from typing import Any

from tests.browser.visiting import Visitor
from tests.server.running import Seat, Server


def seated(visitor: Visitor, server: Server, game: str, players: int, **asked: Any) -> Seat:
    """The visitor in the first chair, bots in the others, the game begun."""
    bots = [f"bot:{asked.pop('level', 'novice')}"] * (players - 1)
    options = {"players": players, **asked.pop("options", {})}
    body = {"game": game, "options": options, "seats": ["open", *bots], "seed": 7, "bot_seed": 7}
    (seat,) = server.make("Ola", **{**body, **asked})
    begun = seat.post("/start")
    assert begun.status_code == 200, begun.text
    visitor.visit(f"/t/{seat.table}#{seat.token}")
    return seat
