"""Guided first games, from the first step to the last: by mouse, by touch and by keyboard alone."""

import pytest
from playwright.sync_api import Browser

from tests.browser.guided import begin, follow, here, press, steps
from tests.browser.hands import Way
from tests.browser.visiting import Size, visitor
from tests.server.running import Server
from vernissage.learning.lessons import lesson_of, taught

SIZE_OF: dict[Way, Size] = {"mouse": "small desk", "touch": "small phone", "keyboard": "desk"}
LANGUAGE_OF: dict[Way, str] = {"mouse": "en", "touch": "pl", "keyboard": "de"}
SHORT: dict[str, Way] = {"musee": "keyboard", "modern-art": "touch", "art-society": "mouse"}
LONG = pytest.mark.long


def cases() -> list[object]:
    """One way of each game in every run, all of them in `make test-browser`."""
    return [
        pytest.param(game, way, marks=() if way == SHORT[game] else LONG)
        for game in taught()
        for way in SIZE_OF
    ]


@pytest.mark.parametrize(("game", "way"), cases())
def test_a_guided_game(browser: Browser, server: Server, game: str, way: Way) -> None:
    """Nothing but the light is followed; then a free game begins."""
    with visitor(browser, server.url, SIZE_OF[way], lang=LANGUAGE_OF[way]) as person:
        begin(person, game)
        seen = []
        for number, step in enumerate(steps(person, way)):
            if number % 4 == 0:
                person.check()
            seen.append(step)
        assert seen == [step.id for step in lesson_of(game).steps]
        person.check()
        press(person.page, way)
        person.page.wait_for_url("**/t/*")
        assert person.wait_until_asked()


def test_an_arrow_tells_that_numbers_rise_until_a_painting_is_chosen(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url, "phone") as person:
        person.visit("/learn/musee")
        page = person.page
        page.locator("[data-step=house] [data-next]").tap()
        arrow = page.locator("svg.veil .rise")
        arrow.wait_for(state="attached")
        wall = page.locator(".house.hero .gallery.top .row").bounding_box()
        drawn = arrow.bounding_box()
        assert wall is not None
        assert drawn is not None
        assert wall["x"] < drawn["x"]
        assert drawn["x"] + drawn["width"] < wall["x"] + wall["width"]
        assert drawn["width"] > wall["width"] / 2
        assert wall["y"] < drawn["y"] < wall["y"] + wall["height"] / 2
        page.locator("[data-card='2']").tap()
        arrow.wait_for(state="detached")


def test_steps_can_be_left_out_and_taken_back(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as person:
        begin(person, "musee")
        page = person.page
        press(page, "mouse")
        follow(page, "mouse", "hang")
        page.wait_for_selector("[data-step=drawn]")
        n = person.state()["n"]
        page.locator("[data-step] .plain").click()
        assert here(page) == "hang"
        assert person.state()["n"] < n
        page.locator("[data-step] [data-show]").click()
        page.wait_for_selector("[data-step=drawn]")
        assert person.state()["n"] == n


def test_another_legal_move_is_turned_down_kindly(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as person:
        begin(person, "musee")
        press(person.page, "mouse")
        person.page.locator("[data-card='8']").click()
        person.page.locator("[data-place='T4']").click()
        person.page.locator(".toast", has_text="That is allowed").wait_for()
        assert here(person.page) == "hang"
        follow(person.page, "mouse", "hang")
        person.page.wait_for_selector("[data-step=drawn]")


@pytest.mark.parametrize("way", SIZE_OF)
def test_reading_on_ends_the_sale_that_is_still_shown(
    browser: Browser, server: Server, way: Way
) -> None:
    """The hand is there at once, and with keys the focus is on what is to be pressed."""
    with visitor(browser, server.url, SIZE_OF[way]) as person:
        begin(person, "modern-art")
        page = person.page
        for _ in range(2):
            page.locator("[data-step] :is([data-next], [data-show])").click()
        page.wait_for_selector("[data-step=bought]")
        assert page.locator(".sale").is_visible()
        press(page, way)
        page.locator(".sale").wait_for(state="detached", timeout=1000)
        page.locator(".hand [data-kind='koriko open']").wait_for()
        if way == "keyboard":
            page.locator(".hand [data-kind='koriko open']:focus").wait_for()


def test_what_flies_passes_below_the_card(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, "phone") as person:
        begin(person, "musee")
        press(person.page, "touch")
        follow(person.page, "touch", "hang")
        person.page.wait_for_selector("[data-step=drawn]")
        flying, card = (
            int(person.page.locator(one).evaluate("found => getComputedStyle(found).zIndex"))
            for one in ("#motion-ghosts", "[data-step]")
        )
        assert flying < card
