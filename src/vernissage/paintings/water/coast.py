"""Coasts: harbours, beaches, lighthouses, boats on the sand, ice."""

from vernissage.paintings.brush.colour import WHITE
from vernissage.paintings.brush.exact import between, raised, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import dabs, inside, lay
from vernissage.paintings.brush.svg import polyline, smooth
from vernissage.paintings.nature.ground import hill
from vernissage.paintings.nature.sky import sky
from vernissage.paintings.town.facades import terrace
from vernissage.paintings.town.people import bather, shelter, walker
from vernissage.paintings.water.boats import fishing_boat, reflection, sailboat
from vernissage.paintings.water.sea import berg, headland, sea, tower_light


def harbour(scene: Scene) -> None:
    """Houses along the quay, boats at rest, everything doubled in the water."""
    w, h, chance = scene.w, scene.h, scene.chance
    quay = h * chance.between(0.48, 0.56)
    sky(scene, quay)
    hill(
        scene,
        quay - h * 0.12,
        quay - h * 0.22,
        scene.of("0.50 0.06 150", 0.5),
        rough=16,
        floor=quay,
        grain=10,
    )
    tones = terrace(scene, quay, h * 0.1, h * 0.2, 0.12)
    scene.canvas.rect(0, quay - 2, w, h * 0.035, scene.of("0.56 0.03 60"))
    sea(scene, quay + h * 0.03, h, "0.40 0.07 215", rough=0.4)
    for x, tone in tones:
        reflection(scene, x, quay + h * 0.05, w * 0.14, tone, 0.1)
    for k in range(5):
        t = (0.05, 0.2, 0.35, 0.65, 1.0)[k]
        x = w * (0.12 + 0.76 * ((k * 0.62 + 0.2) % 1.0))
        fishing_boat(
            scene,
            x,
            between(quay + h * 0.09, h * 0.92, t),
            between(w * 0.12, w * 0.3, t),
            0.15 * (1 - t),
        )


def beach(scene: Scene) -> None:
    """Sand, parasols, people in no hurry."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.3, 0.38)
    shore = h * 0.56
    sky(scene, horizon)
    headland(scene, horizon, scene.side, h * 0.14, w * 0.3, 0.4)
    sea(scene, horizon, shore + 8, "0.62 0.10 205", rough=0.5)
    for k in range(3):
        sailboat(
            scene,
            w * (0.18 + 0.3 * k + chance.near(0, 0.08)),
            horizon + h * (0.03 + 0.02 * k),
            h * 0.09,
            0.3,
        )
    canvas = scene.canvas
    rim = [(w * k / 8, shore + (k - 4) * 4 * scene.side + sin(k * 1.9) * 6) for k in range(9)]
    sand = scene.of("0.88 0.06 82")
    canvas.shape(
        smooth(rim) + f"V{h + 4:.0f}H0z",
        canvas.down(shore, h, sand.darker(0.1), sand, sand.lighter(0.03)),
    )
    for dy, width, tone in ((-5, 4, WHITE), (1, 2, WHITE), (6, 5, sand.darker(0.14))):
        canvas.line(smooth([(x, y + dy) for x, y in rim]), tone, width, 0.75)
    lay(
        canvas,
        chance,
        [sand.darker(0.07), sand.lighter(0.05)],
        inside(chance, 0, shore + 20, w, h - shore),
        count=60,
        length=20,
        width=2.2,
        opacity=0.5,
    )
    for k in range(6):
        t = raised(k / 5, 15)
        x = w * (0.1 + 0.8 * ((k * 0.44 + 0.15) % 1.0))
        base, size = between(shore + 18, h * 0.95, t), between(13, 40, t)
        canvas.ellipse(
            x - scene.side * size, base, size * 1.1, size * 0.2, scene.of("0.62 0.07 60"), 0.5
        )
        canvas.line(
            polyline([(x, base), (x + size * 0.15, base - size * 1.7)]),
            scene.of("0.80 0.03 80"),
            1.8,
        )
        shelter(scene, x + size * 0.14, base - size * 1.45, size, 0.0)
        bather(scene, x - size * 0.5, base, size * 0.66)
    for _ in range(5):
        walker(scene, w * chance.between(0.05, 0.95), shore + chance.between(2, 24), h * 0.055, 0.1)


def cliffs(scene: Scene) -> None:
    """A lighthouse on its rock."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.55, 0.64)
    sky(scene, horizon)
    way = -scene.side
    headland(scene, horizon, way, h * 0.16, w * 0.75, 0.5)
    sea(scene, horizon, h, rough=1.2)
    headland(scene, horizon + h * 0.12, way, h * 0.4, w * 0.46, 0.05)
    edge = 0.0 if way < 0 else w
    tower_light(scene, edge - way * w * 0.2, horizon - h * 0.25, h * 0.26)
    foot = inside(chance, min(edge, edge - way * w * 0.5), horizon + h * 0.115, w * 0.5, h * 0.02)
    dabs(scene.canvas, [WHITE], foot, count=46, width=5, opacity=0.8)
    sailboat(scene, w * (0.5 - way * 0.28), horizon + h * 0.14, h * 0.14, 0.1)


def ice(scene: Scene) -> None:
    """Bergs adrift."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.42, 0.5)
    sky(scene, horizon)
    sea(scene, horizon, h, "0.36 0.06 235", rough=0.4)
    for k in range(5):
        t = (0.0, 0.08, 0.2, 0.45, 1.0)[k]
        x = w * (0.5 + (0.3, -0.34, 0.06, 0.36, -0.2)[k] * scene.side)
        berg(
            scene, x, between(horizon + 4, h * 0.84, t), between(w * 0.1, w * 0.3, t), 0.4 * (1 - t)
        )
    lay(
        scene.canvas,
        chance,
        [WHITE],
        inside(chance, 0, horizon + h * 0.15, w, h * 0.4),
        count=26,
        length=16,
        width=4,
        opacity=0.75,
    )


def stranded(scene: Scene) -> None:
    """Fishing boats drawn up on the shore."""
    w, h, chance = scene.w, scene.h, scene.chance
    horizon = h * chance.between(0.36, 0.44)
    sky(scene, horizon)
    sea(scene, horizon, h * 0.62, rough=0.8)
    for k in range(3):
        sailboat(scene, w * (0.15 + 0.33 * k), horizon + 4 + 4 * k, h * 0.08, 0.35)
    sand = scene.of("0.76 0.06 75")
    hill(scene, h * 0.58, h * 0.54, sand, rough=8, floor=h + 4, grain=60)
    for k in range(3):
        x = w * (0.5 + scene.side * (-0.3, 0.26, -0.02)[k])
        fishing_boat(scene, x, h * (0.66, 0.72, 0.92)[k], w * (0.26, 0.3, 0.46)[k])
    for _ in range(4):
        walker(scene, w * chance.unit(), h * chance.between(0.68, 0.84), h * 0.1)
