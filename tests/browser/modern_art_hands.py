"""Modern Art by mouse, touch and keyboard: cheap bids, the first card, every kind of decision."""

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, Position
from playwright.sync_api import TimeoutError as NothingToPress

from tests.browser.hands import tap_or_click

CARD = ".hand .card:not([aria-disabled=true])"
MAIN = ".decision .primary"
REFUSAL = ".decision .line"
OTHER_AMOUNT = ".raise .dots"
ASKED_AGAIN = "button.armed"
SALE = ".sale button"
IN_BETWEEN = f".end .go button, {SALE}"
"""The pay-out of a round, and a sale that is shown."""
DEAR = 12
"""From here on others may have it."""
PATIENCE = 20_000
"""Milliseconds for which a press waits for what it presses."""
LABELS_LOCKED = 400
"""A bid is not taken while its label is newer than an eye can see."""
BAND: Position = {"x": 14, "y": 40}
"""Where a card shows in a fan."""

Press = Callable[[Locator], None]


def by_mouse(page: Page) -> None:
    def press(button: Locator, at: Position | None = None) -> None:
        button.click(position=at, timeout=PATIENCE)

    answer(page, press, lambda card: press(card, BAND))


def by_touch(page: Page) -> None:
    def press(button: Locator, at: Position | None = None) -> None:
        button.tap(position=at, timeout=PATIENCE)

    answer(page, press, lambda card: press(card, BAND))


def by_keyboard(page: Page) -> None:
    """Arrows lift a card, digits name an amount, Enter confirms, letters refuse."""
    put_away(page)
    asked = question(page)
    if asked == "offer" or (asked == "add-or-decline" and page.locator(CARD).count()):
        page.keyboard.press("ArrowRight")
    elif asked == "bid-or-pass" and price_of(page) >= DEAR:
        page.keyboard.press("p")
        return
    elif asked == "seal":
        page.keyboard.press("9")
    confirm(page)


def put_away(page: Page) -> None:
    """What is shown in between, by keys: a sale puts itself away in the end."""
    while page.locator(IN_BETWEEN).count():
        page.keyboard.press("Escape" if page.locator(SALE).count() else "Enter")


def answer(page: Page, press: Press, press_card: Press) -> None:
    go_on(page, press)
    asked = question(page)
    if asked == "offer":
        press_card(page.locator(CARD).first)
        firmly(page, page.locator(MAIN).first, press)
    elif asked == "add-or-decline" and page.locator(".options button").count():
        press(page.locator(".options button").first)
        firmly(page, page.locator(MAIN).first, press)
    elif asked == "bid-or-pass":
        cheap = price_of(page) < DEAR and page.locator(".raise button").count()
        firmly(page, page.locator(".raise button" if cheap else REFUSAL).first, press)
    elif asked in ("seal", "name-price", "buy-or-pass"):
        firmly(page, page.locator(MAIN).first, press)
    else:
        firmly(page, refusal_of(page), press)


def choose(page: Page) -> bool:
    """A card, or an amount; nothing to choose where the answer is yes or no."""
    asked = question(page)
    if asked == "offer":
        tap_or_click(page.locator(CARD).first, BAND)
    elif asked == "add-or-decline" and page.locator(".options button").count():
        tap_or_click(page.locator(".options button").first)
    elif asked == "bid-or-pass" and page.locator(OTHER_AMOUNT).count():
        tap_or_click(page.locator(OTHER_AMOUNT))
    elif asked in ("seal", "name-price"):
        page.keyboard.press("9")
    else:
        return False
    return True


def go_on(page: Page, press: Press) -> None:
    """What was shown in between is looked at and put away, if it has not gone by itself."""
    while page.locator(IN_BETWEEN).count():
        with suppress(NothingToPress):
            press(page.locator(IN_BETWEEN).first)


def question(page: Page) -> str:
    """What is asked, as soon as it can be answered; bids count for labels that could be read."""
    asked = page.locator("[data-asks]:not([inert])").get_attribute("data-asks") or ""
    if asked == "bid-or-pass":
        page.wait_for_timeout(LABELS_LOCKED)
    return asked


def price_of(page: Page) -> int:
    """The standing bid on the paddle; 0 while there is none."""
    told = page.locator(".paddle .price")
    return int(told.inner_text()) if told.count() else 0


def refusal_of(page: Page) -> Locator:
    """To add nothing may be the only answer, and is then the main one."""
    refusal = page.locator(REFUSAL)
    return refusal.first if refusal.count() else page.locator(MAIN).first


def firmly(page: Page, button: Locator, press: Press) -> None:
    """Where the table asks again, press again."""
    press(button)
    if page.locator(ASKED_AGAIN).count():
        press(page.locator(ASKED_AGAIN).first)


def confirm(page: Page) -> None:
    page.keyboard.press("Enter")
    if page.locator(ASKED_AGAIN).count():
        page.keyboard.press("Enter")
