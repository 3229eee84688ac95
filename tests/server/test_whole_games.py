"""Every title at every number of players, by clients that know nothing but the protocol's page."""

import json
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.page_players import HttpPlayer, SocketPlayer, play_out
from tests.server.running import API, Seat, Server
from vernissage.cli import run
from vernissage.core import records
from vernissage.games import GAMES

TABLES = [(name, players) for name, game in GAMES.items() for players in game.players]


def seated(server: Server, game: str, players: int, bots: int) -> list[Seat]:
    """A table of this game with that many people, begun; the last chairs are bots'."""
    people = players - bots
    body = {
        "game": game,
        "options": {"players": players},
        "name": "P0",
        "seats": ["open"] * people + ["bot:novice"] * bots,
        "luck": "0000",
    }
    made = server.client.post(f"{API}/tables", json=body).json()
    seats = [Seat(server.client, made["table"], made["token"])]
    for number in range(1, people):
        sat = seats[0].post("/seats", json={"name": f"P{number}", "luck": f"{number}"})
        seats.append(Seat(server.client, made["table"], sat.json()["token"]))
    assert seats[0].post("/start").status_code == 200
    return seats


@pytest.mark.parametrize("by", ["http", "socket"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game(by: str, game: str, players: int, server: Server, tmp_path: Path) -> None:
    seats = seated(server, game, players, bots=players % 2)
    with ExitStack() as sockets:
        people: list[HttpPlayer | SocketPlayer] = [
            HttpPlayer(seat, number)
            if by == "http"
            else SocketPlayer(sockets.enter_context(server.socket(seat.table)), seat, number)
            for number, seat in enumerate(seats)
        ]
        record = play_out(people, seats[0])
        _heard_everything_once(people)
    assert record["seats"] == ["person"] * len(seats) + ["novice"] * (players % 2)
    document = json.dumps(record).encode()
    records.verify(GAMES[game], records.decode(document))
    _was_dealt_fairly(seats[0], document, tmp_path)


def _heard_everything_once(players: list[HttpPlayer | SocketPlayer]) -> None:
    for player in players:
        now = player.seat.get("/update").json()
        player.hear_up_to(now["n"])
        assert player.events == now["events"]


def _was_dealt_fairly(seat: Seat, record: bytes, folder: Path) -> None:
    (folder / "record.json").write_bytes(record)
    (folder / "shuffle.json").write_bytes(seat.get("/shuffle").content)
    files = [str(folder / "record.json"), "--shuffle", str(folder / "shuffle.json")]
    assert run(["verify", *files]) == 0
