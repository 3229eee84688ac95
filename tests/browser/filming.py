"""A camera for a page: ten pictures for each second of the page's own time.

The page's clock is held and moved on by hand, and so is everything that moves on it. So a film is
the same on a machine that is busy, and no movement is missed between two pictures.
"""

import io
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

STEP: Final = 100
"""Milliseconds from one picture to the next."""
MOST_BYTES: Final = 3_000_000
QUALITIES: Final = (80, 70, 60, 50, 40, 30)
HOLD: Final = """() => { window.shown = new WeakMap(); }"""
MOVE_ON: Final = """step => { for (const one of document.getAnimations()) {
  const { endTime } = one.effect.getComputedTiming();
  const now = (window.shown.get(one) ?? 0) + step;
  window.shown.set(one, now);
  if (now >= endTime) one.finish(); else { one.pause(); one.currentTime = now; }
} }"""


class Film:
    """What the camera has seen, picture by picture."""

    def __init__(self, page: Page, width: int) -> None:
        self.page, self.width = page, width
        self.pictures: list[Image.Image] = []
        page.evaluate(HOLD)
        still = page.context.new_cdp_session(page)
        still.send("Animation.enable")
        still.send("Animation.setPlaybackRate", {"playbackRate": 0})

    def roll(self, seconds: float, *, unseen: bool = False) -> None:
        """Let the page's time go on; `unseen` without pictures."""
        for _ in range(round(seconds * 1000 / STEP)):
            self.page.clock.run_for(STEP)
            self.page.evaluate(MOVE_ON, STEP)
            if not unseen:
                self.pictures.append(self._picture())

    def _picture(self) -> Image.Image:
        taken = Image.open(io.BytesIO(self.page.screenshot(type="png"))).convert("RGB")
        height = round(taken.height * self.width / taken.width)
        return taken.resize((self.width, height), Image.Resampling.LANCZOS)

    def develop(self, path: Path) -> int:
        """Write it as one animated picture, as good as its size allows; how many bytes."""
        for quality in QUALITIES:
            found = self._packed(quality)
            if len(found) <= MOST_BYTES:
                path.write_bytes(found)
                return len(found)
        raise ValueError(f"{path.name} is too long a film: {len(self.pictures)} pictures")

    def _packed(self, quality: int) -> bytes:
        first, *others = self.pictures
        into = io.BytesIO()
        first.save(
            into,
            "WEBP",
            save_all=True,
            append_images=others,
            duration=STEP,
            loop=0,
            quality=quality,
            method=4,
        )
        return into.getvalue()
