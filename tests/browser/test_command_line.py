"""The command line of every table: moves are typed, and refused with their sentence and rule."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.tables import seated
from tests.browser.visiting import visitor
from tests.server.running import Server
from vernissage.games import GAMES

WRONG: Final = {"musee": "hang 60 T1", "modern-art": "price 7", "art-society": "start a1"}
"""What nobody can do at the first question."""


@pytest.mark.parametrize("game", GAMES)
def test_the_menu_names_the_keys_that_there_are(
    browser: Browser, server: Server, game: str
) -> None:
    with visitor(browser, server.url) as person:
        seated(person, server, game, 3)
        person.wait_until_asked()
        person.page.get_by_role("button", name="Menu").first.click()
        keys = person.page.locator("dialog[open] .check small").last.inner_text()
        assert keys.startswith("H hint, S state")
        assert ("M money" in keys) == (game == "modern-art")


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_typed(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url) as person:
        seat = seated(person, server, game, 3)
        person.wait_until_asked()
        page, n = person.page, person.state()["n"]
        wrong, (_, actions) = WRONG[game], seat.legal()
        refused = seat.post("/actions", json={"cid": "wrong", "seen": n, "action": wrong}).json()
        assert refused["rule"]
        page.keyboard.press("/")
        page.keyboard.type(wrong)
        page.keyboard.press("Enter")
        line = page.get_by_role("region", name="A move in notation")
        expect(line.get_by_role("alert")).to_have_text(refused["detail"])
        expect(line.get_by_role("button", name=refused["rule"])).to_be_visible()
        person.check()
        page.keyboard.type(actions[0])
        page.keyboard.press("Enter")
        expect(line).to_have_count(0)
        person.wait_after(n)
