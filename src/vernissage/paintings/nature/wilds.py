"""Wild country: peaks, birch woods, dunes, gorges, forests, oases."""

from vernissage.paintings.brush.exact import PI, Point, between
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush, Spot, dabs, inside, lay
from vernissage.paintings.brush.svg import polygon, smooth
from vernissage.paintings.nature.ground import grass, hill, mirror, peaks, ranges, river, road
from vernissage.paintings.nature.sky import falling_snow, sky
from vernissage.paintings.nature.trees import birch, broadleaf, conifer, conifers, palm


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


def valley(scene: Scene) -> None:
    """A river winding out of the hills."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.36, 0.46)
    sky(scene, horizon)
    ranges(scene, horizon, 3, rough=26)
    meadow = scene.shade(scene.mood.meadow[0], 0.2)
    hill(scene, horizon + 8, horizon + 16, meadow, rough=8, floor=h + 4, grain=44)
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
    if w > h * 0.6:
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
            clear_of(spot, fall, w * 0.14),
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


def clear_of(spot: Spot, middle: float, half: float) -> Spot:
    """Places that are not in the fall itself."""

    def found() -> Point:
        while True:
            x, y = spot()
            if abs(x - middle) > half:
                return x, y

    return found


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
