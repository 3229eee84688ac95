"""Every page around the games: accessible, no wider than its window, easy to hit."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.tables import seated
from tests.browser.visiting import Size, Visitor, visitor
from tests.server.running import Server

PATHS = ("/", "/new/musee", "/rules/musee")
ASTRAY = ("/nowhere", "/j/ZZZZZZ", "/t/AAAAAAAAAAAAAAAAAAAAAA")
LEAST = 44
"""Pixels of what is pressed, across and down."""
TOO_SMALL = """(least) => {
  const found = [], seen = new Set();
  const inside = (number, most) => Math.min(most - 1, Math.max(0, number));
  for (const element of document.querySelectorAll("button, a[href], select, input")) {
    const target = element.closest("label") ?? element;
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hits = (dx, dy) => target.contains(document.elementFromPoint(
      inside(x + dx, innerWidth), inside(y + dy, innerHeight)));
    if (seen.has(target) || element.disabled || target.matches("p a, .choosing *, ol button"))
      continue;
    seen.add(target);
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || !hits(0, 0)) continue;
    const span = (across, down) => {
      let pixels = 1;
      for (const way of [1, -1])
        for (let far = way; hits(far * across, far * down) && pixels < least; far += way) pixels++;
      return pixels;
    };
    const wide = box.width >= least - 1 || span(1, 0) >= least - 1;
    const high = box.height >= least - 1 || span(0, 1) >= least - 1;
    if (!wide || !high) found.push(target.outerHTML.slice(0, 120));
  }
  return found;
}"""
"""Links in a text, lines of a log, and bonus cards above lit slots may be smaller."""


def look(person: Visitor) -> None:
    person.page.wait_for_load_state("networkidle")
    person.check()
    assert too_small(person.page) == []


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL, LEAST)
    return found


@pytest.mark.parametrize(("size", "dark"), [("phone", True), ("small desk", False)])
def test_the_pages_around_a_game(browser: Browser, server: Server, size: Size, dark: bool) -> None:
    with visitor(browser, server.url, size, dark=dark, lang="pl") as person:
        for path in PATHS:
            person.visit(path)
            look(person)
        (host,) = server.make("Ola", options={"players": 4})
        for path in (f"/t/{host.table}", f"/t/{host.table}#{host.token}.0"):
            person.visit(path)
            person.page.locator("footer").wait_for()
            look(person)
        for path in ASTRAY:
            person.visit(path)
            person.page.locator("h1").wait_for()
            assert person.sideways() <= 0
            assert person.accessibility() == []


@pytest.mark.parametrize(
    ("size", "dark"), [("phone", True), ("small phone", False), ("small desk", False)]
)
def test_what_opens_over_a_table(browser: Browser, server: Server, size: Size, dark: bool) -> None:
    with visitor(browser, server.url, size, dark=dark) as person:
        seated(person, server, "musee", 4)
        person.wait_until_asked()
        page = person.page
        look(person)
        page.locator("button[data-card]").first.click()
        look(person)
        page.keyboard.press("Escape")
        for key in ("/", "?"):
            page.keyboard.press(key)
            page.locator("[role=combobox], dialog[open]").first.wait_for()
            look(person)
            page.keyboard.press("Escape")
        page.locator("header button[aria-haspopup=dialog]").click()
        page.locator("dialog[open]").wait_for()
        look(person)


def test_a_language_is_spoken_at_once(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as person:
        person.visit("/")
        for language, words in (("de", "Drei Spiele"), ("pl", "gry"), ("en", "Three games")):
            person.page.locator(f".languages [lang={language}]").click()
            person.page.get_by_role("heading", level=1, name=words).wait_for()
        assert person.complaints == []
