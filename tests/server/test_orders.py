"""Standing orders: known to their owner alone, kept over restarts, gone when their scope ends."""

from tests.server.room import At, Room, at_a_human_pace, in_a_room, modern_art, refused
from vernissage.core.orders import Buy, Ceiling, Order, Out, Wishes
from vernissage.server.pace import AUCTION


async def lot(room: Room, auction: str, *, players: int = 3) -> At:
    """A table where seat 0 offers a card of this auction."""
    card = f"nex {auction}"
    setup = modern_art([card, "bahut open", "bahut double"], players=players)
    at = await room.table("modern-art", players, setup=setup)
    await at.act(0, f"offer {card}")
    return at


@in_a_room
async def test_a_ceiling_bids_one_more_up_to_its_amount_then_passes(room: Room) -> None:
    at = await lot(room, "open")
    await at.order(1, Ceiling(amount=5))
    assert at.actions()[-1] == "1 bid 1 (order)"
    await at.act(2, "bid 4")
    assert at.actions()[-1] == "1 bid 5 (order)"
    await at.act(2, "bid 6")
    assert at.actions()[-1] == "1 pass (order)"
    assert (await at.update())["view"]["lot"]["bid"] == 6


@in_a_room
async def test_two_ceilings_the_lowest_seat_first(room: Room) -> None:
    at = await lot(room, "open")
    await at.order(2, Ceiling(amount=4))
    await at.order(1, Ceiling(amount=7))
    bids = [text for text in at.actions() if "(order)" in text]
    assert bids == [
        "2 bid 1 (order)",
        "1 bid 2 (order)",
        "2 bid 3 (order)",
        "1 bid 4 (order)",
        "2 pass (order)",
    ]


@at_a_human_pace
async def test_under_a_hammer_a_ceiling_answers_like_somebody_of_flesh(room: Room) -> None:
    """MA-O1: after 0.7 to 2.5 s; two ceilings wait once and are settled in one step."""
    at = await room.table("modern-art", 3, pace="live")
    await at.play_until("open")
    await at.act(0, "bid 1")
    await at.order(1, Ceiling(amount=4))
    await at.order(2, Ceiling(amount=8))
    before = at.actions()
    await room.hands.pass_by(AUCTION[0] / 1000 - 0.01)
    assert at.actions() == before
    await room.hands.pass_by((AUCTION[1] - AUCTION[0]) / 1000 + 0.02)
    bids = [f"{1 + n % 2} bid {n + 2} (order)" for n in range(4)]
    assert at.actions()[len(before) :] == [*bids, "1 pass (order)"]


@at_a_human_pace
async def test_without_a_hammer_a_ceiling_answers_at_once(room: Room) -> None:
    at = await room.table("modern-art", 3)
    await at.play_until("open")
    await at.act(0, "bid 1")
    await at.order(1, Ceiling(amount=4))
    assert at.actions()[-1] == "1 bid 2 (order)"


@in_a_room
async def test_a_ceiling_ends_at_the_purse(room: Room) -> None:
    at = await lot(room, "open")
    await at.act(1, "bid 99")
    await at.order(2, Ceiling(amount=5000))
    assert at.actions()[-1] == "2 bid 100 (order)"
    assert (await at.update())["view"]["sales"][0]["price"] == 100


@in_a_room
async def test_a_ceiling_speaks_when_its_turn_comes_in_a_once_around(room: Room) -> None:
    at = await lot(room, "once")
    await at.order(2, Ceiling(amount=5))
    assert at.actions()[-1] == "0 offer nex once (person)"
    await at.act(1, "bid 3")
    assert at.actions()[-1] == "2 bid 4 (order)"


@in_a_room
async def test_an_order_to_buy_buys_up_to_its_amount_and_else_passes(room: Room) -> None:
    at = await lot(room, "fixed")
    await at.order(1, Buy(at_most=14))
    await at.order(2, Buy(at_most=15))
    await at.act(0, "price 15")
    assert at.actions()[-2:] == ["1 pass (order)", "2 buy (order)"]
    assert (await at.update())["view"]["sales"][0]["buyer"] == 2


@in_a_room
async def test_out_passes_whenever_asked(room: Room) -> None:
    at = await lot(room, "open")
    await at.order(1, Out())
    assert at.actions()[-1] == "1 pass (order)"
    await at.act(2, "bid 4")
    assert at.actions()[-1] == "1 pass (order)"
    assert (await at.update(1))["orders"] == [{"order": "out"}]


@in_a_room
async def test_out_seals_nothing_and_may_be_thought_over(room: Room) -> None:
    at = await lot(room, "sealed")
    await at.order(1, Out())
    assert at.actions()[-1] == "1 seal 0 (order)"
    assert (await at.update(1))["pending"] == "seal 0"
    await at.act(1, "seal 8")
    assert (await at.update(1))["pending"] == "seal 8"
    await at.act(2, "seal 1")
    assert (await at.update(1))["pending"] == "seal 8"


@in_a_room
async def test_a_double_is_still_asked_of_a_seat_that_is_out(room: Room) -> None:
    setup = modern_art(["nex double"], ["nex open"])
    at = await room.table("modern-art", 3, setup=setup)
    await at.act(0, "offer nex double")
    await at.order(1, Out())
    await at.act(0, "decline")
    assert at.actions()[-1] == "0 decline (person)"
    assert (await at.update(1))["choices"]["type"] == "add-or-decline"
    assert (await at.update(1))["orders"] == [{"order": "out"}]
    await at.act(1, "add nex open")
    assert at.actions()[-1] == "1 pass (order)"


@in_a_room
async def test_only_the_owner_sees_orders(room: Room) -> None:
    at = await lot(room, "once")
    before = [await at.update(viewer) for viewer in (0, 1, None)]
    await at.order(2, Ceiling(amount=5))
    assert (await at.update(2))["orders"] == [{"order": "ceiling", "amount": 5}]
    assert [await at.update(viewer) for viewer in (0, 1, None)] == before


@in_a_room
async def test_orders_are_replaced_as_a_whole(room: Room) -> None:
    at = await lot(room, "once")
    await at.order(2, Ceiling(amount=5), Out())
    await at.order(2, Out())
    assert (await at.update(2))["orders"] == [{"order": "out"}]
    await at.order(2)
    assert (await at.update(2))["orders"] == []
    await at.act(1, "pass")
    assert (await at.update(2))["choices"] is not None


@in_a_room
async def test_orders_end_with_their_lot(room: Room) -> None:
    at = await lot(room, "open")
    await at.act(1, "bid 2")
    await at.order(2, Out())
    await at.act(0, "pass")
    assert (await at.update())["view"]["phase"] == "offer"
    assert (await at.update(2))["orders"] == []
    assert (await at.update(1))["choices"]["type"] == "offer"


@in_a_room
async def test_orders_are_kept_over_a_restart(room: Room) -> None:
    at = await lot(room, "once")
    await at.order(2, Ceiling(amount=5))
    await room.again()
    assert (await at.update(2))["orders"] == [{"order": "ceiling", "amount": 5}]
    await at.act(1, "bid 3")
    assert at.actions()[-1] == "2 bid 4 (order)"


@in_a_room
async def test_an_order_that_a_crash_kept_from_acting_acts_after_it(room: Room) -> None:
    at = await lot(room, "once")
    await at.order(2, Ceiling(amount=5))
    n = await at.n(1)
    await room.hall.act(at.id, at.tokens[1], "one", n, "bid 3")
    assert at.actions()[-1] == "1 bid 3 (person)"
    await room.again()
    assert at.actions()[-1] == "2 bid 4 (order)"


@in_a_room
async def test_orders_need_a_running_lot_that_they_fit(room: Room) -> None:
    at = await room.table("modern-art", 3, setup=modern_art(["nex open"]))

    async def answer(*orders: Order) -> tuple[int, str]:
        return await refused(room.hall.order(at.id, at.tokens[1], orders))

    assert await answer(Out()) == (422, "order-nothing-runs")
    await at.act(0, "offer nex open")
    assert await answer(Buy(at_most=3)) == (422, "order-unfit")
    assert await answer(Wishes(tiles=("2x3PG",))) == (422, "order-unfit")
    assert await answer(Ceiling(amount=3), Ceiling(amount=4)) == (422, "order-twice")
    assert at.actions() == ["0 offer nex open (person)"]
    musee = await room.table()
    asked = room.hall.order(musee.id, musee.host, (Out(),))
    assert await refused(asked) == (422, "order-nothing-runs")


@in_a_room
async def test_wishes_take_the_first_painting_that_is_still_there(room: Room) -> None:
    at = await room.table("art-society", 2, seed=6)
    await at.play_until("bid")
    lot_now = [offer["tile"] for offer in (await at.update())["view"]["lot"]]
    await at.act(0, "bid 20")
    await at.order(1, Wishes(tiles=(lot_now[1], lot_now[0])))
    await at.act(1, "bid 1")
    await at.act(0, f"take {lot_now[1]}")
    while (await at.update())["view"]["turn"] == 0:
        await at.act(0, (await at.legal(0))[0])
    assert f"1 take {lot_now[0]} (order)" in at.actions()
    assert (await at.update(1))["orders"] == []


@in_a_room
async def test_if_no_wish_is_there_the_seat_is_asked(room: Room) -> None:
    at = await room.table("art-society", 2, seed=6)
    await at.play_until("bid")
    lot_now = [offer["tile"] for offer in (await at.update())["view"]["lot"]]
    await at.act(0, "bid 20")
    await at.order(1, Wishes(tiles=(lot_now[1],)))
    asked = room.hall.order(at.id, at.tokens[1], (Wishes(tiles=("9x9PG",)),))
    assert await refused(asked) == (422, "order-no-painting")
    await at.act(1, "bid 1")
    await at.act(0, f"take {lot_now[1]}")
    while (await at.update())["view"]["turn"] == 0:
        await at.act(0, (await at.legal(0))[0])
    assert (await at.update(1))["choices"]["type"] == "take"
    assert (await at.update(1))["orders"] == [{"order": "wishes", "tiles": [lot_now[1]]}]
