"""The README's pictures, one of each table in the browser: make pictures

The person's seat follows the hints, so that the tables look like those of people who know the game.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.browser import art_society_hands, modern_art_hands
from tests.browser.chromium import ROOT, launch
from tests.browser.screens import settle
from tests.browser.tables import seated
from tests.browser.visiting import Visitor, visitor
from tests.server.running import Seat, Server, running


def follow_the_hint(page: Page) -> None:
    """The advised move is on the table, ready to confirm."""
    page.keyboard.press("h")
    page.locator(".hint .outlined").click()


def put_away_what_was_shown(page: Page) -> None:
    modern_art_hands.go_on(page, Locator.click)


class Scene(NamedTuple):
    """A seat at its decision."""

    game: str
    players: int
    asked: str
    decision: int
    """The first such question at or after this decision of the person."""
    arrange: Callable[[Page], object]


SCENES: Final = (
    Scene("musee", 2, "hang", 9, follow_the_hint),
    Scene("modern-art", 4, "bid-or-pass", 16, put_away_what_was_shown),
    Scene("art-society", 3, "turn", 40, art_society_hands.choose),
)
QUALITY: Final = 72


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home), "--testing", "--bots", "1") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for scene in SCENES:
            print(take(browser, server, scene), flush=True)


def take(browser: Browser, server: Server, scene: Scene) -> Path:
    """The picture of this scene, in docs/pictures."""
    path = ROOT / "docs" / "pictures" / f"{scene.game}-table.jpg"
    with visitor(browser, server.url, "small desk") as person:
        seat = seated(person, server, scene.game, scene.players, level="club")
        play_until(person, seat, scene)
        settle(person)
        scene.arrange(person.page)
        settle(person)
        person.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    return path


def play_until(person: Visitor, seat: Seat, scene: Scene) -> None:
    decision = 0
    while person.wait_until_asked():
        state = person.state()
        if decision >= scene.decision and state["asked"] == scene.asked:
            return
        hint = seat.post("/hint").json()
        sent = {"cid": f"d{decision}", "seen": hint["n"], "action": hint["action"]}
        assert seat.post("/actions", json=sent).status_code == 200
        person.wait_after(state["n"])
        decision += 1
    raise AssertionError(f"{scene.game} does not ask {scene.asked} after {scene.decision}")


if __name__ == "__main__":
    main()
