"""Through a guided game by what its guide puts in the light, and nothing else."""

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page

from tests.browser.hands import Way
from tests.browser.visiting import Visitor

CARD: Final = "[data-step]"
AGAIN_AFTER: Final = 1500
"""Milliseconds after which the same is pressed again."""
MOST_TOUCHES: Final = 12
"""For one step; more would mean that the light leads nowhere."""


def begin(person: Visitor, game: str) -> None:
    person.visit(f"/learn/{game}")
    person.page.wait_for_selector(CARD)
    person.page.wait_for_selector("[data-table][data-asked] main", state="attached")


def steps(person: Visitor, way: Way) -> Iterator[str]:
    """Every step by name, each gone through once the caller has seen it; the last stays."""
    page = person.page
    while True:
        step = here(page)
        yield step
        if page.locator("[data-step] [data-next]").count():
            if page.locator("[data-step] i.now:last-child").count():
                return
            press(page, way)
        else:
            follow(page, way, step)
        page.wait_for_function(
            "step => document.querySelector('[data-step]').dataset.step !== step", arg=step
        )


def here(page: Page) -> str:
    found: str = page.locator(CARD).evaluate("card => card.dataset.step")
    return found


def press(page: Page, way: Way) -> None:
    """The card's own button."""
    button = page.locator("[data-step] [data-next]")
    if way == "keyboard":
        button.focus()
        page.keyboard.press("Enter")
    elif way == "touch":
        button.tap()
    else:
        button.click()


def follow(page: Page, way: Way, step: str) -> None:
    """Touch what lies in the ring until the guide has seen enough."""
    last: tuple[float, float] | None = None
    for _ in range(MOST_TOUCHES):
        ring = wait_for_ring(page, last)
        if ring is None or here(page) != step:
            return
        TOUCHES[way](page, *ring)
        last = ring
    raise AssertionError(f"the light leads nowhere in the step {step}")


def wait_for_ring(page: Page, last: tuple[float, float] | None) -> tuple[float, float] | None:
    """The middle of the ring, once it stands still elsewhere than before; none: the guide only
    watches. Where it stays, a press came too soon for the table, and is made again.
    """
    page.wait_for_function(
        """([last, patience]) => { const card = document.querySelector("[data-step]");
        const ring = document.querySelector(".veil .ring");
        if (card.classList.contains("watching")) return true;
        if (!ring) return !card.dataset.does;
        const box = ring.getBoundingClientRect();
        const here = [box.x + box.width / 2, box.y + box.height / 2];
        const same = (other) => other && here.every((at, index) => Math.abs(at - other[index]) < 1);
        if (!same(window.ringWas)) [window.ringWas, window.ringSince] = [here, Date.now()];
        return Date.now() - window.ringSince > (same(last) ? patience : 150); }""",
        arg=[last, AGAIN_AFTER],
        polling=60,
    )
    page.evaluate("window.ringSince = Date.now()")
    found: list[float] | None = page.evaluate(
        """() => { const ring = document.querySelector(".veil .ring");
        const box = ring?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : null; }"""
    )
    return None if found is None else (found[0], found[1])


def by_keyboard(page: Page, x: float, y: float) -> None:
    """The guide has put the focus there."""
    inside = page.evaluate(
        """([x, y]) => { const box = document.activeElement.getBoundingClientRect();
        return x >= box.x && x <= box.right && y >= box.y && y <= box.bottom; }""",
        [x, y],
    )
    assert inside, "the focus is not where the light is"
    if page.evaluate("document.activeElement.matches('[data-wall]')"):
        page.keyboard.press("Tab")
    slider = page.evaluate("document.activeElement.type") == "range"
    page.keyboard.press("PageUp" if slider else "Enter")


TOUCHES: Final[dict[Way, Callable[[Page, float, float], None]]] = {
    "mouse": lambda page, x, y: page.mouse.click(x, y),
    "touch": lambda page, x, y: page.touchscreen.tap(x, y),
    "keyboard": by_keyboard,
}
