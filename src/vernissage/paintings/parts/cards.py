"""Paintings as cards and tiles: the picture in its frame, with everything a player must read."""

from collections.abc import Callable
from math import sqrt

from vernissage.paintings.animals.scenes import ANIMALS
from vernissage.paintings.artists.bahut import bahut
from vernissage.paintings.artists.darmoir import darmoir
from vernissage.paintings.artists.koriko import koriko
from vernissage.paintings.artists.nex import nex
from vernissage.paintings.artists.sadland import sadland
from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import INK, PAPER, Colour, oklch
from vernissage.paintings.brush.mood import MOODS, Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, box, quarter, trace
from vernissage.paintings.catalogue import (
    ART_SOCIETY,
    CITY_TILES,
    LANDSCAPE_TILES,
    MUSEE,
    auction_of,
)
from vernissage.paintings.nature.scenes import LANDSCAPES
from vernissage.paintings.parts.frames import frame, mat
from vernissage.paintings.parts.lettering import letters
from vernissage.paintings.parts.marks import ARTISTS, THEMES, TYPES, ink_on, plate, sign
from vernissage.paintings.portrait.composition import portrait
from vernissage.paintings.still_life.composition import still_life
from vernissage.paintings.town.architecture import BUILDINGS
from vernissage.paintings.town.city import CITIES
from vernissage.paintings.water.scenes import WATERS

SCENES: dict[str, Callable[[Scene], None]] = {
    **LANDSCAPES,
    **WATERS,
    **CITIES,
    **BUILDINGS,
    **ANIMALS,
}
STYLES = {"nex": nex, "bahut": bahut, "darmoir": darmoir, "sadland": sadland, "koriko": koriko}
AREA = 120000.0


def measure(w: float, h: float) -> tuple[float, float]:
    """The painter's own units: every picture has the same area, so every brush the same size."""
    across = sqrt(AREA * w / h)
    return across, AREA / across


def scene_in(
    canvas: Canvas, chance: Chance, subject: str, x: float, y: float, w: float, h: float
) -> None:
    """Paints a subject such as `alps dawn` or `portrait 30` into a place on the canvas."""
    across, down = measure(w, h)
    canvas.begin(x, y, w, h, across, down)
    what, how = subject.split()
    light = MOODS.get(how, MOODS["day"])
    scene = Scene(canvas, chance, across, down, light, side=chance.side())
    if what == "portrait":
        portrait(scene, int(how))
    elif what == "still":
        still_life(scene, int(how))
    else:
        SCENES[what](scene)
    canvas.end()


def subject_of(code: str) -> str:
    """What an Art Society tile shows."""
    tile = ART_SOCIETY[code]
    if tile.type == "L":
        return LANDSCAPE_TILES[tile.number]
    if tile.type == "C":
        return CITY_TILES[tile.number]
    return f"{'portrait' if tile.type == 'P' else 'still'} {tile.number}"


def tile(canvas: Canvas, chance: Chance, code: str, w: float, h: float, pixel: float) -> None:
    """An Art Society painting in its frame, with the mark of its type on the lower edge."""
    what = ART_SOCIETY[code]
    inner = Canvas(canvas.prefix)
    edge = frame(inner, what.frame, w, h, pixel)
    scene_in(canvas, chance, subject_of(code), edge, edge, w - 2 * edge, h - 2 * edge)
    adopt(canvas, inner)
    name, tone = TYPES[what.type]
    plate(canvas, name, tone, w / 2, h - 10.5, 32, 19)


def adopt(canvas: Canvas, other: Canvas) -> None:
    """Puts what was drawn apart on top; its gradients get ids of their own."""
    text, defs = "".join(other.parts), "".join(other.defs)
    mark, fresh = f"{other.prefix}", f"{canvas.prefix}f"
    canvas.parts.append(text.replace(f"url(#{mark}", f"url(#{fresh}"))
    canvas.defs.append(defs.replace(f'id="{mark}', f'id="{fresh}'))


def musee_card(canvas: Canvas, chance: Chance, number: str, w: float, h: float) -> None:
    """A Musée painting in its mat, with its number and the mark of its theme."""
    side, foot = 15.0, 50.0
    mat(canvas, w, h, side, side, w - 2 * side, h - side - foot)
    scene_in(canvas, chance, MUSEE[int(number)], side, side, w - 2 * side, h - side - foot)
    name, tone = THEMES[int(number) % 5]
    letters(canvas, number, side + 2, h - foot + 13, 27, INK, 0.95)
    plate(canvas, name, tone, w - side - 25, h - foot / 2 + 1.5, 50, 31)


def band(canvas: Canvas, artist: str, x: float, y: float, w: float, h: float) -> None:
    """The edge of a Modern Art card: the artist's colour and the artist's pattern."""
    tone = ARTISTS[artist][1]
    right = ("M", x + w, y, "v", h, "H", x + 9)
    canvas.shape(trace(*right, "q", -9, 0, -9, -9, "V", y + 9, "q", 0, -9, 9, -9, "z"), tone)
    PATTERNS[artist](canvas, x, y + 5, w, h - 10, tone.lighter(0.16))


def quarters(canvas: Canvas, x: float, y: float, w: float, h: float, tone: Colour) -> None:
    """Nex: quarter discs."""
    size = w / 2
    d = ""
    for k in range(int(h / size)):
        for i in range(2):
            cx, cy = x + i * size, y + k * size
            d += (
                quarter(cx, cy, size, size)
                if (k + i) % 2
                else quarter(cx + size, cy + size, -size, -size)
            )
    canvas.shape(d, tone)


def swells(canvas: Canvas, x: float, y: float, w: float, h: float, tone: Colour) -> None:
    """Bahut: waves."""
    q = w / 4
    d = "".join(
        f"M{x:.1f} {y + 4 + k * 9:.1f}q{q:.1f} -7 {q * 2:.1f} 0q{q:.1f} 7 {q * 2:.1f} 0"
        for k in range(int(h / 9))
    )
    canvas.line(d, tone, 2.6, cap="butt")


def bars(canvas: Canvas, x: float, y: float, w: float, h: float, tone: Colour) -> None:
    """Darmoir: fields, one above the other."""
    canvas.shape("".join(box(x + 4, y + 3 + k * 18, w - 8, 11) for k in range(int(h / 18))), tone)


def spots(canvas: Canvas, x: float, y: float, w: float, h: float, tone: Colour) -> None:
    """Sadland: drops."""
    for width, step in ((7, 1), (3.4, 2), (1.8, 3)):
        brush = Brush()
        for k in range(int(h / 13 * step)):
            brush.dab(x + (k * 0.618 * step + 0.13 * step) % 1.0 * w, y + k * 13 / step)
        canvas.line(brush.d, oklch(0.86, 0.18, 110) if step == 1 else tone.lighter(0.4), width)


def leaves(canvas: Canvas, x: float, y: float, w: float, h: float, tone: Colour) -> None:
    """Koriko: leaves along a stalk."""
    d, half = "", w / 2
    for k in range(int(h / 15)):
        cy = y + 14 + k * 15
        for way in (-1, 1):
            d += trace(
                "M",
                x + half,
                cy,
                "q",
                way * half * 0.2,
                -12,
                way * half * 0.82,
                -13,
                "q",
                -way * 2,
                12,
                -way * half * 0.82,
                13,
                "z",
            )
    canvas.shape(d, tone)
    canvas.line(f"M{x + half:.1f} {y:.1f}v{h:.1f}", tone, 1.6)


PATTERNS = {"nex": quarters, "bahut": swells, "darmoir": bars, "sadland": spots, "koriko": leaves}


def modern_card(canvas: Canvas, chance: Chance, card: str, w: float, h: float) -> None:
    """A Modern Art painting beside its artist's band, letter, glyph and auction sign."""
    artist, place = card.split("-")
    letter, tone = ARTISTS[artist]
    wide = 46.0
    canvas.rect(0, 0, w, h, PAPER, r=9)
    across, down = measure(w - wide - 18, h - 20)
    canvas.begin(wide + 9, 10, w - wide - 18, h - 20, across, down)
    STYLES[artist](canvas, chance, across, down, int(place) - 1)
    canvas.end()
    band(canvas, artist, 0, 0, wide, h)
    disc = (wide / 2, 27.0)
    canvas.rect(4, 5, wide - 8, 92, PAPER, r=7)
    letters(canvas, letter, disc[0], 12, 30, INK, 1.15, align="middle")
    sign(canvas, artist, disc[0], 70, 30, tone)
    canvas.rect(4, h - 48, wide - 8, 43, INK, r=7)
    sign(canvas, auction_of(card), disc[0], h - 26.5, 27, ink_on(INK))
