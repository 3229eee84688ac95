"""Legs, necks, tails: a line with a thickness at every point, made into one outline."""

from collections.abc import Sequence

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour
from vernissage.paintings.brush.exact import PI, Point, cos, distance, sin
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, Paint, rows_of, smooth

Joint = tuple[float, float, float]


def joints(text: str) -> list[Joint]:
    """A limb as it is written down: x, y and half thickness of every joint."""
    return [(x, y, half) for x, y, half in rows_of(text)]


def limb(canvas: Canvas, joints: Sequence[Joint], tone: Paint) -> None:
    """A limb through joints of x, y and half thickness."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y, half) in enumerate(joints):
        ax, ay, _ = joints[max(0, i - 1)]
        bx, by, _ = joints[min(len(joints) - 1, i + 1)]
        long = distance((ax, ay), (bx, by)) or 1.0
        nx, ny = -(by - ay) / long * half, (bx - ax) / long * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    canvas.shape(smooth(left + right[::-1], closed=True), tone)


def fur(
    canvas: Canvas,
    chance: Chance,
    tones: Sequence[Colour],
    middle: Point,
    reach: Point,
    *,
    lean: float,
    count: int = 24,
    length: float = 11,
    width: float = 2.4,
) -> None:
    """Short strokes laid with the coat, inside an ellipse."""
    for tone in tones:
        brush = Brush()
        for _ in range(count):
            a, d = chance.between(0, 2 * PI), chance.unit()
            x, y = middle[0] + reach[0] * d * cos(a), middle[1] + reach[1] * d * sin(a)
            turn = lean + chance.near(0, 0.4)
            brush.stroke(x, y, x + length * cos(turn), y + length * sin(turn))
        canvas.line(brush.d, tone, width, 0.38)


def plumes(
    canvas: Canvas, root: Point, tips: Sequence[Point], tone: Paint, width: float, arch: float = 0.4
) -> None:
    """Long curved feathers from one root."""
    brush = Brush()
    for x, y in tips:
        cx, cy = (root[0] + x) / 2, (root[1] + y) / 2 - arch * distance(root, (x, y))
        brush.bend(*root, cx, cy, x, y)
    canvas.line(brush.d, tone, width)
