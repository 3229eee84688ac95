"""A hare and a cat; the measure is that of `beasts`."""

from vernissage.paintings.animals.beasts import coat, ground_shadow
from vernissage.paintings.animals.limbs import fur, limb
from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import WHITE, oklch
from vernissage.paintings.brush.exact import PI
from vernissage.paintings.brush.svg import Canvas, oval, points, polygon, smooth


def hare(canvas: Canvas, chance: Chance) -> None:
    """A hare sitting, ears up."""
    tone = oklch(0.58, 0.07, 65)
    ground_shadow(canvas, 80, 60)
    limb(canvas, ((-30, -48, 7), (-20, -86, 10), (-6, -120, 7), (0, -130, 2)), tone.darker(0.1))
    body = points(
        "-78 -26, -70 -42, -52 -56, -34 -54, -22 -40, 4 -46, 40 -38, 66 -8, "
        "70 28, 58 54, 10 60, -40 60, -50 50, -40 20, -50 0, -66 -10"
    )
    coat(canvas, body, tone, -56, 60)
    limb(canvas, ((-40, -50, 8), (-44, -90, 11), (-38, -126, 7), (-34, -136, 2)), tone)
    limb(canvas, ((-41, -56, 3), (-43, -90, 5.5), (-39, -120, 3)), oklch(0.72, 0.07, 40))
    canvas.ellipse(
        34, 26, 36, 30, canvas.radial((24, 10), 52, tone.lighter(0.1), tone, tone.darker(0.14))
    )
    limb(canvas, ((56, 52, 9), (20, 57, 8), (-8, 58, 6)), tone.darker(0.06))
    limb(canvas, ((-30, 10, 13), (-40, 36, 8), (-48, 58, 7)), tone.darker(0.03))
    fur(
        canvas,
        chance,
        [tone.lighter(0.14), tone.darker(0.12), oklch(0.4, 0.05, 50)],
        (10, 0),
        (54, 40),
        lean=0.6,
        count=34,
    )
    canvas.shape(
        smooth([(-66, -14), (-50, -2), (-44, 20), (-52, 16), (-60, -4)], closed=True),
        oklch(0.93, 0.02, 80),
    )
    canvas.disc(74, 26, 11, oklch(0.95, 0.01, 80))
    canvas.disc(-60, -38, 5.4, oklch(0.3, 0.07, 55))
    canvas.disc(-60, -38, 3.2, oklch(0.12, 0.01, 0))
    canvas.disc(-61.5, -40, 1.2, WHITE)
    canvas.ellipse(-78, -27, 3.4, 2.6, oklch(0.3, 0.04, 20))
    canvas.line("M-72 -22L-98 -16M-72 -21L-96 -8M-71 -24L-98 -26", WHITE, 0.9, 0.7)


def cat(canvas: Canvas, chance: Chance) -> None:
    """Sitting, looking at the visitor."""
    tone = chance.pick((oklch(0.62, 0.12, 60), oklch(0.4, 0.02, 270), oklch(0.56, 0.05, 70)))
    dark, white = tone.darker(0.18), oklch(0.95, 0.015, 85)
    ground_shadow(canvas, 66)
    limb(
        canvas,
        ((44, 78, 12), (72, 92, 11), (50, 104, 10), (0, 104, 9), (-24, 102, 5)),
        tone.darker(0.05),
    )
    body = points("-22 -34, -38 8, -40 60, -44 98, -10 102, 34 100, 58 80, 56 36, 34 -8, 18 -34")
    coat(canvas, body, tone, -40, 100)
    canvas.shape(
        smooth([(-16, -26), (-26, 10), (-16, 44), (0, 50), (12, 30), (10, -22)], closed=True), white
    )
    for x in (-32, -8):
        limb(
            canvas,
            ((x, 30, 10), (x - 1, 70, 9), (x - 3, 98, 11)),
            canvas.down(20, 100, tone, white.mix(tone, 0.2)),
        )
    canvas.line("M-36 102v-7M-30 103v-7M-13 102v-7M-7 103v-7", dark, 1.4, 0.7)
    canvas.shape(
        smooth([(-40, -74), (-38, -112), (-14, -94)], closed=True)
        + smooth([(34, -74), (34, -112), (10, -94)], closed=True),
        tone,
    )
    canvas.shape(
        polygon([(-34, -82), (-33, -102), (-20, -90)])
        + polygon([(28, -82), (29, -102), (16, -90)]),
        oklch(0.72, 0.07, 20),
    )
    canvas.shape(
        smooth(
            points("-2 -100, -34 -88, -44 -62, -30 -38, -2 -28, 26 -38, 40 -62, 30 -88"),
            closed=True,
        ),
        canvas.radial((-12, -76), 56, tone.lighter(0.1), tone, tone.darker(0.08)),
    )
    canvas.shape(oval(-11, -44, 13, 10) + oval(7, -44, 13, 10) + oval(-2, -36, 10, 8), white)
    for x in (-20, 16):
        canvas.shape(
            f"M{x - 11} -64Q{x} -77 {x + 11} -64Q{x} -54 {x - 11} -64z", oklch(0.82, 0.14, 110)
        )
        canvas.ellipse(x, -65, 3.2, 6, oklch(0.12, 0.01, 0))
        canvas.disc(x - 2.4, -67, 1.4, WHITE)
        canvas.line(f"M{x - 12} -63Q{x} -78 {x + 12} -63", dark, 2)
    canvas.shape("M-7 -52h10l-5 6z", oklch(0.6, 0.11, 20))
    canvas.line("M-2 -46v4q-5 5 -11 2M-2 -42q5 5 11 2", dark, 1.5)
    canvas.line(
        (
            "M-22 -44L-62 -52M-22 -41L-62 -40M-21 -38L-58 -28M18 -44L58 -52"
            "M18 -41L58 -40M17 -38L54 -28"
        ),
        WHITE,
        0.9,
        0.8,
    )
    stripes = (
        "M-10 -98v14M-2 -100v15M6 -98v14M38 -72l-12 2M38 -60l-12 0"
        "M-42 -72l12 2M-42 -60l12 0M50 20q-16 4 -22 12M56 40q-18 4 -26 12"
        "M58 60q-16 4 -24 12M-38 14q10 2 14 8M-40 34q10 2 14 8"
    )
    canvas.line(stripes, dark, 4, 0.8)
    fur(canvas, chance, [tone.lighter(0.12), dark], (24, 30), (26, 46), lean=PI / 2, count=22)
