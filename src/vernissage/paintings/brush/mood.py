"""The light of a scene: hour, weather and season, and what they do to every colour."""

from dataclasses import dataclass, field

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, oklch, palette, parse
from vernissage.paintings.brush.exact import Point
from vernissage.paintings.brush.svg import Canvas


@dataclass(frozen=True)
class Mood:
    """One light: sky from top to horizon, its source, its air, and how dark things are in it."""

    name: str
    sky: tuple[Colour, ...]
    source: Colour
    haze: Colour
    tint: Colour
    tinted: float
    bright: float
    clouds: str
    disc: str
    lamps: float
    greens: tuple[Colour, ...]
    meadow: tuple[Colour, ...]


GREENS = {
    "spring": "0.66 0.13 122, 0.58 0.13 128, 0.76 0.13 115",
    "summer": "0.52 0.11 130, 0.44 0.10 138, 0.64 0.12 120",
    "autumn": "0.62 0.13 70, 0.52 0.14 48, 0.73 0.13 85",
    "winter": "0.93 0.012 240, 0.86 0.025 250, 0.98 0.008 90",
    "dry": "0.56 0.10 118, 0.47 0.09 125, 0.68 0.11 108",
    "dark": "0.42 0.07 150, 0.35 0.06 160, 0.52 0.08 140",
}

MEADOWS = dict(GREENS) | {
    "dry": "0.76 0.09 92, 0.66 0.09 82, 0.84 0.08 98",
    "autumn": "0.66 0.10 100, 0.55 0.10 92, 0.77 0.11 98",
    "dark": "0.48 0.08 135, 0.40 0.07 145, 0.60 0.09 125",
}


def mood(
    name: str,
    sky: str,
    air: str,
    *,
    tinted: float,
    bright: float,
    clouds: str,
    disc: str,
    lamps: float,
    season: str,
) -> Mood:
    """A light as it is written down: `air` holds source, haze and tint."""
    source, haze, tint = palette(air)
    greens = tuple(palette(GREENS[season]))
    return Mood(
        name,
        tuple(palette(sky)),
        source,
        haze,
        tint,
        tinted,
        bright,
        clouds,
        disc,
        lamps,
        greens,
        tuple(palette(MEADOWS[season])),
    )


MOODS = {
    m.name: m
    for m in (
        mood(
            "dawn",
            "0.70 0.06 262, 0.84 0.06 15, 0.93 0.08 75",
            "0.97 0.06 85, 0.86 0.05 40, 0.75 0.07 30",
            tinted=0.18,
            bright=0.92,
            clouds="streaks",
            disc="sun",
            lamps=0.15,
            season="spring",
        ),
        mood(
            "day",
            "0.62 0.12 248, 0.78 0.08 238, 0.92 0.03 220",
            "0.99 0.04 95, 0.84 0.04 235, 0.90 0.05 95",
            tinted=0.08,
            bright=1.0,
            clouds="heaps",
            disc="none",
            lamps=0.0,
            season="summer",
        ),
        mood(
            "noon",
            "0.58 0.13 240, 0.74 0.10 225, 0.90 0.06 195",
            "0.99 0.06 100, 0.86 0.05 200, 0.92 0.09 95",
            tinted=0.14,
            bright=1.05,
            clouds="wisps",
            disc="none",
            lamps=0.0,
            season="dry",
        ),
        mood(
            "dusk",
            "0.36 0.10 288, 0.60 0.15 12, 0.84 0.13 70",
            "0.93 0.12 80, 0.62 0.10 25, 0.45 0.11 330",
            tinted=0.32,
            bright=0.72,
            clouds="streaks",
            disc="sun",
            lamps=0.5,
            season="summer",
        ),
        mood(
            "ember",
            "0.52 0.07 220, 0.78 0.09 85, 0.80 0.15 55",
            "0.95 0.13 85, 0.74 0.10 65, 0.60 0.12 55",
            tinted=0.28,
            bright=0.82,
            clouds="wisps",
            disc="low",
            lamps=0.3,
            season="autumn",
        ),
        mood(
            "night",
            "0.16 0.05 268, 0.26 0.07 260, 0.40 0.06 240",
            "0.95 0.03 95, 0.36 0.05 245, 0.20 0.06 262",
            tinted=0.48,
            bright=0.55,
            clouds="wisps",
            disc="moon",
            lamps=0.62,
            season="dark",
        ),
        mood(
            "storm",
            "0.30 0.03 262, 0.45 0.03 240, 0.74 0.05 105",
            "0.90 0.06 105, 0.55 0.03 220, 0.34 0.03 240",
            tinted=0.30,
            bright=0.74,
            clouds="bank",
            disc="none",
            lamps=0.25,
            season="dark",
        ),
        mood(
            "snow",
            "0.68 0.03 255, 0.80 0.02 260, 0.91 0.03 60",
            "0.97 0.03 70, 0.85 0.02 260, 0.70 0.04 265",
            tinted=0.22,
            bright=0.95,
            clouds="veil",
            disc="none",
            lamps=0.3,
            season="winter",
        ),
        mood(
            "mist",
            "0.80 0.02 190, 0.87 0.02 120, 0.91 0.03 85",
            "0.97 0.03 90, 0.87 0.02 120, 0.76 0.03 160",
            tinted=0.30,
            bright=0.90,
            clouds="veil",
            disc="pale",
            lamps=0.2,
            season="dark",
        ),
        mood(
            "autumn",
            "0.66 0.07 242, 0.80 0.05 225, 0.92 0.05 85",
            "0.97 0.08 85, 0.84 0.05 80, 0.70 0.10 65",
            tinted=0.18,
            bright=0.95,
            clouds="heaps",
            disc="none",
            lamps=0.1,
            season="autumn",
        ),
        mood(
            "rain",
            "0.56 0.03 250, 0.66 0.025 245, 0.78 0.02 230",
            "0.92 0.03 95, 0.70 0.025 240, 0.46 0.04 250",
            tinted=0.26,
            bright=0.80,
            clouds="veil",
            disc="none",
            lamps=0.4,
            season="summer",
        ),
        mood(
            "rose",
            "0.74 0.05 232, 0.86 0.07 355, 0.90 0.09 40",
            "0.98 0.05 60, 0.84 0.06 10, 0.72 0.08 350",
            tinted=0.22,
            bright=0.92,
            clouds="heaps",
            disc="none",
            lamps=0.2,
            season="spring",
        ),
    )
}


@dataclass
class Scene:
    """A picture being painted: where, with which chance, in which light."""

    canvas: Canvas
    chance: Chance
    w: float
    h: float
    mood: Mood
    side: int = 1
    sun: Point = field(default=(0.0, 0.0))

    def shade(self, colour: Colour, depth: float = 0.0) -> Colour:
        """A thing's own colour as it looks in this light, at a depth from near 0 to far 1."""
        m = self.mood
        lit = Colour(colour.light * m.bright, colour.a, colour.b).mix(m.tint, m.tinted)
        return lit.mix(m.haze, depth)

    def of(self, text: str, depth: float = 0.0) -> Colour:
        """A colour written as `l c h`, as it looks in this light."""
        return self.shade(parse(text), depth)

    def shades(self, text: str, depth: float = 0.0) -> list[Colour]:
        """Several colours, separated by commas, as they look in this light."""
        return [self.shade(c, depth) for c in palette(text)]

    @property
    def snowy(self) -> bool:
        """Whether snow lies and falls."""
        return self.mood.name == "snow"

    @property
    def dark(self) -> bool:
        """Whether it is night, stormy or dusk."""
        return self.mood.name in ("night", "storm", "dusk")


GLOW = oklch(0.88, 0.13, 85)
