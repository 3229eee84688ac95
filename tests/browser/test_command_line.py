"""The command line of every table: moves are typed, and refused with their sentence and rule."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Route, expect

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
        keys = person.page.locator("dialog[open] .check small").last
        expect(keys).to_have_text(re.compile("^H hint, S state"))
        assert ("M money" in keys.inner_text()) == (game == "modern-art")


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


@pytest.mark.parametrize("game", GAMES)
def test_what_is_typed_before_the_table_has_come_is_for_the_command_line(
    browser: Browser, server: Server, game: str
) -> None:
    """Nothing of it is lost, and nothing of it acts on the table."""
    with visitor(browser, server.url) as person:
        page, held = person.page, list[Route]()
        its_table = f"**/assets/{game.title().replace('-', '')}Table-*.js"
        page.route(its_table, lambda route: held.append(route))
        with page.expect_request(its_table):
            seat = seated(person, server, game, 3)
        expect(page).to_have_title(re.compile("^● "))
        n, actions = seat.legal()
        page.keyboard.press("/")
        page.keyboard.type(WRONG[game])
        page.keyboard.press("Enter")
        expect(page.locator("[data-table]")).to_have_count(0)
        for route in held:
            route.continue_()
        line = page.get_by_role("region", name="A move in notation")
        expect(line.get_by_role("combobox")).to_have_value(WRONG[game])
        expect(line.get_by_role("alert")).to_contain_text(WRONG[game])
        assert seat.legal() == (n, actions)
        page.keyboard.type(actions[0])
        page.keyboard.press("Enter")
        expect(line).to_have_count(0)
        person.wait_after(n)
