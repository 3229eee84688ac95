"""What every town has: pavement, lamps, far roofs, towers and domes, weather."""

from vernissage.paintings.brush.mood import GLOW, Scene
from vernissage.paintings.brush.strokes import Brush, inside, lay
from vernissage.paintings.brush.svg import box, oval, polygon, polyline, quarter
from vernissage.paintings.nature.sky import falling_rain, falling_snow


def weather(scene: Scene) -> None:
    """Snow or rain over everything, if it snows or rains."""
    if scene.snowy:
        falling_snow(scene)
    if scene.mood.name == "rain":
        falling_rain(scene)


def pavement(scene: Scene, top: float) -> None:
    """The ground of a street or square: it shines in rain and in the dark, and snow whitens it."""
    canvas, chance, w, h = scene.canvas, scene.chance, scene.w, scene.h
    stone = scene.of("0.92 0.015 250" if scene.snowy else "0.66 0.03 70")
    wet = scene.mood.name in ("rain", "night", "dusk")
    near = stone.darker(0.1) if wet else stone
    canvas.rect(0, top, w, h - top + 4, canvas.down(top, h, stone.mix(scene.mood.haze, 0.35), near))
    tones = [stone.lighter(0.07), stone.darker(0.08)]
    if wet:
        tones += [scene.mood.sky[-1], GLOW.mix(stone, 0.35)]
    lay(
        canvas,
        chance,
        tones,
        inside(chance, 0, top + 4, w, h - top),
        count=80,
        length=26,
        width=2.6,
        jitter=0.06,
        opacity=0.45,
    )


def lamp(scene: Scene, x: float, base: float, tall: float) -> None:
    """A street lamp, lit when it grows dark."""
    canvas = scene.canvas
    if scene.mood.lamps > 0.2:
        canvas.disc(
            x,
            base - tall,
            tall * 0.5,
            canvas.radial((x, base - tall), tall * 0.5, (0, GLOW, 0.7), (1, GLOW, 0)),
        )
    canvas.line(
        polyline([(x, base), (x, base - tall * 0.9)]),
        scene.of("0.24 0.02 260"),
        max(1.2, tall * 0.03),
    )
    canvas.shape(
        polygon(
            [
                (x - tall * 0.05, base - tall * 1.04),
                (x + tall * 0.05, base - tall * 1.04),
                (x + tall * 0.03, base - tall * 0.9),
                (x - tall * 0.03, base - tall * 0.9),
            ]
        ),
        GLOW if scene.mood.lamps > 0.2 else scene.of("0.86 0.03 90"),
    )


def skyline(scene: Scene, base: float, tall: float, depth: float) -> None:
    """Far roofs, domes and spires as one pale mass."""
    chance = scene.chance
    d, x = "", -4.0
    while x < scene.w:
        wide = chance.between(10, 26)
        high = tall * chance.between(0.35, 0.8)
        d += box(x, base - high, wide, high)
        if chance.one_in(4):
            d += polygon(
                [
                    (x + wide * 0.3, base - high),
                    (x + wide / 2, base - high - tall * 0.6),
                    (x + wide * 0.7, base - high),
                ]
            )
        elif chance.one_in(4):
            d += oval(x + wide / 2, base - high, wide * 0.42, wide * 0.42)
        x += wide
    scene.canvas.shape(d, scene.of("0.44 0.05 275", depth))


def bell_tower(scene: Scene, x: float, base: float, tall: float, depth: float) -> None:
    """A square tower with arches under a pointed roof."""
    canvas = scene.canvas
    wall, half = scene.of("0.76 0.07 50", depth), tall * 0.1
    canvas.rect(
        x - half,
        base - tall * 0.8,
        half * 2,
        tall * 0.8,
        canvas.linear(
            (x - half * scene.side, 0), (x + half * scene.side, 0), wall.darker(0.14), wall
        ),
    )
    dark = scene.of("0.28 0.03 260", depth)
    arches = "".join(
        box(x + dx * half - half * 0.22, base - tall * 0.72, half * 0.44, tall * 0.1)
        + oval(x + dx * half, base - tall * 0.72, half * 0.22, half * 0.22)
        for dx in (-0.5, 0.5)
    )
    canvas.shape(arches, dark)
    canvas.rect(x - half * 1.15, base - tall * 0.82, half * 2.3, tall * 0.03, wall.lighter(0.1))
    canvas.shape(
        polygon(
            [
                (x - half, base - tall * 0.82),
                (x, base - tall * 1.08),
                (x + half, base - tall * 0.82),
            ]
        ),
        scene.of("0.42 0.08 160", depth),
    )
    canvas.disc(x, base - tall * 0.52, half * 0.5, scene.of("0.94 0.02 90", depth))
    canvas.line(
        polyline(
            [
                (x, base - tall * 0.555),
                (x, base - tall * 0.52),
                (x + half * 0.3, base - tall * 0.51),
            ]
        ),
        dark,
        1.2,
    )


def dome(scene: Scene, x: float, base: float, tall: float, depth: float) -> None:
    """A cathedral dome on its drum."""
    canvas = scene.canvas
    half = tall * 0.36
    wall, tile = scene.of("0.86 0.04 80", depth), scene.of("0.56 0.10 40", depth)
    canvas.rect(
        x - half,
        base - tall * 0.42,
        half * 2,
        tall * 0.5,
        canvas.linear(
            (x - half * scene.side, 0), (x + half * scene.side, 0), wall.darker(0.15), wall
        ),
    )
    canvas.shape(
        "".join(
            box(x + half * dx - half * 0.07, base - tall * 0.36, half * 0.14, tall * 0.2)
            for dx in (-0.7, -0.35, 0, 0.35, 0.7)
        ),
        scene.of("0.35 0.03 260", depth),
    )
    canvas.shape(
        quarter(x, base - tall * 0.42, -half, -tall * 0.42)
        + quarter(x, base - tall * 0.42, half, -tall * 0.42),
        canvas.linear(
            (x - half * scene.side, 0),
            (x + half * scene.side, 0),
            tile.darker(0.12),
            tile.lighter(0.04),
        ),
    )
    ribs = Brush()
    for dx in (-0.6, -0.2, 0.2, 0.6):
        ribs.bend(
            x + half * dx,
            base - tall * 0.42,
            x + half * dx * 0.95,
            base - tall * 0.7,
            x + half * dx * 0.15,
            base - tall * 0.84,
        )
    canvas.line(ribs.d, wall, max(1.0, half * 0.05))
    canvas.rect(x - half * 0.16, base - tall * 0.98, half * 0.32, tall * 0.15, wall)
    canvas.shape(
        polygon(
            [
                (x - half * 0.18, base - tall * 0.97),
                (x, base - tall * 1.14),
                (x + half * 0.18, base - tall * 0.97),
            ]
        ),
        tile,
    )
