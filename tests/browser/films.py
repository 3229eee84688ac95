"""The README's films, a stretch of each title in the browser: make films

Everybody at the table follows the bots' advice, or a script where the moment matters; the camera
looks over the shoulder of the first seat.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ROOT, launch
from tests.browser.filming import Film
from tests.browser.visiting import Visitor, visitor
from tests.server.running import Seat, Server, running

WIDTH: Final = 960
"""Of a film, in pixels."""
LEAST: Final = 0.9
"""Seconds between two moves, as people see them."""


class Company:
    """The people at a table; the camera sits with the first."""

    def __init__(self, person: Visitor, seats: list[Seat]) -> None:
        self.page, self.seats = person.page, seats
        self.moves = 0
        assert seats[0].post("/start").status_code == 200
        person.page.clock.install()
        person.visit(f"/t/{seats[0].table}#{seats[0].token}")
        person.page.wait_for_selector("[data-table]", state="attached")
        person.page.wait_for_load_state("networkidle")
        self.film = Film(person.page, WIDTH)

    def act(self, seat: int, action: str) -> None:
        """One decision, and the camera's page has heard of it."""
        self.moves += 1
        n, _ = self.seats[seat].legal()
        sent = {"cid": f"f{self.moves}", "seen": n, "action": action}
        done = self.seats[seat].post("/actions", json=sent)
        assert done.status_code == 200, done.text
        self.settle()

    def settle(self) -> None:
        n = self.seats[0].get("/update").json()["n"]
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-table]').dataset.n) >= n", arg=n
        )

    def waiting(self) -> list[int]:
        found: list[int] = self.seats[0].get("/update").json()["waiting"]
        return found

    def advised(self, seat: int) -> str:
        told: dict[str, Any] = self.seats[seat].post("/hint").json()
        return str(told["action"])

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.seats[0].get("/update").json()["view"]
        return found


def sit(person: Visitor, server: Server, game: str, *names: str, **asked: Any) -> Company:
    options = {"players": len(names)}
    return Company(person, server.make(*names, game=game, options=options, **asked))


def musee(person: Visitor, server: Server) -> Film:
    """A house is filled, and its staircases light."""
    company = sit(person, server, "musee", "Ola", "Jan", seed=11, bot_seed=1)
    for move in range(24):
        (seat,) = company.waiting()
        action = company.advised(seat)
        if move < 12:
            company.act(seat, action)
            company.film.roll(0.5, unseen=True)
            continue
        company.act(seat, action)
        company.film.roll(LEAST)
    return company.film


FILMS: Final[dict[str, Callable[[Visitor, Server], Film]]] = {
    "musee": musee,
}


def shoot(browser: Browser, server: Server, game: str, folder: Path) -> None:
    with visitor(browser, server.url, "small desk") as person:
        film = FILMS[game](person, server)
        path = folder / f"{game}-film.webp"
        size = film.develop(path)
    print(f"{path}: {len(film.pictures)} pictures, {size} bytes", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", choices=[*FILMS, []], help="all if none is named")
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "pictures")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home), "--testing", "--bots", "1") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game in asked.games or FILMS:
            shoot(browser, server, game, asked.into)


if __name__ == "__main__":
    main()
