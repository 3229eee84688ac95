"""Four-footed animals, facing left around 0, 0, about 200 long, their feet at 100."""

from collections.abc import Sequence

from vernissage.paintings.animals.limbs import Joint, fur, joints, limb
from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import WHITE, Colour, oklch
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, points, polygon, smooth, trace

Legs = tuple[Sequence[Joint], ...]


def coat(
    canvas: Canvas, points: list[tuple[float, float]], tone: Colour, top: float, low: float
) -> None:
    """The body: light on the back, shade under the belly."""
    canvas.shape(
        smooth(points, closed=True),
        canvas.down(top, low, tone.lighter(0.1), tone, tone.darker(0.14)),
    )


def legs(canvas: Canvas, far: Legs, near: Legs, tone: Colour, *, first: bool) -> None:
    """The far legs, painted before the body, or the near ones, painted after it."""
    for leg in far if first else near:
        limb(
            canvas,
            leg,
            tone.darker(0.15) if first else canvas.down(0, 100, tone, tone.darker(0.08)),
        )


def ground_shadow(canvas: Canvas, half: float, y: float = 100) -> None:
    """The shade under an animal."""
    canvas.ellipse(0, y, half, half * 0.09, oklch(0.15, 0.03, 270), 0.4)


def horse(canvas: Canvas, chance: Chance) -> None:
    """A bay with a dark mane, one foreleg lifted."""
    tone, dark = oklch(0.5, 0.1, 45), oklch(0.2, 0.02, 40)
    ground_shadow(canvas, 90)
    far: Legs = (
        ((-50, 8, 13), (-64, 36, 8), (-72, 50, 7), (-58, 72, 5), (-54, 82, 6)),
        ((40, 8, 18), (30, 38, 11), (38, 58, 7), (28, 86, 5), (24, 98, 7)),
    )
    near: Legs = (
        ((-40, 10, 15), (-42, 42, 8), (-42, 54, 8), (-43, 86, 5), (-46, 98, 8)),
        ((54, 4, 24), (60, 34, 14), (70, 57, 8), (64, 86, 5), (60, 98, 8)),
    )
    legs(canvas, far, near, tone, first=True)
    tail = Brush()
    for k in range(9):
        tail.bend(66, -20 + k, 92 + k, -10 + k * 4, 78 + k * 2, 60 + chance.near(0, 14))
    canvas.line(tail.d, dark, 4)
    body = points(
        "-116 -60, -110 -72, -94 -92, -82 -110, -68 -110, -50 -92, -36 -62, "
        "-22 -40, 10 -32, 40 -38, 62 -30, 72 -6, 66 20, 40 26, 0 30, -30 26, "
        "-54 14, -62 -10, -68 -36, -78 -56, -92 -54, -106 -48"
    )
    coat(canvas, body, tone, -110, 30)
    legs(canvas, far, near, tone, first=False)
    fur(canvas, chance, [tone.lighter(0.13), tone.darker(0.1)], (6, -6), (60, 24), lean=0.3)
    fur(canvas, chance, [tone.lighter(0.12)], (-58, -52), (14, 34), lean=1.1, count=12)
    canvas.shape(
        polygon([(-80, -106), (-80, -128), (-70, -110)])
        + polygon([(-74, -108), (-70, -126), (-65, -106)]),
        tone.darker(0.06),
    )
    mane = Brush()
    for k in range(16):
        t = k / 15
        x, y = -76 + 52 * t, -110 + 72 * t
        mane.bend(x, y, x + 14, y + 8, x + 8 + chance.near(0, 7), y + 30)
    mane.bend(-78, -110, -92, -104, -92, -88)
    canvas.line(mane.d, dark, 4.5)
    canvas.ellipse(-90, -82, 3.4, 3, dark)
    canvas.disc(-91, -83, 1, WHITE)
    canvas.ellipse(-112, -60, 2.6, 2, dark, 0.8)
    canvas.line("M-112 -52q6 2 10 0M-86 -62q-2 8 -10 10", dark, 1.6, 0.6)
    canvas.line("M-98 -88L-108 -70", WHITE, 3.4, 0.7)


def stag(canvas: Canvas, chance: Chance) -> None:
    """A red deer with branching antlers."""
    tone, dark = oklch(0.48, 0.08, 50), oklch(0.24, 0.03, 45)
    ground_shadow(canvas, 80)
    far: Legs = (
        ((-40, 6, 12), (-46, 36, 6), (-48, 60, 5), (-50, 96, 3.6)),
        ((40, 0, 16), (30, 30, 9), (38, 52, 5.5), (32, 96, 3.6)),
    )
    near: Legs = (
        ((-32, 8, 13), (-30, 40, 6.5), (-30, 62, 5), (-32, 97, 4)),
        ((52, -4, 20), (54, 28, 11), (62, 52, 6), (58, 97, 4)),
    )
    legs(canvas, far, near, tone, first=True)
    for way, shade in ((0.55, dark.lighter(0.16)), (1.0, dark.lighter(0.24))):
        antlers = trace(
            "M",
            -62,
            -110,
            "C",
            -40 * way,
            -140,
            -36 * way,
            -170,
            -64 * way,
            -196,
            "M",
            -46 * way - 6,
            -142,
            "q",
            -22,
            -8,
            -30,
            -26,
            "M",
            -43 * way - 2,
            -162,
            "q",
            26,
            -10,
            30,
            -30,
            "M",
            -60,
            -118,
            "q",
            -26,
            -4,
            -34,
            -22,
            "M",
            -50 * way,
            -182,
            "q",
            10,
            -10,
            8,
            -24,
        )
        canvas.line(antlers, shade, 5 if way == 1.0 else 4)
    body = points(
        "-104 -78, -96 -88, -78 -106, -66 -114, -54 -104, -42 -74, -28 -46, "
        "10 -38, 46 -46, 64 -32, 64 -2, 36 10, -14 18, -40 14, -58 -8, -66 -40, "
        "-74 -64, -88 -68, -100 -70"
    )
    coat(canvas, body, tone, -114, 20)
    legs(canvas, far, near, tone, first=False)
    canvas.shape(
        smooth([(66, -34), (74, -22), (66, -12), (58, -24)], closed=True), oklch(0.9, 0.03, 80)
    )
    fur(canvas, chance, [tone.lighter(0.12), tone.darker(0.1)], (6, -14), (54, 20), lean=0.3)
    fur(
        canvas,
        chance,
        [dark.lighter(0.08), tone.lighter(0.1)],
        (-58, -40),
        (12, 36),
        lean=1.3,
        count=20,
        length=14,
    )
    canvas.shape(
        smooth([(-58, -108), (-36, -122), (-34, -110), (-52, -100)], closed=True), tone.darker(0.05)
    )
    canvas.ellipse(-80, -94, 3, 3, oklch(0.14, 0.01, 0))
    canvas.disc(-81, -95, 0.9, WHITE)
    canvas.ellipse(-103, -78, 4, 3, oklch(0.16, 0.01, 0))


def fox(canvas: Canvas, chance: Chance) -> None:
    """A fox on its way, the brush tipped with white."""
    tone, white, dark = oklch(0.6, 0.15, 48), oklch(0.95, 0.02, 80), oklch(0.22, 0.03, 40)
    ground_shadow(canvas, 100, 62)
    limb(
        canvas,
        ((50, -22, 9), (82, -10, 19), (116, 10, 21), (146, 30, 13), (158, 40, 2)),
        canvas.down(-30, 50, tone.lighter(0.06), tone.darker(0.12)),
    )
    limb(canvas, ((132, 22, 15), (148, 31, 11), (160, 41, 2)), white)
    for far in (
        ((-46, -6, 11), (-58, 22, 6), (-60, 58, 4.5)),
        ((36, -8, 13), (28, 20, 8), (36, 36, 5), (30, 58, 4.5)),
    ):
        limb(canvas, far, dark)
    body = points(
        "-122 -32, -104 -42, -92 -56, -76 -60, -56 -50, -30 -44, 10 -44, 44 -42, "
        "60 -24, 54 -4, 20 6, -20 8, -50 4, -66 -12, -84 -20, -104 -24"
    )
    coat(canvas, body, tone, -60, 10)
    limb(canvas, ((44, -12, 18), (46, 16, 9), (54, 34, 5.5), (50, 60, 5)), tone.darker(0.04))
    limb(canvas, ((-38, -8, 14), (-36, 20, 7), (-38, 60, 5)), tone.darker(0.03))
    limb(canvas, ((-37, 26, 6.5), (-38, 60, 5)), dark)
    limb(canvas, ((52, 34, 5.5), (50, 60, 5)), dark)
    fur(
        canvas,
        chance,
        [tone.lighter(0.12), tone.darker(0.1), white],
        (0, -20),
        (54, 20),
        lean=0.15,
        count=20,
    )
    fur(
        canvas,
        chance,
        [tone.lighter(0.1), tone.darker(0.1)],
        (104, 6),
        (30, 14),
        lean=0.5,
        count=16,
    )
    canvas.shape(
        smooth(
            points("-118 -28, -96 -34, -76 -30, -60 -16, -50 6, -66 -4, -84 -18, -106 -23"),
            closed=True,
        ),
        white,
    )
    for x in (-92, -76):
        canvas.shape(polygon([(x - 4, -52), (x + 2, -84), (x + 16, -54)]), tone)
        canvas.shape(polygon([(x, -56), (x + 3, -76), (x + 11, -56)]), dark)
    canvas.line("M-97 -43q6 -5 11 0", oklch(0.14, 0.01, 0), 3.4)
    canvas.disc(-92, -44, 1, WHITE)
    canvas.ellipse(-121, -32, 4, 3.4, oklch(0.14, 0.01, 0))


def elephant(canvas: Canvas, chance: Chance) -> None:
    """A bull with tusks, the trunk hanging."""
    tone = oklch(0.56, 0.02, 280)
    ground_shadow(canvas, 110)
    for far in (
        ((-38, 20, 22), (-40, 60, 15), (-42, 98, 15)),
        ((52, 20, 24), (46, 60, 15), (44, 98, 15)),
    ):
        limb(canvas, far, tone.darker(0.16))
    tail = "M88 -30q22 30 14 70"
    canvas.line(tail, tone.darker(0.08), 4)
    canvas.line("M102 38l2 12M100 38l-3 12", oklch(0.25, 0.02, 280), 3)
    body = points(
        "-60 -84, -30 -76, 0 -82, 44 -80, 80 -56, 92 -14, 84 30, 40 42, -10 46, -44 38, -60 0"
    )
    coat(canvas, body, tone, -84, 50)
    for near in (
        ((-26, 24, 25), (-24, 62, 17), (-24, 98, 18)),
        ((68, 16, 27), (66, 60, 17), (68, 98, 18)),
    ):
        limb(canvas, near, canvas.down(0, 100, tone, tone.darker(0.1)))
    limb(
        canvas,
        joints("-92 -40 26, -112 0 15, -116 40 11, -112 72 8, -122 90 6, -132 88 4"),
        canvas.down(-60, 90, tone, tone.darker(0.08)),
    )
    canvas.shape(
        smooth(
            [(-64, -92), (-92, -84), (-110, -56), (-108, -24), (-90, -6), (-62, -10), (-44, -50)],
            closed=True,
        ),
        canvas.radial((-90, -60), 70, tone.lighter(0.08), tone),
    )
    canvas.line("M-100 -4Q-128 26 -150 20", oklch(0.93, 0.03, 85), 8)
    ear = points("-60 -84, -34 -92, -10 -70, -6 -30, -22 8, -44 14, -56 -10, -64 -44")
    canvas.shape(
        smooth(ear, closed=True),
        canvas.linear((-60, 0), (0, 0), tone.lighter(0.04), tone.darker(0.12)),
    )
    canvas.line(smooth([(float(x), float(y)) for x, y in ear[1:6]]), tone.darker(0.2), 2, 0.6)
    folds = Brush()
    for k in range(9):
        folds.bend(-122 + k, -6 + k * 10, -113, -2 + k * 10, -104 + k * 0.4, -8 + k * 10)
    for k in range(4):
        folds.bend(-40, 80 + k * 5, -24, 84 + k * 5, -8, 80 + k * 5)
        folds.bend(50, 80 + k * 5, 66, 84 + k * 5, 84, 80 + k * 5)
    canvas.line(folds.d, tone.darker(0.14), 1.8, 0.7)
    fur(
        canvas,
        chance,
        [tone.lighter(0.1), tone.darker(0.08)],
        (28, -24),
        (54, 44),
        lean=1.4,
        count=24,
        length=13,
    )
    canvas.ellipse(-88, -48, 4, 3.4, oklch(0.14, 0.01, 0))
    canvas.line("M-94 -53q6 -4 12 0", tone.darker(0.2), 2)
    canvas.line("M-32 99h16M60 99h16", oklch(0.85, 0.03, 80), 3, 0.6)
