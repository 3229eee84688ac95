"""Small things that hang on a wall or stand on a bracket, drawn around 0, 0, about 50 high."""

from vernissage.paintings.brush.colour import Colour, oklch
from vernissage.paintings.brush.exact import PI, cos, sin
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.brush.svg import box, numbers, oval, polygon, smooth, trace
from vernissage.paintings.decor.trinkets import (
    BRASS,
    TONES,
    butterfly,
    disguise,
    fan,
    looking_glass,
    sconce,
)
from vernissage.paintings.still_life.curios import globe, hourglass, lute
from vernissage.paintings.still_life.kitchenware import teapot
from vernissage.paintings.still_life.vessels import TALL_VASE, VASE, turned


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
            trace(
                "M",
                x - r * 0.4,
                y + r * 0.2,
                "q",
                r * 0.4,
                -r * 0.5,
                r * 0.8,
                -r * 0.4,
                "M",
                x,
                y - r * 0.02,
                "q",
                -r * 0.1,
                -r * 0.3,
                r * 0.06,
                -r * 0.38,
                "M",
                x - r * 0.1,
                y + r * 0.02,
                "q",
                r * 0.2,
                r * 0.3,
                r * 0.4,
                r * 0.2,
            ),
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
    """One plate."""
    dish(scene, 0, 0, 26, tone, number)


def bust(scene: Scene, tone: Colour, number: int) -> None:
    """A head of marble or bronze on a socle."""
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
    """A wall clock; its number sets the time."""
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
        trace(
            "M",
            -10 * long,
            22,
            "v",
            7,
            "M",
            10 * long,
            22,
            "v",
            7,
            "M",
            -18 * long,
            29.5,
            "H",
            18 * long,
        ),
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
            trace(
                "M",
                x + 0.8,
                shelf - tall + 5,
                "h",
                thick - 2.2,
                "m",
                -thick + 2.2,
                tall - 12,
                "h",
                thick - 2.2,
            ),
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


def urn(scene: Scene, tone: Colour, number: int) -> None:
    """A vase on a bracket."""
    bracket(scene)
    turned(scene, 0, 20, 46, VASE if number % 2 else TALL_VASE, tone.lighter(0.08), gloss=0.6)
    curve = "M-14 -4q14 5 28 0" if number % 2 else "M-8 -4q8 3 16 0"
    scene.canvas.line(curve, oklch(0.95, 0.03, 88), 4, dash="0 5")


def bracket(scene: Scene) -> None:
    """What a thing stands on."""
    scene.canvas.shape(
        box(-22, 20, 44, 4) + polygon([(-12, 24), (12, 24), (0, 33)]), oklch(0.36, 0.06, 48)
    )


def pot(scene: Scene, tone: Colour, number: int) -> None:
    """A teapot on a bracket."""
    bracket(scene)
    teapot(scene, 0, 20, 40)


def world(scene: Scene, tone: Colour, number: int) -> None:
    """A globe or an hourglass on a bracket."""
    bracket(scene)
    (globe if number % 2 else hourglass)(scene, 0, 20, 48)


def strings(scene: Scene, tone: Colour, number: int) -> None:
    """A lute hung askew."""
    scene.canvas.move(2, 4, turn=(40, -40, 70, -70)[number % 4])
    lute(scene, 0, 12, 50, upright=True)
    scene.canvas.rest()


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
