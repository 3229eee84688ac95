"""Streets: boulevards, cafés, stairs, arcades."""

from itertools import pairwise

from vernissage.paintings.brush.colour import WHITE
from vernissage.paintings.brush.exact import Point, between, raised
from vernissage.paintings.brush.mood import GLOW, Scene
from vernissage.paintings.brush.strokes import inside, lay
from vernissage.paintings.brush.svg import polygon, polyline, trace
from vernissage.paintings.nature.sky import sky
from vernissage.paintings.town.facades import WALLS, flank
from vernissage.paintings.town.people import crowd, walker
from vernissage.paintings.town.surroundings import dome, lamp, pavement, skyline, weather


def boulevard(scene: Scene) -> None:
    """A street running away between tall fronts."""
    w, h, chance = scene.w, scene.h, scene.chance
    eye = (w * chance.between(0.36, 0.64), h * chance.between(0.52, 0.64))
    sky(scene, eye[1])
    skyline(scene, eye[1] + 4, h * 0.1, 0.6)
    pavement(scene, eye[1])
    for way in (-1, 1):
        edge = -w * 0.04 if way < 0 else w * 1.04
        cuts = [0.0, 0.22, 0.42, 0.58, 0.72, 0.83, 0.92]
        for i in range(6, 0, -1):
            tone = scene.of(chance.pick(WALLS))
            tone = tone if way == -scene.side else tone.darker(0.12)
            top = -h * chance.between(0.02, 0.3)
            flank(
                scene, eye, edge, h * 1.12, top, tone, cuts[i - 1], cuts[i], 5 if h > w * 0.8 else 4
            )
    for t in (0.12, 0.3, 0.62):
        lamp(
            scene,
            between(eye[0], w * 0.2, t * 1.3),
            between(eye[1] + 6, h, t),
            between(20, h * 0.5, t),
        )
    crowd(
        scene,
        11,
        eye[1] + h * 0.04,
        h * 0.96,
        h * 0.05,
        h * 0.24,
        umbrellas=scene.mood.name in ("rain", "snow"),
    )
    weather(scene)


def cafe(scene: Scene) -> None:
    """Tables under an awning, lamplight on the stones."""
    w, h, chance = scene.w, scene.h, scene.chance
    ground = h * chance.between(0.62, 0.7)
    eye = (w * (0.5 - scene.side * 0.3), h * 0.52)
    sky(scene, ground)
    skyline(scene, eye[1] + 8, h * 0.16, 0.45)
    pavement(scene, ground - h * 0.06)
    edge = w * 1.05 if scene.side > 0 else -w * 0.05
    flank(scene, eye, edge, h * 1.0, -h * 0.3, scene.of("0.80 0.10 82"), 0.0, 0.5, 4)
    flank(scene, eye, edge, h * 1.0, -h * 0.1, scene.of("0.66 0.08 40"), 0.5, 0.72, 4)
    canvas = scene.canvas
    other = -w * 0.05 if scene.side > 0 else w * 1.05
    flank(scene, eye, other, h * 0.95, h * 0.0, scene.of("0.50 0.07 260"), 0.0, 0.5, 4)
    cloth = scene.of(
        chance.pick(("0.60 0.17 30", "0.52 0.10 160", "0.72 0.15 75", "0.46 0.12 260"))
    )
    a: Point = (between(edge, eye[0], 0.02), h * 0.34)
    b: Point = (between(edge, eye[0], 0.5), h * 0.43)
    drop = scene.side * -w * 0.12
    awning = [a, b, (b[0] + drop * 0.5, b[1] + h * 0.05), (a[0] + drop * 1.6, a[1] + h * 0.14)]
    canvas.shape(polygon(awning), canvas.down(a[1], a[1] + h * 0.14, cloth.lighter(0.08), cloth))
    for k in range(1, 6, 2):
        t = k / 6
        top, foot = (
            (between(a[0], b[0], t), between(a[1], b[1], t)),
            (between(awning[3][0], awning[2][0], t), between(awning[3][1], awning[2][1], t)),
        )
        canvas.line(polyline([top, foot]), WHITE, 6 * (1 - t * 0.6), 0.55)
    glow = (between(a[0], b[0], 0.35) + drop * 0.4, h * 0.52)
    if scene.mood.lamps > 0.2:
        canvas.disc(*glow, w * 0.42, canvas.radial(glow, w * 0.42, (0, GLOW, 0.75), (1, GLOW, 0)))
    for k in range(7):
        t = raised(k / 6, 12)
        x = w * (0.5 + scene.side * between(0.05, 0.34, (k * 0.37) % 1.0) - scene.side * 0.06 * t)
        table(scene, x, between(ground + h * 0.02, h * 0.96, t), between(h * 0.07, h * 0.17, t))
    crowd(scene, 5, ground - h * 0.03, h * 0.9, h * 0.09, h * 0.2)
    weather(scene)


def table(scene: Scene, x: float, base: float, size: float) -> None:
    """A round table and someone at it."""
    canvas, chance = scene.canvas, scene.chance
    canvas.line(
        polyline([(x, base), (x, base - size * 0.5)]),
        scene.of("0.26 0.03 40"),
        max(1.2, size * 0.05),
    )
    walker(scene, x + size * 0.5 * chance.side(), base - size * 0.02, size * 1.2)
    canvas.ellipse(x, base - size * 0.5, size * 0.46, size * 0.12, scene.of("0.95 0.02 90"))
    canvas.line(
        polyline([(x - size * 0.08, base - size * 0.52), (x - size * 0.08, base - size * 0.72)]),
        scene.of("0.48 0.12 25"),
        size * 0.09,
    )


def stairs(scene: Scene) -> None:
    """A steep lane of steps between houses, washing overhead."""
    w, h, chance = scene.w, scene.h, scene.chance
    eye = (w * (0.5 + chance.near(0, 0.08)), h * 0.36)
    sky(scene, eye[1] + 20)
    dome(scene, eye[0] + w * 0.03, eye[1] + h * 0.06, h * 0.2, 0.4)
    steps = 12
    canvas = scene.canvas
    stone = scene.of("0.93 0.01 250" if scene.snowy else "0.74 0.05 75")
    for k in range(steps):
        t = (k + 1) / steps
        y0, y1 = (
            between(eye[1] + h * 0.05, h * 1.02, raised(k / steps, 13)),
            between(eye[1] + h * 0.05, h * 1.02, raised(t, 13)),
        )
        half = w * between(0.06, 0.36, raised(t, 13))
        canvas.rect(
            eye[0] - half,
            y0,
            half * 2,
            y1 - y0 + 1,
            stone.darker(0.17).mix(scene.mood.haze, 0.3 * (1 - t)),
        )
        canvas.rect(
            eye[0] - half, y0, half * 2, (y1 - y0) * 0.55, stone.mix(scene.mood.haze, 0.3 * (1 - t))
        )
    for way in (-1, 1):
        edge = -w * 0.08 if way < 0 else w * 1.08
        for near, far in ((0.72, 0.86), (0.42, 0.72), (0.0, 0.42)):
            tone = scene.of(chance.pick(WALLS))
            flank(
                scene,
                (eye[0], eye[1] + h * 0.04),
                edge,
                h * 1.5,
                -h * chance.between(0.1, 0.5),
                tone if way != scene.side else tone.darker(0.14),
                near,
                far,
                6,
            )
    washing(scene, h * 0.2)
    washing(scene, h * 0.42)
    for t in (0.3, 0.55, 0.85):
        walker(
            scene,
            eye[0] + chance.near(0, w * 0.16 * t),
            between(eye[1] + h * 0.05, h, t),
            h * between(0.05, 0.2, t),
        )
    weather(scene)


def washing(scene: Scene, y: float) -> None:
    """A line of washing across the lane."""
    chance = scene.chance
    canvas, w = scene.canvas, scene.w
    canvas.line(
        f"M{w * 0.1:.0f} {y:.0f}q{w * 0.4:.0f} {w * 0.09:.0f} {w * 0.8:.0f} -6",
        scene.of("0.35 0.02 60"),
        1,
    )
    for k in range(6):
        t = 0.16 + 0.12 * k
        top = y + w * 0.18 * t * (1 - t) - 6 * t
        tone = scene.of(
            chance.pick(("0.95 0.01 90", "0.80 0.07 20", "0.72 0.08 240", "0.88 0.08 90"))
        )
        canvas.rect(w * (0.1 + 0.8 * t), top, w * 0.06, w * chance.between(0.07, 0.12), tone)


def arcade(scene: Scene) -> None:
    """An arcade running away from the viewer, shade under and before every arch."""
    w, h, chance = scene.w, scene.h, scene.chance
    canvas, eye = scene.canvas, (w * (0.5 + scene.side * 0.3), h * 0.56)
    sky(scene, h * 0.6)
    skyline(scene, h * 0.6, h * 0.14, 0.5)
    pavement(scene, h * 0.58)
    edge = w * -0.05 if scene.side > 0 else w * 1.05
    wall = scene.of("0.78 0.08 65")
    canvas.shape(
        polygon(
            [
                (edge, -h * 0.2),
                (eye[0], eye[1] - h * 0.1),
                (eye[0], eye[1] + h * 0.04),
                (edge, h * 1.15),
            ]
        ),
        canvas.linear((edge, 0), eye, wall.darker(0.12), wall.mix(scene.mood.haze, 0.4)),
    )
    cuts = [0.0, 0.26, 0.46, 0.61, 0.72, 0.8, 0.86]
    for near, far in pairwise(cuts):
        span = far - near
        a, b = near + span * 0.16, far - span * 0.08
        xa, xb = between(edge, eye[0], a), between(edge, eye[0], b)
        fa, fb = between(h * 1.15, eye[1] + h * 0.04, a), between(h * 1.15, eye[1] + h * 0.04, b)
        ta, tb = between(h * 0.26, eye[1] - h * 0.05, a), between(h * 0.26, eye[1] - h * 0.05, b)
        mid, peak = (xa + xb) / 2, (ta + tb) / 2 - abs(xb - xa) * 0.5
        arch = trace(
            "M",
            xa,
            fa,
            "L",
            xa,
            ta,
            "Q",
            xa,
            peak,
            mid,
            peak,
            "Q",
            xb,
            peak,
            xb,
            tb,
            "L",
            xb,
            fb,
            "z",
        )
        canvas.shape(
            arch, canvas.down(peak, fa, scene.of("0.26 0.05 280"), scene.of("0.46 0.07 40"))
        )
        shade = polygon(
            [
                (xa, fa),
                (xb, fb),
                (xb + scene.side * w * 0.16 * (1 - b), fb + h * 0.05 * (1 - b)),
                (xa + scene.side * w * 0.24 * (1 - a), fa + h * 0.07),
            ]
        )
        canvas.shape(shade, scene.of("0.36 0.06 280"), 0.4)
    lay(
        canvas,
        chance,
        [wall.lighter(0.06), wall.darker(0.1)],
        inside(chance, 0, 0, w, h * 0.3),
        count=26,
        length=22,
        width=2.5,
        opacity=0.35,
    )
    crowd(scene, 6, h * 0.66, h * 0.97, h * 0.09, h * 0.3)
