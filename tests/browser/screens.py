"""Pictures of every screen: python -m tests.browser.screens FOLDER --only musee

A game of each title is played by mouse. Whenever a question comes for the first time, the same seat
is looked at from a desk and a phone, light and dark, in three languages, before and after something
is chosen.
"""

import argparse
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.chromium import launch
from tests.browser.hands import chooser, hand
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
    *(
        Look(size, dark)
        for size in ("desk", "small desk", "phone", "small phone")
        for dark in (False, True)
    ),
    Look("phone on its side"),
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
TRIES: Final = 3
PATIENCE: Final = 20_000
"""Milliseconds until a picture is given up."""


SUBJECTS: Final = ("pages", "waiting-room", *GAMES)


class Photographer:
    """Goes round with a browser and a server and leaves pictures in a folder."""

    def __init__(
        self, browser: Browser, server: Server, folder: Path, wanted: set[str] | None
    ) -> None:
        self.browser, self.server, self.folder, self.wanted = browser, server, folder, wanted
        self.failures: list[str] = []

    def take(self, name: str, path: str, looks: list[Look], game: str | None = None) -> None:
        """One screen in every look; what fails is told at the end, the others go on."""
        looks = [look for look in looks if not self.wanted or look.name in self.wanted]
        print(f"{name}: {len(looks)} looks", flush=True)
        for look in looks:
            try:
                self.take_one(name, path, look, game)
            except Error as error:
                self.failures.append(f"{name} {look.name}: {error.message.splitlines()[0]}")

    def take_one(self, name: str, path: str, look: Look, game: str | None) -> None:
        """One screen, and once more when something is chosen."""
        with visitor(
            self.browser, self.server.url, look.size, dark=look.dark, lang=look.lang
        ) as guest:
            guest.page.set_default_timeout(PATIENCE)
            guest.visit(path)
            settle(guest)
            if name.endswith("-end"):
                show_the_whole_count(guest)
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

    def games(self, game: str) -> None:
        """The fewest players in every look, more of them in two."""
        first, *others = PLAYERS[game]
        self.game(game, first, PLAIN + WORDY)
        for players in others:
            self.game(game, players, [PLAIN[2], PLAIN[4]])

    def game(self, game: str, players: int, looks: list[Look]) -> None:
        """A whole game, shuffled as games are; where it does not go on, a picture shows why."""
        with visitor(self.browser, self.server.url, "small desk") as person:
            seat = seated(person, self.server, game, players, seed=None)
            try:
                self.questions(person, seat, game, players, looks)
            except Error as error:
                self.failures.append(f"{game}-{players}: {error.message.splitlines()[0]}")
                picture(person, self.folder / f"{game}-{players}-stuck.png")

    def questions(
        self, person: Visitor, seat: Seat, game: str, players: int, looks: list[Look]
    ) -> None:
        """Every kind of question, and the end."""
        seen: set[str] = set()
        while person.wait_until_asked():
            state = person.state()
            if state["asked"] not in seen:
                seen.add(state["asked"])
                self.table(f"{game}-{players}-{state['asked']}", seat, looks, game)
            decide(person, game, state["n"])
        self.table(f"{game}-{players}-end", seat, looks)
        self.take(f"{game}-{players}-end-public", f"/t/{seat.table}", PLAIN[:1])

    def table(self, name: str, seat: Seat, looks: list[Look], game: str | None = None) -> None:
        self.take(name, f"/t/{seat.table}#{seat.token}", looks, game)


def decide(person: Visitor, game: str, n: int) -> None:
    """On a busy machine a press may come too early or too late: then once more."""
    for _ in range(TRIES):
        hand(game, "mouse")(person.page)
        with suppress(Error):
            person.wait_after(n)
            return
        if person.wait_until_asked() is False:
            return
    person.wait_after(n)


def show_the_whole_count(guest: Visitor) -> None:
    """Any key ends the counting line by line."""
    guest.page.keyboard.press("Shift")
    settle(guest)


def settle(guest: Visitor) -> None:
    """Until pictures and fonts are there and nothing moves any more."""
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_timeout(400)


def photograph(folder: Path, subjects: list[str], wanted: set[str] | None) -> list[str]:
    """What could not be photographed."""
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home), "--testing", "--bots", "1") as server,
        sync_playwright() as playwright,
    ):
        photographer = Photographer(launch(playwright), server, folder, wanted)
        for subject in subjects:
            if subject == "pages":
                photographer.pages()
            elif subject == "waiting-room":
                photographer.waiting_room()
            else:
                photographer.games(subject)
        return photographer.failures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screens")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/screens"))
    parser.add_argument("--only", nargs="+", choices=SUBJECTS, default=list(SUBJECTS))
    names = [look.name for look in PLAIN + WORDY]
    parser.add_argument("--looks", nargs="+", choices=names, metavar="LOOK", help=", ".join(names))
    asked = parser.parse_args()
    failures = photograph(asked.folder, asked.only, set(asked.looks) if asked.looks else None)
    print(f"{len(list(asked.folder.glob('*/*.png')))} pictures in {asked.folder}")
    if failures:
        sys.exit("\n".join(failures))


if __name__ == "__main__":
    main()
