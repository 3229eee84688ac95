"""Everything that is not a painting: tokens, coins, gavel, screens, stairs, lamps, bonus cards."""

from collections.abc import Callable

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import INK, PAPER, WHITE, Colour, oklch
from vernissage.paintings.brush.exact import PI, cos, sin
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, box, oval, polygon, polyline, smooth
from vernissage.paintings.parts.cards import band
from vernissage.paintings.parts.frames import frame
from vernissage.paintings.parts.lettering import letters
from vernissage.paintings.parts.marks import ARTISTS, THEMES, TYPES, ink_on, sign

GOLD, SILVER, COPPER = oklch(0.78, 0.12, 85), oklch(0.82, 0.01, 250), oklch(0.62, 0.12, 45)
SEATS = (
    oklch(0.53, 0.13, 245),
    oklch(0.75, 0.15, 72),
    oklch(0.61, 0.13, 165),
    oklch(0.70, 0.12, 345),
    oklch(0.62, 0.17, 45),
)
BACKS = {
    "back-modern-art": (240.0, 336.0),
    "back-art-society": (200.0, 140.0),
    "back-musee": (240.0, 300.0),
}


def size_of(id: str) -> tuple[float, float]:  # noqa: A002
    """The size a token is composed for."""
    if id in BACKS:
        return BACKS[id]
    if id.startswith("screen"):
        return 320.0, 160.0
    if id.startswith("bonus"):
        return 240.0, 160.0
    return (200.0, 140.0) if id.startswith("frame") else (100.0, 100.0)


def token(canvas: Canvas, chance: Chance, id: str, w: float, h: float) -> None:  # noqa: A002
    """One token by its id: the word before the dash says who draws it."""
    name, _, rest = id.partition("-")
    DRAWN[name](canvas, chance, rest, w, h)


def coin_base(canvas: Canvas, tone: Colour) -> None:
    """A round piece with a rim."""
    canvas.disc(51.5, 53, 46, oklch(0.2, 0.02, 50), 0.3)
    canvas.disc(
        50, 50, 46, canvas.linear((20, 10), (80, 90), tone.lighter(0.14), tone, tone.darker(0.18))
    )
    canvas.line(oval(50, 50, 42.5, 42.5), tone.darker(0.2), 3, dash="0 4.6")
    canvas.disc(50, 50, 37.5, canvas.linear((80, 90), (20, 10), tone.lighter(0.1), tone))


def coin(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """A coin: copper below 10, silver below 50, then gold."""
    value = int(rest)
    tone = COPPER if value < 10 else SILVER if value < 50 else GOLD
    coin_base(canvas, tone)
    tall = (40, 34, 26)[len(rest) - 1]
    letters(canvas, rest, 51, 51 - tall / 2, tall, tone.lighter(0.16), 1.3, align="middle")
    letters(canvas, rest, 50, 50 - tall / 2, tall, INK, 1.1, align="middle")


def value(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """The worth of an artist at the end of a round."""
    tone = {"30": GOLD, "20": SILVER, "10": COPPER}[rest]
    canvas.rect(6, 8, 90, 90, oklch(0.2, 0.02, 50), 0.3, r=14)
    canvas.rect(4, 4, 92, 92, canvas.down(4, 96, tone.lighter(0.1), tone.darker(0.08)), r=14)
    canvas.rect(11, 11, 78, 78, PAPER, r=9)
    letters(canvas, rest, 50, 28, 34, INK, 1.15, align="middle")
    steps = {"30": 3, "20": 2, "10": 1}[rest]
    canvas.shape(
        "".join(box(50 - steps * 10 + k * 20 + 2, 70, 16, 8) for k in range(steps)),
        tone.darker(0.15),
    )


def artist(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """An artist's token: pattern, glyph and letter."""
    letter, tone = ARTISTS[rest]
    band(canvas, rest, 0, 0, 100, 100)
    canvas.disc(50, 50, 40, PAPER)
    canvas.line(oval(50, 50, 40, 40), tone, 4)
    sign(canvas, rest, 50, 35, 34, tone)
    letters(canvas, letter, 50, 59, 22, INK, 1.2, align="middle")


def auction(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """The sign of an auction type on a dark tile."""
    canvas.rect(4, 4, 92, 92, INK, r=18)
    canvas.rect(9, 9, 82, 82, oklch(0.30, 0.02, 60), r=14)
    sign(canvas, rest, 50, 50, 58, PAPER)


def gavel(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """The auctioneer's hammer over its block."""
    wood, dark = oklch(0.52, 0.1, 50), oklch(0.34, 0.07, 45)
    canvas.ellipse(52, 86, 40, 8, oklch(0.2, 0.02, 50), 0.3)
    canvas.rect(18, 74, 64, 12, canvas.down(74, 86, wood, dark), r=5)
    canvas.move(50, 44, turn=-32)
    canvas.rect(-4, 10, 8, 46, canvas.linear((-4, 0), (4, 0), wood.lighter(0.12), dark), r=4)
    canvas.rect(-30, -14, 60, 28, canvas.down(-14, 14, wood.lighter(0.16), wood, dark), r=6)
    for x in (-22, 16):
        canvas.rect(x, -15, 6, 30, canvas.down(-15, 15, GOLD.lighter(0.1), GOLD.darker(0.2)))
    canvas.line("M-12 -6H12", WHITE, 2.6, 0.4)
    canvas.rest()


def screen(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """A player's screen: a gallery wall in the player's colour, with the player's glyph."""
    seat = int(rest)
    tone = SEATS[seat - 1]
    fold = w * 0.2
    canvas.shape(polygon([(0, h * 0.16), (fold, 0), (fold, h * 0.9), (0, h)]), tone.darker(0.14))
    canvas.shape(
        polygon([(w, h * 0.16), (w - fold, 0), (w - fold, h * 0.9), (w, h)]), tone.darker(0.2)
    )
    canvas.rect(
        fold, 0, w - 2 * fold, h * 0.9, canvas.down(0, h, tone.lighter(0.05), tone.darker(0.05))
    )
    canvas.line(f"M{fold} {h * 0.74}H{w - fold}", tone.darker(0.2), 3)
    for k in range(3):
        x = fold + 16 + k * 56
        canvas.rect(x, 24, 44, 58, oklch(0.30, 0.03, 60))
        canvas.rect(x + 4, 28, 36, 50, PAPER)
        canvas.shape(
            (
                oval(x + 22, 53, 13, 13),
                polygon([(x + 8, 72), (x + 22, 34), (x + 36, 72)]),
                box(x + 9, 36, 26, 34),
            )[(k + seat) % 3],
            tone.darker(0.1),
        )
    glyphs = (
        oval(0, 0, 9, 9),
        polygon([(0, -10), (10, 8), (-10, 8)]),
        box(-8, -8, 16, 16),
        polygon([(0, -11), (11, 0), (0, 11), (-11, 0)]),
        polygon(
            [
                (
                    (11 if k % 2 == 0 else 4.6) * sin(PI * k / 5),
                    -(11 if k % 2 == 0 else 4.6) * cos(PI * k / 5),
                )
                for k in range(10)
            ]
        ),
    )
    canvas.disc(w / 2, h * 0.74, 17, PAPER)
    canvas.move(w / 2, h * 0.74)
    canvas.shape(glyphs[seat - 1], INK)
    canvas.rest()


def type_mark(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """The sign of a type of Art Society."""
    name, tone = TYPES[rest]
    rounded(canvas, name, tone)


def theme_mark(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """The sign of a theme of Musée."""
    name, tone = THEMES[int(rest)]
    rounded(canvas, name, tone)


def rounded(canvas: Canvas, name: str, tone: Colour) -> None:
    """A sign on a tile with round corners."""
    canvas.rect(4, 4, 92, 92, tone.darker(0.16), r=20)
    canvas.rect(8, 8, 84, 84, tone, r=16)
    sign(canvas, name, 50, 50, 58, ink_on(tone))


def frame_sample(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """An empty frame on a wall."""
    canvas.rect(0, 0, w, h, canvas.down(0, h, oklch(0.86, 0.02, 85), oklch(0.76, 0.03, 80)))
    frame(canvas, rest, w, h, 1)


def shield(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """The shield that decor counts in."""
    sign(canvas, "shield", 50, 50, 92, GOLD)
    sign(canvas, "shield", 50, 50, 78, oklch(0.38, 0.09, 262))
    sign(canvas, "shield", 50, 47, 34, GOLD)


def hall(canvas: Canvas, tone: Colour) -> None:
    """The wall behind stairs and lamps."""
    canvas.rect(2, 2, 96, 96, tone.darker(0.18), r=10)
    canvas.rect(5, 5, 90, 90, canvas.down(5, 95, tone.lighter(0.06), tone), r=8)


def staircase(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """A flight with a red runner: it joins the slot above and the slot below."""
    hall(canvas, oklch(0.86, 0.04, 80))
    stone = oklch(0.74, 0.03, 80)
    for k in range(7):
        half = 40 - k * 3.4
        y = 90 - k * 11
        canvas.rect(50 - half, y - 11, half * 2, 11, stone.darker(0.16 - 0.01 * k))
        canvas.rect(50 - half, y - 11, half * 2, 5, stone.lighter(0.1))
        runner = half * 0.52
        canvas.rect(50 - runner, y - 11, runner * 2, 11, oklch(0.42, 0.15, 26))
        canvas.rect(50 - runner, y - 11, runner * 2, 5, oklch(0.55, 0.18, 28))
    rail = polyline([(8, 84), (27, 12)]) + polyline([(92, 84), (73, 12)])
    canvas.line(rail, oklch(0.34, 0.07, 45), 5)
    posts = Brush()
    for k in range(6):
        posts.stroke(10 + k * 3.2, 74 - k * 12, 10 + k * 3.2, 90 - k * 11)
        posts.stroke(90 - k * 3.2, 74 - k * 12, 90 - k * 3.2, 90 - k * 11)
    canvas.line(posts.d, oklch(0.40, 0.07, 45), 2.4)


def chandelier(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """A lamp of crystal: it joins nothing."""
    hall(canvas, oklch(0.36, 0.06, 262))
    glow = oklch(0.92, 0.12, 88)
    canvas.disc(50, 46, 44, canvas.radial((50.0, 46.0), 44, (0, glow, 0.6), (1, glow, 0)))
    canvas.line("M50 5V34", GOLD, 3)
    canvas.line(
        (
            "M50 34C30 34 16 40 16 52M50 34C70 34 84 40 84 52M50 38"
            "C40 38 34 44 34 56M50 38C60 38 66 44 66 56M50 34V60"
        ),
        GOLD,
        3,
    )
    for x, y in ((16, 46), (34, 50), (50, 54), (66, 50), (84, 46)):
        canvas.rect(x - 2.6, y - 9, 5.2, 12, PAPER)
        canvas.shape(
            smooth([(x, y - 21), (x + 3.4, y - 13), (x, y - 9), (x - 3.4, y - 13)], closed=True),
            oklch(0.96, 0.10, 95),
        )
    drops = "M16 56v10M34 60v14M50 64v20M66 60v14M84 56v10M25 58v8M42 62v12M58 62v12M75 58v8"
    canvas.line(drops, oklch(0.94, 0.03, 220), 3.6, dash="0 5")
    canvas.line("M16 56Q34 72 50 62Q66 72 84 56", oklch(0.94, 0.03, 220), 2.4, dash="0 4")


def bonus(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """Four points for the first full gallery: the row it belongs to is lit."""
    canvas.rect(0, 0, w, h, PAPER, r=9)
    canvas.rect(
        7, 7, w - 14, h - 14, canvas.down(7, h, oklch(0.42, 0.09, 22), oklch(0.32, 0.08, 20)), r=6
    )
    canvas.line(box(13, 13, w - 26, h - 26), GOLD, 2)
    row = ("top", "middle", "bottom").index(rest)
    for k in range(3):
        y = 28 + k * 38
        lit = k == row
        canvas.rect(24, y, 126, 29, oklch(0.93, 0.04, 88) if lit else oklch(0.50, 0.07, 25), r=3)
        for i in range(6):
            canvas.rect(
                29 + i * 20, y + 5, 15, 19, GOLD.darker(0.25) if lit else oklch(0.36, 0.07, 22)
            )
            if lit:
                canvas.rect(
                    31 + i * 20,
                    y + 7,
                    11,
                    15,
                    (oklch(0.5, 0.13, 250), oklch(0.56, 0.16, 28), oklch(0.55, 0.11, 150))[i % 3],
                )
    canvas.disc(192, 80, 31, GOLD)
    canvas.line(oval(192, 80, 27, 27), GOLD.darker(0.25), 2, dash="0 4.4")
    letters(canvas, "4", 191, 64, 32, INK, 1.2, align="middle")


def back(canvas: Canvas, chance: Chance, rest: str, w: float, h: float) -> None:
    """The back of a card: a monogram on a patterned ground."""
    tone = {
        "modern-art": oklch(0.34, 0.08, 262),
        "art-society": oklch(0.40, 0.07, 45),
        "musee": oklch(0.40, 0.10, 22),
    }[rest]
    canvas.rect(0, 0, w, h, PAPER, r=9)
    canvas.rect(8, 8, w - 16, h - 16, tone, r=5)
    d = "".join(
        oval(x + (y // 24 % 2) * 12, y, 4, 4)
        for y in range(20, int(h) - 12, 24)
        for x in range(20, int(w) - 24, 24)
    )
    canvas.shape(d, tone.lighter(0.08))
    canvas.line(box(14, 14, w - 28, h - 28), GOLD, 2)
    canvas.disc(w / 2, h / 2, 42, tone.darker(0.06))
    canvas.line(oval(w / 2, h / 2, 42, 42), GOLD, 3)
    letters(canvas, "V", w / 2, h / 2 - 22, 44, GOLD, 0.8, align="middle")


DRAWN: dict[str, Callable[[Canvas, Chance, str, float, float], None]] = {
    "artist": artist,
    "auction": auction,
    "value": value,
    "gavel": gavel,
    "coin": coin,
    "screen": screen,
    "type": type_mark,
    "theme": theme_mark,
    "frame": frame_sample,
    "shield": shield,
    "staircase": staircase,
    "chandelier": chandelier,
    "bonus": bonus,
    "back": back,
}
