"""Replays in the browser: the same screens from both ends, other eyes, links, keys, and files."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import Visitor, visitor
from tests.server.running import Seat, Server
from tests.server.test_replays import finished
from vernissage.games import GAMES

SCREEN = """() => [...document.querySelectorAll("[data-replay] main, [data-replay] aside")]
  .map((part) => part.innerHTML.replace(/ (id|aria-labelledby|style)="[^"]*"/g, "")
    .replace(/class="([^"]*)"/g, (_, names) => names.split(" ").filter(Boolean).sort().join(" ")))
  .join("\\n")"""
RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, Seat]:
    """A finished game of each title."""
    return {game: finished(server, game) for game in GAMES}


def opened(guest: Visitor, table: str, more: str = "") -> None:
    guest.visit(f"/r/{table}{more}")
    guest.page.wait_for_selector("[data-replay]", timeout=60_000)


def at(page: Page) -> int:
    return int(page.get_attribute("[data-replay]", "data-at") or -1)


def stepped(page: Page, key: str, times: int) -> list[str]:
    """The screens that come with these presses."""
    screens = []
    for _ in range(times):
        page.keyboard.press(key)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        screens.append(page.evaluate(SCREEN))
    return screens


@pytest.mark.parametrize("game", GAMES)
def test_from_both_ends_the_screens_are_the_same(
    browser: Browser, server: Server, tables: dict[str, Seat], game: str
) -> None:
    with visitor(browser, server.url, "small desk") as guest:
        opened(guest, tables[game].table, "?at=0&eye=all")
        page = guest.page
        page.wait_for_load_state("networkidle")
        last = int(page.get_attribute("[data-replay]", "data-last") or 0)
        assert last == len(tables[game].get("/record").json()["actions"])
        steps = min(last, 80)
        forth = [page.evaluate(SCREEN), *stepped(page, "ArrowRight", steps)]
        assert at(page) == steps
        assert len(set(forth)) > steps // 2
        page.keyboard.press("End")
        assert at(page) == last
        while at(page) > steps + 1:
            page.keyboard.press("Shift+ArrowLeft" if at(page) > steps + 60 else "ArrowLeft")
        while at(page) < steps + 1 <= last:
            page.keyboard.press("ArrowRight")
        back = stepped(page, "ArrowLeft", at(page))
        assert at(page) == 0
        assert back[::-1][: steps + 1] == forth[: len(back)]
        guest.check()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["desk", "phone", "small phone"])
def test_every_eye_on_every_screen(
    browser: Browser, server: Server, tables: dict[str, Seat], game: str, size: Any
) -> None:
    with visitor(browser, server.url, size, dark=size == "phone", lang="pl") as guest:
        opened(guest, tables[game].table, "?at=20&eye=public")
        for eye in ("public", "2", "all"):
            guest.page.goto(f"{server.url}r/{tables[game].table}?at=20&eye={eye}")
            guest.page.wait_for_selector(f"[data-replay][data-eye='{eye}'][data-at='20']")
            guest.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # nothing half covered
            guest.check()


def test_an_eye_sees_its_own_hand_and_no_other(
    browser: Browser, server: Server, tables: dict[str, Seat]
) -> None:
    table = tables["musee"]
    with visitor(browser, server.url, "desk") as guest:
        opened(guest, table.table, "?at=9&eye=1")
        hands = "[data-replay] main .hand:not(.covered)"
        for eye, seen in (("1", [1]), ("public", []), ("all", [0, 1, 2])):
            guest.page.goto(f"{server.url}r/{table.table}?at=9&eye={eye}")
            guest.page.wait_for_selector(f"[data-replay][data-eye='{eye}']")
            shown = guest.page.locator(hands).all_inner_texts()
            replay = table.get("/replay", params={"eye": "all"}).json()
            state = replay["state"]
            for moment in replay["moments"][:9]:
                for path, value in moment["changes"]:
                    state = put(state, path, value)
            told = [[int(n) for n in re.findall(r"\d+", text)] for text in shown]
            assert told == [state["owns"][seat]["hand"] for seat in seen]


def put(value: Any, path: list[Any], new: Any) -> Any:
    from tests.server.test_replays import put as put_in

    return put_in(value, path, new)


def seen_of_the_table(page: Page) -> float:
    """How high the part of the table is that nothing covers."""
    main, time = (page.locator(one).bounding_box() for one in ("main", ".time"))
    assert main is not None
    assert time is not None
    beside = time["x"] >= main["x"] + main["width"]
    height = (page.viewport_size or {"height": 0})["height"]
    return min(main["y"] + main["height"], height if beside else time["y"]) - main["y"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["small phone", "phone on its side"])
def test_on_a_small_phone_every_moment_is_told_in_sight_and_of_nobody_as_you(
    browser: Browser, server: Server, tables: dict[str, Seat], game: str, size: Any
) -> None:
    with visitor(browser, server.url, size) as guest:
        opened(guest, tables[game].table, "?at=0&eye=1")
        page = guest.page
        sentence = page.locator(".time h2")
        for eye in ("1", "all"):
            page.goto(f"{server.url}r/{tables[game].table}?at=0&eye={eye}")
            page.wait_for_selector(f"[data-replay][data-eye='{eye}']")
            for _ in range(12):
                page.keyboard.press("ArrowRight")
                expect(sentence).to_be_in_viewport(ratio=1)
                told = sentence.inner_text() + page.locator("aside .moment").inner_text()
                assert seen_of_the_table(page) > 200
                assert not re.search(r"\b[Yy]ou\b", told), told
        guest.check()


def test_a_moment_has_an_address_and_keys_lead_on(
    browser: Browser, server: Server, tables: dict[str, Seat]
) -> None:
    with visitor(browser, server.url, "desk") as guest:
        opened(guest, tables["modern-art"].table, "?at=7&eye=2")
        page = guest.page
        assert at(page) == 7
        assert page.get_attribute("[data-replay]", "data-eye") == "2"
        page.keyboard.press("ArrowRight")
        page.wait_for_url(re.compile(r"\?at=8&eye=2$"))
        page.keyboard.press("e")
        page.wait_for_selector("[data-replay][data-eye='all']")
        page.keyboard.press("Shift+ArrowRight")
        leapt = at(page)
        rounds = [s["round"] for s in tables["modern-art"].get("/replay").json()["standings"]]
        assert rounds[leapt] == rounds[leapt - 1] + 1 == 2
        page.keyboard.press(" ")
        page.wait_for_selector(f"[data-replay][data-at='{leapt + 1}']", timeout=30_000)
        page.keyboard.press(" ")
        page.get_by_role("slider").fill("3")
        assert at(page) == 3
        page.locator("button[data-at='5']").click()
        assert at(page) == 5
        page.goto(f"{server.url}r/{tables['modern-art'].table}?at=99999&eye=9")
        page.wait_for_selector("[data-replay][data-eye='public']")
        assert at(page) == int(page.get_attribute("[data-replay]", "data-last") or 0)


def test_a_record_file_is_shown_and_a_broken_one_is_told_of(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    line = (RECORDS / "art-society-2.jsonl").read_text().splitlines()[0]
    broken = json.loads(line)
    broken["actions"][3] = "0 bid 99"
    for name, text in (
        ("one.json", json.dumps(json.loads(line), indent=1)),
        ("two.jsonl", f"{line}\n{line}\n"),
        ("broken.json", json.dumps(broken)),
        ("poem.txt", "no record\nat all"),
    ):
        (tmp_path / name).write_text(text)
    with visitor(browser, server.url, "phone") as guest:
        guest.visit("/replay")
        page = guest.page
        page.wait_for_selector("main h1")
        guest.check()
        page.set_input_files("input[type=file]", tmp_path / "broken.json")
        assert "0 bid 99" in page.locator("main [role=alert]").inner_text(timeout=30_000)
        page.set_input_files("input[type=file]", tmp_path / "poem.txt")
        page.get_by_role("button", name="1").click()
        page.wait_for_function(
            "() => /JSON/.test(document.querySelector('main [role=alert]')?.textContent ?? '')"
        )
        page.set_input_files("input[type=file]", tmp_path / "two.jsonl")
        page.get_by_role("button", name="2", exact=True).click()
        page.wait_for_selector("[data-replay][data-eye='all']", timeout=60_000)
        guest.visit("/replay")
        page.set_input_files("input[type=file]", tmp_path / "one.json")
        page.wait_for_selector("[data-replay]", timeout=60_000)
        complaints = [text for text in guest.complaints if "400" not in text]
        assert complaints == []


DROP = """([text, name]) => {
  const file = new DataTransfer();
  file.items.add(new File([text], name));
  for (const kind of ["dragover", "drop"])
    document.body.dispatchEvent(
      new DragEvent(kind, { dataTransfer: file, bubbles: true, cancelable: true }));
}"""


def test_a_record_can_be_dropped_anywhere_and_on_a_replay_too(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url, "small desk") as guest:
        guest.visit("/replay")
        page = guest.page
        page.locator("input[type=file]").wait_for(state="attached")
        for name in ("musee-2", "modern-art-3"):
            text = (RECORDS / f"{name}.jsonl").read_text().splitlines()[0]
            page.evaluate(DROP, [text, f"{name}.jsonl"])
            last = len(json.loads(text)["actions"])
            page.wait_for_selector(f"[data-replay][data-last='{last}']", timeout=60_000)
        guest.check()


def test_a_game_that_is_still_played_leads_to_its_table(browser: Browser, server: Server) -> None:
    (ola, _) = server.playing("Ola", "Jan")
    with visitor(browser, server.url, "phone", lang="de") as guest:
        guest.visit(f"/r/{ola.table}")
        link = guest.page.locator("main a.primary")
        assert link.get_attribute("href", timeout=30_000) == f"/t/{ola.table}"
        assert guest.accessibility() == []


def test_the_end_and_my_tables_lead_to_the_replay(browser: Browser, server: Server) -> None:
    from tests.server.test_replays import played_out

    seats = server.playing("Ola", "Jan")
    played_out(seats)
    with visitor(browser, server.url, "desk") as guest:
        guest.visit(f"/t/{seats[0].table}#{seats[0].token}.0")
        guest.page.keyboard.press("Escape")
        link = f"a[href='/r/{seats[0].table}']"
        guest.page.locator(link).click(timeout=30_000)
        guest.page.wait_for_selector("[data-replay][data-eye='0']", timeout=30_000)
        guest.visit("/")
        guest.page.locator("nav button").first.click()
        guest.page.locator(link).wait_for(timeout=30_000)
        guest.check()
