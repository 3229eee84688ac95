"""Who sits for a portrait: complexion, age, hair, dress. Chosen in turn, so that all are seen."""

from dataclasses import dataclass

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.colour import Colour, oklch, parse

SKINS = (
    "0.82 0.055 58",
    "0.46 0.060 50",
    "0.74 0.065 62",
    "0.38 0.050 45",
    "0.86 0.045 50",
    "0.62 0.070 58",
    "0.78 0.060 70",
    "0.54 0.065 52",
    "0.70 0.070 55",
    "0.42 0.055 55",
)
DARK_HAIR = ("0.22 0.02 50", "0.18 0.01 280", "0.28 0.04 45")
HAIR = (
    "0.22 0.02 50",
    "0.34 0.06 45",
    "0.18 0.01 280",
    "0.50 0.09 55",
    "0.72 0.09 80",
    "0.44 0.11 38",
    "0.28 0.04 45",
)
GREY = ("0.82 0.01 250", "0.70 0.01 260", "0.92 0.01 90", "0.62 0.02 250")
CLOTHS = (
    "0.38 0.11 25",
    "0.32 0.07 265",
    "0.42 0.08 155",
    "0.30 0.02 280",
    "0.55 0.11 70",
    "0.44 0.10 320",
    "0.80 0.04 85",
    "0.46 0.08 230",
    "0.62 0.12 45",
    "0.36 0.06 190",
)
WOMEN_HAIR = ("bun", "long", "bob", "braids", "wavy", "curls", "crown")
MEN_HAIR = ("short", "bald", "curls", "swept", "short", "wavy")
WOMEN_HATS = ("", "", "scarf", "brim", "", "bonnet", "wreath", "", "veil", "feather")
MEN_HATS = ("", "beret", "", "brim", "turban", "", "cap", "", "bowler", "")
WOMEN_DRESS = ("square", "ruff", "shawl", "wrap", "lace", "drape", "high")
MEN_DRESS = ("coat", "ruff", "shawl", "uniform", "high", "smock", "fur")


@dataclass(frozen=True)
class Sitter:
    """One person to be painted."""

    woman: bool
    age: str
    skin: Colour
    hair: Colour
    style: str
    hat: str
    beard: str
    glasses: bool
    dress: str
    cloth: Colour
    trim: Colour
    turn: float
    smile: float

    @property
    def lit(self) -> Colour:
        """Skin in the light."""
        return self.skin.lighter(0.075)

    @property
    def shade(self) -> Colour:
        """The side away from the light: darker and a little redder."""
        return Colour(self.skin.light * 0.66, self.skin.a + 0.02, self.skin.b * 0.85)

    @property
    def deep(self) -> Colour:
        """The darkest lines: lashes, nostrils, between the lips."""
        return Colour(self.skin.light * 0.42, self.skin.a + 0.015, self.skin.b * 0.7)


def sitter(number: int, chance: Chance) -> Sitter:
    """The number takes turns through complexions, ages and fashions; chance does the rest."""
    woman = number % 2 == 0
    age = ("adult", "young", "old", "adult", "young", "child", "adult", "old", "young")[number % 9]
    skin = parse(SKINS[number * 3 % len(SKINS)])
    tones = DARK_HAIR if skin.light < 0.6 else HAIR
    hair = parse(chance.pick(GREY if age == "old" else tones))
    k = number // 2
    style = WOMEN_HAIR[k % 7] if woman else MEN_HAIR[k % 6]
    if skin.light < 0.5 and chance.one_in(2):
        style = "afro"
    hat = (
        (WOMEN_HATS[k % 10] if woman else MEN_HATS[k % 10])
        if age != "child"
        else chance.pick(("", "beret", "bonnet" if woman else "cap"))
    )
    beard = (
        "" if woman or age in ("child", "young") else ("full", "", "moustache", "pointed")[k % 4]
    )
    dress = WOMEN_DRESS[k * 2 % 7] if woman else MEN_DRESS[k * 2 % 7]
    cloth = parse(CLOTHS[(number * 7 + k) % len(CLOTHS)])
    return Sitter(
        woman,
        age,
        skin,
        hair,
        style,
        hat,
        beard,
        age == "old" and number % 4 == 3,
        dress,
        cloth,
        oklch(0.92, 0.02, 85) if cloth.light < 0.7 else oklch(0.35, 0.06, 25),
        chance.side() * chance.between(0.25, 0.75),
        chance.between(-0.3, 1.0),
    )
