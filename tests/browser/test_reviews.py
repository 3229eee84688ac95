"""The review beside a replay: its numbers are the command's, its moves stand on the table."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_replays import opened
from tests.browser.visiting import visitor
from tests.server.running import Server
from tests.server.test_replays import finished

PATIENCE = 400_000


@pytest.fixture(scope="module")
def told(server: Server, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A finished table, and what the command says about its record."""
    table = finished(server, options={"players": 2}, seats=["bot:novice", "bot:casual"])
    file = tmp_path_factory.mktemp("review") / "record.json"
    file.write_bytes(table.get("/record").content)
    command = [sys.executable, "-m", "vernissage", "review", str(file), "--lang", "en"]
    wide = {**os.environ, "COLUMNS": "400", "NO_COLOR": "1"}
    run = subprocess.run(command, capture_output=True, text=True, env=wide, check=True)
    return table.table, run.stdout


def test_its_numbers_are_those_of_the_command(
    browser: Browser, server: Server, told: tuple[str, str]
) -> None:
    table, command = told
    with visitor(browser, server.url, "desk") as guest:
        opened(guest, table, "?at=0&eye=all")
        page = guest.page
        page.locator("[data-review=none] button").click()
        page.wait_for_selector("[data-review=told]", timeout=PATIENCE)
        guest.check()
        rows = page.locator("[data-review] ol button")
        shown = {
            (row.locator(".at").inner_text(), row.locator("b").last.inner_text())
            for row in rows.all()
        }
        said = set(re.findall(r"Action (\d+), cost ([\d.]+):", command))
        assert said
        assert shown == said
        page.get_by_role("button", name="Tables, luck and skill").click()
        cells = page.locator("dialog[open] td").all_inner_texts()
        pars = re.findall(r"[\d.]+ ± [\d.]+", command)
        assert len(pars) == 2
        assert set(pars) <= set(cells)
        guest.check()
        page.reload()
        page.wait_for_selector("[data-review=told]", timeout=PATIENCE)


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_played_and_better_stand_on_the_wall(
    browser: Browser, server: Server, told: tuple[str, str], lang: str
) -> None:
    with visitor(browser, server.url, "phone", dark=lang == "de", lang=lang) as guest:
        opened(guest, told[0], "?at=0&eye=all")
        page = guest.page
        page.locator("[data-review=none] button").click()
        page.wait_for_selector("[data-review=told]", timeout=PATIENCE)
        page.keyboard.press("c")
        first = min(int(n) for n in re.findall(r"Action (\d+), cost", told[1]))
        page.wait_for_selector(f"[data-replay][data-at='{first}'] article")
        wall = page.locator("main .one.shown")
        expect(wall.locator(".card.better")).to_have_count(1)
        assert wall.locator(".card.played").count() <= 1
        guest.check()
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-replay] article")).to_have_count(0)


def test_a_game_without_an_end_has_no_review(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    from tests.browser.test_replays import RECORDS
    from vernissage.core import records

    record = records.decode((RECORDS / "musee-2.jsonl").read_bytes().splitlines()[0])
    begun = records.Record(
        format=record.format,
        game=record.game,
        options=record.options,
        setup=record.setup,
        actions=record.actions[:5],
    )
    (tmp_path / "begun.json").write_bytes(records.encode(begun))
    with visitor(browser, server.url, "desk") as guest:
        guest.visit("/replay")
        guest.page.set_input_files("input[type=file]", tmp_path / "begun.json")
        guest.page.wait_for_selector("[data-replay][data-last='5']", timeout=60_000)
        assert guest.page.locator("[data-review] button").count() == 0
        guest.check()


def show_our_review(page: Page, replay: str, at: int, action: str, better: str) -> None:
    """A review with one decision, so that its moves are known, and that one is looked at."""
    seat, _, played = action.partition(" ")
    decision = {
        "at": at,
        "played": played,
        "better": better,
        "played_words": played,
        "better_words": better,
        "cost": 12.0,
        "at_least": False,
        "cost_words": "12",
        "why": "",
    }
    grid: dict[str, object] = {"title": "", "text": "", "columns": [], "words": [], "rows": []}
    of_seat = {"seat": int(seat), "good": 0, "every": 1, "sound": "", "decisions": [decision]}
    review = {"course": [], "weighing": "", "seats": [of_seat], "table": grid, "luck": []}
    page.route(
        "**/review",
        lambda route: route.fulfill(json=review | {"luck_table": grid, "verdict": ""}),
    )
    page.goto(f"{replay}?at=0&eye=all")
    page.locator("[data-review=none] button").click()
    page.wait_for_selector("[data-review=told]")
    page.keyboard.press("c")
    page.wait_for_selector(f"[data-replay][data-at='{at}']")


def test_a_better_bid_stands_beside_the_lot(browser: Browser, server: Server) -> None:
    table = finished(server, "modern-art")
    actions = table.get("/record").json()["actions"]
    at = next(n for n, text in enumerate(actions, 1) if text.split()[1] == "bid")
    with visitor(browser, server.url, "small phone") as guest:
        page = guest.page
        show_our_review(page, server.url + f"r/{table.table}", at, actions[at - 1], "pass")
        marked = page.locator("main .label dl")
        expect(marked.locator(".played dd")).to_have_text(actions[at - 1].split()[2])
        expect(marked.locator(".better dd")).to_have_text("pass")
        page.evaluate("scrollTo(0, 0)")
        guest.check()


def test_a_better_painting_takes_the_place_of_the_one_that_was_hung(
    browser: Browser, server: Server
) -> None:
    """Both would hang in the same place: what is called better is not what was played."""
    table = finished(server)
    actions = table.get("/record").json()["actions"]
    _, _, number, place = actions[0].split()
    other = next(text.split()[2] for text in actions if text.split()[2] != number)
    with visitor(browser, server.url, "small desk") as guest:
        page = guest.page
        better = f"hang {other} {place}"
        show_our_review(page, server.url + f"r/{table.table}", 1, actions[0], better)
        marked = page.locator("main .card.better")
        expect(marked).to_have_count(1)
        expect(marked).to_have_attribute("data-spot", f"hung:{other}")
        guest.check()
