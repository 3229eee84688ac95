"""Farmland: fields, wheat, flowers, orchards, rows of vines, haystacks, windmills."""

from vernissage.paintings.brush.colour import palette
from vernissage.paintings.brush.exact import between, raised
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import polygon, smooth
from vernissage.paintings.nature.ground import (
    cottage,
    flowers,
    grass,
    hill,
    ranges,
    reeds,
    river,
    road,
)
from vernissage.paintings.nature.sky import sky
from vernissage.paintings.nature.trees import blossom, broadleaf, cypress, poplar


def fields(scene: Scene) -> None:
    """Rolling farmland in strips, a house, cypresses along the lane."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.34, 0.48)
    sky(scene, horizon)
    ranges(scene, horizon, 2)
    crops = palette(
        "0.76 0.12 95, 0.60 0.13 125, 0.68 0.10 75, 0.52 0.11 140, 0.80 0.11 105, 0.55 0.08 50"
    )
    rows = 5
    for k in range(rows):
        t = k / rows
        y = between(horizon, h, raised(t, 12))
        tone = scene.shade(
            chance.pick(crops) if not scene.snowy else scene.mood.greens[k % 3], 0.45 * (1 - t)
        )
        at = hill(
            scene,
            y + chance.near(0, 14),
            y + chance.near(0, 14),
            tone,
            rough=20,
            floor=h + 4,
            grain=34,
        )
        if k == 1:
            x = w * (0.5 + scene.side * 0.18)
            cottage(scene, x, at(x) + 8, h * 0.075, 0.2)
            for j in range(5):
                cx = x - scene.side * (16 + 13 * j)
                cypress(scene, cx, at(cx) + 6, h * chance.between(0.1, 0.17), 0.2)
    for k in range(3):
        x = w * (0.5 - scene.side * (0.42 - 0.09 * k))
        cypress(scene, x, h * (0.9 - 0.05 * k), h * (0.5 - 0.1 * k))
    road(
        scene,
        (w * (0.5 + scene.side * 0.2), horizon + h * 0.12),
        (w * (0.5 + scene.side * 0.1), h + 6),
        w * 0.16,
        scene.of("0.82 0.05 80"),
    )


def wheat(scene: Scene) -> None:
    """Ripe corn under a big sky, parted by a track."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.5, 0.62)
    sky(scene, horizon)
    ranges(scene, horizon, 2, rough=8)
    for _ in range(9):
        broadleaf(scene, chance.between(0, w), horizon + 5, chance.between(12, 24), 0.45)
    gold = scene.of("0.76 0.12 85")
    at = hill(
        scene, horizon + 3, horizon + 8, gold, rough=6, floor=h + 4, light=scene.of("0.86 0.11 95")
    )
    road(
        scene,
        (w * 0.5, horizon + 6),
        (w * (0.5 + scene.side * 0.2), h + 8),
        w * 0.2,
        scene.of("0.58 0.07 65"),
    )
    for tone, count in (("0.60 0.10 70", 70), ("0.80 0.13 88", 110), ("0.92 0.09 98", 70)):
        brush = Brush()
        for _ in range(count):
            near = chance.unit()
            x, y = chance.between(0, w), between(horizon + 8, h + 10, near * near)
            reach = 5 + 24 * near * near
            brush.bend(x, y, x + 1, y - reach * 0.7, x + scene.side * -reach * 0.4, y - reach)
        scene.canvas.line(brush.d, scene.of(tone), 1.9, 0.9)
    if scene.dark:
        crows(scene, horizon)
    else:
        flowers(scene, at, h, palette("0.60 0.20 28, 0.58 0.13 270"), count=50)


def crows(scene: Scene, horizon: float) -> None:
    """Crows low over the field."""
    brush = Brush()
    for _ in range(9):
        x, y = (
            scene.chance.between(scene.w * 0.2, scene.w * 0.8),
            horizon * scene.chance.between(0.4, 0.95),
        )
        size = scene.chance.between(4, 9)
        brush.bend(x - size, y - size * 0.4, x - size * 0.3, y - size * 0.6, x, y)
        brush.bend(x, y, x + size * 0.3, y - size * 0.6, x + size, y - size * 0.4)
    scene.canvas.line(brush.d, scene.of("0.18 0.02 270"), 2)


def poppies(scene: Scene) -> None:
    """A slope of wild flowers, a house far off."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.36, 0.5)
    sky(scene, horizon)
    ranges(scene, horizon, 2)
    a, _, _ = scene.mood.meadow
    far = hill(scene, horizon + 10, horizon - 8, scene.shade(a, 0.25), rough=14, floor=h)
    x = w * (0.5 - scene.side * 0.22)
    cottage(scene, x, far(x) + 6, h * 0.08, 0.25)
    for _ in range(7):
        cx = chance.between(0, w)
        poplar(scene, cx, far(cx) + 6, chance.between(24, 52), 0.3)
    at = hill(
        scene,
        horizon + h * 0.12,
        horizon + h * 0.2,
        scene.shade(a.lighter(0.04)),
        rough=14,
        floor=h + 4,
    )
    grass(scene, at, h, count=120)
    sets = (
        "0.60 0.21 28, 0.66 0.20 35, 0.93 0.04 95",
        "0.62 0.15 290, 0.74 0.10 300, 0.90 0.12 98",
        "0.95 0.02 95, 0.86 0.15 92, 0.75 0.12 350",
    )
    flowers(scene, at, h, palette(chance.pick(sets)), count=480)


def orchard(scene: Scene) -> None:
    """Blossom over long grass."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.42, 0.52)
    sky(scene, horizon)
    ranges(scene, horizon, 2)
    at = hill(scene, horizon + 4, horizon + 10, scene.of("0.68 0.13 122"), rough=6, floor=h + 4)
    for k in range(7):
        t = k / 6
        x = w * ((k * 0.43 + 0.12) % 1.0)
        blossom(
            scene,
            x,
            between(horizon + 10, h * 0.9, t),
            between(h * 0.14, h * 0.58, t),
            0.3 * (1 - t),
        )
    grass(scene, at, h, count=60)
    flowers(scene, at, h, palette("0.95 0.03 20, 0.88 0.12 95"), count=80)


def rows(scene: Scene) -> None:
    """Lavender or vines, every row running to one point."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.36, 0.48)
    sky(scene, horizon)
    ranges(scene, horizon, 2)
    lavender = chance.one_in(2)
    soil = scene.of("0.66 0.07 70")
    hill(
        scene,
        horizon + 2,
        horizon + 4,
        soil,
        rough=3,
        floor=h + 4,
        light=soil.mix(scene.mood.haze, 0.3),
    )
    eye = (w * (0.5 + scene.side * chance.between(0.05, 0.3)), horizon - 6)
    sets = (
        palette("0.42 0.13 295, 0.56 0.14 300, 0.70 0.10 305")
        if lavender
        else palette("0.40 0.09 140, 0.52 0.12 130, 0.68 0.12 118")
    )
    for k in range(9):
        foot = eye[0] + (k - 4) * w * 0.24
        for tone, width in zip(sets, (1.0, 0.72, 0.4), strict=True):
            for j in range(4):
                brush = Brush()
                for i in range(9):
                    t = (j * 9 + i) / 35
                    x, y = between(eye[0], foot, t * t), between(eye[1] + 10, h + 6, t * t)
                    brush.dab(
                        x + chance.near(0, 5 * t) + scene.side * (1 - width) * 8 * t,
                        y - (1 - width) * 12 * t,
                    )
                scene.canvas.line(
                    brush.d, scene.shade(tone, 0.3 * (1 - j / 3)), (3, 7, 14, 24)[j] * width
                )
    cottage(scene, w * (0.5 - scene.side * 0.26), horizon + 6, h * 0.08, 0.2)
    for k in range(4):
        cypress(
            scene,
            w * (0.5 - scene.side * (0.32 + 0.05 * k)),
            horizon + 6,
            h * chance.between(0.1, 0.18),
            0.2,
        )


def haystacks(scene: Scene) -> None:
    """Stacks in a mown field, long shadows."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.36, 0.46)
    sky(scene, horizon)
    ranges(scene, horizon, 2)
    for _ in range(10):
        poplar(scene, chance.between(0, w), horizon + 4, chance.between(20, 40), 0.5)
    field = scene.mood.greens[0] if scene.snowy else palette("0.74 0.10 100")[0]
    hill(scene, horizon + 2, horizon + 6, scene.shade(field), rough=5, floor=h + 4, grain=70)
    for k in range(3):
        t = (0.15, 0.45, 1.0)[k]
        x = w * (0.5 + scene.side * (0.3, -0.3, 0.08)[k] + chance.near(0, 0.05))
        stack(
            scene,
            x,
            between(horizon + h * 0.1, h * 0.86, t),
            between(w * 0.09, min(w, h) * 0.24, t),
        )
    grass(scene, lambda x: h * 0.88, h, count=50)


def stack(scene: Scene, x: float, base: float, half: float) -> None:
    """One haystack and its shadow, snow on its lit side in winter."""
    canvas, chance = scene.canvas, scene.chance
    light, dim = scene.of("0.84 0.12 85"), scene.of("0.48 0.10 45")
    if scene.snowy:
        light = scene.of("0.95 0.02 80")
    shade = scene.of("0.40 0.08 290")
    canvas.shape(
        polygon(
            [
                (x - half, base - 2),
                (x + half, base - 2),
                (x - scene.side * half * 3, base + half * 0.5),
            ]
        ),
        shade,
        0.45,
    )
    body = [
        (x - half, base),
        (x - half * 1.05, base - half * 0.7),
        (x - half * 0.5, base - half * 1.3),
        (x, base - half * 1.75),
        (x + half * 0.5, base - half * 1.3),
        (x + half * 1.05, base - half * 0.7),
        (x + half, base),
    ]
    canvas.shape(
        smooth(body) + "z",
        canvas.linear(
            (x - scene.side * half, 0), (x + scene.side * half, 0), dim, light.mix(dim, 0.3), light
        ),
    )
    for tone, off in (
        (light.lighter(0.07), 0.4),
        (dim.darker(0.06), -0.5),
        (light.mix(dim, 0.5), 0.0),
    ):
        brush = Brush()
        for _ in range(26):
            t = chance.unit()
            cx = x + half * (scene.side * off + chance.near(0, 0.5)) * (0.3 + 0.7 * t)
            cy = base - half * 1.65 * (1 - t)
            lean = (cx - x) * 0.35
            brush.stroke(cx, cy, cx + lean, min(cy + half * 0.3, base))
        canvas.line(brush.d, tone, half * 0.06, 0.8)


def polder(scene: Scene) -> None:
    """Flat land, a canal, windmills turning."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.54, 0.66)
    sky(scene, horizon)
    ranges(scene, horizon, 1, rough=3)
    hill(
        scene,
        horizon + 2,
        horizon + 3,
        scene.shade(scene.mood.meadow[0]),
        rough=2,
        floor=h + 4,
        grain=50,
    )
    river(
        scene,
        (w * (0.5 + scene.side * 0.16), horizon + 4),
        (w * (0.5 - scene.side * 0.14), h + 8),
        w * 0.6,
    )
    for k in range(3):
        t = (0.0, 0.3, 1.0)[k]
        x = w * (0.5 + scene.side * (0.3, 0.02, -0.26)[k])
        mill(
            scene,
            x,
            between(horizon + 5, horizon + h * 0.12, t),
            between(h * 0.12, h * 0.4, t),
            0.4 * (1 - t),
        )
    reeds(scene, h)


def mill(scene: Scene, x: float, base: float, tall: float, depth: float) -> None:
    """A windmill, its sails at any angle."""
    canvas = scene.canvas
    half = tall * 0.17
    dim, light = scene.of("0.42 0.06 45", depth), scene.of("0.66 0.07 55", depth)
    body = [
        (x - half, base),
        (x - half * 0.55, base - tall * 0.6),
        (x + half * 0.55, base - tall * 0.6),
        (x + half, base),
    ]
    canvas.shape(
        polygon(body),
        canvas.linear((x - half * scene.side, 0), (x + half * scene.side, 0), dim, light),
    )
    hood = [
        (x - half * 0.66, base - tall * 0.6),
        (x - half * 0.3, base - tall * 0.74),
        (x + half * 0.3, base - tall * 0.74),
        (x + half * 0.66, base - tall * 0.6),
    ]
    canvas.shape(smooth(hood) + "z", scene.of("0.32 0.04 40", depth))
    hub = (x, base - tall * 0.64)
    turn = scene.chance.between(10, 80)
    canvas.move(*hub, turn=turn)
    reach = tall * 0.44
    arms, slats = Brush(), Brush()
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        arms.stroke(0, 0, dx * reach, dy * reach)
        for k in range(3, 10):
            r = reach * k / 10
            slats.stroke(dx * r, dy * r, dx * r - dy * tall * 0.07, dy * r + dx * tall * 0.07)
    canvas.line(slats.d, scene.of("0.88 0.03 85", depth), max(1.2, tall * 0.022))
    canvas.line(arms.d, scene.of("0.30 0.03 40", depth), max(1.2, tall * 0.016))
    canvas.rest()
