"""How a person answers at a table of Art Society: a place on the wall, a card, a painting."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page

from tests.browser.hands import tap_or_click, touches

Press = Callable[[Locator], None]
MOST_TABS: Final = 80
STACK: Final = "[data-stack][aria-disabled=false]"
WAYS_OUT: Final = ("[data-hold]", "[data-end]", "[data-enough]", "[data-store]", "[data-restore]")
"""What is left where no place is: in the order in which it is tried."""


def by_mouse(page: Page) -> None:
    _by_pointer(page, lambda found: found.click(), page.mouse.click)


def by_touch(page: Page) -> None:
    _by_pointer(page, lambda found: found.tap(), page.touchscreen.tap)


def by_keyboard(page: Page) -> None:
    asked = _asked(page)
    if asked in ("start", "turn", "decor"):
        _hang_by_keyboard(page)
    elif asked == "bid":
        page.keyboard.type(page.locator("[data-card]").first.get_attribute("data-card") or "")
        page.keyboard.press("Enter")
    elif asked == "settle":
        page.keyboard.press("Enter")
    elif asked == "lot":
        _choose_the_lot_by_keyboard(page)
    else:
        _tab_to(page, "[data-lot]")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")


def choose(page: Page) -> bool:
    """A place on the wall, a size, a card, a painting; nothing where one press decides."""
    asked, nails = _asked(page), page.locator("[data-nail]")
    if asked in ("start", "turn", "decor") and nails.count():
        point = page.touchscreen.tap if touches(page) else page.mouse.click
        point(*_middle(nails.last))
    elif asked in ("lot", "bid", "take"):
        what = {"lot": STACK, "bid": "[data-card]", "take": "[data-lot]"}
        tap_or_click(page.locator(what[asked]).first)
    else:
        return False
    return True


def _asked(page: Page) -> str:
    return page.locator("[data-table]").get_attribute("data-asked") or ""


def _by_pointer(page: Page, press: Press, point: Callable[[float, float], None]) -> None:
    asked = _asked(page)
    if asked in ("start", "turn", "decor"):
        _hang(page, press, point)
    elif asked == "lot":
        _choose_the_lot(page, press)
    elif asked == "bid":
        press(page.locator("[data-card]").first)
        press(page.locator("[data-decision] .primary"))
    elif asked == "take":
        press(page.locator("[data-lot]").first)
        press(page.locator("[data-take]"))
    else:
        press(page.locator("[data-done]"))


def _hang(page: Page, press: Press, point: Callable[[float, float], None]) -> None:
    """At a nail without a faux pas if there is one; a faux pas is pressed twice."""
    page.locator("[data-wall]").first.wait_for()
    good = page.locator("[data-nail]:not([data-nail='faux-pas'])")
    nail = good if good.count() else page.locator("[data-nail]")
    if not nail.count():
        press(page.locator(", ".join(WAYS_OUT)).first)
        _press_again(page, press)
        return
    point(*_middle(nail.first))
    press(page.locator("[data-hang]"))
    _press_again(page, press)


def _press_again(page: Page, press: Press) -> None:
    """A faux pas and storing ask once more."""
    if page.locator("[data-sure]").count():
        press(page.locator("[data-sure]"))


def _choose_the_lot(page: Page, press: Press) -> None:
    """The smallest sizes, all at once; they are sent one after the other."""
    turn_up = page.locator("[data-turn-up]")
    while turn_up.is_disabled():
        press(page.locator(STACK).first)
    press(turn_up)
    turn_up.wait_for(state="detached")


def _middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _hang_by_keyboard(page: Page) -> None:
    """Tab goes to the best place, Enter hangs; where there is none, to the buttons."""
    page.locator("[data-wall]").first.wait_for()
    if page.locator("[data-nail]").count():
        if not page.evaluate("document.activeElement?.matches('[data-wall]')"):
            _tab_to(page, "[data-wall]")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        if page.locator("[data-sure]").count():
            page.keyboard.press("Enter")
        return
    _tab_to(page, ", ".join(WAYS_OUT))
    page.keyboard.press("Enter")
    if page.locator("[data-sure]").count():
        page.keyboard.press("Enter")


def _choose_the_lot_by_keyboard(page: Page) -> None:
    turn_up = page.locator("[data-turn-up]")
    while turn_up.is_disabled():
        _tab_to(page, STACK)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    turn_up.wait_for(state="detached")


def _tab_to(page: Page, what: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {what}")
