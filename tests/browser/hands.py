"""How a person answers at each table: one decision, through what is on the screen.

Every game has a module `tests/browser/<game>_hands.py` with three functions that make the decision
asked now: `by_mouse`, `by_touch` and `by_keyboard`, the last with nothing but the keyboard. A
fourth, `choose`, only chooses something; it says whether there was anything to choose.
"""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Final, Literal

from playwright.sync_api import Locator, Page, Position

Way = Literal["mouse", "touch", "keyboard"]
WAYS: Final[tuple[Way, ...]] = ("mouse", "touch", "keyboard")


def hand(game: str, way: Way) -> Callable[[Page], None]:
    found: Callable[[Page], None] = getattr(_hands(game), f"by_{way}")
    return found


def chooser(game: str) -> Callable[[Page], bool]:
    found: Callable[[Page], bool] = _hands(game).choose
    return found


def _hands(game: str) -> ModuleType:
    return import_module(f"tests.browser.{game.replace('-', '_')}_hands")


def touches(page: Page) -> bool:
    """Whether this page is held in a hand."""
    found: bool = page.evaluate("matchMedia('(hover: none)').matches")
    return found


def tap_or_click(found: Locator, position: Position | None = None) -> None:
    """By finger on a phone, by mouse at a desk."""
    if touches(found.page):
        found.tap(position=position)
    else:
        found.click(position=position)
