"""Nex: arcs and triangles on a grid, in navy, ochre, brick and cream."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, palette
from vernissage.paintings.brush.exact import Point
from vernissage.paintings.brush.svg import Canvas, box, oval, polygon, quarter

SETS = (
    "0.30 0.07 262, 0.74 0.13 80, 0.56 0.15 35, 0.94 0.03 85, 0.66 0.05 230",
    "0.26 0.05 265, 0.68 0.12 70, 0.50 0.15 30, 0.90 0.04 80, 0.60 0.08 200",
    "0.34 0.08 258, 0.82 0.11 88, 0.62 0.14 45, 0.96 0.02 85, 0.46 0.08 160",
)


def nex(canvas: Canvas, chance: Chance, w: float, h: float, number: int) -> None:
    """One work by one of six plans; from the seventh on mirrored and in other tones."""
    tones = palette(SETS[(number + number // 6) % 3])
    canvas.rect(0, 0, w, h, tones[3])
    if number >= 6:
        canvas.move(w, 0, flip=-1)
    PLANS[number % len(PLANS)](canvas, chance, w, h, tones, number + number // 6)
    if number >= 6:
        canvas.rest()


def tile(
    canvas: Canvas,
    chance: Chance,
    x: float,
    y: float,
    a: float,
    b: float,
    tones: list[Colour],
    kind: int,
) -> None:
    """One field of the grid: ground, then a figure that touches its edges."""
    ground, figure = chance.shuffled(tones)[:2]
    canvas.shape(box(x, y, a + 0.3, b + 0.3), ground)
    corner: tuple[Point, ...] = ((x, y), (x + a, y), (x + a, y + b), (x, y + b))
    turn = chance.whole(0, 3)
    cx, cy = corner[turn]
    dx, dy = (a if cx == x else -a), (b if cy == y else -b)
    if kind == 0:
        canvas.shape(quarter(cx, cy, dx, dy), figure)
    elif kind == 1:
        canvas.shape(
            polygon([corner[turn], corner[(turn + 1) % 4], corner[(turn + 2) % 4]]), figure
        )
    elif kind == 2:
        canvas.shape(quarter(cx, cy, dx, dy), figure)
        canvas.shape(quarter(cx, cy, dx * 0.62, dy * 0.62), ground)
        canvas.shape(quarter(cx, cy, dx * 0.3, dy * 0.3), figure)
    elif kind == 3:
        canvas.shape(oval(x + a / 2, y + b / 2, a * 0.34, b * 0.34), figure)
    elif kind == 4:
        canvas.shape(
            polygon([corner[turn], corner[(turn + 1) % 4], (x + a / 2, y + b / 2)])
            + polygon([corner[(turn + 2) % 4], corner[(turn + 3) % 4], (x + a / 2, y + b / 2)]),
            figure,
        )
    else:
        canvas.shape(quarter(x, y + b / 2, a, -b / 2) + quarter(x, y + b / 2, a, b / 2), figure)


def grid(
    canvas: Canvas, chance: Chance, w: float, h: float, tones: list[Colour], number: int
) -> None:
    """Fields in rows and columns, each with its own figure."""
    columns = (3, 2, 4, 3)[number // 4 % 4]
    rows = (5, 3, 6, 4)[number // 4 % 4]
    kinds = ((0, 1, 2, 3), (0, 0, 5, 2), (1, 4, 1, 0), (5, 3, 0, 1))[number % 4]
    for row in range(rows):
        for column in range(columns):
            tile(
                canvas,
                chance,
                w * column / columns,
                h * row / rows,
                w / columns,
                h / rows,
                tones,
                chance.pick(kinds),
            )


def great_arcs(
    canvas: Canvas, chance: Chance, w: float, h: float, tones: list[Colour], number: int
) -> None:
    """Rainbows of arcs from two corners, a triangle between them."""
    canvas.shape(box(0, 0, w, h), tones[number % 2])
    for cx, cy, reach in ((0.0, h, w * 0.98), (w, 0.0, w * 0.8)):
        dx, dy = (1 if cx == 0 else -1), (1 if cy == 0 else -1)
        order = chance.shuffled(tones)
        for k in range(5):
            r = reach * (1 - 0.19 * k)
            canvas.shape(quarter(cx, cy, dx * r, dy * r * 1.15), order[k % 5])
    canvas.shape(
        polygon([(0, 0), (w * 0.36, 0), (0, h * 0.3)])
        + polygon([(w, h), (w * 0.6, h), (w, h * 0.7)]),
        tones[2],
    )


def fan(
    canvas: Canvas, chance: Chance, w: float, h: float, tones: list[Colour], number: int
) -> None:
    """Triangles radiating from one foot, a disc above."""
    canvas.shape(box(0, 0, w, h), tones[3])
    foot: Point = (w * (0.5 if number % 2 else 0.18), h)
    edge: list[Point] = [
        (0, h * 0.55),
        (0, h * 0.2),
        (w * 0.2, 0),
        (w * 0.55, 0),
        (w * 0.85, 0),
        (w, h * 0.16),
        (w, h * 0.42),
        (w, h * 0.72),
        (w, h),
    ]
    for k in range(len(edge) - 1):
        if k % 2 == number % 2:
            canvas.shape(polygon([foot, edge[k], edge[k + 1]]), tones[(k // 2) % 3])
    canvas.shape(oval(w * 0.6, h * 0.32, w * 0.27, w * 0.27), tones[1])
    canvas.shape(
        quarter(w * 0.6, h * 0.32, w * 0.27, -w * 0.27)
        + quarter(w * 0.6, h * 0.32, -w * 0.27, w * 0.27),
        tones[0],
    )


def stairs(
    canvas: Canvas, chance: Chance, w: float, h: float, tones: list[Colour], number: int
) -> None:
    """Half discs climbing from corner to corner."""
    canvas.shape(box(0, 0, w, h), tones[0 if number % 2 else 1])
    for k in range(5):
        y, x = h * (0.82 - 0.18 * k), w * (-0.06 + 0.2 * k)
        r = w * 0.3
        canvas.shape(quarter(x + r, y, -r, -r) + quarter(x + r, y, r, -r), tones[(k + 2) % 5])
        canvas.shape(box(x, y, r * 2, h * 0.05), tones[(k + 3) % 5])
        canvas.shape(
            polygon([(x, y + h * 0.05), (x + r * 2, y + h * 0.05), (x + r, y + h * 0.14)]),
            tones[(k + 4) % 5],
        )


PLANS = (grid, great_arcs, grid, fan, grid, stairs)
