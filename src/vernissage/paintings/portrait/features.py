"""Eyes, brows, nose, mouth, beard and glasses of a head; the measure is that of `head`."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import WHITE, Colour, oklch
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, oval, polygon, smooth, trace
from vernissage.paintings.portrait.sitter import Sitter

ROSE = oklch(0.58, 0.15, 25)
EYES = (
    oklch(0.36, 0.06, 50),
    oklch(0.28, 0.04, 45),
    oklch(0.45, 0.06, 240),
    oklch(0.42, 0.06, 140),
    oklch(0.30, 0.04, 40),
)


def eye(canvas: Canvas, who: Sitter, way: int, light: int) -> None:
    """One eye, `way` -1 for the left: almond, iris, lids."""
    t = who.turn
    child = who.age == "child"
    x, y = way * 28.5 + t * 18, 2.0 if child else -8.0
    half = (15.5 if child else 14.5) * (1 - 0.22 * t * way)
    up, down = (8.5, 6.5) if child else (6.8, 5.2)
    inner = -way
    almond = trace(
        "M",
        x + inner * half,
        y + 2,
        "Q",
        x + inner * half * 0.3,
        y - up * 1.75,
        x - inner * half,
        y,
        "Q",
        x - inner * half * 0.1,
        y + down * 1.9,
        x + inner * half,
        y + 2,
        "z",
    )
    white = Colour(min(0.9, who.skin.light * 0.45 + 0.5), 0.002, 0.008)
    canvas.shape(almond, white if way == light else white.darker(0.1))
    iris = EYES[1] if who.skin.light < 0.6 else EYES[round(who.hair.light * 50) % 5]
    ix = x + t * 3.2
    canvas.disc(ix, y - 0.4, up * 0.86, iris)
    canvas.disc(ix, y - 0.4, up * 0.42, oklch(0.12, 0.01, 50))
    canvas.disc(ix + light * 2.2, y - 2.6, 1.4, WHITE, 0.9)
    lid = trace(
        "M",
        x + inner * half,
        y + 2.2,
        "Q",
        x + inner * half * 0.3,
        y - up * 1.8,
        x - inner * half * 1.06,
        y + 0.5,
    )
    canvas.line(lid, who.deep, 3)
    canvas.line(
        trace(
            "M",
            x + inner * half * 0.9,
            y - 4,
            "Q",
            x + inner * half * 0.1,
            y - up * 2.7,
            x - inner * half * 1.05,
            y - 4.5,
        ),
        who.shade.mix(who.deep, 0.3),
        2,
        0.7,
    )
    canvas.line(
        trace(
            "M",
            x + inner * half * 0.8,
            y + 4,
            "Q",
            x,
            y + down * 1.7,
            x - inner * half * 0.9,
            y + 2,
        ),
        who.shade.mix(who.deep, 0.3),
        1.6,
        0.6,
    )
    brow(canvas, who, x, y, half, inner)


def brow(canvas: Canvas, who: Sitter, x: float, y: float, half: float, inner: int) -> None:
    """The brow over one eye."""
    tone = who.hair.mix(who.deep, 0.4) if who.hair.light < 0.7 else who.hair.mix(who.shade, 0.45)
    thick = 3.2 if who.woman or who.age == "child" else 5.2
    top = y - (21 if who.woman else 17)
    points = [
        (x + inner * half * 1.05, top + 5),
        (x + inner * half * 0.4, top - thick * 0.2),
        (x - inner * half * 0.6, top - 2),
        (x - inner * half * 1.35, top + 5),
        (x - inner * half * 0.5, top + thick * 0.6),
        (x + inner * half * 0.5, top + thick * 1.05),
    ]
    canvas.shape(smooth(points, closed=True), tone, 0.85)


def nose(canvas: Canvas, who: Sitter, light: int) -> None:
    """One plane in shade, a wing, two nostrils, light down the ridge."""
    t = who.turn
    s = -light
    tip = t * 27
    long = 30 if who.age == "child" else 37
    wide = 15 if who.woman or who.age == "child" else 18
    wide += 3 if who.skin.light < 0.5 else 0
    ridge = [
        (t * 14 + s * 2, -18),
        (tip + s * 3, long - 9),
        (tip + s * 5, long),
        (tip + s * wide, long + 1),
        (tip + s * wide * 0.9, long - 8),
        (t * 14 + s * 11, -8),
    ]
    canvas.shape(smooth(ridge, closed=True), who.shade, 0.5)
    canvas.line(
        trace("M", t * 14 + light * 2, -20, "Q", t * 16 + light * 2, 8, tip + light * 2, long - 8),
        who.lit.lighter(0.04),
        5,
        0.5,
    )
    canvas.disc(tip + light * 2.5, long - 5, 4.5, who.lit.lighter(0.09), 0.55)
    canvas.shape(oval(tip, long + 5, wide * 0.95, 4.2), who.shade, 0.55)
    for way in (-1, 1):
        canvas.line(
            f"M{tip + way * wide * 0.95:.1f} {long - 7}q{way * 4} 7 {-way * 5} 10",
            who.shade.mix(who.deep, 0.3),
            2.2,
            0.75,
        )
        canvas.ellipse(tip + way * wide * 0.45, long + 3, 4, 2, who.deep, 0.8)


def mouth(canvas: Canvas, who: Sitter, light: int) -> None:
    """Both lips; the corners rise with the smile."""
    t = who.turn * 22
    y = 58 if who.age == "child" else 63
    half = 19 if who.woman or who.age == "child" else 23
    rise = who.smile * 3.5
    red = who.skin.mix(ROSE, 0.62 if who.woman else 0.36)
    a, b = (t - half, y - rise), (t + half, y - rise)
    upper = trace(
        "M",
        a[0],
        a[1],
        "Q",
        t - half * 0.45,
        y - 7,
        t - 5,
        y - 7.5,
        "Q",
        t,
        y - 4.5,
        t + 5,
        y - 7.5,
        "Q",
        t + half * 0.45,
        y - 7,
        b[0],
        b[1],
        "Q",
        t,
        y + 3,
        a[0],
        a[1],
        "z",
    )
    lower = trace(
        "M",
        a[0] + 2,
        a[1],
        "Q",
        t,
        y + 3,
        b[0] - 2,
        b[1],
        "Q",
        t + half * 0.5,
        y + 11,
        t,
        y + 11,
        "Q",
        t - half * 0.5,
        y + 11,
        a[0] + 2,
        a[1],
        "z",
    )
    canvas.shape(oval(t, y + 16, half * 0.7, 4.5), who.shade, 0.45)
    canvas.shape(lower, red.lighter(0.03))
    canvas.shape(upper, red.darker(0.08))
    canvas.line(
        f"M{a[0] - 1:.1f} {a[1]:.1f}Q{t:.1f} {y + 3.4:.1f} {b[0] + 1:.1f} {b[1]:.1f}",
        who.deep.mix(ROSE, 0.25),
        2,
        0.9,
    )
    canvas.ellipse(t + light * 4, y + 6, half * 0.3, 2, who.lit.lighter(0.1), 0.4)
    canvas.line(f"M{t:.1f} {y - 17:.1f}v6", who.shade, 4, 0.28)


def beard(canvas: Canvas, chance: Chance, who: Sitter) -> None:
    """A full or pointed beard, or a moustache alone."""
    t = who.turn * 20
    dark, light = who.hair.darker(0.08), who.hair.lighter(0.09)
    if who.beard in ("full", "pointed"):
        low = 128 if who.beard == "full" else 138
        wide = 40 if who.beard == "full" else 24
        shape = [
            (-68, 10),
            (-60, 46),
            (t - 24, 52),
            (t - 22, 72),
            (t, 76),
            (t + 22, 72),
            (t + 24, 52),
            (60, 46),
            (68, 10),
            (64, 60),
            (t + wide, 106),
            (t, low),
            (t - wide, 106),
            (-64, 60),
        ]
        canvas.shape(smooth(shape, closed=True), who.hair)
        for tone in (dark, light):
            brush = Brush()
            for _ in range(16):
                x = chance.between(-50, 50)
                y = 84 + chance.between(-14, 16) - abs(x) * 0.5
                brush.bend(x + t * 0.6, y, x * 0.95 + t, y + 14, x * 0.7 + t, y + 28)
            canvas.line(brush.d, tone, 2.6, 0.75)
        mouth_gap(canvas, who)
    whiskers = polygon(
        [
            (t, 46),
            (t + 10, 47),
            (t + 30, 58),
            (t + 34, 68),
            (t + 16, 60),
            (t, 57),
            (t - 16, 60),
            (t - 34, 68),
            (t - 30, 58),
            (t - 10, 47),
        ]
    )
    canvas.shape(whiskers, who.hair.lighter(0.03))


def mouth_gap(canvas: Canvas, who: Sitter) -> None:
    """The mouth seen again in a beard."""
    t = who.turn * 22
    canvas.shape(oval(t, 66, 15, 5), who.skin.mix(ROSE, 0.42).darker(0.05))
    canvas.line(f"M{t - 14:.1f} 65q14 4 28 0", who.deep, 2, 0.9)


def glasses(canvas: Canvas, who: Sitter) -> None:
    """Two round lenses in a thin rim."""
    t = who.turn * 18
    d = oval(-28.5 + t, -6, 21, 18) + oval(28.5 + t, -6, 21, 18) + f"M{t - 8:.1f} -8q8 -6 16 0"
    canvas.line(d, oklch(0.62, 0.09, 80), 2.4)
    canvas.shape(oval(-28.5 + t, -6, 20, 17) + oval(28.5 + t, -6, 20, 17), WHITE, 0.1)
