"""An array of pixels on which paintings are laid; each is drawn once and then remembered."""

from functools import lru_cache
from io import BytesIO
from typing import Final

import numpy as np
import vl_convert
from numpy.typing import NDArray
from PIL import Image

from vernissage.paintings import paint
from vernissage.paintings.brush.svg import Canvas
from vernissage.paintings.parts.lettering import letters, width_of

Pixels = NDArray[np.uint8]

WALL: Final = (233, 228, 218)
SLOT: Final = (214, 206, 192)
INK: Final = "#1e1b18"
ACCENT: Final = (176, 106, 60)


class Board:
    """Pixels: red, green, blue."""

    def __init__(self, width: int, height: int) -> None:
        self.pixels: Pixels = np.full((height, width, 3), WALL, np.uint8)

    def fill(self, x: int, y: int, w: int, h: int, colour: tuple[int, int, int] = SLOT) -> None:
        """A plain rectangle."""
        self.pixels[y : y + h, x : x + w] = colour

    def hang(self, kind: str, name: str, x: int, y: int, w: int, h: int) -> None:
        """A picture of the product, this large."""
        self._lay(picture(kind, name, w, h), x, y)

    def write(self, text: str, x: int, y: int, tall: int = 12) -> None:
        """Capitals and figures."""
        self._lay(lettering(text.upper(), tall), x, y)

    def _lay(self, drawn: Pixels, x: int, y: int) -> None:
        height, width = drawn.shape[:2]
        under = self.pixels[y : y + height, x : x + width]
        cover = drawn[..., 3:].astype(np.uint16)
        mixed = (drawn[..., :3] * cover + under * (255 - cover)) // 255
        under[:] = mixed.astype(np.uint8)


@lru_cache(maxsize=1000)
def picture(kind: str, name: str, w: int, h: int) -> Pixels:
    """A painting as pixels with their opacity."""
    return pixels_of(paint(kind, name, w, h))


@lru_cache(maxsize=1000)
def lettering(text: str, tall: int) -> Pixels:
    """A line of text as pixels with their opacity."""
    canvas = Canvas("label-")
    letters(canvas, text, 1, 1, tall, INK, 1.1)
    w, h = round(width_of(text) * tall / 6) + 3, tall + 3
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"'
    return pixels_of(f'{head} stroke-linecap="round" stroke-linejoin="round">{canvas.text()}</svg>')


def pixels_of(svg: str) -> Pixels:
    """Red, green, blue and opacity of a drawing."""
    return np.asarray(Image.open(BytesIO(vl_convert.svg_to_png(svg))).convert("RGBA"))
