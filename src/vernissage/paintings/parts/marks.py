"""Signs that tell a card's kind without words or colour: type, theme, artist, auction, value.

Every sign fits a square from -10 to 10 and is drawn in one ink.
"""

from vernissage.paintings.brush.colour import Colour, oklch
from vernissage.paintings.brush.exact import PI, cos, sin
from vernissage.paintings.brush.svg import Canvas, Paint, numbers, oval, polygon

RED, BLUE = oklch(0.52, 0.17, 27), oklch(0.48, 0.13, 255)
YELLOW, GREEN, GREY = oklch(0.82, 0.15, 88), oklch(0.50, 0.12, 150), oklch(0.50, 0.02, 250)
TYPES = {"P": ("person", RED), "C": ("houses", BLUE), "S": ("apple", YELLOW), "L": ("hills", GREEN)}
THEMES = {
    1: ("hills", GREY),
    2: ("waves", BLUE),
    3: ("person", RED),
    4: ("temple", YELLOW),
    0: ("bird", GREEN),
}
ARTISTS: dict[str, tuple[str, Colour]] = {
    "nex": ("N", oklch(0.34, 0.08, 262)),
    "bahut": ("B", oklch(0.44, 0.08, 195)),
    "darmoir": ("D", oklch(0.48, 0.17, 20)),
    "sadland": ("S", oklch(0.20, 0.01, 90)),
    "koriko": ("K", oklch(0.46, 0.12, 148)),
}


def ink_on(plate: Colour) -> Colour:
    """Dark signs on light plates, light signs on dark ones."""
    return oklch(0.22, 0.02, 60) if plate.light > 0.66 else oklch(0.98, 0.01, 90)


def sign(canvas: Canvas, name: str, x: float, y: float, size: float, ink: Paint) -> None:
    """A sign by name; `size` is its full width."""
    canvas.move(x, y, size / 20)
    for d, width in SIGNS[name]:
        if width:
            canvas.line(d, ink, width)
        else:
            canvas.shape(d, ink)
    canvas.rest()


def star(points: int, outer: float, inner: float) -> str:
    """A star with this many points."""
    reach = (outer, inner)
    return polygon(
        [
            (reach[k % 2] * sin(PI * k / points), -reach[k % 2] * cos(PI * k / points))
            for k in range(points * 2)
        ]
    )


def hand(x: float) -> str:
    """One bidder with a raised hand."""
    return oval(x, -5, 2.4, 3) + f"M{numbers((x - 1.4, 0))}h2.8v9h-2.8z"


SIGNS: dict[str, tuple[tuple[str, float], ...]] = {
    "person": ((oval(0, -4.6, 4.2, 5), 0), ("M-9 10Q-8.5 1.5 0 1.5Q8.5 1.5 9 10z", 0)),
    "houses": (("M-10 10V0L-5.5 -5L-1 0V10zM0 10V-6L5 -10L10 -6V10H6.6V5H3.4V10z", 0),),
    "apple": (
        (
            (
                "M0 -4C-3 -7 -9 -5.5 -9 1C-9 6.5 -5 10 -2.6 10C-1.4 10 -1 9.4 0 9.4"
                "C1 9.4 1.4 10 2.6 10C5 10 9 6.5 9 1C9 -5.5 3 -7 0 -4z"
            ),
            0,
        ),
        ("M0 -4Q.5 -7.5 3.5 -9.5", 2),
    ),
    "hills": (("M-10 9L-3.5 -8L1 2.5L4 -3L10 9z", 0), (oval(6, -6.5, 2.4, 2.4), 0)),
    "waves": (
        (
            (
                "M-9 -6Q-6 -10 -3 -6Q0 -2 3 -6Q6 -10 9 -6M-9 0Q-6 -4 -3 0Q0 4 3 0"
                "Q6 -4 9 0M-9 6Q-6 2 -3 6Q0 10 3 6Q6 2 9 6"
            ),
            2.4,
        ),
    ),
    "temple": (
        (
            (
                "M-10 -3L0 -10L10 -3zM-9 7H9V10H-9zM-8 -1.6h3v7.4h-3z"
                "M-1.5 -1.6h3v7.4h-3zM5 -1.6h3v7.4h-3z"
            ),
            0,
        ),
    ),
    "bird": (("M-10 -3Q-6 -8 -2 -4Q4 -3 10 -8Q8 4 -1 5L-2 10L-4 5Q-8 3 -7 -2z", 0),),
    "nex": (("M0 -9C-5 -9 -9 -5 -9 0C-9 5 -5 9 0 9z", 0), (oval(0, 0, 9, 9), 2)),
    "bahut": (
        (
            "M-9 -5Q-4.5 -10 0 -5Q4.5 0 9 -5M-9 1Q-4.5 -4 0 1Q4.5 6 9 1M-9 7Q-4.5 2 0 7Q4.5 12 9 7",
            2.4,
        ),
    ),
    "darmoir": (("M-9 -9H9V-4H-9zM-9 -2H9V4H-9zM-9 6H9V9H-9z", 0),),
    "sadland": ((star(9, 10, 4.2), 0), ("M7 7L10 10M-8 8h0M8 -8h0", 2)),
    "koriko": (("M-8 9Q-9 -8 8 -9Q9 8 -8 9z", 0),),
    "open": ((hand(-6.5) + hand(0) + hand(6.5), 0),),
    "once-around": (
        ("M5.8 -5.6C2 -10 -8 -8.5 -8 0C-8 4.6 -4.4 8 0 8C4.4 8 8 4.6 8 0", 2.6),
        ("M1.6 -6.2L9.6 -8.4L8 -.6z", 0),
    ),
    "sealed": (
        ("M-10 -6.5H10V7.5H-10z", 2.2),
        ("M-9.5 -6L0 2L9.5 -6", 2),
        (oval(0, 3.4, 2.8, 2.8), 0),
    ),
    "fixed-price": (
        ("M-9.5 .5L.5 -9.5H9.5V-.5L-.5 9.5z", 2.2),
        (oval(5.2, -5.2, 1.7, 1.7), 0),
        ("M-3.6 .6L1.4 5.6", 2),
    ),
    "double": (("M-9 -9.5H2.4V3.5H-9z", 2.2), ("M-2 -3.4H9V9.6H-2z", 0)),
    "shield": (("M-8 -9H8V0C8 5.5 4 8.5 0 10C-4 8.5 -8 5.5 -8 0z", 0),),
}


def plate(
    canvas: Canvas, name: str, tone: Colour, x: float, y: float, wide: float, tall: float
) -> None:
    """A small plaque with a sign, centred on x, y."""
    canvas.rect(
        x - wide / 2,
        y - tall / 2,
        wide,
        tall,
        tone.darker(0.2) if tone.light > 0.3 else tone,
        r=tall * 0.28,
    )
    canvas.rect(x - wide / 2 + 1, y - tall / 2 + 1, wide - 2, tall - 2, tone, r=tall * 0.24)
    sign(canvas, name, x, y, tall * 0.78, ink_on(tone))
