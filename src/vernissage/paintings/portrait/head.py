"""A head seen from the front or three quarters: planes of light first, then the features.

Heads are drawn around 0, 0 between a crown at -100 and a chin at 100; `light` is the side the
light comes from, -1 for the left.
"""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.exact import Point
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, smooth
from vernissage.paintings.portrait.features import ROSE, beard, eye, glasses, mouth, nose
from vernissage.paintings.portrait.sitter import Sitter


def outline(who: Sitter) -> list[Point]:
    """The edge of the face; a child's is rounder, a man's jaw is broader."""
    jaw = 54 if not who.woman else 47
    chin = 26 if not who.woman else 20
    low = 101.0
    if who.age == "child":
        jaw, chin, low = 56, 24, 90
    shift = who.turn * 10
    left = [
        (-50, -88),
        (-69, -44),
        (-70, 2),
        (-64, 38),
        (-jaw + shift, 70),
        (-chin + shift, low - 5),
    ]
    points: list[Point] = [(0, -100)]
    right = [(-x + (2 * shift if y > 60 else 0), y) for x, y in left]
    far = 1 - 0.1 * abs(who.turn)
    if who.turn > 0:
        right = [(x * far, y) for x, y in right]
    else:
        left = [(x * far, y) for x, y in left]
    return points + right + [(shift * 1.4, low)] + left[::-1]


def head(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """Face and ears; hair and hat are put on by the caller."""
    lit, skin, shade = who.lit, who.skin, who.shade
    ears(canvas, who, light)
    face = smooth(outline(who), closed=True)
    canvas.shape(
        face,
        canvas.linear(
            (light * 75, -40), (-light * 75, 40), lit, skin, skin.mix(shade, 0.55), shade
        ),
    )
    planes(canvas, who, light)
    for way in (-1, 1):
        eye(canvas, who, way, light)
    nose(canvas, who, light)
    mouth(canvas, who, light)
    touches(canvas, chance, who, light)
    if who.age == "old":
        lines(canvas, who)
    if who.beard:
        beard(canvas, chance, who)
    if who.glasses:
        glasses(canvas, who)


def ears(canvas: Canvas, who: Sitter, light: int) -> None:
    """Both ears, or one where the head is turned far."""
    for way in (-1, 1):
        if way * who.turn > 0.45:
            continue
        tone = who.skin if way == light else who.shade
        canvas.ellipse(way * 71, 8, 9, 20, tone)
        canvas.line(f"M{way * 73} -4q{way * 5} 8 {-way * 2} 18", who.shade, 2.5, 0.6)


def planes(canvas: Canvas, who: Sitter, light: int) -> None:
    """The big shapes of light: temple, cheek and jaw away from it, warmth where blood is near."""
    s, t = -light, who.turn * 18
    side = [
        (s * 52, -88),
        (s * 48, -50),
        (s * 58, -22),
        (s * 44 + t * 0.4, 14),
        (s * 50, 40),
        (s * 30 + t, 66),
        (s * 22 + t, 97),
        (s * 50, 74),
        (s * 66, 36),
        (s * 71, 0),
        (s * 69, -44),
    ]
    canvas.shape(smooth(side, closed=True), who.shade, 0.38)
    blush = who.skin.mix(ROSE, 0.5)
    for way in (-1, 1):
        x = way * 40 + t
        canvas.ellipse(x, 32, 22, 17, canvas.radial((x, 32), 22, (0, blush, 0.5), (1, blush, 0)))
        canvas.ellipse(
            way * 29 + t,
            -11,
            23,
            15,
            canvas.radial((way * 29 + t, -11), 22, (0, who.shade, 0.62), (1, who.shade, 0)),
        )
    glow = (light * 24 + t * 0.4, -60)
    canvas.ellipse(
        *glow, 38, 24, canvas.radial(glow, 36, (0, who.lit.lighter(0.05), 0.6), (1, who.lit, 0))
    )
    canvas.ellipse(
        t + light * 6,
        84,
        18,
        11,
        canvas.radial((t + light * 6, 84), 17, (0, who.lit, 0.5), (1, who.lit, 0)),
    )


def touches(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """Visible brushwork: strokes that follow the roundness of brow, cheek and jaw."""
    for tone, way, strength in ((who.lit.lighter(0.03), light, 0.22), (who.shade, -light, 0.24)):
        brush = Brush()
        for _ in range(9):
            x, y = way * chance.between(20, 50), chance.between(-76, -36)
            brush.bend(x - 9, y + 4, x, y - 3, x + 10, y + 2)
            x, y = way * chance.between(40, 62), chance.between(14, 66)
            brush.bend(x, y - 8, x + way * 4, y, x - way * 3, y + 9)
        canvas.line(brush.d, tone, 4.5, strength)


def lines(canvas: Canvas, who: Sitter) -> None:
    """What the years have written."""
    t = who.turn * 18
    brush = Brush()
    for way in (-1, 1):
        brush.bend(way * 19 + t * 1.3, 36, way * 28 + t, 46, way * 30 + t, 62)
        brush.bend(way * 17 + t, 6, way * 28 + t, 14, way * 43 + t, 5)
        brush.bend(way * 46 + t, -10, way * 53 + t, -8, way * 56 + t, -2)
    for k in range(3):
        brush.bend(-34 + t, -52 - k * 10, t, -58 - k * 10, 34 + t, -52 - k * 10)
    canvas.line(brush.d, who.shade.mix(who.deep, 0.25), 2, 0.5)
