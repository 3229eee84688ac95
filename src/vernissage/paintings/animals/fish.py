"""Carp seen from above, around 0, 0, about 200 long."""

from vernissage.paintings.animals.birds import BLACK_EYE
from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, palette
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, points, polygon, smooth

KOI = palette("0.93 0.03 70, 0.72 0.17 52, 0.90 0.06 85, 0.66 0.18 40, 0.80 0.13 75, 0.95 0.01 90")
PATCHES = palette(
    "0.62 0.20 35, 0.95 0.02 80, 0.28 0.03 270, 0.94 0.02 80, 0.58 0.19 32, 0.64 0.19 38"
)


def koi(canvas: Canvas, chance: Chance, tone: Colour, patch: Colour) -> None:
    """One carp from above, swimming left."""
    fin = tone.lighter(0.1)
    canvas.shape(
        smooth([(60, 0), (96, -26), (110, -18), (92, 4), (108, 24), (94, 28)], closed=True),
        fin,
        0.75,
    )
    canvas.shape(
        polygon([(-26, -18), (2, -46), (10, -16)]) + polygon([(-26, 18), (2, 46), (10, 16)]),
        fin,
        0.7,
    )
    canvas.shape(
        smooth(
            points("-84 0, -66 -18, -24 -26, 24 -18, 68 -4, 68 4, 24 18, -24 26, -66 18"),
            closed=True,
        ),
        canvas.down(-26, 26, tone.lighter(0.06), tone, tone.darker(0.12)),
    )
    for _ in range(3):
        x = chance.between(-54, 36)
        canvas.shape(
            smooth(
                [
                    (x - 14, -12),
                    (x + 6, -19 + abs(x) * 0.1),
                    (x + 18, -2),
                    (x + 2, 12),
                    (x - 16, 6),
                ],
                closed=True,
            ),
            patch,
        )
    canvas.line("M-40 0H56", tone.darker(0.14), 2, 0.5, dash="7 4")
    canvas.line("M-80 -6q-8 -6 -14 -4M-80 6q-8 6 -14 4", tone.darker(0.1), 1.6)
    canvas.disc(-66, -11, 2.6, BLACK_EYE)
    canvas.disc(-66, 11, 2.6, BLACK_EYE)
    scales = Brush()
    for k in range(18):
        x, y = -30 + (k % 6) * 13, -12 + (k // 6) * 12
        scales.bend(x, y - 4, x + 5, y, x, y + 4)
    canvas.line(scales.d, tone.darker(0.16), 1.2, 0.45)
