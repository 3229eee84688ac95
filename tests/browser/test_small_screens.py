"""What must be in sight on a phone without scrolling, in the language with the longest words."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.art_society_hands import STACK
from tests.browser.musee_hands import FITTING, PLACE, by_mouse
from tests.browser.tables import seated
from tests.browser.test_rules_in_place import finish
from tests.browser.visiting import Size, time_stands_still, visitor
from tests.server.running import Seat, Server
from vernissage.core.words import words

OUT_OF_SIGHT: Final = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility())
  .filter((one) => { const box = one.getBoundingClientRect();
    return box.top < 0 || box.bottom > innerHeight; })
  .map((one) => one.innerText)"""
CUT_OFF: Final = """(more) => [...document.querySelectorAll(`.primary, .outlined, ${more}`)]
  .filter((one) => one.checkVisibility() && one.innerText.trim())
  .filter((one) => { const words = document.createRange();
    words.selectNodeContents(one);
    const [box, text] = [one.getBoundingClientRect(), words.getBoundingClientRect()];
    return text.left < box.left - 1 || text.right > box.right + 1; })
  .map((one) => one.innerText)"""


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_the_entrance_is_one_screen_of_a_phone(browser: Browser, server: Server, lang: str) -> None:
    with visitor(browser, server.url, "phone", lang=lang) as person:
        person.visit("/")
        person.page.locator("footer").wait_for()
        assert person.page.evaluate(OUT_OF_SIGHT, "article, footer") == []
        assert person.page.evaluate(CUT_OFF, ".primary") == []


def test_a_table_can_be_made_without_scrolling(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, "small phone", lang="de") as person:
        person.visit("/new/modern-art")
        page = person.page
        page.locator("button[type=submit]").wait_for()
        assert page.evaluate(OUT_OF_SIGHT, "button[type=submit]") == []
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        last, go = (page.locator(one).bounding_box() for one in ("form .check >> nth=-1", ".go"))
        assert last is not None
        assert go is not None
        assert last["y"] + last["height"] <= go["y"]
        page.locator("button[type=submit]").tap()
        page.locator(".agreed a[href='/new/modern-art']").tap()
        page.locator("input[type=radio]:checked").first.wait_for(state="attached")
        person.check()


@pytest.mark.parametrize("lang", ["pl", "de"])
@pytest.mark.parametrize("size", ["phone", "small phone"])
def test_words_stay_inside_their_buttons(
    browser: Browser, server: Server, size: Size, lang: str
) -> None:
    with visitor(browser, server.url, size, lang=lang) as person:
        seated(person, server, "musee", 2)
        person.wait_until_asked()
        page = person.page
        page.locator(FITTING).last.tap()
        for place in range(page.locator(PLACE).count()):
            page.locator(PLACE).nth(place).tap()
            assert page.evaluate(CUT_OFF, ".primary") == []


def test_the_count_and_what_comes_next_are_one_screen(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, "phone", lang="de") as person:
        finish(person, server)
        person.page.keyboard.press("Shift")
        person.page.locator(".next").wait_for()
        person.settled()
        assert person.page.evaluate(OUT_OF_SIGHT, "tfoot, .next") == []
        total, following = (person.page.locator(one).bounding_box() for one in ("tfoot", ".next"))
        assert total is not None
        assert following is not None
        assert total["y"] + total["height"] <= following["y"] + 1


def test_what_glows_over_the_edge_makes_a_phone_no_wider(browser: Browser, server: Server) -> None:
    """As a staircase does that lights in the last column."""
    with visitor(browser, server.url, "phone") as person:
        seated(person, server, "musee", 2)
        person.page.locator(".floor").first.evaluate(
            """floor => { const glow = document.createElement("i"); floor.append(glow);
            Object.assign(glow.style, { position: "absolute", right: "-20px", width: "40px",
              height: "20px" }); }"""
        )
        assert person.sideways() <= 0


def test_three_names_are_whole_on_the_smallest_phone(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, "small phone", lang="de") as person:
        play_until(seated(person, server, "musee", 3, seed=11, hints=True), 21)
        person.page.reload()
        person.page.locator("nav .names").first.wait_for()
        cut = person.page.locator("nav .names span").evaluate_all(
            """all => all.filter(one => one.scrollWidth > one.clientWidth + 1)
            .map(one => one.innerText)"""
        )
        assert cut == []


def play_until(seat: Seat, number: int) -> None:
    """As a hint advises, or else as it comes, until the table has come so far and asks again."""
    n, legal = seat.legal()
    while n < number or not legal:
        if legal:
            action = seat.post("/hint").json().get("action", legal[0])
            seat.post("/actions", json={"action": action, "cid": f"c{n}", "seen": n})
        else:
            seat.get(f"/update?since={n}&wait=5")
        n, legal = seat.legal()


@pytest.mark.parametrize("lang", ["pl", "de"])
@pytest.mark.parametrize("size", ["phone", "small phone"])
def test_all_sizes_of_a_lot_are_one_screen(
    browser: Browser, server: Server, size: Size, lang: str
) -> None:
    """The stacks and the button that turns the lot up, without scrolling; words fit their cards."""
    with visitor(browser, server.url, size, lang=lang) as person:
        seat = seated(person, server, "art-society", 4)
        until_auctioneer(seat)
        person.page.reload()
        page = person.page
        page.locator(STACK).first.wait_for()
        assert page.evaluate(OUT_OF_SIGHT, "[data-stack], [data-turn-up]") == []
        last, go = (page.locator(one).bounding_box() for one in (f"{STACK} >> nth=-1", ".go"))
        assert last is not None
        assert go is not None
        assert last["y"] + last["height"] <= go["y"] + 1
        assert page.evaluate(CUT_OFF, "[data-stack]") == []
        page.locator(STACK).first.tap()
        page.locator("[data-planned]").tap()
        expect(page.locator("[data-planned]")).to_have_count(0)
        person.check()


def until_auctioneer(seat: Seat) -> None:
    """Rounds go by, nothing is hung twice, until this seat chooses the lot."""
    for step in range(400):
        update = seat.get("/update?since=0").json()
        choices = update.get("choices")
        if choices and choices["type"] == "lot":
            return
        n, legal = seat.legal()
        if legal:
            action = next(one for one in reversed(legal) if one not in ("rehang", "restore"))
            seat.post("/actions", json={"action": action, "cid": f"c{step}", "seen": n})
        else:
            seat.get(f"/update?since={n}&wait=5")


def test_a_press_ends_the_count_and_does_nothing_else(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, "phone", lang="de") as person, time_stands_still(person.page):
        table = finish(person, server)
        page = person.page
        shown = page.get_by_role("button", name=words("de")("web-end-show-all"))
        shown.wait_for()
        page.touchscreen.tap(*bottom(page))
        page.locator(".next .primary").wait_for()
        page.wait_for_timeout(300)
        assert table in page.url
        page.reload()
        shown.wait_for()
        page.locator(".why").tap()
        page.locator(".next .primary").wait_for()
        page.locator(".next .primary").tap()
        page.wait_for_url(lambda url: table not in url)


def bottom(page: Page) -> tuple[int, int]:
    """Where the button for a rematch is going to be."""
    size = page.viewport_size
    assert size is not None
    return size["width"] // 4, size["height"] - 30


def test_the_card_that_was_drawn_says_so(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, "small desk") as person:
        seated(person, server, "musee", 2)
        person.wait_until_asked()
        before = cards(person.page.locator("button[data-card]").all())
        assert person.page.locator(".new").count() == 0
        n = person.state()["n"]
        by_mouse(person.page)
        person.wait_after(n)
        person.wait_until_asked()
        new = cards(person.page.locator("button[data-card]:has(.new)").all())
        assert len(new) == 1
        assert not new <= before
        person.page.reload()
        person.wait_until_asked()
        assert cards(person.page.locator("button[data-card]:has(.new)").all()) == new


def cards(found: list[Locator]) -> set[str]:
    return {str(one.get_attribute("data-card")) for one in found}
