"""Water: harbours, storms, beaches, cliffs, ice, ponds, canals."""

from vernissage.paintings.boats import (
    fishing_boat,
    gondola,
    reflection,
    rowing_boat,
    sailboat,
    ship,
)
from vernissage.paintings.city import terrace
from vernissage.paintings.colour import WHITE, Colour
from vernissage.paintings.exact import PI, Point, between, sin
from vernissage.paintings.ground import hill, mirror
from vernissage.paintings.mood import GLOW, Scene
from vernissage.paintings.people import bather, shelter, walker
from vernissage.paintings.sky import falling_rain, sky
from vernissage.paintings.strokes import Brush, dabs, inside, lay
from vernissage.paintings.svg import oval, polygon, polyline, smooth
from vernissage.paintings.trees import broadleaf, crown, leaf_tones


def sea(
    scene: Scene, top: float, floor: float, deep: str = "0.42 0.08 225", *, rough: float = 1.0
) -> None:
    """Open water: strokes grow longer and thicker towards the viewer."""
    canvas, chance, m = scene.canvas, scene.chance, scene.mood
    far, near = m.sky[-1].mix(scene.of(deep), 0.45), scene.of(deep)
    canvas.rect(
        0,
        top,
        scene.w,
        floor - top + 4,
        canvas.down(top, floor, far, far.mix(near, 0.7), near.darker(0.04)),
    )
    for k in range(5):
        t = (k + 0.5) / 5
        y = between(top, floor, t * t)
        for tone in (
            m.sky[1].mix(m.sky[-1], 0.5).lighter(0.04),
            near.darker(0.1),
            far.mix(near, 0.5),
        ):
            brush = Brush()
            for _ in range(8):
                x, reach = (
                    chance.between(-20, scene.w),
                    between(7, 44, t) * chance.between(0.5, 1.2),
                )
                cy = y + chance.near(0, (floor - top) * 0.13)
                if cy > top + 2:
                    brush.bend(
                        x,
                        cy,
                        x + reach / 2,
                        cy - rough * reach * 0.12,
                        x + reach,
                        cy + rough * reach * 0.04,
                    )
            canvas.line(brush.d, tone, between(1.2, 4.0, t), 0.55)
    if m.disc != "none":
        glitter(scene, top, floor)


def glitter(scene: Scene, top: float, floor: float) -> None:
    """The column of light under the sun or moon."""
    chance = scene.chance
    brush = Brush()
    for k in range(46):
        t = (k / 46) ** 1.4
        half = between(3, scene.w * 0.09, t) * chance.between(0.3, 1)
        x = scene.sun[0] + chance.near(0, half)
        y = between(top + 2, floor, t)
        brush.stroke(x - half * 0.5, y, x + half * 0.5, y)
    scene.canvas.line(brush.d, scene.mood.source, 1.9, 0.8)


def headland(
    scene: Scene, horizon: float, way: int, tall: float, reach: float, depth: float
) -> None:
    """A cliff that comes in from one side: lit top, face in strata."""
    canvas, chance, w = scene.canvas, scene.chance, scene.w
    edge = 0.0 if way < 0 else w
    at = lambda t: edge - way * reach * t  # noqa: E731
    top = [
        (edge, horizon - tall),
        (at(0.4), horizon - tall * chance.between(0.8, 1.05)),
        (at(0.72), horizon - tall * 0.66),
        (at(0.86), horizon - tall * 0.5),
    ]
    face = [(at(0.93), horizon - tall * 0.2), (at(1.0), horizon + 3), (edge, horizon + 5)]
    stone = scene.of("0.80 0.04 80", depth)
    canvas.shape(
        polygon(top + face), canvas.down(horizon - tall, horizon, stone, stone.darker(0.2))
    )
    for tone in (stone.darker(0.16), stone.lighter(0.08)):
        brush = Brush()
        for _ in range(20):
            t, u = chance.unit(), chance.between(0.05, 0.75)
            x, y = at(t * 0.9), horizon - tall * u * (1 - 0.45 * t)
            brush.stroke(x, y, x + chance.near(0, 3), y + chance.between(4, tall * 0.2))
        canvas.line(brush.d, tone, 2.4, 0.6)
    turf = scene.shade(scene.mood.meadow[0], depth)
    canvas.line(smooth(top), turf, tall * 0.09)


def tower_light(scene: Scene, x: float, base: float, tall: float) -> None:
    """A lighthouse, lit when it is dark."""
    canvas = scene.canvas
    white, red = scene.of("0.95 0.01 90"), scene.of("0.55 0.18 28")
    half = tall * 0.11
    for k in range(4):
        a, b = k / 4, (k + 1) / 4
        wide = (half * (1 - 0.4 * a), half * (1 - 0.4 * b))
        band = polygon(
            [
                (x - wide[0], base - tall * 0.8 * a),
                (x + wide[0], base - tall * 0.8 * a),
                (x + wide[1], base - tall * 0.8 * b),
                (x - wide[1], base - tall * 0.8 * b),
            ]
        )
        tone = red if k % 2 else white
        canvas.shape(
            band,
            canvas.linear(
                (x - half * scene.side, 0), (x + half * scene.side, 0), tone.darker(0.22), tone
            ),
        )
    lamp = base - tall * 0.87
    if scene.dark:
        for way in (-1, 1):
            beam = polygon(
                [
                    (x, lamp),
                    (x + way * scene.w, lamp - tall * 0.5),
                    (x + way * scene.w, lamp + tall * 0.1),
                ]
            )
            canvas.shape(
                beam,
                canvas.linear((x, 0), (x + way * scene.w * 0.7, 0), (0, GLOW, 0.55), (1, GLOW, 0)),
            )
    canvas.rect(
        x - half * 0.5,
        base - tall * 0.93,
        half,
        tall * 0.13,
        GLOW if scene.dark else scene.of("0.70 0.04 230"),
    )
    canvas.rect(
        x - half * 0.8, base - tall * 0.81, half * 1.6, tall * 0.03, scene.of("0.30 0.02 270")
    )
    canvas.shape(
        polygon(
            [
                (x - half * 0.7, base - tall * 0.92),
                (x, base - tall * 1.04),
                (x + half * 0.7, base - tall * 0.92),
            ]
        ),
        red,
    )


def harbour(scene: Scene) -> None:
    """Houses along the quay, boats at rest, everything doubled in the water."""
    w, h, chance = scene.w, scene.h, scene.chance
    quay = h * chance.between(0.48, 0.56)
    sky(scene, quay)
    hill(
        scene,
        quay - h * 0.12,
        quay - h * 0.22,
        scene.of("0.50 0.06 150", 0.5),
        rough=16,
        floor=quay,
        grain=10,
    )
    tones = terrace(scene, quay, h * 0.1, h * 0.2, 0.12)
    scene.canvas.rect(0, quay - 2, w, h * 0.035, scene.of("0.56 0.03 60"))
    sea(scene, quay + h * 0.03, h, "0.40 0.07 215", rough=0.4)
    for x, tone in tones:
        reflection(scene, x, quay + h * 0.05, w * 0.14, "0.9 0.0 0" if not tone else tone, 0.1)
    for k in range(5):
        t = (0.05, 0.2, 0.35, 0.65, 1.0)[k]
        x = w * (0.12 + 0.76 * ((k * 0.62 + 0.2) % 1.0))
        fishing_boat(
            scene,
            x,
            between(quay + h * 0.09, h * 0.92, t),
            between(w * 0.12, w * 0.3, t),
            0.15 * (1 - t),
        )


def storm(scene: Scene) -> None:
    """Great waves and a ship that rides them."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.46, 0.54)
    sky(scene, horizon)
    sea(scene, horizon, h, "0.34 0.05 210", rough=2.0)
    ship(
        scene,
        w * (0.5 - scene.side * 0.17),
        horizon + h * 0.07,
        h * 0.36,
        scene.side * chance.between(8, 16),
    )
    for k in range(4):
        t = k / 3
        y = between(horizon + h * 0.1, h * 0.8, t)
        swell(scene, y, between(h * 0.06, h * 0.17, t), chance.between(0.1, 0.9) * w, t)
    lay(
        scene.canvas,
        chance,
        [WHITE],
        inside(chance, 0, horizon, w, h - horizon),
        count=30,
        length=20,
        width=1.3,
        angle=-0.3 * scene.side,
        jitter=0.3,
        opacity=0.5,
    )


def swell(scene: Scene, y: float, tall: float, crest: float, near: float) -> None:
    """One wave: dark flank, light through the crest, foam running down."""
    canvas, chance, w = scene.canvas, scene.chance, scene.w
    way = scene.side

    def at(x: float) -> float:
        d = (x - crest) * way / (w * 0.28)
        lift = 1 / (1 + d * d * (4.5 if d > 0 else 1.2))
        return y - tall * lift + sin(x / 23) * tall * 0.06

    points: list[Point] = [
        (w * (k / 16 * 1.06 - 0.03), at(w * (k / 16 * 1.06 - 0.03))) for k in range(17)
    ]
    deep, glass = scene.of("0.30 0.05 225"), scene.of("0.58 0.08 190")
    canvas.shape(
        smooth(points) + f"V{scene.h + 6:.0f}H{points[0][0]:.0f}z",
        canvas.down(y - tall, y + tall * 1.4, glass, deep.lighter(0.06), deep),
    )
    foam, veins = Brush(), Brush()
    for _ in range(26):
        x = chance.near(crest, w * 0.3)
        foam.stroke(x, at(x) + 2, x + chance.between(5, 15), at(x + 10) + 2)
        vx = chance.near(crest, w * 0.4)
        veins.bend(
            vx,
            at(vx) + tall * 0.2,
            vx - way * 8,
            at(vx) + tall * 0.5,
            vx - way * tall * 0.4,
            at(vx) + tall * chance.between(0.5, 1.0),
        )
    canvas.line(veins.d, glass.lighter(0.16), 1.8, 0.4)
    canvas.line(foam.d, WHITE, between(2.5, 5, near), 0.9)
    dabs(
        canvas,
        [WHITE],
        lambda: (chance.near(crest, w * 0.12), y - tall + chance.near(-4, tall * 0.35)),
        count=24,
        width=2.6,
        opacity=0.8,
    )


def beach(scene: Scene) -> None:
    """Sand, parasols, people in no hurry."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.3, 0.38)
    shore = h * 0.56
    sky(scene, horizon)
    headland(scene, horizon, scene.side, h * 0.14, w * 0.3, 0.4)
    sea(scene, horizon, shore + 8, "0.62 0.10 205", rough=0.5)
    for k in range(3):
        sailboat(
            scene,
            w * (0.18 + 0.3 * k + chance.near(0, 0.08)),
            horizon + h * (0.03 + 0.02 * k),
            h * 0.09,
            0.3,
        )
    canvas = scene.canvas
    rim = [(w * k / 8, shore + (k - 4) * 4 * scene.side + sin(k * 1.9) * 6) for k in range(9)]
    sand = scene.of("0.88 0.06 82")
    canvas.shape(
        smooth(rim) + f"V{h + 4:.0f}H0z",
        canvas.down(shore, h, sand.darker(0.1), sand, sand.lighter(0.03)),
    )
    for dy, width, tone in ((-5, 4, WHITE), (1, 2, WHITE), (6, 5, sand.darker(0.14))):
        canvas.line(smooth([(x, y + dy) for x, y in rim]), tone, width, 0.75)
    lay(
        canvas,
        chance,
        [sand.darker(0.07), sand.lighter(0.05)],
        inside(chance, 0, shore + 20, w, h - shore),
        count=60,
        length=20,
        width=2.2,
        opacity=0.5,
    )
    for k in range(6):
        t = (k / 5) ** 1.5
        x = w * (0.1 + 0.8 * ((k * 0.44 + 0.15) % 1.0))
        base, size = between(shore + 18, h * 0.95, t), between(13, 40, t)
        canvas.ellipse(
            x - scene.side * size, base, size * 1.1, size * 0.2, scene.of("0.62 0.07 60"), 0.5
        )
        canvas.line(
            polyline([(x, base), (x + size * 0.15, base - size * 1.7)]),
            scene.of("0.80 0.03 80"),
            1.8,
        )
        shelter(scene, x + size * 0.14, base - size * 1.45, size, 0.0)
        bather(scene, x - size * 0.5, base, size * 0.66)
    for k in range(5):
        walker(scene, w * chance.between(0.05, 0.95), shore + chance.between(2, 24), h * 0.055, 0.1)


def cliffs(scene: Scene) -> None:
    """A lighthouse on its rock."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.55, 0.64)
    sky(scene, horizon)
    way = -scene.side
    headland(scene, horizon, way, h * 0.16, w * 0.75, 0.5)
    sea(scene, horizon, h, rough=1.2)
    headland(scene, horizon + h * 0.12, way, h * 0.4, w * 0.46, 0.05)
    edge = 0.0 if way < 0 else w
    tower_light(scene, edge - way * w * 0.2, horizon - h * 0.25, h * 0.26)
    spot = lambda: (
        edge - way * w * chance.between(0.0, 0.5),
        horizon + h * 0.125 + chance.near(0, 7),
    )
    dabs(scene.canvas, [WHITE], spot, count=46, width=5, opacity=0.8)
    sailboat(scene, w * (0.5 - way * 0.28), horizon + h * 0.14, h * 0.14, 0.1)


def regatta(scene: Scene) -> None:
    """Many sails in a fresh wind."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.42, 0.5)
    sky(scene, horizon)
    hill(
        scene,
        horizon - 8,
        horizon - 16,
        scene.of("0.52 0.06 160", 0.6),
        rough=10,
        floor=horizon + 2,
        grain=6,
    )
    sea(scene, horizon, h, "0.50 0.10 225", rough=1.4)
    for k in range(9):
        t = (k / 8) ** 1.5
        x = w * (0.06 + 0.88 * ((k * 0.382 + 0.1) % 1.0))
        sailboat(
            scene,
            x,
            between(horizon + 5, h * 0.93, t),
            between(h * 0.09, h * 0.5, t),
            0.4 * (1 - t),
        )


def calm(scene: Scene) -> None:
    """Flat water, one boat, a great deal of light."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.56, 0.68)
    sky(scene, horizon)
    hill(
        scene,
        horizon - 4,
        horizon - h * 0.09,
        scene.of("0.36 0.05 265", 0.55),
        rough=12,
        floor=horizon + 2,
        grain=6,
    )
    sea(scene, horizon, h, rough=0.3)
    rowing_boat(scene, w * (0.5 - scene.side * 0.16), horizon + h * 0.17, w * 0.22)
    pier(scene, horizon)


def pier(scene: Scene, horizon: float) -> None:
    """Old posts leading out of the picture."""
    chance = scene.chance
    posts, glow = Brush(), Brush()
    for k in range(8):
        t = 1 - k / 8
        x = scene.w * (0.5 + scene.side * (0.14 + 0.36 * t))
        y = between(horizon + scene.h * 0.1, scene.h * 0.97, t * t)
        tall = between(9, 52, t * t) * chance.between(0.8, 1.15)
        posts.stroke(x, y, x + chance.near(0, 3), y - tall)
        glow.stroke(x, y + 2, x, y + tall * 0.6)
    scene.canvas.line(glow.d, scene.of("0.28 0.04 260"), 4, 0.35)
    scene.canvas.line(posts.d, scene.of("0.30 0.03 50"), 4.5)


def ice(scene: Scene) -> None:
    """Bergs adrift."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.42, 0.5)
    sky(scene, horizon)
    sea(scene, horizon, h, "0.36 0.06 235", rough=0.4)
    for k in range(5):
        t = (0.0, 0.08, 0.2, 0.45, 1.0)[k]
        x = w * (0.5 + (0.3, -0.34, 0.06, 0.36, -0.2)[k] * scene.side)
        berg(
            scene, x, between(horizon + 4, h * 0.84, t), between(w * 0.1, w * 0.3, t), 0.4 * (1 - t)
        )
    lay(
        scene.canvas,
        chance,
        [WHITE],
        inside(chance, 0, horizon + h * 0.15, w, h * 0.4),
        count=26,
        length=16,
        width=4,
        opacity=0.75,
    )


def berg(scene: Scene, x: float, base: float, half: float, depth: float) -> None:
    canvas, chance = scene.canvas, scene.chance
    lit, blue = scene.of("0.98 0.01 200", depth), scene.of("0.70 0.08 225", depth)
    tall = half * chance.between(0.8, 1.5)
    tops: list[Point] = [(x - half, base)]
    for k in range(5):
        tops.append(
            (
                x - half + half * 2 * (k + 0.7) / 6,
                base - tall * chance.between(0.35, 1.0) * (1 - abs(k - 2) * 0.2),
            )
        )
    tops.append((x + half, base))
    canvas.shape(polygon(tops), canvas.down(base - tall, base, lit, lit.mix(blue, 0.35)))
    split = tops[3]
    canvas.shape(
        polygon(
            [
                split,
                (split[0] + half * 0.1, base - tall * 0.4),
                (split[0] - half * 0.05, base),
                *([tops[0], tops[1], tops[2]] if scene.side > 0 else [tops[6], tops[5], tops[4]]),
            ]
        ),
        blue,
        0.8,
    )
    brush = Brush()
    for k in range(6):
        y = base + 2 + k * half * 0.1
        reach = half * (0.9 - 0.12 * k)
        brush.stroke(x - reach, y, x + reach, y)
    canvas.line(brush.d, lit.mix(blue, 0.5), max(1.4, half * 0.05), 0.5)


def stranded(scene: Scene) -> None:
    """Fishing boats drawn up on the shore."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.36, 0.44)
    sky(scene, horizon)
    sea(scene, horizon, h * 0.62, rough=0.8)
    for k in range(3):
        sailboat(scene, w * (0.15 + 0.33 * k), horizon + 4 + 4 * k, h * 0.08, 0.35)
    sand = scene.of("0.76 0.06 75")
    hill(scene, h * 0.58, h * 0.54, sand, rough=8, floor=h + 4, grain=60)
    for k in range(3):
        x = w * (0.5 + scene.side * (-0.3, 0.26, -0.02)[k])
        fishing_boat(scene, x, h * (0.66, 0.72, 0.92)[k], w * (0.26, 0.3, 0.46)[k])
    for _ in range(4):
        walker(scene, w * chance.unit(), h * chance.between(0.68, 0.84), h * 0.1)


def lilies(scene: Scene) -> None:
    """A pond seen from above: no horizon, leaves and sky in the water."""
    w, h, chance = scene.w, scene.h, scene.chance
    canvas, m = scene.canvas, scene.mood
    canvas.rect(
        0,
        0,
        w,
        h,
        canvas.down(
            0,
            h,
            scene.of("0.40 0.08 150"),
            m.sky[0].mix(scene.of("0.45 0.08 210"), 0.5),
            scene.of("0.34 0.07 230"),
        ),
    )
    tones = [
        m.sky[1],
        m.sky[-1],
        scene.of("0.46 0.09 150"),
        scene.of("0.58 0.09 300"),
        scene.of("0.36 0.07 235"),
    ]
    lay(
        canvas,
        chance,
        tones,
        inside(chance, 0, 0, w, h),
        count=150,
        length=26,
        width=5.5,
        angle=PI / 2,
        jitter=0.25,
        opacity=0.4,
    )
    for k in range(10):
        x = w * (k + 0.5) / 10
        crown(scene, x, chance.near(-4, 8), w * 0.1, h * 0.07, leaf_tones(scene, 0.1), 9)
    for k in range(30):
        t = (k / 29) ** 1.1
        y = between(h * 0.2, h * 0.97, t)
        x, half = w * ((k * 0.618 + 0.1 * sin(k)) % 1.0), between(9, 30, t)
        pad(scene, x, y, half, bloom=k % 4 == 0)


def pad(scene: Scene, x: float, y: float, half: float, *, bloom: bool) -> None:
    canvas, chance = scene.canvas, scene.chance
    green = scene.of(chance.pick(("0.62 0.12 140", "0.54 0.11 150", "0.70 0.11 125")))
    canvas.ellipse(x, y + half * 0.1, half, half * 0.34, scene.of("0.25 0.05 200"), 0.5)
    canvas.ellipse(x, y, half, half * 0.32, green)
    canvas.line(
        polyline([(x - half * 0.5, y - half * 0.1), (x + half * 0.6, y - half * 0.12)]),
        green.lighter(0.1),
        half * 0.1,
        0.7,
    )
    if bloom:
        tone = scene.of(chance.pick(("0.90 0.06 350", "0.96 0.02 90", "0.80 0.11 0")))
        petals = "".join(
            oval(x + dx * half, y - half * (0.3 - abs(dx) * 0.3), half * 0.13, half * 0.26)
            for dx in (-0.3, -0.15, 0, 0.15, 0.3)
        )
        canvas.shape(petals, tone)
        canvas.disc(x, y - half * 0.22, half * 0.09, scene.of("0.85 0.15 90"))


def canal(scene: Scene) -> None:
    """Façades rising from the water, a bridge, a gondola."""
    w, h, chance = scene.w, scene.h, scene.chance
    water = h * chance.between(0.56, 0.62)
    sky(scene, water)
    tones = terrace(scene, water, h * 0.26, h * 0.46, 0.05)
    mirror(
        scene,
        water,
        h,
        [scene.of("0.48 0.07 60"), scene.of("0.46 0.07 190"), scene.of("0.30 0.06 220")],
    )
    for x, tone in tones:
        reflection(scene, x, water + 4, w * 0.2, tone, 0.05)
    canvas = scene.canvas
    stone = scene.of("0.84 0.04 75")
    x0 = w * (0.5 + scene.side * 0.22)
    arch = smooth(
        [
            (x0 - w * 0.26, water + 6),
            (x0 - w * 0.12, water - h * 0.1),
            (x0, water - h * 0.13),
            (x0 + w * 0.12, water - h * 0.1),
            (x0 + w * 0.26, water + 6),
        ]
    )
    hole = smooth(
        [
            (x0 + w * 0.17, water + 8),
            (x0 + w * 0.09, water - h * 0.05),
            (x0, water - h * 0.075),
            (x0 - w * 0.09, water - h * 0.05),
            (x0 - w * 0.17, water + 8),
        ]
    )
    canvas.shape(
        arch + "L" + hole[1:] + "z", canvas.down(water - h * 0.13, water, stone, stone.darker(0.12))
    )
    canvas.line(arch, stone.lighter(0.06), 4)
    gondola(scene, w * (0.5 - scene.side * 0.18), h * 0.84, w * 0.36)


def rainy_lake(scene: Scene) -> None:
    """Rings on the water, a boat on its way home."""
    w, h, chance = scene.w, scene.h, scene.chance
    shore = h * 0.42
    sky(scene, shore)
    for k in range(3):
        hill(
            scene,
            shore - h * 0.14 + k * 12,
            shore - h * 0.05 + k * 4,
            scene.of("0.42 0.05 200", 0.7 - 0.22 * k),
            rough=18,
            floor=shore + 3,
            grain=6,
        )
    for _ in range(8):
        broadleaf(scene, w * chance.unit(), shore + 4, h * chance.between(0.06, 0.13), 0.4)
    mirror(
        scene, shore, h, [scene.of("0.50 0.04 190"), scene.mood.sky[1], scene.of("0.44 0.05 230")]
    )
    for k in range(24):
        t = k / 23
        x, y = w * ((k * 0.618) % 1.0), between(shore + 10, h, t)
        tone: Colour = scene.mood.sky[-1]
        scene.canvas.line(oval(x, y, between(4, 17, t), between(1, 4.5, t)), tone, 1, 0.6)
    rowing_boat(scene, w * (0.5 + scene.side * 0.12), h * 0.76, w * 0.3)
    falling_rain(scene)


WATERS = {
    "harbour": harbour,
    "storm": storm,
    "beach": beach,
    "cliffs": cliffs,
    "regatta": regatta,
    "calm": calm,
    "ice": ice,
    "stranded": stranded,
    "lilies": lilies,
    "canal": canal,
    "rainy_lake": rainy_lake,
}
