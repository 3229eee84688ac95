"""Ponds, canals and lakes."""

from vernissage.paintings.brush.colour import Colour
from vernissage.paintings.brush.exact import PI, between, raised, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import inside, lay
from vernissage.paintings.brush.svg import oval, smooth
from vernissage.paintings.nature.ground import hill, mirror
from vernissage.paintings.nature.sky import falling_rain, sky
from vernissage.paintings.nature.trees import broadleaf, crown, leaf_tones
from vernissage.paintings.town.facades import terrace
from vernissage.paintings.water.boats import gondola, reflection, rowing_boat
from vernissage.paintings.water.sea import pad


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
        opacity=0.26,
    )
    for k in range(10):
        x = w * (k + 0.5) / 10
        crown(scene, x, chance.near(-4, 8), w * 0.1, h * 0.07, leaf_tones(scene, 0.1), 9)
    for k in range(30):
        t = raised(k / 29, 11)
        y = between(h * 0.2, h * 0.97, t)
        x, half = w * ((k * 0.618 + 0.1 * sin(k)) % 1.0), between(9, 30, t)
        pad(scene, x, y, half, bloom=k % 4 == 0)


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
