"""Courtyards, domes, pagodas, palaces of glass."""

from vernissage.paintings.brush.exact import between
from vernissage.paintings.brush.mood import GLOW, Scene
from vernissage.paintings.brush.strokes import Brush, inside, lay
from vernissage.paintings.brush.svg import box, polygon, smooth
from vernissage.paintings.nature.ground import hill, mirror, ranges
from vernissage.paintings.nature.sky import sky
from vernissage.paintings.nature.trees import blossom, broadleaf, cypress, palm
from vernissage.paintings.town.masonry import arch_path, block, fountain, minaret, onion, pane
from vernissage.paintings.town.people import crowd, walker
from vernissage.paintings.town.surroundings import dome, lamp, pavement
from vernissage.paintings.water.boats import gondola, reflection


def courtyard(scene: Scene) -> None:
    """A cloister: two rows of arches, a fountain, orange trees."""
    w, h, chance = scene.w, scene.h, scene.chance
    sky(scene, h * 0.3)
    canvas, wall = scene.canvas, scene.of("0.86 0.06 78")
    base = h * 0.64
    canvas.rect(
        0,
        h * 0.14,
        w,
        base - h * 0.14,
        canvas.down(h * 0.14, base, wall.lighter(0.03), wall.darker(0.1)),
    )
    lay(
        canvas,
        chance,
        [wall.lighter(0.05), wall.darker(0.07)],
        inside(chance, 0, h * 0.16, w, h * 0.46),
        count=50,
        length=26,
        width=3,
        jitter=0.08,
        opacity=0.4,
    )
    canvas.shape(
        polygon([(-4, h * 0.16), (-4, h * 0.09), (w + 4, h * 0.09), (w + 4, h * 0.16)]),
        scene.of("0.58 0.11 42"),
    )
    canvas.line(f"M0 {h * 0.155:.0f}H{w:.0f}", scene.of("0.44 0.09 35"), 5, dash="0 7")
    for k in range(5):
        x = w * (k + 0.5) / 5
        canvas.shape(arch_path(x, h * 0.34, w * 0.055, h * 0.14), scene.of("0.30 0.05 260"))
        canvas.shape(
            arch_path(x, base, w * 0.078, h * 0.24),
            canvas.down(h * 0.4, base, scene.of("0.26 0.05 280"), scene.of("0.42 0.06 40")),
        )
        canvas.line(arch_path(x, base, w * 0.078, h * 0.24)[:-1], wall.lighter(0.08), 3)
        canvas.rect(w * k / 5 - 4, h * 0.47, 8, base - h * 0.47, wall.lighter(0.06))
    canvas.rect(0, h * 0.365, w, h * 0.016, wall.lighter(0.08))
    pavement(scene, base)
    canvas.shape(
        polygon(
            [(0, base), (w * 0.5, base), (w * 0.2, h), (0, h)]
            if scene.side > 0
            else [(w, base), (w * 0.5, base), (w * 0.8, h), (w, h)]
        ),
        scene.of("0.36 0.05 280"),
        0.35,
    )
    fountain(scene, w * 0.5, h * 0.9, w * 0.2)
    for x in (0.1, 0.9):
        broadleaf(scene, w * x, h * 0.88, h * 0.36)
        canvas.rect(w * x - 15, h * 0.86, 30, h * 0.08, scene.of("0.58 0.11 45"))
    walker(scene, w * 0.3, h * 0.74, h * 0.13)


def domes(scene: Scene) -> None:
    """Domes and slender towers mirrored in a long pool."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.62)
    ranges(scene, h * 0.62, 1)
    canvas, white = scene.canvas, scene.of("0.94 0.02 75")
    base, x = h * 0.66, w * 0.5
    for dx in (-0.42, 0.42):
        minaret(scene, x + w * dx, base, w * 0.028, h * 0.46, white)
    block(scene, x, base, w * 0.34, h * 0.2, white)
    for dx, r in ((-0.2, 0.075), (0.2, 0.075), (0.0, 0.16)):
        onion(scene, x + w * dx, base - h * (0.2 if dx else 0.23), w * r, white)
    canvas.rect(x - w * 0.12, base - h * 0.24, w * 0.24, h * 0.24, white.lighter(0.02))
    canvas.shape(arch_path(x, base, w * 0.08, h * 0.19, pointed=True), scene.of("0.40 0.06 60"))
    canvas.shape(
        "".join(
            arch_path(x + w * dx, base - y * h, w * 0.03, h * 0.07, pointed=True)
            for dx in (-0.27, -0.18, 0.18, 0.27)
            for y in (0.01, 0.1)
        ),
        scene.of("0.46 0.06 55"),
    )
    hill(scene, base, base, scene.shade(scene.mood.meadow[0]), rough=1, floor=h + 4, grain=30)
    pool = polygon(
        [
            (x - w * 0.1, base + 8),
            (x + w * 0.1, base + 8),
            (x + w * 0.3, h + 4),
            (x - w * 0.3, h + 4),
        ]
    )
    canvas.shape(
        pool, canvas.down(base, h, white.darker(0.1), scene.mood.sky[1], scene.mood.sky[0])
    )
    lay(
        canvas,
        scene.chance,
        [white, scene.mood.sky[0]],
        inside(scene.chance, x - w * 0.13, base + 12, w * 0.26, h * 0.3),
        count=30,
        length=24,
        width=2,
        opacity=0.5,
    )
    for k in range(4):
        t = k / 3
        for way in (-1, 1):
            cypress(
                scene,
                x + way * w * between(0.16, 0.42, t),
                between(base + 16, h * 0.98, t),
                h * between(0.1, 0.26, t),
            )


def pagoda(scene: Scene) -> None:
    """Five roofs among blossom."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.7)
    ranges(scene, h * 0.66, 3, rough=26)
    canvas, red = scene.canvas, scene.of("0.52 0.15 30")
    x, base = w * (0.5 + scene.side * 0.06), h * 0.84
    hill(scene, h * 0.78, h * 0.82, scene.shade(scene.mood.meadow[1]), rough=8, floor=h + 4)
    for k in range(5):
        half = w * (0.2 - 0.024 * k)
        floor = base - h * 0.122 * k
        canvas.rect(
            x - half * 0.62,
            floor - h * 0.1,
            half * 1.24,
            h * 0.1,
            canvas.linear(
                (x - scene.side * half, 0), (x + scene.side * half, 0), red.darker(0.12), red
            ),
        )
        canvas.shape(
            "".join(
                box(x + dx * half - half * 0.1, floor - h * 0.08, half * 0.2, h * 0.05)
                for dx in (-0.36, 0, 0.36)
            ),
            pane(scene),
        )
        roof = [
            (x - half * 1.3, floor - h * 0.088),
            (x - half * 0.8, floor - h * 0.1),
            (x - half * 0.5, floor - h * 0.135),
            (x + half * 0.5, floor - h * 0.135),
            (x + half * 0.8, floor - h * 0.1),
            (x + half * 1.3, floor - h * 0.088),
            (x, floor - h * 0.082),
        ]
        canvas.shape(
            smooth(roof, closed=True),
            canvas.down(
                floor - h * 0.14,
                floor - h * 0.08,
                scene.of("0.46 0.04 220"),
                scene.of("0.28 0.04 230"),
            ),
        )
    top = base - h * 0.61
    canvas.line(
        f"M{x:.0f} {top - h * 0.01:.0f}v{-h * 0.1:.0f}",
        scene.of("0.78 0.12 85"),
        4,
        dash="2 4",
        cap="butt",
    )
    for dx, size in ((-0.4, 0.5), (0.42, 0.42), (-0.22, 0.3)):
        blossom(scene, x + w * dx, h * 0.96, h * size)


def glasshouse(scene: Scene) -> None:
    """Iron ribs and glass, palms inside."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.7)
    canvas = scene.canvas
    x, base, half = w * 0.5, h * 0.82, w * 0.42
    glow = GLOW if scene.mood.lamps > 0.25 else scene.of("0.90 0.05 160")
    shell = arch_path(x, base, half, h * 0.58)
    hill(scene, h * 0.78, h * 0.78, scene.shade(scene.mood.meadow[1]), rough=2, floor=h + 4)
    canvas.shape(shell, canvas.down(h * 0.24, base, glow.mix(scene.mood.sky[0], 0.45), glow), 0.85)
    for dx, tall in ((-0.24, 0.34), (0.2, 0.4), (0.0, 0.26), (-0.1, 0.44), (0.3, 0.26)):
        palm(scene, x + w * dx, base, h * tall)
    ribs = Brush()
    for k in range(-5, 6):
        ribs.bend(
            x + half * k / 5.2,
            base,
            x + half * k / 5.4,
            base - h * 0.42,
            x + half * k / 13,
            base - h * 0.575,
        )
    for k in range(6):
        y = base - h * 0.09 * k
        reach = half * (1 if k < 3 else (0.97, 0.85, 0.6)[k - 3])
        ribs.stroke(x - reach, y, x + reach, y)
    canvas.line(ribs.d, scene.of("0.95 0.01 200"), 1.8, 0.75)
    canvas.line(shell[:-1], scene.of("0.92 0.02 200"), 4)
    canvas.shape(arch_path(x, base, w * 0.07, h * 0.16), scene.of("0.35 0.06 160"), 0.8)
    pavement(scene, base)
    crowd(scene, 6, h * 0.86, h * 0.97, h * 0.09, h * 0.15)
    lamp(scene, w * 0.12, h * 0.95, h * 0.26)


def lagoon(scene: Scene) -> None:
    """A church on its own island."""
    w, h = scene.w, scene.h
    water = h * 0.64
    sky(scene, water)
    ranges(scene, water, 1, rough=4)
    canvas, white = scene.canvas, scene.of("0.92 0.03 78")
    x = w * (0.5 - scene.side * 0.05)
    block(scene, x, water, w * 0.3, h * 0.16, white.darker(0.06))
    dome(scene, x, water - h * 0.12, h * 0.34, 0.0)
    minaret(scene, x + scene.side * w * 0.3, water, w * 0.035, h * 0.42, scene.of("0.66 0.10 42"))
    block(scene, x, water, w * 0.13, h * 0.22, white)
    canvas.shape(
        polygon(
            [
                (x - w * 0.15, water - h * 0.22),
                (x, water - h * 0.3),
                (x + w * 0.15, water - h * 0.22),
            ]
        ),
        white.lighter(0.04),
    )
    canvas.shape(
        arch_path(x, water, w * 0.04, h * 0.13)
        + "".join(arch_path(x + w * dx, water, w * 0.02, h * 0.09) for dx in (-0.22, 0.22)),
        scene.of("0.30 0.04 50"),
    )
    mirror(scene, water, h + 4, [white.darker(0.2), scene.mood.sky[1], scene.mood.sky[0]])
    reflection(scene, x, water + 6, w * 0.5, "0.88 0.03 78", 0.1)
    gondola(scene, w * (0.5 + scene.side * 0.16), h * 0.86, w * 0.36)
