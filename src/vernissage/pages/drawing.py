"""A drawing on a page: pictures of the product laid out in one SVG, in the colours of the page."""

import html
from collections.abc import Sequence
from typing import Final, Literal

from vernissage.paintings import natural_size, paint

Mark = Literal["played", "better"]
Box = tuple[float, float, float, float]
"""Where something lies: from the left, from above, its width and its height."""
LETTERS: Final = 15
FRAME: Final = 3
"""How far the frame of a mark stands off."""


class Drawing:
    """Shapes of one drawing, from left to right and from top to bottom."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.shapes: list[str] = []
        self.pictures: dict[tuple[str, str], None] = {}
        """What it shows, in the order in which it first does."""
        self.marked = False
        """Whether frames tell moves."""

    def slot(self, x: float, y: float, w: float, h: float) -> None:
        """An empty place."""
        self.shapes.append(f'<rect class="slot" {_box(x, y, w, h)}/>')

    def picture(self, deck: str, name: str, x: float, y: float, w: float, h: float) -> None:
        self.pictures[deck, name] = None
        self.shapes.append(f'<use href="#{picture_id(deck, name)}" {_box(x, y, w, h)}/>')

    def write(self, text: str, x: float, y: float) -> None:
        """A line of text, whose foot stands at y."""
        told = html.escape(text)
        self.shapes.append(f'<text x="{x:g}" y="{y:g}" font-size="{LETTERS}">{told}</text>')

    def mark(self, kind: Mark, x: float, y: float, w: float, h: float) -> None:
        """A frame around what was played, or what would have been better."""
        self.marked = True
        box = _box(x - FRAME, y - FRAME, w + 2 * FRAME, h + 2 * FRAME)
        self.shapes.append(f'<rect class="mark {kind}" {box} rx="4"/>')

    def mark_both(self, played: Sequence[Box], better: Sequence[Box]) -> None:
        """Frames for two moves; none around what they share."""
        for box in played:
            if box not in better:
                self.mark("played", *box)
        for box in better:
            if box not in played:
                self.mark("better", *box)

    def svg(self, label: str) -> str:
        """The drawing; its pictures are those of the page (`defined`)."""
        return (
            f'<svg viewBox="0 0 {self.width} {self.height}" role="img" '
            f'aria-label="{html.escape(label)}">{"".join(self.shapes)}</svg>'
        )


def picture_id(deck: str, name: str) -> str:
    return f"picture-{deck}-{name}"


def defined(deck: str, name: str, language: str) -> str:
    """The picture once, for every drawing of a page that shows it."""
    w, h = natural_size(deck, name)
    painted = paint(deck, name, w, h, language)
    return painted.replace("<svg ", f'<svg id="{picture_id(deck, name)}" ', 1)


def _box(x: float, y: float, w: float, h: float) -> str:
    return f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"'
