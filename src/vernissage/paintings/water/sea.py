"""Water itself: waves, glitter, cliffs, bergs, lily pads."""

from vernissage.paintings.brush.colour import WHITE
from vernissage.paintings.brush.exact import Point, between, raised, sin
from vernissage.paintings.brush.mood import GLOW, Scene
from vernissage.paintings.brush.strokes import Brush, dabs
from vernissage.paintings.brush.svg import oval, polygon, polyline, smooth


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
        t = raised(k / 46, 14)
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

    def at(share: float) -> float:
        return edge - way * reach * share

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


def berg(scene: Scene, x: float, base: float, half: float, depth: float) -> None:
    """An iceberg: a lit flank, a blue one, and its image in the water."""
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


def pad(scene: Scene, x: float, y: float, half: float, *, bloom: bool) -> None:
    """A lily pad, perhaps with its flower."""
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
