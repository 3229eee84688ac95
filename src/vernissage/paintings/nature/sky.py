"""Skies: the ground tone, the sun or moon, clouds by weather, stars, falling rain and snow."""

from vernissage.paintings.brush.colour import WHITE, Colour
from vernissage.paintings.brush.exact import Point, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush, around, dabs, inside, lay
from vernissage.paintings.brush.svg import oval


def sky(scene: Scene, horizon: float) -> None:
    """The whole sky down to the horizon."""
    canvas, m = scene.canvas, scene.mood
    canvas.rect(0, 0, scene.w, scene.h, canvas.down(0, horizon, *m.sky))
    drift(scene, horizon)
    if m.name == "night":
        stars(scene, horizon)
    if m.disc != "none":
        disc(scene, horizon)
    CLOUDS[m.clouds](scene, horizon)


def drift(scene: Scene, horizon: float) -> None:
    """Broken colour: bands of strokes a little lighter and darker than the ground tone."""
    chance, m = scene.chance, scene.mood
    lean = chance.between(-0.25, 0.25)
    for k in range(5):
        share = (k + 0.5) / 5
        i = min(len(m.sky) - 2, int(share * (len(m.sky) - 1)))
        local = share * (len(m.sky) - 1) - i
        tone = m.sky[i].mix(m.sky[i + 1], local)
        tones = [tone.lighter(0.035), tone.mix(m.sky[(i + 2) % len(m.sky)], 0.22)]
        spot = inside(chance, -10, horizon * (share - 0.12), scene.w + 20, horizon * 0.24)
        lay(
            scene.canvas,
            chance,
            tones,
            spot,
            count=18,
            length=scene.w * 0.17,
            width=6,
            angle=lambda x, y: lean + 0.12 * sin(x / 40 + y / 25),
            jitter=0.12,
            opacity=0.5,
        )


def disc(scene: Scene, horizon: float) -> None:
    """Sun or moon with its glow, mostly on the side of the light."""
    canvas, chance, m = scene.canvas, scene.chance, scene.mood
    low = {"sun": (0.45, 0.8), "low": (0.78, 0.95), "moon": (0.15, 0.5), "pale": (0.3, 0.6)}[m.disc]
    x = scene.w * (0.5 + scene.side * chance.between(0.05, 0.36))
    y = horizon * chance.between(*low)
    r = chance.between(11, 17) if m.disc != "low" else chance.between(17, 26)
    scene.sun = (x, y)
    for reach, strength in ((9, 0.5), (4, 0.6)):
        paint = canvas.radial((x, y), r * reach, (0, m.source, strength), (1, m.source, 0))
        canvas.disc(x, y, r * reach, paint)
    canvas.disc(x, y, r, m.source, 0.6 if m.disc == "pale" else 1)
    if m.disc == "moon":
        canvas.disc(x - r * 0.3, y - r * 0.2, r * 0.28, m.source.darker(0.12), 0.5)
        canvas.disc(x + r * 0.3, y + r * 0.3, r * 0.2, m.source.darker(0.12), 0.5)


def stars(scene: Scene, horizon: float) -> None:
    """Stars, many faint and some bright."""
    chance = scene.chance
    for width, count in ((1.2, 46), (2.2, 12)):
        spot = inside(chance, 0, 0, scene.w, horizon * 0.85)
        dabs(scene.canvas, [WHITE], spot, count=count, width=width, opacity=0.8)


def puff(scene: Scene, at: Point, size: float, flat: float) -> None:
    """One heaped cloud: a body of round heads, dim below, bright where the sun strikes."""
    canvas, chance, m = scene.canvas, scene.chance, scene.mood
    x, y = at
    body = m.sky[-1].mix(WHITE, 0.6)
    shadow = body.mix(m.sky[0], 0.42).mix(m.tint, 0.15)
    light = m.source.mix(WHITE, 0.6)
    heads = []
    for k in range(8):
        t = (k + chance.near(0.5, 0.4)) / 8 * 2 - 1
        rise = (1 - t * t) * size * 0.3 * flat
        r = size * (0.34 - 0.18 * abs(t)) * chance.between(0.75, 1.15)
        heads.append((x + t * size, y - rise * chance.between(0.3, 1.2), r, r * flat))
    top, bottom = y - size * 0.6 * flat, y + size * 0.24 * flat
    outline = "".join(oval(*head) for head in heads)
    canvas.shape(outline, canvas.down(top, bottom, light, body, shadow), 0.92)
    crest, shade = Brush(), Brush()
    for hx, hy, rx, ry in heads:
        crest.bend(hx - rx * 0.6, hy - ry * 0.45, hx, hy - ry * 1.0, hx + rx * 0.7, hy - ry * 0.3)
        shade.bend(hx - rx * 0.9, hy + ry * 0.5, hx, hy + ry * 0.9, hx + rx * 0.9, hy + ry * 0.55)
        shade.bend(hx - rx * 0.4, hy + ry * 0.1, hx, hy + ry * 0.4, hx + rx * 0.6, hy)
    canvas.line(shade.d, shadow, size * 0.07, 0.5)
    canvas.line(crest.d, light, size * 0.08, 0.75)


def heaps(scene: Scene, horizon: float) -> None:
    """Heaped clouds, flatter towards the horizon."""
    chance = scene.chance
    for k in range(chance.whole(3, 5)):
        depth = chance.between(0.15, 0.92) if k else 0.3
        size = scene.w * 0.2 * (1.25 - depth)
        at = (scene.w * chance.unit(), horizon * depth)
        puff(scene, at, size, 1.25 - 0.75 * depth)


def streaks(scene: Scene, horizon: float) -> None:
    """Long thin clouds lit from below."""
    chance, m = scene.chance, scene.mood
    warm, cool = m.source.mix(m.sky[1], 0.35), m.sky[0].mix(m.sky[1], 0.5)
    for _ in range(chance.whole(5, 8)):
        x, y = scene.w * chance.unit(), horizon * chance.between(0.12, 0.92)
        reach = scene.w * chance.between(0.12, 0.34)
        for tone, dy, width in ((cool, 0.0, 7), (warm, 3.5, 3.5)):
            spot = around(chance, x, y + dy, reach, 5)
            lay(
                scene.canvas,
                chance,
                [tone],
                spot,
                count=13,
                length=reach * 0.5,
                width=width,
                angle=-0.05 * scene.side,
                jitter=0.07,
                opacity=0.55,
            )


def wisps(scene: Scene, horizon: float) -> None:
    """Thin clouds combed by the wind."""
    chance, m = scene.chance, scene.mood
    tone = m.sky[-1].mix(m.source, 0.35)
    for _ in range(chance.whole(3, 5)):
        brush = Brush()
        x, y = scene.w * chance.unit(), horizon * chance.between(0.08, 0.7)
        for _ in range(12):
            sx, sy = x + chance.near(0, scene.w * 0.2), y + chance.near(0, 9)
            reach = chance.between(20, 60)
            brush.bend(sx, sy, sx + reach / 2, sy - reach * 0.14, sx + reach, sy - reach * 0.05)
        scene.canvas.line(brush.d, tone, chance.between(2, 4), 0.35)


def bank(scene: Scene, horizon: float) -> None:
    """A wall of storm cloud in rolls, with rain hanging from it."""
    canvas, chance, m = scene.canvas, scene.chance, scene.mood
    for row in range(4):
        y = horizon * (0.02 + 0.19 * row)
        size = scene.w * (0.2 - 0.03 * row)
        tone = m.sky[0].darker(0.05).mix(m.sky[1], 0.3 * row)
        heads = [
            (scene.w * k / 6 + chance.near(0, 20), y + chance.near(0, size * 0.2)) for k in range(7)
        ]
        outline = "".join(
            oval(hx, hy, size * chance.between(0.6, 0.9), size * 0.36) for hx, hy in heads
        )
        canvas.shape(
            outline,
            canvas.down(
                y - size * 0.4, y + size * 0.4, tone.lighter(0.13), tone, tone.darker(0.05)
            ),
            0.85,
        )
        rolls = Brush()
        for hx, hy in heads:
            rolls.bend(
                hx - size * 0.4,
                hy - size * 0.06,
                hx,
                hy - size * 0.34,
                hx + size * 0.45,
                hy - size * 0.04,
            )
        canvas.line(rolls.d, tone.lighter(0.14), size * 0.06, 0.5)
    spot = inside(chance, -20, 0, scene.w + 20, horizon * 0.75)
    lay(
        canvas,
        chance,
        [m.sky[0], m.sky[1].lighter(0.06), m.sky[0].darker(0.08)],
        spot,
        count=66,
        length=42,
        width=7,
        angle=lambda x, y: 0.5 * sin(x / 30 + y / 19),
        opacity=0.4,
    )
    curtain(scene, horizon)


def curtain(scene: Scene, horizon: float) -> None:
    """Rain hanging from a cloud far off."""
    chance = scene.chance
    x = scene.w * (0.5 - scene.side * 0.27)
    tone = scene.mood.sky[0]
    spot = inside(chance, x - scene.w * 0.2, horizon * 0.6, scene.w * 0.34, horizon * 0.34)
    lay(
        scene.canvas,
        chance,
        [tone, tone.lighter(0.1)],
        spot,
        count=40,
        length=horizon * 0.3,
        width=4,
        angle=1.85,
        jitter=0.06,
        opacity=0.25,
    )


def veil(scene: Scene, horizon: float) -> None:
    """An even, low cover with slow bands."""
    chance, m = scene.chance, scene.mood
    for k in range(5):
        tone = m.sky[0].mix(m.sky[-1], chance.unit()).lighter(0.03)
        spot = inside(chance, -20, horizon * 0.18 * k, scene.w + 40, horizon * 0.16)
        lay(
            scene.canvas,
            chance,
            [tone],
            spot,
            count=9,
            length=scene.w * 0.4,
            width=11,
            opacity=0.35,
        )


def falling_snow(scene: Scene) -> None:
    """Flakes of three sizes over the whole picture."""
    chance = scene.chance
    for width, count in ((2.0, 80), (3.4, 34), (5.0, 9)):
        spot = inside(chance, 0, 0, scene.w, scene.h)
        dabs(scene.canvas, [WHITE], spot, count=count, width=width, opacity=0.8)


def falling_rain(scene: Scene) -> None:
    """Slanting rain over the whole picture."""
    chance = scene.chance
    spot = inside(chance, 0, 0, scene.w, scene.h)
    tone: Colour = scene.mood.sky[-1].lighter(0.1)
    lay(
        scene.canvas,
        chance,
        [tone],
        spot,
        count=80,
        length=26,
        width=1.1,
        angle=1.75,
        jitter=0.03,
        opacity=0.4,
    )


CLOUDS = {
    "heaps": heaps,
    "streaks": streaks,
    "wisps": wisps,
    "bank": bank,
    "veil": veil,
}
