"""Fruit, bread, fish, cheese, shells and other things that lie on a table."""

from vernissage.paintings.colour import WHITE, Colour, oklch, palette
from vernissage.paintings.exact import PI, cos, sin
from vernissage.paintings.mood import Scene
from vernissage.paintings.strokes import Brush
from vernissage.paintings.svg import numbers, oval, polygon, smooth
from vernissage.paintings.vessels import cast

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
        f"M{numbers((x + lean, base - r * 2.5))}q{numbers((r * 0.05, -r * 0.3, r * 0.25, -r * 0.4))}",
        oklch(0.34, 0.05, 60),
        r * 0.11,
    )
    canvas.ellipse(x + s * r * 0.42, base - r * 0.95, r * 0.12, r * 0.22, WHITE, 0.45)


def citrus(scene: Scene, x: float, base: float, r: float) -> None:
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
        f"M{numbers((fx, base - r * 0.85))}l{numbers((r * 0.33 * cos(k * PI / 3), r * 0.66 * sin(k * PI / 3)))}"
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
    canvas = scene.canvas
    canvas.move(x, y, turn=turn)
    canvas.shape(
        f"M0 0Q{numbers((long * 0.4, -long * 0.45, long, 0))}Q{numbers((long * 0.4, long * 0.45, 0, 0))}z",
        LEAF,
    )
    canvas.line(f"M0 0H{numbers((long * 0.9,))}", LEAF.lighter(0.15), long * 0.05, 0.7)
    canvas.rest()


def pomegranate(scene: Scene, x: float, base: float, r: float) -> None:
    """One whole in front of one broken open."""
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
        d = r * 0.42 * (k / 15) ** 0.5 if k else 0.0
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


def pumpkin(scene: Scene, x: float, base: float, r: float) -> None:
    tone = scene.chance.pick(palette("0.68 0.16 55, 0.56 0.08 150, 0.80 0.08 85"))
    canvas = scene.canvas
    cast(scene, x, base, r * 1.3)
    for dx in (-0.8, 0.8, -0.42, 0.42, 0.0):
        shade = 0.14 * (0.5 - dx * scene.side * 0.6)
        canvas.ellipse(x + dx * r, base - r * 0.75, r * 0.5, r * 0.76, tone.darker(shade))
        canvas.line(
            f"M{numbers((x + dx * r + scene.side * r * 0.2, base - r * 1.2))}q{numbers((scene.side * r * 0.12, r * 0.4, 0, r * 0.8))}",
            tone.lighter(0.1),
            r * 0.08,
            0.45,
        )
    canvas.line(
        f"M{numbers((x, base - r * 1.4))}q{numbers((r * 0.05, -r * 0.3, r * 0.35, -r * 0.35))}",
        oklch(0.42, 0.07, 110),
        r * 0.2,
    )


def bread(scene: Scene, x: float, base: float, r: float) -> None:
    tone = oklch(0.64, 0.1, 62)
    canvas = scene.canvas
    cast(scene, x, base, r * 1.4)
    canvas.shape(
        smooth(
            [
                (x - r * 1.5, base - r * 0.2),
                (x - r * 1.1, base - r * 0.95),
                (x, base - r * 1.2),
                (x + r * 1.1, base - r * 0.95),
                (x + r * 1.5, base - r * 0.2),
                (x + r * 0.9, base),
                (x - r * 0.9, base),
            ],
            closed=True,
        ),
        canvas.down(base - r * 1.2, base, tone.lighter(0.1), tone, tone.darker(0.18)),
    )
    cuts = Brush()
    for k in (-0.8, -0.25, 0.3, 0.85):
        cuts.bend(
            x + r * (k - 0.15),
            base - r * 0.95,
            x + r * k,
            base - r * 0.7,
            x + r * (k + 0.2),
            base - r * 0.62,
        )
    canvas.line(cuts.d, oklch(0.86, 0.06, 82), r * 0.14)


def fish(scene: Scene, x: float, base: float, r: float) -> None:
    """Two herrings on a plate."""
    canvas = scene.canvas
    plate(scene, x, base, r * 2.1)
    for dy, tone in ((-0.5, oklch(0.62, 0.05, 240)), (-0.16, oklch(0.7, 0.04, 220))):
        y = base + dy * r
        body = [
            (x - r * 1.5, y),
            (x - r * 0.8, y - r * 0.3),
            (x + r * 0.4, y - r * 0.25),
            (x + r * 1.1, y - r * 0.04),
            (x + r * 1.5, y - r * 0.3),
            (x + r * 1.42, y + r * 0.22),
            (x + r * 1.1, y + r * 0.06),
            (x, y + r * 0.24),
            (x - r * 1.0, y + r * 0.18),
        ]
        canvas.shape(
            smooth(body, closed=True),
            canvas.down(y - r * 0.3, y + r * 0.25, tone.darker(0.16), tone.lighter(0.2), tone),
        )
        canvas.disc(x - r * 1.2, y - r * 0.04, r * 0.07, oklch(0.15, 0.01, 0))
        canvas.line(
            f"M{numbers((x - r * 0.95, y - r * 0.2))}q{numbers((r * 0.12, r * 0.2, 0, r * 0.36))}",
            tone.darker(0.2),
            r * 0.04,
            0.7,
        )


def plate(scene: Scene, x: float, base: float, half: float) -> None:
    tone = scene.chance.pick(palette("0.82 0.01 240, 0.93 0.01 90, 0.72 0.02 250"))
    canvas = scene.canvas
    canvas.ellipse(
        x - scene.side * half * 0.12,
        base + half * 0.1,
        half * 1.05,
        half * 0.24,
        oklch(0.14, 0.02, 50),
        0.4,
    )
    canvas.ellipse(
        x,
        base,
        half,
        half * 0.25,
        canvas.linear(
            (x + scene.side * half, 0),
            (x - scene.side * half, 0),
            tone.lighter(0.05),
            tone.darker(0.15),
        ),
    )
    canvas.ellipse(x, base - half * 0.01, half * 0.72, half * 0.165, tone.darker(0.06))


def cheese(scene: Scene, x: float, base: float, r: float) -> None:
    tone = oklch(0.84, 0.12, 88)
    canvas = scene.canvas
    cast(scene, x, base, r * 1.2)
    canvas.shape(
        polygon(
            [
                (x - r * 1.2, base - r * 0.7),
                (x + r * 1.2, base - r * 1.0),
                (x + r * 1.25, base - r * 0.1),
                (x - r * 1.2, base),
            ]
        ),
        canvas.linear((x - r, 0), (x + r, 0), tone.darker(0.04), tone.darker(0.12)),
    )
    canvas.shape(
        polygon(
            [
                (x - r * 1.2, base - r * 0.7),
                (x - r * 0.1, base - r * 1.25),
                (x + r * 1.2, base - r * 1.0),
            ]
        ),
        tone.lighter(0.06),
    )
    canvas.shape(
        oval(x - r * 0.5, base - r * 0.35, r * 0.18, r * 0.14)
        + oval(x + r * 0.4, base - r * 0.5, r * 0.22, r * 0.17)
        + oval(x + r * 0.7, base - r * 0.25, r * 0.1, r * 0.09),
        tone.darker(0.18),
    )


def eggs(scene: Scene, x: float, base: float, r: float) -> None:
    """A nest of eggs in a basket."""
    canvas, straw = scene.canvas, oklch(0.62, 0.09, 72)
    cast(scene, x, base, r * 1.4)
    for k in range(5):
        ex = x + r * (-0.9 + 0.45 * k)
        canvas.ellipse(
            ex,
            base - r * (1.0 + 0.12 * (k % 2)),
            r * 0.34,
            r * 0.44,
            canvas.radial(
                (ex + scene.side * r * 0.12, base - r * 1.2),
                r * 0.7,
                oklch(0.96, 0.02, 80),
                oklch(0.84, 0.05, 65),
                oklch(0.6, 0.06, 55),
            ),
        )
    form = [
        (x - r * 1.4, base - r * 0.95),
        (x - r * 1.15, base - r * 0.1),
        (x - r * 0.7, base),
        (x + r * 0.7, base),
        (x + r * 1.15, base - r * 0.1),
        (x + r * 1.4, base - r * 0.95),
    ]
    canvas.shape(
        smooth(form) + "z",
        canvas.linear(
            (x + scene.side * r * 1.4, 0),
            (x - scene.side * r * 1.4, 0),
            straw.lighter(0.08),
            straw,
            straw.darker(0.16),
        ),
    )
    for row in range(4):
        y = base - r * (0.12 + 0.24 * row)
        half = r * (1.1 + 0.09 * row)
        canvas.line(
            f"M{numbers((x - half, y))}h{numbers((half * 2,))}",
            straw.darker(0.14),
            r * 0.13,
            0.8,
            dash=f"{numbers((r * 0.16,))} {numbers((r * 0.2,))}",
            cap="butt",
        )


def books(scene: Scene, x: float, base: float, r: float) -> None:
    """Three old volumes, the last one askew."""
    canvas, chance = scene.canvas, scene.chance
    cast(scene, x, base, r * 1.4)
    y = base
    tones = chance.shuffled(
        palette("0.42 0.12 25, 0.40 0.07 155, 0.36 0.07 260, 0.56 0.09 70, 0.34 0.04 50")
    )
    for k in range(3):
        half, tall = r * (1.5 - 0.18 * k), r * chance.between(0.4, 0.55)
        dx = chance.near(0, r * 0.2)
        canvas.rect(x - half + dx, y - tall, half * 2, tall, tones[k], r=r * 0.06)
        canvas.rect(
            x + dx + scene.side * half * 0.96 - (half * 1.8 if scene.side > 0 else 0),
            y - tall * 0.84,
            half * 1.8,
            tall * 0.68,
            oklch(0.9, 0.03, 85),
        )
        canvas.line(
            f"M{numbers((x + dx - scene.side * half * 0.86, y - tall))}v{numbers((tall,))}m{numbers((scene.side * half * 0.22, -tall))}v{numbers((tall,))}",
            oklch(0.75, 0.11, 85),
            r * 0.06,
            0.8,
        )
        y -= tall


def shell(scene: Scene, x: float, base: float, r: float) -> None:
    canvas, tone = scene.canvas, oklch(0.88, 0.05, 50)
    cast(scene, x, base, r)
    fan = [
        (x - r * 0.25, base),
        (x - r * 1.05, base - r * 0.8),
        (x - r * 0.7, base - r * 1.4),
        (x, base - r * 1.65),
        (x + r * 0.7, base - r * 1.4),
        (x + r * 1.05, base - r * 0.8),
        (x + r * 0.25, base),
    ]
    canvas.shape(
        smooth(fan) + "z",
        canvas.radial(
            (x + scene.side * r * 0.3, base - r),
            r * 1.5,
            tone.lighter(0.06),
            tone,
            tone.darker(0.2),
        ),
    )
    ribs = Brush()
    for k in range(-4, 5):
        ribs.stroke(
            x + k * r * 0.05, base - r * 0.1, x + k * r * 0.22, base - r * (1.5 - 0.035 * k * k)
        )
    canvas.line(ribs.d, tone.darker(0.2), r * 0.05, 0.7)


FRUITS = (apple, pear, citrus, grapes, pomegranate, apple, lemon_peel, pear)
GOODS = (bread, fish, cheese, eggs, books, shell, pumpkin)
