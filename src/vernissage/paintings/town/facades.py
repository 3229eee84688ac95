"""House fronts, seen straight on or running to a vanishing point."""

from dataclasses import dataclass

from vernissage.paintings.brush.colour import Colour
from vernissage.paintings.brush.exact import Point, between
from vernissage.paintings.brush.mood import GLOW, Scene
from vernissage.paintings.brush.strokes import inside, lay
from vernissage.paintings.brush.svg import box, polygon, polyline, quarter

WALLS = (
    "0.82 0.07 75",
    "0.72 0.09 45",
    "0.88 0.04 90",
    "0.66 0.10 35",
    "0.78 0.05 210",
    "0.80 0.07 20",
    "0.74 0.06 130",
    "0.62 0.07 30",
    "0.84 0.08 85",
    "0.70 0.05 260",
)
ROOFS = ("0.46 0.10 35", "0.38 0.04 260", "0.52 0.11 42", "0.34 0.03 280")


@dataclass
class Openings:
    """Doors and windows of a row of fronts, painted together at the end."""

    dark: str = ""
    lit: str = ""
    sills: str = ""

    def paint(self, scene: Scene, depth: float) -> None:
        """Paints all of them: dark panes, lit panes, sills."""
        scene.canvas.shape(self.dark, scene.of("0.33 0.04 250", depth))
        if self.lit:
            scene.canvas.shape(self.lit, GLOW.mix(scene.mood.haze, depth * 0.5))
        scene.canvas.shape(self.sills, scene.of("0.92 0.02 85", depth), 0.8)


def facade(
    scene: Scene,
    x: float,
    base: float,
    wide: float,
    tall: float,
    wall: str,
    depth: float = 0.0,
    *,
    roof: str = "",
    row: Openings | None = None,
) -> None:
    """One front: wall, roof line, rows of windows, a door."""
    canvas, chance = scene.canvas, scene.chance
    tone = scene.of(wall, depth)
    canvas.rect(
        x,
        base - tall,
        wide + 0.5,
        tall,
        canvas.down(base - tall, base, tone.lighter(0.03), tone.darker(0.09)),
    )
    lay(
        canvas,
        chance,
        [tone.darker(0.05)],
        inside(chance, x + 3, base - tall, wide - 6, tall),
        count=7,
        length=wide * 0.3,
        width=2.4,
        jitter=0.1,
        opacity=0.5,
    )
    gable(
        scene,
        x,
        base - tall,
        wide,
        roof or chance.pick(("pitch", "step", "flat", "bell", "pitch")),
        tone,
        depth,
    )
    storeys = max(2, round(tall / (wide * 0.52)))
    columns = 2 if wide < 34 else 3
    found = row or Openings()
    openings(scene, (x, base), (wide / columns, tall / storeys), columns, storeys, found)
    if row is None:
        found.paint(scene, depth)


def openings(
    scene: Scene, foot: Point, cell: Point, columns: int, storeys: int, found: Openings
) -> None:
    """Windows in every cell but the middle one on the ground, which has the door."""
    (x, base), (wide, tall) = foot, cell
    for row in range(storeys):
        for column in range(columns):
            wx, wy = x + wide * (column + 0.28), base - tall * (storeys - row - 0.22)
            if row == storeys - 1 and column == columns // 2:
                found.dark += box(wx - wide * 0.04, wy, wide * 0.52, base - wy)
                continue
            piece = box(wx, wy, wide * 0.44, tall * 0.52)
            if scene.chance.unit() < scene.mood.lamps:
                found.lit += piece
            else:
                found.dark += piece
            found.sills += box(wx - wide * 0.06, wy + tall * 0.54, wide * 0.56, tall * 0.06)


def gable(
    scene: Scene, x: float, y: float, wide: float, kind: str, wall: Colour, depth: float
) -> None:
    """What a front wears on top."""
    canvas = scene.canvas
    tile = scene.of("0.95 0.01 240" if scene.snowy else scene.chance.pick(ROOFS), depth)
    middle = x + wide / 2
    if kind == "pitch":
        canvas.shape(
            polygon(
                [
                    (x - 1.5, y + 1),
                    (x + wide * 0.16, y - wide * 0.34),
                    (x + wide * 0.84, y - wide * 0.34),
                    (x + wide + 1.5, y + 1),
                ]
            ),
            canvas.down(y - wide * 0.34, y, tile.lighter(0.05), tile.darker(0.05)),
        )
        canvas.rect(
            middle + wide * 0.12, y - wide * 0.5, wide * 0.13, wide * 0.22, tile.darker(0.1)
        )
    elif kind == "step":
        steps = [
            (x, y + 1),
            (x, y - wide * 0.14),
            (x + wide * 0.2, y - wide * 0.14),
            (x + wide * 0.2, y - wide * 0.32),
            (x + wide * 0.38, y - wide * 0.32),
            (x + wide * 0.38, y - wide * 0.5),
        ]
        canvas.shape(polygon(steps + [(2 * middle - px, py) for px, py in reversed(steps)]), wall)
        canvas.rect(
            middle - wide * 0.06,
            y - wide * 0.36,
            wide * 0.12,
            wide * 0.16,
            scene.of("0.33 0.04 250", depth),
        )
    elif kind == "bell":
        canvas.shape(
            quarter(x + wide * 0.32, y + 1, -wide * 0.32, -wide * 0.3)
            + quarter(x + wide * 0.68, y + 1, wide * 0.32, -wide * 0.3)
            + box(x + wide * 0.31, y - wide * 0.44, wide * 0.38, wide * 0.46),
            wall,
        )
        canvas.shape(
            polygon(
                [
                    (x + wide * 0.28, y - wide * 0.43),
                    (middle, y - wide * 0.58),
                    (x + wide * 0.72, y - wide * 0.43),
                ]
            ),
            scene.of("0.92 0.02 85", depth),
        )
    else:
        canvas.rect(x - 1, y - wide * 0.07, wide + 2, wide * 0.1, scene.of("0.90 0.02 85", depth))


def terrace(
    scene: Scene, base: float, low: float, high: float, depth: float, wide: float = 0.0
) -> list[tuple[float, str]]:
    """A row of fronts from edge to edge; gives the middle and colour of each, for reflections."""
    chance = scene.chance
    x = -chance.between(0, 14)
    done: list[tuple[float, str]] = []
    walls = chance.shuffled(WALLS)
    row = Openings()
    while x < scene.w:
        front = (wide or scene.w * 0.13) * chance.between(0.8, 1.25)
        wall = walls[len(done) % len(walls)]
        facade(scene, x, base, front, chance.between(low, high), wall, depth, row=row)
        done.append((x + front / 2, wall))
        x += front
    row.paint(scene, depth)
    return done


def flank(
    scene: Scene,
    eye: Point,
    edge: float,
    foot: float,
    top: float,
    tone: Colour,
    near: float,
    far: float,
    storeys: int,
) -> None:
    """A front in perspective, from a share `near` to a share `far` of the way to the eye."""
    canvas, chance = scene.canvas, scene.chance

    def at(share: float, level: float) -> Point:
        y = between(foot, top, level)
        return between(edge, eye[0], share), between(y, eye[1], share)

    wall = polygon([at(near, 0), at(near, 1), at(far, 1), at(far, 0)])
    hazy = tone.mix(scene.mood.haze, far * 0.4)
    canvas.shape(wall, canvas.down(min(top, eye[1]), foot, hazy, hazy.darker(0.1)))
    canvas.line(polyline([at(near, 1), at(far, 1)]), hazy.lighter(0.1), max(1.5, 5 * (1 - far)))
    lit, dark = "", ""
    columns = 3
    for row in range(storeys):
        for column in range(columns):
            a, b = (
                near + (far - near) * (column + 0.25) / columns,
                near + (far - near) * (column + 0.7) / columns,
            )
            low, high = (row + 0.3) / storeys, (row + 0.78) / storeys
            if row == 0:
                low = 0.02 if column == 1 else 0.06
            piece = polygon([at(a, low), at(a, high), at(b, high), at(b, low)])
            if chance.unit() < scene.mood.lamps * (1.2 if row == 0 else 0.9):
                lit += piece
            else:
                dark += piece
    canvas.shape(dark, hazy.mix(scene.of("0.24 0.04 260"), 0.72))
    if lit:
        canvas.shape(lit, GLOW.mix(hazy, far * 0.3))
