"""What a collector keeps: lutes, globes, hourglasses, masks, sheets of music, books, shells."""

from vernissage.paintings.brush.colour import WHITE, oklch, palette
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import numbers, oval, points, polygon, smooth, trace
from vernissage.paintings.still_life.vessels import cast, turned

WOOD = oklch(0.56, 0.11, 58)


def lute(scene: Scene, x: float, base: float, size: float, *, upright: bool = False) -> None:
    """A lute lying, or upright."""
    canvas = scene.canvas
    canvas.move(x, base - size * 0.22, size / 100, turn=8 if upright else -62 * scene.side)
    canvas.ellipse(-6, 8, 32, 40, oklch(0.12, 0.02, 50), 0.35)
    body = points("0 -34, 18 -24, 32 6, 24 34, 0 44, -24 34, -32 6, -18 -24")
    canvas.shape(polygon([(-5, -30), (5, -30), (4, -92), (-4, -92)]), oklch(0.3, 0.05, 45))
    canvas.shape(
        smooth(body, closed=True),
        canvas.radial((10, -8), 60, WOOD.lighter(0.14), WOOD, WOOD.darker(0.18)),
    )
    canvas.line(smooth(body, closed=True), oklch(0.34, 0.06, 45), 2)
    canvas.disc(0, 0, 10, oklch(0.2, 0.03, 45))
    canvas.line(oval(0, 0, 12, 12), oklch(0.78, 0.1, 80), 1.6, dash="1 3")
    canvas.line("M-3 30V-90M-1 30V-90M1 30V-90M3 30V-90", oklch(0.92, 0.03, 85), 0.5, 0.8)
    canvas.rect(-12, 28, 24, 4, oklch(0.3, 0.05, 45))
    canvas.shape(polygon([(-4, -90), (4, -90), (16, -104), (8, -108)]), oklch(0.3, 0.05, 45))
    canvas.rest()


def globe(scene: Scene, x: float, base: float, size: float) -> None:
    """A globe on a turned foot."""
    canvas = scene.canvas
    cast(scene, x, base, size * 0.34)
    turned(
        scene,
        x,
        base,
        size,
        ((0, 0.26), (0.04, 0.26), (0.08, 0.06), (0.24, 0.05)),
        oklch(0.42, 0.07, 50),
        gloss=0,
    )
    cx, cy, r = x, base - size * 0.6, size * 0.36
    sea = oklch(0.56, 0.06, 220)
    canvas.disc(
        cx,
        cy,
        r,
        canvas.radial(
            (cx + scene.side * r * 0.4, cy - r * 0.4),
            r * 1.6,
            sea.lighter(0.2),
            sea,
            sea.darker(0.22),
        ),
    )
    lands = [
        (cx - r * 0.3, cy - r * 0.7),
        (cx + r * 0.2, cy - r * 0.5),
        (cx + r * 0.1, cy - r * 0.1),
        (cx + r * 0.3, cy + r * 0.4),
        (cx, cy + r * 0.7),
        (cx - r * 0.2, cy + r * 0.1),
        (cx - r * 0.6, cy - r * 0.2),
    ]
    canvas.shape(smooth(lands, closed=True), oklch(0.74, 0.09, 85), 0.85)
    lines = trace(
        "M",
        cx - r,
        cy,
        "q",
        r,
        r * 0.36,
        r * 2,
        0,
        "M",
        cx,
        cy - r,
        "q",
        r * 0.7,
        r,
        0,
        r * 2,
        "M",
        cx,
        cy - r,
        "q",
        -r * 0.7,
        r,
        0,
        r * 2,
    )
    canvas.line(lines, oklch(0.9, 0.03, 85), 1, 0.5)
    canvas.line(oval(cx, cy, r * 1.12, r * 1.12), oklch(0.7, 0.11, 82), size * 0.03)
    canvas.ellipse(cx + scene.side * r * 0.45, cy - r * 0.5, r * 0.14, r * 0.1, WHITE, 0.6)


def hourglass(scene: Scene, x: float, base: float, size: float) -> None:
    """Sand between two wooden plates."""
    canvas, wood = scene.canvas, oklch(0.4, 0.08, 45)
    cast(scene, x, base, size * 0.28)
    for y in (0.0, 0.92):
        canvas.rect(
            x - size * 0.28,
            base - size * (y + 0.08),
            size * 0.56,
            size * 0.08,
            canvas.linear(
                (x + scene.side * size * 0.3, 0),
                (x - scene.side * size * 0.3, 0),
                wood.lighter(0.12),
                wood.darker(0.08),
            ),
            r=size * 0.02,
        )
    for dx in (-0.24, 0.24):
        canvas.line(
            f"M{numbers((x + dx * size, base - size * 0.06))}V{numbers((base - size * 0.94,))}",
            wood,
            size * 0.04,
        )
    form = [
        (x - size * 0.17, base - size * 0.92),
        (x - size * 0.18, base - size * 0.72),
        (x - size * 0.02, base - size * 0.5),
        (x - size * 0.18, base - size * 0.28),
        (x - size * 0.17, base - size * 0.08),
    ]
    other = [(2 * x - px, py) for px, py in reversed(form)]
    canvas.shape(smooth(form) + "L" + smooth(other)[1:] + "z", oklch(0.9, 0.02, 220), 0.4)
    sand = oklch(0.8, 0.1, 82)
    canvas.shape(
        polygon(
            [
                (x - size * 0.14, base - size * 0.68),
                (x + size * 0.14, base - size * 0.68),
                (x, base - size * 0.5),
            ]
        ),
        sand,
    )
    canvas.shape(
        smooth(
            [
                (x - size * 0.16, base - size * 0.09),
                (x, base - size * 0.3),
                (x + size * 0.16, base - size * 0.09),
            ]
        )
        + "z",
        sand,
    )
    canvas.line(
        f"M{numbers((x, base - size * 0.5))}V{numbers((base - size * 0.2,))}", sand, size * 0.015
    )


def mask(scene: Scene, x: float, base: float, size: float) -> None:
    """A carnival mask, half gold."""
    canvas, white = scene.canvas, oklch(0.93, 0.02, 85)
    cast(scene, x, base, size * 0.6)
    y = base - size * 0.5
    form = [
        (x - size * 0.9, y - size * 0.4),
        (x, y - size * 0.2),
        (x + size * 0.9, y - size * 0.4),
        (x + size * 0.7, y + size * 0.3),
        (x + size * 0.2, y + size * 0.35),
        (x, y + size * 0.15),
        (x - size * 0.2, y + size * 0.35),
        (x - size * 0.7, y + size * 0.3),
    ]
    canvas.shape(
        smooth(form, closed=True),
        canvas.linear(
            (x - size, 0), (x + size, 0), white, white, oklch(0.78, 0.12, 85), oklch(0.6, 0.11, 75)
        ),
    )
    canvas.shape(
        oval(x - size * 0.42, y, size * 0.22, size * 0.12)
        + oval(x + size * 0.42, y, size * 0.22, size * 0.12),
        oklch(0.15, 0.02, 0),
    )
    plume = Brush()
    for k in range(5):
        plume.bend(
            x + size * (0.5 + 0.08 * k),
            y - size * 0.3,
            x + size * (0.8 + 0.12 * k),
            y - size * 0.8,
            x + size * (0.7 + 0.25 * k),
            y - size * (1.2 - 0.1 * k),
        )
    canvas.line(plume.d, oklch(0.5, 0.15, 25), size * 0.09)


def music(scene: Scene, x: float, base: float, size: float) -> None:
    """A sheet of notes on the table."""
    canvas, paper = scene.canvas, oklch(0.92, 0.03, 88)
    canvas.shape(
        polygon(
            [
                (x - size, base),
                (x + size * 0.7, base + size * 0.1),
                (x + size, base - size * 0.36),
                (x - size * 0.6, base - size * 0.42),
            ]
        ),
        paper,
    )
    lines, notes = Brush(), Brush()
    for k in range(4):
        y = base - size * 0.34 + size * 0.1 * k
        lines.stroke(x - size * (0.62 + 0.09 * k), y, x + size * (0.86 - 0.06 * k), y + size * 0.05)
        notes.dab(x + size * (-0.4 + 0.3 * k), y + size * 0.03)
        notes.dab(x + size * (0.5 - 0.25 * k), y)
    canvas.line(lines.d, oklch(0.5, 0.03, 60), 0.8)
    canvas.line(notes.d, oklch(0.2, 0.02, 60), size * 0.06)


def books(scene: Scene, x: float, base: float, r: float) -> None:
    """Three old volumes in a pile."""
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
            trace(
                "M",
                x + dx - scene.side * half * 0.86,
                y - tall,
                "v",
                tall,
                "m",
                scene.side * half * 0.22,
                -tall,
                "v",
                tall,
            ),
            oklch(0.75, 0.11, 85),
            r * 0.06,
            0.8,
        )
        y -= tall


def shell(scene: Scene, x: float, base: float, r: float) -> None:
    """A scallop standing."""
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
