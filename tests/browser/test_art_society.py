"""What only Art Society has, in the browser: tiles that are dragged, looked at, counted."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from tests.browser.art_society_hands import by_touch
from tests.browser.tables import seated
from tests.browser.visiting import SIZES, Size, Visitor, visitor
from tests.server.running import Seat, Server

LONG: Final = 800
"""Milliseconds that a finger stays: longer than a long press, on a busy machine too."""


@contextmanager
def at_a_table(browser: Browser, server: Server, size: Size) -> Iterator[tuple[Visitor, Seat]]:
    """Whoever is about to hang the starting painting."""
    with visitor(browser, server.url, size) as person:
        seat = seated(person, server, "art-society", 2)
        person.wait_until_asked()
        person.settled()
        yield person, seat
        person.check()


def box_of(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None
    return box


def middle(found: Locator) -> tuple[float, float]:
    box = box_of(found)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """One finger that can stay down, which Playwright's own cannot."""

    def __init__(self, page: Page) -> None:
        self.page, self.session = page, page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", (x, y))

    def up(self) -> None:
        self._touch("touchEnd")

    def taken(self) -> None:
        """The system wants the finger for something else."""
        self._touch("touchCancel")

    def spread(self, x: float, y: float, wider: int) -> None:
        """Two fingers around a point go apart."""
        self._touch("touchStart", (x - 30, y), (x + 30, y))
        for step in range(1, 9):
            away = 30 + wider * step / 8
            self._touch("touchMove", (x - away, y), (x + away, y))
        self.up()


def test_a_tile_is_dragged_from_the_tray_and_nothing_is_sent(
    browser: Browser, server: Server
) -> None:
    """Dropped on the wall it waits for a yes; dropped beside it, it lies in the tray again."""
    with at_a_table(browser, server, "small desk") as (person, _):
        page, before = person.page, person.state()["n"]
        ghost, hang = page.locator("[data-ghost]"), page.locator("[data-hang]")
        for where, hangs in (("[data-decision] h2", 0), ("main .star", 1)):
            page.mouse.move(*middle(page.locator("[data-spot^=inhand]")))
            page.mouse.down()
            page.mouse.move(*middle(page.locator(where).first), steps=10)
            page.mouse.up()
            expect(ghost).to_have_count(hangs)
        expect(hang).to_be_enabled()
        assert person.state()["n"] == before


def test_a_long_press_looks_at_a_tile(browser: Browser, server: Server) -> None:
    """On the wall and in the lot: its name and what holds for it; nothing is chosen by it."""
    with at_a_table(browser, server, "phone") as (person, _):
        page, finger = person.page, Finger(person.page)
        by_touch(page)
        page.wait_for_selector("[data-table][data-asked=bid]", state="attached")
        for found in (page.locator("main .tile").first, page.locator("[data-lot]").first):
            found.tap(trial=True)
            finger.down(*middle(found))
            page.wait_for_timeout(LONG)
            finger.up()
            sheet = page.get_by_role("dialog")
            expect(sheet.get_by_role("heading")).to_contain_text("×")
            expect(sheet).to_contain_text("times 2")
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)


def test_a_zoomed_wall_goes_on_at_its_edge(browser: Browser, server: Server) -> None:
    """The finger stays; the wall moves under the tile, until there is no more of it."""
    with at_a_table(browser, server, "phone") as (person, _):
        page, finger = person.page, Finger(person.page)
        page.get_by_role("button", name="Enlarge the wall").tap()
        stage, wall = box_of(page.locator("main .stage")), page.locator("[data-wall]")
        x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
        finger.down(x, y)
        finger.move(x + 20, y)
        finger.move(stage["x"] + stage["width"] - 6, y)
        page.wait_for_timeout(LONG)
        right = box_of(wall)["x"]
        finger.move(stage["x"] + 6, y)
        page.wait_for_function(
            "x => document.querySelector('[data-wall]').getBoundingClientRect().x > x",
            arg=right + 40,
        )
        finger.up()
        expect(page.locator("[data-ghost]")).to_have_count(1)


def test_a_tile_floats_above_the_finger_and_goes_back_when_that_is_taken_away(
    browser: Browser, server: Server
) -> None:
    with at_a_table(browser, server, "phone") as (person, _):
        page, finger = person.page, Finger(person.page)
        x, y = middle(page.locator("main .star").first)
        finger.down(x, y + 150)
        finger.move(x, y + 140)
        finger.move(x, y + 130)
        ghost = page.locator("[data-ghost]")
        page.wait_for_function(
            """y => document.querySelector('[data-ghost]')?.getBoundingClientRect().bottom <= y""",
            arg=y + 130 - 40,
        )
        finger.taken()
        expect(ghost).to_have_count(0)
        expect(page.locator("[data-spot^=inhand]")).to_be_visible()


def test_two_fingers_enlarge_the_wall_and_the_tile_stays(browser: Browser, server: Server) -> None:
    """At most two and a half times; the small wall lies where the tile is not."""
    with at_a_table(browser, server, "phone") as (person, _):
        page, finger = person.page, Finger(person.page)
        ghost, wall = page.locator("[data-ghost]"), page.locator("[data-wall]")
        page.touchscreen.tap(*middle(page.locator("[data-nail]").first))
        expect(ghost).to_have_count(1)
        where, width = ghost.get_attribute("style"), box_of(wall)["width"]
        finger.spread(*middle(ghost), 120)
        page.wait_for_function(
            "width => document.querySelector('[data-wall]').clientWidth > 2.4 * width", arg=width
        )
        assert box_of(wall)["width"] < 2.51 * width
        assert ghost.get_attribute("style") == where
        small, tile = box_of(page.locator("[data-map]")), box_of(ghost)
        assert (
            small["y"] >= tile["y"] + tile["height"]
            or small["y"] + small["height"] <= tile["y"]
            or small["x"] >= tile["x"] + tile["width"]
            or small["x"] + small["width"] <= tile["x"]
        )


def test_a_phone_gives_hints_for_a_bid_and_shows_walls_in_the_draft(
    browser: Browser, server: Server
) -> None:
    """All paintings of three players stand beside each other; a press on a bid shows a wall."""
    with visitor(browser, server.url, "phone") as person:
        seated(person, server, "art-society", 3, hints=True)
        person.wait_until_asked()
        page = person.page
        page.locator("[data-nail]").first.wait_for()
        by_touch(page)
        page.wait_for_selector("[data-table][data-asked=bid]", state="attached")
        lot = page.locator(".lot .swipe")
        assert lot.evaluate("lot => lot.scrollWidth - lot.clientWidth") <= 0
        page.get_by_role("button", name="Hint").tap()
        hint = page.get_by_role("region", name="Hint")
        expect(hint).to_contain_text("bid card")
        hint.get_by_role("button").first.tap()
        page.locator("[data-decision] .primary").tap()
        page.locator("[data-look]").first.tap()
        expect(page.get_by_role("dialog", name="The walls of the others")).to_be_visible()
        page.keyboard.press("Escape")
        person.check()


@pytest.mark.parametrize("size", ["desk", "small desk"])
def test_three_other_walls_and_the_museum_fit_on_a_desk(
    browser: Browser, server: Server, size: Size
) -> None:
    with visitor(browser, server.url, size, lang="pl") as person:
        seated(person, server, "art-society", 4)
        page = person.page
        page.locator(".seats .seat").nth(2).wait_for()
        ends = page.locator(".seats .seat > button").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().right)"
        )
        assert len(ends) == 3
        assert max(ends) <= SIZES[size][0]
        cut = page.locator(".seats .seat b, .seats .fact span").evaluate_all(
            """all => all.filter(one => one.scrollWidth > one.clientWidth + 1)
            .map(one => one.innerText)"""
        )
        assert cut == []


@pytest.mark.parametrize("size", ["small desk", "phone"])
def test_everybodys_wall_is_looked_at_in_the_count(
    browser: Browser, server: Server, size: Size
) -> None:
    """The own count first; on a phone one at a time, with its arithmetic."""
    with at_a_table(browser, server, size) as (person, seat):
        page = person.page
        play_on(seat)
        page.wait_for_selector("[data-table][data-over]", state="attached")
        page.keyboard.press("Shift")
        named = page.get_by_role("button", name="Bot").locator("visible=true")
        expect(named).to_have_attribute("aria-pressed", "false")
        before = page.locator("main .tile").evaluate_all("all => all.map(one => one.dataset.tile)")
        named.click()
        expect(named).to_have_attribute("aria-pressed", "true")
        after = page.locator("main .tile").evaluate_all("all => all.map(one => one.dataset.tile)")
        assert after != before
        cells = page.locator("tfoot td").locator("visible=true")
        expect(cells).to_have_count(1 if size == "phone" else 2)


def play_on(seat: Seat) -> None:
    """Without looking at it, to the end."""
    while seat.get().json()["status"] == "playing":
        n, actions = seat.legal()
        if actions:
            sent = {"cid": f"p{n}", "seen": n, "action": actions[-1]}
            seat.post("/actions", json=sent)
        else:
            seat.get(f"/update?since={n}&wait=5")
