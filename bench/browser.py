"""How quick the tables in the browser are: python bench/browser.py

Bytes of a first load; from a click on Play now to the first decision; from an input to the painted
answer; the frames of an Art Society table with 60 tiles in motion, with a trace for DevTools. Bots
move at once, so that only the product is measured. The machine's other work is in all these times;
the share of a core that it leaves is told first, and the longest task also in the processor's time.
"""

import argparse
import gzip
import json
import sys
import tempfile
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, Response, sync_playwright

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import launch  # noqa: E402
from tests.browser.hands import hand  # noqa: E402
from tests.browser.tables import seated  # noqa: E402
from tests.browser.visiting import Visitor, visitor  # noqa: E402
from tests.server.running import Seat, Server, running  # noqa: E402

Figures = dict[str, Any]
GAMES: Final = ("musee", "modern-art", "art-society")
TRACE: Final = ROOT / "build" / "browser-trace.json.gz"
TRACED: Final = (
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
)
TILES: Final = 60
STEPS: Final = 80
"""Of the mouse over the wall."""
SLOW: Final = 50
"""Milliseconds that no frame may last."""
LISTEN: Final = """() => { window.answers = []; new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.interactionId) window.answers.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true }); }"""
"""From an input to the paint after it, in steps of 8 ms; what is quicker than 16 is not told."""
COUNT_FRAMES: Final = """() => { window.frames = []; let before = performance.now();
  const next = (now) => { window.frames.push(now - before); before = now;
    window.counting = requestAnimationFrame(next); };
  window.counting = requestAnimationFrame(next); }"""
ALL_FLY: Final = """() => { const walls = new Map();
  for (const tile of document.querySelectorAll("[data-tile]")) {
    const seat = tile.dataset.spot.split(":")[1];
    walls.set(seat, [...(walls.get(seat) ?? []), tile]);
  }
  for (const tiles of walls.values()) tiles.forEach((tile, at) => tile.animate(
    [{ transform: at < 2 ? "scale(3)" : "translateY(-60px)", opacity: 0 }, { transform: "none" }],
    { duration: 600, easing: "ease-out" })); }"""
"""As tiles come to a wall (web/src/motion/stage.ts), but every one at once: own tiles sink into
their places, and of each wall two land from three times their size, as a painting and its decor
do. What is scaled is drawn anew, so no table may scale all its tiles."""
STOP: Final = "() => { cancelAnimationFrame(window.counting); return window.frames; }"


def first_load(browser: Browser, server: Server) -> Figures:
    """Bytes that travel for the entrance and for a table of each game, in a fresh browser."""
    found: Figures = {}
    for game in GAMES:
        with visitor(browser, server.url) as person:
            sizes = {"code": 0, "fonts": 0, "pictures": 0, "other": 0}
            person.page.on("response", partial(weigh, sizes))
            person.visit("/")
            person.page.wait_for_load_state("networkidle")
            play_now(person.page, game)
            person.page.wait_for_selector("[data-table]", state="attached")
            person.page.wait_for_load_state("networkidle")
            found[game] = sizes
    return found


def weigh(sizes: dict[str, int], answer: Response) -> None:
    kind = {"script": "code", "stylesheet": "code", "font": "fonts", "image": "pictures"}
    name = kind.get(answer.request.resource_type, "other")
    sizes[name] += int(answer.headers.get("content-length", 0))


def play_now(page: Page, game: str) -> None:
    page.locator(f"article:has(img[src*='covers/{game}']) .primary").click()


def to_first_decision(browser: Browser, server: Server, rounds: int) -> Figures:
    """Milliseconds from the click until the seat is asked; every visitor is new."""
    found: Figures = {}
    for game in GAMES:
        times = []
        for _ in range(rounds):
            with visitor(browser, server.url) as person:
                person.visit("/")
                person.page.wait_for_load_state("networkidle")
                person.page.evaluate(
                    "addEventListener('click', () => { window.clicked = performance.now(); }, true)"
                )
                play_now(person.page, game)
                person.page.wait_for_selector("[data-table][data-asked]", state="attached")
                times.append(person.page.evaluate("performance.now() - window.clicked"))
        found[game] = spread(times)
    return found


def to_answer(browser: Browser, server: Server, decisions: int) -> Figures:
    """Milliseconds from an input to the paint that answers it, over a game by mouse."""
    found: Figures = {}
    for game in GAMES:
        with visitor(browser, server.url) as person:
            seated(person, server, game, 3)
            person.page.evaluate(LISTEN)
            browser.start_tracing(page=person.page, categories=list(TRACED))
            for _ in range(decisions):
                if not person.wait_until_asked():
                    break
                n = person.state()["n"]
                hand(game, "mouse")(person.page)
                person.wait_after(n)
            answers = spread(person.page.evaluate("window.answers"))
            found[game] = {**answers, **longest_task(browser.stop_tracing())}
    return found


def in_motion(browser: Browser, server: Server) -> Figures:
    """Frames of an Art Society table while all tiles fly and a painting is moved and hung."""
    with visitor(browser, server.url, "desk") as person:
        seat = seated(person, server, "art-society", 4, level="casual")
        tiles = fill(person, seat)
        person.page.reload()
        person.page.wait_for_selector("[data-table][data-asked]", state="attached")
        browser.start_tracing(page=person.page, categories=list(TRACED))
        frames = move(person.page)
        trace = browser.stop_tracing()
    TRACE.parent.mkdir(exist_ok=True)
    TRACE.write_bytes(gzip.compress(trace))
    late = sum(frame > SLOW for frame in frames)
    counted = {"tiles": tiles, "frames": spread(frames), "over 50 ms": late}
    return {**counted, **longest_task(trace), **work_in_late_frames(trace), **drawing(trace)}


def fill(person: Visitor, seat: Seat) -> int:
    """Played by hints until the walls hold enough and a painting is to be hung; how many tiles."""
    decision = 0
    while person.wait_until_asked():
        update = seat.get("/update").json()
        tiles = sum(len(player["wall"]["tiles"]) for player in update["view"]["players"])
        hangs = update["choices"]["type"] == "turn" and person.page.locator("[data-nail]").count()
        if tiles >= TILES and hangs:
            return tiles
        n, hint = person.state()["n"], seat.post("/hint").json()
        sent = {"cid": f"b{decision}", "seen": hint["n"], "action": hint["action"]}
        assert seat.post("/actions", json=sent).status_code == 200
        person.wait_after(n)
        decision += 1
    raise AssertionError(f"the walls never held {TILES} tiles")


def move(page: Page) -> list[float]:
    """All tiles fly to their places, a painting goes over the wall, and is hung."""
    page.evaluate(COUNT_FRAMES)
    page.evaluate(ALL_FLY)
    page.wait_for_timeout(800)
    wall = page.locator("[data-wall]").bounding_box()
    assert wall is not None
    for step in range(STEPS):
        across, down = step % 20 / 20, step / STEPS
        page.mouse.move(wall["x"] + wall["width"] * across, wall["y"] + wall["height"] * down)
        page.wait_for_timeout(16)
    hand("art-society", "mouse")(page)
    page.wait_for_timeout(800)
    frames: list[float] = page.evaluate(STOP)
    return frames[1:]


def longest_task(trace: bytes) -> Figures:
    """Of the page's main thread: its time on the clock and on the processor."""
    events = json.loads(trace)["traceEvents"]
    tasks = [event for event in events if event["name"] == "RunTask" and "tdur" in event]
    pages = {(e["pid"], e["tid"]) for e in events if e["name"] == "FireAnimationFrame"}
    tasks = [task for task in tasks if (task["pid"], task["tid"]) in pages]
    longest = max(tasks, key=lambda task: task["tdur"])
    return {"longest task": longest["dur"] / 1000, "on the processor": longest["tdur"] / 1000}


def work_in_late_frames(trace: bytes) -> Figures:
    """The most that the page's main thread did in a frame over 50 ms; the rest is the machine's."""
    events = json.loads(trace)["traceEvents"]
    begins = sorted(event["ts"] for event in events if event["name"] == "FireAnimationFrame")
    page = {(e["pid"], e["tid"]) for e in events if e["name"] == "FireAnimationFrame"}
    works = [
        (event["ts"], event.get("tdur", 0) / 1000)
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in page
    ]
    late = [(one, two) for one, two in pairwise(begins) if two - one > SLOW * 1000]
    done = [sum(took for at, took in works if one <= at < two) for one, two in late]
    return {"work in a late frame, on the processor": round(max(done, default=0))}


def drawing(trace: bytes) -> Figures:
    """What drawing pixels needed of the processor, in the threads that do nothing else."""
    events = json.loads(trace)["traceEvents"]
    drawn = [event.get("tdur", 0) / 1000 for event in events if event["name"] == "RasterTask"]
    return {"drawn": {"parts": len(drawn), "on the processor": round(sum(drawn))}}


def share_of_a_core() -> float:
    """What the machine leaves for one process: 1 where nothing else runs."""
    begun, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < 1:
        pass
    return round((time.process_time() - worked) / (time.perf_counter() - begun), 2)


def spread(times: list[float]) -> Figures:
    if not times:
        return {"count": 0}
    return {"count": len(times), "median": round(median(times)), "worst": round(max(times))}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5, help="clicks on Play now for each game")
    parser.add_argument("--decisions", type=int, default=60, help="answered for each game")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    figures: Figures = {"share of a core": share_of_a_core()}
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home), "--testing", "--bots", "1") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        figures |= {
            "first load, bytes": first_load(browser, server),
            "to the first decision, ms": to_first_decision(browser, server, asked.rounds),
            "to the answer, ms": to_answer(browser, server, asked.decisions),
            "in motion, ms": in_motion(browser, server),
        }
    print(json.dumps(figures, indent=2))
    print(f"trace for DevTools: {TRACE.relative_to(ROOT)}")
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
