"""Sadland: thrown paint. Lines that thin as they fly, drops, runs, one acid accent."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, palette
from vernissage.paintings.brush.exact import PI, Point, cos, sin
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, smooth

SETS = (
    "0.16 0.005 90, 0.95 0.01 90, 0.55 0.01 90, 0.90 0.19 110",
    "0.93 0.02 88, 0.18 0.01 60, 0.60 0.02 70, 0.88 0.19 108",
    "0.20 0.01 270, 0.92 0.02 90, 0.45 0.03 260, 0.88 0.20 112",
    "0.90 0.03 85, 0.22 0.02 30, 0.50 0.16 28, 0.86 0.19 105",
    "0.17 0.005 90, 0.70 0.02 90, 0.36 0.01 90, 0.91 0.19 112",
)


def sadland(canvas: Canvas, chance: Chance, w: float, h: float, number: int) -> None:
    """One work: throws in one of six gestures, then spatter, then runs."""
    tones = palette(SETS[number % 5])
    canvas.rect(0, 0, w, h, tones[0])
    spread = GESTURES[number % len(GESTURES)]
    for k in range(14 + number % 4 * 3):
        tone = tones[1 + (k % 3 if k % 4 else 0)]
        start, turn, reach = spread(chance, w, h, k)
        thrown(
            canvas,
            chance,
            start,
            turn,
            reach,
            tone,
            curl=chance.near(0, (1.2, 2.6, 0.5)[number % 3]),
        )
    for tone, count in ((tones[1], 46), (tones[2], 26), (tones[3], 26)):
        spatter(canvas, chance, w, h, tone, count)
    runs(canvas, chance, w, h, tones[3], 2 + number % 4)


def thrown(
    canvas: Canvas,
    chance: Chance,
    start: Point,
    turn: float,
    reach: float,
    tone: Colour,
    *,
    curl: float,
) -> None:
    """One throw: a heavy head, a curling body, a thread at the end."""
    x, y = start
    points = [start]
    for _ in range(9):
        turn += curl / 9 + chance.near(0, 0.5)
        x, y = x + cos(turn) * reach / 9, y + sin(turn) * reach / 9
        points.append((x, y))
    thick = chance.between(2.6, 7.5)
    canvas.line(smooth(points[:5]), tone, thick)
    canvas.line(smooth(points[4:8]), tone, thick * 0.6)
    canvas.line(smooth(points[7:]), tone, thick * 0.28)
    blots, drops = Brush(), Brush()
    for px, py in points[1:4:2]:
        blots.dab(px + chance.near(0, 2), py + chance.near(0, 2))
    for px, py in points[2:]:
        drops.dab(px + chance.near(0, 16), py + chance.near(0, 16))
    canvas.line(blots.d, tone, thick * chance.between(1.4, 2.4))
    canvas.line(drops.d, tone, thick * 0.5)


def spatter(canvas: Canvas, chance: Chance, w: float, h: float, tone: Colour, count: int) -> None:
    """Drops of three sizes around one place."""
    cx, cy = w * chance.between(0.2, 0.8), h * chance.between(0.2, 0.8)
    for width, share in ((1.6, 0.6), (3.4, 0.3), (7.0, 0.1)):
        brush = Brush()
        for _ in range(int(count * share) + 1):
            brush.dab(chance.near(cx, w * 0.6), chance.near(cy, h * 0.5))
        canvas.line(brush.d, tone, width * chance.between(0.8, 1.3))


def runs(canvas: Canvas, chance: Chance, w: float, h: float, tone: Colour, count: int) -> None:
    """Paint that ran down while it was wet."""
    lines, ends = Brush(), Brush()
    for _ in range(count):
        x, y = w * chance.between(0.1, 0.9), h * chance.between(0.05, 0.5)
        long = h * chance.between(0.12, 0.4)
        lines.stroke(x, y, x, y + long)
        ends.dab(x, y + long)
    canvas.line(lines.d, tone, 2.4)
    canvas.line(ends.d, tone, 6)


def anywhere(chance: Chance, w: float, h: float, k: int) -> tuple[Point, float, float]:
    """From anywhere to anywhere."""
    return (
        (w * chance.unit(), h * chance.unit()),
        chance.between(0, 2 * PI),
        w * chance.between(0.7, 1.3),
    )


def burst(chance: Chance, w: float, h: float, k: int) -> tuple[Point, float, float]:
    """Out of one point."""
    return (w * 0.45, h * 0.5), 2 * PI * k / 11 + chance.near(0, 0.2), h * chance.between(0.3, 0.6)


def across(chance: Chance, w: float, h: float, k: int) -> tuple[Point, float, float]:
    """Along the diagonal, like wind."""
    return (
        (w * chance.between(-0.1, 0.3), h * chance.between(0.3, 1.0)),
        -0.9,
        h * chance.between(0.5, 0.9),
    )


def curtain(chance: Chance, w: float, h: float, k: int) -> tuple[Point, float, float]:
    """From the top edge down."""
    return (w * (k + chance.unit()) / 12, -4.0), PI / 2, h * chance.between(0.5, 1.0)


def nest(chance: Chance, w: float, h: float, k: int) -> tuple[Point, float, float]:
    """Round and round the middle."""
    a = 2 * PI * k / 9
    return (
        (w * (0.5 + 0.3 * cos(a)), h * (0.5 + 0.3 * sin(a))),
        a + PI / 2,
        h * chance.between(0.5, 0.8),
    )


def band(chance: Chance, w: float, h: float, k: int) -> tuple[Point, float, float]:
    """A belt across the middle."""
    return (
        (w * chance.between(-0.1, 0.2), h * chance.near(0.5, 0.22)),
        0.0,
        w * chance.between(0.8, 1.3),
    )


GESTURES = (anywhere, burst, across, curtain, nest, band)
