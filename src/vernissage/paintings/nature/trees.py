"""Trees: crowns of dabs from shadow to light, trunks and branches of strokes."""

from collections.abc import Sequence

from vernissage.paintings.brush.colour import Colour
from vernissage.paintings.brush.exact import PI, cos, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush, around, lay
from vernissage.paintings.brush.svg import smooth


def crown(
    scene: Scene, x: float, y: float, rx: float, ry: float, tones: list[Colour], touch: float
) -> None:
    """Leaves: a dark mass, then broken strokes, lighter on the side of the sun."""
    chance, canvas = scene.chance, scene.canvas
    touch = min(touch, 15)
    lift = scene.side * rx * 0.28
    mass = Brush()
    rise = max(0.0, ry - rx * 1.5) * 0.5
    for _ in range(8):
        mx, my = x + chance.near(0, rx * 0.8), y + chance.near(0, ry * 0.6)
        mass.stroke(mx, my - rise, mx, my + rise)
    canvas.line(mass.d, tones[0], min(rx, ry) * 1.25)
    share = min(84, max(8, int(rx * ry / 22)))
    if rx < 8:
        spot = around(chance, x + lift, y - ry * 0.3, rx * 0.7, ry * 0.8)
        lay(canvas, chance, [tones[2]], spot, count=8, length=touch, width=touch * 0.7, jitter=1.4)
        return
    for tone, dx, dy, reach, count in (
        (tones[1], lift * 0.3, -ry * 0.06, 0.98, share),
        (tones[2], lift, -ry * 0.3, 0.7, share * 2 // 3),
    ):
        spot = around(chance, x + dx, y + dy, rx * reach, ry * reach)
        lay(
            canvas,
            chance,
            [tone],
            spot,
            count=count,
            length=touch * 1.1,
            width=touch * 0.62,
            jitter=1.4,
        )


def leaf_tones(scene: Scene, depth: float) -> list[Colour]:
    """Shadow, middle and light of foliage in this season."""
    a, b, c = scene.mood.greens
    if scene.snowy:
        return scene.shades("0.40 0.03 200, 0.55 0.03 220, 0.93 0.01 240", depth)
    return [
        scene.shade(b.darker(0.14), depth),
        scene.shade(a.darker(0.03), depth),
        scene.shade(c, depth),
    ]


def broadleaf(scene: Scene, x: float, base: float, height: float, depth: float = 0.0) -> None:
    """A tree with two or three rounded crowns."""
    chance = scene.chance
    tones = leaf_tones(scene, depth)
    trunk = scene.of("0.34 0.04 55", depth)
    lean = chance.near(0, height * 0.07)
    brush = Brush()
    brush.bend(x, base, x + lean * 0.2, base - height * 0.3, x + lean, base - height * 0.55)
    scene.canvas.line(brush.d, trunk, height * 0.06)
    scene.canvas.ellipse(
        x - scene.side * height * 0.2, base, height * 0.34, height * 0.035, tones[0], 0.5
    )
    for _ in range(3 if height > 60 else 2):
        cx = x + lean + chance.near(0, height * 0.2)
        cy = base - height * chance.between(0.56, 0.76)
        crown(scene, cx, cy, height * 0.24, height * 0.2, tones, height * 0.11)


def conifer(scene: Scene, x: float, base: float, height: float, depth: float = 0.0) -> None:
    """One fir."""
    conifers(scene, [(x, base, height)], depth)


def conifers(scene: Scene, firs: Sequence[tuple[float, float, float]], depth: float) -> None:
    """Firs by place and height: tiers of drooping strokes, lighter on the side of the sun.

    A whole stand shares three paths, as broad as suits a fir that one in three overtops.
    """
    dark, light = scene.of("0.32 0.05 165", depth), scene.of("0.46 0.07 150", depth)
    if scene.snowy:
        light = scene.of("0.95 0.01 240", depth)
    spine, shadow, lit = Brush(), Brush(), Brush()
    for x, base, height in firs:
        spine.stroke(x, base, x, base - height)
        boughs(scene, x, base, height, shadow, lit)
    typical = sorted(fir[2] for fir in firs)[len(firs) * 2 // 3]
    scene.canvas.line(spine.d, dark, typical * 0.045)
    scene.canvas.line(shadow.d, dark, typical * 0.075)
    scene.canvas.line(lit.d, light, typical * 0.04)


def boughs(scene: Scene, x: float, base: float, height: float, shadow: Brush, lit: Brush) -> None:
    """The tiers of one fir, laid with two brushes."""
    chance = scene.chance
    tiers = 4 if height < 40 else 5 if height < 80 else 8
    droop = height * 0.09
    for k in range(tiers):
        y = base - height * (0.12 + 0.86 * k / tiers)
        reach = height * (0.26 - 0.24 * k / tiers)
        for way in (-1, 1):
            tip = x + way * reach * chance.between(0.8, 1.15)
            side = lit if way == scene.side else shadow
            side.bend(x, y - droop, x + way * reach * 0.5, y - droop * 0.2, tip, y + droop * 0.5)
            if height > 26:
                shadow.stroke(x, y - droop, x + way * reach * 0.55, y + droop * 0.1)


def cypress(scene: Scene, x: float, base: float, height: float, depth: float = 0.0) -> None:
    """A flame of upward strokes."""
    chance = scene.chance
    half = height * 0.1
    body = [
        (x, base),
        (x - half, base - height * 0.3),
        (x - half * 0.6, base - height * 0.7),
        (x, base - height),
    ]
    body += [(x + half * 0.6, base - height * 0.7), (x + half, base - height * 0.3)]
    scene.canvas.shape(smooth(body, closed=True), scene.of("0.30 0.05 150", depth))
    for tone, way in (("0.38 0.06 145", 0.0), ("0.50 0.08 130", 0.45)):
        brush = Brush()
        for _ in range(14):
            y = base - height * chance.between(0.05, 0.85)
            cx = x + scene.side * half * way + chance.near(0, half * 0.6)
            brush.stroke(cx, y, cx + chance.near(0, 2), y - height * 0.1)
        scene.canvas.line(brush.d, scene.of(tone, depth), height * 0.025)


def poplar(scene: Scene, x: float, base: float, height: float, depth: float = 0.0) -> None:
    """A tall, narrow tree."""
    tones = leaf_tones(scene, depth)
    brush = Brush()
    brush.stroke(x, base, x, base - height * 0.5)
    scene.canvas.line(brush.d, scene.of("0.36 0.04 55", depth), height * 0.03)
    crown(scene, x, base - height * 0.56, height * 0.1, height * 0.42, tones, height * 0.06)


def palm(scene: Scene, x: float, base: float, height: float, depth: float = 0.0) -> None:
    """A bent trunk and hanging fronds."""
    chance = scene.chance
    lean = chance.side() * height * 0.15
    top = (x + lean, base - height)
    brush = Brush()
    brush.bend(x, base, x + lean * 0.1, base - height * 0.6, *top)
    scene.canvas.line(brush.d, scene.of("0.42 0.05 65", depth), height * 0.045)
    for tone, count, width in (("0.38 0.08 140", 9, 0.03), ("0.56 0.11 125", 6, 0.018)):
        fronds = Brush()
        for k in range(count):
            turn = -PI * (k + chance.unit()) / count
            reach = height * chance.between(0.28, 0.42)
            cx, cy = top[0] + cos(turn) * reach * 0.7, top[1] + sin(turn) * reach * 0.8
            fronds.bend(*top, cx, cy, top[0] + cos(turn) * reach, cy + reach * 0.5)
        scene.canvas.line(fronds.d, scene.of(tone, depth), height * width)


def bare(scene: Scene, x: float, base: float, height: float, depth: float = 0.0) -> None:
    """A winter tree: branches that fork three times."""
    chance = scene.chance
    layers: dict[int, Brush] = {k: Brush() for k in range(4)}

    def fork(px: float, py: float, turn: float, reach: float, level: int) -> None:
        qx, qy = px + cos(turn) * reach, py + sin(turn) * reach
        bend = turn + chance.near(0, 0.3)
        layers[level].bend(px, py, px + cos(bend) * reach / 2, py + sin(bend) * reach / 2, qx, qy)
        if level < 3:
            for way in (-1, 0, 1) if level else (-1, 1):
                fork(
                    qx,
                    qy,
                    turn + way * chance.between(0.3, 0.6) + 0.05,
                    reach * chance.between(0.55, 0.75),
                    level + 1,
                )

    fork(x, base, -PI / 2 + chance.near(0, 0.15), height * 0.38, 0)
    tone = scene.of("0.28 0.03 50", depth)
    for level, brush in layers.items():
        scene.canvas.line(brush.d, tone, height * (0.05, 0.028, 0.015, 0.008)[level])


def birch(
    scene: Scene, x: float, base: float, top: float, width: float, depth: float = 0.0
) -> None:
    """A white trunk that leaves the picture at the top."""
    chance = scene.chance
    lean = chance.near(0, 16)
    left = [
        (x - width / 2, base),
        (x - width / 2 + lean * 0.4, (base + top) / 2),
        (x - width * 0.4 + lean, top),
    ]
    right = [
        (x + width * 0.4 + lean, top),
        (x + width / 2 + lean * 0.4, (base + top) / 2),
        (x + width / 2, base),
    ]
    canvas = scene.canvas
    light, dim = scene.of("0.93 0.015 90", depth), scene.of("0.62 0.03 280", depth)
    way = scene.side * width / 2
    paint = canvas.linear((x - way, 0), (x + way, 0), dim, light.mix(dim, 0.3), light)
    canvas.shape(smooth(left)[0:] + "L" + smooth(right)[1:] + "z", paint)
    marks = Brush()
    for _ in range(int((base - top) / 15)):
        y = chance.between(top, base)
        cx = x + lean * (base - y) / max(1.0, base - top) + chance.near(0, width * 0.3)
        marks.stroke(cx - width * 0.18, y, cx + width * 0.18, y + chance.near(0, 2))
    canvas.line(marks.d, scene.of("0.24 0.02 60", depth), max(1.4, width * 0.13))


def blossom(scene: Scene, x: float, base: float, height: float, depth: float = 0.0) -> None:
    """A flowering fruit tree."""
    bare(scene, x, base, height * 0.9, depth)
    tones = scene.shades("0.74 0.09 350, 0.87 0.06 0, 0.96 0.03 20", depth)
    for _ in range(4):
        cx = x + scene.chance.near(0, height * 0.36)
        cy = base - height * scene.chance.between(0.5, 0.86)
        crown(scene, cx, cy, height * 0.22, height * 0.16, tones, height * 0.05)
