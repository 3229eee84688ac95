"""What only Modern Art has, in the browser: envelopes, the hammer, doubles, the fifth card."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.visiting import Size, Visitor, visitor
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
    button(page, "Out of this auction").click()
    button(page, "Take it back").click()
    expect(button(page, "Out of this auction")).to_be_visible()
    page.wait_for_timeout(2200)
    assert own.get("/update").json()["orders"] == []
    page.keyboard.press("o")
    expect(page.get_by_text("You are out of this auction.").first).to_be_visible(timeout=10_000)
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
    page.keyboard.press("Enter")
    button(page, "Set 20").click()
    expect(page.locator(".paddle .price")).to_have_text("1")
    act(bea, "bid 14")
    expect(page.locator(".paddle .price")).to_have_text("15")
    act(bea, "bid 21")
    expect(page.locator(".limit")).to_contain_text("was passed at 21")


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
        expect(hammer).to_have_text(call, timeout=10_000)
    expect(page.locator(".sale")).to_contain_text("Yours for 3", timeout=10_000)


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
