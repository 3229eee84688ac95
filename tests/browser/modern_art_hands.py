"""Modern Art by mouse, touch and keyboard: cheap bids, the first card, every kind of decision."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position

from tests.browser.hands import tap_or_click

CARD = ".hand .card:not([aria-disabled=true])"
MAIN = ".decision .primary"
REFUSAL = ".decision .line"
OTHER_AMOUNT = ".raise .dots"
ASKED_AGAIN = "button.armed"
IN_BETWEEN = ".end .go button, .sale button"
"""The pay-out of a round, and a sale that is shown."""
DEAR = 12
"""From here on others may have it."""
BAND: Position = {"x": 14, "y": 40}
"""Where a card shows in a fan."""

Press = Callable[[Locator], None]


def by_mouse(page: Page) -> None:
    answer(page, lambda button: button.click(), lambda card: card.click(position=BAND))


def by_touch(page: Page) -> None:
    answer(page, lambda button: button.tap(), lambda card: card.tap(position=BAND))


def by_keyboard(page: Page) -> None:
    """Digits and Enter where the table takes them; else focus and Enter."""
    go_on(page, lambda button: button.press("Enter"))
    asked = question(page)
    if asked == "offer":
        page.locator(CARD).first.press("ArrowUp")
        page.locator("h1").first.evaluate("() => document.activeElement.blur()")
        confirm(page)
    elif asked == "bid-or-pass":
        page.keyboard.press("Enter" if price_of(page) < DEAR else "p")
    elif asked == "seal":
        page.keyboard.press("9")
        confirm(page)
    elif asked == "name-price":
        confirm(page)
    else:
        firmly(page, refusal_of(page), lambda button: button.press("Enter"))


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
    """What was shown in between is looked at and put away."""
    while page.locator(IN_BETWEEN).count():
        press(page.locator(IN_BETWEEN).first)


def question(page: Page) -> str:
    return page.locator("[data-asks]").get_attribute("data-asks") or ""


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
