"""Landscapes: one function for each kind of country."""

from vernissage.paintings.colour import palette
from vernissage.paintings.exact import PI, Point, between, sin
from vernissage.paintings.ground import (
    church,
    cottage,
    flowers,
    grass,
    hill,
    mirror,
    peaks,
    river,
    road,
)
from vernissage.paintings.mood import Scene
from vernissage.paintings.sky import falling_snow, sky
from vernissage.paintings.strokes import Brush, dabs, inside, lay
from vernissage.paintings.svg import polygon, smooth
from vernissage.paintings.trees import (
    bare,
    birch,
    blossom,
    broadleaf,
    conifer,
    conifers,
    cypress,
    palm,
    poplar,
)


def ranges(scene: Scene, horizon: float, count: int, *, rough: float = 16) -> None:
    """Ridges behind each other, paler with distance."""
    a, b, _ = scene.mood.meadow
    for k in range(count):
        depth = 0.85 - 0.6 * k / max(1, count)
        y = horizon - scene.h * 0.1 * (1 - k / count)
        lift = scene.chance.near(0, scene.h * 0.05)
        blue = scene.of("0.46 0.07 255")
        tone = scene.shade(a if k % 2 else b, depth).mix(blue, 0.45 * (1 - k / count))
        hill(scene, y + lift, y - lift, tone, rough=rough, floor=scene.h, grain=12)


def alps(scene: Scene) -> None:
    """Snow peaks over a lake that holds their image."""
    w, h = scene.w, scene.h
    shore = h * scene.chance.between(0.56, 0.66)
    sky(scene, shore)
    peaks(scene, shore, min(shore * 0.85, w * 0.6), 0.35, snow=True)
    rim = shore - 4
    at = hill(scene, rim - 12, rim - 22, scene.of("0.38 0.06 160", 0.3), rough=12, floor=shore + 3)
    shoreline = [(scene.chance.between(0, w), scene.chance.between(14, 30)) for _ in range(22)]
    conifers(scene, [(x, max(at(x), shore - 20) + 14, tall) for x, tall in shoreline], 0.28)
    mirror(
        scene,
        shore,
        h,
        [scene.of("0.42 0.06 165", 0.2), scene.of("0.66 0.05 250", 0.2), scene.mood.sky[0]],
    )
    near = hill(scene, h * 0.92, h * 1.02, scene.of("0.36 0.06 145"), rough=10, floor=h + 4)
    edge = scene.side * -0.5 + 0.5
    for k in range(4):
        x = w * abs(edge - 0.04 - 0.09 * k * (1 if k % 2 else 0.6))
        conifer(scene, x, near(x) + 8, h * scene.chance.between(0.22, 0.46))


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
        y = between(horizon, h, t**1.25)
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
    crows(scene, horizon) if scene.dark else flowers(
        scene, at, h, palette("0.60 0.20 28, 0.58 0.13 270"), count=50
    )


def crows(scene: Scene, horizon: float) -> None:
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


def birches(scene: Scene) -> None:
    """White trunks close to the viewer, leaf light between them."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * 0.62
    sky(scene, horizon)
    ranges(scene, horizon, 2)
    tones = [scene.shade(c, d) for c in scene.mood.greens for d in (0.5, 0.2)]
    lay(
        scene.canvas,
        chance,
        tones,
        inside(chance, 0, h * 0.05, w, h * 0.55),
        count=150,
        length=15,
        width=9,
        jitter=1.5,
        opacity=0.75,
    )
    at = hill(
        scene, horizon, horizon + 12, scene.shade(scene.mood.meadow[0]), rough=10, floor=h + 4
    )
    for k in range(9):
        t = k / 8
        x = w * ((k * 0.37 + 0.08 + chance.near(0, 0.05)) % 1.0)
        birch(scene, x, between(horizon + 12, h * 0.98, t), -6, between(5, 19, t), 0.4 * (1 - t))
    leaves = [scene.shade(c) for c in scene.mood.greens]
    lay(
        scene.canvas,
        chance,
        leaves,
        inside(chance, -5, -5, w + 10, h * 0.34),
        count=150,
        length=7,
        width=4.5,
        jitter=1.5,
    )
    grass(scene, at, h)
    if scene.snowy:
        falling_snow(scene)


def winter(scene: Scene) -> None:
    """A village under snow, smoke over the roofs."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.4, 0.5)
    sky(scene, horizon)
    hill(
        scene,
        horizon - 24,
        horizon - 4,
        scene.of("0.78 0.03 255", 0.4),
        rough=22,
        floor=h,
        grain=14,
    )
    white, blue = scene.of("0.97 0.01 90"), scene.of("0.82 0.04 255")
    hill(scene, horizon + 14, horizon + 4, blue, rough=14, floor=h, light=white)
    firs = [
        (chance.between(0, w), horizon + chance.between(8, 26), chance.between(18, 36))
        for _ in range(10)
    ]
    conifers(scene, firs, 0.3)
    church(scene, w * (0.5 - scene.side * 0.12), horizon + h * 0.16, h * 0.1, 0.15)
    walls = ("0.62 0.08 40", "0.72 0.07 75", "0.55 0.06 30", "0.80 0.04 80")
    for k in range(6):
        x = w * (0.12 + 0.15 * k + chance.near(0, 0.03))
        size = h * chance.between(0.08, 0.11)
        y = horizon + h * (0.2 + 0.05 * (k % 3))
        cottage(scene, x, y, size, 0.08, wall=chance.pick(walls))
        smoke(scene, x - scene.side * size * 0.6, y - size, size * 1.6)
    near = hill(scene, h * 0.76, h * 0.82, blue, rough=12, floor=h + 4, light=white, grain=40)
    x = w * (0.5 + scene.side * 0.34)
    bare(scene, x, near(x) + 16, h * 0.62)
    fence(scene, near)
    falling_snow(scene)


def smoke(scene: Scene, x: float, y: float, tall: float) -> None:
    points: list[Point] = [
        (x + sin(k * 1.1) * k * 1.6 - scene.side * k * 2.5, y - tall * k / 5) for k in range(6)
    ]
    scene.canvas.line(smooth(points), scene.mood.sky[-1].lighter(0.05), 4.5, 0.6)


def fence(scene: Scene, top: object) -> None:
    chance = scene.chance
    posts, rails = Brush(), Brush()
    y = scene.h * 0.88
    for k in range(9):
        x = scene.w * (0.02 + 0.075 * k)
        posts.stroke(x, y + k * 2, x + chance.near(0, 2), y - 20 + k * 2)
        if k:
            rails.stroke(x - scene.w * 0.075, y - 14 + k * 2 - 2, x, y - 14 + k * 2)
            rails.stroke(x - scene.w * 0.075, y - 6 + k * 2 - 2, x, y - 6 + k * 2)
    scene.canvas.line(rails.d, scene.of("0.40 0.03 60"), 1.8)
    scene.canvas.line(posts.d, scene.of("0.32 0.03 50"), 3)


def valley(scene: Scene) -> None:
    """A river winding out of the hills."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.36, 0.46)
    sky(scene, horizon)
    ranges(scene, horizon, 3, rough=26)
    a, b, _ = scene.mood.meadow
    at = hill(scene, horizon + 8, horizon + 16, scene.shade(a, 0.2), rough=8, floor=h + 4, grain=44)
    river(
        scene,
        (w * (0.5 + scene.side * 0.12), horizon + 12),
        (w * (0.5 - scene.side * 0.1), h + 8),
        w * 0.5,
    )
    for k in range(12):
        t = (k + chance.unit()) / 12
        y = between(horizon + 14, h * 0.9, t * t)
        way = 1 if k % 2 else -1
        x = w * (0.5 + way * between(0.2, 0.56, t) * chance.between(0.9, 1.2))
        broadleaf(scene, x, y + 8, between(16, h * 0.4, t * t), 0.4 * (1 - t))
    grass(scene, lambda x: h * 0.86, h)
    del at


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
    flowers(scene, at, h, palette(chance.pick(sets)), count=260)


def dunes(scene: Scene) -> None:
    """Sand, sharp crests, half of every dune in shade."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.36, 0.5)
    sky(scene, horizon)
    hill(
        scene, horizon - 14, horizon - 4, scene.of("0.60 0.08 40", 0.6), rough=18, floor=h, grain=10
    )
    canvas = scene.canvas
    canvas.rect(0, horizon, w, h - horizon, scene.of("0.80 0.09 75", 0.3))
    for k in range(5):
        t = k / 4
        y = between(horizon + 6, h * 0.86, t)
        x = w * (0.5 + (0.36 if k % 2 else -0.3) * scene.side + chance.near(0, 0.12))
        half, tall = w * between(0.4, 0.8, t), h * between(0.06, 0.2, t)
        lit, dim = scene.of("0.86 0.10 78", 0.4 * (1 - t)), scene.of("0.56 0.10 48", 0.4 * (1 - t))
        crest = [
            (x - half, y + tall),
            (x - half * 0.4, y + tall * 0.4),
            (x, y),
            (x + half * 0.5, y + tall * 0.5),
            (x + half, y + tall),
        ]
        canvas.shape(
            smooth(crest) + f"V{h + 4:.0f}H{x - half:.0f}z",
            canvas.down(y, y + tall * 3, lit.lighter(0.05), lit),
        )
        ridge = [
            (x, y),
            (x + scene.side * half * 0.05, y + tall * 0.7),
            (x - scene.side * half * 0.1, y + tall * 1.6),
            (x - scene.side * half * 0.02, y + tall * 3),
        ]
        fold = (
            smooth(ridge)
            + "L"
            + smooth(
                [
                    (x - scene.side * half * 1.0, y + tall * 3),
                    (x - scene.side * half, y + tall),
                    (x - scene.side * half * 0.45, y + tall * 0.42),
                    (x, y),
                ]
            )[1:]
            + "z"
        )
        canvas.shape(fold, canvas.down(y, y + tall * 3, dim, lit))
        spot = inside(chance, max(0.0, x - half), y + tall, half * 2, tall * 2)
        lay(
            canvas,
            chance,
            [lit.lighter(0.06), dim.mix(lit, 0.5)],
            spot,
            count=24,
            length=36,
            width=1.6,
            angle=0.12 * scene.side,
            opacity=0.5,
        )
    if w * 1.0 > h * 0.6:
        caravan(scene, horizon + h * 0.13)


def caravan(scene: Scene, y: float) -> None:
    """Walkers far away: a few dark touches with long shadows."""
    body, head, shade = Brush(), Brush(), Brush()
    for k in range(5):
        x = scene.w * (0.36 + 0.05 * k) + scene.chance.near(0, 4)
        body.stroke(x, y - 7, x + 1, y)
        head.dab(x, y - 11)
        shade.stroke(x, y, x - scene.side * 20, y + 6)
    tone = scene.of("0.26 0.05 40")
    scene.canvas.line(shade.d, tone, 2.5, 0.4)
    scene.canvas.line(body.d, tone, 4)
    scene.canvas.line(head.d, tone, 3)


def waterfall(scene: Scene) -> None:
    """A gorge: rock walls, white water, spray."""
    w, h, chance = scene.w, scene.h, scene.chance
    lip = h * chance.between(0.24, 0.34)
    sky(scene, lip + h * 0.1)
    hill(scene, lip + 10, lip - 14, scene.of("0.46 0.05 190", 0.5), rough=18, floor=h, grain=8)
    canvas = scene.canvas
    rock, dark = scene.of("0.46 0.03 60"), scene.of("0.27 0.03 250")
    canvas.rect(0, lip, w, h, canvas.down(lip, h, scene.of("0.50 0.03 70", 0.25), dark))
    fall = w * (0.5 + scene.side * 0.08)
    for way in (-1, 1):
        edge = [
            (fall + way * w * 0.1, lip + 6),
            (fall + way * w * 0.16, lip - 12),
            (fall + way * w * 0.34, lip - h * 0.1),
            (fall + way * w, lip - h * 0.16),
        ]
        foot = [
            (fall + way * w, h + 4),
            (fall + way * w * 0.2, h * 0.82),
            (fall + way * w * 0.13, h * 0.6),
        ]
        tone = rock if way == -scene.side else rock.darker(0.14)
        canvas.shape(
            polygon(edge + foot), canvas.linear((fall, 0), (fall + way * w * 0.5, 0), tone, dark)
        )
    for tone in (rock.lighter(0.14), dark, scene.of("0.44 0.08 140")):
        spot = inside(chance, 0, lip, w, h * 0.6)
        lay(
            canvas,
            chance,
            [tone],
            lambda spot=spot: clear(spot, fall, w * 0.14),
            count=40,
            length=24,
            width=5,
            angle=PI / 2 - 0.2,
            jitter=0.35,
            opacity=0.7,
        )
    pool = h * 0.82
    canvas.rect(
        0,
        pool,
        w,
        h - pool,
        canvas.down(pool, h, scene.of("0.72 0.05 200"), scene.of("0.34 0.06 220")),
    )
    white = scene.of("0.98 0.01 220")
    column = [
        (fall - w * 0.06, lip),
        (fall + w * 0.06, lip),
        (fall + w * 0.085, pool + 6),
        (fall - w * 0.085, pool + 6),
    ]
    canvas.shape(polygon(column), canvas.down(lip, pool, white, scene.of("0.84 0.04 220")))
    lay(
        canvas,
        chance,
        [scene.of("0.70 0.06 230"), white],
        inside(chance, fall - w * 0.07, lip, w * 0.14, pool - lip),
        count=60,
        length=40,
        width=2.4,
        angle=PI / 2,
        jitter=0.05,
    )
    dabs(
        canvas,
        [white],
        inside(chance, fall - w * 0.16, pool - 12, w * 0.32, 22),
        count=46,
        width=12,
        opacity=0.35,
    )
    lay(
        canvas,
        chance,
        [white, scene.of("0.46 0.06 215")],
        inside(chance, 0, pool + 6, w, h - pool),
        count=46,
        length=34,
        width=2,
        opacity=0.6,
    )
    for k in range(7):
        x = w * (0.06 + 0.14 * k)
        if abs(x - fall) > w * 0.16:
            conifer(
                scene, x, lip - h * 0.06 + abs(x - fall) * -0.1 + 20, chance.between(26, 52), 0.15
            )


def clear(spot: object, middle: float, half: float) -> Point:
    """A place that is not in the fall itself."""
    assert callable(spot)
    while True:
        x, y = spot()
        if abs(x - middle) > half:
            return x, y


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
    grass(scene, at, h, count=100)
    flowers(scene, at, h, palette("0.95 0.03 20, 0.88 0.12 95"), count=110)


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
                for i in range(6):
                    t = (j * 6 + i) / 23
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


def forest(scene: Scene) -> None:
    """Fir after fir fading into the air."""
    w, h, chance = scene.w, scene.h, scene.chance
    sky(scene, h * 0.7)
    for k in range(4):
        t = k / 3
        y = between(h * 0.42, h * 0.9, t)
        tone = scene.of("0.36 0.05 165", 0.75 * (1 - t))
        at = hill(
            scene,
            y + chance.near(0, 20),
            y + chance.near(0, 20),
            tone,
            rough=18,
            floor=h + 4,
            grain=14,
        )
        places = [chance.between(-6, w + 6) for _ in range(13 - 2 * k)]
        tall = between(26, h * 0.42, t * t)
        conifers(
            scene,
            [(x, at(x) + 12, tall * chance.between(0.7, 1.1)) for x in places],
            0.72 * (1 - t),
        )
    road(scene, (w * 0.52, h * 0.8), (w * 0.42, h + 6), w * 0.22, scene.of("0.66 0.05 70"))


def avenue(scene: Scene) -> None:
    """Tall trees on both sides of a road, leaves on the ground."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * 0.56
    sky(scene, horizon)
    ranges(scene, horizon, 1)
    a, b, c = scene.mood.greens
    hill(
        scene,
        horizon + 2,
        horizon + 3,
        scene.shade(scene.mood.meadow[0]),
        rough=3,
        floor=h + 4,
        grain=40,
    )
    eye = (w * (0.5 + chance.near(0, 0.1)), horizon)
    track = scene.of("0.93 0.01 90" if scene.snowy else "0.74 0.06 75")
    scene.canvas.shape(
        polygon(
            [
                (eye[0] - 3, horizon + 2),
                (eye[0] + 3, horizon + 2),
                (w * 0.78, h + 4),
                (w * 0.2, h + 4),
            ]
        ),
        scene.canvas.down(horizon, h, scene.shade(track, 0.3), track),
    )
    for k in range(6):
        t = (k + 1) / 6
        y = between(horizon + 4, h * 0.98, t * t)
        for way in (-1, 1):
            x = eye[0] + way * w * between(0.03, 0.42, t * t)
            draw = bare if scene.snowy else poplar if chance.one_in(3) else broadleaf
            draw(scene, x, y, between(h * 0.16, h * 0.86, t * t), 0.5 * (1 - t))
    lay(
        scene.canvas,
        chance,
        [scene.shade(b.darker(0.1))],
        inside(chance, w * 0.2, h * 0.75, w * 0.6, h * 0.24),
        count=26,
        length=60,
        width=5,
        opacity=0.35,
    )
    dabs(
        scene.canvas,
        [scene.shade(x) for x in (a, b, c)],
        inside(chance, 0, h * 0.78, w, h * 0.22),
        count=80,
        width=3.4,
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


def reeds(scene: Scene, floor: float) -> None:
    chance = scene.chance
    stalk, head = Brush(), Brush()
    for _ in range(46):
        x = chance.between(0, scene.w * 0.4)
        x = x if scene.side > 0 else scene.w - x
        tall = chance.between(20, 62)
        tip = x + chance.near(0, 12)
        stalk.bend(x, floor + 2, x, floor - tall * 0.6, tip, floor - tall)
        if chance.one_in(3):
            head.stroke(tip, floor - tall, tip + 1, floor - tall - 9)
    scene.canvas.line(stalk.d, scene.of("0.46 0.08 115"), 1.6)
    scene.canvas.line(head.d, scene.of("0.34 0.05 50"), 3.4)


def mill(scene: Scene, x: float, base: float, tall: float, depth: float) -> None:
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


def oasis(scene: Scene) -> None:
    """Palms at the water's edge."""
    w, h, chance = scene.w, scene.h, scene.chance
    shore = h * chance.between(0.52, 0.6)
    sky(scene, shore)
    hill(scene, shore - 24, shore - 10, scene.of("0.78 0.09 70", 0.5), rough=16, floor=h, grain=10)
    hill(scene, shore - 6, shore - 8, scene.of("0.80 0.09 78", 0.15), rough=6, floor=shore + 4)
    for k in range(9):
        x = w * ((k * 0.31 + 0.1) % 1.0)
        palm(scene, x, shore + 2, h * chance.between(0.18, 0.4), 0.15)
    mirror(
        scene, shore, h * 0.86, [scene.of("0.50 0.08 150"), scene.mood.sky[1], scene.mood.sky[0]]
    )
    near = hill(scene, h * 0.84, h * 0.9, scene.of("0.78 0.10 75"), rough=8, floor=h + 4)
    x = w * (0.5 - scene.side * 0.33)
    palm(scene, x, near(x) + 10, h * 0.72)
    grass(scene, near, h, count=40)


LANDSCAPES = {
    "alps": alps,
    "fields": fields,
    "wheat": wheat,
    "birches": birches,
    "winter": winter,
    "valley": valley,
    "poppies": poppies,
    "dunes": dunes,
    "waterfall": waterfall,
    "orchard": orchard,
    "rows": rows,
    "forest": forest,
    "avenue": avenue,
    "haystacks": haystacks,
    "polder": polder,
    "oasis": oasis,
}
