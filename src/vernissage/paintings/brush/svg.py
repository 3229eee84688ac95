"""Writing SVG: short numbers, paths, gradients with ids of their own, nested pictures."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from vernissage.paintings.brush.colour import Colour
from vernissage.paintings.brush.exact import Point

KAPPA = 0.5523
DETAIL = 0.72  # the share of the strokes asked for that is laid: thrift that is not seen
Paint = Colour | str


def number(value: float) -> str:
    """A number with at most one digit after the point."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    elif text.startswith("0."):
        text = text[1:]
    elif text.startswith("-0."):
        text = "-" + text[2:]
    return "0" if text == "-0" else text


def numbers(values: Iterable[float]) -> str:
    """Numbers one after another; a minus sign needs no space before it."""
    out = ""
    for value in values:
        text = number(value)
        out += text if not out or text[0] == "-" else " " + text
    return out


def trace(*parts: str | float) -> str:
    """A path from commands and their numbers: `trace("M", 0, 5, "q", 4, 5, 8, 0, "z")`."""
    out, row = "", ""
    for part in parts:
        if isinstance(part, str):
            out, row = out + row + part, ""
        else:
            text = number(part)
            row += text if not row or text[0] == "-" else " " + text
    return out + row


@lru_cache(maxsize=1024)
def rows_of(text: str) -> tuple[tuple[float, ...], ...]:
    """Rows of numbers, separated by commas."""
    return tuple(tuple(float(v) for v in row.split()) for row in text.split(","))


def points(text: str) -> list[Point]:
    """An outline as it is written down: `points("0 -100, 50 -88, 70 2")`."""
    return [(x, y) for x, y in rows_of(text)]


def polygon(points: Sequence[Point]) -> str:
    """A closed outline with straight sides."""
    return "M" + numbers(v for p in points for v in p) + "z"


def polyline(points: Sequence[Point]) -> str:
    """A line with corners, left open."""
    return "M" + numbers(v for p in points for v in p)


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """A soft curve through all points (Catmull and Rom's).

    The curve's handles mirror each other at every point, so after the first piece the short
    command `s` is enough; steps are counted from the rounded point, so that no error adds up.
    """
    n = len(points)
    near = [(round(x, 1), round(y, 1)) for x, y in points]
    values: list[float] = []
    for i in range(n if closed else n - 1):
        (x0, y0), (x1, y1) = points[i - 1 if closed or i else 0], near[i]
        x2, y2 = near[(i + 1) % n]
        x3, y3 = points[(i + 2) % n] if closed or i + 2 < n else (x2, y2)
        if i == 0:
            values += [(x2 - x0) / 6, (y2 - y0) / 6]
        values += [x2 - (x3 - x1) / 6 - x1, y2 - (y3 - y1) / 6 - y1, x2 - x1, y2 - y1]
    start = f"M{numbers(near[0])}c{numbers(values[:6])}"
    return start + (f"s{numbers(values[6:])}" if len(values) > 6 else "") + ("z" if closed else "")


def below(curve: str, x0: float, x1: float, floor: float) -> str:
    """The area between an open curve from x0 to x1 and a floor."""
    return f"{curve}V{number(floor)}H{number(x0)}z" if x1 >= x0 else curve


def box(x: float, y: float, w: float, h: float) -> str:
    """A rectangle as a path."""
    return f"M{numbers((x, y))}h{number(w)}v{number(h)}h{number(-w)}z"


def quarter(x: float, y: float, dx: float, dy: float) -> str:
    """A quarter disc with its corner at x, y, reaching dx and dy (either may be negative)."""
    k = KAPPA
    curve = numbers((0, dy * k, dx * (k - 1), dy, -dx, dy))
    return f"M{numbers((x, y))}h{number(dx)}c{curve}z"


def oval(cx: float, cy: float, rx: float, ry: float) -> str:
    """An ellipse as two half arcs, in the same sense as `box`, so that the two can overlap."""
    radii = f"{number(rx)} {number(ry)} 0 1 1 "
    return f"M{numbers((cx - rx, cy))}a{radii}{number(2 * rx)} 0a{radii}{number(-2 * rx)} 0z"


def tone(paint: Paint) -> str:
    """A paint as SVG writes it: a colour, or a gradient by its name."""
    return paint if isinstance(paint, str) else paint.hex


class Canvas:
    """The shapes of one picture, in the order in which they are painted."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.parts: list[str] = []
        self.defs: list[str] = []
        self.named = 0
        self.detail = DETAIL

    def add(self, text: str) -> None:
        """Puts SVG text on top of what is painted."""
        self.parts.append(text)

    def shape(self, d: str, fill: Paint, opacity: float = 1, *, holes: bool = False) -> None:
        """Fills a path; with `holes`, where outlines overlap nothing is filled."""
        rule = ' fill-rule="evenodd"' if holes else ""
        self.add(f'<path d="{d}" fill="{tone(fill)}"{seen("opacity", opacity)}{rule}/>')

    def line(
        self,
        d: str,
        colour: Paint,
        width: float,
        opacity: float = 1,
        *,
        dash: str = "",
        cap: str = "",
    ) -> None:
        """Draws along a path; an empty one leaves nothing."""
        if not d:
            return
        extra = seen("opacity", opacity) + (f' stroke-dasharray="{dash}"' if dash else "")
        if cap:
            extra += f' stroke-linecap="{cap}" stroke-linejoin="miter"'
        self.add(
            f'<path d="{d}" fill="none" stroke="{tone(colour)}"'
            f' stroke-width="{number(width)}"{extra}/>'
        )

    def rect(
        self, x: float, y: float, w: float, h: float, fill: Paint, opacity: float = 1, r: float = 0
    ) -> None:
        """A rectangle, its corners rounded by r."""
        corner = f' rx="{number(r)}"' if r else ""
        place = f'x="{number(x)}" y="{number(y)}" ' if x or y else ""
        self.add(
            f'<rect {place}width="{number(w)}" height="{number(h)}"{corner}'
            f' fill="{tone(fill)}"{seen("opacity", opacity)}/>'
        )

    def disc(self, x: float, y: float, r: float, fill: Paint, opacity: float = 1) -> None:
        """A filled circle."""
        where = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
        self.add(f'<circle {where} fill="{tone(fill)}"{seen("opacity", opacity)}/>')

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, fill: Paint, opacity: float = 1
    ) -> None:
        """A filled ellipse."""
        where = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
        self.add(f'<ellipse {where} fill="{tone(fill)}"{seen("opacity", opacity)}/>')

    def name(self) -> str:
        """An id that no other gradient of any picture has."""
        self.named += 1
        return f"{self.prefix}{self.named}"

    def linear(self, start: Point, end: Point, *stops: Paint | tuple[float, Paint, float]) -> str:
        """A gradient along a line; give it as a paint."""
        name = self.name()
        ends = f'x1="{number(start[0])}" y1="{number(start[1])}" x2="{number(end[0])}"'
        self.defs.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}'
            f' y2="{number(end[1])}">{written(stops)}</linearGradient>'
        )
        return f"url(#{name})"

    def radial(
        self, centre: Point, radius: float, *stops: Paint | tuple[float, Paint, float]
    ) -> str:
        """A gradient around a point; give it as a paint."""
        name = self.name()
        self.defs.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{number(centre[0])}"'
            f' cy="{number(centre[1])}" r="{number(radius)}">{written(stops)}</radialGradient>'
        )
        return f"url(#{name})"

    def down(self, top: float, bottom: float, *stops: Paint | tuple[float, Paint, float]) -> str:
        """A gradient from top to bottom; give it as a paint."""
        return self.linear((0, top), (0, bottom), *stops)

    def begin(self, x: float, y: float, w: float, h: float, inner_w: float, inner_h: float) -> None:
        """A picture inside this one, cut off at its edges, with a measure of its own."""
        self.add(
            f'<svg x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
            f' viewBox="0 0 {number(inner_w)} {number(inner_h)}" preserveAspectRatio="none">'
        )

    def end(self) -> None:
        """Ends the picture that `begin` began."""
        self.add("</svg>")

    def move(self, x: float, y: float, scale: float = 1, turn: float = 0, flip: int = 1) -> None:
        """What follows, up to `rest`, is drawn around this place."""
        text = f"translate({number(x)} {number(y)})"
        if turn:
            text += f"rotate({number(turn)})"
        if scale != 1 or flip != 1:
            text += f"scale({scale * flip:.3f} {scale:.3f})"
        self.add(f'<g transform="{text}">')

    def rest(self) -> None:
        """Ends the group that `move` began."""
        self.add("</g>")

    def text(self) -> str:
        """Everything painted so far, gradients first."""
        defs = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        return defs + "".join(self.parts)


def seen(name: str, opacity: float) -> str:
    """An opacity as an attribute; what is opaque needs none."""
    return "" if opacity >= 1 else f' {name}="{opacity:.2f}"'.replace("0.", ".")


def written(stops: Sequence[Paint | tuple[float, Paint, float]]) -> str:
    """Gradient stops; plain colours are spread evenly."""
    out = ""
    for i, stop in enumerate(stops):
        if isinstance(stop, tuple) and not isinstance(stop, Colour):
            offset, paint, opacity = stop
        else:
            offset, paint, opacity = i / max(1, len(stops) - 1), stop, 1.0
        place = f"{offset:.2f}".rstrip("0").rstrip(".") or "0"
        out += f'<stop offset="{place}" stop-color="{tone(paint)}"{seen("stop-opacity", opacity)}/>'
    return out
