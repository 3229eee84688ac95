"""Parts of buildings: walls, arches, columns, domes, towers, fountains."""

from vernissage.paintings.brush.colour import Colour, oklch
from vernissage.paintings.brush.exact import PI, cos, sin
from vernissage.paintings.brush.mood import GLOW, Scene
from vernissage.paintings.brush.strokes import Brush, inside, lay
from vernissage.paintings.brush.svg import box, numbers, oval, polygon, smooth, trace


def block(scene: Scene, x: float, base: float, half: float, tall: float, tone: Colour) -> None:
    """A wall lit from one side, its stones hinted at."""
    canvas, chance = scene.canvas, scene.chance
    s = scene.side
    canvas.rect(
        x - half,
        base - tall,
        half * 2,
        tall,
        canvas.linear(
            (x - s * half, 0), (x + s * half, 0), tone.darker(0.16), tone, tone.lighter(0.05)
        ),
    )
    spot = inside(chance, x - half * 0.9, base - tall, half * 1.6, tall)
    lay(
        canvas,
        chance,
        [tone.darker(0.1), tone.lighter(0.08)],
        spot,
        count=max(10, int(half * tall / 420)),
        length=min(18, half * 0.5),
        width=2.4,
        jitter=0.05,
        opacity=0.5,
    )


def arch_path(x: float, base: float, half: float, tall: float, *, pointed: bool = False) -> str:
    """An opening with a round or a pointed head."""
    top = base - tall
    spring = top + half * (1.5 if pointed else 1.0)
    up = trace("M", x - half, base, "V", spring)
    if pointed:
        bow = top + half * 0.5
        head = trace("Q", x - half, bow, x, top, "Q", x + half, bow, x + half, spring)
    else:
        k = half * 0.55
        left = trace("C", x - half, spring - k, x - k, top, x, top)
        head = left + trace("C", x + k, top, x + half, spring - k, x + half, spring)
    return up + head + trace("V", base, "z")


def pane(scene: Scene) -> Colour:
    """What a window shows: lamplight, or the dark inside."""
    return GLOW if scene.mood.lamps > 0.25 else scene.of("0.30 0.04 260")


def fountain(scene: Scene, x: float, base: float, half: float) -> None:
    """A basin, a bowl and jets of water."""
    canvas, stone = scene.canvas, scene.of("0.80 0.03 85")
    canvas.ellipse(x, base, half, half * 0.26, stone.darker(0.14))
    canvas.ellipse(x, base - half * 0.14, half, half * 0.24, stone)
    canvas.ellipse(x, base - half * 0.14, half * 0.86, half * 0.18, scene.of("0.58 0.08 215"))
    canvas.rect(x - half * 0.07, base - half * 0.7, half * 0.14, half * 0.56, stone.darker(0.06))
    canvas.ellipse(x, base - half * 0.7, half * 0.4, half * 0.1, stone)
    jets = Brush()
    for k in (-3, -2, -1, 1, 2, 3):
        jets.bend(
            x,
            base - half * 0.95,
            x + k * half * 0.14,
            base - half * 1.1,
            x + k * half * 0.2,
            base - half * 0.2,
        )
    canvas.line(jets.d, scene.of("0.97 0.01 220"), 1.8, 0.8)


def rose(scene: Scene, x: float, y: float, r: float) -> None:
    """A rose window."""
    canvas = scene.canvas
    canvas.disc(x, y, r * 1.1, scene.of("0.88 0.03 80"))
    canvas.disc(x, y, r, scene.of("0.24 0.05 270"))
    tones = ("0.62 0.17 28", "0.60 0.14 255", "0.80 0.14 90", "0.58 0.12 150")
    lift = 0.1 if scene.mood.lamps > 0.25 else 0.0
    for i, tone in enumerate(tones):
        light, chroma, hue = (float(v) for v in tone.split())
        d = "".join(
            oval(
                x + r * 0.66 * cos((k * 4 + i) * PI / 8),
                y + r * 0.66 * sin((k * 4 + i) * PI / 8),
                r * 0.12,
                r * 0.12,
            )
            + oval(
                x + r * 0.36 * cos((k * 4 + i) * PI / 8),
                y + r * 0.36 * sin((k * 4 + i) * PI / 8),
                r * 0.07,
                r * 0.07,
            )
            for k in range(4)
        )
        canvas.shape(d, oklch(light + lift, chroma, hue))
    canvas.disc(x, y, r * 0.18, oklch(0.84, 0.13, 85))


def column(scene: Scene, x: float, base: float, half: float, tall: float, stone: Colour) -> None:
    """A fluted column, narrower at the top, with its capital."""
    canvas, s = scene.canvas, scene.side
    shaft = polygon(
        [
            (x - half, base),
            (x - half * 0.8, base - tall),
            (x + half * 0.8, base - tall),
            (x + half, base),
        ]
    )
    canvas.shape(
        shaft,
        canvas.linear(
            (x - s * half, 0), (x + s * half, 0), stone.darker(0.22), stone, stone.lighter(0.06)
        ),
    )
    flutes = Brush()
    for dx in (-0.5, -0.15, 0.2, 0.55):
        flutes.stroke(x + dx * half, base, x + dx * half * 0.8, base - tall)
    canvas.line(flutes.d, stone.darker(0.16), 1.2, 0.6)
    canvas.rect(x - half * 1.15, base - tall - 3, half * 2.3, 6, stone.lighter(0.04))


def minaret(scene: Scene, x: float, base: float, half: float, tall: float, stone: Colour) -> None:
    """A slender tower with two galleries under an onion dome."""
    canvas = scene.canvas
    canvas.rect(
        x - half,
        base - tall,
        half * 2,
        tall,
        canvas.linear(
            (x - scene.side * half, 0), (x + scene.side * half, 0), stone.darker(0.18), stone
        ),
    )
    for y in (0.5, 0.8):
        canvas.rect(x - half * 1.5, base - tall * y, half * 3, 5, stone.lighter(0.02))
    onion(scene, x, base - tall, half * 1.1, stone)


def onion(scene: Scene, x: float, base: float, half: float, stone: Colour) -> None:
    """An onion dome."""
    canvas = scene.canvas
    form = [
        (x - half * 0.8, base),
        (x - half * 1.05, base - half * 0.6),
        (x - half * 0.6, base - half * 1.3),
        (x, base - half * 1.9),
        (x + half * 0.6, base - half * 1.3),
        (x + half * 1.05, base - half * 0.6),
        (x + half * 0.8, base),
    ]
    canvas.shape(
        smooth(form) + "z",
        canvas.linear(
            (x - scene.side * half, 0),
            (x + scene.side * half, 0),
            stone.darker(0.2),
            stone,
            stone.lighter(0.05),
        ),
    )
    canvas.line(
        f"M{numbers((x, base - half * 1.85))}v{numbers((-half * 0.5,))}",
        scene.of("0.80 0.12 85"),
        max(1.2, half * 0.08),
    )


def tower(scene: Scene, x: float, base: float, half: float, tall: float, stone: Colour) -> None:
    """A tower with battlements; a high one flies a flag."""
    block(scene, x, base, half, tall, stone)
    canvas = scene.canvas
    teeth = "".join(
        box(x - half * 1.1 + k * half * 0.5, base - tall - half * 0.34, half * 0.28, half * 0.36)
        for k in range(5)
    )
    canvas.shape(
        teeth + box(x - half * 1.1, base - tall - 2, half * 2.28, half * 0.2), stone.lighter(0.03)
    )
    canvas.shape(
        "".join(box(x - half * 0.1, base - tall * y, half * 0.2, half * 0.5) for y in (0.8, 0.5)),
        pane(scene),
    )
    if tall > scene.h * 0.28:
        canvas.line(f"M{x:.0f} {base - tall:.0f}v{-tall * 0.3:.0f}", scene.of("0.30 0.02 50"), 2)
        canvas.shape(
            polygon(
                [
                    (x, base - tall * 1.3),
                    (x + scene.side * half * 1.1, base - tall * 1.24),
                    (x, base - tall * 1.17),
                ]
            ),
            scene.of("0.55 0.18 28"),
        )
