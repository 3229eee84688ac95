"""Musée by mouse, touch and keyboard: lift the first card that fits, hang it in a lit slot."""

from playwright.sync_api import Page

from tests.browser.hands import tap_or_click, touches

FITTING = "button[data-card]:not(.stuck)"
PLACE = "button[data-place]"
ASKED_AGAIN = ".acts .primary"


def by_mouse(page: Page) -> None:
    if keeps(page):
        page.locator(".acts .primary").click()
        return
    page.locator(FITTING).first.click()
    page.locator(PLACE).first.click()
    confirm_if_asked(page)


def by_touch(page: Page) -> None:
    if keeps(page):
        page.locator(".acts .primary").tap()
        return
    page.locator(FITTING).first.tap()
    page.locator(PLACE).first.tap()
    page.locator(".acts .primary").tap()
    if page.locator("h2.warning").count():
        page.locator(".acts .primary").tap()


def by_keyboard(page: Page) -> None:
    if keeps(page):
        page.locator(".acts .primary").focus()
        page.keyboard.press("Enter")
        return
    numbers = page.locator("button[data-card]")
    for index in range(numbers.count()):
        page.keyboard.press(str(index + 1))
        if page.locator(f"{PLACE}:focus").count():
            break
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.locator("h2.warning").count():
        page.keyboard.press("Enter")


def choose(page: Page) -> bool:
    """A card is lifted and a lit place looked at; nothing to choose where cards are kept."""
    if keeps(page):
        return False
    tap_or_click(page.locator(FITTING).first)
    place = page.locator(PLACE).first
    if touches(page):
        place.tap()
    else:
        place.hover()
    return True


def keeps(page: Page) -> bool:
    """Whether the last cards are kept or given now (MU-4P2)."""
    return page.locator("[data-keep]").count() > 0


def confirm_if_asked(page: Page) -> None:
    """A hand that would be left without a slot is asked about once."""
    if page.locator("h2.warning").count():
        page.locator(ASKED_AGAIN).click()
