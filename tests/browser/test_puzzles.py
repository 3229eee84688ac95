"""The puzzle of the day: the real table, one answer, and what was best."""

from datetime import date

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hands import Way, hand
from tests.browser.visiting import Size, visitor
from tests.server.running import Server
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.learning.puzzles import Puzzle, puzzle_of

DAY = date(2026, 11, 17)
DRAWN = {
    "musee hang": ".house.hero .card.better",
    "modern-art offer": "[data-answer] .better .move",
    "modern-art buy": ".easel .frame.better",
    "art-society take": ".lot .stand.better",
    "art-society hang": ".board .mark.better",
}
"""Where a best move lies on the table."""
HOW: dict[str, tuple[Way, Size, str]] = {
    "musee": ("mouse", "small desk", "en"),
    "modern-art": ("touch", "small phone", "pl"),
    "art-society": ("keyboard", "desk", "de"),
}


def origin(puzzle: Puzzle, language: str) -> str:
    say = words(language)
    one, other = (say(f"web-level-{bot}") for bot in puzzle.ladder.bots)
    return say(
        "web-puzzle-from",
        bots=say("web-puzzle-against", one=one, other=other),
        players=puzzle.options["players"],
        deal=puzzle.ladder.deal + 1,
        game=puzzle.ladder.game + 1,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_takes_one_answer_and_explains(
    browser: Browser, server: Server, game: str
) -> None:
    way, size, language = HOW[game]
    with visitor(browser, server.url, size, lang=language) as person:
        page = person.page
        page.clock.set_fixed_time(f"{DAY}T10:00:00")
        person.visit(f"/puzzle/{game}")
        page.wait_for_selector("[data-puzzle=asked]")
        assert person.wait_until_asked()
        match = page.locator("[data-from]")
        assert match.get_attribute("data-from") == puzzle_of(game, DAY).ladder.match
        assert match.inner_text() == origin(puzzle_of(game, DAY), language)
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
        best = puzzle_of(game, DAY).best
        assert page.locator(".better[data-drawn]").get_attribute("data-drawn") == best
        assert page.locator(DRAWN[f"{game} {best.split()[0]}"]).first.is_visible()
        person.check()
