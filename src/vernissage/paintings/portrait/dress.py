"""Neck, shoulders and clothes, in the head's measure: the throat ends at about 140."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, oklch
from vernissage.paintings.brush.exact import PI, cos, sin
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import Canvas, oval, points, polygon, smooth
from vernissage.paintings.portrait.sitter import Sitter

LINEN = oklch(0.93, 0.015, 85)
GOLD = oklch(0.76, 0.12, 85)


def neck(canvas: Canvas, who: Sitter, light: int) -> None:
    """Throat and chest, broader for a man."""
    slim = 36 if who.woman or who.age == "child" else 46
    t = who.turn * 6
    shape = [
        (-slim + t, 50),
        (-slim, 110),
        (-slim - 14, 140),
        (-96, 168),
        (0, 236),
        (96, 168),
        (slim + 14, 140),
        (slim, 110),
        (slim + t, 50),
    ]
    canvas.shape(
        smooth(shape) + "z",
        canvas.linear((light * 50, 0), (-light * 50, 0), who.lit, who.skin, who.shade),
    )
    canvas.shape(
        smooth(
            [
                (-slim + t, 70),
                (0, 112),
                (slim + t, 70),
                (slim, 104),
                (t - light * 10, 134),
                (-slim, 100),
            ],
            closed=True,
        ),
        who.shade,
        0.75,
    )


def body(who: Sitter, low: float, broad: float) -> str:
    """Shoulders and what is below them."""
    drop = 150 if who.woman else 142
    points = [
        (-44, drop - 12),
        (-broad * 0.62, drop + 22),
        (-broad * 0.94, drop + 62),
        (-broad * 1.04, drop + 130),
        (-broad * 1.02, low),
    ]
    return smooth(points) + "L" + smooth([(-x, y) for x, y in reversed(points)])[1:] + "z"


def dress(
    canvas: Canvas, chance: Chance, who: Sitter, light: int, low: float, broad: float
) -> None:
    """The sitter's clothes: body and folds, then what the style adds."""
    tone = who.cloth
    canvas.shape(
        body(who, low, broad),
        canvas.linear(
            (light * broad, 140), (-light * broad, 300), tone.lighter(0.1), tone, tone.darker(0.1)
        ),
    )
    folds(canvas, chance, tone, broad, low)
    STYLES[who.dress](canvas, chance, who, light)


def folds(canvas: Canvas, chance: Chance, tone: Colour, broad: float, low: float) -> None:
    """Long strokes from the shoulders down."""
    for shade in (tone.lighter(0.08), tone.darker(0.08), tone.lighter(0.14)):
        brush = Brush()
        for _ in range(13):
            x = chance.between(-broad * 0.95, broad * 0.95)
            y = 190 + abs(x) * 0.3 + chance.between(0, max(30.0, (low - 260) * 0.8))
            brush.bend(
                x, y, x * 1.04 + chance.near(0, 14), y + 40, x * 1.02 + chance.near(0, 10), y + 84
            )
        canvas.line(brush.d, shade, 6, 0.4)


def square(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A low neckline with an edge, and pearls."""
    opening = points("-84 158, -72 214, 0 226, 72 214, 84 158, 40 128, 0 120, -40 128")
    canvas.shape(
        smooth(opening, closed=True),
        canvas.linear((light * 90, 0), (-light * 90, 0), who.lit, who.skin, who.shade),
    )
    canvas.line(smooth([(-92, 156), (-76, 216), (0, 230), (76, 216), (92, 156)]), who.trim, 9)
    pearls(canvas, 44, 150, 34)


def pearls(canvas: Canvas, half: float, y: float, drop: float) -> None:
    """A string of pearls."""
    string = f"M{-half} {y}q{half} {drop * 1.6} {half * 2} 0"
    canvas.line(string, oklch(0.78, 0.02, 80), 9, dash="0 10")
    canvas.line(string, oklch(0.97, 0.01, 90), 5, dash="0 10")


def ruff(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A starched wheel of pleats."""
    canvas.ellipse(0, 138, 116, 46, LINEN.darker(0.16))
    canvas.ellipse(0, 130, 114, 42, LINEN)
    pleats, edge = Brush(), Brush()
    for k in range(26):
        a = PI * 2 * k / 26
        pleats.stroke(52 * cos(a), 126 + 12 * sin(a), 108 * cos(a), 131 + 39 * sin(a))
        edge.dab(112 * cos(a + 0.12), 132 + 41 * sin(a + 0.12))
    canvas.line(pleats.d, LINEN.darker(0.2), 3, 0.7)
    canvas.line(edge.d, LINEN.lighter(0.04), 13)
    canvas.ellipse(0, 122, 50, 15, who.shade.darker(0.1))
    buttons(canvas, 190)


def buttons(canvas: Canvas, y: float) -> None:
    """A row of gold buttons down the front."""
    canvas.line(f"M0 {y}v150", GOLD.darker(0.2), 9, dash="0 26")
    canvas.line(f"M-1 {y - 1}v150", GOLD.lighter(0.08), 5, dash="0 26")


def shawl(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A wide cloth, crossed in front, with a fringe of pattern."""
    tone = who.cloth.mix(who.trim, 0.35).mix(oklch(0.55, 0.12, 40), 0.3)
    for way in (-light, light):
        cloth = [
            (way * 50, 128),
            (way * 120, 160),
            (way * 196, 250),
            (way * 150, 330),
            (-way * 30, 340),
            (way * 20, 250),
        ]
        canvas.shape(smooth(cloth, closed=True), tone if way == light else tone.darker(0.1))
        brush = Brush()
        for k in range(9):
            brush.bend(
                way * (60 + k * 12),
                144 + k * 12,
                way * (60 + k * 6),
                200 + k * 10,
                way * (10 + k * 8),
                260 + k * 8,
            )
        canvas.line(brush.d, tone.lighter(0.1) if way == light else tone.darker(0.18), 4, 0.5)
    canvas.line("M-46 132Q-10 210 14 250M46 132Q20 200 6 236", tone.darker(0.2), 4, 0.8)


def wrap(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A robe with crossing collars."""
    canvas.shape(
        polygon([(-40, 134), (40, 134), (6, 230), (-6, 230)]),
        canvas.linear((light * 40, 0), (-light * 40, 0), who.lit, who.shade),
    )
    for way, tone in ((-1, who.trim.darker(0.06)), (1, who.trim)):
        canvas.shape(
            smooth(
                [
                    (way * 36, 122),
                    (way * 62, 136),
                    (-way * 14, 290),
                    (-way * 48, 380),
                    (-way * 74, 372),
                    (-way * 36, 260),
                ],
                closed=True,
            ),
            tone,
        )
    canvas.line("M40 128Q10 220 -56 372", who.cloth.darker(0.15), 3, 0.8)
    spots = Brush()
    for _ in range(14):
        spots.dab(chance.side() * chance.between(80, 170), chance.between(210, 400))
    canvas.line(spots.d, who.trim, 13, 0.55)
    canvas.line(spots.d, oklch(0.62, 0.15, 25), 5, 0.8)


def lace(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A broad lace collar."""
    collar = points(
        "-44 126, -110 158, -132 206, -60 226, 0 204, 60 226, 132 206, 110 158, 44 126, 0 150"
    )
    canvas.shape(smooth(collar, closed=True), LINEN)
    scallop = smooth(
        [(-118, 164), (-134, 208), (-60, 230), (0, 206), (60, 230), (134, 208), (118, 164)]
    )
    canvas.line(scallop, LINEN, 13, dash="0 14")
    canvas.line(scallop, LINEN.darker(0.2), 2, dash="1 6")
    canvas.line("M0 152v50M-30 156L-54 222M30 156L54 222", LINEN.darker(0.2), 2.4, 0.6)
    canvas.disc(0, 168, 9, oklch(0.5, 0.15, 25))


def drape(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A length of cloth over one shoulder, its border bright."""
    canvas.shape(
        smooth(
            points("-80 156, -60 190, 0 200, 60 190, 80 156, 40 128, 0 120, -40 128"),
            closed=True,
        ),
        canvas.linear((light * 80, 0), (-light * 80, 0), who.lit, who.skin, who.shade),
    )
    tone = who.cloth.mix(oklch(0.66, 0.14, 60), 0.55)
    way = light
    canvas.shape(
        smooth(
            [
                (way * 60, 132),
                (way * 140, 164),
                (way * 190, 260),
                (-way * 40, 420),
                (-way * 150, 420),
                (-way * 60, 300),
            ],
            closed=True,
        ),
        canvas.linear((way * 150, 0), (-way * 150, 0), tone.lighter(0.08), tone.darker(0.12)),
    )
    border = smooth([(way * 56, 134), (way * 20, 220), (-way * 60, 300), (-way * 160, 400)])
    canvas.line(border, GOLD, 13)
    canvas.line(border, oklch(0.45, 0.14, 25), 5, dash="1 9")
    pleats = Brush()
    for k in range(6):
        pleats.bend(
            way * (80 + k * 14), 150 + k * 12, way * (60 + k * 10), 240, -way * (50 - k * 20), 390
        )
    canvas.line(pleats.d, tone.darker(0.16), 3, 0.55)


def high(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A stand-up collar closed by a brooch or a cravat."""
    canvas.shape(
        smooth([(-52, 100), (-58, 150), (0, 168), (58, 150), (52, 100), (0, 128)], closed=True),
        who.trim,
    )
    if who.woman:
        canvas.ellipse(0, 160, 11, 13, GOLD)
        canvas.ellipse(0, 160, 6.5, 8, oklch(0.42, 0.09, 160))
        pearls(canvas, 70, 168, 60)
    else:
        canvas.shape(
            polygon(
                [(-22, 140), (22, 140), (14, 162), (34, 230), (0, 250), (-34, 230), (-14, 162)]
            ),
            who.trim.darker(0.05),
        )
        canvas.line("M-6 166L-14 236M8 166L12 240", who.trim.darker(0.2), 3, 0.6)


def coat(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """Shirt, cravat, broad lapels."""
    canvas.shape(polygon([(-48, 128), (48, 128), (36, 330), (-36, 330)]), LINEN)
    canvas.shape(
        polygon([(-18, 132), (18, 132), (26, 320), (0, 345), (-26, 320), (-10, 160)]),
        who.cloth.mix(oklch(0.45, 0.14, 25), 0.6),
    )
    for way in (-1, 1):
        lapel = [
            (way * 50, 120),
            (way * 84, 150),
            (way * 92, 226),
            (way * 64, 238),
            (way * 20, 380),
            (way * 10, 380),
            (way * 34, 200),
        ]
        tone = who.cloth.lighter(0.08) if way == light else who.cloth.darker(0.04)
        canvas.shape(polygon(lapel), tone)
        canvas.line(polygon(lapel), who.cloth.darker(0.14), 2, 0.7)
        canvas.shape(
            polygon([(way * 14, 130), (way * 50, 112), (way * 56, 136), (way * 26, 164)]),
            LINEN.lighter(0.03),
        )


def uniform(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """Braid, buttons, epaulettes."""
    canvas.shape(
        smooth([(-54, 106), (-60, 150), (0, 162), (60, 150), (54, 106), (0, 126)], closed=True),
        oklch(0.45, 0.15, 25),
    )
    canvas.line("M-56 128Q0 146 56 128", GOLD, 5)
    cords = Brush()
    for k in range(5):
        cords.bend(-60, 196 + k * 40, 0, 210 + k * 40, 60, 196 + k * 40)
    canvas.line(cords.d, GOLD.darker(0.1), 7, 0.9)
    for way in (-1, 1):
        canvas.line(f"M{way * 60} 196v168", GOLD, 14, dash="0 40")
        canvas.shape(oval(way * 166, 190, 36, 13), GOLD)
        canvas.line(f"M{way * 136} 198h{way * 62}", GOLD.darker(0.15), 18, dash="3 4", cap="butt")


def smock(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """An open shirt and a red neckerchief."""
    canvas.shape(
        polygon([(-40, 134), (40, 134), (0, 240)]),
        canvas.linear((light * 40, 0), (-light * 40, 0), who.lit, who.shade),
    )
    for way in (-1, 1):
        canvas.shape(
            polygon([(way * 40, 122), (way * 82, 150), (way * 70, 200), (way * 22, 196)]),
            who.cloth.lighter(0.1 if way == light else 0.02),
        )
    red = oklch(0.52, 0.16, 28)
    canvas.shape(
        smooth([(-52, 120), (0, 148), (52, 120), (54, 146), (0, 176), (-54, 146)], closed=True), red
    )
    canvas.shape(
        polygon([(-8, 162), (10, 162), (34, 226), (14, 236), (2, 190), (-10, 234), (-28, 222)]),
        red.darker(0.06),
    )


def fur(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """A collar of fur, and a chain."""
    canvas.shape(polygon([(-40, 130), (40, 130), (20, 260), (-20, 260)]), LINEN.darker(0.03))
    tone = oklch(0.42, 0.06, 55)
    for way in (-1, 1):
        canvas.shape(
            smooth(
                [
                    (way * 42, 112),
                    (way * 100, 140),
                    (way * 120, 220),
                    (way * 70, 420),
                    (way * 26, 420),
                    (way * 34, 220),
                ],
                closed=True,
            ),
            tone,
        )
        for shade in (tone.lighter(0.12), tone.darker(0.1)):
            hairs = Brush()
            for _ in range(22):
                x, y = way * chance.between(40, 108), chance.between(130, 400)
                x *= 1 - max(0.0, y - 240) / 420
                hairs.stroke(x, y, x + way * 9, y + 13)
            canvas.line(hairs.d, shade, 3, 0.7)
    canvas.line("M-66 168Q0 330 66 168", GOLD, 9, dash="2 11")


STYLES = {
    "square": square,
    "ruff": ruff,
    "shawl": shawl,
    "wrap": wrap,
    "lace": lace,
    "drape": drape,
    "high": high,
    "coat": coat,
    "uniform": uniform,
    "smock": smock,
    "fur": fur,
}
