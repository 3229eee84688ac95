"""How a person answers at each table: one decision, through what is on the screen.

Every game has a module `tests/browser/<game>_hands.py` with three functions that make the decision
asked now: `by_mouse`, `by_touch` and `by_keyboard`, the last with nothing but the keyboard.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Final, Literal

from playwright.sync_api import Page

Way = Literal["mouse", "touch", "keyboard"]
WAYS: Final[tuple[Way, ...]] = ("mouse", "touch", "keyboard")


def hand(game: str, way: Way) -> Callable[[Page], None]:
    module = import_module(f"tests.browser.{game.replace('-', '_')}_hands")
    found: Callable[[Page], None] = getattr(module, f"by_{way}")
    return found
