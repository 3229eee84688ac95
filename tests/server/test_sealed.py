"""Sealed choices: replaceable until the last is in; nobody else learns amount, changes or time."""

from typing import Any

from tests.server.room import At, Room, in_a_room, modern_art
from tests.server.world import quiet

SEALED = modern_art(["nex sealed"])


async def sealing(room: Room) -> At:
    at = await room.table("modern-art", 3, setup=SEALED)
    await at.act(0, "offer nex sealed")
    return at


@in_a_room
async def test_the_first_choice_counts_for_everyone_and_shows_who_has_chosen(room: Room) -> None:
    at = await sealing(room)
    assert await at.act(1, "seal 25") == 3
    assert await at.ns() == [3, 3, 3, 3]
    public = await at.update(None)
    assert public["view"]["sealed"] == [1]
    assert public["view"]["amount"] is None
    assert public["waiting"] == [0, 2]
    assert public["events"][-1]["type"] == "offered"
    own = await at.update(1)
    assert own["pending"] == "seal 25"
    assert own["view"]["amount"] == 25
    assert own["events"][-1]["type"] == "offered"


@in_a_room
async def test_the_owners_choices_and_legal_actions_stay(room: Room) -> None:
    at = await sealing(room)
    choices, legal = (await at.update(1))["choices"], await at.legal(1)
    await at.act(1, "seal 25")
    assert (await at.update(1))["choices"] == choices
    assert await at.legal(1) == legal
    assert len(legal) == 101


@in_a_room
async def test_a_changed_choice_counts_for_its_owner_alone(room: Room) -> None:
    at = await sealing(room)
    await at.act(1, "seal 25")
    sockets = [await at.socket(viewer) for viewer in (0, 2, None)]
    before = [await at.update(viewer) for viewer in (0, 2, None)]
    told = [(socket.told, len(socket.frames)) for socket in sockets]
    assert await at.act(1, "seal 7") == 4
    assert await at.act(1, "seal 7") == 5
    assert await at.ns() == [3, 5, 3, 3]
    assert [await at.update(viewer) for viewer in (0, 2, None)] == before
    assert [(socket.told, len(socket.frames)) for socket in sockets] == told
    assert (await at.update(1))["pending"] == "seal 7"
    assert (await at.update(1))["view"]["amount"] == 7


@in_a_room
async def test_the_engine_gets_the_final_choices_in_the_order_of_seats(room: Room) -> None:
    at = await sealing(room)
    await at.act(2, "seal 25")
    await at.act(1, "seal 3")
    await at.act(2, "seal 9")
    before = await at.n(None)
    await at.act(0, "seal 5")
    assert await at.n(None) == before + 1
    play = room.hall._keeper.tables[at.id].hosted.play  # type: ignore[union-attr]
    assert play is not None
    assert play.table.actions[-3:] == ["0 seal 5", "1 seal 3", "2 seal 9"]
    update = await at.update(None, since=before)
    opened = [event for event in update["events"] if event["type"] == "hands-opened"]
    assert opened == [{"type": "hands-opened", "amounts": [5, 3, 9]}]
    assert (await at.update(2))["pending"] is None


@in_a_room
async def test_art_society_bids_are_sealed_too(room: Room) -> None:
    at = await room.table("art-society", 3, seed=1)
    await at.play_until("bid")
    n = await at.n(None)
    await at.act(2, "bid 14")
    await at.act(2, "bid 3")
    assert await at.n(None) == n + 1
    players = (await at.update())["view"]["players"]
    assert [player["has_bid"] for player in players] == [False, False, True]
    assert (await at.update(2))["view"]["my_bid"] == 3
    assert (await at.update(2))["pending"] == "bid 3"
    assert "bid 14" in await at.legal(2)
    await at.act(0, "bid 1")
    await at.act(1, "bid 2")
    view = (await at.update())["view"]
    assert view["phase"] == "take"
    assert view["order"][0] == 2


@in_a_room
async def test_two_worlds_of_amounts_and_changes_look_the_same(room: Room) -> None:
    """Everything that the others get, and how often, is the same whatever seat 1 has sealed."""

    async def world(amounts: tuple[int, ...]) -> list[Any]:
        other = Room()
        at = await sealing(other)
        others = [await at.socket(viewer) for viewer in (0, 2, None)]
        for amount in amounts:
            await at.act(1, f"seal {amount}")
            await other.hands.pass_by(amount)
        await at.act(0, "seal 4")
        await quiet()
        seen = [(socket.told, socket.frames) for socket in others]
        again = [await at.update(viewer) for viewer in (0, 2, None)]
        return [seen, again, await at.legal(2), (await at.table())["seats"]]

    assert await world((5,)) == await world((90, 0, 17, 17))
