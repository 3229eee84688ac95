"""Portraits: a sitter, a ground, and as much of the figure as the shape of the picture allows."""

from dataclasses import replace

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, oklch
from vernissage.paintings.brush.exact import between
from vernissage.paintings.brush.mood import MOODS, Scene
from vernissage.paintings.brush.strokes import Brush, inside, lay
from vernissage.paintings.brush.svg import Canvas, box, polygon, smooth, trace
from vernissage.paintings.nature.scenes import LANDSCAPES
from vernissage.paintings.portrait.dress import GOLD, LINEN, dress, neck
from vernissage.paintings.portrait.hair import before, behind
from vernissage.paintings.portrait.head import head
from vernissage.paintings.portrait.headwear import hat
from vernissage.paintings.portrait.profile import profile
from vernissage.paintings.portrait.sitter import Sitter, sitter

GROUNDS = (
    "0.26 0.04 60",
    "0.30 0.05 160",
    "0.34 0.06 250",
    "0.28 0.05 20",
    "0.62 0.05 85",
    "0.44 0.06 200",
    "0.54 0.07 40",
    "0.36 0.04 300",
    "0.74 0.05 95",
    "0.24 0.03 240",
    "0.66 0.06 220",
    "0.50 0.09 150",
)


def ground(scene: Scene, tone: Colour, focus: tuple[float, float]) -> None:
    """A wall of one colour, brighter where the light falls, brushed in every direction."""
    canvas, w, h = scene.canvas, scene.w, scene.h
    reach = max(w, h) * 0.75
    canvas.rect(0, 0, w, h, canvas.radial(focus, reach, tone.lighter(0.13), tone, tone.darker(0.1)))
    tones = [tone.lighter(0.08), tone.darker(0.06), tone.lighter(0.03)]
    lay(
        canvas,
        scene.chance,
        tones,
        inside(scene.chance, 0, 0, w, h),
        count=66,
        length=52,
        width=12,
        angle=0.9 * scene.side,
        jitter=0.9,
        opacity=0.17,
    )


def curtain(scene: Scene, tone: Colour, left: float, wide: float) -> None:
    """A curtain from one edge, gathered by a gold cord."""
    canvas, h = scene.canvas, scene.h
    way = 1 if left <= 0 else -1
    x0 = left if way > 0 else left + wide
    edge = [
        (x0, -4),
        (x0 + way * wide, -4),
        (x0 + way * wide * 0.86, h * 0.4),
        (x0 + way * wide * 0.5, h * 0.66),
        (x0 + way * wide * 0.7, h + 4),
        (x0, h + 4),
    ]
    canvas.shape(
        smooth(edge[1:5]) + f"H{x0:.0f}V-4z",
        canvas.linear((x0, 0), (x0 + way * wide, 0), tone.darker(0.08), tone, tone.lighter(0.06)),
    )
    for shade in (tone.darker(0.13), tone.lighter(0.1)):
        brush = Brush()
        for k in range(5):
            dx = way * wide * (0.12 + 0.17 * k) + scene.chance.near(0, 4)
            brush.bend(x0 + dx, -4, x0 + dx * 0.95, h * 0.4, x0 + dx * 0.6, h * 0.68)
            brush.bend(x0 + dx * 0.6, h * 0.68, x0 + dx * 0.7, h * 0.8, x0 + dx * 0.75, h + 4)
        canvas.line(brush.d, shade, 5, 0.55)
    canvas.line(
        f"M{x0:.0f} {h * 0.62:.0f}q{way * wide * 0.3:.0f} 14 {way * wide * 0.56:.0f} 6", GOLD, 6
    )


def window(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """A view out of the room."""
    canvas, chance = scene.canvas, scene.chance
    view = chance.pick(("fields", "valley", "polder", "alps", "dunes"))
    light = chance.pick(("day", "dawn", "ember", "rose", "autumn"))
    inner_w, inner_h = 200.0, 200.0 * h / w
    canvas.begin(x, y, w, h, inner_w, inner_h)
    before_window, canvas.detail = canvas.detail, canvas.detail * 0.45
    LANDSCAPES[view](Scene(canvas, chance, inner_w, inner_h, MOODS[light], scene.side))
    canvas.detail = before_window
    canvas.end()
    stone = oklch(0.6, 0.04, 70)
    canvas.line(box(x, y, w, h), stone.darker(0.2), 9, cap="square")
    canvas.line(box(x - 2, y - 2, w + 4, h + 4), stone, 4, cap="square")


def shelves(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """Books behind a scholar."""
    canvas, chance = scene.canvas, scene.chance
    canvas.rect(x, y, w, h, oklch(0.22, 0.03, 50))
    rows = max(2, round(h / 62))
    for row in range(rows):
        top, tall = y + h * row / rows, h / rows
        tones: dict[str, str] = {}
        bx = x + 3
        while bx < x + w - 8:
            thick = chance.between(6, 14)
            high = tall * chance.between(0.6, 0.85)
            key = chance.pick(
                ("0.40 0.10 25", "0.42 0.07 150", "0.36 0.06 260", "0.52 0.08 70", "0.46 0.05 50")
            )
            tones[key] = tones.get(key, "") + box(bx, top + tall - high, thick - 1, high - 3)
            bx += thick
        for key, d in tones.items():
            light, chroma, hue = (float(v) for v in key.split())
            canvas.shape(d, oklch(light, chroma, hue))
        canvas.rect(x, top + tall - 3, w, 4, oklch(0.34, 0.05, 55))


def figure(
    scene: Scene, who: Sitter, x: float, y: float, size: float, *, side_view: bool = False
) -> None:
    """One sitter with the middle of the face at x, y; the head is `size` high."""
    canvas, chance = scene.canvas, scene.chance
    scale = size / 200
    low = (scene.h - y) / scale + 20
    broad = 172 if who.woman else 198
    broad = 140 if who.age == "child" else broad
    light = -1 if scene.side < 0 else 1
    canvas.move(x, y, scale)
    if side_view:
        flip = -1 if who.turn > 0 else 1
        dress(
            canvas,
            chance,
            replace(who, dress="shawl" if who.woman else "fur"),
            light,
            low,
            broad * 0.86,
        )
        canvas.move(0, 0, flip=flip)
        profile(canvas, chance, who, light * flip)
        canvas.rest()
    else:
        behind(canvas, chance, who)
        neck(canvas, who, light)
        dress(canvas, chance, who, light, low, broad)
        if low > 420:
            hands(canvas, chance, who, light, low, broad)
        tilt(canvas, chance, who, light)
    canvas.rest()


def tilt(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """Head, hair and hat together, inclined a little."""
    canvas.move(0, 0, turn=chance.near(0, 4))
    head(canvas, chance, who, light)
    if who.hat != "veil":
        before(canvas, chance, who, light)
    hat(canvas, chance, who, light)
    canvas.rest()


def hands(
    canvas: Canvas, chance: Chance, who: Sitter, light: int, low: float, broad: float
) -> None:
    """Forearms that meet, hands folded, perhaps on a book or holding a flower."""
    y = min(low - 70, 470.0)
    sleeve = who.cloth.lighter(0.05)
    for way in (-1, 1):
        arm = [
            (way * broad * 1.02, y - 150),
            (way * broad * 1.1, y - 20),
            (way * broad * 0.7, y + 36),
            (way * 40, y + 22),
            (way * 34, y - 20),
            (way * broad * 0.62, y - 34),
            (way * broad * 0.8, y - 140),
        ]
        canvas.shape(smooth(arm, closed=True), sleeve if way == light else sleeve.darker(0.1))
        canvas.line(smooth(arm[2:6]), sleeve.darker(0.2), 3, 0.6)
        canvas.line(f"M{way * 42} {y + 22:.0f}L{way * 38} {y - 18:.0f}", who.trim, 11)
    if who.age in ("old", "adult") and round(who.cloth.light * 100) % 2:
        canvas.shape(
            polygon([(-58, y + 34), (52, y + 26), (60, y - 30), (-50, y - 22)]),
            oklch(0.42, 0.12, 28),
        )
        canvas.line(f"M-54 {y + 38:.0f}L54 {y + 30:.0f}", LINEN, 6)
    for way in (-light, light):
        tone = who.skin if way == light else who.skin.mix(who.shade, 0.4)
        palm = [
            (way * 42, y - 14),
            (way * 8, y - 20),
            (-way * 30, y - 6),
            (-way * 34, y + 8),
            (-way * 6, y + 16),
            (way * 40, y + 18),
        ]
        canvas.shape(smooth(palm, closed=True), tone)
        fingers = trace(
            "M",
            way * 4,
            y - 10,
            "L",
            -way * 30,
            y - 2,
            "M",
            way * 4,
            y - 2,
            "L",
            -way * 32,
            y + 4,
            "M",
            way * 4,
            y + 7,
            "L",
            -way * 26,
            y + 10,
        )
        canvas.line(fingers, who.shade, 2, 0.8)
    if who.woman and who.age != "old":
        canvas.line(f"M6 {y + 30:.0f}Q-4 {y - 40:.0f} 12 {y - 96:.0f}", oklch(0.45, 0.1, 140), 5)
        petals = Brush()
        for dx, dy in ((0, 0), (-11, 5), (11, 5), (-6, -9), (7, -9)):
            petals.dab(13 + dx, y - 104 + dy)
        canvas.line(petals.d, oklch(0.62, 0.18, 15), 17)
        canvas.disc(13, y - 104, 5, oklch(0.85, 0.13, 90))


def portrait(scene: Scene, number: int) -> None:
    """One sitter, or two where the picture is wide."""
    w, h, chance = scene.w, scene.h, scene.chance
    aspect = w / h
    who = sitter(number, chance)
    tone = wall_for(number, who)
    if aspect < 0.62:
        standing(scene, who, tone)
    elif aspect < 1.25:
        bust(scene, who, tone, number)
    elif number % 3 == 0 and aspect > 1.4:
        pair(scene, who, sitter(number + 5, chance), tone)
    else:
        beside_view(scene, who, tone, number)


def wall_for(number: int, who: Sitter) -> Colour:
    """A wall that the face and the cloth stand out from."""
    for step in range(len(GROUNDS)):
        light, chroma, hue = (float(v) for v in GROUNDS[(number * 5 + step) % len(GROUNDS)].split())
        if abs(light - who.skin.light) > 0.16 and abs(light - who.cloth.light) > 0.06:
            return oklch(light, chroma, hue)
    return oklch(0.26, 0.04, 60)


def bust(scene: Scene, who: Sitter, tone: Colour, number: int) -> None:
    """Head and shoulders, now and then in profile or before a curtain."""
    w, h, chance = scene.w, scene.h, scene.chance
    size = min(h * 0.42, w * 0.5) * (0.88 if who.age == "child" else 1)
    x, y = w * (0.5 - who.turn * 0.05), h * 0.40
    ground(scene, tone, (x + scene.side * w * 0.2, y))
    if number % 5 == 2:
        curtain(scene, oklch(0.40, 0.11, chance.pick((25, 150, 280))), -6, w * 0.34)
    figure(scene, who, x, y, size, side_view=number % 4 == 1 and who.age != "child")


def standing(scene: Scene, who: Sitter, tone: Colour) -> None:
    """Three quarters of a figure in a tall picture."""
    w, h, chance = scene.w, scene.h, scene.chance
    size = min(w * 0.44, h * 0.24)
    x, y = w * (0.5 - who.turn * 0.04), h * 0.27
    ground(scene, tone, (x + scene.side * w * 0.2, y))
    if chance.one_in(2):
        curtain(
            scene,
            oklch(0.38, 0.1, chance.pick((25, 150, 265))),
            w * 0.66 if scene.side < 0 else -6,
            w * 0.36,
        )
    else:
        floor = h * 0.86
        scene.canvas.rect(0, floor, w, h - floor, tone.darker(0.12))
    figure(scene, who, x, y, size)


def beside_view(scene: Scene, who: Sitter, tone: Colour, number: int) -> None:
    """The sitter to one side, a window or shelves on the other."""
    w, h = scene.w, scene.h
    way = 1 if who.turn > 0 else -1
    x = w * (0.5 - way * 0.18)
    ground(scene, tone, (x, h * 0.4))
    wide, tall = w * 0.34, h * 0.58
    left = w * 0.6 if way > 0 else w * 0.06
    if number % 3 == 1:
        shelves(scene, left - w * 0.02, -2, wide + w * 0.06, h + 4)
    else:
        window(scene, left, h * 0.12, wide, tall)
    figure(scene, who, x, h * 0.41, h * 0.45)


def pair(scene: Scene, one: Sitter, other: Sitter, tone: Colour) -> None:
    """Two people who know each other."""
    w, h = scene.w, scene.h
    ground(scene, tone, (w * 0.5, h * 0.4))
    curtain(scene, tone.mix(oklch(0.4, 0.12, 25), 0.6), -6, w * 0.2)
    curtain(scene, tone.mix(oklch(0.4, 0.12, 25), 0.6), w * 0.8 + 6, w * 0.2)
    first = replace(one, turn=abs(one.turn))
    second = replace(
        other,
        turn=-abs(other.turn),
        cloth=other.cloth if other.cloth != one.cloth else other.cloth.darker(0.2),
    )
    gap = between(0.15, 0.17, scene.chance.unit())
    figure(scene, first, w * (0.5 - gap), h * 0.38, h * 0.42)
    figure(scene, second, w * (0.5 + gap), h * 0.44, h * (0.36 if other.age == "child" else 0.40))
