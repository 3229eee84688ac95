"""Darmoir: soft fields of colour, stacked, glowing at their edges."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, palette
from vernissage.paintings.brush.strokes import inside, lay
from vernissage.paintings.brush.svg import Canvas

SETS = (
    "0.40 0.16 25, 0.66 0.19 40, 0.78 0.16 65",
    "0.32 0.12 305, 0.54 0.18 320, 0.72 0.15 350",
    "0.56 0.20 32, 0.80 0.15 78, 0.44 0.17 22",
    "0.24 0.06 320, 0.46 0.17 20, 0.36 0.14 300",
    "0.70 0.17 52, 0.52 0.20 25, 0.86 0.12 85",
    "0.46 0.16 345, 0.74 0.12 320, 0.34 0.13 290",
    "0.30 0.10 25, 0.24 0.06 300, 0.62 0.19 42",
    "0.82 0.12 75, 0.70 0.17 45, 0.58 0.19 355",
    "0.22 0.05 280, 0.50 0.17 310, 0.68 0.18 35",
    "0.88 0.05 85, 0.66 0.19 40, 0.50 0.18 25",
    "0.36 0.13 15, 0.56 0.16 345, 0.26 0.08 310",
    "0.52 0.15 300, 0.80 0.10 320, 0.70 0.17 50",
    "0.20 0.03 20, 0.40 0.15 25, 0.30 0.10 330",
    "0.62 0.16 330, 0.50 0.19 15, 0.84 0.09 60",
)
FIELDS = (
    ((0.06, 0.40), (0.44, 0.94)),
    ((0.05, 0.28), (0.32, 0.62), (0.66, 0.95)),
    ((0.06, 0.66), (0.70, 0.94)),
    ((0.05, 0.20), (0.24, 0.40), (0.44, 0.72), (0.76, 0.95)),
    ((0.07, 0.16), (0.20, 0.93)),
    ((0.06, 0.50), (0.53, 0.60), (0.63, 0.94)),
    ((0.10, 0.90),),
)


def darmoir(canvas: Canvas, chance: Chance, w: float, h: float, number: int) -> None:
    """One work: a ground and one to four fields, stacked or side by side."""
    ground, *fields = palette(SETS[number % len(SETS)])
    canvas.rect(0, 0, w, h, canvas.down(0, h, ground.lighter(0.04), ground, ground.darker(0.05)))
    lay(
        canvas,
        chance,
        [ground.lighter(0.05), ground.darker(0.05)],
        inside(chance, 0, 0, w, h),
        count=46,
        length=70,
        width=16,
        jitter=0.5,
        opacity=0.25,
    )
    upright = number % 7 == 4
    for k, (top, low) in enumerate(FIELDS[number * 3 % len(FIELDS)]):
        tone = fields[k % 2] if k < 2 else fields[0].mix(fields[1], 0.5).lighter(0.06)
        inset = w * chance.between(0.07, 0.11)
        if upright:
            field(canvas, chance, w * top, h * 0.06, w * (low - top), h * 0.88, tone)
        else:
            field(canvas, chance, inset, h * top, w - inset * 2, h * (low - top), tone)


def field(
    canvas: Canvas, chance: Chance, x: float, y: float, w: float, h: float, tone: Colour
) -> None:
    """A field whose edge dissolves: the same shape laid several times, each a little smaller."""
    for k in range(5):
        grow = 7 - 3.4 * k
        canvas.rect(x - grow, y - grow, w + grow * 2, h + grow * 2, tone, 0.24 + 0.05 * k, r=9)
    cloud = [tone.lighter(0.07), tone.darker(0.06), tone.lighter(0.03)]
    across = inside(chance, x + 8, y + 4, max(4, w - 16), max(4, h - 8))
    lay(
        canvas,
        chance,
        cloud,
        across,
        count=54,
        length=min(60, w * 0.4),
        width=9,
        jitter=0.25,
        opacity=0.22,
    )
    rim = [tone, tone.lighter(0.05)]
    for edge in (y, y + h):
        lay(
            canvas,
            chance,
            rim,
            inside(chance, x, edge - 3, w, 6),
            count=26,
            length=22,
            width=5,
            jitter=0.25,
            opacity=0.5,
        )
    for edge in (x, x + w):
        lay(
            canvas,
            chance,
            rim,
            inside(chance, edge - 3, y, 6, h),
            count=20,
            length=18,
            width=5,
            angle=1.57,
            jitter=0.25,
            opacity=0.45,
        )
