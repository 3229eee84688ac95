"""`paint`: the one door to every picture."""

from xml.sax.saxutils import escape

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.svg import Canvas, number
from vernissage.paintings.catalogue import ART_SOCIETY, DECKS
from vernissage.paintings.decor.tiles import decor
from vernissage.paintings.parts.cards import modern_card, musee_card, tile
from vernissage.paintings.parts.covers import SIZES as COVER_SIZES
from vernissage.paintings.parts.covers import cover
from vernissage.paintings.parts.tokens import size_of, token
from vernissage.paintings.words import phrase, title

VERSION = "v1"
CELL = (100.0, 70.0)
LARGEST = 100_000
PREFIXES = {
    "modern-art": "ma",
    "art-society": "as",
    "musee": "mu",
    "decor": "de",
    "tokens": "to",
    "covers": "co",
}
SHAPES = {"d1": (1, 1), "d2h": (2, 1), "d2v": (1, 2), "d3h": (3, 1), "d3v": (1, 3)}


def natural_size(kind: str, id: str) -> tuple[float, float]:  # noqa: A002
    """The size a picture is composed for."""
    if kind == "art-society":
        what = ART_SOCIETY[id]
        return what.columns * CELL[0], what.rows * CELL[1]
    if kind == "decor":
        columns, rows = SHAPES[id.split("-")[0]]
        return columns * CELL[0], rows * CELL[1]
    if kind == "tokens":
        return size_of(id)
    if kind == "covers":
        return COVER_SIZES[id]
    return (240.0, 336.0) if kind == "modern-art" else (240.0, 300.0)


class PictureError(Exception):
    """A picture that cannot be had: the message says why and what to do instead."""


def check(kind: str, id: str, w: float | None, h: float | None, language: str) -> None:  # noqa: A002
    """Refuses a picture that is not there, and a size that no picture has."""
    if id not in DECKS.get(kind, ()):
        subject, decks = f"{kind}/{id}", ", ".join(DECKS)
        raise PictureError(phrase(language, "picture-unknown", subject=subject, decks=decks))
    for side in (w, h):
        if side is not None and not 0 < side <= LARGEST:
            most = str(LARGEST)
            raise PictureError(phrase(language, "picture-size", side=f"{side:g}", most=most))


def paint(
    kind: str,
    id: str,  # noqa: A002
    w: float | None = None,
    h: float | None = None,
    language: str = "en",
) -> str:
    """One picture as SVG text: always the same bytes for the same arguments."""
    check(kind, id, w, h, language)
    across, down = natural_size(kind, id)
    w = across if w is None else w
    h = w * down / across if h is None else h
    down = across * h / w
    canvas = Canvas(f"{PREFIXES[kind]}{id}-")
    draw(canvas, kind, id, across, down, across / w)
    label = f"{canvas.prefix}t"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(w)}" height="{number(h)}"'
        f' viewBox="0 0 {number(across)} {number(down)}" role="img" aria-labelledby="{label}"'
        f' stroke-linecap="round" stroke-linejoin="round">'
        f'<title id="{label}">{escape(title(kind, id, language))}</title>{canvas.text()}</svg>'
    )


def draw(canvas: Canvas, kind: str, id: str, w: float, h: float, pixel: float) -> None:  # noqa: A002
    """Paints a picture of any deck onto a canvas of its own measure."""
    chance = Chance(f"{VERSION}/{kind}/{id}")
    if kind == "art-society":
        tile(canvas, chance, id, w, h, pixel)
    elif kind == "musee":
        musee_card(canvas, chance, id, w, h)
    elif kind == "modern-art":
        modern_card(canvas, chance, id, w, h)
    elif kind == "decor":
        decor(canvas, chance, id, w, h)
    elif kind == "tokens":
        token(canvas, chance, id, w, h)
    else:
        cover(canvas, chance, id, w, h)
