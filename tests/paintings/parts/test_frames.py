"""Frames: four that differ, and a plainer one where the tile is small."""

import pytest

from vernissage.paintings import paint
from vernissage.paintings.brush.svg import Canvas
from vernissage.paintings.parts.frames import frame


def test_a_small_tile_has_a_plainer_frame() -> None:
    """Under 64 pixels an edge and a corner mark are all that can be read."""
    assert len(paint("art-society", "1x2PG", 60)) < len(paint("art-society", "1x2PG", 100))


@pytest.mark.parametrize("pixel", [1.0, 3.0])
def test_every_frame_is_drawn_in_its_own_way(pixel: float) -> None:
    drawn = set()
    for letter in "GSHW":
        canvas = Canvas("")
        assert 0 < frame(canvas, letter, 200, 140, pixel) < 20
        drawn.add(canvas.text())
    assert len(drawn) == 4
