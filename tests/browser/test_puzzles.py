"""The puzzle of the day: the real table, one answer, and what was best."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hands import Way, hand
from tests.browser.visiting import Size, visitor
from tests.server.running import Server
from vernissage.games import GAMES

HOW: dict[str, tuple[Way, Size, str]] = {
    "musee": ("mouse", "small desk", "en"),
    "modern-art": ("touch", "small phone", "pl"),
    "art-society": ("keyboard", "desk", "de"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_takes_one_answer_and_explains(
    browser: Browser, server: Server, game: str
) -> None:
    way, size, language = HOW[game]
    with visitor(browser, server.url, size, lang=language) as person:
        page = person.page
        page.clock.set_fixed_time("2026-11-17T10:00:00")
        person.visit(f"/puzzle/{game}")
        page.wait_for_selector("[data-puzzle=asked]")
        assert person.wait_until_asked()
        person.check()
        page.locator("[data-begin]").focus()
        page.keyboard.press("Enter")
        page.clock.resume()
        hand(game, way)(page)
        page.wait_for_selector("[data-puzzle=solved]")
        assert person.state()["asked"] is None
        expect(page.locator(".card .best")).not_to_be_empty()
        page.locator(".card footer button").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-puzzle]", state="detached")
        person.check()
