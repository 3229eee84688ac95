"""Larger things on the wall: shelves, garlands, tapestries, standing clocks, palms."""

from vernissage.paintings.brush.colour import Colour, oklch
from vernissage.paintings.brush.exact import PI, cos, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import box, oval, polygon, quarter, smooth, trace
from vernissage.paintings.decor.ornaments import bust, clock, dish, ship, volumes
from vernissage.paintings.decor.trinkets import BRASS, looking_glass, sconce
from vernissage.paintings.still_life.flowers import bouquet
from vernissage.paintings.still_life.vessels import TALL_VASE, VASE, turned

DARK = oklch(0.34, 0.06, 46)


def plates(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """Dishes in a row, the middle one largest."""
    count = 3 if half < 120 else 5
    for k in range(count):
        x = (k - (count - 1) / 2) * half * 2 / (count + 0.3)
        dish(scene, x, 0, 26 - 3.5 * abs(k - (count - 1) / 2), tone, number + k)


def shelf(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """A bookshelf as long as the tile."""
    volumes(scene, tone, number, half - 14)


def garland(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """Leaves and fruit in swags between bows."""
    canvas, chance = scene.canvas, scene.chance
    spans = 2 if half < 120 else 3
    wide = (half - 16) * 2 / spans
    green = oklch(0.48, 0.1, 140)
    for s in range(spans):
        x0 = -(half - 16) + s * wide
        for shade, width, lift in (
            (green.darker(0.1), 11, 2),
            (green, 9, 0),
            (green.lighter(0.12), 5, -3),
        ):
            brush = Brush()
            for k in range(15):
                t = (k + 0.5) / 15
                brush.dab(
                    x0 + wide * t + chance.near(0, 3),
                    -14 + 30 * 4 * t * (1 - t) * 0.9 + lift + chance.near(0, 3),
                )
            canvas.line(brush.d, shade, width)
        fruit = Brush()
        for t in (0.25, 0.42, 0.5, 0.6, 0.78):
            fruit.dab(x0 + wide * t, -14 + 27 * 4 * t * (1 - t))
        canvas.line(fruit.d, tone.lighter(0.12), 8)
    for s in range(spans + 1):
        x = -(half - 16) + s * wide
        canvas.shape(
            oval(x - 7, -15, 7, 5)
            + oval(x + 7, -15, 7, 5)
            + polygon([(x - 2, -13), (x - 9, 12), (x - 3, 8), (x, -10)])
            + polygon([(x + 2, -13), (x + 9, 12), (x + 3, 8), (x, -10)]),
            tone,
        )
        canvas.disc(x, -15, 3.4, tone.darker(0.12))


def mantel(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """A ledge with a clock between candles and vases."""
    canvas = scene.canvas
    canvas.shape(
        box(-half + 12, 21, half * 2 - 24, 5) + box(-half + 20, 26, half * 2 - 40, 4), DARK
    )
    canvas.move(0, -2, 0.82)
    clock(scene, tone, number)
    canvas.rest()
    for way in (-1, 1):
        turned(
            scene,
            way * half * 0.36,
            21,
            38,
            VASE if number % 2 else TALL_VASE,
            tone.lighter(0.06),
            gloss=0.6,
        )
        if half > 120:
            canvas.move(way * half * 0.68, -4, 0.8)
            (sconce if number % 2 else bust)(scene, tone, number)
            canvas.rest()


def swords(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """Two blades crossed behind a shield."""
    canvas = scene.canvas
    steel = oklch(0.82, 0.01, 250)
    for way in (-1, 1):
        canvas.move(0, 0, turn=way * 14, flip=way)
        canvas.shape(
            polygon(
                [
                    (-half * 0.72, -2),
                    (half * 0.5, -2.4),
                    (half * 0.5, 2.4),
                    (-half * 0.72, 2),
                    (-half * 0.8, 0),
                ]
            ),
            canvas.down(-3, 3, steel.lighter(0.1), steel.darker(0.2)),
        )
        canvas.line(f"M{half * 0.5:.0f} -9V9", BRASS, 3.6)
        canvas.line(f"M{half * 0.5:.0f} 0H{half * 0.68:.0f}", DARK, 4.4)
        canvas.disc(half * 0.71, 0, 3.6, BRASS)
        canvas.rest()
    canvas.shape("M-19 -24H19V2C19 17 9 25 0 29C-9 25 -19 17 -19 2z", BRASS)
    canvas.shape("M-16 -21H16V2C16 14 8 21 0 25C-8 21 -16 14 -16 2z", tone)
    canvas.shape("M0 -21H16V2H0zM0 2V25C-8 21 -16 14 -16 2z", tone.lighter(0.22))


def tapestry(scene: Scene, tone: Colour, number: int, half: float, tall: float = 26) -> None:
    """Woven cloth with a border, trees and a fringe."""
    canvas = scene.canvas
    w = half - 14
    canvas.rect(-w, -tall, w * 2, tall * 2, tone, r=1)
    canvas.line(box(-w + 4, -tall + 4, w * 2 - 8, tall * 2 - 8), BRASS, 3, dash="4 4", cap="butt")
    canvas.line(box(-w + 8, -tall + 8, w * 2 - 16, tall * 2 - 16), tone.lighter(0.25), 1)
    step = 26.0
    across, down = max(1, int((w * 2 - 24) / step)), max(1, int((tall * 2 - 20) / step))
    for i in range(across):
        for k in range(down):
            x, y = (i - (across - 1) / 2) * step, (k - (down - 1) / 2) * step
            kind = (i + k + number) % 3
            if kind == 0:
                canvas.shape(oval(x, y - 3, 7, 7) + box(x - 1, y + 2, 2, 8), oklch(0.62, 0.1, 140))
            elif kind == 1:
                canvas.shape(
                    "".join(
                        oval(x + 5 * cos(j * PI / 2.5), y + 5 * sin(j * PI / 2.5), 3, 3)
                        for j in range(5)
                    ),
                    oklch(0.88, 0.06, 60),
                )
            else:
                canvas.shape(
                    polygon([(x, y - 9), (x + 7, y), (x, y + 9), (x - 7, y)]), tone.lighter(0.2)
                )
    canvas.line(f"M{-w + 2:.0f} {tall + 1:.0f}v5", BRASS, 1.4)
    canvas.line(f"M{-w + 1:.0f} {tall + 3:.0f}H{w - 1:.0f}", BRASS, 5, dash="1.2 2.4", cap="butt")
    canvas.line(f"M{-w - 4:.0f} {-tall:.0f}H{w + 4:.0f}", DARK, 3.4)


def long_ship(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """A model ship, stretched to the tile."""
    ship(scene, tone, number, long=half / 42)


def pendulum(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """A tall clock; `half` is half its height."""
    canvas = scene.canvas
    wood = tone.darker(0.12).mix(oklch(0.36, 0.07, 45), 0.6)
    low = half - 8
    canvas.shape(polygon([(-24, -low + 16), (0, -low), (24, -low + 16)]), wood)
    canvas.rect(-22, -low + 15, 44, 46, wood)
    canvas.rect(
        -16,
        -low + 60,
        32,
        low * 2 - 76,
        canvas.linear((-16, 0), (16, 0), wood.lighter(0.08), wood.darker(0.06)),
    )
    canvas.rect(-23, low - 20, 46, 18, wood)
    canvas.move(0, -low + 38, 0.72)
    clock(scene, BRASS, number)
    canvas.rest()
    canvas.rect(-10, -low + 66, 20, low * 2 - 92, oklch(0.2, 0.03, 50))
    canvas.line(f"M0 {-low + 66:.0f}L{3 if number % 2 else -3} {low - 44:.0f}", BRASS, 1.8)
    canvas.disc(
        3 if number % 2 else -3,
        low - 40,
        7,
        canvas.radial((0.0, low - 42), 8, BRASS.lighter(0.2), BRASS.darker(0.1)),
    )


def flower_vase(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """A bouquet on a bracket or, where it is high, on a column."""
    canvas = scene.canvas
    base = half - 22 if half < 80 else half * 0.1
    if half > 80:
        pedestal(scene, base, half - 6)
    else:
        canvas.shape(
            box(-26, base, 52, 5) + polygon([(-14, base + 5), (14, base + 5), (0, base + 15)]), DARK
        )
    kinds = (("rose", "daisy"), ("tulip",), ("sunflower",), ("daisy", "spray"))[number % 4]
    turned(scene, 0, base, 40, VASE if number % 2 else TALL_VASE, tone.lighter(0.06), gloss=0.6)
    bouquet(scene, (0.0, base - 40), 46, kinds=kinds, set_of=number)


def pedestal(scene: Scene, top: float, low: float) -> None:
    """A fluted column between two heights."""
    canvas, stone = scene.canvas, oklch(0.84, 0.02, 85)
    canvas.rect(
        -15,
        top + 6,
        30,
        low - top - 12,
        canvas.linear((-15, 0), (15, 0), stone.lighter(0.08), stone, stone.darker(0.2)),
    )
    canvas.line(
        "".join(f"M{x} {top + 9:.0f}V{low - 9:.0f}" for x in (-9, -3, 3, 9)),
        stone.darker(0.2),
        1,
        0.7,
    )
    canvas.shape(box(-20, top, 40, 7) + box(-21, low - 8, 42, 8), stone)


def standing_bust(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """A head on a column."""
    top = half * 0.08
    pedestal(scene, top, half - 6)
    scene.canvas.move(0, top - 36, 1.2)
    bust(scene, tone, number)
    scene.canvas.rest()


def tall_mirror(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """A mirror with a crest, as high as the tile."""
    scene.canvas.move(0, 0, 1.35)
    looking_glass(scene, tone, number, tall=half / 48)
    scene.canvas.rest()
    scene.canvas.shape(quarter(0, -half + 22, -16, -12) + quarter(0, -half + 22, 16, -12), BRASS)


def lantern(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """A glass lantern on a chain."""
    canvas = scene.canvas
    glow = oklch(0.90, 0.13, 85)
    low = half - 14
    canvas.line(f"M0 {-half:.0f}V{low - 60:.0f}", DARK, 2.4, dash="4 2.5")
    canvas.disc(0, low - 30, 46, canvas.radial((0.0, low - 30), 46, (0, glow, 0.7), (1, glow, 0)))
    canvas.shape(polygon([(-20, low - 48), (0, low - 66), (20, low - 48)]), tone.darker(0.1))
    canvas.shape(
        polygon([(-18, low - 48), (18, low - 48), (13, low - 8), (-13, low - 8)]), glow, 0.85
    )
    canvas.line(
        trace(
            "M",
            -18,
            low - 48,
            "L",
            -13,
            low - 8,
            "M",
            18,
            low - 48,
            "L",
            13,
            low - 8,
            "M",
            -6,
            low - 48,
            "L",
            -4,
            low - 8,
            "M",
            6,
            low - 48,
            "L",
            4,
            low - 8,
        ),
        tone.darker(0.1),
        2,
    )
    canvas.shape(
        smooth([(0.0, low - 40), (5.0, low - 26), (0.0, low - 18), (-5.0, low - 26)], closed=True),
        oklch(0.96, 0.09, 95),
    )
    canvas.rect(-16, low - 8, 32, 5, tone.darker(0.1))


def palm(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """A palm in a tub."""
    canvas, chance = scene.canvas, scene.chance
    low = half - 8
    green = oklch(0.46, 0.11, 145)
    root = (0.0, low - 34)
    for shade, count, width in (
        (green.darker(0.1), 9, 5),
        (green, 8, 4),
        (green.lighter(0.14), 6, 2.4),
    ):
        brush = Brush()
        for k in range(count):
            a = PI * (1.06 + 0.88 * (k + chance.unit() * 0.6) / count)
            reach = (half * 1.2) * chance.between(0.7, 1.0)
            x, y = 40 * cos(a), root[1] + reach * 0.85 * sin(a)
            brush.bend(*root, x * 0.3, (root[1] + y) / 2 - 16, x, y + 14)
        canvas.line(brush.d, shade, width)
    canvas.shape(
        polygon([(-20, low - 36), (20, low - 36), (15, low), (-15, low)]),
        canvas.linear((-20, 0), (20, 0), tone.lighter(0.15), tone.darker(0.08)),
    )
    canvas.rect(-23, low - 40, 46, 7, tone.lighter(0.06), r=2)


def banner(scene: Scene, tone: Colour, number: int, half: float) -> None:
    """A hanging cloth with a device."""
    canvas = scene.canvas
    low = half - 14
    canvas.line(f"M-34 {-low:.0f}H34", DARK, 4)
    canvas.shape(
        polygon(
            [
                (-28, -low),
                (28, -low),
                (28, low - 18),
                (14, low),
                (0, low - 18),
                (-14, low),
                (-28, low - 18),
            ]
        ),
        canvas.linear((-28, 0), (28, 0), tone.lighter(0.08), tone, tone.darker(0.08)),
    )
    canvas.line(f"M-23 {-low + 6:.0f}V{low - 18:.0f}M23 {-low + 6:.0f}V{low - 18:.0f}", BRASS, 2.4)
    device = ("star", "moon", "tree")[number % 3]
    cream = oklch(0.94, 0.03, 88)
    if device == "star":
        canvas.shape(
            polygon(
                [
                    (
                        (16 if k % 2 == 0 else 7) * sin(PI * k / 8),
                        -(16 if k % 2 == 0 else 7) * cos(PI * k / 8),
                    )
                    for k in range(16)
                ]
            ),
            cream,
        )
    elif device == "moon":
        canvas.shape(oval(0, 0, 16, 16), cream)
        canvas.shape(oval(6, -3, 13, 13), tone)
    else:
        canvas.shape(polygon([(0, -20), (14, 8), (-14, 8)]) + box(-2.5, 8, 5, 12), cream)


WIDE = {
    "plates": plates,
    "bookshelf": shelf,
    "garland": garland,
    "mantel": mantel,
    "swords": swords,
    "ship": long_ship,
    "tapestry": tapestry,
}
TALL = {
    "flowers": flower_vase,
    "bust": standing_bust,
    "pendulum": pendulum,
    "lantern": lantern,
    "mirror": tall_mirror,
    "palm": palm,
    "banner": banner,
}
