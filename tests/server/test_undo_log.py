"""What is taken back stays in the log: numbers grow, cids hold, and any process reads the same."""

from typing import Any

import msgspec
import pytest

from tests.server.alone import SOLO, alone, goes_on, undo
from tests.server.room import Room, in_a_room, modern_art, refused
from tests.server.world import quiet
from vernissage.core.refusals import Invalid
from vernissage.server import archive
from vernissage.server.entries import Undone
from vernissage.server.hosted import HostedTable
from vernissage.server.ports import Closed
from vernissage.server.updates import Updates


@pytest.mark.parametrize(("game", "players"), SOLO)
def test_a_table_rebuilt_from_a_log_with_undos_is_the_same_to_the_byte(
    game: str, players: int
) -> None:
    @in_a_room
    async def story(room: Room) -> None:
        at = await alone(room, game, players, pace="live")
        for _ in range(40):
            await at.play_randomly(1)
            room.hands.time += at.chance.randrange(3000)
            if await goes_on(at) and at.chance.random() < 0.4:
                await undo(at)
        hosted = room.hall._keeper.tables[at.id].hosted
        assert hosted is not None
        assert hosted.play is not None
        again = HostedTable(at.id, await room.logs.read(at.id), ready=hosted.ready)
        assert again.play is not None
        assert again.play.minds == hosted.play.minds
        assert again.play.answers == hosted.play.answers
        now = room.hands.time
        for viewer in (*range(players), None):
            for since in range(hosted.n(viewer) + 1):
                told = Updates(hosted).update(viewer, since, now)
                assert Updates(again).update(viewer, since, now) == told

    story()


@in_a_room
async def test_numbers_grow_and_a_client_can_build_its_list_of_events_again(room: Room) -> None:
    at = await alone(room, "modern-art", seed=2)
    viewers = (0, None)
    sockets = {viewer: await at.socket(viewer) for viewer in viewers}
    slow = await at.socket(0, slow=True)
    for step in range(30):
        await at.play_randomly(1)
        if step % 3 == 2:
            await undo(at)
    slow.read()
    for viewer, socket in [*sockets.items(), (0, slow)]:
        events: list[Any] = []
        numbers = [update["n"] for update in socket.updates()]
        assert numbers == sorted(set(numbers))
        for update in socket.updates():
            events = update["events"] if update.get("afresh") else events + update["events"]
        whole = await at.update(viewer)
        assert events == whole["events"]
        assert numbers[-1] == whole["n"]
        assert sum("afresh" in update for update in sockets[viewer].updates()) == 10
    assert [frame["undone"] for frame in sockets[None].tables()[1:]] == [*range(1, 11)]


@in_a_room
async def test_what_is_asked_since_the_undo_continues(room: Room) -> None:
    at = await alone(room, "musee", 2, seed=1)
    await at.play_randomly(3)
    known = await at.update(0)
    n = await undo(at)
    await at.play_randomly(1)
    assert "afresh" not in await at.update(0)
    older = await at.update(0, since=known["n"])
    assert older["afresh"] is True
    newer = await at.update(0, since=n)
    assert "afresh" not in newer
    heard = (await at.update(0, since=n - 1))["events"]
    assert heard == older["events"] == (await at.update(0))["events"]
    assert newer["events"] == heard[-len(newer["events"]) :]


@in_a_room
async def test_an_answer_to_a_question_that_was_taken_back_is_stale(room: Room) -> None:
    at = await alone(room, "modern-art", setup=modern_art(["nex sealed"]))
    room.thinkers.held_back = []
    await at.act(0, "offer nex sealed")
    seen = await at.n(0)
    await at.act(0, "seal 3")
    n = await undo(at)
    assert await refused(at.hall.act(at.id, at.host, "x", seen, "seal 4")) == (409, "stale")
    await at.act(0, "seal 4", seen=n)


@in_a_room
async def test_the_same_cid_gives_the_same_answer_and_takes_back_once(room: Room) -> None:
    at = await alone(room, "musee", 2, seed=1)
    played = (await at.legal(0))[0]
    acked = await at.act(0, played, cid="act")
    await at.play_randomly(2)
    n = await undo(at, cid="one")
    assert await undo(at, cid="one") == n
    await room.again()
    assert await undo(at, cid="one") == n
    assert (await at.table())["undone"] == 1
    reused = at.hall.act(at.id, at.host, "one", n, "pass")
    assert await refused(reused) == (409, "cid-reused")
    assert await refused(at.hall.undo(at.id, at.host, "act")) == (409, "cid-reused")
    await undo(at)
    await undo(at)
    length = len(room.logs.entries[at.id])
    assert await at.act(0, played, cid="act", seen=0) == acked, "answered, and not played again"
    assert len(room.logs.entries[at.id]) == length


@in_a_room
async def test_another_process_goes_back_too(room: Room) -> None:
    other = room.another()
    await other.open()
    at = await alone(room, "modern-art", seed=2)
    await at.play_randomly(6)
    assert await other.update(at.id, at.host) == await room.hall.update(at.id, at.host)
    await undo(at)
    assert await other.update(at.id, at.host) == await room.hall.update(at.id, at.host)
    await at.play_randomly(2)
    await other.undo(at.id, at.host)
    await quiet()
    assert await other.update(at.id, at.host) == await room.hall.update(at.id, at.host)
    assert await other.table(at.id, None) == await room.hall.table(at.id, None)
    await other.close()


@in_a_room
async def test_what_could_not_be_written_was_not_taken_back(room: Room) -> None:
    at = await alone(room, "art-society", 2, seed=2)
    await at.play_randomly(3)
    before = await at.update(0)
    room.logs.broken = True
    with pytest.raises(Closed):
        await at.hall.undo(at.id, at.host)
    room.logs.broken = False
    await quiet()
    assert await at.update(0) == before
    await undo(at)


@in_a_room
async def test_a_log_with_undos_is_moved_to_another_server(room: Room) -> None:
    """And one that goes back to where the game has never been is refused."""
    at = await alone(room, "modern-art", seed=2)
    await at.play_randomly(5)
    await undo(at)
    await undo(at)
    await at.play_randomly(1)
    entries = await room.logs.read(at.id)
    row = room.logs.rows[at.id]
    archived = archive.decode(archive.encode(row, entries))
    assert list(archived.entries) == entries
    moved = archive.replayed(at.id, archived.entries)
    assert Updates(moved).update(0, 0, 0) == await at.hall.update(at.id, at.host)
    seq, right = next((e.seq, e.body) for e in entries if isinstance(e.body, Undone))
    for back in (0, 1, right.back - 1, seq, 10_000, -1):
        wrong = msgspec.structs.replace(entries[seq], body=Undone(0, back))
        log = [*entries[:seq], wrong, *entries[seq + 1 :]]
        with pytest.raises(Invalid, match="does not replay"):
            archive.decode(archive.encode(row, log))
