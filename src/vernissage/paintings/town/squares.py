"""Where people gather: markets, feasts, parks, stations."""

from vernissage.paintings.brush.colour import parse
from vernissage.paintings.brush.exact import between, raised
from vernissage.paintings.brush.mood import GLOW, Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import polygon, polyline
from vernissage.paintings.nature.ground import hill, mirror
from vernissage.paintings.nature.sky import puff, sky
from vernissage.paintings.nature.trees import broadleaf
from vernissage.paintings.town.facades import terrace
from vernissage.paintings.town.people import crowd, shelter, stall, walker
from vernissage.paintings.town.surroundings import bell_tower, pavement, skyline, weather


def market(scene: Scene) -> None:
    """A square full of stalls before old fronts."""
    w, h, chance = scene.w, scene.h, scene.chance
    square = h * chance.between(0.46, 0.54)
    sky(scene, square)
    bell_tower(scene, w * (0.5 + scene.side * 0.2), square, h * 0.42, 0.2)
    terrace(scene, square, h * 0.16, h * 0.27, 0.15)
    pavement(scene, square)
    for k in range(7):
        t = raised(k / 6, 13)
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
    for k in range(5):
        at = (middle + chance.near(0, w * 0.2), floor - h * (0.12 + 0.09 * k))
        puff(scene, at, w * (0.08 + 0.03 * k), 0.8)
    crowd(scene, 10, floor + h * 0.06, h * 0.97, h * 0.12, h * 0.26)


def train(scene: Scene, x: float, base: float, tall: float) -> None:
    """An engine coming towards the viewer on its rails."""
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


def festival(scene: Scene) -> None:
    """Lanterns over a street at night, or flags by day."""
    w, h, chance = scene.w, scene.h, scene.chance
    ground = h * 0.6
    sky(scene, ground)
    terrace(scene, ground, h * 0.24, h * 0.4, 0.1)
    pavement(scene, ground)
    crowd(scene, 20, ground + h * 0.02, h * 0.98, h * 0.09, h * 0.3)
    for _ in range(5):
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
                y = (1 - t) * (1 - t) * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + drop) + t * t * y1
                brush.stroke(w * t, y + 3, w * t, y + 9)
            if scene.mood.lamps < 0.4:
                scene.canvas.line(brush.d, scene.of(tone), 9)
            else:
                scene.canvas.line(brush.d, GLOW, 26, 0.22)
                scene.canvas.line(brush.d, parse(tone).lighter(0.06), 10)
                scene.canvas.line(brush.d, GLOW.lighter(0.05), 4)
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
