"""Letters and figures drawn as strokes, so that no font is needed: capitals six units high."""

from vernissage.paintings.brush.svg import Canvas, Paint

GLYPHS: dict[str, tuple[float, str]] = {
    "A": (4, "M0 6L2 0L4 6M.8 4H3.2"),
    "B": (3.4, "M0 0V6M0 0H1.6Q3 0 3 1.4Q3 2.8 1.6 2.8H0M1.6 2.8Q3.4 2.8 3.4 4.4Q3.4 6 1.6 6H0"),
    "C": (4, "M3.9 1.1Q3.2 0 2.2 0Q0 0 0 3Q0 6 2.2 6Q3.2 6 3.9 4.9"),
    "D": (3.8, "M0 0V6M0 0H1.2Q3.8 0 3.8 3Q3.8 6 1.2 6H0"),
    "E": (3, "M3 0H0V6H3M0 3H2.4"),
    "É": (3, "M3 0H0V6H3M0 3H2.4M1.1 -1L2.1 -2.2"),
    "G": (4.2, "M4 1.1Q3.3 0 2.2 0Q0 0 0 3Q0 6 2.2 6Q4.1 6 4.1 3.6V3.2H2.4"),
    "I": (0, "M0 0V6"),
    "K": (3.6, "M0 0V6M3.4 0L0 3.6M1.3 2.4L3.6 6"),
    "M": (4.8, "M0 6L.4 0L2.4 4.6L4.4 0L4.8 6"),
    "N": (3.8, "M0 6V0L3.8 6V0"),
    "O": (4.6, "M2.3 0Q4.6 0 4.6 3Q4.6 6 2.3 6Q0 6 0 3Q0 0 2.3 0z"),
    "R": (3.4, "M0 6V0H1.6Q3.2 0 3.2 1.6Q3.2 3.2 1.6 3.2H0M1.5 3.2L3.4 6"),
    "S": (
        3.4,
        "M3.2 1Q2.8 0 1.7 0Q.2 0 .2 1.5Q.2 2.6 1.7 2.9Q3.4 3.3 3.4 4.5Q3.4 6 1.7 6Q.5 6 0 4.9",
    ),
    "T": (3.6, "M0 0H3.6M1.8 0V6"),
    "U": (3.8, "M0 0V3.8Q0 6 1.9 6Q3.8 6 3.8 3.8V0"),
    "V": (4, "M0 0L2 6L4 0"),
    "Y": (3.8, "M0 0L1.9 3L3.8 0M1.9 3V6"),
    "0": (3.6, "M1.8 0Q3.6 0 3.6 3Q3.6 6 1.8 6Q0 6 0 3Q0 0 1.8 0z"),
    "1": (1.6, "M0 1.3L1.6 0V6"),
    "2": (3.4, "M.1 1.4Q.3 0 1.8 0Q3.3 0 3.3 1.5Q3.3 2.6 0 6H3.4"),
    "3": (
        3.3,
        "M.2 .9Q.7 0 1.7 0Q3.1 0 3.1 1.4Q3.1 2.8 1.4 2.8Q3.3 2.8 3.3 4.4Q3.3 6 1.6 6Q.4 6 0 4.9",
    ),
    "4": (3.8, "M2.9 6V0L0 4.3H3.8"),
    "5": (3.4, "M3 0H.5L.3 2.7Q.9 2.2 1.7 2.2Q3.4 2.2 3.4 4.1Q3.4 6 1.6 6Q.5 6 0 5.2"),
    "6": (3.6, "M3 .3Q2.6 0 2 0Q0 .2 0 3.8Q0 6 1.8 6Q3.6 6 3.6 4.1Q3.6 2.3 1.8 2.3Q.3 2.3 0 3.9"),
    "7": (3.4, "M0 0H3.4L1.2 6"),
    "8": (
        3.4,
        (
            "M1.7 2.8Q.2 2.8 .2 1.4Q.2 0 1.7 0Q3.2 0 3.2 1.4Q3.2 2.8 1.7 2.8"
            "Q0 2.8 0 4.4Q0 6 1.7 6Q3.4 6 3.4 4.4Q3.4 2.8 1.7 2.8z"
        ),
    ),
    "9": (
        3.6,
        "M.6 5.7Q1 6 1.6 6Q3.6 5.8 3.6 2.2Q3.6 0 1.8 0Q0 0 0 1.9Q0 3.7 1.8 3.7Q3.3 3.7 3.6 2.1",
    ),
    "-": (2.4, "M0 3H2.4"),
    " ": (2.4, ""),
}
GAP = 1.4


def width_of(text: str) -> float:
    """The width of a line of text in units of its own."""
    return sum(GLYPHS[c][0] + GAP for c in text) - GAP


def letters(
    canvas: Canvas,
    text: str,
    x: float,
    y: float,
    tall: float,
    ink: Paint,
    weight: float = 1.0,
    *,
    align: str = "left",
) -> None:
    """One line whose capitals are `tall` high, their top at y."""
    scale = tall / 6
    x -= width_of(text) * scale * {"left": 0.0, "middle": 0.5, "right": 1.0}[align]
    for c in text:
        wide, d = GLYPHS[c]
        if d:
            canvas.move(x, y, scale)
            canvas.line(d, ink, weight)
            canvas.rest()
        x += (wide + GAP) * scale
