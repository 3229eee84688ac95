"""Pictures of every screen: python -m tests.browser.screens FOLDER

A game of each title is played by mouse. Whenever a question comes for the first time, the same seat
is looked at from a desk and a phone, light and dark, in three languages, before and after something
is chosen.
"""

import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import Progress

from tests.browser.chromium import launch
from tests.browser.hands import hand
from tests.browser.tables import seated
from tests.browser.visiting import Size, Visitor, picture, visitor
from tests.server.running import Seat, Server, running
from vernissage.games import GAMES


class Look(NamedTuple):
    """How somebody looks at a screen."""

    size: Size
    dark: bool = False
    lang: str = "en"

    @property
    def name(self) -> str:
        return "-".join([self.size.replace(" ", "-"), "dark" if self.dark else "light", self.lang])


PLAIN: Final = [
    Look(size, dark)
    for size in ("desk", "small desk", "phone", "small phone")
    for dark in (False, True)
]
WORDY: Final = [Look(size, lang=lang) for size in ("small desk", "phone") for lang in ("pl", "de")]
PAGES: Final = {
    "home": "/",
    "new-musee": "/new/musee",
    "new-modern-art": "/new/modern-art",
    "new-art-society": "/new/art-society",
    "rules-musee": "/rules/musee",
    "rules-modern-art": "/rules/modern-art",
    "rules-art-society": "/rules/art-society",
    "nowhere": "/t/AAAAAAAAAAAAAAAAAAAAAA",
}
PLAYERS: Final = {"musee": (2, 3, 4), "modern-art": (4, 5), "art-society": (3, 4)}
"""The first number is looked at in every way, the others in two."""


class Photographer:
    """Goes round with a browser and a server and leaves pictures in a folder."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser, self.server, self.folder = browser, server, folder

    def take(self, name: str, path: str, looks: list[Look], game: str | None = None) -> None:
        """One screen in every look, and once more when something is chosen."""
        for look in looks:
            with visitor(
                self.browser, self.server.url, look.size, dark=look.dark, lang=look.lang
            ) as guest:
                guest.visit(path)
                settle(guest)
                picture(guest, self.folder / name / f"{look.name}.png")
                if game and chooser(game)(guest.page):
                    settle(guest)
                    picture(guest, self.folder / f"{name}-chosen" / f"{look.name}.png")

    def pages(self) -> None:
        for name, path in PAGES.items():
            self.take(name, path, PLAIN + (WORDY if name in ("home", "new-musee") else []))

    def waiting_room(self) -> None:
        (ola,) = self.server.make("Ola", game="modern-art", options={"players": 5})
        self.server.client.post(f"/api/v1/tables/{ola.table}/seats", json={"name": "Jan"})
        self.take("waiting-room", f"/t/{ola.table}#{ola.token}.0", PLAIN + WORDY)
        self.take("waiting-room-guest", f"/t/{ola.table}", PLAIN)

    def game(self, game: str, players: int, looks: list[Look]) -> None:
        """Every kind of question, somebody else's turn, and the end."""
        decide = hand(game, "mouse")
        seen: set[str] = set()
        with visitor(self.browser, self.server.url, "small desk") as person:
            seat = seated(person, self.server, game, players)
            while person.wait_until_asked():
                state = person.state()
                if state["asked"] not in seen:
                    seen.add(state["asked"])
                    self.table(f"{game}-{players}-{state['asked']}", seat, looks, game)
                decide(person.page)
                person.wait_after(state["n"])
            self.table(f"{game}-{players}-end", seat, looks)
            self.take(f"{game}-{players}-end-public", f"/t/{seat.table}", PLAIN[:1])

    def table(self, name: str, seat: Seat, looks: list[Look], game: str | None = None) -> None:
        self.take(name, f"/t/{seat.table}#{seat.token}", looks, game)


def chooser(game: str) -> Callable[[Page], bool]:
    """How somebody chooses without confirming; False where there is nothing to choose."""
    module = import_module(f"tests.browser.{game.replace('-', '_')}_hands")
    found: Callable[[Page], bool] = module.choose
    return found


def settle(guest: Visitor) -> None:
    """Until pictures and fonts are there and nothing moves any more."""
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_timeout(400)


def main(folder: Path) -> None:
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home), "--testing", "--bots", "1") as server,
        sync_playwright() as playwright,
        Progress() as progress,
    ):
        photographer = Photographer(launch(playwright), server, folder)
        games = [(game, players) for game in GAMES for players in PLAYERS[game]]
        task = progress.add_task("screens", total=len(games) + 2)
        photographer.pages()
        progress.advance(task)
        photographer.waiting_room()
        progress.advance(task)
        for game, players in games:
            first = players == PLAYERS[game][0]
            looks = PLAIN + WORDY if first else [PLAIN[2], PLAIN[4]]
            photographer.game(game, players, looks)
            progress.advance(task)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screens"))
