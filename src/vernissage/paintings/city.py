"""City life: streets, squares, markets, cafés, roofs, stations, stairs."""

from vernissage.paintings.colour import WHITE
from vernissage.paintings.exact import Point, between
from vernissage.paintings.facades import WALLS, Openings, facade, flank, terrace
from vernissage.paintings.ground import hill, mirror
from vernissage.paintings.mood import GLOW, Scene
from vernissage.paintings.people import crowd, shelter, stall, walker
from vernissage.paintings.sky import falling_rain, falling_snow, sky
from vernissage.paintings.strokes import Brush, around, dabs, inside, lay
from vernissage.paintings.svg import box, oval, polygon, polyline, quarter
from vernissage.paintings.trees import broadleaf

__all__ = ["CITIES", "terrace"]


def weather(scene: Scene) -> None:
    if scene.snowy:
        falling_snow(scene)
    if scene.mood.name == "rain":
        falling_rain(scene)


def pavement(scene: Scene, top: float) -> None:
    """The ground of a street or square, wet when it rains, white in snow."""
    canvas, chance, w, h = scene.canvas, scene.chance, scene.w, scene.h
    stone = scene.of("0.92 0.015 250" if scene.snowy else "0.66 0.03 70")
    wet = scene.mood.name in ("rain", "night", "dusk")
    near = stone.darker(0.1) if wet else stone
    canvas.rect(0, top, w, h - top + 4, canvas.down(top, h, stone.mix(scene.mood.haze, 0.35), near))
    tones = [stone.lighter(0.07), stone.darker(0.08)]
    if wet:
        tones += [scene.mood.sky[-1], GLOW.mix(stone, 0.35)]
    lay(
        canvas,
        chance,
        tones,
        inside(chance, 0, top + 4, w, h - top),
        count=80,
        length=26,
        width=2.6,
        jitter=0.06,
        opacity=0.45,
    )


def lamp(scene: Scene, x: float, base: float, tall: float) -> None:
    canvas = scene.canvas
    if scene.mood.lamps > 0.2:
        canvas.disc(
            x,
            base - tall,
            tall * 0.5,
            canvas.radial((x, base - tall), tall * 0.5, (0, GLOW, 0.7), (1, GLOW, 0)),
        )
    canvas.line(
        polyline([(x, base), (x, base - tall * 0.9)]),
        scene.of("0.24 0.02 260"),
        max(1.2, tall * 0.03),
    )
    canvas.shape(
        polygon(
            [
                (x - tall * 0.05, base - tall * 1.04),
                (x + tall * 0.05, base - tall * 1.04),
                (x + tall * 0.03, base - tall * 0.9),
                (x - tall * 0.03, base - tall * 0.9),
            ]
        ),
        GLOW if scene.mood.lamps > 0.2 else scene.of("0.86 0.03 90"),
    )


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


def skyline(scene: Scene, base: float, tall: float, depth: float) -> None:
    """Far roofs, domes and spires as one pale mass."""
    chance = scene.chance
    d, x = "", -4.0
    while x < scene.w:
        wide = chance.between(10, 26)
        high = tall * chance.between(0.35, 0.8)
        d += box(x, base - high, wide, high)
        if chance.one_in(4):
            d += polygon(
                [
                    (x + wide * 0.3, base - high),
                    (x + wide / 2, base - high - tall * 0.6),
                    (x + wide * 0.7, base - high),
                ]
            )
        elif chance.one_in(4):
            d += oval(x + wide / 2, base - high, wide * 0.42, wide * 0.42)
        x += wide
    scene.canvas.shape(d, scene.of("0.44 0.05 275", depth))


def market(scene: Scene) -> None:
    """A square full of stalls before old fronts."""
    w, h, chance = scene.w, scene.h, scene.chance
    square = h * chance.between(0.46, 0.54)
    sky(scene, square)
    bell_tower(scene, w * (0.5 + scene.side * 0.2), square, h * 0.42, 0.2)
    terrace(scene, square, h * 0.16, h * 0.27, 0.15)
    pavement(scene, square)
    for k in range(7):
        t = (k / 6) ** 1.3
        x = w * (0.08 + 0.86 * ((k * 0.41 + 0.1) % 1.0))
        base = between(square + h * 0.07, h * 0.93, t)
        stall(scene, x, base, between(w * 0.13, min(w * 0.36, h * 0.4), t), 0.2 * (1 - t))
        for _ in range(2):
            walker(
                scene,
                x + chance.near(0, w * 0.16),
                base + 5,
                between(h * 0.08, h * 0.24, t),
                0.2 * (1 - t),
            )
    weather(scene)


def bell_tower(scene: Scene, x: float, base: float, tall: float, depth: float) -> None:
    canvas = scene.canvas
    wall, half = scene.of("0.76 0.07 50", depth), tall * 0.1
    canvas.rect(
        x - half,
        base - tall * 0.8,
        half * 2,
        tall * 0.8,
        canvas.linear(
            (x - half * scene.side, 0), (x + half * scene.side, 0), wall.darker(0.14), wall
        ),
    )
    dark = scene.of("0.28 0.03 260", depth)
    arches = "".join(
        box(x + dx * half - half * 0.22, base - tall * 0.72, half * 0.44, tall * 0.1)
        + oval(x + dx * half, base - tall * 0.72, half * 0.22, half * 0.22)
        for dx in (-0.5, 0.5)
    )
    canvas.shape(arches, dark)
    canvas.rect(x - half * 1.15, base - tall * 0.82, half * 2.3, tall * 0.03, wall.lighter(0.1))
    canvas.shape(
        polygon(
            [
                (x - half, base - tall * 0.82),
                (x, base - tall * 1.08),
                (x + half, base - tall * 0.82),
            ]
        ),
        scene.of("0.42 0.08 160", depth),
    )
    canvas.disc(x, base - tall * 0.52, half * 0.5, scene.of("0.94 0.02 90", depth))
    canvas.line(
        polyline(
            [
                (x, base - tall * 0.555),
                (x, base - tall * 0.52),
                (x + half * 0.3, base - tall * 0.51),
            ]
        ),
        dark,
        1.2,
    )


def rooftops(scene: Scene) -> None:
    """Over the roofs: tiles, chimneys, a dome."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.32, 0.44)
    sky(scene, horizon)
    hill(
        scene, horizon - 8, horizon - 18, scene.of("0.50 0.05 250", 0.6), rough=12, floor=h, grain=6
    )
    dome(scene, w * (0.5 + scene.side * 0.2), horizon + h * 0.06, h * 0.24, 0.35)
    skyline(scene, horizon + 10, h * 0.12, 0.5)
    rows = 5
    for k in range(rows):
        t = k / (rows - 1)
        base = between(horizon + h * 0.12, h * 1.05, t)
        wide = w * between(0.12, 0.36, t)
        x = -wide * chance.unit()
        row = Openings()
        while x < w:
            house = wide * chance.between(0.7, 1.2)
            tall = wide * chance.between(0.5, 0.9)
            facade(
                scene,
                x,
                base + wide * 0.5,
                house,
                tall,
                chance.pick(WALLS),
                0.4 * (1 - t),
                roof=chance.pick(("pitch", "pitch", "step")),
                row=row,
            )
            x += house * chance.between(0.95, 1.3)
        row.paint(scene, 0.4 * (1 - t))
    weather(scene)


def dome(scene: Scene, x: float, base: float, tall: float, depth: float) -> None:
    """A cathedral dome on its drum."""
    canvas = scene.canvas
    half = tall * 0.36
    wall, tile = scene.of("0.86 0.04 80", depth), scene.of("0.56 0.10 40", depth)
    canvas.rect(
        x - half,
        base - tall * 0.42,
        half * 2,
        tall * 0.5,
        canvas.linear(
            (x - half * scene.side, 0), (x + half * scene.side, 0), wall.darker(0.15), wall
        ),
    )
    canvas.shape(
        "".join(
            box(x + half * dx - half * 0.07, base - tall * 0.36, half * 0.14, tall * 0.2)
            for dx in (-0.7, -0.35, 0, 0.35, 0.7)
        ),
        scene.of("0.35 0.03 260", depth),
    )
    canvas.shape(
        quarter(x, base - tall * 0.42, -half, -tall * 0.42)
        + quarter(x, base - tall * 0.42, half, -tall * 0.42),
        canvas.linear(
            (x - half * scene.side, 0),
            (x + half * scene.side, 0),
            tile.darker(0.12),
            tile.lighter(0.04),
        ),
    )
    ribs = Brush()
    for dx in (-0.6, -0.2, 0.2, 0.6):
        ribs.bend(
            x + half * dx,
            base - tall * 0.42,
            x + half * dx * 0.95,
            base - tall * 0.7,
            x + half * dx * 0.15,
            base - tall * 0.84,
        )
    canvas.line(ribs.d, wall, max(1.0, half * 0.05))
    canvas.rect(x - half * 0.16, base - tall * 0.98, half * 0.32, tall * 0.15, wall)
    canvas.shape(
        polygon(
            [
                (x - half * 0.18, base - tall * 0.97),
                (x, base - tall * 1.14),
                (x + half * 0.18, base - tall * 0.97),
            ]
        ),
        tile,
    )


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
        t = (k / 6) ** 1.2
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


def canal_houses(scene: Scene) -> None:
    """Stepped gables, moored boats, elms along the water."""
    w, h, chance = scene.w, scene.h, scene.chance
    quay = h * chance.between(0.6, 0.68)
    sky(scene, quay)
    terrace(scene, quay, h * 0.28, h * 0.42, 0.05, wide=min(w, h) * 0.17)
    for k in range(4):
        broadleaf(
            scene,
            w * (0.1 + 0.27 * k + chance.near(0, 0.05)),
            quay + 3,
            h * chance.between(0.18, 0.28),
            0.05,
        )
    crowd(scene, 6, quay - 2, quay + 6, h * 0.07, h * 0.09)
    scene.canvas.rect(0, quay + 3, w, h * 0.04, scene.of("0.42 0.04 40"))
    mirror(
        scene,
        quay + h * 0.04,
        h,
        [scene.of("0.40 0.06 50"), scene.of("0.42 0.05 200"), scene.of("0.30 0.04 230")],
    )
    from vernissage.paintings.boats import fishing_boat, rowing_boat

    rowing_boat(scene, w * (0.5 + scene.side * 0.22), h * 0.86, w * 0.26)
    fishing_boat(scene, w * (0.5 - scene.side * 0.26), h * 0.8, w * 0.26)
    weather(scene)


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
            between(eye[1] + h * 0.05, h * 1.02, (k / steps) ** 1.3),
            between(eye[1] + h * 0.05, h * 1.02, t**1.3),
        )
        half = w * between(0.06, 0.36, t**1.3)
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


def riverside(scene: Scene) -> None:
    """The city across the water, a bridge of arches."""
    w, h, chance = scene.w, scene.h, scene.chance
    bank = h * chance.between(0.5, 0.58)
    sky(scene, bank)
    skyline(scene, bank, h * 0.2, 0.5)
    dome(scene, w * (0.5 - scene.side * 0.2), bank, h * 0.3, 0.25)
    terrace(scene, bank + 2, h * 0.05, h * 0.12, 0.3, wide=w * 0.07)
    mirror(scene, bank, h, [scene.of("0.46 0.05 270", 0.2), scene.mood.sky[1], scene.mood.sky[0]])
    bridge(scene, bank + h * 0.12, h * 0.12)
    if scene.mood.lamps > 0.3:
        lights(scene, bank)
    weather(scene)


def bridge(scene: Scene, y: float, tall: float) -> None:
    w, canvas = scene.w, scene.canvas
    stone = scene.of("0.66 0.05 65")
    spans = max(3, round(w / (tall * 2.2)))
    d = box(-4, y - tall, w + 8, tall)
    for k in range(spans):
        cx, half = w * (k + 0.5) / spans, w / spans * 0.4
        d += f"M{cx - half:.1f} {y + 1:.1f}q0 {-tall * 0.8:.1f} {half:.1f} {-tall * 0.8:.1f}t{half:.1f} {tall * 0.8:.1f}z".replace(
            "t", "q" + f"{half:.1f} 0 ", 1
        )
    canvas.shape(d, canvas.down(y - tall, y, stone.lighter(0.06), stone.darker(0.12)), holes=True)
    canvas.rect(-4, y - tall * 1.08, w + 8, tall * 0.12, stone.lighter(0.1))
    crowd(scene, 7, y - tall, y - tall, tall * 0.42, tall * 0.45)


def lights(scene: Scene, bank: float) -> None:
    """Lamps and their long images in the water."""
    points, tails = Brush(), Brush()
    for k in range(14):
        x = scene.w * (k + 0.5) / 14 + scene.chance.near(0, 8)
        points.dab(x, bank - scene.chance.between(2, 10))
        for j in range(5):
            y = bank + 5 + j * scene.h * 0.05
            tails.stroke(x - 3 + scene.chance.near(0, 3), y, x + 3, y)
    scene.canvas.line(tails.d, GLOW, 2.2, 0.6)
    scene.canvas.line(points.d, GLOW, 4)


def station(scene: Scene) -> None:
    """Iron, glass and steam."""
    w, h, chance = scene.w, scene.h, scene.chance
    canvas, floor = scene.canvas, h * 0.66
    sky(scene, floor)
    skyline(scene, floor, h * 0.16, 0.55)
    pavement(scene, floor)
    middle = w * (0.5 + scene.side * 0.06)
    iron = scene.of("0.32 0.03 250")
    glass = scene.of("0.80 0.04 220", 0.2)
    roof = polygon([(-4, -4), (w + 4, -4), (w + 4, h * 0.34), (middle, h * 0.08), (-4, h * 0.34)])
    canvas.shape(roof, glass, 0.75)
    beams = Brush()
    for k in range(13):
        t = k / 12
        beams.stroke(middle + (t - 0.5) * w * 0.12, h * 0.08, (t - 0.5) * w * 2.6 + middle, -10)
    for t in (0.15, 0.4, 0.7):
        beams.stroke(-4, h * 0.34 * (1 - t) - 8 * t, middle, h * 0.08 * (1 - t))
        beams.stroke(w + 4, h * 0.34 * (1 - t) - 8 * t, middle, h * 0.08 * (1 - t))
    canvas.line(beams.d, iron, 1.8, 0.8)
    canvas.line(polyline([(-4, h * 0.34), (middle, h * 0.08), (w + 4, h * 0.34)]), iron, 4)
    for x in (0.06, 0.94):
        canvas.rect(w * x - 4, h * 0.28, 8, h * 0.5, iron)
    train(scene, middle, floor + h * 0.12, h * 0.3)
    for k in range(4):
        at = (middle + chance.near(0, w * 0.22), floor - h * (0.14 + 0.1 * k))
        size = w * (0.1 + 0.035 * k)
        dabs(
            canvas,
            [WHITE, scene.of("0.80 0.03 260")],
            around(chance, *at, size, size * 0.5),
            count=22,
            width=size * 0.4,
            opacity=0.3,
        )
    crowd(scene, 10, floor + h * 0.06, h * 0.97, h * 0.12, h * 0.26)


def train(scene: Scene, x: float, base: float, tall: float) -> None:
    canvas, dark = scene.canvas, scene.of("0.24 0.03 255")
    rails = Brush()
    for way in (-1, 1):
        rails.stroke(x + way * tall * 0.28, base, x + way * scene.w * 0.28, scene.h + 4)
    canvas.line(rails.d, scene.of("0.45 0.03 250"), 3)
    canvas.rect(x - tall * 0.4, base - tall * 0.3, tall * 0.8, tall * 0.3, dark)
    canvas.disc(
        x,
        base - tall * 0.5,
        tall * 0.36,
        canvas.radial(
            (x - scene.side * -tall * 0.1, base - tall * 0.6), tall * 0.4, dark.lighter(0.22), dark
        ),
    )
    canvas.rect(x - tall * 0.08, base - tall * 1.08, tall * 0.16, tall * 0.28, dark)
    canvas.disc(x, base - tall * 0.22, tall * 0.09, GLOW)
    canvas.rect(
        x - tall * 0.46, base - tall * 0.1, tall * 0.92, tall * 0.09, scene.of("0.50 0.17 28")
    )


def arcade(scene: Scene) -> None:
    """A covered walk, sun through every arch."""
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
    for near, far in zip(cuts, cuts[1:], strict=False):
        span = far - near
        a, b = near + span * 0.16, far - span * 0.08
        xa, xb = between(edge, eye[0], a), between(edge, eye[0], b)
        fa, fb = between(h * 1.15, eye[1] + h * 0.04, a), between(h * 1.15, eye[1] + h * 0.04, b)
        ta, tb = between(h * 0.26, eye[1] - h * 0.05, a), between(h * 0.26, eye[1] - h * 0.05, b)
        mid, peak = (xa + xb) / 2, (ta + tb) / 2 - abs(xb - xa) * 0.5
        arch = f"M{xa:.1f} {fa:.1f}L{xa:.1f} {ta:.1f}Q{xa:.1f} {peak:.1f} {mid:.1f} {peak:.1f}Q{xb:.1f} {peak:.1f} {xb:.1f} {tb:.1f}L{xb:.1f} {fb:.1f}z"
        canvas.shape(
            arch, canvas.down(peak, fa, scene.of("0.26 0.05 280"), scene.of("0.46 0.07 40"))
        )
        light = polygon(
            [
                (xa, fa),
                (xb, fb),
                (xb + scene.side * w * 0.16 * (1 - b), fb + h * 0.05 * (1 - b)),
                (xa + scene.side * w * 0.24 * (1 - a), fa + h * 0.07),
            ]
        )
        canvas.shape(light, scene.of("0.36 0.06 280"), 0.4)
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


def festival(scene: Scene) -> None:
    """Lanterns over a street at night, or flags by day."""
    w, h, chance = scene.w, scene.h, scene.chance
    ground = h * 0.6
    sky(scene, ground)
    terrace(scene, ground, h * 0.24, h * 0.4, 0.1)
    pavement(scene, ground)
    crowd(scene, 20, ground + h * 0.02, h * 0.98, h * 0.09, h * 0.3)
    for k in range(5):
        y0, y1 = h * chance.between(0.04, 0.4), h * chance.between(0.04, 0.4)
        drop = h * 0.12
        scene.canvas.line(
            f"M0 {y0:.0f}Q{w / 2:.0f} {(y0 + y1) / 2 + drop:.0f} {w:.0f} {y1:.0f}",
            scene.of("0.25 0.02 260"),
            1,
        )
        for tone in ("0.70 0.18 45", "0.86 0.14 92", "0.62 0.19 20", "0.72 0.10 230"):
            brush = Brush()
            for _ in range(3):
                t = chance.unit()
                y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + drop) + t * t * y1
                brush.stroke(w * t, y + 3, w * t, y + 9)
            colour = (
                scene.of(tone)
                if scene.mood.lamps < 0.4
                else GLOW.mix(scene.of(tone).lighter(0.2), 0.6)
            )
            scene.canvas.line(brush.d, colour, 9)
    weather(scene)


def park(scene: Scene) -> None:
    """Sunday on the lawn: parasols, trees, a band of water."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * 0.36
    sky(scene, horizon)
    skyline(scene, horizon + 4, h * 0.12, 0.55)
    hill(
        scene,
        horizon,
        horizon + 4,
        scene.shade(scene.mood.meadow[1], 0.2),
        rough=4,
        floor=h,
        grain=20,
    )
    mirror(scene, horizon + h * 0.06, horizon + h * 0.14, [scene.mood.sky[-1], scene.mood.sky[1]])
    at = hill(
        scene,
        horizon + h * 0.14,
        horizon + h * 0.1,
        scene.shade(scene.mood.meadow[0]),
        rough=8,
        floor=h + 4,
        grain=70,
    )
    shade = scene.shade(scene.mood.meadow[1].darker(0.14))
    for k in range(4):
        scene.canvas.ellipse(
            w * (0.2 + 0.25 * k), h * (0.62 + 0.1 * k), w * 0.2, h * 0.035, shade, 0.6
        )
    for k in range(5):
        x = w * ((k * 0.29 + 0.06) % 1.0)
        broadleaf(scene, x, at(x) + h * 0.05 * (1 + k % 3), h * chance.between(0.3, 0.5), 0.08)
    for k in range(9):
        t = k / 8
        x, y = w * ((k * 0.618 + 0.2) % 1.0), between(horizon + h * 0.2, h * 0.96, t * t)
        walker(scene, x, y, h * between(0.1, 0.32, t * t), 0.15 * (1 - t))
        if k % 3 == 0:
            shelter(
                scene, x, y - h * between(0.1, 0.31, t * t), h * between(0.04, 0.11, t * t), 0.1
            )


CITIES = {
    "boulevard": boulevard,
    "market": market,
    "rooftops": rooftops,
    "cafe": cafe,
    "canal_houses": canal_houses,
    "stairs": stairs,
    "riverside": riverside,
    "station": station,
    "arcade": arcade,
    "festival": festival,
    "park": park,
}
