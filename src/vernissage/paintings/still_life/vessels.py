"""Turned things: jugs, vases, bottles, bowls, glasses, candles, drawn as bodies of revolution."""

from collections.abc import Sequence

from vernissage.paintings.brush.colour import WHITE, Colour, oklch, palette
from vernissage.paintings.brush.exact import Point
from vernissage.paintings.brush.mood import GLOW, Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import numbers, oval, points, smooth, trace

GLAZES = palette(
    "0.62 0.07 60, 0.48 0.09 240, 0.90 0.02 90, 0.46 0.08 165, 0.55 0.13 35, 0.72 0.06 200,"
    "0.38 0.06 280, 0.80 0.09 85"
)
GLASS = palette("0.40 0.08 150, 0.34 0.05 110, 0.38 0.08 45, 0.30 0.05 260")


def cast(scene: Scene, x: float, base: float, half: float, long: float = 1.6) -> None:
    """The shadow a thing throws away from the light."""
    canvas = scene.canvas
    cx = x - scene.side * half * long * 0.55
    dark = oklch(0.14, 0.02, 50)
    canvas.ellipse(
        cx,
        base,
        half * (0.75 + long * 0.5),
        half * 0.24,
        canvas.linear(
            (x, 0), (x - scene.side * half * (1 + long), 0), (0, dark, 0.6), (1, dark, 0)
        ),
    )


def turned(
    scene: Scene,
    x: float,
    base: float,
    size: float,
    form: Sequence[Point],
    tone: Colour,
    *,
    gloss: float = 0.5,
) -> None:
    """A body from a list of heights and half widths, both in shares of its size."""
    canvas = scene.canvas
    left = [(x - r * size, base - y * size) for y, r in form]
    right = [(x + r * size, base - y * size) for y, r in reversed(form)]
    wide = max(r for _, r in form) * size
    s = scene.side
    paint = canvas.linear(
        (x + s * wide, 0),
        (x - s * wide, 0),
        tone.darker(0.02),
        tone.lighter(0.12),
        tone,
        tone.darker(0.13),
        tone.darker(0.2),
        tone.darker(0.12),
    )
    canvas.shape(smooth(left) + "L" + smooth(right)[1:] + "z", paint)
    brush = Brush()
    for k in range(5):
        i = 1 + k * (len(form) - 2) // 5
        y, r = form[i]
        brush.bend(
            x - s * r * size * 0.7,
            base - y * size,
            x,
            base - y * size + size * 0.05,
            x + s * r * size * 0.4,
            base - y * size + size * 0.02,
        )
    canvas.line(brush.d, tone.lighter(0.05), size * 0.03, 0.3)
    if gloss:
        y, r = form[len(form) // 2]
        canvas.line(
            trace(
                "M",
                x + s * r * size * 0.52,
                base - y * size - size * 0.08,
                "q",
                s * size * 0.03,
                size * 0.08,
                0,
                size * 0.16,
            ),
            WHITE,
            size * 0.035,
            gloss,
        )


JUG = points("0 0.2, 0.04 0.23, 0.25 0.33, 0.5 0.33, 0.7 0.2, 0.86 0.15, 0.96 0.18, 1.0 0.2")


VASE = points("0 0.18, 0.05 0.19, 0.3 0.3, 0.55 0.34, 0.78 0.22, 0.9 0.14, 1.0 0.2")


TALL_VASE = points("0 0.15, 0.04 0.16, 0.3 0.17, 0.6 0.2, 0.85 0.17, 1.0 0.2")


BOTTLE = points(
    "0 0.14, 0.03 0.155, 0.3 0.155, 0.52 0.15, 0.64 0.07, 0.78 0.05, 0.97 0.05, 1.0 0.06"
)


BOWL = points("0 0.28, 0.05 0.3, 0.12 0.24, 0.2 0.5, 0.4 0.78, 0.6 0.92")


def jug(scene: Scene, x: float, base: float, size: float) -> None:
    """A glazed jug with a handle."""
    tone = scene.chance.pick(GLAZES)
    s = -scene.side
    cast(scene, x, base, size * 0.3)
    handle = trace(
        "M",
        x + s * size * 0.16,
        base - size * 0.88,
        "q",
        s * size * 0.34,
        -size * 0.02,
        s * size * 0.18,
        size * 0.42,
    )
    scene.canvas.line(handle, tone.darker(0.13), size * 0.07)
    turned(scene, x, base, size, JUG, tone)
    scene.canvas.ellipse(x, base - size, size * 0.2, size * 0.045, tone.darker(0.22))
    scene.canvas.line(
        oval(x, base - size, size * 0.2, size * 0.045), tone.lighter(0.08), size * 0.022
    )
    if scene.chance.one_in(2):
        band(scene, x, base - size * 0.42, size * 0.32, tone)


def band(scene: Scene, x: float, y: float, half: float, tone: Colour) -> None:
    """A painted ornament round the belly."""
    ink = tone.darker(0.25) if tone.light > 0.6 else tone.lighter(0.3)
    curve = (
        f"M{numbers((x - half * 0.96, y))}q{numbers((half * 0.96, half * 0.32, half * 1.92, 0))}"
    )
    scene.canvas.line(curve, ink, half * 0.05)
    scene.canvas.line(
        curve.replace(numbers((x - half * 0.96, y)), numbers((x - half * 0.96, y - half * 0.22))),
        ink,
        half * 0.16,
        0.8,
        dash=f"0 {numbers((half * 0.27,))}",
    )


def vase(scene: Scene, x: float, base: float, size: float, *, tall: bool = False) -> None:
    """A round or a tall vase, perhaps with a painted band."""
    tone = scene.chance.pick(GLAZES)
    cast(scene, x, base, size * 0.3)
    turned(scene, x, base, size, TALL_VASE if tall else VASE, tone)
    if scene.chance.one_in(2):
        band(scene, x, base - size * (0.5 if tall else 0.55), size * (0.19 if tall else 0.33), tone)
    scene.canvas.ellipse(x, base - size, size * 0.2, size * 0.04, tone.darker(0.25))


def bottle(scene: Scene, x: float, base: float, size: float) -> None:
    """A bottle with a label."""
    tone = scene.chance.pick(GLASS)
    cast(scene, x, base, size * 0.16, 2.4)
    turned(scene, x, base, size, BOTTLE, tone, gloss=0.8)
    s = scene.side
    scene.canvas.line(
        f"M{numbers((x - s * size * 0.1, base - size * 0.06))}v{numbers((-size * 0.42,))}",
        tone.lighter(0.25),
        size * 0.02,
        0.5,
    )
    scene.canvas.rect(
        x - size * 0.13, base - size * 0.4, size * 0.26, size * 0.2, oklch(0.9, 0.03, 85), 0.85
    )
    scene.canvas.line(
        trace(
            "M",
            x - size * 0.08,
            base - size * 0.33,
            "h",
            size * 0.16,
            "m",
            -size * 0.16,
            size * 0.06,
            "h",
            size * 0.12,
        ),
        oklch(0.45, 0.08, 30),
        size * 0.02,
    )


def glass(scene: Scene, x: float, base: float, size: float) -> None:
    """A stemmed glass with wine in it."""
    canvas = scene.canvas
    wine = scene.chance.pick(palette("0.36 0.14 20, 0.80 0.11 92, 0.62 0.14 40"))
    cast(scene, x, base, size * 0.22)
    pale = oklch(0.9, 0.02, 220)
    canvas.ellipse(x, base, size * 0.2, size * 0.05, pale, 0.5)
    canvas.line(f"M{numbers((x, base))}V{numbers((base - size * 0.45,))}", pale, size * 0.035, 0.7)
    cup = [
        (x - size * 0.19, base - size),
        (x - size * 0.23, base - size * 0.7),
        (x, base - size * 0.44),
        (x + size * 0.23, base - size * 0.7),
        (x + size * 0.19, base - size),
    ]
    canvas.shape(smooth(cup) + "z", pale, 0.22)
    fill = [
        (x - size * 0.225, base - size * 0.74),
        (x - size * 0.2, base - size * 0.6),
        (x, base - size * 0.46),
        (x + size * 0.2, base - size * 0.6),
        (x + size * 0.225, base - size * 0.74),
    ]
    canvas.shape(
        smooth(fill) + "z",
        canvas.linear(
            (x - size * 0.2, 0), (x + size * 0.2, 0), wine.darker(0.08), wine.lighter(0.1)
        ),
        0.9,
    )
    canvas.ellipse(x, base - size * 0.74, size * 0.225, size * 0.045, wine.lighter(0.1))
    canvas.line(oval(x, base - size, size * 0.19, size * 0.04), pale, size * 0.018, 0.8)
    canvas.line(
        f"M{numbers((x + scene.side * size * 0.13, base - size * 0.92))}v{numbers((size * 0.26,))}",
        WHITE,
        size * 0.03,
        0.7,
    )


def candle(scene: Scene, x: float, base: float, size: float) -> None:
    """A burning candle on a brass stick."""
    canvas, brass = scene.canvas, oklch(0.68, 0.11, 82)
    cast(scene, x, base, size * 0.2)
    form = points("0 0.22, 0.03 0.22, 0.06 0.06, 0.2 0.05, 0.26 0.09, 0.3 0.05, 0.38 0.1")
    turned(scene, x, base, size, form, brass, gloss=0.4)
    wax = oklch(0.93, 0.03, 88)
    canvas.rect(
        x - size * 0.055,
        base - size * 0.82,
        size * 0.11,
        size * 0.45,
        canvas.linear(
            (x + scene.side * size * 0.06, 0),
            (x - scene.side * size * 0.06, 0),
            wax,
            wax.darker(0.2),
        ),
        r=size * 0.02,
    )
    flame = (x, base - size * 0.93)
    canvas.disc(*flame, size * 0.8, canvas.radial(flame, size * 0.8, (0, GLOW, 0.5), (1, GLOW, 0)))
    canvas.shape(
        smooth(
            [
                (x, base - size * 1.04),
                (x + size * 0.05, base - size * 0.9),
                (x, base - size * 0.83),
                (x - size * 0.05, base - size * 0.9),
            ],
            closed=True,
        ),
        oklch(0.93, 0.11, 92),
    )


def bowl(scene: Scene, x: float, base: float, size: float) -> None:
    """A footed bowl; what lies in it is painted first by the caller."""
    tone = scene.chance.pick(GLAZES)
    turned(scene, x, base, size, BOWL, tone)
    scene.canvas.line(
        trace(
            "M", x - size * 0.92, base - size * 0.6, "q", size * 0.92, size * 0.24, size * 1.84, 0
        ),
        tone.lighter(0.12),
        size * 0.05,
    )
    if scene.chance.one_in(2):
        scene.canvas.line(
            trace(
                "M", x - size * 0.8, base - size * 0.45, "q", size * 0.8, size * 0.22, size * 1.6, 0
            ),
            oklch(0.42, 0.12, 255),
            size * 0.1,
            0.8,
            dash=f"0 {numbers((size * 0.17,))}",
        )
