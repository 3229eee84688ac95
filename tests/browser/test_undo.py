"""Alone against bots a decision is taken back, by button and by key."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import hand
from tests.browser.tables import seated
from tests.browser.visiting import Visitor, visitor
from tests.server.running import Seat, Server
from vernissage.games import GAMES

QUIET = 3.0
"""Seconds after which a bot that may speak has nothing to say."""
LISTENING = """() => {
  window.told = [];
  new MutationObserver(() => window.told.push(document.body.textContent))
    .observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
TOLD = "sentence => window.told.some((text) => text.includes(sentence))"
"""What was said, though the next news may have taken its place at once."""


def decided(person: Visitor, game: str) -> None:
    """One decision, and what the bots answer to it."""
    n = person.state()["n"]
    hand(game, "mouse")(person.page)
    person.wait_after(n)
    person.wait_until_asked()


def seen(seat: Seat) -> Any:
    """The table as this seat may know it, once nobody else has anything to decide.

    In an open auction everybody may speak: there it must be quiet for a while.
    """
    quiet_since, n = time.monotonic(), -1
    while True:
        update = seat.get("/update").json()
        if update["n"] != n:
            quiet_since, n = time.monotonic(), update["n"]
        if update["waiting"] == [0] or time.monotonic() - quiet_since > QUIET:
            return update["view"]
        time.sleep(0.1)


def undo(page: Page) -> None:
    page.get_by_role("button", name="Undo").click()


def press_u(page: Page) -> None:
    page.keyboard.press("u")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("taken_back", [undo, press_u])
def test_the_last_decision_is_asked_again(
    browser: Browser, server: Server, game: str, taken_back: Callable[[Page], None]
) -> None:
    with visitor(browser, server.url) as person:
        seat = seated(person, server, game, 3)
        person.wait_until_asked()
        expect(person.page.get_by_role("button", name="Undo")).to_have_count(0)
        decided(person, game)
        before = seen(seat)
        decided(person, game)
        assert seen(seat) != before
        expect(person.page.get_by_role("button", name="Undo")).to_be_visible()
        person.page.evaluate(LISTENING)
        taken_back(person.page)
        person.page.wait_for_function(TOLD, arg="Your last decision is taken back.")
        person.wait_until_asked()
        assert seen(seat) == before
        person.check()
