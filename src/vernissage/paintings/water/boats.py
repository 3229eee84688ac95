"""Boats: sails, rowing boats, fishing boats, a ship in a storm."""

from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import polygon, polyline, smooth, trace

HULLS = ("0.40 0.10 30", "0.38 0.07 250", "0.90 0.02 85", "0.45 0.08 160", "0.30 0.03 50")
SAILS = ("0.96 0.02 90", "0.66 0.14 45", "0.93 0.05 80", "0.55 0.15 28", "0.80 0.10 85")


def hull(scene: Scene, x: float, y: float, long: float, tone: str, depth: float) -> None:
    """The hull that small boats share."""
    canvas, deep = scene.canvas, long * 0.15
    body = [
        (x - long * 0.52, y - deep),
        (x - long * 0.4, y),
        (x + long * 0.36, y),
        (x + long * 0.56, y - deep * 1.3),
    ]
    paint = scene.of(tone, depth)
    canvas.shape(polygon(body), canvas.down(y - deep, y, paint.lighter(0.06), paint.darker(0.1)))
    canvas.line(
        polyline([body[0], (x, y - deep * 0.8), body[3]]),
        paint.lighter(0.2),
        max(0.8, long * 0.025),
    )


def reflection(scene: Scene, x: float, y: float, long: float, tone: str, depth: float) -> None:
    """What the water makes of a boat: level strokes that scatter downwards."""
    brush = Brush()
    for k in range(7):
        reach = long * (0.42 - 0.045 * k) * scene.chance.between(0.6, 1.0)
        cy = y + 1 + k * long * 0.075
        cx = x + scene.chance.near(0, long * 0.05)
        brush.stroke(cx - reach, cy, cx + reach, cy)
    scene.canvas.line(
        brush.d, scene.of(tone, depth).mix(scene.mood.sky[0], 0.35), max(1.0, long * 0.04), 0.55
    )


def sailboat(scene: Scene, x: float, y: float, tall: float, depth: float = 0.0) -> None:
    """A mainsail and a jib in the wind."""
    canvas, chance = scene.canvas, scene.chance
    sail, wood = chance.pick(SAILS), chance.pick(HULLS)
    long = tall * 0.62
    reflection(scene, x, y, long, sail, depth)
    way = scene.side
    lit, dim = scene.of(sail, depth), scene.of(sail, depth).darker(0.13)
    top = (x, y - tall)
    belly = (x + way * long * 0.5, y - tall * 0.42)
    main = polyline([top]) + trace(
        "Q", belly[0], belly[1], x + way * long * 0.5, y - tall * 0.16, "L", x, y - tall * 0.15, "z"
    )
    jib = polyline([(x - way * 1.5, y - tall * 0.92)]) + trace(
        "Q",
        x - way * long * 0.2,
        y - tall * 0.4,
        x - way * long * 0.5,
        y - tall * 0.14,
        "L",
        x - way * 1.5,
        y - tall * 0.17,
        "z",
    )
    canvas.shape(main, canvas.linear((x, 0), (x + way * long * 0.5, 0), lit, dim))
    canvas.shape(jib, dim)
    canvas.line(
        polyline([(x, y - long * 0.1), (x, y - tall * 1.03)]),
        scene.of("0.30 0.03 50", depth),
        max(0.9, tall * 0.018),
    )
    hull(scene, x, y, long, wood, depth)


def fishing_boat(scene: Scene, x: float, y: float, long: float, depth: float = 0.0) -> None:
    """A broad boat with a cabin, a mast and a furled sail."""
    canvas, chance = scene.canvas, scene.chance
    wood = chance.pick(HULLS)
    reflection(scene, x, y, long, wood, depth)
    mast = scene.of("0.32 0.04 55", depth)
    lines = Brush()
    lines.stroke(x - long * 0.05, y - long * 0.12, x - long * 0.05, y - long * 0.9)
    lines.stroke(x - long * 0.05, y - long * 0.3, x + long * 0.4, y - long * 0.42)
    canvas.line(lines.d, mast, max(1.0, long * 0.03))
    stays = Brush()
    stays.stroke(x - long * 0.05, y - long * 0.9, x + long * 0.52, y - long * 0.2)
    stays.stroke(x - long * 0.05, y - long * 0.9, x - long * 0.48, y - long * 0.16)
    canvas.line(stays.d, mast, 0.8, 0.7)
    canvas.line(
        polyline([(x, y - long * 0.36), (x + long * 0.38, y - long * 0.46)]),
        scene.of(chance.pick(SAILS), depth),
        long * 0.07,
    )
    canvas.rect(
        x - long * 0.34, y - long * 0.32, long * 0.2, long * 0.2, scene.of("0.88 0.03 85", depth)
    )
    canvas.rect(
        x - long * 0.3, y - long * 0.28, long * 0.07, long * 0.07, scene.of("0.35 0.04 240", depth)
    )
    hull(scene, x, y, long, wood, depth)


def rowing_boat(scene: Scene, x: float, y: float, long: float) -> None:
    """A small boat, someone at the oar."""
    canvas = scene.canvas
    reflection(scene, x, y, long, "0.40 0.07 40", 0.0)
    canvas.line(
        polyline([(x, y - long * 0.12), (x + long * 0.02, y - long * 0.36)]),
        scene.of("0.34 0.08 260"),
        long * 0.13,
    )
    canvas.disc(x + long * 0.03, y - long * 0.5, long * 0.065, scene.of("0.60 0.07 50"))
    canvas.line(
        polyline([(x - long * 0.05, y - long * 0.56), (x + long * 0.12, y - long * 0.55)]),
        scene.of("0.85 0.07 90"),
        long * 0.045,
    )
    canvas.line(
        polyline([(x + long * 0.02, y - long * 0.28), (x - long * 0.5, y + long * 0.1)]),
        scene.of("0.62 0.08 70"),
        max(1.0, long * 0.025),
    )
    hull(scene, x, y, long, "0.42 0.08 40", 0.0)


def ship(scene: Scene, x: float, y: float, tall: float, lean: float) -> None:
    """A three-master fighting the sea."""
    canvas = scene.canvas
    canvas.move(x, y, turn=lean)
    dark, cloth = scene.of("0.25 0.04 45"), scene.of("0.88 0.04 85")
    long = tall * 0.95
    body = [
        (-long * 0.5, -long * 0.16),
        (-long * 0.42, 0),
        (long * 0.34, 0),
        (long * 0.5, -long * 0.13),
        (long * 0.72, -long * 0.22),
        (long * 0.46, -long * 0.1),
    ]
    canvas.shape(polygon(body), dark)
    masts = Brush()
    for dx, share in ((-0.3, 0.75), (0.02, 1.0), (0.3, 0.85)):
        masts.stroke(long * dx, 0, long * dx, -tall * share)
        for low, high, wide in ((0.2, 0.5, 0.15), (0.53, 0.78, 0.11)):
            cx, b, t, wd = long * dx, -tall * share * low, -tall * share * high, long * wide
            sail = smooth(
                [
                    (cx - wd, b),
                    (cx - wd * 0.8, (b + t) / 2),
                    (cx - wd * 0.8, t),
                    (cx + wd * 0.8, t),
                    (cx + wd * 1.25, (b + t) / 2),
                    (cx + wd, b),
                ]
            )
            canvas.shape(
                sail + "z", canvas.linear((cx - wd, 0), (cx + wd, 0), cloth.darker(0.2), cloth)
            )
    canvas.line(masts.d, dark, max(1.2, tall * 0.018))
    canvas.rest()


def gondola(scene: Scene, x: float, y: float, long: float) -> None:
    """A gondola and its gondolier."""
    canvas = scene.canvas
    reflection(scene, x, y, long, "0.25 0.03 280", 0.0)
    dark = scene.of("0.22 0.02 280")
    curve = smooth(
        [
            (x - long * 0.55, y - long * 0.2),
            (x - long * 0.46, y - long * 0.05),
            (x, y),
            (x + long * 0.42, y - long * 0.06),
            (x + long * 0.55, y - long * 0.17),
        ]
    )
    canvas.line(curve, dark, long * 0.075)
    canvas.line(
        polyline([(x + long * 0.3, y - long * 0.08), (x + long * 0.3, y - long * 0.34)]),
        scene.of("0.92 0.02 90"),
        long * 0.07,
    )
    canvas.disc(x + long * 0.3, y - long * 0.43, long * 0.04, scene.of("0.66 0.07 55"))
    canvas.line(
        polyline([(x + long * 0.26, y - long * 0.3), (x + long * 0.5, y + long * 0.08)]),
        dark,
        max(0.9, long * 0.015),
    )
