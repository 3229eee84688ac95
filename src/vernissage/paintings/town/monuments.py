"""Towers, arches, churches, temples, castles."""

from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import inside, lay
from vernissage.paintings.brush.svg import box, polygon, polyline, smooth
from vernissage.paintings.nature.ground import grass, hill, ranges, river, road
from vernissage.paintings.nature.sky import sky
from vernissage.paintings.nature.trees import broadleaf, cypress
from vernissage.paintings.town.facades import WALLS, facade
from vernissage.paintings.town.masonry import arch_path, block, column, pane, rose, tower
from vernissage.paintings.town.people import crowd
from vernissage.paintings.town.surroundings import pavement, weather


def campanile(scene: Scene) -> None:
    """A tower over the roofs of a small town."""
    w, h, chance = scene.w, scene.h, scene.chance
    sky(scene, h * 0.66)
    ranges(scene, h * 0.6, 2)
    canvas, x, base = scene.canvas, w * (0.5 + scene.side * 0.04), h * 0.9
    half, tall = w * 0.12, h * 0.66
    brick = scene.of("0.66 0.10 42")
    block(scene, x, base, half, tall, brick)
    for k in range(3):
        y = base - tall * (0.2 + 0.22 * k)
        canvas.shape(arch_path(x, y, half * 0.22, h * 0.07), scene.of("0.26 0.04 30"))
        canvas.rect(x - half * 1.06, y + h * 0.03, half * 2.12, 4, brick.lighter(0.12))
    top = base - tall
    canvas.rect(x - half * 1.15, top - 4, half * 2.3, 9, scene.of("0.88 0.03 80"))
    canvas.rect(x - half * 0.95, top - h * 0.11, half * 1.9, h * 0.11, brick.lighter(0.05))
    canvas.shape(
        "".join(arch_path(x + dx * half, top - 2, half * 0.2, h * 0.085) for dx in (-0.6, 0, 0.6)),
        pane(scene),
    )
    canvas.shape(
        polygon([(x - half, top - h * 0.11), (x, top - h * 0.23), (x + half, top - h * 0.11)]),
        canvas.linear(
            (x - half * scene.side, 0),
            (x + half * scene.side, 0),
            scene.of("0.38 0.07 165"),
            scene.of("0.58 0.08 165"),
        ),
    )
    canvas.line(f"M{x:.0f} {top - h * 0.22:.0f}v{-h * 0.04:.0f}", scene.of("0.80 0.12 85"), 2.5)
    for k in range(8):
        wide = w * chance.between(0.14, 0.2)
        fx = w * (-0.04 + 0.145 * k)
        facade(
            scene,
            fx,
            h * 1.03,
            wide,
            h * chance.between(0.12, 0.2) * (0.7 if abs(fx + wide / 2 - x) < half else 1),
            chance.pick(WALLS),
            0.02,
            roof="pitch",
        )


def triumph(scene: Scene) -> None:
    """A great arch, people small beneath it."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.7)
    ranges(scene, h * 0.7, 2)
    pavement(scene, h * 0.76)
    canvas, stone = scene.canvas, scene.of("0.84 0.05 78")
    x, base, half, tall = w * 0.5, h * 0.84, w * 0.37, h * 0.6
    block(scene, x, base, half, tall, stone)
    opening = arch_path(x, base + 1, half * 0.36, tall * 0.66)
    canvas.shape(
        opening, canvas.down(base - tall * 0.66, base, scene.mood.sky[1], scene.mood.sky[-1])
    )
    canvas.shape(
        arch_path(x - scene.side * half * 0.1, base + 1, half * 0.36, tall * 0.66),
        scene.of("0.40 0.05 50"),
        0.35,
    )
    canvas.line(opening[:-1], stone.lighter(0.1), 6)
    for way in (-1, 1):
        canvas.shape(
            arch_path(x + way * half * 0.69, base + 1, half * 0.16, tall * 0.42),
            scene.of("0.30 0.05 40"),
        )
        for dx in (0.42, 0.94):
            cx = x + way * half * dx
            canvas.rect(
                cx - 5,
                base - tall * 0.72,
                10,
                tall * 0.72,
                canvas.linear(
                    (cx - 5 * scene.side, 0),
                    (cx + 5 * scene.side, 0),
                    stone.darker(0.16),
                    stone.lighter(0.09),
                ),
            )
            canvas.rect(cx - 8, base - tall * 0.74, 16, 7, stone.lighter(0.08))
            canvas.rect(cx - 8, base - 9, 16, 9, stone.darker(0.05))
        canvas.disc(x + way * half * 0.69, base - tall * 0.56, half * 0.11, stone.darker(0.12))
    canvas.rect(x - half * 1.05, base - tall * 0.8, half * 2.1, h * 0.025, stone.lighter(0.09))
    canvas.rect(x - half * 1.05, base - tall * 1.02, half * 2.1, h * 0.03, stone.lighter(0.09))
    canvas.line(
        f"M{x - half * 0.7:.0f} {base - tall * 0.9:.0f}h{half * 1.4:.0f}",
        stone.darker(0.2),
        7,
        0.8,
        dash="9 5",
        cap="butt",
    )
    crowd(scene, 10, h * 0.85, h * 0.97, h * 0.06, h * 0.12)


def cathedral(scene: Scene) -> None:
    """West front: portals, rose window, two towers."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.8)
    pavement(scene, h * 0.88)
    canvas, stone = scene.canvas, scene.of("0.78 0.04 75")
    x, base = w * 0.5, h * 0.91
    for way in (-1, 1):
        tx, half = x + way * w * 0.27, w * 0.12
        block(scene, tx, base, half, h * 0.6, stone if way == scene.side else stone.darker(0.08))
        canvas.shape(
            polygon(
                [(tx - half, base - h * 0.6), (tx, base - h * 0.84), (tx + half, base - h * 0.6)]
            ),
            canvas.linear(
                (tx - half * scene.side, 0),
                (tx + half * scene.side, 0),
                scene.of("0.36 0.04 260"),
                scene.of("0.54 0.04 250"),
            ),
        )
        lights = "".join(
            arch_path(tx + dx * half, base - h * y, half * 0.2, h * 0.12, pointed=True)
            for dx in (-0.4, 0.4)
            for y in (0.42, 0.24)
        )
        canvas.shape(lights, pane(scene))
        canvas.shape(
            "".join(
                polygon(
                    [
                        (tx + dx * half - 4, base - h * 0.6),
                        (tx + dx * half, base - h * 0.67),
                        (tx + dx * half + 4, base - h * 0.6),
                    ]
                )
                for dx in (-0.9, 0.9)
            ),
            stone.lighter(0.05),
        )
    block(scene, x, base, w * 0.16, h * 0.5, stone.lighter(0.02))
    canvas.shape(
        polygon(
            [(x - w * 0.17, base - h * 0.5), (x, base - h * 0.62), (x + w * 0.17, base - h * 0.5)]
        ),
        stone.lighter(0.05),
    )
    rose(scene, x, base - h * 0.36, w * 0.105)
    for dx, half in ((-0.27, 0.06), (0.0, 0.085), (0.27, 0.06)):
        for k, shade in enumerate((0.06, 0.0, 0.14)):
            size = 1 - 0.22 * k
            canvas.shape(
                arch_path(x + w * dx, base + 1, w * half * size, h * 0.17 * size, pointed=True),
                stone.lighter(shade) if k < 2 else scene.of("0.24 0.04 40"),
            )
    canvas.line(f"M{x - w * 0.38:.0f} {base - h * 0.2:.0f}h{w * 0.76:.0f}", stone.lighter(0.1), 5)
    crowd(scene, 9, h * 0.92, h * 0.98, h * 0.05, h * 0.09)
    weather(scene)


def temple(scene: Scene) -> None:
    """Columns on a height above the sea."""
    w, h = scene.w, scene.h
    horizon = h * 0.6
    sky(scene, horizon)
    canvas = scene.canvas
    canvas.rect(
        0,
        horizon,
        w,
        h,
        canvas.down(horizon, h, scene.of("0.56 0.09 230"), scene.of("0.44 0.08 235")),
    )
    hill(scene, h * 0.7, h * 0.66, scene.of("0.70 0.08 85"), rough=12, floor=h + 4, grain=36)
    stone = scene.of("0.90 0.04 82")
    x, base, half = w * 0.5, h * 0.74, w * 0.4
    for k in range(3):
        canvas.rect(
            x - half - 9 + k * 4,
            base + 8 - k * 5,
            half * 2 + 18 - k * 8,
            6,
            stone.darker(0.12 - 0.05 * k),
        )
    canvas.rect(x - half * 0.86, base - h * 0.27, half * 1.72, h * 0.27, scene.of("0.42 0.06 50"))
    for k in range(6):
        cx = x - half * 0.9 + half * 1.8 * k / 5
        broken = k == 5 and scene.mood.name != "night"
        tall = h * (0.16 if broken else 0.28)
        column(scene, cx, base - 2, w * 0.034, tall, stone)
    canvas.rect(
        x - half,
        base - h * 0.325,
        half * 1.72,
        h * 0.045,
        canvas.down(base - h * 0.33, base - h * 0.28, stone.lighter(0.04), stone.darker(0.1)),
    )
    canvas.shape(
        polygon(
            [
                (x - half, base - h * 0.325),
                (x - half * 0.06, base - h * 0.43),
                (x + half * 0.6, base - h * 0.36),
                (x + half * 0.66, base - h * 0.325),
            ]
        ),
        stone.darker(0.06),
    )
    canvas.line(
        polyline(
            [
                (x - half, base - h * 0.325),
                (x - half * 0.06, base - h * 0.43),
                (x + half * 0.6, base - h * 0.36),
            ]
        ),
        stone.lighter(0.05),
        4,
    )
    for k in range(3):
        cypress(scene, w * (0.5 - scene.side * (0.4 + 0.04 * k)), h * 0.88, h * (0.42 - 0.08 * k))
    road(
        scene,
        (w * 0.5, base + 14),
        (w * (0.5 + scene.side * 0.16), h + 6),
        w * 0.2,
        scene.of("0.80 0.06 80"),
    )
    grass(scene, lambda v: h * 0.86, h, count=50)


def castle(scene: Scene) -> None:
    """Battlements on a rock above the river."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.6)
    ranges(scene, h * 0.58, 3, rough=24)
    canvas, stone = scene.canvas, scene.of("0.68 0.04 70")
    rock = [
        (w * 0.02, h * 0.86),
        (w * 0.16, h * 0.62),
        (w * 0.3, h * 0.55),
        (w * 0.72, h * 0.54),
        (w * 0.86, h * 0.66),
        (w * 0.98, h * 0.86),
    ]
    canvas.shape(
        smooth(rock) + "z",
        canvas.down(h * 0.54, h * 0.86, scene.of("0.52 0.06 100"), scene.of("0.32 0.05 120")),
    )
    for x, half, tall in (
        (0.34, 0.07, 0.26),
        (0.66, 0.08, 0.3),
        (0.5, 0.16, 0.17),
        (0.46, 0.055, 0.4),
    ):
        tower(scene, w * x, h * 0.6, w * half, h * tall, stone)
    canvas.shape(arch_path(w * 0.54, h * 0.6, w * 0.032, h * 0.08), scene.of("0.22 0.03 40"))
    hill(scene, h * 0.76, h * 0.74, scene.shade(scene.mood.meadow[0]), rough=8, floor=h + 4)
    river(scene, (w * 0.62, h * 0.76), (w * 0.4, h + 8), w * 0.5)
    for k in range(6):
        broadleaf(scene, w * ((k * 0.37 + 0.04) % 1.0), h * (0.82 + 0.025 * k), h * 0.16, 0.05)


def aqueduct(scene: Scene) -> None:
    """Two storeys of arches across a valley."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.6)
    ranges(scene, h * 0.56, 3, rough=30)
    hill(scene, h * 0.72, h * 0.7, scene.shade(scene.mood.meadow[0]), rough=10, floor=h + 4)
    canvas, stone = scene.canvas, scene.of("0.80 0.08 68")
    for low, high, count, share in ((0.84, 0.56, 3, 0.4), (0.56, 0.36, 6, 0.38)):
        d = box(-4, h * high, w + 8, h * (low - high))
        for k in range(count):
            d += arch_path(
                w * (k + 0.5) / count, h * low + 1, w / count * share, h * (low - high) * 0.86
            )
        canvas.shape(
            d, canvas.down(h * high, h * low, stone.lighter(0.03), stone.darker(0.12)), holes=True
        )
        canvas.rect(-4, h * high - 5, w + 8, 9, stone.lighter(0.08))
    lay(
        canvas,
        scene.chance,
        [stone.darker(0.14), stone.lighter(0.08)],
        inside(scene.chance, 0, h * 0.36, w, h * 0.05),
        count=30,
        length=14,
        width=2.4,
        opacity=0.6,
    )
    river(scene, (w * 0.5, h * 0.82), (w * 0.4, h + 8), w * 0.44)
    for k in range(5):
        broadleaf(scene, w * ((k * 0.31 + 0.06) % 1.0), h * (0.88 + 0.02 * k), h * 0.14)
