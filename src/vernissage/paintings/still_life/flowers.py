"""Bouquets: stems, leaves, and blooms of several kinds."""

from vernissage.paintings.brush.colour import Colour, oklch, palette
from vernissage.paintings.brush.exact import PI, Point, cos, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush, around, dabs
from vernissage.paintings.brush.svg import oval, smooth, trace

GREEN = oklch(0.46, 0.1, 140)
SETS = (
    "0.62 0.18 20, 0.80 0.10 0, 0.93 0.03 80",
    "0.84 0.16 92, 0.72 0.16 65, 0.93 0.09 98",
    "0.50 0.14 295, 0.70 0.10 290, 0.92 0.02 300",
    "0.58 0.20 28, 0.90 0.13 92, 0.55 0.13 260",
    "0.95 0.02 90, 0.88 0.05 20, 0.84 0.09 100",
    "0.54 0.18 0, 0.68 0.15 340, 0.85 0.07 350",
)


def ringed(
    x: float, y: float, r: float, count: int, rx: float, ry: float, phase: float = 0.0
) -> str:
    """Petals as ovals around a middle (not turned: a loose, painted ring)."""
    return "".join(
        oval(
            x + r * cos(phase + 2 * PI * k / count),
            y + r * sin(phase + 2 * PI * k / count) * 0.92,
            rx,
            ry,
        )
        for k in range(count)
    )


def rose(scene: Scene, x: float, y: float, r: float, tone: Colour) -> None:
    """Petals in rings, a spiral in the heart."""
    canvas = scene.canvas
    canvas.shape(ringed(x, y, r * 0.5, 7, r * 0.52, r * 0.5), tone.darker(0.1))
    canvas.shape(ringed(x, y, r * 0.32, 5, r * 0.42, r * 0.4, 0.5), tone)
    turns = Brush()
    for k in range(6):
        a = k * 1.1
        turns.bend(
            x + r * 0.75 * cos(a),
            y + r * 0.7 * sin(a),
            x + r * 0.8 * cos(a + 0.6),
            y + r * 0.75 * sin(a + 0.6),
            x + r * 0.55 * cos(a + 1.2),
            y + r * 0.5 * sin(a + 1.2),
        )
        turns.bend(
            x + r * 0.35 * cos(a),
            y + r * 0.33 * sin(a),
            x + r * 0.4 * cos(a + 0.8),
            y + r * 0.38 * sin(a + 0.8),
            x + r * 0.14 * cos(a + 1.5),
            y + r * 0.12 * sin(a + 1.5),
        )
    canvas.line(turns.d, tone.lighter(0.12), r * 0.1, 0.85)
    canvas.disc(x, y, r * 0.14, tone.darker(0.2))


def daisy(scene: Scene, x: float, y: float, r: float, tone: Colour) -> None:
    """Thirteen rays round a yellow eye."""
    rays = Brush()
    for k in range(13):
        a = 2 * PI * k / 13 + 0.1
        rays.stroke(
            x + r * 0.35 * cos(a),
            y + r * 0.35 * sin(a),
            x + r * 0.9 * cos(a),
            y + r * 0.85 * sin(a),
        )
    scene.canvas.line(rays.d, tone, r * 0.26)
    scene.canvas.disc(x, y, r * 0.32, oklch(0.62, 0.13, 65))
    scene.canvas.disc(x + scene.side * r * 0.08, y - r * 0.08, r * 0.18, oklch(0.8, 0.14, 88))


def sunflower(scene: Scene, x: float, y: float, r: float, tone: Colour) -> None:
    """Gold whatever its tone, with a dark disc."""
    gold = oklch(0.82, 0.16, 85)
    for shade, phase, reach in ((gold.darker(0.12), 0.0, 1.0), (gold, 0.2, 0.92)):
        rays = Brush()
        for k in range(15):
            a = 2 * PI * k / 15 + phase
            rays.stroke(
                x + r * 0.4 * cos(a),
                y + r * 0.4 * sin(a),
                x + r * reach * cos(a),
                y + r * reach * 0.95 * sin(a),
            )
        scene.canvas.line(rays.d, shade, r * 0.24)
    scene.canvas.disc(x, y, r * 0.46, oklch(0.3, 0.06, 50))
    dabs(
        scene.canvas,
        [oklch(0.48, 0.09, 60)],
        around(scene.chance, x, y, r * 0.4, r * 0.4),
        count=18,
        width=r * 0.09,
    )


def tulip(scene: Scene, x: float, y: float, r: float, tone: Colour) -> None:
    """A cup with three tips."""
    canvas = scene.canvas
    cup = [
        (x - r * 0.62, y - r * 0.7),
        (x - r * 0.7, y + r * 0.2),
        (x, y + r * 0.8),
        (x + r * 0.7, y + r * 0.2),
        (x + r * 0.62, y - r * 0.7),
        (x + r * 0.26, y - r * 0.3),
        (x, y - r * 0.9),
        (x - r * 0.26, y - r * 0.3),
    ]
    canvas.shape(
        smooth(cup, closed=True),
        canvas.linear(
            (x + scene.side * r, 0),
            (x - scene.side * r, 0),
            tone.lighter(0.1),
            tone,
            tone.darker(0.13),
        ),
    )
    flames = Brush()
    for dx in (-0.35, 0.0, 0.35):
        flames.bend(x + dx * r, y + r * 0.6, x + dx * r * 1.4, y, x + dx * r * 1.2, y - r * 0.55)
    canvas.line(flames.d, tone.lighter(0.17), r * 0.09, 0.7)


def spray(scene: Scene, x: float, y: float, r: float, tone: Colour) -> None:
    """Many small blossoms, as on lilac."""
    dabs(
        scene.canvas,
        [tone.darker(0.1), tone, tone.lighter(0.1)],
        around(scene.chance, x, y, r * 1.0, r * 1.15),
        count=33,
        width=r * 0.26,
    )


BLOOMS = {"rose": rose, "daisy": daisy, "sunflower": sunflower, "tulip": tulip, "spray": spray}


def bouquet(
    scene: Scene,
    mouth: Point,
    size: float,
    *,
    kinds: tuple[str, ...],
    set_of: int,
    slim: bool = False,
) -> None:
    """Flowers above the mouth of a vase, the largest near the middle."""
    chance = scene.chance
    tones = palette(SETS[set_of % len(SETS)])
    x, y = mouth
    wide = size * (0.36 if slim else 0.62)
    places: list[Point] = []
    for k in range(14):
        a = PI * (1.08 + 0.84 * ((k * 0.618) % 1.0))
        d = 0.5 + 0.5 * ((k * 0.37) % 1.0)
        places.append((x + wide * 1.15 * cos(a) * d, y - size * 0.28 + size * 0.72 * sin(a) * d))
    dabs(
        scene.canvas,
        [GREEN.darker(0.14), GREEN.darker(0.06)],
        around(chance, x, y - size * 0.42, wide * 0.9, size * 0.4),
        count=40,
        width=size * 0.09,
    )
    stems(scene, mouth, places, size)
    for k, (px, py) in enumerate(sorted(places, key=lambda p: p[1])):
        r = size * chance.between(0.12, 0.17)
        BLOOMS[kinds[k % len(kinds)]](scene, px, py, r, tones[k % len(tones)])
        if k % 4 == 3:
            foliage(scene, px, py, size * 0.16)


def stems(scene: Scene, mouth: Point, places: list[Point], size: float) -> None:
    """Stems from the mouth of the vase, a leaf on each."""
    brush, leaves = Brush(), Brush()
    for px, py in places:
        brush.bend(*mouth, (mouth[0] * 2 + px) / 3, (mouth[1] + py) / 2, px, py)
        mx, my = (mouth[0] + px) / 2, (mouth[1] + py) / 2
        leaves.bend(
            mx, my, mx + (px - mx) * 0.8, my - size * 0.02, px + (px - mx) * 0.3, py + size * 0.2
        )
    scene.canvas.line(leaves.d, GREEN.darker(0.08), size * 0.055)
    scene.canvas.line(brush.d, GREEN, size * 0.022)


def foliage(scene: Scene, x: float, y: float, long: float) -> None:
    """Three leaves hanging over the rim."""
    for turn, tone in ((0.6, GREEN), (2.6, GREEN.darker(0.08)), (1.7, GREEN.lighter(0.08))):
        tip = (x + long * 1.5 * cos(turn), y + long * 1.2 * sin(turn))
        scene.canvas.shape(
            trace(
                "M",
                x,
                y,
                "Q",
                x + long * cos(turn - 0.5),
                y + long * sin(turn - 0.5),
                *tip,
                "Q",
                x + long * cos(turn + 0.5),
                y + long * sin(turn + 0.5),
                x,
                y,
                "z",
            ),
            tone,
        )
