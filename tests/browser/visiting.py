"""A visitor: a page in a browser of some size, and everything that must never go wrong there."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.browser.chromium import ROOT

Size = Literal["desk", "small desk", "phone", "small phone", "phone on its side"]
SIZES: Final[dict[Size, tuple[int, int]]] = {
    "desk": (1440, 900),
    "small desk": (1280, 720),
    "phone": (390, 844),
    "small phone": (360, 640),
    "phone on its side": (844, 390),
}
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE: Final = 30_000
"""Milliseconds in which anything must have come, on a slow and busy machine too."""
STILL: Final = """async () => {
  const moving = () => document.getAnimations().filter((one) =>
    one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity);
  for (let still = 0; still < 2;) {
    const found = moving();
    still = found.length ? 0 : still + 1;
    await Promise.allSettled(found.map((one) => one.finished));
    await new Promise(requestAnimationFrame);
  }
}"""
"""One motion may begin where another has ended, so it must be still twice."""
AXE_RUN: Final = """async () => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const begun = animate.apply(this, given);
    begun.finish();
    return begun;
  };
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  });
  Element.prototype.animate = animate;
  return violations.map(({ id, nodes }) =>
    id + ": " + nodes.slice(0, 3).map((one) => one.html).join(" | "));
}"""
"""A message that goes while axe looks at it is gone at once: half faded it has no contrast."""


@dataclass
class Visitor:
    """Whoever looks at a page, with what the page complained about."""

    page: Page
    base: str
    complaints: list[str] = field(default_factory=list)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.base.rstrip("/") + path)

    def check(self) -> None:
        """No error in the console, no sideways scroll, nothing that axe objects to."""
        assert self.complaints == []
        assert self.sideways() <= 0
        found = self.accessibility()
        assert found == [], "\n".join(found)

    def sideways(self) -> int:
        """By how many pixels the page is wider than its window."""
        found: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return found

    def settled(self) -> None:
        """Waits until whatever comes in or goes out has come to rest."""
        self.page.evaluate(STILL)

    def accessibility(self) -> list[str]:
        """Looked at while nothing moves: text that is fading in has too little contrast."""
        self.page.emulate_media(reduced_motion="reduce")
        self.settled()
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(AXE_RUN)
        self.page.emulate_media(reduced_motion="no-preference")
        return found

    def state(self) -> dict[str, Any]:
        """What the page says of the table: n, what this seat is asked, whether it is over."""
        told = self.page.locator("[data-table]").evaluate("element => ({...element.dataset})")
        return {"n": int(told["n"]), "asked": told.get("asked"), "over": "over" in told}

    def wait_until_asked(self, patience: float = 120) -> bool:
        """True when this seat must decide, False when the game is over."""
        asked = "[data-table][data-asked], [data-table][data-over]"
        self.page.wait_for_selector(asked, timeout=patience * 1000, state="attached")
        return not self.state()["over"]

    def wait_after(self, n: int, patience: float = 60) -> None:
        """Until the table has moved on, or this seat is no longer asked."""
        self.page.wait_for_function(
            """n => { const table = document.querySelector("[data-table]");
            return Number(table.dataset.n) !== n || !("asked" in table.dataset); }""",
            arg=n,
            timeout=patience * 1000,
        )


@contextmanager
def visitor(
    browser: Browser, base: str, size: Size = "small desk", *, dark: bool = False, lang: str = "en"
) -> Iterator[Visitor]:
    """A fresh person: nothing stored, no console error until they leave."""
    with context(browser, size, dark=dark, lang=lang) as found:
        yield visitor_in(found, base)


@contextmanager
def context(
    browser: Browser, size: Size, *, dark: bool = False, lang: str = "en"
) -> Iterator[BrowserContext]:
    width, height = SIZES[size]
    phone = "phone" in size
    made = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        locale=lang,
        has_touch=phone,
        is_mobile=phone,
    )
    made.set_default_timeout(2 * PATIENCE)
    try:
        yield made
    finally:
        made.close()


def visitor_in(context: BrowserContext, base: str) -> Visitor:
    """One more page of the same person."""
    found = Visitor(context.new_page(), base)

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            found.complaints.append(message.text)

    found.page.on("console", heard)
    found.page.on("pageerror", lambda error: found.complaints.append(str(error)))
    return found


@contextmanager
def time_stands_still(page: Page) -> Iterator[None]:
    """What the page does by itself after a moment waits, however long the steps here take."""
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=1))
    yield
    page.clock.resume()


def picture(visitor: Visitor, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=path)
