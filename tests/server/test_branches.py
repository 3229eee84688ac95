"""What if: a finished game played on from any moment, at a table that is no game of its own."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.room import At, Room, in_a_room, refused
from tests.server.world import quiet
from vernissage.core import records
from vernissage.core.records import Record
from vernissage.games import GAMES
from vernissage.server.arrivals import MOST_BRANCHES
from vernissage.server.wire_finished import BranchMade, NewBranch, NewBranchOfFile

FILES = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


async def finished(room: Room, game: str, players: int, **given: Any) -> At:
    seats = ("open", *("bot:novice",) * (players - 1))
    at = await room.table(game, players, seats=seats, seed=1, **given)
    await at.play_randomly(1000)
    assert (await at.table())["status"] == "over"
    return at


async def record_of(at: At) -> Record:
    return records.decode(await at.hall.record(at.id, at.token(0)))


async def branch(at: At, moment: int, seat: int = 0, **more: Any) -> At:
    asked = NewBranch(at=moment, seat=seat, bots="novice", name="Ola", **more)
    return sitting(at.room, await at.hall.branch(at.id, at.token(0), asked))


def sitting(room: Room, made: BranchMade) -> At:
    at = At(room, made.table, "")
    at.tokens[made.seat] = at.host = made.token
    return at


@in_a_room
async def _a_branch_begins_where_it_leaves_the_game(room: Room, game: str) -> None:
    players = 4 if game == "musee" else GAMES[game].players[1]
    before = await finished(room, game, players)
    record = await record_of(before)
    for part in (0, 1, 2, 3):
        moment = part * len(record.actions) // 4
        at = await branch(before, moment, seat=part % players)
        await quiet()
        await at.play_randomly(1000)
        table = await at.table()
        assert table["status"] == "over"
        assert table["branch"] == {"of": before.id, "at": moment}
        played = await record_of_branch(at)
        assert played.setup == record.setup
        assert played.actions[:moment] == record.actions[:moment]
        assert played.seed is None
        records.verify(GAMES[game], played)
        levels = ["novice"] * players
        levels[part % players] = "person"
        assert list(played.seats or ()) == levels


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_begins_where_it_leaves_the_game_and_is_played_to_its_end(game: str) -> None:
    _a_branch_begins_where_it_leaves_the_game(game)


async def record_of_branch(at: At) -> Record:
    return records.decode(await at.hall.record(at.id, None))


@in_a_room
async def _every_moment_can_be_played_on_from_by_every_seat(room: Room, game: str) -> None:
    players = GAMES[game].players[0]
    before = await finished(room, game, players)
    record = await record_of(before)
    positions = records.states(GAMES[game], record)
    for moment, state in enumerate(positions):
        if state.over:
            continue
        seat = moment % players
        at = await branch(before, moment, seat, cid=f"cid-of-the-moment-{moment:04}")
        first = await at.update(seat, since=0)
        assert first["n"] >= 1
        assert first["view"]["seat"] == seat
        if state.to_act() == [seat]:
            view = msgspec.to_builtins(GAMES[game].view(state, seat))
            assert first["view"] == json.loads(msgspec.json.encode(view))
        if moment >= MOST_BRANCHES - 5:
            break


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_can_be_played_on_from_by_every_seat(game: str) -> None:
    _every_moment_can_be_played_on_from_by_every_seat(game)


@in_a_room
async def test_the_game_lists_its_branches_and_stays_what_it_was(room: Room) -> None:
    before = await finished(room, "musee", 2)
    record, table = await record_of(before), await before.table()
    first = await branch(before, 3)
    second = await branch(before, 7, seat=1)
    found = await room.hall.branches(before.id, None)
    assert [(b.table, b.at, b.seat, b.bots) for b in found.branches] == [
        (first.id, 3, 0, "novice"),
        (second.id, 7, 1, "novice"),
    ]
    await first.play_randomly(100)
    assert await record_of(before) == record
    assert await before.table() == table
    await room.again()
    assert await room.hall.branches(before.id, None) == found
    assert (await room.hall.branches(first.id, None)).branches == ()


@in_a_room
async def test_a_branch_goes_on_after_a_restart_and_can_be_taken_back(room: Room) -> None:
    at = await branch(await finished(room, "modern-art", 3), 20)
    assert await refused(room.hall.undo(at.id, at.host)) == (409, "nothing-to-undo")
    await at.play_randomly(3)
    there = await at.update(0)
    await room.again()
    assert (await at.update(0))["view"] == there["view"]
    await room.hall.undo(at.id, at.host)
    await quiet()
    await at.play_randomly(1000)
    assert (await at.table())["status"] == "over"


@in_a_room
async def test_nobody_else_sits_down_and_a_rematch_is_a_game_of_its_own(room: Room) -> None:
    from vernissage.server.wire import Rematch, Sit

    at = await branch(await finished(room, "musee", 2), 5)
    assert await refused(room.hall.sit(at.id, None, Sit(name="Jan"))) == (409, "already-started")
    assert await refused(room.hall.occupy(at.id, at.host, 1, "open")) == (409, "already-started")
    await at.play_randomly(100)
    again = await room.hall.rematch(at.id, at.host, Rematch())
    assert "branch" not in json.loads(await room.hall.table(again.table, None))


@in_a_room
async def test_a_lost_answer_gives_the_same_branch_with_a_fresh_token(room: Room) -> None:
    before = await finished(room, "musee", 2)
    first = await branch(before, 5, cid="0123456789abcdef")
    second = await branch(before, 5, cid="0123456789abcdef")
    assert second.id == first.id
    assert second.host != first.host
    assert len((await room.hall.branches(before.id, None)).branches) == 1
    assert await refused(room.hall.legal(first.id, first.host)) == (401, "token")
    other = NewBranch(at=6, seat=0, bots="novice", name="Ola", cid="0123456789abcdef")
    assert await refused(room.hall.branch(before.id, None, other)) == (409, "cid-reused")


@in_a_room
async def test_what_cannot_be_played_on_is_refused(room: Room) -> None:
    playing = await room.table()
    before = await finished(room, "musee", 2, spectators=False)
    last = len((await record_of(before)).actions)

    async def asked(table: At, token: str | None, **given: Any) -> tuple[int, str]:
        asked: dict[str, Any] = {"at": 5, "seat": 0, "bots": "club", "name": "Ola"}
        body = NewBranch(**asked | given)
        return await refused(room.hall.branch(table.id, token, body))

    host = before.host
    assert await asked(playing, playing.host) == (409, "still-playing")
    assert await asked(before, None) == (403, "no-spectators")
    assert await refused(room.hall.branches(before.id, None)) == (403, "no-spectators")
    assert await asked(before, "nobody's") == (401, "token")
    assert await asked(before, host, at=last) == (409, "game-over")
    assert await asked(before, host, at=last + 1) == (400, "no-such-moment")
    assert await asked(before, host, seat=2) == (404, "no-chair")
    assert await asked(before, host, name=" ") == (400, "bad-name")
    assert (await room.hall.branches(before.id, host)).branches == ()


@in_a_room
async def test_a_game_has_at_most_so_many_branches(room: Room) -> None:
    before = await finished(room, "musee", 2)
    for _ in range(MOST_BRANCHES):
        await branch(before, 5)
    body = NewBranch(at=5, seat=0, bots="club", name="Ola")
    asked = room.hall.branch(before.id, None, body)
    assert await refused(asked) == (409, "branched-often")


@in_a_room
async def _a_record_file(room: Room, file: Path) -> None:
    document = file.read_bytes().splitlines()[0]
    record = records.decode(document)
    moment = len(record.actions) // 2
    request = NewBranchOfFile(
        record=msgspec.Raw(document), at=moment, seat=1, bots="novice", name="Ola"
    )
    at = sitting(room, await room.hall.branch_of_file(request))
    await quiet()
    await at.play_randomly(1000)
    assert (await at.table())["branch"] == {"of": None, "at": moment}
    played = await record_of_branch(at)
    assert played.actions[:moment] == record.actions[:moment]
    records.verify(GAMES[record.game], played)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_file_can_be_played_on_from(file: Path) -> None:
    _a_record_file(file)


@in_a_room
async def test_a_file_that_is_no_record_is_refused(room: Room) -> None:
    line = FILES[0].read_bytes().splitlines()[0]
    broken = json.loads(line)
    broken["actions"][0] = "0 sing"
    for document in (b"{}", b"[]", b"3", json.dumps(broken).encode()):
        request = NewBranchOfFile(
            record=msgspec.Raw(document), at=5, seat=0, bots="novice", name="Ola"
        )
        status, _ = await refused(room.hall.branch_of_file(request))
        assert status in (400, 422)
