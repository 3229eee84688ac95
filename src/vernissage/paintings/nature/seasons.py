"""Villages and avenues in snow or falling leaves."""

from vernissage.paintings.brush.exact import Point, between, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush, dabs, inside, lay
from vernissage.paintings.brush.svg import polygon, smooth
from vernissage.paintings.nature.ground import church, cottage, hill, ranges
from vernissage.paintings.nature.sky import falling_snow, sky
from vernissage.paintings.nature.trees import bare, broadleaf, conifers, poplar


def winter(scene: Scene) -> None:
    """A village under snow, smoke over the roofs."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.4, 0.5)
    sky(scene, horizon)
    hill(
        scene,
        horizon - 24,
        horizon - 4,
        scene.of("0.78 0.03 255", 0.4),
        rough=22,
        floor=h,
        grain=14,
    )
    white, blue = scene.of("0.97 0.01 90"), scene.of("0.82 0.04 255")
    hill(scene, horizon + 14, horizon + 4, blue, rough=14, floor=h, light=white)
    firs = [
        (chance.between(0, w), horizon + chance.between(8, 26), chance.between(18, 36))
        for _ in range(10)
    ]
    conifers(scene, firs, 0.3)
    church(scene, w * (0.5 - scene.side * 0.12), horizon + h * 0.16, h * 0.1, 0.15)
    walls = ("0.62 0.08 40", "0.72 0.07 75", "0.55 0.06 30", "0.80 0.04 80")
    for k in range(6):
        x = w * (0.12 + 0.15 * k + chance.near(0, 0.03))
        size = h * chance.between(0.08, 0.11)
        y = horizon + h * (0.2 + 0.05 * (k % 3))
        cottage(scene, x, y, size, 0.08, wall=chance.pick(walls))
        smoke(scene, x - scene.side * size * 0.6, y - size, size * 1.6)
    near = hill(scene, h * 0.76, h * 0.82, blue, rough=12, floor=h + 4, light=white, grain=40)
    x = w * (0.5 + scene.side * 0.34)
    bare(scene, x, near(x) + 16, h * 0.62)
    fence(scene)
    falling_snow(scene)


def smoke(scene: Scene, x: float, y: float, tall: float) -> None:
    """Smoke from a chimney."""
    points: list[Point] = [
        (x + sin(k * 1.1) * k * 1.6 - scene.side * k * 2.5, y - tall * k / 5) for k in range(6)
    ]
    scene.canvas.line(smooth(points), scene.mood.sky[-1].lighter(0.05), 4.5, 0.6)


def fence(scene: Scene) -> None:
    """A fence across the foreground."""
    chance = scene.chance
    posts, rails = Brush(), Brush()
    y = scene.h * 0.88
    for k in range(9):
        x = scene.w * (0.02 + 0.075 * k)
        posts.stroke(x, y + k * 2, x + chance.near(0, 2), y - 20 + k * 2)
        if k:
            rails.stroke(x - scene.w * 0.075, y - 14 + k * 2 - 2, x, y - 14 + k * 2)
            rails.stroke(x - scene.w * 0.075, y - 6 + k * 2 - 2, x, y - 6 + k * 2)
    scene.canvas.line(rails.d, scene.of("0.40 0.03 60"), 1.8)
    scene.canvas.line(posts.d, scene.of("0.32 0.03 50"), 3)


def avenue(scene: Scene) -> None:
    """Tall trees on both sides of a road, leaves on the ground."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * 0.56
    sky(scene, horizon)
    ranges(scene, horizon, 1)
    a, b, c = scene.mood.greens
    hill(
        scene,
        horizon + 2,
        horizon + 3,
        scene.shade(scene.mood.meadow[0]),
        rough=3,
        floor=h + 4,
        grain=40,
    )
    eye = (w * (0.5 + chance.near(0, 0.1)), horizon)
    track = scene.of("0.93 0.01 90" if scene.snowy else "0.74 0.06 75")
    scene.canvas.shape(
        polygon(
            [
                (eye[0] - 3, horizon + 2),
                (eye[0] + 3, horizon + 2),
                (w * 0.78, h + 4),
                (w * 0.2, h + 4),
            ]
        ),
        scene.canvas.down(horizon, h, scene.shade(track, 0.3), track),
    )
    for k in range(6):
        t = (k + 1) / 6
        y = between(horizon + 4, h * 0.98, t * t)
        for way in (-1, 1):
            x = eye[0] + way * w * between(0.03, 0.42, t * t)
            draw = bare if scene.snowy else poplar if chance.one_in(3) else broadleaf
            draw(scene, x, y, between(h * 0.16, h * 0.86, t * t), 0.5 * (1 - t))
    lay(
        scene.canvas,
        chance,
        [scene.shade(b.darker(0.1))],
        inside(chance, w * 0.2, h * 0.75, w * 0.6, h * 0.24),
        count=26,
        length=60,
        width=5,
        opacity=0.35,
    )
    dabs(
        scene.canvas,
        [scene.shade(x) for x in (a, b, c)],
        inside(chance, 0, h * 0.78, w, h * 0.22),
        count=80,
        width=3.4,
    )
