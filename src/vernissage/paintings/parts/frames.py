"""Four frames, told apart by profile and corner, and the white mat."""

from vernissage.paintings.brush.colour import Colour, oklch
from vernissage.paintings.brush.exact import Point, cos, sin
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, box, oval, polygon, polyline, quarter, trace

WIDTH = 11.0
GOLD, SILVER = oklch(0.74, 0.12, 84), oklch(0.74, 0.012, 250)
SHELL, WOOD = oklch(0.90, 0.035, 55), oklch(0.40, 0.07, 45)
TONES = {"G": GOLD, "S": SILVER, "H": SHELL, "W": WOOD}


def corners(w: float, h: float, inset: float) -> list[tuple[float, float, int, int]]:
    """The four corners, and the way into the picture from each."""
    return [
        (inset, inset, 1, 1),
        (w - inset, inset, -1, 1),
        (w - inset, h - inset, -1, -1),
        (inset, h - inset, 1, -1),
    ]


def ring(w: float, h: float, inset: float) -> str:
    """The outline of the picture, this far in from its edge."""
    return box(inset, inset, w - 2 * inset, h - 2 * inset)


def base(canvas: Canvas, w: float, h: float, tone: Colour, width: float) -> None:
    """Four mitred sides, lit from the upper left."""
    t = width
    canvas.shape(
        polygon([(0, 0), (w, 0), (w - t, t), (t, t)]), canvas.down(0, t, tone.lighter(0.1), tone)
    )
    canvas.shape(
        polygon([(0, 0), (t, t), (t, h - t), (0, h)]),
        canvas.linear((0, 0), (t, 0), tone.lighter(0.05), tone),
    )
    canvas.shape(
        polygon([(w, 0), (w, h), (w - t, h - t), (w - t, t)]),
        canvas.linear((w - t, 0), (w, 0), tone, tone.darker(0.12)),
    )
    canvas.shape(
        polygon([(0, h), (t, h - t), (w - t, h - t), (w, h)]),
        canvas.down(h - t, h, tone, tone.darker(0.16)),
    )


def frame(canvas: Canvas, letter: str, w: float, h: float, pixel: float) -> float:
    """Draws the frame and gives the width it takes; `pixel` is the size of a screen pixel."""
    if min(w, h) / pixel < 64:
        return plain(canvas, letter, w, h, max(WIDTH * 0.6, 4 * pixel))
    base(canvas, w, h, TONES[letter], WIDTH)
    FRAMES[letter](canvas, w, h)
    canvas.line(ring(w, h, WIDTH), oklch(0.2, 0.03, 50), 1.2, 0.7, cap="square")
    canvas.line(ring(w, h, 0.4), TONES[letter].darker(0.25), 1, 0.7, cap="square")
    return WIDTH


def plain(canvas: Canvas, letter: str, w: float, h: float, width: float) -> float:
    """For the smallest sizes: an edge and one unmistakable corner."""
    tone = TONES[letter]
    base(canvas, w, h, tone, width)
    r = width * 1.3
    for x, y, dx, dy in corners(w, h, 0):
        cx, cy = x + dx * width * 0.75, y + dy * width * 0.75
        if letter == "G":
            canvas.disc(cx, cy, r, tone.darker(0.22))
        elif letter == "S":
            canvas.rect(cx - r, cy - r, r * 2, r * 2, oklch(0.3, 0.02, 260))
        elif letter == "H":
            canvas.shape(quarter(x, y, dx * r * 2.4, dy * r * 2.4), oklch(0.66, 0.11, 30))
        else:
            canvas.line(
                polyline([(x, y), (x + dx * width, y + dy * width)]),
                oklch(0.2, 0.03, 40),
                width * 0.2,
            )
    canvas.line(ring(w, h, width), oklch(0.2, 0.03, 50), width * 0.12, 0.8, cap="square")
    return width


def gold(canvas: Canvas, w: float, h: float) -> None:
    """Scallop beads all round and a rosette in each corner."""
    canvas.line(ring(w, h, 2.2), GOLD.darker(0.18), 1.2)
    canvas.line(ring(w, h, 5.6), GOLD.darker(0.28), 5.6, dash="0 6.6")
    canvas.line(ring(w, h, 5.2), GOLD.lighter(0.16), 3.4, dash="0 6.6")
    canvas.line(ring(w, h, 9.4), GOLD.lighter(0.12), 1.4)
    for x, y, dx, dy in corners(w, h, 7.6):
        canvas.disc(x, y, 9.8, GOLD.darker(0.3))
        canvas.line(oval(x, y, 5.4, 5.4), GOLD.lighter(0.08), 4.4, dash="0 4.8")
        canvas.disc(x, y, 3.8, GOLD.darker(0.2))
        canvas.disc(x - 0.6 * dx * dx, y - 0.6 * dy * dy, 2.2, GOLD.lighter(0.18))


def silver(canvas: Canvas, w: float, h: float) -> None:
    """Parallel flutes; the corners are blocks in steps."""
    dark, light = oklch(0.32, 0.02, 260), oklch(0.96, 0.005, 250)
    for inset in (2.0, 5.0, 8.0):
        canvas.line(ring(w, h, inset), dark, 1.3, cap="square")
        canvas.line(ring(w, h, inset + 1.3), light, 1.1, cap="square")
    for x, y, dx, dy in corners(w, h, 0):
        for size, tone in ((20.0, dark), (15.0, SILVER), (10.5, dark), (6.0, light)):
            canvas.shape(
                box(min(x, x + dx * size), min(y, y + dy * size * 0.8), size, size * 0.8), tone
            )


def shell(canvas: Canvas, w: float, h: float) -> None:
    """Cream, one row of fine beads, a fan in each corner."""
    rose = oklch(0.66, 0.10, 30)
    canvas.line(ring(w, h, 3.2), SHELL.darker(0.14), 1)
    canvas.line(ring(w, h, 7.8), rose, 2.4, dash="0 3.9")
    for x, y, dx, dy in corners(w, h, 0.6):
        r = 21.0
        canvas.shape(quarter(x, y, dx * r, dy * r), rose.darker(0.12))
        canvas.shape(quarter(x, y, dx * (r - 1.6), dy * (r - 1.6)), SHELL.lighter(0.05))
        ribs = "".join(
            trace(
                "M",
                x + dx * 3 * cos(a),
                y + dy * 3 * sin(a),
                "L",
                x + dx * (r - 2) * cos(a),
                y + dy * (r - 2) * sin(a),
            )
            for a in (0.2, 0.5, 0.79, 1.08, 1.37)
        )
        canvas.line(ribs, rose, 1.7)
        canvas.shape(quarter(x, y, dx * 5, dy * 5), rose)


def wood(canvas: Canvas, w: float, h: float) -> None:
    """Grain along every side, mitred corners, no ornament."""
    for tone, step in ((WOOD.darker(0.12), 0.0), (WOOD.lighter(0.13), 1.6)):
        grain = Brush()
        for k in range(int((w + h) / 9)):
            t = (k * 0.618) % 1.0
            inset = 2 + (k * 3.7 + step) % 7
            long = 16 + (k * 7) % 13
            x, y = inset + t * (w - 2 * inset - long), inset + t * (h - 2 * inset - long)
            if k % 2:
                grain.stroke(
                    x,
                    inset if k % 4 == 1 else h - inset,
                    x + long,
                    inset if k % 4 == 1 else h - inset,
                )
            else:
                grain.stroke(
                    inset if k % 4 == 0 else w - inset,
                    y,
                    inset if k % 4 == 0 else w - inset,
                    y + long,
                )
        canvas.line(grain.d, tone, 0.9, 0.8)
    mitres: list[tuple[Point, Point]] = [
        ((x, y), (x + dx * WIDTH, y + dy * WIDTH)) for x, y, dx, dy in corners(w, h, 0)
    ]
    canvas.line("".join(polyline(list(pair)) for pair in mitres), WOOD.darker(0.2), 1.3)
    canvas.line(ring(w, h, WIDTH - 1.4), oklch(0.72, 0.10, 75), 1.3, cap="square")


FRAMES = {"G": gold, "S": silver, "H": shell, "W": wood}


def mat(
    canvas: Canvas, w: float, h: float, x: float, y: float, inner_w: float, inner_h: float
) -> None:
    """White board with a bevelled opening, for Musée."""
    paper = oklch(0.975, 0.006, 90)
    canvas.rect(0, 0, w, h, paper, r=7)
    canvas.shape(
        polygon(
            [
                (x - 4, y - 4),
                (x + inner_w + 4, y - 4),
                (x + inner_w, y),
                (x, y),
                (x, y + inner_h),
                (x - 4, y + inner_h + 4),
            ]
        ),
        paper.darker(0.2),
    )
    canvas.shape(
        polygon(
            [
                (x + inner_w + 4, y - 4),
                (x + inner_w + 4, y + inner_h + 4),
                (x - 4, y + inner_h + 4),
                (x, y + inner_h),
                (x + inner_w, y + inner_h),
                (x + inner_w, y),
            ]
        ),
        paper.darker(0.08),
    )
