"""Letters: every name, figure and mark that a picture carries can be written."""

import pytest

from vernissage.paintings.brush.colour import INK
from vernissage.paintings.brush.svg import Canvas
from vernissage.paintings.parts.lettering import letters, width_of


@pytest.mark.parametrize("text", ["MODERN ART", "ART SOCIETY", "MUSÉE", "VERNISSAGE", "0123456789"])
def test_what_pictures_say_can_be_written(text: str) -> None:
    canvas = Canvas("")
    letters(canvas, text, 0, 0, 12, INK)
    assert canvas.text().count("<path") == len(text.replace(" ", ""))


def test_a_line_is_as_wide_as_its_letters_and_their_gaps() -> None:
    assert width_of("A") == 4
    assert width_of("AA") == pytest.approx(9.4)
