"""The README's films, a stretch of each title in the browser: make films

Bots have played these games; at the table they are played once more, move by move, and the camera
looks over the shoulder of the first seat. The auctions of Modern Art follow a script.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ROOT, launch
from tests.browser.filming import Film
from tests.browser.test_modern_art import deck
from tests.browser.visiting import Visitor, visitor
from tests.server.running import Seat, Server, running
from vernissage.games import GAMES
from vernissage.tables.playing import play

WIDTH: Final = 960
"""Of a film, in pixels."""
PEOPLE: Final = ("Ola", "Jan", "Bea")
BEFORE: Final = {"take": 0.6, "hang": 0.4, "decor": 0.5, "bid": 0.5}
"""Seconds that the camera looks at a question of its own seat before that is answered."""
AFTER: Final = {"lot": 0.4, "bid": 0.5, "take": 0.7, "done": 0.5}
"""Seconds for an answer."""

PICTURES_THERE: Final = """() => Promise.allSettled([...document.images]
  .filter((one) => one.loading !== "lazy").map((one) => one.decode()))"""


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
        person.page.clock.pause_at(person.page.evaluate("Date.now() / 1000 + 1"))
        self.film = Film(person.page, WIDTH)

    def act(self, move: str) -> None:
        """One decision as records have it, `seat action`; the camera's page has heard of it."""
        self.moves += 1
        number, _, action = move.partition(" ")
        seat = self.seats[int(number)]
        n, _ = seat.legal()
        sent = {"cid": f"f{self.moves}", "seen": n, "action": action}
        done = seat.post("/actions", json=sent)
        assert done.status_code == 200, done.text
        self._hear()

    def _hear(self) -> None:
        n = self.seats[0].get("/update").json()["n"]
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-table]').dataset.n) >= n", arg=n
        )
        self.page.evaluate(PICTURES_THERE)

    def begin(self, moves: tuple[str, ...]) -> None:
        """What the film does not show: these moves, until everything has come to rest."""
        for move in moves:
            self.act(move)
        self.page.keyboard.press("Shift")
        self.film.roll(1.5, unseen=True)
        self.film.roll(0.5)


def sit(person: Visitor, server: Server, game: str, players: int, **asked: Any) -> Company:
    options, names = {"players": players}, PEOPLE[:players]
    return Company(person, server.make(*names, game=game, options=options, bot_seed=1, **asked))


def played(game: str, players: int, level: str, seed: int) -> tuple[str, ...]:
    """The moves of a game between bots."""
    options = GAMES[game].options(players=players)
    return tuple(play(GAMES[game], options, [level] * players, seed).actions)


def musee(person: Visitor, server: Server) -> Film:
    """Two houses are filled, and staircases light."""
    moves = played("musee", 2, "club", 5)
    company = sit(person, server, "musee", 2, seed=5)
    company.begin(moves[:23])
    for move in moves[23:35]:
        company.act(move)
        company.film.roll(1)
    company.film.roll(1)
    return company.film


def modern_art(person: Visitor, server: Server) -> Film:
    """An open auction until the gavel falls, then sealed bids that are opened together."""
    setup = {"deck": deck([[], ["koriko open"], ["darmoir sealed"]]), "first": 1}
    company = sit(person, server, "modern-art", 3, setup=setup)
    film = company.film
    film.roll(0.6)
    company.act("1 offer koriko open")
    film.roll(1)
    for bid in ("2 bid 8", "0 bid 12", "1 bid 15", "2 bid 19", "0 bid 24", "2 bid 27", "0 bid 31"):
        company.act(bid)
        film.roll(0.6)
    company.act("1 pass")
    company.act("2 pass")
    film.roll(3)
    company.act("2 offer darmoir sealed")
    film.roll(1)
    for digit in "26":
        company.page.keyboard.press(digit)
        film.roll(0.4)
    for seal in ("0 seal 26", "1 seal 17", "2 seal 22"):
        company.act(seal)
        film.roll(0.6)
    film.roll(3.4)
    return film


def art_society(person: Visitor, server: Server) -> Film:
    """A round: the lot is turned up, bids are opened, paintings go to walls, one to the museum."""
    moves = played("art-society", 3, "casual", 5)
    lots = [at for at, move in enumerate(moves) if " lot " in move]
    rounds = [at for at in lots if at - 1 not in lots]
    company = sit(person, server, "art-society", 3, seed=5)
    company.begin(moves[: rounds[6]])
    for move in moves[rounds[6] : rounds[7]]:
        seat, verb, *what = move.split()
        if seat == "0":
            company.film.roll(BEFORE.get(verb, 0))
            nail = company.page.locator(f"[data-nail='{what[-1] if what else ''}']")
            if verb == "hang" and nail.count():
                box = nail.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0}
                company.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                company.film.roll(0.8)
        company.act(move)
        company.film.roll(AFTER.get(verb, 0.6))
    company.film.roll(1.5)
    return company.film


FILMS: Final[dict[str, Callable[[Visitor, Server], Film]]] = {
    "musee": musee,
    "modern-art": modern_art,
    "art-society": art_society,
}


def shoot(browser: Browser, server: Server, game: str, folder: Path) -> None:
    with visitor(browser, server.url, "small desk") as person:
        film = FILMS[game](person, server)
        path = folder / f"{game}-film.webp"
        size = film.develop(path)
    print(f"{path}: {len(film.pictures)} pictures, {size} bytes", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", choices=FILMS)
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "pictures")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home), "--testing", "--bots", "1") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game in [asked.only] if asked.only else FILMS:
            shoot(browser, server, game, asked.into)


if __name__ == "__main__":
    main()
