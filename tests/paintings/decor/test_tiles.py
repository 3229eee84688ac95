"""What decor shows, and what it is worth."""

import pytest

from vernissage.paintings import ids
from vernissage.paintings.brush.svg import Canvas
from vernissage.paintings.decor.tiles import ORDER, shields, thing_of


def test_decor_shows_many_things() -> None:
    assert {"fan", "ship", "plate", "vase", "bust", "books", "clock"} <= set(ORDER["d1"])
    assert len({thing_of(name) for name in ids("decor")}) >= 20


@pytest.mark.parametrize("worth", [1, 2, 3])
def test_a_tile_shows_its_worth_in_shields(worth: int) -> None:
    """AS-C3: each shield is painted twice, a light rim and a dark field."""
    canvas = Canvas("")
    shields(canvas, worth, 100.0 * worth, 70.0)
    assert canvas.text().count("<path") == 2 * worth
