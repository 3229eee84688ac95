"""Decor tiles: a stretch of wallpaper, a thing on it, and its worth in shields."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, oklch, palette
from vernissage.paintings.brush.mood import MOODS, Scene
from vernissage.paintings.brush.svg import Canvas, oval
from vernissage.paintings.decor.furnishings import TALL, WIDE
from vernissage.paintings.decor.ornaments import SMALL
from vernissage.paintings.decor.trinkets import TONES
from vernissage.paintings.parts.marks import sign

PAPERS = palette(
    "0.88 0.03 85, 0.80 0.05 155, 0.82 0.05 230, 0.84 0.06 25, 0.72 0.06 190, 0.86 0.06 95,"
    "0.76 0.05 300, 0.58 0.07 160, 0.52 0.08 255, 0.56 0.10 25"
)
ORDER = {
    "d1": tuple(SMALL), "d2h": ("plates", "bookshelf", "ship", "garland", "swords", "mantel"),
    "d2v": ("flowers", "pendulum", "mirror", "lantern", "bust", "palm"),
    "d3h": ("bookshelf", "garland", "mantel", "plates", "tapestry", "ship"),
    "d3v": ("pendulum", "banner", "palm", "bust", "flowers", "lantern"),
}  # fmt: skip


def thing_of(id: str) -> str:  # noqa: A002
    """What a decor tile shows."""
    shape, place = id.split("-")
    return ORDER[shape][(int(place) - 1) % len(ORDER[shape])]


def wallpaper(canvas: Canvas, w: float, h: float, tone: Colour, number: int) -> None:
    """Stripes, diamonds, sprigs or plain silk."""
    canvas.rect(0, 0, w, h, canvas.down(0, h, tone.lighter(0.03), tone.darker(0.04)))
    ink = tone.darker(0.06)
    kind = number % 4
    if kind == 0:
        canvas.line(
            "".join(f"M{x} 0V{h:.0f}" for x in range(10, int(w), 20)), ink, 8, 0.6, cap="butt"
        )
    elif kind == 1:
        canvas.line(
            "".join(
                f"M{x} 0l{h:.0f} {h:.0f}M{x} {h:.0f}l{h:.0f} {-h:.0f}"
                for x in range(-int(h), int(w), 24)
            ),
            ink,
            1.4,
            0.8,
        )
    elif kind == 2:
        canvas.shape(
            "".join(
                oval(x + (y // 20 % 2) * 12, y, 3, 4.6)
                for y in range(6, int(h), 20)
                for x in range(8, int(w), 24)
            ),
            ink,
        )
    canvas.line(f"M0 0H{w:.0f}V{h:.0f}H0z", tone.darker(0.22), 2.4)
    canvas.line(f"M2.5 2.5H{w - 2.5:.1f}V{h - 2.5:.1f}H2.5z", tone.lighter(0.08), 1)


def decor(canvas: Canvas, chance: Chance, id: str, w: float, h: float) -> None:  # noqa: A002
    """One tile; each round of things has other paper and other tones."""
    shape, place = id.split("-")
    k = int(place) - 1
    round_ = k // len(ORDER[shape])
    paper = PAPERS[(k * 3 + round_) % len(PAPERS)]
    tone = TONES[(k * 5 + round_ * 3) % len(TONES)]
    if abs(tone.light - paper.light) < 0.1:
        tone = tone.darker(0.16) if paper.light > 0.6 else tone.lighter(0.2)
    wallpaper(canvas, w, h, paper, k + round_)
    scene = Scene(canvas, chance, w, h, MOODS["day"], side=-1 if k % 2 else 1)
    canvas.move(w / 2, h / 2 + (1 if shape == "d1" else 0))
    name = thing_of(id)
    if shape == "d1":
        SMALL[name](scene, tone, k + round_)
    elif shape.endswith("h"):
        WIDE[name](scene, tone, k + round_, w / 2)
    else:
        TALL[name](scene, tone, k + round_, h / 2)
    canvas.rest()
    shields(canvas, int(shape[1]), w, h)


def shields(canvas: Canvas, worth: int, w: float, h: float) -> None:
    """One shield for each point, in the lower corner."""
    for k in range(worth):
        x = w - 11 - 14 * (worth - 1 - k)
        sign(canvas, "shield", x, h - 12, 16, oklch(0.97, 0.02, 88))
        sign(canvas, "shield", x, h - 12, 13, oklch(0.38, 0.09, 262))
