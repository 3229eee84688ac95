"""Small figures: walkers with hats and umbrellas, bathers, market stalls."""

from vernissage.paintings.brush.colour import Colour
from vernissage.paintings.brush.exact import Point, raised
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import points, polygon, polyline, smooth, tone

COATS = (
    "0.34 0.09 265",
    "0.42 0.13 25",
    "0.30 0.02 280",
    "0.55 0.09 80",
    "0.40 0.08 155",
    "0.62 0.10 20",
    "0.85 0.03 85",
    "0.48 0.10 320",
)
SKINS = ("0.80 0.05 60", "0.62 0.07 55", "0.45 0.06 50", "0.72 0.06 60", "0.36 0.05 45")
CLOTHS = (
    "0.58 0.17 30",
    "0.62 0.12 250",
    "0.78 0.14 85",
    "0.56 0.12 150",
    "0.90 0.02 90",
    "0.60 0.13 345",
)


def walker(
    scene: Scene, x: float, base: float, tall: float, depth: float = 0.0, *, umbrella: bool = False
) -> None:
    """A person of a few touches: legs or skirt, coat, head, perhaps a hat, and a shadow."""
    canvas, chance = scene.canvas, scene.chance
    coat, skin = scene.of(chance.pick(COATS), depth), scene.of(chance.pick(SKINS), depth)
    if tall > 22:
        foot = x - scene.side * tall * 0.16
        dark = scene.of("0.20 0.03 280")
        canvas.ellipse(foot, base, tall * 0.26, tall * 0.045, dark, 0.35)
    hem = base if chance.one_in(2) else base - tall * 0.24
    if hem < base:
        legs = Brush()
        legs.stroke(x - tall * 0.05, hem, x - tall * 0.1, base)
        legs.stroke(x + tall * 0.05, hem, x + tall * 0.09, base)
        canvas.line(legs.d, scene.of("0.24 0.03 270", depth), max(1.0, tall * 0.075))
    torso(scene, (x, base), hem, tall, coat)
    canvas.disc(x, base - tall * 0.89, tall * 0.075, skin)
    head_dress(scene, x, base - tall * 0.93, tall, depth)
    if umbrella:
        shelter(scene, x + tall * 0.08, base - tall * 0.95, tall * 0.46, depth)


def torso(scene: Scene, foot: Point, hem: float, tall: float, coat: Colour) -> None:
    """Coat and sleeves; light falls on them only where the figure is large enough to show it."""
    canvas, (x, base) = scene.canvas, foot
    half = tall * (0.16 if hem == base else 0.12)
    stride = scene.chance.near(0, tall * 0.03)
    left = points("-0.05 0.85, -0.125 0.79, -0.115 0.66, -0.085 0.54")
    side = [(x + dx * tall, base - dy * tall) for dx, dy in left]
    body = [*side, (x - half + stride, hem), (x + half + stride, hem)]
    body += [(2 * x - px, py) for px, py in reversed(side)]
    way, paint = scene.side * half, tone(coat)
    if tall > 50:
        paint = canvas.linear((x - way, 0), (x + way, 0), coat.darker(0.1), coat.lighter(0.07))
    canvas.shape(polygon(body), paint)
    if tall > 26:
        arms = Brush()
        for hand in (-1, 1):
            reach = hand * tall * 0.13 + stride * 2
            arms.stroke(x + hand * tall * 0.11, base - tall * 0.77, x + reach, base - tall * 0.47)
        canvas.line(arms.d, coat.darker(0.06), tall * 0.05)


def head_dress(scene: Scene, x: float, y: float, tall: float, depth: float) -> None:
    """Hair or a hat, with or without a brim."""
    canvas, chance = scene.canvas, scene.chance
    tone = scene.of(
        chance.pick(
            ("0.24 0.02 60", "0.30 0.04 40", "0.84 0.05 85", "0.40 0.12 25", "0.55 0.06 60")
        ),
        depth,
    )
    if chance.one_in(2):
        canvas.line(polyline([(x - tall * 0.11, y), (x + tall * 0.11, y)]), tone, tall * 0.04)
    canvas.line(
        polyline([(x - tall * 0.03, y - tall * 0.02), (x + tall * 0.03, y - tall * 0.02)]),
        tone,
        tall * 0.1,
    )


def shelter(scene: Scene, x: float, y: float, half: float, depth: float) -> None:
    """An open umbrella."""
    tone = scene.of(scene.chance.pick(CLOTHS), depth).darker(0.06)
    dome = smooth(
        [
            (x - half, y),
            (x - half * 0.6, y - half * 0.55),
            (x, y - half * 0.75),
            (x + half * 0.6, y - half * 0.55),
            (x + half, y),
        ]
    )
    rim = "".join(f"q{-half / 4:.1f} {-half * 0.22:.1f} {-half / 2:.1f} 0" for _ in range(4))
    scene.canvas.shape(
        dome + rim + "z",
        scene.canvas.linear(
            (x - scene.side * half, 0),
            (x + scene.side * half, 0),
            tone.darker(0.1),
            tone.lighter(0.1),
        ),
    )


def crowd(
    scene: Scene,
    count: int,
    far: float,
    near: float,
    tall_far: float,
    tall_near: float,
    *,
    umbrellas: bool = False,
) -> None:
    """Walkers from far to near, taller as they come."""
    chance = scene.chance
    for share in sorted(raised(chance.unit(), 16) for _ in range(count)):
        x = scene.w * chance.between(0.08, 0.92)
        base = far + (near - far) * share
        tall = tall_far + (tall_near - tall_far) * share
        walker(scene, x, base, tall, 0.35 * (1 - share), umbrella=umbrellas and chance.one_in(1.4))


def stall(scene: Scene, x: float, base: float, wide: float, depth: float = 0.0) -> None:
    """A market stall: striped awning, goods heaped on a counter."""
    canvas, chance = scene.canvas, scene.chance
    tall = wide * 0.8
    cloth, white = scene.of(chance.pick(CLOTHS), depth), scene.of("0.94 0.02 90", depth)
    posts = Brush()
    for dx in (-0.46, 0.46):
        posts.stroke(x + wide * dx, base, x + wide * dx, base - tall * 0.7)
    canvas.rect(
        x - wide * 0.46,
        base - tall * 0.66,
        wide * 0.92,
        tall * 0.4,
        scene.of("0.30 0.04 50", depth),
        0.8,
    )
    canvas.line(posts.d, scene.of("0.45 0.05 60", depth), wide * 0.03)
    canvas.rect(
        x - wide * 0.48,
        base - tall * 0.32,
        wide * 0.96,
        tall * 0.32,
        scene.of("0.50 0.07 60", depth),
    )
    goods(scene, x, base - tall * 0.33, wide, depth)
    stripes = ["", ""]
    for k in range(6):
        x0, x1 = x + wide * (-0.5 + k / 6), x + wide * (-0.5 + (k + 1) / 6)
        top, low = base - tall, base - tall * 0.72
        rim = [(x1, low), ((x0 + x1) / 2, base - tall * 0.66), (x0, low)]
        stripes[k % 2] += polygon([(x + (x0 - x) * 0.84, top), (x + (x1 - x) * 0.84, top), *rim])
    canvas.shape(stripes[0], cloth)
    canvas.shape(stripes[1], white)


def goods(scene: Scene, x: float, y: float, wide: float, depth: float) -> None:
    """Four heaps of fruit."""
    chance = scene.chance
    fruit = (
        "0.66 0.19 40",
        "0.58 0.20 28",
        "0.80 0.15 90",
        "0.58 0.14 135",
        "0.45 0.12 320",
        "0.74 0.16 65",
    )
    for k in range(4):
        brush = Brush()
        cx = x + wide * (-0.34 + 0.225 * k)
        for i in range(7):
            brush.dab(cx + wide * (-0.075 + 0.05 * (i % 4)), y - wide * 0.045 * (i // 4))
        scene.canvas.line(brush.d, scene.of(chance.pick(fruit), depth), wide * 0.06)


def bather(scene: Scene, x: float, base: float, size: float) -> None:
    """Someone sitting on the sand."""
    canvas, chance = scene.canvas, scene.chance
    skin, cloth = scene.of(chance.pick(SKINS)), scene.of(chance.pick(CLOTHS))
    canvas.ellipse(x, base, size * 0.7, size * 0.12, scene.of("0.50 0.07 60"), 0.5)
    canvas.line(
        smooth(
            [
                (x - size * 0.1, base - size * 0.1),
                (x + size * 0.25, base - size * 0.35),
                (x + size * 0.55, base - size * 0.05),
            ]
        ),
        skin,
        size * 0.14,
    )
    canvas.line(
        polyline([(x - size * 0.1, base - size * 0.12), (x - size * 0.16, base - size * 0.55)]),
        cloth,
        size * 0.26,
    )
    canvas.disc(x - size * 0.16, base - size * 0.86, size * 0.14, skin)
    canvas.line(
        polyline([(x - size * 0.34, base - size * 0.96), (x + size * 0.04, base - size * 0.96)]),
        scene.of("0.88 0.07 90"),
        size * 0.1,
    )
