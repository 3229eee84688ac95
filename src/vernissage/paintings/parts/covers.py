"""Covers of the three games, the icon, the social preview and the README's first picture."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, oklch
from vernissage.paintings.brush.svg import Canvas, box, polygon
from vernissage.paintings.parts.cards import STYLES, measure, scene_in
from vernissage.paintings.parts.frames import frame
from vernissage.paintings.parts.lettering import letters
from vernissage.paintings.parts.visitors import visitor

SIZES = {
    "modern-art": (400.0, 520.0), "art-society": (400.0, 520.0), "musee": (400.0, 520.0),
    "icon": (128.0, 128.0), "social": (1280.0, 640.0), "hero": (1200.0, 500.0),
}  # fmt: skip
GOLD = oklch(0.78, 0.11, 85)
CREAM = oklch(0.96, 0.02, 88)


def room(canvas: Canvas, w: float, h: float, wall: Colour, floor: float) -> None:
    """A gallery: wall, skirting, parquet, light from above."""
    canvas.rect(0, 0, w, floor, canvas.down(0, floor, wall.lighter(0.05), wall, wall.darker(0.05)))
    wood = oklch(0.52, 0.07, 58)
    canvas.rect(0, floor, w, h - floor, canvas.down(floor, h, wood.darker(0.1), wood))
    planks = "".join(
        f"M{w / 2 + (x - w / 2) * 0.7:.0f} {floor:.0f}L{x:.0f} {h:.0f}"
        for x in range(-int(w) // 3, int(w * 1.4), 46)
    )
    canvas.line(planks, wood.darker(0.14), 1.6, 0.7)
    canvas.rect(0, floor - 12, w, 12, CREAM.darker(0.06))
    canvas.line(f"M0 {floor - 12:.0f}H{w:.0f}M0 {floor:.0f}H{w:.0f}", wall.darker(0.25), 1.4, 0.6)


def hung(
    canvas: Canvas, chance: Chance, what: str, letter: str, x: float, y: float, w: float, h: float
) -> None:
    """A framed picture and its shadow on the wall."""
    canvas.rect(x + 4, y + 7, w, h, oklch(0.15, 0.02, 50), 0.35, r=2)
    canvas.begin(x, y, w, h, w, h)
    edge = 11.0
    if what in STYLES:
        across, down = measure(w - 2 * edge, h - 2 * edge)
        canvas.begin(edge, edge, w - 2 * edge, h - 2 * edge, across, down)
        STYLES[what](canvas, chance, across, down, chance.whole(0, 11))
        canvas.end()
    else:
        scene_in(canvas, chance, what, edge, edge, w - 2 * edge, h - 2 * edge)
    frame(canvas, letter, w, h, 1)
    canvas.end()


def modern_cover(canvas: Canvas, chance: Chance, w: float, h: float) -> None:
    """Five works by five artists, two visitors before them."""
    room(canvas, w, h, oklch(0.90, 0.015, 90), h * 0.82)
    for k, name in enumerate(STYLES):
        x = 22 + (k % 3) * 122 + (61 if k > 2 else 0)
        hung(canvas, chance, name, "SWGSW"[k], x, 116 if k < 3 else 270, 112, 140)
    title(canvas, "MODERN ART", w, 34, 36, oklch(0.28, 0.06, 262))
    visitor(canvas, w * 0.3, h * 0.97, h * 0.3, oklch(0.50, 0.16, 28), oklch(0.7, 0.06, 55))
    visitor(canvas, w * 0.68, h * 0.95, h * 0.27, oklch(0.42, 0.10, 255), oklch(0.45, 0.06, 50), 1)


def title(canvas: Canvas, text: str, w: float, y: float, tall: float, ink: Colour) -> None:
    """The name of a game with a gold line under it."""
    letters(canvas, text, w / 2, y, tall, ink, 0.8, align="middle")
    canvas.line(f"M{w * 0.16:.0f} {y + tall + 15:.0f}H{w * 0.84:.0f}", GOLD.darker(0.12), 2)


def society_cover(canvas: Canvas, chance: Chance, w: float, h: float) -> None:
    """A salon wall hung to the edges."""
    room(canvas, w, h, oklch(0.42, 0.08, 160), h * 0.88)
    plan = (
        ("portrait 2", "G", 24, 108, 100, 140), ("alps dawn", "S", 134, 98, 200, 140),
        ("still 0", "W", 24, 258, 100, 105), ("boulevard rain", "G", 134, 248, 150, 140),
        ("portrait 10", "H", 294, 248, 94, 140), ("poppies day", "S", 24, 373, 100, 70),
        ("dunes dusk", "W", 134, 398, 254, 50),
    )  # fmt: skip
    for what, letter, x, y, wide, tall in plan:
        hung(canvas, chance, what, letter, x, y, wide, tall)
    title(canvas, "ART SOCIETY", w, 30, 34, CREAM)


def musee_cover(canvas: Canvas, chance: Chance, w: float, h: float) -> None:
    """A great staircase between paintings, two visitors on it."""
    room(canvas, w, h, oklch(0.46, 0.11, 22), h * 0.9)
    plan = (
        ("fox snow", 24, 112, 100, 124), ("harbour dawn", 276, 112, 100, 124),
        ("domes rose", 150, 100, 100, 124),
        ("owl night", 24, 262, 100, 124), ("storm storm", 276, 262, 100, 124),
    )  # fmt: skip
    for what, x, y, wide, tall in plan:
        canvas.rect(x + 4, y + 6, wide, tall, oklch(0.15, 0.02, 50), 0.35)
        canvas.rect(x, y, wide, tall, CREAM)
        scene_in(canvas, chance, what, x + 9, y + 9, wide - 18, tall - 18)
    stone = oklch(0.84, 0.03, 80)
    for k in range(12):
        half, step = 150 - k * 7.4, h - k * 19
        canvas.rect(w / 2 - half, step - 19, half * 2, 19, stone.darker(0.14))
        canvas.rect(w / 2 - half, step - 19, half * 2, 9, stone.lighter(0.04))
        canvas.rect(w / 2 - half * 0.5, step - 19, half, 19, oklch(0.42, 0.15, 26))
        canvas.rect(w / 2 - half * 0.5, step - 19, half, 9, oklch(0.54, 0.18, 28))
    title(canvas, "MUSÉE", w, 38, 38, CREAM)
    visitor(canvas, w * 0.44, h - 130, 110, oklch(0.34, 0.06, 262), oklch(0.7, 0.06, 55))
    visitor(canvas, w * 0.57, h - 112, 96, oklch(0.74, 0.12, 85), oklch(0.45, 0.06, 50), 1)


def icon(canvas: Canvas, chance: Chance, w: float, h: float) -> None:
    """A gold frame around a V of two canvases."""
    canvas.rect(0, 0, w, h, oklch(0.28, 0.06, 262), r=26)
    canvas.line(box(20, 20, w - 40, h - 40), GOLD, 9, cap="square")
    canvas.shape(polygon([(32, 34), (50, 34), (64, 78), (64, 98), (58, 98)]), oklch(0.62, 0.18, 30))
    canvas.shape(polygon([(96, 34), (78, 34), (64, 78), (64, 98), (70, 98)]), oklch(0.80, 0.14, 85))
    canvas.disc(64, 44, 8, CREAM)


def wall_of_pictures(
    canvas: Canvas, chance: Chance, w: float, h: float, top: float, floor: float
) -> None:
    """A long wall: old masters and moderns side by side."""
    tall = floor - top - h * 0.16
    plan = (
        ("portrait 2", "G", 0.12, 0.82), ("harbour dawn", "W", 0.17, 0.70),
        ("nex", "S", 0.09, 0.66), ("fox snow", "H", 0.15, 0.98), ("koriko", "W", 0.09, 0.66),
        ("still 8", "S", 0.12, 0.82), ("boulevard rain", "G", 0.14, 1.0),
    )  # fmt: skip
    gap = w * (1 - sum(p[2] for p in plan)) / (len(plan) + 1)
    x = gap
    for what, letter, wide, high in plan:
        y = top + tall * (1 - high) / 2
        spotlight(canvas, x, y, w * wide, tall * high)
        hung(canvas, chance, what, letter, x, y, w * wide, tall * high)
        x += w * wide + gap


def spotlight(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Warm light on the wall around a picture."""
    middle = (x + w / 2, y + h * 0.35)
    reach = max(w, h) * 0.75
    light = oklch(0.92, 0.06, 85)
    canvas.ellipse(
        *middle, reach, reach, canvas.radial(middle, reach, (0, light, 0.4), (1, light, 0))
    )


def hero(canvas: Canvas, chance: Chance, w: float, h: float) -> None:
    """The first picture of the README: a wall of pictures and its visitors."""
    floor = h * 0.84
    room(canvas, w, h, oklch(0.38, 0.06, 200), floor)
    wall_of_pictures(canvas, chance, w, h, h * 0.07, floor)
    people(canvas, w, h)


def people(canvas: Canvas, w: float, h: float) -> None:
    """Visitors in twos and alone, one of them a child."""
    crowd = (
        (0.17, 0.36, 28, 0.75, 0), (0.215, 0.33, 90, 0.45, 1), (0.42, 0.34, 255, 0.62, 2),
        (0.625, 0.24, 350, 0.5, 4), (0.66, 0.36, 150, 0.78, 3), (0.845, 0.35, 55, 0.4, 7),
        (0.955, 0.33, 300, 0.7, 6),
    )  # fmt: skip
    for x, tall, hue, skin, number in crowd:
        tone, face = oklch(0.48, 0.12, hue), oklch(skin, 0.06, 55)
        visitor(canvas, w * x, h * 0.975, h * tall, tone, face, number)


def social(canvas: Canvas, chance: Chance, w: float, h: float) -> None:
    """What a link to the project shows: the same wall under the project's name."""
    floor = h * 0.88
    room(canvas, w, h, oklch(0.36, 0.05, 200), floor)
    letters(canvas, "VERNISSAGE", w / 2, h * 0.075, h * 0.12, CREAM, 0.7, align="middle")
    wall_of_pictures(canvas, chance, w, h, h * 0.24, floor)
    people(canvas, w, h)


COVERS = {
    "modern-art": modern_cover,
    "art-society": society_cover,
    "musee": musee_cover,
    "icon": icon,
    "social": social,
    "hero": hero,
}


def cover(canvas: Canvas, chance: Chance, id: str, w: float, h: float) -> None:  # noqa: A002
    """One cover, in broader strokes than the same pictures have as cards."""
    canvas.detail = 0.4
    COVERS[id](canvas, chance, w, h)
