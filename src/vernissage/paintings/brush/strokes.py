"""Brush strokes: many strokes of one tone are one path, which keeps a picture small."""

from collections.abc import Callable, Sequence

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour
from vernissage.paintings.brush.exact import PI, Point, cos, sin
from vernissage.paintings.brush.svg import Canvas

Spot = Callable[[], Point]
Angle = Callable[[float, float], float]


class Brush:
    """Strokes gathered for one pass of one tone.

    They are written from left to right as whole steps from stroke to stroke: within one tone the
    order cannot be seen, and short steps make a small picture.
    """

    def __init__(self) -> None:
        self.strokes: list[tuple[int, ...]] = []

    def dab(self, x: float, y: float) -> None:
        """A round touch."""
        self.strokes.append((round(x), round(y)))

    def stroke(self, x: float, y: float, x2: float, y2: float) -> None:
        """A straight stroke from x, y to x2, y2."""
        self.strokes.append((round(x), round(y), round(x2), round(y2)))

    def bend(self, x: float, y: float, cx: float, cy: float, x2: float, y2: float) -> None:
        """A stroke from x, y to x2, y2, drawn towards cx, cy on its way."""
        self.strokes.append((round(x), round(y), round(cx), round(cy), round(x2), round(y2)))

    @property
    def d(self) -> str:
        """All strokes as one path."""
        out = ""
        at = (0, 0)
        for x, y, *rest in sorted(self.strokes):
            out += ("m" if out else "M") + pair(x - at[0], y - at[1]) + run(x, y, rest)
            at = (rest[-2], rest[-1]) if rest else (x, y)
        return out


def pair(dx: int, dy: int) -> str:
    """A step as SVG writes it; a minus sign needs no space before it."""
    return f"{dx}{dy}" if dy < 0 else f"{dx} {dy}"


def run(x: int, y: int, rest: Sequence[int]) -> str:
    """The stroke itself, from its start: a dab, a straight or a bent one."""
    if not rest:
        return "h0"
    steps = [pair(rest[i] - x, rest[i + 1] - y) for i in range(0, len(rest), 2)]
    if len(steps) == 2:
        return f"q{steps[0]}{steps[1] if steps[1][0] == '-' else ' ' + steps[1]}"
    if rest[1] == y:
        return f"h{rest[0] - x}"
    return f"v{rest[1] - y}" if rest[0] == x else f"l{steps[0]}"


def lay(
    canvas: Canvas,
    chance: Chance,
    tones: Sequence[Colour],
    spot: Spot,
    *,
    count: int,
    length: float,
    width: float,
    angle: float | Angle = 0.0,
    jitter: float = 0.15,
    opacity: float = 1,
) -> None:
    """One pass for each tone: strokes of about this length at places that `spot` gives.

    Lengths and leanings are picked from a few, which compresses well and looks no poorer.
    """
    leans = [jitter * k for k in (-0.8, -0.3, 0.0, 0.3, 0.8)]
    reaches = [length * k for k in (0.36, 0.5, 0.62)]
    for colour in tones:
        brush = Brush()
        for _ in range(max(1, round(count * canvas.detail / len(tones)))):
            x, y = spot()
            lean = angle(x, y) if callable(angle) else angle
            lean += chance.pick(leans)
            half = chance.pick(reaches)
            dx, dy = cos(lean) * half, sin(lean) * half
            x, y = round(x - dx), round(y - dy)
            brush.stroke(x, y, x + 2 * dx, y + 2 * dy)
        canvas.line(brush.d, colour, width, opacity)


def dabs(
    canvas: Canvas,
    tones: Sequence[Colour],
    spot: Spot,
    *,
    count: int,
    width: float,
    opacity: float = 1,
) -> None:
    """Round touches of the brush, one pass for each tone."""
    for colour in tones:
        brush = Brush()
        for _ in range(max(1, round(count * canvas.detail / len(tones)))):
            brush.dab(*spot())
        canvas.line(brush.d, colour, width, opacity)


def inside(chance: Chance, x: float, y: float, w: float, h: float) -> Spot:
    """Places in a rectangle, all equally likely."""
    return lambda: (chance.between(x, x + w), chance.between(y, y + h))


def around(chance: Chance, x: float, y: float, rx: float, ry: float) -> Spot:
    """Places in an ellipse, denser in the middle."""

    def spot() -> Point:
        turn, reach = chance.between(0, 2 * PI), chance.unit()
        return x + rx * reach * cos(turn), y + ry * reach * sin(turn)

    return spot


def ridge(
    chance: Chance, left: float, right: float, *, rough: float, steps: int = 5
) -> list[float]:
    """Heights of a skyline by midpoint displacement; every step doubles their number."""
    line = [left, right]
    for _ in range(steps):
        line = [
            v
            for i in range(len(line) - 1)
            for v in (line[i], (line[i] + line[i + 1]) / 2 + chance.near(0, rough))
        ] + [line[-1]]
        rough *= 0.55
    return line


def height_at(line: Sequence[float], share: float) -> float:
    """The height of a skyline at a share of its width."""
    place = min(max(share, 0.0), 0.9999) * (len(line) - 1)
    i = int(place)
    return line[i] + (line[i + 1] - line[i]) * (place - i)
