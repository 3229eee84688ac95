"""The open sea in storm, wind and calm."""

from vernissage.paintings.brush.colour import WHITE
from vernissage.paintings.brush.exact import between, raised
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import inside, lay
from vernissage.paintings.nature.ground import hill
from vernissage.paintings.nature.sky import sky
from vernissage.paintings.water.boats import rowing_boat, sailboat, ship
from vernissage.paintings.water.sea import pier, sea, swell


def storm(scene: Scene) -> None:
    """Great waves and a ship that rides them."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.46, 0.54)
    sky(scene, horizon)
    sea(scene, horizon, h, "0.34 0.05 210", rough=2.0)
    ship(
        scene,
        w * (0.5 - scene.side * 0.17),
        horizon + h * 0.07,
        h * 0.36,
        scene.side * chance.between(8, 16),
    )
    for k in range(4):
        t = k / 3
        y = between(horizon + h * 0.1, h * 0.8, t)
        swell(scene, y, between(h * 0.06, h * 0.17, t), chance.between(0.1, 0.9) * w, t)
    lay(
        scene.canvas,
        chance,
        [WHITE],
        inside(chance, 0, horizon, w, h - horizon),
        count=30,
        length=20,
        width=1.3,
        angle=-0.3 * scene.side,
        jitter=0.3,
        opacity=0.5,
    )


def regatta(scene: Scene) -> None:
    """Many sails in a fresh wind."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.42, 0.5)
    sky(scene, horizon)
    hill(
        scene,
        horizon - 8,
        horizon - 16,
        scene.of("0.52 0.06 160", 0.6),
        rough=10,
        floor=horizon + 2,
        grain=6,
    )
    sea(scene, horizon, h, "0.50 0.10 225", rough=1.4)
    for k in range(9):
        t = raised(k / 8, 15)
        x = w * (0.06 + 0.88 * ((k * 0.382 + 0.1) % 1.0))
        sailboat(
            scene,
            x,
            between(horizon + 5, h * 0.93, t),
            between(h * 0.09, h * 0.5, t),
            0.4 * (1 - t),
        )


def calm(scene: Scene) -> None:
    """Flat water, one boat, a great deal of light."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.56, 0.68)
    sky(scene, horizon)
    hill(
        scene,
        horizon - 4,
        horizon - h * 0.09,
        scene.of("0.36 0.05 265", 0.55),
        rough=12,
        floor=horizon + 2,
        grain=6,
    )
    sea(scene, horizon, h, rough=0.3)
    rowing_boat(scene, w * (0.5 - scene.side * 0.16), horizon + h * 0.17, w * 0.22)
    pier(scene, horizon)
