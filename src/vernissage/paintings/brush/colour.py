"""Colours in OKLab, written as lightness, chroma and hue, and clamped to what a screen shows."""

from bisect import bisect
from functools import lru_cache
from typing import NamedTuple

from vernissage.paintings.brush.exact import PI, clamp, cos, root, sin


class Colour(NamedTuple):
    """OKLab: lightness from 0 to 1, and two opponent axes."""

    light: float
    a: float
    b: float

    @property
    def hex(self) -> str:
        """As SVG writes it: `#rrggbb`, or `#rgb` where that says the same."""
        return hex_of(round(self.light, 3), round(self.a, 3), round(self.b, 3))

    def mix(self, other: "Colour", share: float) -> "Colour":
        """The colour this share of the way to the other one."""
        return Colour(
            self.light + (other.light - self.light) * share,
            self.a + (other.a - self.a) * share,
            self.b + (other.b - self.b) * share,
        )

    def lighter(self, by: float) -> "Colour":
        """The same colour with more light, at most white."""
        return Colour(clamp(self.light + by), self.a, self.b)

    def darker(self, by: float) -> "Colour":
        """The same colour with less light, at least black."""
        return Colour(clamp(self.light - by), self.a, self.b)

    def muted(self, share: float) -> "Colour":
        """The same colour with this share of its chroma."""
        return Colour(self.light, self.a * share, self.b * share)


@lru_cache(maxsize=4096)
def oklch(light: float, chroma: float, hue: float) -> Colour:
    """A colour by lightness, chroma and hue, the hue in degrees."""
    turn = hue * PI / 180
    return Colour(light, chroma * cos(turn), chroma * sin(turn))


def _decoded(share: float) -> float:
    """One sRGB channel to linear light; the power 2.4 is a square times a fifth root."""
    if share <= 0.04045:
        return share / 12.92
    v = (share + 0.055) / 1.055
    return v * v * root(v * v, 5)


STEPS = [_decoded((i + 0.5) / 255) for i in range(255)]


def _linear(light: float, a: float, b: float) -> tuple[float, float, float]:
    l_ = light + 0.3963377774 * a + 0.2158037573 * b
    m_ = light - 0.1055613458 * a - 0.0638541728 * b
    s_ = light - 0.0894841775 * a - 1.2914855480 * b
    x, y, z = l_ * l_ * l_, m_ * m_ * m_, s_ * s_ * s_
    return (
        4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
        -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
        -0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z,
    )


@lru_cache(maxsize=16384)
def hex_of(light: float, a: float, b: float) -> str:
    """The nearest colour of the same lightness and hue that a screen can show."""
    keep = 1.0
    rgb = _linear(light, a, b)
    while keep > 0.05 and not all(-0.001 <= v <= 1.001 for v in rgb):
        keep -= 0.06
        rgb = _linear(light, a * keep, b * keep)
    red, green, blue = (bisect(STEPS, v) for v in rgb)
    if red % 17 == green % 17 == blue % 17 == 0:
        return f"#{red // 17:x}{green // 17:x}{blue // 17:x}"
    return f"#{red:02x}{green:02x}{blue:02x}"


def parse(text: str) -> Colour:
    """`l c h`, as palettes are written down: "0.62 0.13 245"."""
    light, chroma, hue = (float(part) for part in text.split())
    return oklch(light, chroma, hue)


def palette(text: str) -> list[Colour]:
    """Several colours, separated by commas."""
    return [parse(part) for part in text.split(",")]


WHITE = Colour(1.0, 0.0, 0.0)
INK = oklch(0.22, 0.01, 60)
PAPER = oklch(0.97, 0.012, 85)
