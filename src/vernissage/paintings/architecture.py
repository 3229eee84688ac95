"""Buildings: towers, arches, courtyards, domes, temples, palaces of glass."""

from vernissage.paintings.city import crowd, dome, lamp, pavement, weather
from vernissage.paintings.colour import Colour, oklch
from vernissage.paintings.exact import between
from vernissage.paintings.ground import grass, hill, mirror, river, road
from vernissage.paintings.landscape import ranges
from vernissage.paintings.mood import GLOW, Scene
from vernissage.paintings.people import walker
from vernissage.paintings.sky import sky
from vernissage.paintings.strokes import Brush, inside, lay
from vernissage.paintings.svg import box, numbers, oval, polygon, polyline, smooth
from vernissage.paintings.trees import blossom, broadleaf, cypress, palm


def block(scene: Scene, x: float, base: float, half: float, tall: float, tone: Colour) -> None:
    """A wall lit from one side, its stones hinted at."""
    canvas, chance = scene.canvas, scene.chance
    s = scene.side
    canvas.rect(
        x - half,
        base - tall,
        half * 2,
        tall,
        canvas.linear(
            (x - s * half, 0), (x + s * half, 0), tone.darker(0.16), tone, tone.lighter(0.05)
        ),
    )
    spot = inside(chance, x - half * 0.9, base - tall, half * 1.6, tall)
    lay(
        canvas,
        chance,
        [tone.darker(0.1), tone.lighter(0.08)],
        spot,
        count=max(10, int(half * tall / 420)),
        length=min(18, half * 0.5),
        width=2.4,
        jitter=0.05,
        opacity=0.5,
    )


def arch_path(x: float, base: float, half: float, tall: float, *, pointed: bool = False) -> str:
    """An opening with a round or a pointed head."""
    spring = base - tall + half * (1.5 if pointed else 1.0)
    left, right = numbers((x - half, base)), numbers((x + half, spring))
    if pointed:
        head = f"Q{numbers((x - half, base - tall + half * 0.5, x, base - tall))}Q{numbers((x + half, base - tall + half * 0.5))} {right}"
    else:
        k = half * 0.55
        head = f"C{numbers((x - half, spring - k, x - k, base - tall, x, base - tall))}C{numbers((x + k, base - tall, x + half, spring - k))} {right}"
    return f"M{left}V{numbers((spring,))}{head}V{numbers((base,))}z"


def pane(scene: Scene) -> Colour:
    return GLOW if scene.mood.lamps > 0.25 else scene.of("0.30 0.04 260")


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
    from vernissage.paintings.facades import WALLS, facade

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
        arch_path(x - scene.side * half * 0.1, base + 1, half * 0.36, tall * 0.66).replace("z", "")
        + "z",
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


def fountain(scene: Scene, x: float, base: float, half: float) -> None:
    canvas, stone = scene.canvas, scene.of("0.80 0.03 85")
    canvas.ellipse(x, base, half, half * 0.26, stone.darker(0.14))
    canvas.ellipse(x, base - half * 0.14, half, half * 0.24, stone)
    canvas.ellipse(x, base - half * 0.14, half * 0.86, half * 0.18, scene.of("0.58 0.08 215"))
    canvas.rect(x - half * 0.07, base - half * 0.7, half * 0.14, half * 0.56, stone.darker(0.06))
    canvas.ellipse(x, base - half * 0.7, half * 0.4, half * 0.1, stone)
    jets = Brush()
    for k in (-3, -2, -1, 1, 2, 3):
        jets.bend(
            x,
            base - half * 0.95,
            x + k * half * 0.14,
            base - half * 1.1,
            x + k * half * 0.2,
            base - half * 0.2,
        )
    canvas.line(jets.d, scene.of("0.97 0.01 220"), 1.8, 0.8)


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


def rose(scene: Scene, x: float, y: float, r: float) -> None:
    """A rose window."""
    from vernissage.paintings.exact import PI, cos, sin

    canvas = scene.canvas
    canvas.disc(x, y, r * 1.1, scene.of("0.88 0.03 80"))
    canvas.disc(x, y, r, scene.of("0.24 0.05 270"))
    tones = ("0.62 0.17 28", "0.60 0.14 255", "0.80 0.14 90", "0.58 0.12 150")
    lift = 0.1 if scene.mood.lamps > 0.25 else 0.0
    for i, tone in enumerate(tones):
        light, chroma, hue = (float(v) for v in tone.split())
        d = "".join(
            oval(
                x + r * 0.66 * cos((k * 4 + i) * PI / 8),
                y + r * 0.66 * sin((k * 4 + i) * PI / 8),
                r * 0.12,
                r * 0.12,
            )
            + oval(
                x + r * 0.36 * cos((k * 4 + i) * PI / 8),
                y + r * 0.36 * sin((k * 4 + i) * PI / 8),
                r * 0.07,
                r * 0.07,
            )
            for k in range(4)
        )
        canvas.shape(d, oklch(light + lift, chroma, hue))
    canvas.disc(x, y, r * 0.18, oklch(0.84, 0.13, 85))


def temple(scene: Scene) -> None:
    """Columns on a height above the sea."""
    w, h, chance = scene.w, scene.h, scene.chance
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


def column(scene: Scene, x: float, base: float, half: float, tall: float, stone: Colour) -> None:
    canvas, s = scene.canvas, scene.side
    shaft = polygon(
        [
            (x - half, base),
            (x - half * 0.8, base - tall),
            (x + half * 0.8, base - tall),
            (x + half, base),
        ]
    )
    canvas.shape(
        shaft,
        canvas.linear(
            (x - s * half, 0), (x + s * half, 0), stone.darker(0.22), stone, stone.lighter(0.06)
        ),
    )
    flutes = Brush()
    for dx in (-0.5, -0.15, 0.2, 0.55):
        flutes.stroke(x + dx * half, base, x + dx * half * 0.8, base - tall)
    canvas.line(flutes.d, stone.darker(0.16), 1.2, 0.6)
    canvas.rect(x - half * 1.15, base - tall - 3, half * 2.3, 6, stone.lighter(0.04))


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


def minaret(scene: Scene, x: float, base: float, half: float, tall: float, stone: Colour) -> None:
    canvas = scene.canvas
    canvas.rect(
        x - half,
        base - tall,
        half * 2,
        tall,
        canvas.linear(
            (x - scene.side * half, 0), (x + scene.side * half, 0), stone.darker(0.18), stone
        ),
    )
    for y in (0.5, 0.8):
        canvas.rect(x - half * 1.5, base - tall * y, half * 3, 5, stone.lighter(0.02))
    onion(scene, x, base - tall, half * 1.1, stone)


def onion(scene: Scene, x: float, base: float, half: float, stone: Colour) -> None:
    canvas = scene.canvas
    form = [
        (x - half * 0.8, base),
        (x - half * 1.05, base - half * 0.6),
        (x - half * 0.6, base - half * 1.3),
        (x, base - half * 1.9),
        (x + half * 0.6, base - half * 1.3),
        (x + half * 1.05, base - half * 0.6),
        (x + half * 0.8, base),
    ]
    canvas.shape(
        smooth(form) + "z",
        canvas.linear(
            (x - scene.side * half, 0),
            (x + scene.side * half, 0),
            stone.darker(0.2),
            stone,
            stone.lighter(0.05),
        ),
    )
    canvas.line(
        f"M{numbers((x, base - half * 1.85))}v{numbers((-half * 0.5,))}",
        scene.of("0.80 0.12 85"),
        max(1.2, half * 0.08),
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


def tower(scene: Scene, x: float, base: float, half: float, tall: float, stone: Colour) -> None:
    block(scene, x, base, half, tall, stone)
    canvas = scene.canvas
    teeth = "".join(
        box(x - half * 1.1 + k * half * 0.5, base - tall - half * 0.34, half * 0.28, half * 0.36)
        for k in range(5)
    )
    canvas.shape(
        teeth + box(x - half * 1.1, base - tall - 2, half * 2.28, half * 0.2), stone.lighter(0.03)
    )
    canvas.shape(
        "".join(box(x - half * 0.1, base - tall * y, half * 0.2, half * 0.5) for y in (0.8, 0.5)),
        pane(scene),
    )
    if tall > scene.h * 0.28:
        canvas.line(f"M{x:.0f} {base - tall:.0f}v{-tall * 0.3:.0f}", scene.of("0.30 0.02 50"), 2)
        canvas.shape(
            polygon(
                [
                    (x, base - tall * 1.3),
                    (x + scene.side * half * 1.1, base - tall * 1.24),
                    (x, base - tall * 1.17),
                ]
            ),
            scene.of("0.55 0.18 28"),
        )


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


def glasshouse(scene: Scene) -> None:
    """Iron ribs, palms inside, dusk outside."""
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
    from vernissage.paintings.boats import gondola, reflection

    reflection(scene, x, water + 6, w * 0.5, "0.88 0.03 78", 0.1)
    gondola(scene, w * (0.5 + scene.side * 0.16), h * 0.86, w * 0.36)


BUILDINGS = {
    "campanile": campanile,
    "triumph": triumph,
    "courtyard": courtyard,
    "cathedral": cathedral,
    "temple": temple,
    "domes": domes,
    "pagoda": pagoda,
    "castle": castle,
    "aqueduct": aqueduct,
    "glasshouse": glasshouse,
    "lagoon": lagoon,
}
