"""What only Modern Art has, in the browser: envelopes, the hammer, doubles, the fifth card."""

import itertools
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.tables import seated
from tests.browser.visiting import SIZES, Size, Visitor, time_stands_still, visitor
from tests.server.running import Seat, Server
from vernissage.games.modern_art.notation import card_name
from vernissage.games.modern_art.parts import COPIES

PEOPLE: Final = ("Ola", "Jan", "Bea")
DEALT: Final = 10
"""MA-S1: cards for each of three players before the first round."""


@pytest.fixture
def ola(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visitor(browser, server.url) as found:
        yield found
        found.check()


def deck(hands: list[list[str]]) -> list[str]:
    """Everyone is dealt these cards first; the rest is as it comes."""
    rest = [card_name(kind) for kind, copies in enumerate(COPIES) for _ in range(copies)]
    for card in (card for hand in hands for card in hand):
        rest.remove(card)
    dealt = [[*hand, *(rest.pop() for _ in range(DEALT - len(hand)))] for hand in hands]
    return [card for hand in dealt for card in hand] + rest


def begun(server: Server, hands: list[list[str]], first: int, **asked: Any) -> list[Seat]:
    """Ola, Jan and Bea with these cards in hand; `first` sells first."""
    setup = {"deck": deck(hands), "first": first}
    seats = server.make(
        *PEOPLE, game="modern-art", options={"players": 3}, setup=setup, bot_seed=1, **asked
    )
    assert seats[0].post("/start").status_code == 200
    return seats


def act(seat: Seat, action: str) -> None:
    n, _ = seat.legal()
    done = seat.post(
        "/actions", json={"cid": f"{action.replace(' ', '-')}-{n}", "seen": n, "action": action}
    )
    assert done.status_code == 200, done.text


def sit(person: Visitor, seat: Seat) -> Page:
    person.visit(f"/t/{seat.table}#{seat.token}")
    person.page.wait_for_selector(".decision")
    return person.page


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name).first


def test_envelopes_are_sealed_opened_again_and_shown_together(ola: Visitor, server: Server) -> None:
    """MA-H1, MA-H2: until the last one is sealed the amount may change; the seller wins a tie."""
    own, jan, bea = begun(server, [[], ["nex sealed"], []], first=1)
    act(jan, "offer nex sealed")
    page = sit(ola, own)
    page.keyboard.press("9")
    button(page, "Seal 9").click()
    button(page, "Open it again").click()
    page.keyboard.press("1")
    page.keyboard.press("2")
    button(page, "Seal 12").click()
    expect(page.locator("p.status")).to_contain_text("You have sealed 12. Still open: Jan and Bea.")
    act(jan, "seal 12")
    act(bea, "seal 3")
    sale = page.locator(".sale")
    expect(sale).to_contain_text("Sold to Jan for 12")
    expect(sale.locator("li")).to_have_text(["Jan12", "Bea3", "You12"])
    expect(sale).to_contain_text("Jan and you tie at 12: the seller comes first.")


def test_out_of_an_auction_is_held_back_for_a_moment(ola: Visitor, server: Server) -> None:
    """MA-O1: it is for the whole lot, so it can be taken back; the label says how far it goes."""
    own, jan, _ = begun(server, [[], ["nex open"], []], first=1)
    act(jan, "offer nex open")
    page = sit(ola, own)
    with time_stands_still(page):
        button(page, "Out of this auction").click()
        button(page, "Take it back").click()
        expect(button(page, "Out of this auction")).to_be_visible()
        page.clock.run_for(2200)
    assert own.get("/update").json()["orders"] == []
    page.keyboard.press("o")
    expect(page.get_by_text("You are out of this auction.").first).to_be_visible()
    assert own.get("/update").json()["orders"] == [{"order": "out"}]


def test_without_a_hammer_two_refusals_stand_side_by_side(ola: Visitor, server: Server) -> None:
    """MA-O1: to pass until the next bid and to leave the lot weigh the same, and say so."""
    own, jan, _ = begun(server, [[], ["nex open"], []], first=1)
    act(jan, "offer nex open")
    page = sit(ola, own)
    sizes = [
        button(page, name).bounding_box()
        for name in ("Pass until the next bid", "Out of this auction")
    ]
    passing, leaving = (box for box in sizes if box)
    assert passing["y"] == leaving["y"]
    assert (passing["width"], passing["height"]) == (leaving["width"], leaving["height"])
    expect(page.get_by_role("button", name="Out of this auction")).to_have_count(1)


def test_a_ceiling_bids_for_this_lot_only(ola: Visitor, server: Server) -> None:
    own, jan, bea = begun(server, [[], ["nex open"], []], first=1)
    act(jan, "offer nex open")
    page = sit(ola, own)
    expect(page.locator(".limit")).to_contain_text("in this auction only")
    page.keyboard.press("c")
    page.keyboard.type("20")
    expect(button(page, "Bid for me up to 20")).to_be_visible()
    page.keyboard.press("Enter")
    button(page, "Bid for me up to 20").click()
    expect(page.locator(".paddle .price")).to_have_text("1")
    act(bea, "bid 14")
    expect(page.locator(".paddle .price")).to_have_text("15")
    act(bea, "bid 21")
    expect(page.locator(".limit")).to_contain_text("was passed at 21")


def test_the_only_bid_once_around_is_offered_in_quarters_of_the_worth(
    ola: Visitor, server: Server
) -> None:
    """MA-R1: whoever has one bid is not offered steps of an open auction."""
    own, _, bea = begun(server, [[], [], ["nex once"]], first=2)
    act(bea, "offer nex once")
    page = sit(ola, own)
    raises = page.locator(".decision .raise button")
    expect(raises).to_have_text(["Bid 1", "10", "15", "25", "···"], use_inner_text=True)


def test_a_hint_is_read_above_the_hand(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, "small desk") as person:
        own, _, bea = begun(server, [[], [], ["nex open"]], first=2, hints=True)
        act(bea, "offer nex open")
        page = sit(person, own)
        button(page, "Hint").click()
        hint = page.get_by_role("region", name="Hint")
        expect(hint.get_by_role("button", name="Close")).to_be_visible()
        person.settled()
        tray = page.locator(".tray").bounding_box()
        shown = hint.bounding_box()
        assert tray
        assert shown
        assert shown["y"] + shown["height"] <= tray["y"]
        person.check()


def test_a_double_is_tried_on_and_sold_with_its_second_card(ola: Visitor, server: Server) -> None:
    """MA-D1: what both would do to the round is shown before anything is sent."""
    own, *_ = begun(server, [["nex double", "nex fixed"], [], []], first=0)
    page = sit(ola, own)
    double = page.locator(".hand .card[aria-label*=Double][aria-label*=Nex]")
    double.click(position={"x": 10, "y": 40})
    expect(page.locator(".played td").first).to_have_text("2")
    expect(page.locator(".decision dl")).to_contain_text("2 of 5")
    page.keyboard.press("Enter")
    expect(page.locator("p.status")).to_contain_text("Name a price.")
    expect(page.locator(".decision")).to_contain_text("If nobody buys, you must pay")
    assert len(own.get("/update").json()["view"]["lot"]["cards"]) == 2


def test_the_fifth_card_ends_the_round_with_its_sums(ola: Visitor, server: Server) -> None:
    """MA-E1, MA-V3: told before it is played; the pay-out is a page of sums."""
    own, jan, bea = begun(
        server, [["nex once", "nex fixed"], ["nex open", "nex sealed"], ["nex once"]], first=0
    )
    seats = [own, jan, bea]
    for seller, card in enumerate(["nex fixed", "nex open", "nex once"]):
        act(seats[seller], f"offer {card}")
        finish(seats, "bid 5" if seller else "buy")
    act(own, "offer nex once")
    finish(seats, "bid 5")
    page = sit(ola, jan)
    page.locator(".hand .card[aria-label*=Sealed][aria-label*=Nex]").first.click(
        position={"x": 10, "y": 40}
    )
    expect(page.locator(".decision")).to_contain_text("The fifth Nex: the round ends at once.")
    button(page, "End the round").click()
    button(page, "Press again: End the round").click()
    expect(page.locator("main.end")).to_contain_text("Round 1 is over")
    income = own.get("/update").json()["view"]["rounds"][0]["income"]
    for paid in income:
        expect(page.locator("main.end tbody")).to_contain_text(f"+{paid}" if paid else "0")


def test_the_last_sale_of_a_round_is_looked_at_before_the_pay_out(
    ola: Visitor, server: Server
) -> None:
    """MA-E1: the fifth card may come at once; what was sold before it is not skipped."""
    seats = begun(
        server, [["nex once", "nex fixed"], ["nex open", "nex sealed"], ["nex once"]], first=0
    )
    own, jan, _ = seats
    for seller, card in enumerate(["nex fixed", "nex open", "nex once"]):
        act(seats[seller], f"offer {card}")
        finish(seats, "bid 5" if seller else "buy")
    page = sit(ola, own)
    with time_stands_still(page):
        act(own, "offer nex once")
        finish(seats, "bid 5")
        act(jan, "offer nex sealed")
        expect(page.locator(".sale")).to_contain_text("for 5")
        expect(page.locator("main.end")).to_have_count(0)
        button(page, "Go on").click()
        expect(page.locator("main.end")).to_contain_text("Round 1 is over")


def finish(seats: list[Seat], wish: str) -> None:
    """The lot goes to whoever can have it so, a fixed price is 5."""
    while (view := seats[0].get("/update").json()["view"])["phase"] != "offer":
        bid = (view["lot"] or {}).get("bidder")
        asked = (seat for seat, one in enumerate(seats) if seat != bid and one.legal()[1])
        seat = seats[next(asked)]
        _, actions = seat.legal()
        act(seat, next(one for one in (wish, "price 5", "pass") if one in actions))


def test_a_card_that_cannot_be_played_says_why(ola: Visitor, server: Server) -> None:
    """MA-S3, MA-D1: in words, with the rule."""
    own, jan, bea = begun(server, [["koriko open", "nex once"], ["nex double"], []], first=1)
    page = sit(ola, own)
    koriko = page.locator(".hand .card[aria-label*=Koriko]").first
    koriko.click(position={"x": 10, "y": 40}, force=True)
    expect(page.locator(".toast")).to_contain_text("when it is your turn to sell")
    expect(page.locator(".toast .rule")).to_have_text("MA-S3")
    act(jan, "offer nex double")
    act(jan, "decline")
    act(bea, "decline")
    page.wait_for_selector("[data-asks=add-or-decline]")
    koriko.click(position={"x": 10, "y": 40}, force=True)
    expect(page.locator(".toast .rule").last).to_have_text("MA-D1")


def test_a_large_hand_on_the_smallest_phone_shows_a_fingers_width_of_every_card(
    browser: Browser, server: Server
) -> None:
    """MA-S1: fourteen cards and more, in steps of at least 44 px."""
    seats = begun(server, [[], ["koriko open", "koriko once"], ["koriko once"] * 2], first=1)
    own = seats[0]
    while len((update := own.get("/update").json())["view"]["hand"]) < 14:
        hurry(seats, update)
    while (update := own.get("/update").json())["waiting"] != [0]:
        hurry(seats, update)
    with visitor(browser, server.url, "small phone") as guest:
        page = sit(guest, own)
        page.locator(".hand .card").first.tap(position={"x": 10, "y": 30})
        lefts = page.locator(".hand .row").evaluate_all(
            "rows => rows.map(row => [...row.children].map(card => card.offsetLeft))"
        )
        assert sum(len(row) for row in lefts) >= 14
        for row in lefts:
            assert min(right - left for left, right in itertools.pairwise(row)) >= 44
        assert guest.complaints == []


def hurry(seats: list[Seat], update: dict[str, Any]) -> None:
    """One more answer: nobody pays, and Koriko is sold until its fifth card ends the round."""
    for number in update["waiting"]:
        seat = seats[number]
        _, actions = seat.legal()
        if not actions or seat.get("/update").json()["pending"]:
            continue
        modest = [one for one in actions if one in ("decline", "pass", "seal 0", "price 1")]
        korikos = [one for one in actions if one.startswith("offer koriko") and "double" not in one]
        act(seat, next(iter(modest or korikos or actions)))
        return


def test_five_seats_on_a_phone_are_not_cut_off(browser: Browser, server: Server) -> None:
    seats = server.make(
        "Ola", "Jan", "Bea", "Kim", "Lea", game="modern-art", options={"players": 5}, seed=7
    )
    assert seats[0].post("/start").status_code == 200
    with visitor(browser, server.url, "small phone") as guest:
        page = sit(guest, seats[0])
        cut = page.locator(".people .seat small, .people .seat b").evaluate_all(
            """found => found.filter(one => one.scrollWidth > one.clientWidth + 1)
            .map(one => one.textContent)"""
        )
        assert cut == []


def test_a_low_screen_keeps_the_label_whole_beside_the_easel(
    browser: Browser, server: Server
) -> None:
    """640 by 360: nothing of the label or the price is under what is decided, or below the edge."""
    seats = begun(server, [["nex sealed"], [], []], first=0)
    with visitor(browser, server.url, "phone on its side", lang="de") as guest:
        guest.page.set_viewport_size({"width": 640, "height": 360})
        page = sit(guest, seats[0])
        act(seats[0], "offer nex sealed")
        page.locator(".beside .envelope").wait_for()
        inside = page.locator(".beside").evaluate(
            """beside => { const edge = document.querySelector(".bar").getBoundingClientRect().left;
            return [...beside.querySelectorAll("h2, p, .envelope")].every((one) => {
              const box = one.getBoundingClientRect();
              return box.right <= edge && box.bottom <= innerHeight; }); }"""
        )
        assert inside
        guest.check()


@pytest.mark.parametrize("size", ["desk", "small desk"])
def test_the_best_buy_of_five_is_in_sight(browser: Browser, server: Server, size: Size) -> None:
    with visitor(browser, server.url, size, lang="de") as guest:
        seat = seated(guest, server, "modern-art", 5)
        while seat.get().json()["status"] == "playing":
            n, actions = seat.legal()
            if actions:
                seat.post("/actions", json={"cid": f"c{n}", "seen": n, "action": actions[0]})
            else:
                seat.get(f"/update?since={n}&wait=5")
        guest.page.reload()
        best = guest.page.locator("aside figure").bounding_box()
        assert best is not None
        assert best["y"] + best["height"] <= SIZES[size][1]


def test_a_card_in_hand_keeps_its_picture_whoever_plays_its_kind(
    ola: Visitor, server: Server
) -> None:
    """There are two copies of Nex's fixed price: Bea's is the other one, not Ola's."""
    own, _, bea = begun(server, [["nex fixed"], [], ["nex fixed"]], first=2)
    page = sit(ola, own)
    mine = page.locator(".hand .card[data-kind='nex fixed']")
    before = mine.get_attribute("data-picture")
    act(bea, "offer nex fixed")
    page.locator(".stage [data-spot^='easel:nex']").wait_for()
    assert mine.get_attribute("data-picture") == before
    assert page.locator(f".stage [data-spot='easel:{before}']").count() == 0


@pytest.mark.long
def test_the_hammer_calls_before_it_falls(ola: Visitor, server: Server) -> None:
    """MA-O2: going once, going twice, sold; a bid begins anew."""
    own, jan, _ = begun(server, [[], ["nex open"], []], first=1, pace="live")
    act(jan, "offer nex open")
    page = sit(ola, own)
    hammer = page.locator(".hammer b")
    expect(hammer).to_have_text("Who bids?")
    button(page, "Bid 3").click()
    for call in ("Who bids more?", "Going once …", "Going twice …"):
        expect(hammer).to_have_text(call, timeout=30_000)
    expect(page.locator(".sale")).to_contain_text("Yours for 3", timeout=30_000)


@pytest.mark.long
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_spectators_see_no_hand_and_no_purse(browser: Browser, server: Server, size: Size) -> None:
    """MA-C3: what is behind a screen stays there."""
    own, jan, _ = begun(server, [[], ["nex open"], []], first=1)
    act(jan, "offer nex open")
    with visitor(browser, server.url, size) as guest:
        guest.visit(f"/t/{own.table}")
        guest.page.wait_for_selector(".paddle")
        assert guest.page.locator(".hand, .purse, .cash, .raise").count() == 0
        guest.check()
