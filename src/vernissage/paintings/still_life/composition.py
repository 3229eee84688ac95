"""Still lifes: a table, a ground, and things that catch the light."""

from collections.abc import Callable

from vernissage.paintings.brush.colour import Colour, oklch, palette
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush, inside, lay
from vernissage.paintings.brush.svg import numbers, polygon, trace
from vernissage.paintings.still_life.curios import (
    books,
    globe,
    hourglass,
    lute,
    mask,
    music,
    shell,
)
from vernissage.paintings.still_life.flowers import bouquet
from vernissage.paintings.still_life.fruit import FRUITS, apple, citrus, grapes
from vernissage.paintings.still_life.kitchenware import copper, teapot
from vernissage.paintings.still_life.larder import FOOD, eggs, plate, pumpkin
from vernissage.paintings.still_life.vessels import bottle, bowl, candle, glass, jug, vase

WALLS = palette(
    "0.24 0.03 50, 0.62 0.05 85, 0.34 0.05 165, 0.74 0.05 230, 0.30 0.05 265, 0.52 0.08 40,"
    "0.80 0.05 95, 0.42 0.07 20, 0.68 0.07 150, 0.22 0.03 280, 0.58 0.06 200, 0.70 0.08 60"
)
Thing = Callable[[Scene, float, float, float], None]
TALL: tuple[Thing, ...] = (jug, bottle, candle, vase, glass, hourglass)
MIDDLE: tuple[Thing, ...] = (teapot, copper, jug, glass, globe, vase)
BESIDE: tuple[Thing, ...] = (*FOOD, books, shell, pumpkin)


def wall(scene: Scene, tone: Colour, edge: float) -> None:
    """The ground: light from one side, thick brushwork."""
    canvas, w = scene.canvas, scene.w
    focus = (w * (0.5 + scene.side * 0.4), edge * 0.3)
    canvas.rect(
        0,
        0,
        w,
        edge + 4,
        canvas.radial(focus, max(w, edge) * 0.95, tone.lighter(0.14), tone, tone.darker(0.12)),
    )
    lay(
        canvas,
        scene.chance,
        [tone.lighter(0.1), tone.darker(0.05), tone.lighter(0.04)],
        inside(scene.chance, 0, 0, w, edge),
        count=66,
        length=38,
        width=11,
        angle=0.8 * scene.side,
        jitter=0.8,
        opacity=0.2,
    )


def table(scene: Scene, edge: float, kind: str) -> None:
    """The table from its far edge down: wood or marble, perhaps under a cloth."""
    canvas, chance, w, h = scene.canvas, scene.chance, scene.w, scene.h
    wood = oklch(0.44, 0.07, 50)
    if kind == "marble":
        wood = oklch(0.82, 0.015, 250)
    canvas.rect(
        0, edge, w, h - edge, canvas.down(edge, h, wood.lighter(0.1), wood, wood.darker(0.12))
    )
    angle = 0.02 if kind == "wood" else 0.5
    lay(
        canvas,
        chance,
        [wood.lighter(0.12), wood.darker(0.1), wood.lighter(0.05)],
        inside(chance, 0, edge + 2, w, h - edge),
        count=54,
        length=70 if kind == "wood" else 40,
        width=2.2,
        angle=angle,
        jitter=0.05 if kind == "wood" else 0.6,
        opacity=0.5,
    )
    if kind in ("linen", "check"):
        cloth(scene, edge, kind)


def cloth(scene: Scene, edge: float, kind: str) -> None:
    """A cloth thrown over the table, falling over its front."""
    canvas, chance, w, h = scene.canvas, scene.chance, scene.w, scene.h
    white = oklch(0.93, 0.015, 90) if kind == "linen" else oklch(0.9, 0.02, 85)
    s = scene.side
    x0, x1 = w * (0.5 - s * 0.46), w * (0.5 + s * 0.62)
    shape = [
        (x0, edge + (h - edge) * 0.1),
        (x1, edge + 2),
        (x1, h + 6),
        (w * (0.5 - s * 0.1), h + 6),
        (w * (0.5 - s * 0.3), edge + (h - edge) * 0.72),
    ]
    canvas.shape(
        polygon(shape),
        canvas.linear((x1, 0), (x0, 0), white, white.darker(0.06), white.darker(0.2)),
    )
    if kind == "check":
        lines = Brush()
        for k in range(9):
            t = k / 8
            lines.stroke(x0 + (x1 - x0) * t, edge + 4, x0 + (x1 - x0) * (t * 1.1 - 0.1), h + 4)
        for k in range(4):
            y = edge + (h - edge) * (0.16 + 0.24 * k)
            lines.stroke(x0 + (x1 - x0) * 0.06 * k, y, x1, y)
        canvas.line(lines.d, oklch(0.55, 0.13, 255), 3.4, 0.55)
    folds = Brush()
    for k in range(8):
        x = x0 + (x1 - x0) * (k + 0.6) / 8
        folds.bend(
            x,
            edge + 10 + chance.unit() * 12,
            x + chance.near(0, 12),
            (edge + h) / 2,
            x - s * chance.between(4, 18),
            h,
        )
    canvas.line(folds.d, white.darker(0.15), 4, 0.4)


def still_life(scene: Scene, number: int) -> None:
    """The number takes turns through subjects, grounds and tables; the shape sets the plan."""
    w, h = scene.w, scene.h
    aspect = w / h
    edge = h * (0.66 if aspect < 0.8 else 0.62)
    wall(scene, WALLS[number * 5 % len(WALLS)], edge)
    if number % 6 == 4:
        niche(scene, edge)
    table(scene, edge, ("wood", "linen", "marble", "check")[number % 4])
    plan = PLANS[number % len(PLANS)]
    if aspect < 0.62:
        plan = TALL_PLANS[number % len(TALL_PLANS)]
    plan(scene, edge, number)
    if aspect > 1.8:
        wings(scene, edge, number)


def niche(scene: Scene, edge: float) -> None:
    """An arched recess behind the things."""
    canvas, w = scene.canvas, scene.w
    half = min(w * 0.4, edge * 0.62)
    x, top = w / 2, max(10.0, edge - half * 1.9)
    d = trace(
        "M",
        x - half,
        edge,
        "V",
        top + half * 0.8,
        "q",
        0,
        -half,
        half,
        -half,
        "q",
        half,
        0,
        half,
        half,
        "V",
        edge,
        "z",
    )
    dark = oklch(0.16, 0.02, 50)
    canvas.shape(
        d,
        canvas.linear(
            (x + scene.side * half, 0), (x - scene.side * half, 0), (0, dark, 0.75), (1, dark, 0.3)
        ),
    )
    canvas.line(d[:-1], oklch(0.75, 0.03, 80), 5, 0.5)


def unit(scene: Scene) -> float:
    """The measure of the arrangement: larger than the width where the picture is tall."""
    return min(scene.w * (1.12 if scene.w < scene.h * 0.8 else 0.9), scene.h)


def feast(scene: Scene, edge: float, number: int) -> None:
    """A tall thing, a middle one, fruit in front: a triangle."""
    w, h, chance = scene.w, scene.h, scene.chance
    u, s = unit(scene), -scene.side
    TALL[number % len(TALL)](scene, w * (0.5 + s * 0.2), edge + h * 0.05, u * 0.5)
    MIDDLE[(number // 2) % len(MIDDLE)](scene, w * (0.5 - s * 0.16), edge + h * 0.09, u * 0.32)
    for k in range(4):
        x = w * 0.5 + u * (-0.33 + 0.22 * k + chance.near(0, 0.03))
        FRUITS[(number * 3 + k) % len(FRUITS)](
            scene, x, edge + h * (0.2 + 0.05 * (k % 2)), u * chance.between(0.062, 0.078)
        )


def flower_piece(scene: Scene, edge: float, number: int) -> None:
    """A bouquet in a vase, an apple beside it, petals fallen."""
    w, h = scene.w, scene.h
    u = min(w * 1.15, h * 0.86)
    tall = u * 0.3
    kinds = (
        ("rose", "daisy", "tulip"),
        ("sunflower",),
        ("tulip",),
        ("rose", "spray"),
        ("daisy", "spray", "rose"),
    )[number % 5]
    x, base = w * 0.5, edge + h * 0.13
    place = (x, base - tall)
    scene.canvas.line(f"M{numbers((x, base - tall))}v4", oklch(0.3, 0.05, 140), 4)
    vase(scene, x, base, tall, tall=number % 2 == 0)
    bouquet(scene, place, u * 0.52, kinds=kinds, set_of=number)
    apple(scene, x + u * 0.28, base + h * 0.04, u * 0.06)
    petals(scene, x - u * 0.1, base + h * 0.05, u)


def petals(scene: Scene, x: float, y: float, u: float) -> None:
    """Petals on the table."""
    brush = Brush()
    for _ in range(5):
        px = x + scene.chance.near(0, u * 0.2)
        brush.stroke(px, y + scene.chance.near(0, u * 0.03), px + u * 0.02, y)
    scene.canvas.line(brush.d, oklch(0.74, 0.13, 15), u * 0.025)


def fruit_bowl(scene: Scene, edge: float, number: int) -> None:
    """A bowl heaped with fruit, a bottle behind it."""
    w, h, chance = scene.w, scene.h, scene.chance
    u = unit(scene)
    x, base = w * (0.5 + 0.06 * scene.side), edge + h * 0.14
    size = u * 0.3
    bottle(scene, x - scene.side * u * 0.3, edge + h * 0.06, u * 0.56)
    for k in range(5):
        fx = x + size * (-0.6 + 0.3 * k)
        FRUITS[(number + k * 3) % 6](
            scene, fx, base - size * (0.5 + 0.12 * (2 - abs(k - 2))), size * 0.3
        )
    grapes(scene, x + size * 0.5, base - size * 0.42, size * 0.24)
    bowl(scene, x, base, size)
    for k in range(2):
        FRUITS[(number * 2 + k) % len(FRUITS)](
            scene, x + u * (0.18 + 0.14 * k) * chance.side(), edge + h * (0.24 + 0.03 * k), u * 0.07
        )


def breakfast(scene: Scene, edge: float, number: int) -> None:
    """Bread, fish, cheese or eggs, and something to drink."""
    w, h = scene.w, scene.h
    u, s = unit(scene), scene.side
    glass(scene, w * 0.5 + s * u * 0.32, edge + h * 0.08, u * 0.36)
    (jug, teapot, copper)[number % 3](
        scene, w * 0.5 - s * u * 0.26, edge + h * 0.07, u * (0.46, 0.4, 0.4)[number % 3]
    )
    FOOD[number % len(FOOD)](scene, w * 0.5 - s * u * 0.08, edge + h * 0.2, u * 0.13)
    FOOD[(number + 2) % len(FOOD)](scene, w * 0.5 + s * u * 0.2, edge + h * 0.17, u * 0.09)
    citrus(scene, w * 0.5 + s * u * 0.36, edge + h * 0.25, u * 0.07)


def study(scene: Scene, edge: float, number: int) -> None:
    """Books, notes, a candle, a lute, a globe or an hourglass: the things of the mind."""
    w, h = scene.w, scene.h
    u, s = unit(scene), scene.side
    books(scene, w * 0.5 - s * u * 0.16, edge + h * 0.14, u * 0.15)
    candle(scene, w * 0.5 + s * u * 0.3, edge + h * 0.08, u * 0.44)
    if number % 3 == 0:
        lute(scene, w * 0.5 + s * u * 0.08, edge + h * 0.24, u * 0.42)
    elif number % 3 == 1:
        globe(scene, w * 0.5 + s * u * 0.08, edge + h * 0.16, u * 0.36)
    else:
        hourglass(scene, w * 0.5 + s * u * 0.08, edge + h * 0.15, u * 0.32)
        mask(scene, w * 0.5 + s * u * 0.24, edge + h * 0.24, u * 0.16)
    music(scene, w * 0.5 - s * u * 0.26, edge + h * 0.26, u * 0.2)


def kitchen(scene: Scene, edge: float, number: int) -> None:
    """Copper, a jug, a pumpkin, eggs in a basket."""
    w, h = scene.w, scene.h
    u, s = unit(scene), scene.side
    copper(scene, w * 0.5 + s * u * 0.22, edge + h * 0.07, u * 0.38)
    jug(scene, w * 0.5 - s * u * 0.3, edge + h * 0.05, u * 0.44)
    pumpkin(scene, w * 0.5 - s * u * 0.08, edge + h * 0.18, u * 0.15)
    eggs(scene, w * 0.5 + s * u * 0.28, edge + h * 0.22, u * 0.12)
    apple(scene, w * 0.5 - s * u * 0.34, edge + h * 0.23, u * 0.065)


def tall_flowers(scene: Scene, edge: float, number: int) -> None:
    """A bouquet that fills a tall picture."""
    w, h = scene.w, scene.h
    u = scene.w
    base, tall = edge + h * 0.1, u * 0.62
    vase(scene, w * 0.5, base, tall, tall=True)
    kinds = (("tulip",), ("rose", "spray"), ("sunflower",), ("daisy", "tulip"))[number % 4]
    bouquet(scene, (w * 0.5, base - tall), u * 0.66, kinds=kinds, set_of=number + 2, slim=False)
    citrus(scene, w * 0.72, base + h * 0.05, u * 0.1)


def tower(scene: Scene, edge: float, number: int) -> None:
    """Things piled high."""
    w, h = scene.w, scene.h
    u = w
    books(scene, w * 0.48, edge + h * 0.12, u * 0.26)
    top = edge + h * 0.12 - u * 0.26 * 1.38
    (candle, hourglass, bottle, teapot)[number % 4](
        scene, w * 0.5, top, u * (0.9, 0.7, 0.95, 0.6)[number % 4]
    )
    grapes(scene, w * 0.3, edge + h * 0.2, u * 0.11)
    apple(scene, w * 0.74, edge + h * 0.21, u * 0.1)


def hanging(scene: Scene, edge: float, number: int) -> None:
    """A lute on the wall, a jug and a glass on the ledge."""
    w, h = scene.w, scene.h
    u = w
    lute(scene, w * 0.5, edge - h * 0.16, u * 0.8, upright=True)
    jug(scene, w * 0.66, edge + h * 0.07, u * 0.44)
    glass(scene, w * 0.3, edge + h * 0.1, u * 0.4)
    FRUITS[number % len(FRUITS)](scene, w * 0.5, edge + h * 0.2, u * 0.11)


def wings(scene: Scene, edge: float, number: int) -> None:
    """More things to both sides, where the picture is very wide."""
    w, h = scene.w, scene.h
    u, s = unit(scene), scene.side
    bottle(scene, w * 0.5 - s * w * 0.36, edge + h * 0.05, u * 0.54)
    BESIDE[(number + 1) % len(BESIDE)](scene, w * 0.5 - s * w * 0.28, edge + h * 0.2, u * 0.12)
    plate(scene, w * 0.5 + s * w * 0.34, edge + h * 0.18, u * 0.2)
    for k in range(3):
        FRUITS[(number + k) % 6](
            scene,
            w * 0.5 + s * w * 0.34 + u * 0.09 * (k - 1),
            edge + h * (0.17 + 0.02 * (k % 2)),
            u * 0.06,
        )
    jug(scene, w * 0.5 + s * w * 0.42, edge + h * 0.05, u * 0.38)


PLANS = (feast, flower_piece, fruit_bowl, breakfast, study, kitchen, flower_piece)
TALL_PLANS = (tall_flowers, tower, hanging)
