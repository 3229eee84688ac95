"""Hats, scarves, turbans, wreaths."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, oklch
from vernissage.paintings.brush.exact import PI, cos, sin
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, points, smooth
from vernissage.paintings.portrait.sitter import Sitter


def shaded(canvas: Canvas, tone: Colour, light: int) -> str:
    """A hat's tone with the light on one side."""
    return canvas.linear(
        (light * 90, -120), (-light * 90, -40), tone.lighter(0.1), tone, tone.darker(0.1)
    )


def hat(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """What the sitter wears on the head, if anything."""
    wear = HATS.get(who.hat)
    if wear:
        wear(canvas, chance, who, light)


def brim(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A wide felt or straw hat."""
    tone = oklch(0.82, 0.09, 88) if who.woman else who.cloth.darker(0.08).muted(0.6)
    crown = [(-62, -72), (-58, -128), (-20, -146), (24, -146), (58, -128), (62, -72)]
    canvas.shape(smooth(crown) + "z", shaded(canvas, tone, light))
    canvas.line("M-60 -82q60 -22 120 0", who.trim if who.woman else oklch(0.2, 0.02, 30), 13)
    canvas.shape(
        smooth(
            points("-128 -62, -60 -88, 0 -92, 60 -88, 128 -62, 70 -58, 0 -66, -70 -58"),
            closed=True,
        ),
        shaded(canvas, tone.darker(0.03), light),
    )
    canvas.shape(
        smooth([(-68, -56), (0, -66), (68, -56), (64, -34), (0, -50), (-64, -34)], closed=True),
        who.deep,
        0.35,
    )


def feather(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A velvet cap with a plume."""
    beret(canvas, chance, who, light)
    plume = Brush()
    for k in range(16):
        x = -10 - k * 5.5
        y = -118 - 34 * sin(k / 15 * PI * 0.8)
        plume.bend(x, y, x - 14, y - 12, x - 24, y + 4)
    canvas.line(plume.d, who.trim, 5, 0.9)


def beret(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A soft cap, pulled away from the light."""
    tone = who.cloth.darker(0.04) if who.cloth.light < 0.6 else oklch(0.36, 0.1, 25)
    tilt = 20 * -light
    canvas.shape(
        smooth(
            [
                (-78, -62),
                (-96 + tilt, -100),
                (-40 + tilt, -136),
                (40 + tilt, -136),
                (98 + tilt, -104),
                (78, -62),
                (0, -82),
            ],
            closed=True,
        ),
        shaded(canvas, tone, light),
    )
    canvas.line("M-74 -62q74 -34 148 0", tone.darker(0.1), 8)


def cap(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A workman's flat cap."""
    tone = oklch(0.42, 0.03, 80)
    canvas.shape(
        smooth(
            [(-80, -56), (-88, -92), (-30, -122), (40, -120), (88, -90), (80, -56), (0, -78)],
            closed=True,
        ),
        shaded(canvas, tone, light),
    )
    way = 1 if who.turn > 0 else -1
    canvas.shape(
        smooth(
            [
                (-66 + way * 14, -58),
                (way * 14, -76),
                (66 + way * 14, -58),
                (44 + way * 26, -46),
                (way * 24, -58),
                (-44 + way * 20, -48),
            ],
            closed=True,
        ),
        tone.darker(0.12),
    )


def bowler(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A stiff round hat."""
    tone = oklch(0.26, 0.02, 60)
    canvas.shape(
        smooth([(-72, -66), (-70, -116), (-30, -146), (30, -146), (70, -116), (72, -66)]) + "z",
        shaded(canvas, tone, light),
    )
    canvas.shape(
        smooth(
            points("-98 -66, -70 -76, 0 -84, 70 -76, 98 -66, 60 -56, 0 -62, -60 -56"),
            closed=True,
        ),
        tone.darker(0.03),
    )
    canvas.line("M-71 -82q71 -16 142 0", tone.lighter(0.14), 9)


def turban(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """Wound cloth, its folds crossing."""
    tone = oklch(0.9, 0.03, 85) if who.cloth.light < 0.5 else oklch(0.52, 0.13, 30)
    canvas.shape(
        smooth(
            points(
                "-80 -46, -100 -88, -66 -138, 0 -152, 66 -138, 100 -88, 80 -46, 40 -66, "
                "0 -72, -40 -66"
            ),
            closed=True,
        ),
        shaded(canvas, tone, light),
    )
    for shade, dy in ((tone.darker(0.13), 0), (tone.lighter(0.07), 5)):
        folds = Brush()
        for k in range(6):
            folds.bend(
                -92 + k * 6,
                -66 - k * 12 + dy,
                -10,
                -100 - k * 9 + dy,
                84 - k * 14,
                -128 + k * 4 + dy,
            )
            folds.bend(
                94 - k * 8, -62 - k * 10 + dy, 40, -86 - k * 6 + dy, 6 - k * 6, -82 - k * 8 + dy
            )
        canvas.line(folds.d, shade, 3.4, 0.65)


def scarf(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A kerchief tied at the back, with a falling end."""
    tone = who.cloth.lighter(0.12) if who.cloth.light < 0.6 else oklch(0.5, 0.1, 250)
    canvas.shape(
        smooth(
            points("-76 -20, -90 -70, -50 -124, 20 -128, 80 -92, 80 -20, 64 -56, 0 -84, -60 -58"),
            closed=True,
        ),
        shaded(canvas, tone, light),
    )
    folds = Brush()
    for k in range(6):
        folds.bend(-72 + k * 4, -40 - k * 11, -10, -104 - k * 4, 76 - k * 4, -50 - k * 9)
    canvas.line(folds.d, tone.darker(0.12), 3.2, 0.7)
    canvas.shape(
        smooth(
            [
                (-light * 74, -40),
                (-light * 104, 20),
                (-light * 96, 120),
                (-light * 118, 130),
                (-light * 122, 20),
                (-light * 90, -60),
            ],
            closed=True,
        ),
        tone.darker(0.06),
    )


def veil(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """Cloth that wraps head and throat and leaves the face free."""
    tone = who.cloth.mix(oklch(0.85, 0.03, 80), 0.3)
    outer = points(
        "-70 60, -88 0, -92 -60, -58 -118, 0 -130, 58 -118, 92 -60, 88 0, 70 60, "
        "96 150, 60 176, 0 184, -60 176, -96 150"
    )
    inner = points("0 112, 48 84, 64 36, 66 -30, 46 -66, 0 -78, -46 -66, -66 -30, -64 36, -48 84")
    canvas.shape(
        smooth(outer, closed=True) + smooth(inner, closed=True),
        shaded(canvas, tone, light),
        holes=True,
    )
    for shade in (tone.darker(0.13), tone.lighter(0.08)):
        folds = Brush()
        for k in range(7):
            way = -1 if k % 2 else 1
            folds.bend(
                way * (70 + k), -70 + k * 10, way * 88, 30 + k * 6, way * (60 - k * 9), 110 + k * 9
            )
            folds.bend(-50 + k * 6, 120 + k * 7, 0, 140 + k * 6, 60 - k * 4, 112 + k * 8)
        canvas.line(folds.d, shade, 3, 0.5)


def bonnet(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """White linen, folded back."""
    tone = oklch(0.94, 0.015, 85)
    outer = [(-84, 50), (-98, -20), (-84, -96), (0, -132), (84, -96), (98, -20), (84, 50)]
    inner = [(66, 36), (66, -20), (50, -58), (0, -72), (-50, -58), (-66, -20), (-66, 36)]
    canvas.shape(
        smooth(outer) + "L" + smooth(inner)[1:] + "z", shaded(canvas, tone.darker(0.05), light)
    )
    folds = Brush()
    for k in range(12):
        a = PI + PI * (k + 0.5) / 12
        folds.stroke(68 * cos(a), -14 + 62 * sin(a), 90 * cos(a), -14 + 98 * sin(a))
    canvas.line(folds.d, tone.darker(0.17), 2.4, 0.6)


def wreath(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """Flowers and leaves along the brow."""
    tones = (
        oklch(0.5, 0.1, 140),
        oklch(0.64, 0.18, 20),
        oklch(0.92, 0.05, 90),
        oklch(0.78, 0.12, 350),
    )
    for i, tone in enumerate(tones):
        brush = Brush()
        for k in range(9):
            a = PI + PI * (k + 0.25 * i + 0.2) / 9.4
            brush.dab(72 * cos(a) + chance.near(0, 4), -34 + 62 * sin(a) + chance.near(0, 6))
        canvas.line(brush.d, tone, 15 if i else 19)


HATS = {
    "brim": brim,
    "feather": feather,
    "beret": beret,
    "cap": cap,
    "bowler": bowler,
    "turban": turban,
    "scarf": scarf,
    "veil": veil,
    "bonnet": bonnet,
    "wreath": wreath,
}
