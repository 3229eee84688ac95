"""Fans, butterflies, masks, mirrors, candle brackets: drawn around 0, 0, about 50 high."""

from vernissage.paintings.brush.colour import WHITE, Colour, oklch, palette
from vernissage.paintings.brush.exact import PI, Point, cos, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import numbers, oval, polygon, polyline, smooth

BRASS = oklch(0.70, 0.11, 82)
TONES = palette(
    "0.48 0.14 28, 0.44 0.10 255, 0.50 0.10 155, 0.62 0.12 60, 0.46 0.12 320, 0.58 0.09 200,"
    "0.36 0.05 280, 0.74 0.12 85"
)


def fan(scene: Scene, tone: Colour, number: int) -> None:
    """A folding fan, open."""
    canvas = scene.canvas
    foot = (0.0, 22.0)
    leaf: list[Point] = []
    for k in range(13):
        a = PI * (1.1 + 0.8 * k / 12)
        leaf.append((foot[0] + 46 * cos(a), foot[1] + 46 * sin(a)))
    inner = [
        (
            foot[0] + 20 * cos(PI * (1.9 - 0.8 * k / 12)),
            foot[1] + 20 * sin(PI * (1.9 - 0.8 * k / 12)),
        )
        for k in range(13)
    ]
    canvas.shape(
        polygon(leaf + inner), canvas.radial(foot, 48, tone.lighter(0.25), tone.lighter(0.1), tone)
    )
    ribs = "".join(f"M{numbers(foot)}L{numbers(p)}" for p in leaf)
    canvas.line(ribs, oklch(0.30, 0.05, 50), 1, 0.7)
    canvas.line(polyline(leaf), BRASS, 2.4)
    petals = Brush()
    for k in range(5):
        a = PI * (1.22 + 0.14 * k)
        petals.dab(foot[0] + 34 * cos(a), foot[1] + 34 * sin(a))
    canvas.line(petals.d, WHITE, 6 + number % 3, 0.8)
    canvas.line(petals.d, oklch(0.6, 0.18, 20), 3)
    canvas.disc(*foot, 3, BRASS)


def sconce(scene: Scene, tone: Colour, number: int) -> None:
    """Candles on a wall bracket."""
    canvas = scene.canvas
    glow = oklch(0.90, 0.12, 85)
    canvas.disc(0, -16, 34, canvas.radial((0.0, -16.0), 34, (0, glow, 0.5), (1, glow, 0)))
    canvas.shape(smooth([(0, 4), (6, 14), (0, 28), (-6, 14)], closed=True), tone)
    arms = "M0 16C-8 26 -20 18 -20 4M0 16C8 26 20 18 20 4M0 14V0"
    canvas.line(arms, BRASS.darker(0.1), 2.4)
    for x in (-20, 0, 20):
        top = -12 if x else -16
        canvas.rect(x - 2.6, top, 5.2, 16, oklch(0.95, 0.02, 90))
        canvas.line(f"M{x - 6} {top + 16}h12", BRASS, 3)
        canvas.shape(
            smooth(
                [(x, top - 11), (x + 2.6, top - 4), (x, top - 1), (x - 2.6, top - 4)], closed=True
            ),
            oklch(0.86, 0.16, 75),
        )


def looking_glass(scene: Scene, tone: Colour, number: int, tall: float = 1.0) -> None:
    """A mirror in a carved oval."""
    canvas = scene.canvas
    canvas.ellipse(1.5, 2.5, 22, 28 * tall, oklch(0.2, 0.02, 50), 0.3)
    canvas.ellipse(
        0,
        0,
        22,
        28 * tall,
        canvas.linear((-20, -20), (20, 20), BRASS.lighter(0.14), BRASS.darker(0.12)),
    )
    canvas.line(oval(0, 0, 19, 25 * tall), BRASS.darker(0.22), 3, dash="0 4.4")
    glass = oklch(0.84, 0.03, 220)
    canvas.ellipse(
        0,
        0,
        15.5,
        21 * tall,
        canvas.linear((-12, -18), (12, 18), glass.lighter(0.1), glass, tone.lighter(0.2)),
    )
    canvas.line(
        f"M-8 {-8 * tall:.0f}L2 {-16 * tall:.0f}M-9 {2 * tall:.0f}L7 {-12 * tall:.0f}",
        WHITE,
        1.6,
        0.7,
    )


def butterfly(scene: Scene, tone: Colour, number: int) -> None:
    """A butterfly under glass."""
    canvas = scene.canvas
    canvas.rect(-30, -25, 60, 50, oklch(0.40, 0.06, 48), r=2)
    canvas.rect(-26, -21, 52, 42, oklch(0.95, 0.02, 88))
    dark = oklch(0.22, 0.03, 50)
    for way in (-1, 1):
        upper = [(way * 1.5, -4), (way * 6, -15), (way * 20, -17), (way * 21, -6), (way * 10, 1)]
        lower = [(way * 1.5, 0), (way * 12, 2), (way * 16, 10), (way * 9, 16), (way * 2, 7)]
        canvas.shape(smooth(upper, closed=True) + smooth(lower, closed=True), tone)
        canvas.line(smooth(upper, closed=True) + smooth(lower, closed=True), dark, 1.6)
        canvas.disc(way * 15, -10, 2.6, tone.lighter(0.3))
        canvas.disc(way * 10, 8, 2, oklch(0.85, 0.14, 85))
    canvas.line("M0 -8V9", dark, 2.6)
    canvas.line("M0 -9Q-3 -15 -6 -17M0 -9Q3 -15 6 -17", dark, 0.9)


def disguise(scene: Scene, tone: Colour, number: int) -> None:
    """A carnival mask with ribbons."""
    canvas = scene.canvas
    canvas.line("M-24 0Q-30 14 -26 26M24 0Q30 14 26 26", tone, 3)
    form = [(-27, -10), (0, -6), (27, -10), (22, 10), (6, 9), (0, 2), (-6, 9), (-22, 10)]
    canvas.shape(
        smooth([(float(x), float(y)) for x, y in form], closed=True),
        canvas.linear((-27, 0), (27, 0), oklch(0.95, 0.02, 90), tone.lighter(0.15)),
    )
    canvas.shape(oval(-12, 0, 6.5, 4) + oval(12, 0, 6.5, 4), oklch(0.15, 0.02, 50))
    canvas.line("M-26 -9Q0 -4 26 -9", BRASS, 2.4)
    for k in range(5):
        canvas.line(
            f"M{-6 + k * 3} -8Q{-18 + k * 9} -22 {-20 + k * 10} {-28 - (k % 2) * 4}",
            tone.lighter(0.1 * (k % 2)),
            3.4,
        )
