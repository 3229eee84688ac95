"""Our own sine, cosine, roots and powers are those of mathematics."""

import math

import pytest

from vernissage.paintings.brush.exact import clamp, cos, distance, raised, root, sin


@pytest.mark.parametrize("angle", [-30.0, -3.2, -1.5708, 0.0, 0.4, 1.5708, 2.9, 3.1416, 6.4, 100.0])
def test_sine_and_cosine(angle: float) -> None:
    assert sin(angle) == pytest.approx(math.sin(angle), abs=1e-9)
    assert cos(angle) == pytest.approx(math.cos(angle), abs=1e-9)


@pytest.mark.parametrize("value", [0.001, 0.2, 1.0, 3.0])
@pytest.mark.parametrize("degree", [2, 3, 5])
def test_roots(value: float, degree: int) -> None:
    assert root(value, degree) == pytest.approx(value ** (1 / degree))


def test_nothing_has_the_root_nothing() -> None:
    assert root(0.0, 3) == 0.0


@pytest.mark.parametrize("tenths", [5, 11, 16])
def test_powers_in_tenths(tenths: int) -> None:
    for share in (0.05, 0.5, 1.0):
        assert raised(share, tenths) == pytest.approx(share ** (tenths / 10))


def test_a_value_beyond_its_bounds_is_the_bound() -> None:
    assert [clamp(value) for value in (-1.0, 0.3, 2.0)] == [0.0, 0.3, 1.0]


def test_distance() -> None:
    assert distance((1.0, 2.0), (4.0, 6.0)) == 5.0
