"""Whole games in the browser: by mouse, by touch, by keyboard alone, to their verified end."""

import pytest
from playwright.sync_api import Browser

from tests.browser.hands import Way, hand
from tests.browser.tables import seated
from tests.browser.visiting import Size, Visitor, visitor
from tests.server.running import Server
from vernissage.games import GAMES

SIZE_OF: dict[Way, Size] = {"mouse": "small desk", "touch": "phone", "keyboard": "desk"}
LANGUAGE_OF: dict[Way, str] = {"mouse": "en", "touch": "pl", "keyboard": "de"}
MORE: dict[tuple[str, Way], int] = {("modern-art", "touch"): 4, ("modern-art", "keyboard"): 5}
SHORT: dict[str, Way] = {"musee": "touch", "modern-art": "mouse", "art-society": "keyboard"}
LONG = pytest.mark.long


def cases() -> list[object]:
    """One way of each game in every run, all of them in `make test-browser`."""
    return [
        pytest.param(game, way, marks=() if way == SHORT[game] else LONG)
        for game in GAMES
        for way in SIZE_OF
    ]


@pytest.mark.parametrize(("game", "way"), cases())
def test_a_whole_game(browser: Browser, server: Server, game: str, way: Way) -> None:
    with visitor(browser, server.url, SIZE_OF[way], lang=LANGUAGE_OF[way]) as person:
        seat = seated(person, server, game, MORE.get((game, way), GAMES[game].players[0]))
        play_to_the_end(person, game, way)
        person.check()
        record = seat.get("/record")
        assert record.status_code == 200
        assert record.json()["game"] == game


def play_to_the_end(person: Visitor, game: str, way: Way) -> None:
    decide = hand(game, way)
    for decision in range(2000):
        if not person.wait_until_asked():
            return
        if decision % 40 == 0:
            person.check()
        n = person.state()["n"]
        decide(person.page)
        person.wait_after(n)
    raise AssertionError("the game does not end")
