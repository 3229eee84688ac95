"""Fruit: light on round things."""

from vernissage.paintings.brush.colour import WHITE, Colour, oklch, palette
from vernissage.paintings.brush.exact import PI, cos, raised, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import numbers, polygon, smooth, trace
from vernissage.paintings.still_life.vessels import cast

LEAF = oklch(0.5, 0.11, 138)


def ball(scene: Scene, x: float, y: float, r: float, tone: Colour, *, gloss: float = 0.6) -> None:
    """Anything round: light, body colour, shade, and a little light back from the table."""
    canvas, s = scene.canvas, scene.side
    focus = (x + s * r * 0.4, y - r * 0.4)
    canvas.disc(
        x,
        y,
        r,
        canvas.radial(
            focus,
            r * 1.65,
            tone.lighter(0.14),
            tone,
            tone.darker(0.16),
            tone.darker(0.24),
            tone.darker(0.1),
        ),
    )
    if gloss:
        canvas.ellipse(x + s * r * 0.42, y - r * 0.44, r * 0.16, r * 0.1, WHITE, gloss)


def apple(scene: Scene, x: float, base: float, r: float) -> None:
    """Red, green or golden, with a stalk."""
    tone = scene.chance.pick(palette("0.56 0.19 28, 0.62 0.15 125, 0.68 0.15 70, 0.50 0.17 22"))
    cast(scene, x, base, r)
    ball(scene, x, base - r * 0.92, r, tone)
    brush = Brush()
    for k in range(7):
        a = PI * (0.2 + 0.1 * k)
        brush.bend(
            x,
            base - r * 1.75,
            x + r * 0.7 * cos(a),
            base - r * 1.3,
            x + r * 0.75 * cos(a),
            base - r * 0.6,
        )
    scene.canvas.line(brush.d, tone.lighter(0.1).mix(oklch(0.8, 0.14, 90), 0.3), r * 0.07, 0.4)
    scene.canvas.ellipse(x, base - r * 1.72, r * 0.32, r * 0.1, tone.darker(0.2), 0.8)
    scene.canvas.line(
        f"M{numbers((x, base - r * 1.7))}q{numbers((r * 0.06, -r * 0.3, r * 0.22, -r * 0.42))}",
        oklch(0.32, 0.05, 60),
        r * 0.1,
    )


def pear(scene: Scene, x: float, base: float, r: float) -> None:
    """Leaning a little."""
    tone = scene.chance.pick(palette("0.74 0.13 105, 0.66 0.13 118, 0.70 0.13 80"))
    cast(scene, x, base, r)
    lean = scene.chance.near(0, r * 0.3)
    form = [
        (x - r, base - r * 0.7),
        (x - r * 0.6, base - r * 1.6),
        (x - r * 0.32 + lean, base - r * 2.3),
        (x + lean, base - r * 2.55),
        (x + r * 0.32 + lean, base - r * 2.3),
        (x + r * 0.6, base - r * 1.6),
        (x + r, base - r * 0.7),
        (x + r * 0.5, base),
        (x - r * 0.5, base),
    ]
    canvas, s = scene.canvas, scene.side
    canvas.shape(
        smooth(form, closed=True),
        canvas.radial(
            (x + s * r * 0.4, base - r * 1.2),
            r * 1.9,
            tone.lighter(0.13),
            tone,
            tone.darker(0.14),
            tone.darker(0.22),
        ),
    )
    canvas.line(
        trace("M", x + lean, base - r * 2.5, "q", r * 0.05, -r * 0.3, r * 0.25, -r * 0.4),
        oklch(0.34, 0.05, 60),
        r * 0.11,
    )
    canvas.ellipse(x + s * r * 0.42, base - r * 0.95, r * 0.12, r * 0.22, WHITE, 0.45)


def citrus(scene: Scene, x: float, base: float, r: float) -> None:
    """An orange or a lemon, its skin pitted."""
    tone = scene.chance.pick(palette("0.76 0.16 65, 0.86 0.15 98, 0.72 0.17 55"))
    cast(scene, x, base, r)
    ball(scene, x, base - r * 0.95, r, tone, gloss=0.5)
    pits = Brush()
    for _ in range(14):
        a, d = scene.chance.between(0, 2 * PI), r * scene.chance.between(0.1, 0.8)
        pits.dab(x + d * cos(a), base - r * 0.95 + d * sin(a))
    scene.canvas.line(pits.d, tone.darker(0.08), r * 0.07, 0.6)


def lemon_peel(scene: Scene, x: float, base: float, r: float) -> None:
    """A lemon half peeled, the rind hanging in a curl."""
    canvas, tone = scene.canvas, oklch(0.87, 0.15, 100)
    cast(scene, x, base, r)
    canvas.ellipse(
        x,
        base - r * 0.85,
        r * 1.15,
        r * 0.85,
        canvas.radial(
            (x + scene.side * r * 0.4, base - r * 1.2),
            r * 1.7,
            tone.lighter(0.06),
            tone,
            tone.darker(0.18),
        ),
    )
    fx = x + scene.side * r * 0.75
    canvas.ellipse(fx, base - r * 0.85, r * 0.42, r * 0.78, oklch(0.95, 0.05, 100))
    canvas.ellipse(fx, base - r * 0.85, r * 0.34, r * 0.68, oklch(0.88, 0.12, 100))
    cuts = "".join(
        trace("M", fx, base - r * 0.85, "l", r * 0.33 * cos(k * PI / 3), r * 0.66 * sin(k * PI / 3))
        for k in range(6)
    )
    canvas.line(cuts, oklch(0.96, 0.04, 100), r * 0.06)
    curl = smooth(
        [
            (fx, base - r * 0.1),
            (fx + r * 0.7, base + r * 0.1),
            (fx + r * 0.5, base + r * 0.6),
            (fx - r * 0.1, base + r * 0.7),
            (fx + r * 0.1, base + r * 1.2),
        ]
    )
    canvas.line(curl, oklch(0.95, 0.04, 100), r * 0.3)
    canvas.line(curl, tone, r * 0.2)


def grapes(scene: Scene, x: float, base: float, r: float) -> None:
    """A bunch with its stalk and a leaf."""
    tone = scene.chance.pick(palette("0.38 0.11 320, 0.66 0.12 122, 0.32 0.08 290"))
    cast(scene, x, base, r * 1.5)
    canvas, s = scene.canvas, scene.side
    places = [
        (x + (i - (row % 2) * 0.5 - 1.5) * r * 0.72, base - r * 0.38 - row * r * 0.58)
        for row in range(4)
        for i in range(4 + row % 2 - row)
    ]
    for k, (gx, gy) in enumerate(places):
        canvas.disc(gx, gy, r * 0.42, tone.darker(0.1 if k % 2 else 0.03))
    lights, shades = Brush(), Brush()
    for gx, gy in places:
        lights.dab(gx + s * r * 0.14, gy - r * 0.15)
        shades.dab(gx - s * r * 0.12, gy + r * 0.1)
    canvas.line(shades.d, tone.lighter(0.07), r * 0.36, 0.5)
    canvas.line(lights.d, tone.lighter(0.35), r * 0.14)
    canvas.line(
        f"M{numbers((x, base - r * 2.2))}q{numbers((r * 0.2, -r * 0.5, r * 0.7, -r * 0.5))}",
        oklch(0.4, 0.06, 80),
        r * 0.12,
    )
    leaf(scene, x - r * 0.2, base - r * 2.1, r * 1.1, 200)


def leaf(scene: Scene, x: float, y: float, long: float, turn: float) -> None:
    """One leaf from its stem, turned by this angle in degrees."""
    canvas = scene.canvas
    canvas.move(x, y, turn=turn)
    canvas.shape(
        trace(
            "M",
            0,
            0,
            "Q",
            long * 0.4,
            -long * 0.45,
            long,
            0,
            "Q",
            long * 0.4,
            long * 0.45,
            0,
            0,
            "z",
        ),
        LEAF,
    )
    canvas.line(f"M0 0H{numbers((long * 0.9,))}", LEAF.lighter(0.15), long * 0.05, 0.7)
    canvas.rest()


def pomegranate(scene: Scene, x: float, base: float, r: float) -> None:
    """Broken open, its seeds showing."""
    tone = oklch(0.5, 0.17, 25)
    cast(scene, x, base, r * 1.2)
    ball(scene, x, base - r * 0.95, r, tone, gloss=0.4)
    canvas = scene.canvas
    cx = x + scene.side * r * 0.25
    canvas.shape(
        smooth(
            [
                (cx - r * 0.6, base - r * 1.2),
                (cx, base - r * 1.5),
                (cx + r * 0.6, base - r * 1.1),
                (cx + r * 0.3, base - r * 0.4),
                (cx - r * 0.3, base - r * 0.5),
            ],
            closed=True,
        ),
        oklch(0.86, 0.06, 80),
    )
    seeds = Brush()
    for k in range(15):
        a = k * 2.4
        d = r * 0.42 * raised(k / 15, 5)
        seeds.dab(cx + d * cos(a), base - r * 0.95 + d * sin(a) * 0.9)
    canvas.line(seeds.d, oklch(0.45, 0.19, 20), r * 0.2)
    canvas.shape(
        polygon(
            [
                (x - r * 0.2, base - r * 1.85),
                (x - r * 0.26, base - r * 2.2),
                (x, base - r * 2.0),
                (x + r * 0.26, base - r * 2.2),
                (x + r * 0.2, base - r * 1.85),
            ]
        ),
        tone.darker(0.06),
    )


FRUITS = (apple, pear, citrus, grapes, pomegranate, apple, lemon_peel, pear)
