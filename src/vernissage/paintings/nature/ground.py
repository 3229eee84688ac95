"""What lies under the sky: ridges, meadows, paths, rivers, still water, reeds, small buildings."""

from collections.abc import Callable, Sequence

from vernissage.paintings.brush.colour import WHITE, Colour
from vernissage.paintings.brush.exact import Point, between
from vernissage.paintings.brush.mood import GLOW, Scene
from vernissage.paintings.brush.strokes import Brush, dabs, height_at, lay, ridge
from vernissage.paintings.brush.svg import below, box, polygon, polyline, smooth

Line = Callable[[float], float]


def hill(
    scene: Scene,
    left: float,
    right: float,
    tone: Colour,
    *,
    rough: float,
    floor: float,
    light: Colour | None = None,
    grain: int = 26,
) -> Line:
    """A rounded ridge across the picture, painted along its slope; gives its height at any x."""
    canvas, chance, w = scene.canvas, scene.chance, scene.w
    line = ridge(chance, left, right, rough=rough, steps=3)
    points = [(w * (1.04 * i / (len(line) - 1) - 0.02), y) for i, y in enumerate(line)]
    lit = light or tone.lighter(0.07)
    paint = canvas.down(
        min(line), min(line) + (floor - min(line)) * 0.8 + 1, lit, tone, tone.darker(0.05)
    )
    canvas.shape(below(smooth(points), points[0][0], points[-1][0], floor), paint)

    def at(x: float) -> float:
        return height_at(line, x / w)

    def slope(x: float, _: float) -> float:
        return (at(x + 12) - at(x - 12)) / 30

    if grain:
        for part, colour in (
            (0.25, lit.lighter(0.03)),
            (0.7, tone.darker(0.05)),
            (0.5, tone.mix(lit, 0.5)),
        ):

            def spot(part: float = part) -> Point:
                x = chance.between(0, w)
                top = at(x) + 4
                return x, top + (floor - top) * part * chance.unit()

            lay(
                canvas,
                chance,
                [colour],
                spot,
                count=grain,
                length=26,
                width=3.4,
                angle=slope,
                opacity=0.55,
            )
    return at


def peaks(scene: Scene, base: float, height: float, depth: float, *, snow: bool) -> None:
    """A mountain range: sharp summits with a lit and a shaded flank each, snow on the heights."""
    canvas, chance, w = scene.canvas, scene.chance, scene.w
    lit, dim = scene.of("0.62 0.03 60", depth), scene.of("0.42 0.04 265", depth)
    if snow:
        lit, dim = scene.of("0.80 0.02 80", depth), scene.of("0.52 0.05 262", depth)
    count = chance.whole(3, 5)
    places = sorted(
        ((i + chance.between(0.15, 0.85)) / count * w, height * chance.between(0.5, 1.0))
        for i in range(count)
    )
    for x, tall in sorted(places, key=lambda p: p[1]):
        half = tall * chance.between(0.8, 1.25)
        top = (x, base - tall)
        foot = x + scene.side * chance.between(-0.1, 0.25) * half
        jag = [
            (between(x, foot, t) + chance.near(0, tall * 0.06), between(base - tall, base, t))
            for t in (0.2, 0.4, 0.6, 0.8, 1.0)
        ]
        canvas.shape(
            polygon([top, (x - half, base), (x + half, base)]),
            canvas.down(base - tall, base, lit, lit.mix(scene.mood.haze, 0.45)),
        )
        canvas.shape(
            polygon([top, *jag, (x - scene.side * half, base)]),
            canvas.down(base - tall, base, dim, dim.mix(scene.mood.haze, 0.4)),
        )
        creases(scene, top, half, tall, lit, dim)
        if snow:
            cap(scene, top, half, tall, depth)


def creases(scene: Scene, top: Point, half: float, tall: float, lit: Colour, dim: Colour) -> None:
    """Gullies running down from the summit."""
    chance = scene.chance
    for tone, way in ((dim, scene.side), (lit, -scene.side)):
        brush = Brush()
        for _ in range(9):
            t, across = chance.between(0.25, 0.8), chance.between(0.1, 0.8)
            x, y = top[0] + way * half * t * across, top[1] + tall * t
            brush.stroke(x, y, x + way * half * 0.12 * across, y + tall * 0.15)
        scene.canvas.line(brush.d, tone, 2.6, 0.6)


def cap(scene: Scene, top: Point, half: float, tall: float, depth: float) -> None:
    """Snow on a summit: a ragged lower edge, white in the sun and blue in the shade."""
    chance = scene.chance
    white, blue = scene.of("0.99 0.01 90", depth * 0.4), scene.of("0.74 0.06 258", depth * 0.4)
    reach = chance.between(0.45, 0.62)
    for way in (-1, 1):
        edge = [top, (top[0] + way * half * reach, top[1] + tall * reach)]
        for k in range(7, -1, -1):
            drop = reach * (0.55 if k % 2 else 1.0) * chance.between(0.75, 1.05)
            edge.append(
                (top[0] + way * half * reach * k / 9, top[1] + tall * min(drop, reach * 1.05))
            )
        scene.canvas.shape(polygon(edge), white if way == scene.side else blue)


def grass(scene: Scene, top: Line, floor: float, *, count: int = 70, tall: float = 15) -> None:
    """Blades that grow longer towards the viewer."""
    chance = scene.chance
    a, b, c = scene.mood.meadow
    for tone in (b.darker(0.08), a, c):
        brush = Brush()
        for _ in range(count // 3):
            x = chance.between(0, scene.w)
            near = chance.unit()
            y = between(top(x) + 8, floor + 6, near)
            reach = tall * (0.3 + near)
            brush.bend(
                x, y, x + chance.near(0, 3), y - reach * 0.7, x + chance.near(0, 7), y - reach
            )
        scene.canvas.line(brush.d, scene.shade(tone), 1.8, 0.85)


def flowers(
    scene: Scene, top: Line, floor: float, tones: Sequence[Colour], *, count: int = 120
) -> None:
    """Blossoms as dabs, small at the far edge and large in front, denser in drifts."""
    chance, w = scene.chance, scene.w
    for band, width in ((0.15, 1.8), (0.4, 3), (0.8, 5)):
        for tone in tones:
            middle = chance.unit() * w

            def spot(band: float = band, middle: float = middle) -> Point:
                x = chance.between(0, w) if chance.one_in(2) else chance.near(middle, w * 0.3)
                t = band + chance.near(0, band * 0.5)
                return x, between(top(x), floor, t)

            dabs(
                scene.canvas, [scene.shade(tone)], spot, count=count // 3 // len(tones), width=width
            )


def winding(
    scene: Scene, start: Point, end: Point, narrow: float, wide: float, sway: float
) -> list[Point]:
    """The outline of a path or river that comes towards the viewer in bends."""
    chance = scene.chance
    way = chance.side()
    left: list[Point] = []
    right: list[Point] = []
    for k in range(7):
        t = k / 6
        ease = t * t
        x = (
            between(start[0], end[0], ease)
            + way * sway * (1 - 0.45 * t) * (0, 0.7, -0.55, 0.9, -0.5, 0.15, 0)[k]
        )
        y = between(start[1], end[1], ease)
        half = between(narrow, wide, ease) / 2
        left.append((x - half, y))
        right.append((x + half, y))
    return left + right[::-1]


def road(scene: Scene, start: Point, end: Point, wide: float, tone: Colour) -> None:
    """A road that comes towards the viewer."""
    outline = winding(scene, start, end, 2, wide, scene.w * 0.1)
    canvas = scene.canvas
    canvas.shape(
        smooth(outline, closed=True),
        canvas.down(start[1], end[1], tone.mix(scene.mood.haze, 0.4), tone),
    )
    brush = Brush()
    for _ in range(24):
        t = scene.chance.unit()
        y = between(start[1], end[1], t * t)
        x = between(start[0], end[0], t * t) + scene.chance.near(0, wide * 0.3 * t)
        brush.stroke(x, y, x + scene.chance.between(3, 16) * (t + 0.2), y + 1)
    canvas.line(brush.d, tone.lighter(0.08), 1.8, 0.6)


def river(scene: Scene, start: Point, end: Point, wide: float) -> None:
    """A river that comes towards the viewer, the sky in it."""
    outline = winding(scene, start, end, 4, wide, scene.w * 0.16)
    canvas, chance, m = scene.canvas, scene.chance, scene.mood
    far, near = m.sky[-1].mix(m.source, 0.3), m.sky[0].mix(m.sky[1], 0.4)
    canvas.line(smooth(outline, closed=True), scene.shade(m.greens[1].darker(0.2)), 3, 0.7)
    canvas.shape(smooth(outline, closed=True), canvas.down(start[1], end[1], far, near))
    for tone in (WHITE.mix(m.source, 0.5), near.darker(0.1)):
        brush = Brush()
        for _ in range(18):
            k = chance.whole(0, 5)
            t = chance.unit()
            left, right = outline[k], outline[13 - k]
            y = between(left[1], outline[k + 1][1], t)
            x0 = between(left[0], outline[k + 1][0], t)
            x1 = between(right[0], outline[12 - k][0], t)
            x = between(x0, x1, chance.between(0.12, 0.7))
            brush.stroke(x, y, x + (x1 - x0) * 0.2, y)
        canvas.line(brush.d, tone, 1.6, 0.6)


def mirror(scene: Scene, top: float, floor: float, tones: Sequence[Colour]) -> None:
    """Still water: the colours above, upside down, broken by level strokes."""
    canvas, chance, m = scene.canvas, scene.chance, scene.mood
    base = [c.mix(m.sky[0], 0.15).darker(0.04) for c in tones]
    canvas.rect(0, top, scene.w, floor - top, canvas.down(top, floor, *base))
    for share, tone in (
        (0.1, m.sky[-1].lighter(0.06)),
        (0.35, m.source),
        (0.6, m.sky[0]),
        (0.85, m.sky[0].darker(0.1)),
    ):
        brush = Brush()
        for _ in range(22):
            y = between(top, floor, max(0.0, chance.near(share, 0.25)))
            reach = between(8, 46, (y - top) / (floor - top)) * chance.between(0.5, 1.2)
            x = chance.between(-10, scene.w)
            brush.stroke(x, y, x + reach, y)
        canvas.line(brush.d, tone, 2.2, 0.42)


def cottage(
    scene: Scene,
    x: float,
    base: float,
    size: float,
    depth: float = 0.0,
    wall: str = "0.90 0.03 85",
    roof: str = "0.52 0.11 40",
) -> None:
    """A small house: lit gable, shaded long side, roof, chimney, windows."""
    canvas = scene.canvas
    way = scene.side
    light, dim = scene.of(wall, depth), scene.of(wall, depth).darker(0.16)
    tiles = scene.of("0.96 0.01 240" if scene.snowy else roof, depth)
    gable = [
        (x, base),
        (x + way * size * 0.5, base),
        (x + way * size * 0.5, base - size * 0.45),
        (x + way * size * 0.25, base - size * 0.8),
        (x, base - size * 0.45),
    ]
    canvas.shape(
        polygon(
            [
                (x, base),
                (x - way * size, base),
                (x - way * size, base - size * 0.42),
                (x, base - size * 0.45),
            ]
        ),
        dim,
    )
    canvas.shape(polygon(gable), light)
    slope = [
        (x + way * size * 0.25, base - size * 0.83),
        (x + way * size * 0.04, base - size * 0.43),
        (x - way * size * 1.06, base - size * 0.4),
        (x - way * size * 0.78, base - size * 0.79),
    ]
    canvas.shape(polygon(slope), tiles)
    canvas.line(
        polyline(
            [
                (x + way * size * 0.25, base - size * 0.83),
                (x + way * size * 0.54, base - size * 0.42),
            ]
        ),
        tiles.darker(0.1),
        size * 0.06,
    )
    canvas.rect(
        x - way * size * 0.6 - size * 0.05,
        base - size * 0.98,
        size * 0.1,
        size * 0.24,
        tiles.darker(0.15),
    )
    pane = GLOW if scene.mood.lamps > 0.2 else scene.of("0.35 0.03 250", depth)
    d = box(x + way * size * 0.25 - size * 0.07, base - size * 0.42, size * 0.14, size * 0.16)
    for k in (0.3, 0.68):
        d += box(x - way * size * k - size * 0.06, base - size * 0.3, size * 0.12, size * 0.14)
    canvas.shape(d, pane)


def church(scene: Scene, x: float, base: float, size: float, depth: float = 0.0) -> None:
    """A village church: a cottage with a steeple."""
    canvas = scene.canvas
    wall, dim, roof = (
        scene.of("0.90 0.02 80", depth),
        scene.of("0.70 0.03 270", depth),
        scene.of("0.40 0.06 30", depth),
    )
    cottage(scene, x + size * 0.1, base, size * 0.7, depth)
    canvas.rect(
        x - size * 0.12,
        base - size * 1.1,
        size * 0.24,
        size * 1.1,
        canvas.linear(
            (x - size * 0.12 * scene.side, 0), (x + size * 0.12 * scene.side, 0), dim, wall
        ),
    )
    canvas.shape(
        polygon(
            [
                (x - size * 0.15, base - size * 1.08),
                (x, base - size * 1.8),
                (x + size * 0.15, base - size * 1.08),
            ]
        ),
        roof,
    )
    canvas.disc(x, base - size * 0.92, size * 0.06, GLOW if scene.mood.lamps > 0.2 else roof)


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


def reeds(scene: Scene, floor: float) -> None:
    """Reeds in the foreground, on the side away from the light."""
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
