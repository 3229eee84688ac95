"""Colours: known ones, mixtures, and what no screen can show."""

import pytest

from vernissage.paintings.brush.colour import WHITE, Colour, oklch, palette


@pytest.mark.parametrize(
    ("light", "chroma", "hue", "written"),
    [
        (1.0, 0.0, 0.0, "#fff"),
        (0.0, 0.0, 0.0, "#000"),
        (0.5999, 0.0, 0.0, "#808080"),
        (0.4403, 0.1603, 303.37, "#663399"),
        (0.588, 0.0993, 245.74, "#4682b4"),
        (0.6962, 0.1955, 32.32, "#ff6347"),
    ],
)
def test_known_colours(light: float, chroma: float, hue: float, written: str) -> None:
    """White, black, grey, rebeccapurple, steelblue and tomato of CSS."""
    found = oklch(light, chroma, hue).hex
    assert channels(found) == pytest.approx(channels(written), abs=1)


def channels(text: str) -> list[int]:
    """The three channels of `#rgb` or `#rrggbb`."""
    digits = text[1:] if len(text) == 7 else "".join(digit * 2 for digit in text[1:])
    return [int(digits[k : k + 2], 16) for k in (0, 2, 4)]


def test_a_colour_that_no_screen_shows_loses_chroma_and_keeps_its_hue() -> None:
    red, green, blue = channels(oklch(0.6, 0.5, 150).hex)
    assert red < blue < green
    assert green - red > 80


def test_mixing_goes_the_share_of_the_way() -> None:
    assert Colour(0.0, 0.0, 0.0).mix(WHITE, 0.25) == Colour(0.25, 0.0, 0.0)


def test_nothing_is_lighter_than_white_or_darker_than_black() -> None:
    assert WHITE.lighter(0.5).light == 1.0
    assert WHITE.darker(1.5).light == 0.0


def test_palettes_are_written_down_with_commas() -> None:
    assert palette("0.3 0.1 20, 0.9 0 0") == [oklch(0.3, 0.1, 20), oklch(0.9, 0, 0)]
