"""A question mark at every region of every table opens its rules, in the language of the reader."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.tables import seated
from tests.browser.visiting import Visitor, visitor
from tests.server.running import Server
from vernissage.core.words import words
from vernissage.games import GAMES

PLAYERS: Final = {"musee": 3, "modern-art": 4, "art-society": 3}
UNRULED: Final = """() => [...document.querySelectorAll("[data-table] :is(section, aside)")]
  .filter((one) => one.matches("[aria-label], [aria-labelledby]") && one.checkVisibility())
  .filter((one) => ![...one.querySelectorAll("[data-rules]")].some((ask) => ask.checkVisibility()))
  .map((one) => one.getAttribute("aria-label") ?? one.innerText.slice(0, 40))"""
"""Regions with a name of their own and without "?"."""
ASKING: Final = "[data-rules]:visible"


def test_what_is_searched_for_is_marked_within_its_words(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, "small desk", lang="de") as person:
        person.visit("/rules/musee")
        person.page.locator("input[type=search]").fill("Treppe")
        marked = person.page.locator("h3 mark").first
        marked.wait_for()
        words_wide, line_wide = marked.evaluate(
            """mark => { const range = document.createRange();
            range.selectNodeContents(mark.parentElement);
            return [range.getBoundingClientRect().width, mark.closest("h3").clientWidth]; }"""
        )
        assert words_wide < line_wide / 2
        person.check()


@pytest.mark.parametrize("game", GAMES)
def test_every_region_of_a_table_has_its_rules(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url, "small desk", lang="de") as person:
        seated(person, server, game, PLAYERS[game])
        person.wait_until_asked()
        assert person.page.evaluate(UNRULED) == []
        every_question_mark_answers(person.page, "de")
        assert person.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_has_the_rules_of_what_is_asked(
    browser: Browser, server: Server, game: str
) -> None:
    with visitor(browser, server.url, "small phone", lang="pl") as person:
        seated(person, server, game, PLAYERS[game])
        person.wait_until_asked()
        person.page.locator(ASKING).first.wait_for()
        every_question_mark_answers(person.page, "pl")


def test_rules_before_and_after_a_game(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, "small desk", lang="pl") as person:
        (host,) = server.make("Ola", options={"players": 2})
        person.visit(f"/t/{host.table}#{host.token}.0")
        every_question_mark_answers(person.page, "pl")
        finished = finish(person, server)
        person.page.keyboard.press("Shift")
        every_question_mark_answers(person.page, "pl")
        person.visit(f"/r/{finished}")
        every_question_mark_answers(person.page, "pl")
        assert person.complaints == []


def finish(person: Visitor, server: Server) -> str:
    """A game of Musée that is over, with the visitor in its first seat."""
    (host,) = server.make("Ola", options={"players": 2}, seats=["open", "bot:novice"], seed=7)
    host.post("/start")
    while host.get().json()["status"] != "over":
        n, legal = host.legal()
        if legal:
            host.post("/actions", json={"action": legal[0], "cid": f"c{n}", "seen": n})
        else:
            host.get("/update", params={"since": n, "wait": 5})
    person.visit(f"/t/{host.table}#{host.token}.0")
    person.page.wait_for_selector("[data-table][data-over]", state="attached")
    return host.table


def every_question_mark_answers(page: Page, lang: str) -> None:
    """By mouse and by keys, in turn; the first rule of each stands in the sheet with its title."""
    page.locator(ASKING).first.wait_for()
    for index, asking in enumerate(page.locator(ASKING).all()):
        rule = str(asking.get_attribute("data-rules")).split()[0]
        if index % 2:
            asking.focus()
            page.keyboard.press("Enter")
        else:
            asking.click()
        sheet = page.get_by_role("dialog")
        sheet.locator("h3", has_text=rule).wait_for()
        assert words(lang)(f"{rule}.title") in sheet.inner_text()
        page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
