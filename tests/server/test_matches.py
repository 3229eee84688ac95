"""A match at a table: rematches are its next games, until somebody has won it."""

import json
from typing import Any

import msgspec

from tests.server.room import At, Room, in_a_room, refused
from vernissage.core import records
from vernissage.core.records import Record
from vernissage.games import GAMES
from vernissage.server.shuffle import Published, check_shuffle
from vernissage.server.wire import Rematch

MUSEE = GAMES["musee"]


async def played(at: At) -> Record:
    await at.play_randomly(300)
    return records.decode(await at.hall.record(at.id, None))


async def next_table(room: Room, at: At) -> At:
    """All seats ask for a rematch, and it begins."""
    following: At | None = None
    for seat, token in at.tokens.items():
        made = await room.hall.rematch(at.id, token, Rematch())
        following = following or At(room, made.table, "")
        following.tokens[seat] = made.token
    assert following is not None
    await room.hall.start(following.id, following.tokens[0])
    return following


def won(record: Record) -> tuple[int, ...]:
    assert record.result is not None
    return tuple(int(seat in record.result.winners) for seat in range(2))


async def standing(at: At) -> dict[str, Any]:
    found: dict[str, Any] = (await at.table())["match"]
    return found


@in_a_room
async def test_mu_x1_games_follow_until_one_seat_alone_has_the_most_wins(room: Room) -> None:
    at = await room.table(match=True)
    wins = (0, 0)
    for number in range(1, 20):
        assert await standing(at) == {"game": number, "wins": list(wins), "winners": []}
        record = await played(at)
        assert record.match is not None
        assert (record.match.game, record.match.wins) == (number, wins)
        wins = (wins[0] + won(record)[0], wins[1] + won(record)[1])
        if max(wins) >= 2 and wins[0] != wins[1]:
            break
        at = await next_table(room, at)
    winner = wins.index(max(wins))
    assert await standing(at) == {"game": number, "wins": list(wins), "winners": [winner]}
    again = await next_table(room, at)
    assert await standing(again) == {"game": 1, "wins": [0, 0], "winners": []}


@in_a_room
async def test_mu_s2_a_loser_starts_the_next_game_and_its_shuffle_can_be_checked(
    room: Room,
) -> None:
    at = await room.table(match=True)
    for _ in range(4):
        won_before = won(await played(at))
        at = await next_table(room, at)
        if (await standing(at))["game"] > 1:
            assert (await at.update())["view"]["turn"] == won_before.index(min(won_before))
        record = await played(at)
        published = json.loads(await room.hall.shuffle(at.id, None))
        check_shuffle(MUSEE, record, msgspec.convert(published, Published))


@in_a_room
async def test_a_match_outlives_a_restart(room: Room) -> None:
    at = await room.table(match=True)
    await played(at)
    following = await next_table(room, at)
    before = await standing(following), await following.update(0)
    await room.again()
    assert (await standing(following), await following.update(0)) == before


@in_a_room
async def test_without_a_match_a_rematch_is_a_game_like_any_other(room: Room) -> None:
    at = await room.table()
    assert "match" not in await at.table()
    assert (await played(at)).match is None
    assert "match" not in await (await next_table(room, at)).table()


@in_a_room
async def test_only_musee_is_played_in_matches(room: Room) -> None:
    asked = room.table("modern-art", 3, match=True)
    assert await refused(asked) == (400, "no-match")
