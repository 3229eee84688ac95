"""Koriko: leaves cut from painted paper, on quartered grounds."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, palette
from vernissage.paintings.brush.exact import PI, Point, cos, sin
from vernissage.paintings.brush.svg import Canvas, box, numbers, oval, smooth, trace

SETS = (
    "0.46 0.11 150, 0.82 0.10 0, 0.82 0.08 230, 0.95 0.03 85, 0.68 0.16 38",
    "0.40 0.09 155, 0.76 0.13 350, 0.86 0.06 220, 0.96 0.02 90, 0.80 0.14 85",
    "0.52 0.13 145, 0.88 0.07 10, 0.66 0.11 240, 0.94 0.04 80, 0.58 0.18 30",
    "0.36 0.08 165, 0.84 0.10 20, 0.74 0.09 215, 0.97 0.02 85, 0.52 0.15 300",
)


def koriko(canvas: Canvas, chance: Chance, w: float, h: float, number: int) -> None:
    """One work: sheets of coloured paper, and leaves laid on them by one of six plans."""
    tones = palette(SETS[number % 4])
    grounds(canvas, w, h, tones, number)
    PLANS[number % len(PLANS)](canvas, chance, w, h, tones, number)


def grounds(canvas: Canvas, w: float, h: float, tones: list[Colour], number: int) -> None:
    """Two, three or four sheets that meet."""
    a, b = w * (0.5, 0.36, 0.62)[number % 3], h * (0.5, 0.34, 0.66, 0.42)[number % 4]
    order = [tones[(k * 2 + number) % 5] for k in range(4)]
    canvas.shape(box(0, 0, w, h), order[0])
    canvas.shape(box(a, 0, w - a, b), order[1])
    canvas.shape(box(0, b, a, h - b), order[2])
    if number % 5:
        canvas.shape(box(a, b, w - a, h - b), order[3])


def frond(
    canvas: Canvas,
    foot: Point,
    long: float,
    turn: float,
    lobes: int,
    tone: Colour,
    *,
    fat: float = 1.0,
) -> None:
    """A stalk with lobes on both sides, cut in one piece."""
    d = ""
    for k in range(1, lobes + 1):
        t = k / (lobes + 0.6)
        x, y = foot[0] + cos(turn) * long * t, foot[1] + sin(turn) * long * t
        size = long * 0.36 * (1 - 0.62 * t) * (0.7 + 0.3 * min(1.0, 3 * t))
        for way in (-1, 1):
            a = turn + way * (1.05 - 0.35 * t)
            d += lobe(x, y, size, a, fat)
    tip = (foot[0] + cos(turn) * long * 0.86, foot[1] + sin(turn) * long * 0.86)
    d += lobe(*tip, long * 0.18, turn, fat)
    canvas.shape(d, tone)
    canvas.line(f"M{numbers(foot)}L{numbers(tip)}", tone, long * 0.035 * fat)


def lobe(x: float, y: float, size: float, a: float, fat: float) -> str:
    """One lobe of a leaf, as an outline from its root to its tip and back."""
    tip = (x + cos(a) * size, y + sin(a) * size)
    side = size * 0.42 * fat
    nx, ny = -sin(a) * side, cos(a) * side
    mx, my = x + cos(a) * size * 0.62, y + sin(a) * size * 0.62
    return trace("M", x, y, "Q", mx + nx, my + ny, *tip, "Q", mx - nx, my - ny, x, y, "z")


def single(
    canvas: Canvas, chance: Chance, w: float, h: float, tones: list[Colour], number: int
) -> None:
    """One great leaf."""
    turn = -PI / 2 + chance.near(0, 0.35)
    foot = (w * 0.5 - cos(turn) * h * 0.36, h * 0.92)
    frond(canvas, (foot[0] + 6, foot[1] + 5), h * 0.86, turn, 7, tones[0].darker(0.12), fat=1.1)
    frond(
        canvas,
        foot,
        h * 0.86,
        turn,
        7,
        tones[(number + 1) % 5] if number % 2 else tones[0],
        fat=1.1,
    )


def scattered(
    canvas: Canvas, chance: Chance, w: float, h: float, tones: list[Colour], number: int
) -> None:
    """Small leaves drifting over all four sheets."""
    for k in range(9):
        foot = (w * (0.14 + 0.34 * (k % 3)) + chance.near(0, 12), h * (0.3 + 0.3 * (k // 3)))
        frond(
            canvas,
            foot,
            h * chance.between(0.2, 0.27),
            chance.between(-2.4, -0.7),
            4,
            tones[(k + number) % 5],
            fat=1.3,
        )


def bouquet(
    canvas: Canvas, chance: Chance, w: float, h: float, tones: list[Colour], number: int
) -> None:
    """Several stalks from one pot."""
    for k, turn in enumerate((-2.25, -1.0, -1.85, -1.35, -1.6)):
        frond(
            canvas,
            (w * 0.5, h * 0.74),
            h * (0.52, 0.5, 0.6, 0.58, 0.64)[k],
            turn,
            6,
            tones[(k + number) % 5],
            fat=1.15,
        )
    pot = (
        smooth(
            [
                (w * 0.34, h * 0.7),
                (w * 0.36, h * 0.86),
                (w * 0.42, h * 0.95),
                (w * 0.58, h * 0.95),
                (w * 0.64, h * 0.86),
                (w * 0.66, h * 0.7),
            ]
        )
        + "z"
    )
    canvas.shape(pot, tones[(number + 4) % 5].darker(0.1))
    canvas.shape(oval(w * 0.5, h * 0.82, w * 0.07, w * 0.07), tones[3])


def facing(
    canvas: Canvas, chance: Chance, w: float, h: float, tones: list[Colour], number: int
) -> None:
    """Two leaves from opposite corners, fruit between them."""
    frond(canvas, (w * 0.04, h * 0.98), h * 0.66, -1.15, 6, tones[0], fat=1.2)
    frond(
        canvas,
        (w * 0.96, h * 0.02),
        h * 0.66,
        2.0,
        6,
        tones[(number + 2) % 5].darker(0.08),
        fat=1.2,
    )
    for k in range(5):
        r = w * chance.between(0.045, 0.08)
        canvas.shape(
            oval(w * (0.2 + 0.16 * k), h * (0.34 + 0.08 * k), r, r), tones[4] if k % 2 else tones[1]
        )


def seaweed(
    canvas: Canvas, chance: Chance, w: float, h: float, tones: list[Colour], number: int
) -> None:
    """Rising weeds and the cut-out left over from them."""
    for k in range(4):
        foot = (w * (0.14 + 0.24 * k), h * 1.02)
        frond(
            canvas,
            foot,
            h * (0.5, 0.86, 0.66, 0.78)[(k + number) % 4],
            -PI / 2 + chance.near(0, 0.16),
            8,
            tones[(k * 2 + number) % 5],
            fat=0.9,
        )
    for k in range(4):
        x, y = w * (0.2 + 0.2 * k), h * chance.between(0.06, 0.24)
        canvas.shape(
            smooth(
                [
                    (x - 22, y),
                    (x - 4, y - 10),
                    (x + 16, y - 3),
                    (x + 30, y - 12),
                    (x + 28, y + 10),
                    (x + 14, y + 4),
                    (x - 4, y + 9),
                ],
                closed=True,
            ),
            tones[(k + 3) % 5],
        )


def sun(
    canvas: Canvas, chance: Chance, w: float, h: float, tones: list[Colour], number: int
) -> None:
    """Leaves round a disc."""
    middle = (w * 0.5, h * (0.4 if number % 2 else 0.55))
    for k in range(9):
        a = 2 * PI * k / 9 + 0.2
        foot = (middle[0] + cos(a) * w * 0.16, middle[1] + sin(a) * w * 0.16)
        frond(
            canvas, foot, w * 0.42, a, 4, tones[(k + number) % 3] if k % 2 else tones[0], fat=1.25
        )
    canvas.shape(oval(*middle, w * 0.15, w * 0.15), tones[4])


PLANS = (single, scattered, bouquet, facing, seaweed, sun)
