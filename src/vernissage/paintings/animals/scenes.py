"""Animals where they live."""

from vernissage.paintings.animals.beasts import elephant, fox, horse, stag
from vernissage.paintings.animals.birds import BIRDS
from vernissage.paintings.animals.fish import KOI, PATCHES, koi
from vernissage.paintings.animals.small_beasts import cat, hare
from vernissage.paintings.brush.colour import oklch, palette
from vernissage.paintings.brush.exact import between, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import inside, lay
from vernissage.paintings.nature.ground import (
    cottage,
    flowers,
    grass,
    hill,
    mirror,
    peaks,
    ranges,
    reeds,
)
from vernissage.paintings.nature.sky import falling_snow, sky
from vernissage.paintings.nature.trees import bare, birch, broadleaf, conifer, conifers
from vernissage.paintings.portrait.composition import curtain, ground, window
from vernissage.paintings.water.sea import pad

BEASTS = {
    "horse": horse,
    "stag": stag,
    "fox": fox,
    "hare": hare,
    "elephant": elephant,
    "cat": cat,
}


def put(scene: Scene, name: str, x: float, y: float, long: float) -> None:
    """One animal with its middle at x, y, facing the light."""
    draw = BEASTS.get(name) or BIRDS[name]
    scene.canvas.move(x, y, long / 200, flip=-scene.side)
    draw(scene.canvas, scene.chance)
    scene.canvas.rest()


def pasture(scene: Scene) -> None:
    """A horse on the hill."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.5)
    ranges(scene, h * 0.5, 3, rough=20)
    at = hill(scene, h * 0.62, h * 0.56, scene.shade(scene.mood.meadow[0]), rough=12, floor=h + 4)
    for k in range(4):
        x = w * (0.1 + 0.25 * k)
        broadleaf(scene, x, at(x) + 4, h * 0.12, 0.3)
    put(scene, "horse", w * 0.52, h * 0.57, w * 0.66)
    grass(scene, lambda x: h * 0.8, h, count=90, tall=22)
    flowers(scene, lambda x: h * 0.8, h, palette("0.95 0.02 95, 0.84 0.15 92"), count=60)


def glade(scene: Scene) -> None:
    """A stag where the trees open."""
    w, h, chance = scene.w, scene.h, scene.chance
    sky(scene, h * 0.66)
    for k in range(3):
        tone = scene.of("0.40 0.06 150", 0.7 - 0.25 * k)
        at = hill(
            scene,
            h * (0.5 + 0.07 * k),
            h * (0.52 + 0.06 * k),
            tone,
            rough=14,
            floor=h + 4,
            grain=10,
        )
        places = [chance.between(0, w) for _ in range(8)]
        conifers(scene, [(x, at(x) + 8, h * (0.14 + 0.08 * k)) for x in places], 0.66 - 0.25 * k)
    hill(scene, h * 0.74, h * 0.78, scene.shade(scene.mood.meadow[0]), rough=8, floor=h + 4)
    put(scene, "stag", w * 0.52, h * 0.62, w * 0.56)
    for x in (0.04, 0.97):
        conifer(scene, w * x, h * 1.0, h * 0.8)
    grass(scene, lambda x: h * 0.84, h, count=80, tall=20)


def snowfield(scene: Scene) -> None:
    """A fox crossing the snow."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.5)
    hill(scene, h * 0.44, h * 0.38, scene.of("0.80 0.03 255", 0.4), rough=20, floor=h, grain=10)
    for k in range(9):
        t = k / 8
        birch(
            scene,
            w * ((k * 0.37 + 0.05) % 1.0),
            h * between(0.5, 0.66, t),
            -6,
            between(4, 15, t),
            0.45 * (1 - t),
        )
    hill(
        scene,
        h * 0.56,
        h * 0.62,
        scene.of("0.84 0.04 258"),
        rough=10,
        floor=h + 4,
        light=scene.of("0.98 0.01 80"),
        grain=30,
    )
    put(scene, "fox", w * 0.48, h * 0.66, w * 0.56)
    tracks = [(w * (0.62 + 0.06 * k), h * (0.76 + 0.025 * k)) for k in range(6)]
    for x, y in tracks:
        scene.canvas.ellipse(x if scene.side < 0 else w - x, y, 4, 2, scene.of("0.62 0.05 260"))
    bare(scene, w * (0.5 + scene.side * 0.42), h * 0.98, h * 0.5)
    falling_snow(scene)


def moor(scene: Scene) -> None:
    """A hare in the grass."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.46)
    ranges(scene, h * 0.48, 3)
    at = hill(scene, h * 0.54, h * 0.58, scene.of("0.52 0.09 330", 0.15), rough=10, floor=h + 4)
    flowers(scene, at, h, palette("0.60 0.13 330, 0.70 0.10 325, 0.50 0.11 320"), count=220)
    put(scene, "hare", w * 0.5, h * 0.7, w * 0.66)
    grass(scene, lambda x: h * 0.84, h, count=110, tall=34)


def savanna(scene: Scene) -> None:
    """An elephant between acacias."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.58)
    peaks(scene, h * 0.58, h * 0.2, 0.6, snow=False)
    at = hill(
        scene, h * 0.58, h * 0.6, scene.of("0.72 0.10 82", 0.1), rough=6, floor=h + 4, grain=40
    )
    for k in range(4):
        x = w * (0.08 + 0.28 * k)
        scene.canvas.line(
            f"M{x:.0f} {at(x) + 4:.0f}l3 {-h * 0.12:.0f}", scene.of("0.34 0.04 50", 0.3), 3
        )
        scene.canvas.ellipse(
            x + 3, at(x) - h * 0.12, w * 0.08, h * 0.025, scene.of("0.44 0.07 120", 0.3)
        )
    put(scene, "elephant", w * (0.5 - scene.side * 0.06), h * 0.66, w * 0.62)
    grass(scene, lambda x: h * 0.84, h, count=90, tall=24)


def window_cat(scene: Scene) -> None:
    """A cat on the sill, the world behind it."""
    w, h = scene.w, scene.h
    ground(scene, oklch(0.5, 0.07, 40), (w * 0.5, h * 0.3))
    window(scene, w * 0.1, h * 0.06, w * 0.8, h * 0.62)
    curtain(scene, oklch(0.5, 0.12, 28), -6, w * 0.26)
    scene.canvas.rect(
        0,
        h * 0.8,
        w,
        h * 0.2,
        scene.canvas.down(h * 0.8, h, oklch(0.72, 0.05, 70), oklch(0.5, 0.05, 60)),
    )
    put(scene, "cat", w * 0.54, h * 0.56, h * 0.62)


def night_bough(scene: Scene) -> None:
    """An owl over dark firs."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.85)
    hill(scene, h * 0.84, h * 0.9, scene.of("0.30 0.05 160", 0.3), rough=20, floor=h + 4)
    for k in range(6):
        conifer(scene, w * (0.05 + 0.18 * k), h * 1.0, h * scene.chance.between(0.16, 0.34), 0.3)
    put(scene, "owl", w * (0.5 - scene.side * 0.13), h * 0.52, h * 0.56)


def lake_swan(scene: Scene) -> None:
    """A swan between lilies and reeds."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.4)
    ranges(scene, h * 0.4, 3, rough=20)
    mirror(scene, h * 0.4, h + 4, [scene.of("0.50 0.07 160"), scene.mood.sky[1], scene.mood.sky[0]])
    put(scene, "swan", w * 0.5, h * 0.68, w * 0.62)
    for k in range(5):
        pad(scene, w * ((k * 0.41 + 0.1) % 1.0), h * (0.84 + 0.03 * k), 18, bloom=k % 2 == 0)
    reeds(scene, h)


def shallows(scene: Scene) -> None:
    """A heron fishing among reeds."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.5)
    ranges(scene, h * 0.5, 2)
    mirror(scene, h * 0.5, h + 4, [scene.of("0.52 0.06 150"), scene.mood.sky[1], scene.mood.sky[0]])
    put(scene, "heron", w * 0.5, h * 0.56, h * 0.62)
    reeds(scene, h)


def yard(scene: Scene) -> None:
    """A rooster, master of the farm."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.46)
    ranges(scene, h * 0.48, 1)
    hill(scene, h * 0.5, h * 0.52, scene.of("0.74 0.08 80"), rough=4, floor=h + 4, grain=50)
    cottage(scene, w * (0.5 - scene.side * 0.24), h * 0.62, h * 0.24, 0.05)
    broadleaf(scene, w * (0.5 + scene.side * 0.38), h * 0.56, h * 0.4, 0.1)
    put(scene, "rooster", w * 0.5, h * 0.66, h * 0.52)
    grass(scene, lambda x: h * 0.86, h, count=60, tall=14)


def garden(scene: Scene) -> None:
    """A peacock on the lawn."""
    w, h = scene.w, scene.h
    sky(scene, h * 0.36)
    ranges(scene, h * 0.38, 2)
    at = hill(scene, h * 0.42, h * 0.44, scene.shade(scene.mood.meadow[1]), rough=4, floor=h + 4)
    for k in range(5):
        x = w * (0.04 + 0.23 * k)
        broadleaf(scene, x, at(x) + 10, h * 0.26, 0.15)
    put(scene, "peacock", w * 0.5, h * 0.58, w * 0.66)
    flowers(
        scene, lambda x: h * 0.84, h, palette("0.72 0.14 350, 0.95 0.02 90, 0.84 0.14 92"), count=90
    )


def pond(scene: Scene) -> None:
    """Carp under the surface."""
    w, h, chance = scene.w, scene.h, scene.chance
    canvas = scene.canvas
    deep = oklch(0.32, 0.07, 200)
    canvas.rect(
        0, 0, w, h, canvas.radial((w * 0.4, h * 0.3), h, deep.lighter(0.16), deep, deep.darker(0.1))
    )
    lay(
        canvas,
        chance,
        [deep.lighter(0.14), deep.darker(0.06), oklch(0.5, 0.08, 160)],
        inside(chance, 0, 0, w, h),
        count=80,
        length=34,
        width=4,
        angle=lambda x, y: sin(x / 50 + y / 40),
        opacity=0.35,
    )
    places = (
        (0.3, 0.2, 30),
        (0.68, 0.32, 200),
        (0.34, 0.5, -40),
        (0.7, 0.62, 150),
        (0.4, 0.8, 10),
        (0.84, 0.86, 250),
    )
    for k, (x, y, turn) in enumerate(places):
        canvas.move(w * x + 5, h * y + 9, 0.62, turn=turn)
        canvas.ellipse(0, 0, 84, 20, deep.darker(0.14), 0.5)
        canvas.rest()
        canvas.move(w * x, h * y, 0.62, turn=turn)
        koi(canvas, chance, KOI[k], PATCHES[k])
        canvas.rest()
    for k in range(5):
        pad(
            scene,
            w * (0.06, 0.9, 0.12, 0.95, 0.6)[k],
            h * (0.36, 0.12, 0.94, 0.5, 0.97)[k],
            30,
            bloom=k % 2 == 0,
        )


ANIMALS = {
    "horse": pasture,
    "stag": glade,
    "fox": snowfield,
    "hare": moor,
    "elephant": savanna,
    "cat": window_cat,
    "owl": night_bough,
    "swan": lake_swan,
    "heron": shallows,
    "rooster": yard,
    "peacock": garden,
    "koi": pond,
}
