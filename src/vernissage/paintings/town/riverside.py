"""Towns by the water, and over the roofs."""

from vernissage.paintings.brush.exact import between
from vernissage.paintings.brush.mood import GLOW, Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import box, trace
from vernissage.paintings.nature.ground import hill, mirror
from vernissage.paintings.nature.sky import sky
from vernissage.paintings.nature.trees import broadleaf
from vernissage.paintings.town.facades import WALLS, Openings, facade, terrace
from vernissage.paintings.town.people import crowd
from vernissage.paintings.town.surroundings import dome, skyline, weather
from vernissage.paintings.water.boats import fishing_boat, rowing_boat


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


def canal_houses(scene: Scene) -> None:
    """Fronts and trees along a canal, boats on it."""
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
    rowing_boat(scene, w * (0.5 + scene.side * 0.22), h * 0.86, w * 0.26)
    fishing_boat(scene, w * (0.5 - scene.side * 0.26), h * 0.8, w * 0.26)
    weather(scene)


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
    """A stone bridge from edge to edge, people on it."""
    w, canvas = scene.w, scene.canvas
    stone = scene.of("0.66 0.05 65")
    spans = max(3, round(w / (tall * 2.2)))
    d = box(-4, y - tall, w + 8, tall)
    for k in range(spans):
        cx, half = w * (k + 0.5) / spans, w / spans * 0.4
        d += trace(
            "M",
            cx - half,
            y + 1,
            "q",
            0,
            -tall * 0.8,
            half,
            -tall * 0.8,
            "t",
            half,
            tall * 0.8,
            "z",
        ).replace("t", "q" + f"{half:.1f} 0 ", 1)
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
