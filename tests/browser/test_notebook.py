"""The notebook of a player: a finished game is noted on this device, exported, and erased."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visiting import Size, Visitor, visitor
from tests.server.running import Seat, Server
from vernissage.core.words import words
from vernissage.games import GAMES

LOOKS: dict[str, tuple[Size, bool, str]] = {
    "musee": ("phone", True, "pl"),
    "modern-art": ("small phone", False, "de"),
    "art-society": ("desk", False, "en"),
}


def mine(server: Server, game: str) -> Seat:
    """A game that a person left to the bots, and that is over."""
    options = {"players": GAMES[game].players[0]}
    bots = ["bot:novice"] * (options["players"] - 1)
    (seat,) = server.make(
        "Ola", game=game, options=options, seats=["open", *bots], seed=5, bot_seed=5
    )
    seat.post("/start")
    seat.ask("DELETE", "/seats/0")
    while seat.get().json()["status"] != "over":
        seat.get("/update", params={"since": seat.get("/update").json()["n"], "wait": 5})
    return seat


def noted(guest: Visitor, seat: Seat) -> dict[str, Any]:
    """The game, once the page of its table has been seen; nothing is asked of the server for it."""
    guest.visit(f"/t/{seat.table}#{seat.token}.0")
    guest.page.wait_for_function(
        "() => localStorage.getItem('vernissage.notebook')", timeout=60_000
    )
    found: list[dict[str, Any]] = json.loads(
        guest.page.evaluate("localStorage.getItem('vernissage.notebook')")
    )
    return found[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_noted_shown_exported_and_erased(
    browser: Browser, server: Server, game: str, tmp_path: Path
) -> None:
    seat = mine(server, game)
    result = seat.get("/record").json()["result"]
    size, dark, lang = LOOKS[game]
    with visitor(browser, server.url, size, dark=dark, lang=lang) as guest:
        page = guest.page
        assert noted(guest, seat)["scores"] == result["scores"]
        guest.visit("/")
        page.locator("a[href='/notebook']:visible").first.click()
        page.wait_for_selector("[data-notebook='1']")
        guest.check()
        cells = page.locator("tbody td").all_inner_texts()
        won = int(0 in result["winners"])
        own = result["scores"][0]
        assert cells[:3] == [str(len(result["scores"])), "1", str(won)]
        assert cells[4] == str(own)
        titles = page.locator("figcaption b, li b").all_inner_texts()
        say = words(lang)
        brought = "web-notebook-purse" if game == "modern-art" else "web-notebook-points"
        assert titles == [say(brought, game=say(game), points=own)] * 2
        with page.expect_download() as saved:
            page.locator("[data-save]").click()
        picture = tmp_path / "wall.png"
        saved.value.save_as(picture)
        assert picture.read_bytes().startswith(b"\x89PNG")
        assert picture.stat().st_size > 40_000
        with page.expect_download() as file:
            page.locator("[data-export]").click()
        told = json.loads(Path(file.value.path()).read_text())
        assert told["format"] == "vernissage-notebook/1"
        assert [one["table"] for one in told["games"]] == [seat.table]
        page.locator("[data-ask]").click()
        expect(page.locator("main [role=alert]")).to_be_in_viewport()
        expect(page.locator("[data-erase]")).to_be_in_viewport(ratio=1)
        guest.check()
        assert page.locator("[data-notebook='1']").count() == 1
        page.locator("[data-erase]").click()
        page.wait_for_selector("[data-notebook='0']")
        guest.check()
        guest.visit(f"/t/{seat.table}")
        page.wait_for_selector("[data-table][data-over]", state="attached")
        guest.visit("/notebook")
        page.wait_for_selector("[data-notebook='0']")


def test_a_branch_is_not_noted_and_a_game_that_ended_elsewhere_is(
    browser: Browser, server: Server
) -> None:
    seat = mine(server, "musee")
    asked = {"at": 0, "seat": 0, "bots": "novice", "name": "Ola"}
    branch = server.client.post(f"/api/v1/tables/{seat.table}/branches", json=asked).json()
    own = Seat(server.client, branch["table"], branch["token"])
    own.ask("DELETE", "/seats/0")
    while own.get().json()["status"] != "over":
        own.get("/update", params={"since": own.get("/update").json()["n"], "wait": 5})
    kept = [
        {"table": one.table, "seat": 0, "token": one.token, "game": "musee", "at": 1}
        for one in (own, seat)
    ]
    with visitor(browser, server.url, "small desk") as guest:
        guest.visit("/rules")
        store = "kept => localStorage.setItem('vernissage.seats', JSON.stringify(kept))"
        guest.page.evaluate(store, kept)
        guest.visit("/")
        guest.page.wait_for_function(
            "() => localStorage.getItem('vernissage.notebook')", timeout=60_000
        )
        guest.visit("/notebook")
        guest.page.wait_for_selector("[data-notebook='1']")
        assert guest.page.locator(f"a[href='/r/{seat.table}']").count() == 1
        guest.check()
