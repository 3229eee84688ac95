"""A person alone against bots, who can take back what it did."""

from typing import Any

from tests.server.room import At, Room
from tests.server.world import quiet

SOLO = [("musee", 3), ("modern-art", 3), ("modern-art", 5), ("art-society", 2), ("art-society", 3)]


async def alone(room: Room, game: str, players: int = 3, seat: int = 0, **given: Any) -> At:
    """A table of one person and bots whose moves are the same in every run."""
    seats = ["bot:novice"] * players
    seats[seat] = "open"
    if room.testing:
        given = {"bot_seed": 1} | given
    return await room.table(game, players, seats=tuple(seats), **given)


async def undo(at: At, seat: int = 0, cid: str | None = None) -> int:
    """The n of the answer; what follows by itself has happened."""
    done = await at.hall.undo(at.id, at.tokens[seat], cid)
    await quiet()
    return done.n


async def goes_on(at: At) -> bool:
    return bool((await at.table())["status"] == "playing")


def game_of(update: dict[str, Any]) -> dict[str, Any]:
    """An update without its number: the game, as the viewer may know it."""
    return {key: value for key, value in update.items() if key not in ("n", "afresh")}


async def games_of(at: At, seat: int = 0) -> list[dict[str, Any]]:
    return [game_of(await at.update(viewer)) for viewer in (seat, None)]


def lines(at: At) -> list[str]:
    """The game as its record would tell it."""
    hosted = at.hall._keeper.tables[at.id].hosted
    assert hosted is not None
    assert hosted.play is not None
    return hosted.play.table.actions
