"""Ridges behind ridges, and reeds in front."""

from vernissage.paintings.brush.mood import Scene
from vernissage.paintings.brush.strokes import Brush
from vernissage.paintings.nature.ground import hill


def ranges(scene: Scene, horizon: float, count: int, *, rough: float = 16) -> None:
    """Ridges behind each other, paler with distance."""
    a, b, _ = scene.mood.meadow
    for k in range(count):
        depth = 0.85 - 0.6 * k / max(1, count)
        y = horizon - scene.h * 0.1 * (1 - k / count)
        lift = scene.chance.near(0, scene.h * 0.05)
        blue = scene.of("0.46 0.07 255")
        tone = scene.shade(a if k % 2 else b, depth).mix(blue, 0.45 * (1 - k / count))
        hill(scene, y + lift, y - lift, tone, rough=rough, floor=scene.h, grain=12)


def reeds(scene: Scene, floor: float) -> None:
    """Reeds in the foreground, on the side away from the light."""
    chance = scene.chance
    stalk, head = Brush(), Brush()
    for _ in range(46):
        x = chance.between(0, scene.w * 0.4)
        x = x if scene.side > 0 else scene.w - x
        tall = chance.between(20, 62)
        tip = x + chance.near(0, 12)
        stalk.bend(x, floor + 2, x, floor - tall * 0.6, tip, floor - tall)
        if chance.one_in(3):
            head.stroke(tip, floor - tall, tip + 1, floor - tall - 9)
    scene.canvas.line(stalk.d, scene.of("0.46 0.08 115"), 1.6)
    scene.canvas.line(head.d, scene.of("0.34 0.05 50"), 3.4)
