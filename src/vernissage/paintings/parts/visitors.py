"""Museum visitors, seen from behind, looking."""

from vernissage.paintings.brush.colour import Colour, oklch, palette
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, oval, smooth, trace

HAIR = palette(
    "0.24 0.04 50, 0.62 0.10 75, 0.20 0.01 280, 0.44 0.11 40, 0.80 0.01 250, 0.34 0.06 45"
)


def visitor(
    canvas: Canvas, x: float, base: float, tall: float, tone: Colour, skin: Colour, number: int = 0
) -> None:
    """Someone of this height; the number decides about hair, bag, skirt or trousers."""
    canvas.ellipse(x, base, tall * 0.17, tall * 0.025, oklch(0.15, 0.02, 50), 0.35)
    skirt = number % 3 == 1
    legs = Brush()
    for way in (-1, 1):
        legs.stroke(x + way * tall * 0.035, base - tall * 0.42, x + way * tall * 0.045, base)
    canvas.line(legs.d, skin.darker(0.1) if skirt else oklch(0.26, 0.02, 270), tall * 0.062)
    coat(canvas, x, base, tall, tone, 0.15 if skirt else 0.105, 0.22 if skirt else 0.4)
    canvas.rect(x - tall * 0.022, base - tall * 0.87, tall * 0.044, tall * 0.06, skin)
    head(canvas, x, base - tall * 0.92, tall, number)
    if number % 4 == 2:
        top, low = base - tall * 0.8, base - tall * 0.46
        strap = trace("M", x - tall * 0.08, top, "L", x + tall * 0.1, low)
        canvas.line(strap, oklch(0.32, 0.06, 45), tall * 0.018)
        canvas.rect(
            x + tall * 0.06, base - tall * 0.47, tall * 0.1, tall * 0.09, oklch(0.4, 0.07, 45), r=2
        )


def coat(
    canvas: Canvas, x: float, base: float, tall: float, tone: Colour, hem: float, low: float
) -> None:
    """Shoulders, back and sleeves."""
    left = [(-0.035, 0.85), (-0.1, 0.81), (-0.105, 0.7), (-0.075, 0.56), (-hem, low)]
    side = [(x + dx * tall, base - dy * tall) for dx, dy in left]
    body = smooth(side) + "L" + smooth([(2 * x - px, py) for px, py in reversed(side)])[1:] + "z"
    lit, dim = tone.lighter(0.08), tone.darker(0.08)
    canvas.shape(body, canvas.linear((x - tall * 0.1, 0), (x + tall * 0.1, 0), lit, tone, dim))
    sleeves = Brush()
    for way in (-1, 1):
        shoulder, hand = x + way * tall * 0.095, x + way * tall * 0.11
        elbow = (x + way * tall * 0.135, base - tall * 0.62)
        sleeves.bend(shoulder, base - tall * 0.785, *elbow, hand, base - tall * 0.46)
    canvas.line(sleeves.d, tone.darker(0.05), tall * 0.052)


def head(canvas: Canvas, x: float, y: float, tall: float, number: int) -> None:
    """The back of a head: a bun, long hair or short."""
    tone = HAIR[number * 5 % len(HAIR)]
    canvas.shape(oval(x, y, tall * 0.052, tall * 0.064), tone)
    if number % 3 == 1:
        canvas.shape(oval(x, y - tall * 0.065, tall * 0.028, tall * 0.026), tone.lighter(0.04))
    elif number % 5 == 3:
        canvas.shape(oval(x, y + tall * 0.03, tall * 0.05, tall * 0.075), tone)
    bow = (tall * 0.02, -tall * 0.03, tall * 0.045, -tall * 0.012)
    shine = trace("M", x - tall * 0.025, y - tall * 0.03, "q", *bow)
    canvas.line(shine, tone.lighter(0.14), tall * 0.012, 0.8)
