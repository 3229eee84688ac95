"""Paths and shapes as short SVG."""

import re

import pytest

from vernissage.paintings.brush.colour import WHITE
from vernissage.paintings.brush.svg import (
    Canvas,
    box,
    number,
    numbers,
    points,
    polygon,
    smooth,
    trace,
)


@pytest.mark.parametrize(
    ("value", "written"),
    [(3.0, "3"), (0.25, ".2"), (-0.5, "-.5"), (-0.01, "0"), (12.34, "12.3"), (-4.0, "-4")],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_a_minus_sign_needs_no_space() -> None:
    assert numbers((1, -2, 3.5)) == "1-2 3.5"
    assert trace("M", 0, 5, "q", 4, -5, 8, 0, "z") == "M0 5q4-5 8 0z"


def test_outlines() -> None:
    assert polygon(points("0 0, 4 0, 4 3")) == "M0 0 4 0 4 3z"
    assert box(1, 2, 10, 5) == "M1 2h10v5h-10z"


def test_a_smooth_curve_ends_on_its_last_point() -> None:
    """Steps are counted from rounded points, so that no error adds up."""
    through = [(k * 1.04, k * 0.06) for k in range(60)]
    start, steps = smooth(through).removeprefix("M").split("c")
    values = [float(v) for v in re.findall(r"-?\d*\.?\d+", steps.replace("s", " "))]
    ends = values[4:6], *(values[k + 2 : k + 4] for k in range(6, len(values), 4))
    assert start == "0 0"
    assert sum(x for x, _ in ends) == pytest.approx(through[-1][0], abs=0.06)
    assert sum(y for _, y in ends) == pytest.approx(through[-1][1], abs=0.06)


def test_gradients_come_first_and_have_ids_of_their_own() -> None:
    canvas = Canvas("mu23-")
    canvas.rect(0, 0, 10, 10, canvas.down(0, 10, WHITE, WHITE.darker(0.5)))
    canvas.disc(5, 5, 2, canvas.radial((5, 5), 2, (0, WHITE, 0.5), (1, WHITE, 0)))
    text = canvas.text()
    assert re.findall(r'id="([^"]+)"', text) == ["mu23-1", "mu23-2"]
    assert text.index("</defs>") < text.index("<rect")


def test_what_is_opaque_needs_no_opacity() -> None:
    canvas = Canvas("")
    canvas.disc(5, 5, 2, WHITE)
    canvas.disc(5, 5, 2, WHITE, 0.5)
    assert canvas.text().count("opacity") == 1
