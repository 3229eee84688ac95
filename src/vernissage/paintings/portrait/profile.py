"""A head in profile, looking left; the caller turns it. The measure is that of `head`."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import WHITE, Colour, oklch
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, oval, points, smooth
from vernissage.paintings.portrait.features import ROSE
from vernissage.paintings.portrait.sitter import Sitter

FACE = points(
    "-26 -90, -52 -66, -61 -36, -58 -20, -67 4, -82 26, -78 34, -64 38, "
    "-68 48, -62 55, -67 63, -59 72, -63 88, -50 101, -24 96, 6 84, 26 58, "
    "30 20, 40 -40, 20 -92"
)


def profile(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """Light from -1 strikes the face, from 1 the back of the head."""
    front, back = (who.lit, who.shade) if light < 0 else (who.skin.mix(who.shade, 0.35), who.lit)
    throat = [(-26, 80), (-22, 120), (-40, 160), (40, 214), (84, 150), (58, 110), (60, 30)]
    canvas.shape(
        smooth(throat, closed=True),
        canvas.linear((-40, 0), (70, 0), front, back.mix(who.shade, 0.5)),
    )
    canvas.shape(
        smooth([(-26, 92), (10, 84), (34, 50), (40, 90), (0, 122), (-22, 112)], closed=True),
        who.shade,
        0.6,
    )
    canvas.shape(
        smooth(FACE, closed=True),
        canvas.linear((-80, 0), (45, 10), front, who.skin, who.skin.mix(back, 0.7)),
    )
    blush = who.skin.mix(ROSE, 0.45)
    canvas.ellipse(-28, 36, 24, 18, canvas.radial((-28, 36), 23, (0, blush, 0.55), (1, blush, 0)))
    canvas.ellipse(
        -42, -8, 18, 13, canvas.radial((-42, -8), 18, (0, who.shade, 0.6), (1, who.shade, 0))
    )
    features(canvas, who)
    nape(canvas, chance, who)


def features(canvas: Canvas, who: Sitter) -> None:
    """Eye, brow, lips and nostril, wrinkles and beard."""
    white = Colour(min(0.9, who.skin.light * 0.45 + 0.5), 0.002, 0.008)
    canvas.shape("M-57 -9Q-46 -17 -33 -7Q-46 -1 -54 -3z", white)
    canvas.ellipse(-52, -8.4, 3.6, 5.4, oklch(0.25, 0.04, 50))
    canvas.disc(-53.4, -10, 1.2, WHITE, 0.9)
    canvas.line("M-58 -9Q-46 -18 -31 -7", who.deep, 2.8)
    canvas.line("M-56 -17Q-46 -24 -32 -15", who.shade.mix(who.deep, 0.3), 1.8, 0.7)
    canvas.line("M-54 -2Q-46 1 -36 -3", who.shade.mix(who.deep, 0.3), 1.4, 0.6)
    tone = who.hair.mix(who.deep, 0.4) if who.hair.light < 0.7 else who.hair.mix(who.shade, 0.4)
    canvas.shape(smooth([(-61, -28), (-48, -35), (-28, -28), (-46, -31)], closed=True), tone, 0.85)
    red = who.skin.mix(ROSE, 0.6 if who.woman else 0.36)
    canvas.shape("M-69 47Q-60 46 -47 56Q-56 55 -63 55z", red.darker(0.07))
    canvas.shape("M-63 55Q-56 55 -47 56Q-55 67 -67 65z", red)
    canvas.line("M-63 55Q-55 54 -46 57", who.deep, 1.8, 0.85)
    canvas.line("M-62 24q-7 6 0 12", who.shade.mix(who.deep, 0.3), 2.2, 0.7)
    canvas.ellipse(-70, 34, 4, 2, who.deep, 0.7)
    canvas.line("M-60 -16Q-68 4 -79 24", who.lit.lighter(0.06), 3, 0.5)
    if who.age == "old":
        canvas.line(
            (
                "M-58 34Q-46 44 -48 60M-34 -2q8 2 12 8M-34 -6q10 0 14 2M-50 -50"
                "q14 -6 30 -2M-46 -60q14 -5 28 -2"
            ),
            who.shade.mix(who.deep, 0.25),
            2,
            0.5,
        )
    if who.beard:
        canvas.shape(
            smooth(
                points(
                    "-66 46, -40 50, 6 30, 26 20, 22 70, -10 112, -56 136, -64 96, -54 76, "
                    "-60 66, -46 58"
                ),
                closed=True,
            ),
            who.hair,
        )


def nape(canvas: Canvas, chance: Chance, who: Sitter) -> None:
    """Hair over the skull, drawn back to a knot or cut at the neck, an ear left free."""
    mass = points(
        "-36 -84, -10 -112, 44 -112, 86 -70, 90 -10, 68 40, 46 52, 34 22, 12 -8, -4 -44, -30 -66"
    )
    if not who.woman:
        mass[6] = (50, 34)
    canvas.shape(
        smooth(mass, closed=True),
        canvas.linear(
            (-40, -100), (90, 20), who.hair.lighter(0.08), who.hair, who.hair.darker(0.08)
        ),
    )
    if who.woman:
        canvas.shape(oval(96, 10, 32, 28), who.hair.darker(0.02))
    canvas.ellipse(24, 14, 11, 17, who.skin)
    canvas.line("M22 2q10 4 4 20", who.shade, 2.6, 0.8)
    for tone in (who.hair.lighter(0.14), who.hair.darker(0.1)):
        brush = Brush()
        for _ in range(18):
            x, y = chance.between(-30, 20), chance.between(-104, -60)
            brush.bend(x, y, x + 60, y - 6, chance.between(50, 86), chance.between(-40, 36))
        if who.woman:
            for k in range(6):
                brush.bend(74 + k * 4, -8, 104, 0 + k * 5, 84 + k * 5, 32)
        canvas.line(brush.d, tone, 2.8, 0.6)
    if who.woman:
        canvas.disc(24, 38, 5, oklch(0.95, 0.01, 90))
        canvas.line(smooth([(-28, -88), (10, -66), (50, -20), (70, 20)]), who.trim, 7, dash="0 11")
