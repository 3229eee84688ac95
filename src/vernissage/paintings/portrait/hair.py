"""Hair: a mass behind the head, a mass before it, strands in lighter and darker tones."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour
from vernissage.paintings.brush.exact import PI, Point, cos, sin
from vernissage.paintings.brush.strokes import Brush, around, dabs
from vernissage.paintings.brush.svg import Canvas, oval, points, smooth
from vernissage.paintings.portrait.sitter import Sitter


def behind(canvas: Canvas, chance: Chance, who: Sitter) -> None:
    """Hair that hangs or stands behind the face."""
    dark = who.hair.darker(0.07)
    if who.style in ("long", "wavy"):
        low = 190 if who.style == "long" else 165
        sides = [
            (0, -116),
            (62, -102),
            (86, -40),
            (90, 40),
            (98, 110),
            (84, low),
            (40, low + 8),
            (0, 120),
            (-40, low + 8),
            (-84, low),
            (-98, 110),
            (-90, 40),
            (-86, -40),
            (-62, -102),
        ]
        canvas.shape(smooth(sides, closed=True), dark)
        fall(canvas, chance, who, low)
    elif who.style == "bob":
        canvas.shape(
            smooth(
                points("0 -114, 64 -100, 88 -30, 86 50, 66 82, -66 82, -86 50, -88 -30, -64 -100"),
                closed=True,
            ),
            dark,
        )
    elif who.style == "bun":
        canvas.disc(-who.turn * 26, -118, 34, who.hair)
        ring = Brush()
        for k in range(7):
            a = k * 0.9
            x, y = -who.turn * 26, -118
            ring.bend(
                x + 30 * cos(a),
                y + 30 * sin(a),
                x + 14 * cos(a + 0.6),
                y + 14 * sin(a + 0.6),
                x + 8 * cos(a + 1.6),
                y + 8 * sin(a + 1.6),
            )
        canvas.line(ring.d, who.hair.lighter(0.08), 3, 0.7)
    elif who.style == "afro":
        lumps = "".join(
            oval(88 * cos(a) * 0.95, -52 + 74 * sin(a), 42, 40)
            for a in [k * PI / 6 for k in range(12)]
        )
        canvas.shape(lumps + oval(0, -50, 92, 80), dark)
        dabs(
            canvas,
            [who.hair.lighter(0.09), dark.darker(0.04)],
            around(chance, 0, -60, 118, 100),
            count=110,
            width=7,
            opacity=0.6,
        )
    elif who.style == "braids":
        for way in (-1, 1):
            for k in range(9):
                canvas.ellipse(
                    way * (76 + 6 * sin(k * 0.5)),
                    20 + k * 19,
                    14 - k * 0.4,
                    13,
                    who.hair.lighter(0.02 + 0.05 * (k % 2)),
                )


def fall(canvas: Canvas, chance: Chance, who: Sitter, low: float) -> None:
    """Long strands on both sides of the neck."""
    sway = 14 if who.style == "wavy" else 4
    for tone in (who.hair.lighter(0.09), who.hair.darker(0.13)):
        brush = Brush()
        for _ in range(16):
            way = chance.side()
            x = way * chance.between(66, 92)
            y = chance.between(0, 60)
            brush.bend(
                x, y, x + sway * chance.side(), y + 45, x + chance.near(0, sway), min(y + 90, low)
            )
        canvas.line(brush.d, tone, 3, 0.7)


def before(canvas: Canvas, chance: Chance, who: Sitter, light: int) -> None:
    """The hair that frames the face."""
    if who.style == "bald":
        for way in (-1, 1):
            side = [(way * 73, -30), (way * 77, 0), (way * 72, 18), (way * 66, 0), (way * 63, -26)]
            canvas.shape(smooth(side, closed=True), who.hair)
        canvas.ellipse(light * 22, -80, 24, 10, who.lit.lighter(0.1), 0.5)
        return
    part = -who.turn * 22
    low = {"short": -2, "swept": 0, "curls": 16, "afro": 6, "crown": 0, "bun": 6, "braids": 10}.get(
        who.style, 40
    )
    line = -66 if not who.woman else -60
    edge: list[Point] = [
        (-73, low),
        (-80, -40),
        (-64, -96),
        (0, -116),
        (64, -96),
        (80, -40),
        (73, low),
        (65, -22),
        (52, -52),
        (part + 26, line - 6),
        (part, line - 16),
        (part - 26, line - 4),
        (-52, -50),
        (-65, -22),
    ]
    if who.style == "swept":
        edge[9:12] = [(34, -78), (0, -84), (-34, -76)]
    canvas.shape(
        smooth(edge, closed=True),
        canvas.linear(
            (light * 80, -100),
            (-light * 80, 0),
            who.hair.lighter(0.08),
            who.hair,
            who.hair.darker(0.08),
        ),
    )
    if who.style in ("curls", "afro"):
        curls(canvas, chance, who)
    else:
        strands(canvas, chance, who, part, light)
    if who.style == "crown":
        braid_crown(canvas, who)


def strands(canvas: Canvas, chance: Chance, who: Sitter, part: float, light: int) -> None:
    """Combed hair from the parting to both sides."""
    for tone, way0 in (
        (who.hair.lighter(0.13), light),
        (who.hair.darker(0.1), -light),
        (who.hair.lighter(0.05), 0),
    ):
        brush = Brush()
        for _ in range(15):
            way = way0 or chance.side()
            end_x = way * chance.between(56, 77)
            end_y = chance.between(-60, 6)
            brush.bend(
                part + chance.near(0, 8),
                -106 + chance.between(0, 24),
                way * chance.between(46, 62),
                -98 + chance.between(0, 24),
                end_x,
                end_y,
            )
        canvas.line(brush.d, tone, 2.6, 0.6)


def curls(canvas: Canvas, chance: Chance, who: Sitter) -> None:
    """Dabs round the head."""
    tones: list[Colour] = [who.hair.darker(0.06), who.hair, who.hair.lighter(0.1)]

    def spot() -> Point:
        a = chance.between(PI * 0.98, PI * 2.02)
        reach = chance.between(0.82, 1.06)
        return 76 * reach * cos(a), -14 + 96 * reach * sin(a)

    for tone in tones:
        dabs(canvas, [tone], spot, count=40, width=13 if tone is tones[0] else 8)


def braid_crown(canvas: Canvas, who: Sitter) -> None:
    """A braid laid over the head."""
    for k in range(11):
        a = PI + PI * k / 10
        canvas.ellipse(
            70 * cos(a), -30 + 78 * sin(a), 13, 10, who.hair.lighter(0.04 + 0.06 * (k % 2))
        )
