"""Small things that hang on a wall or stand on a bracket, drawn around 0, 0, about 50 high."""

from vernissage.paintings.colour import WHITE, Colour, oklch, palette
from vernissage.paintings.exact import PI, Point, cos, sin
from vernissage.paintings.mood import Scene
from vernissage.paintings.strokes import Brush
from vernissage.paintings.svg import box, numbers, oval, polygon, polyline, smooth

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


def dish(scene: Scene, x: float, y: float, r: float, tone: Colour, number: int) -> None:
    """A painted plate seen from the front."""
    canvas = scene.canvas
    white = oklch(0.96, 0.008, 90)
    canvas.disc(x + 1.5, y + 2.5, r, oklch(0.2, 0.02, 50), 0.3)
    canvas.disc(
        x,
        y,
        r,
        canvas.radial(
            (x - r * 0.3, y - r * 0.3), r * 1.5, white, white.darker(0.04), white.darker(0.14)
        ),
    )
    canvas.line(
        oval(x, y, r * 0.84, r * 0.84), tone, r * 0.13, dash=("0 5.2", "3 3", "", "1 4")[number % 4]
    )
    canvas.line(oval(x, y, r * 0.62, r * 0.62), tone, 1.2)
    motif = number % 4
    if motif == 0:
        canvas.shape(
            "".join(
                oval(
                    x + r * 0.26 * cos(k * PI / 3),
                    y + r * 0.26 * sin(k * PI / 3),
                    r * 0.15,
                    r * 0.15,
                )
                for k in range(6)
            ),
            tone,
        )
        canvas.disc(x, y, r * 0.13, BRASS)
    elif motif == 1:
        canvas.shape(
            smooth(
                [
                    (x - r * 0.42, y),
                    (x - r * 0.1, y - r * 0.2),
                    (x + r * 0.22, y),
                    (x + r * 0.44, y - r * 0.2),
                    (x + r * 0.44, y + r * 0.2),
                    (x + r * 0.2, y + r * 0.04),
                    (x - r * 0.1, y + r * 0.2),
                ],
                closed=True,
            ),
            tone,
        )
    elif motif == 2:
        canvas.line(
            f"M{numbers((x - r * 0.4, y + r * 0.2))}q{numbers((r * 0.4, -r * 0.5, r * 0.8, -r * 0.4))}M{numbers((x, y - r * 0.02))}q{numbers((-r * 0.1, -r * 0.3, r * 0.06, -r * 0.38))}M{numbers((x - r * 0.1, y + r * 0.02))}q{numbers((r * 0.2, r * 0.3, r * 0.4, r * 0.2))}",
            tone,
            r * 0.1,
        )
    else:
        canvas.shape(
            polygon(
                [
                    (x - r * 0.4, y + r * 0.24),
                    (x - r * 0.1, y - r * 0.3),
                    (x + r * 0.1, y),
                    (x + r * 0.2, y - r * 0.14),
                    (x + r * 0.42, y + r * 0.24),
                ]
            ),
            tone,
        )


def plate(scene: Scene, tone: Colour, number: int) -> None:
    dish(scene, 0, 0, 26, tone, number)


def bust(scene: Scene, tone: Colour, number: int) -> None:
    """A marble head on a socle."""
    canvas = scene.canvas
    stone = oklch(0.92, 0.012, 85) if number % 2 else oklch(0.46, 0.05, 60)
    paint = canvas.linear((16, 0), (-16, 0), stone.lighter(0.04), stone, stone.darker(0.2))
    canvas.shape(polygon([(-9, 30), (9, 30), (7, 22), (-7, 22)]), stone.darker(0.12))
    canvas.shape(
        smooth(
            [(-20, 20), (-16, 8), (-6, 3), (-5, -4), (5, -4), (6, 3), (16, 8), (20, 20), (0, 25)],
            closed=True,
        ),
        paint,
    )
    canvas.shape(
        smooth(
            [(0, -28), (10, -22), (11, -10), (6, 0), (0, 3), (-6, 0), (-11, -10), (-10, -22)],
            closed=True,
        ),
        paint,
    )
    hair = Brush()
    for k in range(11):
        a = PI * (1.0 + k / 10)
        hair.dab(10 * cos(a), -17 + 10 * sin(a))
    canvas.line(hair.d, stone.darker(0.1), 6)
    canvas.line(
        "M-6 -14q3 -2 4.5 0M2 -14q3 -2 4.5 0M0 -13l-1.5 7h3M-3 -2q3 1.5 6 0",
        stone.darker(0.32),
        1.1,
    )
    canvas.line("M-12 12Q0 20 12 11M-8 17Q0 22 10 16", stone.darker(0.2), 1.4)


def clock(scene: Scene, tone: Colour, number: int) -> None:
    """A wall clock; every one tells another time."""
    canvas = scene.canvas
    canvas.disc(1.5, 2.5, 27, oklch(0.2, 0.02, 50), 0.3)
    canvas.disc(
        0, 0, 27, canvas.linear((-20, -20), (20, 20), tone.lighter(0.15), tone.darker(0.12))
    )
    canvas.disc(0, 0, 21.5, oklch(0.96, 0.02, 90))
    ticks = Brush()
    for k in range(12):
        a = 2 * PI * k / 12
        ticks.stroke(17 * cos(a), 17 * sin(a), 20 * cos(a), 20 * sin(a))
    canvas.line(ticks.d, oklch(0.25, 0.02, 50), 1.6)
    hour, minute = 2 * PI * (number * 5 % 12) / 12, 2 * PI * (number * 7 % 12) / 12
    canvas.line(f"M0 0L{numbers((9 * cos(hour), 9 * sin(hour)))}", oklch(0.2, 0.02, 50), 2.4)
    canvas.line(f"M0 0L{numbers((15 * cos(minute), 15 * sin(minute)))}", oklch(0.2, 0.02, 50), 1.5)
    canvas.disc(0, 0, 2, BRASS)


def ship(scene: Scene, tone: Colour, number: int, long: float = 1.0) -> None:
    """A model ship on a stand, its sails set."""
    canvas = scene.canvas
    cloth, hull = oklch(0.95, 0.02, 88), oklch(0.42, 0.08, 45)
    canvas.shape(
        smooth(
            [
                (-34 * long, 8),
                (-28 * long, 20),
                (0, 23),
                (26 * long, 20),
                (36 * long, 4),
                (20 * long, 9),
                (-20 * long, 11),
            ],
            closed=True,
        ),
        canvas.down(4, 23, hull.lighter(0.1), hull.darker(0.1)),
    )
    canvas.line(f"M{numbers((-30 * long, 13))}Q0 18 {numbers((31 * long, 10))}", BRASS, 1.4)
    masts = Brush()
    for k in range(3):
        x = (-18 + 18 * k) * long
        tall = (26, 34, 28)[k]
        masts.stroke(x, 10, x, -tall)
        for top, low in ((0.92, 0.55), (0.5, 0.02)):
            half = 8 * long * (0.8 if top > 0.6 else 1.1)
            sail = [
                (x - half, -tall * top),
                (x + half, -tall * top),
                (x + half * 1.3, -tall * (top + low) / 2),
                (x + half, -tall * low),
                (x - half, -tall * low),
                (x - half * 0.7, -tall * (top + low) / 2),
            ]
            canvas.shape(
                smooth(sail, closed=True), cloth if (k + number) % 2 else tone.lighter(0.2)
            )
        canvas.shape(polygon([(x, -tall - 4), (x + 7, -tall - 2), (x, -tall)]), tone)
    canvas.line(masts.d, hull.darker(0.12), 1.4)
    canvas.line(
        f"M{numbers((-10 * long, 22))}v7M{numbers((10 * long, 22))}v7M{numbers((-18 * long, 29.5))}H{numbers((18 * long,))}",
        oklch(0.3, 0.05, 45),
        2.4,
    )


def volumes(scene: Scene, tone: Colour, number: int, half: float = 32) -> None:
    """A short shelf of books."""
    canvas, chance = scene.canvas, scene.chance
    x = -half + 3
    shelf = 20.0
    while x < half - 6:
        thick, tall = chance.between(4.5, 8.5), chance.between(26, 38)
        spine = chance.pick(TONES)
        canvas.rect(x, shelf - tall, thick - 0.6, tall, spine, r=0.8)
        canvas.line(
            f"M{numbers((x + 0.8, shelf - tall + 5))}h{numbers((thick - 2.2,))}m{numbers((-thick + 2.2, tall - 12))}h{numbers((thick - 2.2,))}",
            BRASS,
            1,
            0.9,
        )
        x += thick
    canvas.rect(-half - 2, shelf, half * 2 + 4, 4.5, oklch(0.36, 0.06, 48))
    canvas.shape(
        polygon([(-half + 6, shelf + 4), (-half + 12, shelf + 4), (-half + 6, shelf + 11)])
        + polygon([(half - 12, shelf + 4), (half - 6, shelf + 4), (half - 6, shelf + 11)]),
        oklch(0.3, 0.05, 48),
    )


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


def urn(scene: Scene, tone: Colour, number: int) -> None:
    """A vase on a bracket."""
    from vernissage.paintings.vessels import TALL_VASE, VASE, turned

    bracket(scene)
    turned(scene, 0, 20, 46, VASE if number % 2 else TALL_VASE, tone.lighter(0.08), gloss=0.6)
    curve = "M-14 -4q14 5 28 0" if number % 2 else "M-8 -4q8 3 16 0"
    scene.canvas.line(curve, oklch(0.95, 0.03, 88), 4, dash="0 5")


def bracket(scene: Scene) -> None:
    scene.canvas.shape(
        box(-22, 20, 44, 4) + polygon([(-12, 24), (12, 24), (0, 33)]), oklch(0.36, 0.06, 48)
    )


def pot(scene: Scene, tone: Colour, number: int) -> None:
    from vernissage.paintings.vessels import teapot

    bracket(scene)
    teapot(scene, 0, 20, 40)


def world(scene: Scene, tone: Colour, number: int) -> None:
    from vernissage.paintings.instruments import globe, hourglass

    bracket(scene)
    (globe if number % 2 else hourglass)(scene, 0, 20, 48)


def strings(scene: Scene, tone: Colour, number: int) -> None:
    from vernissage.paintings.instruments import lute

    scene.canvas.move(2, 4, turn=(40, -40, 70, -70)[number % 4])
    lute(scene, 0, 12, 50, upright=True)
    scene.canvas.rest()


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


SMALL = {
    "fan": fan,
    "plate": plate,
    "bust": bust,
    "clock": clock,
    "ship": ship,
    "books": volumes,
    "sconce": sconce,
    "mirror": looking_glass,
    "butterfly": butterfly,
    "vase": urn,
    "teapot": pot,
    "globe": world,
    "lute": strings,
    "mask": disguise,
}
