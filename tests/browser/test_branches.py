"""What if: a replay played on from one of its moments to the end, and found again with it."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hands import Way
from tests.browser.test_replays import RECORDS, at, opened
from tests.browser.test_whole_games import play_to_the_end
from tests.browser.visiting import Size, Visitor, visitor
from tests.server.running import Server
from tests.server.test_replays import finished
from vernissage.games import GAMES

WAYS: dict[str, tuple[Size, Way, str]] = {
    "musee": ("phone", "touch", "pl"),
    "modern-art": ("desk", "mouse", "de"),
    "art-society": ("small desk", "keyboard", "en"),
}


def play_on(guest: Visitor, seat: int) -> str:
    """Press "What if", take a seat against novices, and begin: the new table."""
    page = guest.page
    page.locator(".what button").click()
    guest.settled()
    page.locator("dialog[open] [role=radiogroup] input").nth(seat).check(force=True)
    page.locator("dialog[open] fieldset input").first.check(force=True)
    guest.check()
    page.locator("dialog[open] button.primary").click()
    page.wait_for_selector("[data-table]", timeout=60_000)
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_is_played_to_its_end_and_kept_with_its_replay(
    browser: Browser, server: Server, game: str
) -> None:
    table = finished(server, game)
    record = table.get("/record").json()
    moment = len(record["actions"]) * 3 // 4
    size, way, lang = WAYS[game]
    with visitor(browser, server.url, size, lang=lang) as guest:
        opened(guest, table.table, f"?at={moment}&eye=all")
        page = guest.page
        branch = play_on(guest, seat=1)
        expect(page.locator("header .branch")).to_have_count(1)
        play_to_the_end(guest, game, way)
        guest.check()
        if game == "modern-art":
            page.locator(".go button").wait_for()
            page.wait_for_timeout(1500)  # a press on what has just come is not taken
            page.locator(".go button").click()
        page.keyboard.press("Escape")
        page.locator(f"a[href='/r/{table.table}?at={moment}']").click(timeout=30_000)
        listed = page.locator(f"[data-branch='{branch}']")
        listed.wait_for(timeout=60_000)
        assert at(page) == moment
        found = server.client.get(f"/api/v1/tables/{branch}/record").json()
        assert found["actions"][:moment] == record["actions"][:moment]
        scores = " : ".join(map(str, found["result"]["scores"]))
        expect(listed.locator("b")).to_have_text(scores)
        expect(page.locator(".curves .fork")).to_have_count(1)
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        guest.check()
        listed.click()
        page.wait_for_selector(f"[data-replay][data-last='{len(found['actions'])}']")
        assert at(page) == moment
        expect(page.locator(f"aside a[href='/r/{table.table}?at={moment}']")).to_have_count(1)
        expect(page.locator(".curves .fork")).to_have_count(1)
        guest.check()


def test_a_branch_is_none_of_my_tables(browser: Browser, server: Server) -> None:
    table = finished(server, "musee")
    with visitor(browser, server.url, "desk") as guest:
        opened(guest, table.table, "?at=5&eye=all")
        branch = play_on(guest, seat=0)
        guest.visit("/")
        page = guest.page
        page.locator("nav button").first.click()
        page.locator(f"dialog[open] .branches a[href='/t/{branch}']").wait_for(timeout=30_000)
        expect(page.locator(f"a[href='/t/{branch}']")).to_have_count(1)
        guest.check()
        page.locator("dialog[open] .branches button").click()
        page.wait_for_selector("dialog[open] .branches", state="detached")


def test_a_record_file_is_played_on_from_and_its_end_is_not(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    line = (RECORDS / "modern-art-3.jsonl").read_text().splitlines()[0]
    (tmp_path / "one.json").write_text(line)
    with visitor(browser, server.url, "small phone") as guest:
        guest.visit("/replay")
        page = guest.page
        page.set_input_files("input[type=file]", tmp_path / "one.json")
        page.wait_for_selector("[data-replay]", timeout=60_000)
        page.keyboard.press("End")
        expect(page.locator(".what button")).to_be_disabled()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        branch = play_on(guest, seat=2)
        told = server.client.get(f"/api/v1/tables/{branch}").json()
        assert told["branch"] == {"of": None, "at": 1}
        assert told["game"] == json.loads(line)["game"]
        assert [one["occupant"] for one in told["seats"]] == ["bot:novice", "bot:novice", "person"]
        guest.check()
