"""Birds, around 0, 0, about 200 high or long."""

from vernissage.paintings.animals.limbs import fur, joints, limb, plumes
from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import WHITE, oklch
from vernissage.paintings.brush.exact import PI, cos, sin
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, oval, points, polygon, smooth

BLACK_EYE = oklch(0.12, 0.01, 0)


def owl(canvas: Canvas, chance: Chance) -> None:
    """An owl on its bough, seen from the front."""
    tone, pale = oklch(0.5, 0.06, 62), oklch(0.86, 0.04, 80)
    canvas.line("M-150 84Q-40 74 150 92M60 88q40 14 70 44", oklch(0.3, 0.04, 50), 17)
    canvas.line("M-150 79Q-40 69 150 86", oklch(0.48, 0.05, 60), 5, 0.7)
    canvas.shape(
        smooth([(-26, 90), (-20, 140), (0, 152), (22, 140), (28, 90)], closed=True),
        tone.darker(0.1),
    )
    canvas.shape(
        smooth(
            points("0 -104, -42 -92, -56 -50, -58 10, -44 66, 0 92, 44 66, 58 10, 56 -50, 42 -92"),
            closed=True,
        ),
        canvas.linear((-60, 0), (60, 0), tone.lighter(0.1), tone, tone.darker(0.14)),
    )
    canvas.shape(
        smooth([(-4, -20), (-34, 4), (-30, 52), (0, 82), (30, 52), (34, 4)], closed=True),
        pale.darker(0.06),
    )
    for row in range(6):
        marks = Brush()
        for k in range(-3, 4):
            x, y = k * 9 + (row % 2) * 4.5, -4 + row * 14
            if abs(x) < 32 - abs(row - 2) * 4:
                marks.bend(x - 4, y, x, y + 6, x + 4, y)
        canvas.line(marks.d, tone.darker(0.1), 2.6, 0.8)
    for way in (-1, 1):
        wing = [(way * 46, -36), (way * 66, 10), (way * 54, 76), (way * 30, 104), (way * 36, 40)]
        canvas.shape(smooth(wing, closed=True), tone.darker(0.08 if way < 0 else 0.16))
        bars = Brush()
        for k in range(6):
            bars.bend(
                way * 44, -20 + k * 17, way * 54, -14 + k * 18, way * (58 - k * 3), -16 + k * 19
            )
        canvas.line(bars.d, pale, 3, 0.6)
        canvas.shape(
            polygon([(way * 20, -92), (way * 46, -124), (way * 44, -84)]), tone.darker(0.04)
        )
        face = (way * 22, -56)
        canvas.disc(
            *face, 27, canvas.radial(face, 28, pale.lighter(0.06), pale, tone.lighter(0.08))
        )
        rays = Brush()
        for k in range(14):
            a = 2 * PI * k / 14
            rays.stroke(
                face[0] + 15 * cos(a),
                face[1] + 15 * sin(a),
                face[0] + 24 * cos(a),
                face[1] + 24 * sin(a),
            )
        canvas.line(rays.d, tone, 1.6, 0.6)
        canvas.disc(*face, 13, oklch(0.8, 0.16, 80))
        canvas.disc(*face, 8.5, BLACK_EYE)
        canvas.disc(face[0] - 4, face[1] - 5, 2.6, WHITE)
        canvas.line(f"M{way * 8} -74Q{way * 24} -86 {way * 46} -76", tone.darker(0.14), 5)
        canvas.line(f"M{way * 24} 78v12M{way * 15} 80v11M{way * 33} 77v12", oklch(0.7, 0.1, 80), 6)
    canvas.shape(
        smooth([(0, -54), (-7, -42), (0, -26), (7, -42)], closed=True), oklch(0.42, 0.05, 70)
    )


def swan(canvas: Canvas, chance: Chance) -> None:
    """A swan afloat, wings half raised, ripples under it."""
    white, blue = oklch(0.97, 0.008, 90), oklch(0.78, 0.04, 255)
    canvas.shape(
        smooth(
            [(-66, 8), (-72, -14), (-40, -16), (30, -10), (96, -34), (78, 8), (30, 30), (-30, 30)],
            closed=True,
        ),
        canvas.down(-30, 32, white, blue),
    )
    limb(
        canvas,
        joints("-50 10 19, -74 -24 13, -76 -56 10, -52 -84 8.5, -48 -108 8, -62 -124 9"),
        canvas.linear((-90, 0), (-40, 0), white, blue.lighter(0.08)),
    )
    limb(canvas, ((-58, -126, 10), (-72, -124, 9), (-84, -116, 5)), white)
    canvas.shape(
        polygon([(-80, -124), (-104, -106), (-100, -102), (-80, -112)]), oklch(0.7, 0.17, 50)
    )
    canvas.shape(
        oval(-82, -124, 5, 5) + polygon([(-76, -122), (-84, -120), (-82, -112)]), BLACK_EYE
    )
    canvas.disc(-71, -127, 2, BLACK_EYE)
    wing = [(-36, -8), (-20, -44), (26, -56), (84, -62), (108, -50), (76, -22), (20, 6), (-20, 12)]
    canvas.shape(
        smooth(wing, closed=True),
        canvas.down(-60, 12, white.lighter(0.02), white, blue),
    )
    for k in range(5):
        canvas.line(
            f"M{-16 + k * 9} {-2 - k * 2}Q{30 + k * 8} {-8 - k * 9} {70 + k * 9} {-24 - k * 9}",
            blue,
            2.6,
            0.8,
        )
    fur(canvas, chance, [blue, WHITE], (-10, -14), (34, 22), lean=0.2, count=16, length=13)
    ripple = Brush()
    for k in range(9):
        half = 100 - k * 8
        ripple.stroke(
            -half + chance.near(0, 8), 34 + k * 7, half * chance.between(0.3, 1.0), 34 + k * 7
        )
    canvas.line(ripple.d, white, 2.6, 0.5)


def heron(canvas: Canvas, chance: Chance) -> None:
    """A grey heron on long legs, the neck in an S."""
    grey, white, dark = oklch(0.64, 0.03, 250), oklch(0.95, 0.01, 90), oklch(0.26, 0.03, 265)
    canvas.line("M8 30L4 66L10 108M22 28L30 64L24 108", oklch(0.5, 0.06, 80), 3.6)
    canvas.shape(
        smooth(
            points("-20 -30, -32 -4, -14 26, 20 36, 64 40, 104 56, 70 14, 34 -18, 4 -36"),
            closed=True,
        ),
        canvas.down(-36, 46, grey.lighter(0.1), grey, grey.darker(0.12)),
    )
    limb(
        canvas,
        joints("-14 -18 14, -34 -34 8.5, -22 -60 6.5, -2 -82 6, -8 -104 6, -20 -112 7"),
        canvas.linear((-40, 0), (0, 0), white, grey),
    )
    canvas.shape(
        smooth([(-10, -118), (-24, -118), (-36, -110), (-24, -104), (-10, -106)], closed=True),
        white,
    )
    canvas.shape(polygon([(-32, -113), (-84, -104), (-32, -105)]), oklch(0.76, 0.14, 75))
    canvas.line("M-28 -116Q-6 -122 26 -100M-24 -118Q0 -120 18 -94", dark, 3.4)
    canvas.disc(-26, -112, 2.2, oklch(0.85, 0.15, 95))
    canvas.disc(-26.4, -112, 1.2, BLACK_EYE)
    canvas.line("M-14 -94L-8 -76M-12 -70L-24 -56M-30 -48L-34 -32", dark, 2, 0.7, dash="4 4")
    for k in range(6):
        canvas.line(
            f"M{-4 + k * 8} {-14 + k * 5}Q{30 + k * 8} {0 + k * 6} {58 + k * 8} {22 + k * 6}",
            dark if k > 3 else grey.lighter(0.14),
            3,
            0.6,
        )
    plumes(canvas, (-20, -6), [(-34, 34), (-26, 40), (-16, 40)], white, 2.6, 0.1)
    canvas.line("M-4 108q10 -6 28 0", dark, 2, 0.5)


def rooster(canvas: Canvas, chance: Chance) -> None:
    """A cock with a golden hackle and green sickle feathers."""
    red, gold, green = oklch(0.52, 0.19, 28), oklch(0.74, 0.15, 72), oklch(0.34, 0.07, 175)
    canvas.ellipse(4, 100, 70, 8, oklch(0.15, 0.03, 270), 0.35)
    tips = [(60, -104), (84, -92), (104, -70), (116, -44), (118, -16), (106, 8)]
    plumes(canvas, (34, 0), [(float(x), float(y)) for x, y in tips], green, 15, 0.3)
    plumes(canvas, (34, 0), [(x - 8.0, y + 6.0) for x, y in tips], green.lighter(0.14), 4, 0.3)
    canvas.line(
        "M-6 60L-10 96M16 58L18 96M-10 96l-16 4M-10 96l-4 6M18 96l-16 4M18 96l-4 6M18 96l10 3",
        oklch(0.72, 0.13, 75),
        5,
    )
    canvas.shape(
        smooth(
            points("-42 -52, -52 -10, -46 30, -20 62, 16 64, 44 36, 48 4, 20 -10, -8 -40, -14 -66"),
            closed=True,
        ),
        canvas.down(-60, 64, red.lighter(0.06), red.darker(0.08), green.darker(0.06)),
    )
    canvas.shape(
        smooth(
            [(-40, -76), (-56, -30), (-48, 14), (-20, 22), (0, -6), (-10, -46), (-18, -76)],
            closed=True,
        ),
        canvas.down(-76, 20, gold.lighter(0.08), gold, red),
    )
    hackle = Brush()
    for k in range(22):
        x = -48 + k * 2.2
        hackle.bend(
            -30 + k * 0.5,
            -66 + chance.near(0, 8),
            x + 2,
            -20,
            x + chance.near(0, 4),
            14 + chance.near(0, 8),
        )
    canvas.line(hackle.d, gold.lighter(0.12), 2.8, 0.75)
    canvas.shape(
        smooth([(-8, 4), (26, 0), (48, 22), (30, 44), (0, 36)], closed=True), red.darker(0.1)
    )
    for k in range(4):
        canvas.line(
            f"M{0 + k * 4} {12 + k * 7}Q26 {14 + k * 7} {46 - k * 3} {24 + k * 6}",
            gold if k % 2 else green.lighter(0.1),
            4,
            0.8,
        )
    canvas.shape(oval(-30, -86, 17, 16), red.lighter(0.04))
    comb = points(
        "-46 -98, -50 -116, -40 -108, -36 -126, -28 -110, -20 -124, -16 -106, -8 -112, -14 -94"
    )
    canvas.shape(smooth(comb, closed=True), red.lighter(0.06))
    canvas.shape(smooth([(-42, -80), (-48, -60), (-40, -52), (-34, -66)], closed=True), red)
    canvas.shape(polygon([(-44, -92), (-64, -84), (-44, -80)]), oklch(0.8, 0.13, 82))
    canvas.disc(-34, -90, 4.4, oklch(0.85, 0.15, 85))
    canvas.disc(-34.6, -90, 2.4, BLACK_EYE)


def peacock(canvas: Canvas, chance: Chance) -> None:
    """The tail spread as a wheel of eyes."""
    green, blue = oklch(0.48, 0.1, 165), oklch(0.42, 0.14, 262)
    canvas.shape(
        oval(0, -10, 138, 116),
        canvas.radial((0, 40), 150, oklch(0.36, 0.08, 150), green, oklch(0.4, 0.09, 120)),
    )
    barbs = Brush()
    for k in range(46):
        a = PI * (0.94 + 1.12 * k / 45)
        barbs.stroke(10 * cos(a), 40 + 10 * sin(a), 136 * cos(a), 0 + 124 * sin(a))
    canvas.line(barbs.d, oklch(0.66, 0.11, 130), 1.5, 0.7)
    for ring, (reach, size) in enumerate(((1.0, 10.0), (0.78, 8.5), (0.56, 7.0))):
        count = (17, 14, 11)[ring]
        rims, golds, hearts = Brush(), Brush(), Brush()
        for k in range(count):
            a = PI * (0.95 + 1.1 * (k + 0.5 * (ring % 2)) / (count - 1))
            x, y = 126 * reach * cos(a), 6 + 112 * reach * sin(a)
            rims.dab(x, y)
            golds.dab(x, y + 1)
            hearts.dab(x, y + 2)
        canvas.line(rims.d, oklch(0.78, 0.13, 105), size * 2)
        canvas.line(golds.d, oklch(0.62, 0.12, 60), size * 1.4)
        canvas.line(hearts.d, oklch(0.34, 0.14, 270), size * 0.85)
    canvas.line("M-8 84L-10 112M8 84L10 112", oklch(0.5, 0.05, 70), 4)
    canvas.shape(
        smooth(
            points("0 -50, -14 -30, -20 10, -30 50, -16 88, 16 88, 30 50, 20 10, 14 -30"),
            closed=True,
        ),
        canvas.linear((-30, 0), (30, 0), blue.lighter(0.14), blue, blue.darker(0.14)),
    )
    canvas.shape(oval(0, -54, 15, 15), blue.lighter(0.06))
    fur(
        canvas,
        chance,
        [blue.lighter(0.22), oklch(0.5, 0.12, 190)],
        (0, 30),
        (20, 50),
        lean=PI / 2,
        count=22,
    )
    canvas.line("M-6 -68L-14 -88M0 -70V-92M6 -68L14 -88", blue, 2)
    canvas.line("M-14 -90h0M0 -94h0M14 -90h0", oklch(0.6, 0.13, 220), 6)
    canvas.shape(polygon([(-4, -52), (-20, -44), (-2, -44)]), oklch(0.75, 0.04, 80))
    canvas.shape(oval(-6, -58, 6, 3), WHITE)
    canvas.disc(-6, -58, 2.4, BLACK_EYE)


BIRDS = {"owl": owl, "swan": swan, "heron": heron, "rooster": rooster, "peacock": peacock}
