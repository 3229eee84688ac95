"""Strokes of one tone become one short path; skylines keep their ends."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.brush.strokes import Brush, around, height_at, inside, ridge


def test_strokes_are_written_from_left_to_right_in_whole_steps() -> None:
    brush = Brush()
    brush.stroke(10, 5, 14, 5)
    brush.dab(2.4, 3.6)
    brush.bend(4, 4, 5, 3, 6, 4)
    assert brush.d == "M2 4h0m2 0q1-1 2 0m4 1h4"


def test_level_upright_and_slanting_strokes() -> None:
    brush = Brush()
    brush.stroke(0, 0, 0, 7)
    brush.stroke(1, 0, 3, -2)
    assert brush.d == "M0 0v7m1-7l2-2"


def test_places_lie_where_they_are_asked_for() -> None:
    chance = Chance("places")
    spot = inside(chance, 10, 20, 5, 6)
    assert all(10 <= x <= 15 and 20 <= y <= 26 for x, y in (spot() for _ in range(200)))
    spot = around(chance, 0, 0, 4, 2)
    assert all((x / 4) ** 2 + (y / 2) ** 2 <= 1 + 1e-9 for x, y in (spot() for _ in range(200)))


def test_a_skyline_keeps_its_ends() -> None:
    line = ridge(Chance("hills"), 40, 60, rough=10, steps=3)
    assert len(line) == 9
    assert (line[0], line[-1]) == (40, 60)
    assert height_at(line, 0.0) == 40
    assert line[0] != height_at(line, 0.5)
