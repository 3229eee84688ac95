"""The fair shuffle: promised before anyone sits down, made with everybody's luck, then shown."""

import hashlib
import json

from tests.server.room import Room, in_a_room, modern_art, refused
from vernissage.core import records
from vernissage.games import GAMES
from vernissage.server.shuffle import commitment, seed_of
from vernissage.server.wire import NewTable, Sit

SECRET = "0123456789abcdef0123456789abcdef"


def test_the_commitment_and_the_seed_are_those_of_the_protocol() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()
    whole = hashlib.sha256(f"{SECRET}|a1||b2".encode()).digest()
    assert seed_of(SECRET, ["a1", "", "b2"]) == int.from_bytes(whole[:8], "big") >> 2
    assert seed_of(SECRET, ["a1", "", "b2"]) < 2**62


@in_a_room
async def test_the_deal_is_that_of_the_secret_and_of_everybodys_luck(room: Room) -> None:
    made = await room.hall.make(
        NewTable(
            game="musee",
            options={"players": 3},
            name="Ola",
            seats=("bot:novice", "open", "open"),
            luck="1f",
        )
    )
    taken = await room.hall.sit(made.table, None, Sit(name="Jan", luck="2e"))
    before = json.loads(await room.hall.shuffle(made.table, None))
    assert before == {"commitment": made.commitment, "luck": ["", "1f", "2e"]}
    await room.hall.start(made.table, made.token)
    assert json.loads(await room.hall.shuffle(made.table, None)) == before
    assert await refused(room.hall.record(made.table, None)) == (409, "still-playing")
    for seat, token in ((1, made.token), (2, taken.token)):
        await room.hall.leave(made.table, token, seat)
    await room.hands.pass_by(1)
    after = json.loads(await room.hall.shuffle(made.table, None))
    assert commitment(after["secret"]) == after["commitment"] == made.commitment
    assert after["seed"] == str(seed_of(after["secret"], after["luck"]))
    record = records.decode(await room.hall.record(made.table, None))
    game = GAMES["musee"]
    records.verify(game, record)
    assert record.seed == int(after["seed"])
    assert record.seats == ("novice", "person", "person")
    options, setup = records.opening(game, record)
    assert game.deal(options, int(after["seed"])) == setup


@in_a_room
async def test_a_table_that_was_given_its_set_up_has_no_seed(room: Room) -> None:
    setup = modern_art(["nex open"])
    at = await room.table(
        "modern-art", 3, setup=setup, bot_seed=1, seats=("open", "bot:novice", "bot:novice")
    )
    await room.hall.leave(at.id, at.host, 0)
    await room.hands.pass_by(1)
    assert json.loads(await room.hall.shuffle(at.id, None))["seed"] is None
    record = records.decode(await room.hall.record(at.id, None))
    assert record.seed is None
    assert list(record.setup["deck"]) == setup["deck"]


@in_a_room
async def test_a_given_seed_is_the_deal(room: Room) -> None:
    at = await room.table("musee", 2, seed=42)
    game = GAMES["musee"]
    options = game.options(players=2)
    hand = game.view(game.start(options, game.deal(options, 42)), 0).hand
    assert (await at.update(0))["view"]["hand"] == list(hand)
