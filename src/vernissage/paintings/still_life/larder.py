"""Bread, fish on a plate, cheese, eggs, pumpkins."""

from vernissage.paintings.brush.colour import oklch, palette
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import numbers, oval, polygon, smooth, trace
from vernissage.paintings.still_life.vessels import cast


def pumpkin(scene: Scene, x: float, base: float, r: float) -> None:
    """Five ribs, lit from one side."""
    tone = scene.chance.pick(palette("0.68 0.16 55, 0.56 0.08 150, 0.80 0.08 85"))
    canvas = scene.canvas
    cast(scene, x, base, r * 1.3)
    for dx in (-0.8, 0.8, -0.42, 0.42, 0.0):
        shade = 0.14 * (0.5 - dx * scene.side * 0.6)
        canvas.ellipse(x + dx * r, base - r * 0.75, r * 0.5, r * 0.76, tone.darker(shade))
        canvas.line(
            trace(
                "M",
                x + dx * r + scene.side * r * 0.2,
                base - r * 1.2,
                "q",
                scene.side * r * 0.12,
                r * 0.4,
                0,
                r * 0.8,
            ),
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
    """A loaf, its crust cut."""
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
    """A plate of pewter or china, seen from the side."""
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
    """A wedge."""
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


FOOD = (bread, fish, cheese, eggs)
