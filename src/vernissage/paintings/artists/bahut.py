"""Bahut: contour waves that swell until the flat sheet seems to breathe."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, palette
from vernissage.paintings.brush.exact import PI, cos, sin
from vernissage.paintings.brush.svg import Canvas, smooth

SETS = (
    "0.28 0.04 200, 0.97 0.01 180, 0.60 0.10 190",
    "0.16 0.01 200, 0.96 0.01 90, 0.70 0.11 185",
    "0.95 0.02 170, 0.36 0.08 200, 0.18 0.02 210",
    "0.60 0.10 192, 0.98 0.01 180, 0.22 0.04 205",
)
Swelling = tuple[float, float, float, float]


def bump(x: float, y: float, swellings: list[Swelling]) -> float:
    """How far the sheet is lifted here; a bell made of plain fractions."""
    lift = 0.0
    for cx, cy, reach, tall in swellings:
        d = ((x - cx) * (x - cx) + (y - cy) * (y - cy)) / (reach * reach)
        lift += tall / ((1 + d) * (1 + d))
    return lift


def bahut(canvas: Canvas, chance: Chance, w: float, h: float, number: int) -> None:
    """One work: lines over a sheet that swells, or every fourth time rings."""
    tones = palette(SETS[number % 4])
    canvas.rect(0, 0, w, h, tones[0])
    swellings: list[Swelling] = [
        (
            w * chance.between(0.2, 0.8),
            h * chance.between(0.2, 0.8),
            w * chance.between(0.2, 0.42),
            h * chance.between(0.1, 0.2) * chance.side(),
        )
        for _ in range(1 + number % 3)
    ]
    if number % 4 == 3:
        rings(canvas, chance, w, h, tones, swellings)
    else:
        waves(canvas, chance, w, h, tones, swellings, number)


def waves(
    canvas: Canvas,
    chance: Chance,
    w: float,
    h: float,
    tones: list[Colour],
    swellings: list[Swelling],
    number: int,
) -> None:
    """Lines across, upright or slanting; lines in two weights."""
    count = (22, 15, 30, 18)[number % 4]
    upright = number % 5 == 2
    slant = (0.0, 0.25, -0.3, 0.0, 0.5)[number % 5]
    phase, amp = chance.between(0, 2 * PI), (6, 12, 4, 18)[number // 3 % 4]
    first, second = "", ""
    long, broad = (h, w) if upright else (w, h)
    for k in range(-6, count + 7):
        points = []
        for i in range(10):
            s = long * (i / 9 * 1.08 - 0.04)
            t = broad * (k + 0.5) / count + slant * (s - long / 2)
            x, y = (t, s) if upright else (s, t)
            t += amp * sin(s / long * 2 * PI * (1 + number % 2) + phase) + bump(x, y, swellings)
            points.append((t, s) if upright else (s, t))
        if k % 2:
            first += smooth(points)
        else:
            second += smooth(points)
    thick = broad / count
    canvas.line(first, tones[1], thick * 0.44)
    canvas.line(second, tones[2], thick * (0.44 if number % 3 else 0.2))


def rings(
    canvas: Canvas,
    chance: Chance,
    w: float,
    h: float,
    tones: list[Colour],
    swellings: list[Swelling],
) -> None:
    """Rings that drift as they grow."""
    cx, cy = w * chance.between(0.3, 0.7), h * chance.between(0.3, 0.7)
    drift_x, drift_y = chance.near(0, w * 0.02), chance.near(0, h * 0.02)
    first, second = "", ""
    for k in range(1, 36):
        r = k * w * 0.042
        points = []
        for i in range(12):
            a = 2 * PI * i / 12
            x, y = cx + drift_x * k + r * cos(a), cy + drift_y * k + r * sin(a) * 1.1
            points.append((x, y + bump(x, y, swellings) * 0.8))
        if k % 2:
            first += smooth(points, closed=True)
        else:
            second += smooth(points, closed=True)
    canvas.line(first, tones[1], w * 0.021)
    canvas.line(second, tones[2], w * 0.013)
