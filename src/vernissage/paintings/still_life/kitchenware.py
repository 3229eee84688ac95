"""Teapots and copper pans."""

from vernissage.paintings.brush.colour import oklch
from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.svg import oval, points, smooth, trace
from vernissage.paintings.still_life.vessels import GLAZES, band, cast, turned

POT = points("0 0.3, 0.05 0.36, 0.3 0.46, 0.55 0.46, 0.75 0.36, 0.8 0.38")


def teapot(scene: Scene, x: float, base: float, size: float) -> None:
    """A glazed pot with spout, handle and lid."""
    tone = scene.chance.pick(GLAZES)
    canvas, s = scene.canvas, scene.side
    cast(scene, x, base, size * 0.5)
    canvas.line(
        trace(
            "M",
            x - s * size * 0.42,
            base - size * 0.6,
            "c",
            -s * size * 0.34,
            -size * 0.1,
            -s * size * 0.34,
            size * 0.42,
            0,
            size * 0.4,
        ),
        tone.darker(0.12),
        size * 0.08,
    )
    canvas.line(
        trace(
            "M",
            x + s * size * 0.4,
            base - size * 0.28,
            "q",
            s * size * 0.22,
            -size * 0.06,
            s * size * 0.3,
            -size * 0.42,
        ),
        tone,
        size * 0.13,
    )
    turned(scene, x, base, size, POT, tone, gloss=0.7)
    canvas.shape(
        smooth(
            [
                (x - size * 0.36, base - size * 0.78),
                (x, base - size * 0.96),
                (x + size * 0.36, base - size * 0.78),
            ]
        )
        + "z",
        tone.lighter(0.04),
    )
    canvas.disc(x, base - size * 0.97, size * 0.07, tone.lighter(0.08))
    band(scene, x, base - size * 0.42, size * 0.46, tone)


def copper(scene: Scene, x: float, base: float, size: float) -> None:
    """A copper pan, hung or standing."""
    tone = oklch(0.58, 0.13, 45)
    canvas = scene.canvas
    cast(scene, x, base, size * 0.5)
    canvas.line(
        trace("M", x - scene.side * size * 0.4, base - size * 0.62, "h", -scene.side * size * 0.7),
        oklch(0.3, 0.03, 50),
        size * 0.07,
    )
    form = ((0, 0.4), (0.05, 0.44), (0.4, 0.46), (0.68, 0.46), (0.7, 0.48))
    turned(scene, x, base, size, form, tone, gloss=0.8)
    canvas.ellipse(x, base - size * 0.7, size * 0.48, size * 0.1, tone.darker(0.25))
    canvas.line(
        oval(x, base - size * 0.7, size * 0.48, size * 0.1), tone.lighter(0.14), size * 0.03
    )
