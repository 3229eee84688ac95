"""A small software rasteriser for the SVG that we write: good enough to compare pictures.

It knows nested pictures, groups, rectangles, ellipses, paths, strokes, gradients and opacity.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, cos, floor, hypot, pi, radians, sin
from xml.etree import ElementTree

SIZE = 48
Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
Pixels = list[list[float]]
TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")
SVG = "{http://www.w3.org/2000/svg}"


def times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    )


def at(m: Matrix, x: float, y: float) -> Point:
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]


def numbers(text: str) -> list[float]:
    return [float(t) for t in TOKEN.findall(text)]


def transform(text: str) -> Matrix:
    m: Matrix = (1, 0, 0, 1, 0, 0)
    for name, inside in TRANSFORM.findall(text):
        v = numbers(inside)
        if name == "translate":
            m = times(m, (1, 0, 0, 1, v[0], v[1]))
        elif name == "rotate":
            c, s = cos(radians(v[0])), sin(radians(v[0]))
            m = times(m, (c, s, -s, c, 0, 0))
        else:
            m = times(m, (v[0], 0, 0, v[1], 0, 0))
    return m


def outlines(d: str) -> Iterator[list[Point]]:
    """The lines of a path, curves cut into short pieces."""
    tokens = TOKEN.findall(d)
    i = 0
    command = ""
    here: Point = (0.0, 0.0)
    handle: Point = here
    line: list[Point] = []
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        count = COUNTS[command.lower()]
        v = [float(t) for t in tokens[i : i + count]]
        i += count
        kind, (ox, oy) = command.lower(), here if command.islower() else (0.0, 0.0)
        if kind == "z":
            if line:
                here = line[0]
                line.append(here)
            continue
        if kind == "m":
            if len(line) > 0:
                yield line
            here = (ox + v[0], oy + v[1])
            line = [here]
            command = "l" if command == "m" else "L"
            continue
        pieces, handle = piece(kind, v, here, handle, (ox, oy))
        line.extend(pieces)
        here = pieces[-1]
        if kind not in "cs":
            handle = here
    if line:
        yield line


COUNTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7, "z": 0}


def piece(
    kind: str, v: list[float], here: Point, handle: Point, origin: Point
) -> tuple[list[Point], Point]:
    """The points of one command, and the second handle of a cubic curve."""
    ox, oy = origin
    if kind == "l":
        return [(ox + v[0], oy + v[1])], here
    if kind == "h":
        return [(ox + v[0], here[1])], here
    if kind == "v":
        return [(here[0], oy + v[0])], here
    if kind == "a":
        return half_turn(here, v[0], v[1], (ox + v[5], oy + v[6]), 1 if v[4] else -1), here
    if kind == "q":
        return bezier([here, (ox + v[0], oy + v[1]), (ox + v[2], oy + v[3])]), here
    if kind == "s":
        mirrored = (2 * here[0] - handle[0], 2 * here[1] - handle[1])
        v = [mirrored[0] - ox, mirrored[1] - oy, *v]
    second = (ox + v[2], oy + v[3])
    curve = [here, (ox + v[0], oy + v[1]), second, (ox + v[4], oy + v[5])]
    return bezier(curve), second


def half_turn(start: Point, rx: float, ry: float, end: Point, way: int) -> list[Point]:
    cx, cy = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    first = pi if start[0] < end[0] else 0.0
    turns = [first + way * pi * k / 8 for k in range(1, 9)]
    return [(cx + rx * cos(turn), cy + ry * sin(turn)) for turn in turns]


def bezier(points: list[Point]) -> list[Point]:
    found = []
    for k in (0.25, 0.5, 0.75, 1.0):
        level = points
        while len(level) > 1:
            level = [
                (a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k) for a, b in pairwise(level)
            ]
        found.append(level[0])
    return found


@dataclass
class Gradient:
    """Stops along a line or a radius, in the user's measure."""

    radial: bool
    place: tuple[float, float, float, float]
    stops: list[tuple[float, Pixels]]

    def colour(self, x: float, y: float) -> tuple[float, float, float, float]:
        a, b, c, d = self.place
        if self.radial:
            t = hypot(x - a, y - b) / (c or 1)
        else:
            dx, dy = c - a, d - b
            t = ((x - a) * dx + (y - b) * dy) / ((dx * dx + dy * dy) or 1)
        last = self.stops[0]
        for stop in self.stops:
            if t <= stop[0]:
                break
            last = stop
        else:
            stop = self.stops[-1]
        span = stop[0] - last[0]
        share = min(1.0, max(0.0, (t - last[0]) / span)) if span > 0 else 1.0
        one, two = last[1][0], stop[1][0]
        r, g, b2, o = (p + (q - p) * share for p, q in zip(one, two, strict=True))
        return r, g, b2, o


def rgb(text: str) -> tuple[float, float, float]:
    text = text.lstrip("#")
    if len(text) == 3:
        text = "".join(c * 2 for c in text)
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def gradient(node: ElementTree.Element) -> Gradient:
    stops: list[tuple[float, Pixels]] = []
    for stop in node:
        colour = [*rgb(stop.get("stop-color", "#000")), float(stop.get("stop-opacity", "1"))]
        stops.append((float(stop.get("offset", "0")), [colour]))
    radial = node.tag.endswith("radialGradient")
    names = ("cx", "cy", "r", "r") if radial else ("x1", "y1", "x2", "y2")
    a, b, c, d = (float(node.get(name, "0")) for name in names)
    return Gradient(radial, (a, b, c, d), stops)


class Picture:
    """A grid of colours that shapes are laid on."""

    def __init__(self, svg: str) -> None:
        root = ElementTree.fromstring(svg)
        _, _, w, h = numbers(root.get("viewBox", ""))
        self.pixels: Pixels = [[233.0, 228.0, 218.0] for _ in range(SIZE * SIZE)]
        self.gradients = {
            node.get("id", ""): gradient(node) for node in root.iter() if "Gradient" in node.tag
        }
        self.clip = (0.0, 0.0, float(SIZE), float(SIZE))
        self.walk(root, (SIZE / w, 0, 0, SIZE / h, 0, 0))

    def walk(self, node: ElementTree.Element, m: Matrix) -> None:
        for child in node:
            tag = child.tag.removeprefix(SVG)
            if tag == "g":
                self.walk(child, times(m, transform(child.get("transform", ""))))
            elif tag == "svg":
                self.nested(child, m)
            elif tag in ("path", "rect", "circle", "ellipse"):
                self.shape(child, tag, m)

    def nested(self, node: ElementTree.Element, m: Matrix) -> None:
        x, y, w, h = (float(node.get(k, "0")) for k in ("x", "y", "width", "height"))
        _, _, inner_w, inner_h = numbers(node.get("viewBox", ""))
        before = self.clip
        (x0, y0), (x1, y1) = at(m, x, y), at(m, x + w, y + h)
        self.clip = (max(before[0], x0), max(before[1], y0), min(before[2], x1), min(before[3], y1))
        self.walk(node, times(m, (w / inner_w, 0, 0, h / inner_h, x, y)))
        self.clip = before

    def shape(self, node: ElementTree.Element, tag: str, m: Matrix) -> None:
        opacity = float(node.get("opacity", "1"))
        lines = [[at(m, *p) for p in line] for line in outlines(path_of(node, tag))]
        if node.get("stroke"):
            scale = (abs(m[0] * m[3] - m[1] * m[2])) ** 0.5
            wide = float(node.get("stroke-width", "1")) * scale
            share = 0.5 if node.get("stroke-dasharray") else 1.0
            cover = covered_by_strokes(lines, wide)
            self.lay(cover, node.get("stroke", ""), opacity * share * min(1.0, max(0.2, wide)), m)
        else:
            even = node.get("fill-rule") == "evenodd"
            self.lay(covered_by_fill(lines, even=even), node.get("fill", "#000"), opacity, m)

    def lay(self, cover: set[int], paint: str, opacity: float, m: Matrix) -> None:
        flat = None if paint.startswith("url") else (*rgb(paint), 1.0)
        found = self.gradients.get(paint[5:-1])
        det = m[0] * m[3] - m[1] * m[2] or 1e-9
        x0, y0, x1, y1 = self.clip
        for index in cover:
            x, y = index % SIZE + 0.5, index // SIZE + 0.5
            if not (x0 <= x <= x1 and y0 <= y <= y1):
                continue
            colour = flat
            if colour is None:
                assert found is not None
                dx, dy = x - m[4], y - m[5]
                ux, uy = (m[3] * dx - m[2] * dy) / det, (m[0] * dy - m[1] * dx) / det
                colour = found.colour(ux, uy)
            share = opacity * colour[3]
            pixel = self.pixels[index]
            for k in range(3):
                pixel[k] += (colour[k] - pixel[k]) * share

    def small(self) -> list[float]:
        """16 by 16, each the mean of three by three."""
        step = SIZE // 16
        found = []
        for row in range(16):
            for column in range(16):
                for k in range(3):
                    total = sum(
                        self.pixels[(row * step + j) * SIZE + column * step + i][k]
                        for j in range(step)
                        for i in range(step)
                    )
                    found.append(total / step / step)
        return found


def path_of(node: ElementTree.Element, tag: str) -> str:
    if tag == "path":
        return node.get("d", "")
    if tag == "rect":
        x, y, w, h = (float(node.get(k, "0")) for k in ("x", "y", "width", "height"))
        return f"M{x:.3f} {y:.3f}h{w:.3f}v{h:.3f}h{-w:.3f}z"
    rx = float(node.get("rx") or node.get("r") or 0)
    ry = float(node.get("ry") or node.get("r") or 0)
    cx, cy = float(node.get("cx", "0")), float(node.get("cy", "0"))
    arc = f"a{rx:.3f} {ry:.3f} 0 1 0 "
    return f"M{cx - rx:.3f} {cy:.3f}{arc}{2 * rx:.3f} 0{arc}{-2 * rx:.3f} 0z"


def covered_by_fill(lines: list[list[Point]], *, even: bool) -> set[int]:
    """Pixels whose middle lies inside, by the winding or the even-odd rule."""
    crossings: dict[int, list[tuple[float, int]]] = {}
    for line in lines:
        for (x0, y0), (x1, y1) in zip(line, [*line[1:], line[0]], strict=True):
            if y0 == y1:
                continue
            way, low, high = (1, y0, y1) if y0 < y1 else (-1, y1, y0)
            for row in range(max(0, ceil(low - 0.5)), min(SIZE - 1, floor(high - 0.5001)) + 1):
                x = x0 + (row + 0.5 - y0) * (x1 - x0) / (y1 - y0)
                crossings.setdefault(row, []).append((x, way))
    found: set[int] = set()
    for row, cuts in crossings.items():
        cuts.sort()
        winding = 0
        for (x0, way), (x1, _) in pairwise(cuts):
            winding += way
            if winding % 2 if even else winding:
                first, last = max(0, ceil(x0 - 0.5)), min(SIZE - 1, floor(x1 - 0.5))
                found.update(row * SIZE + x for x in range(first, last + 1))
    return found


def covered_by_strokes(lines: list[list[Point]], wide: float) -> set[int]:
    found: set[int] = set()
    for line in lines:
        pairs = pairwise(line) if len(line) > 1 else [(line[0], line[0])]
        for (x0, y0), (x1, y1) in pairs:
            steps = int(hypot(x1 - x0, y1 - y0) / max(0.7, wide * 0.4)) + 1
            for k in range(steps + 1):
                x, y = x0 + (x1 - x0) * k / steps, y0 + (y1 - y0) * k / steps
                touch(found, x, y, wide / 2)
    return found


def touch(found: set[int], x: float, y: float, r: float) -> None:
    if r < 0.75:
        if 0 <= x < SIZE and 0 <= y < SIZE:
            found.add(int(y) * SIZE + int(x))
        return
    for row in range(max(0, floor(y - r)), min(SIZE - 1, floor(y + r)) + 1):
        dy = row + 0.5 - y
        if abs(dy) <= r:
            half = (r * r - dy * dy) ** 0.5
            first, last = max(0, ceil(x - half - 0.5)), min(SIZE - 1, floor(x + half - 0.5))
            found.update(row * SIZE + column for column in range(first, last + 1))
