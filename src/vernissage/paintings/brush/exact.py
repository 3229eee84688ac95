"""Arithmetic that gives the same bits on every machine.

Only + - * /, rounding, comparisons and the square root are used: IEEE 754 has one answer for
those, while the sine, the cosine and the power of a system's mathematics library may differ in
the last bit.
"""

from math import sqrt

PI = 3.141592653589793
TAU = 2 * PI

Point = tuple[float, float]


def sin(angle: float) -> float:
    """The sine of an angle in radians, by its series."""
    x = angle - TAU * round(angle / TAU)
    if x > PI / 2:
        x = PI - x
    elif x < -PI / 2:
        x = -PI - x
    term = x
    total = x
    square = x * x
    for k in (6, 20, 42, 72, 110, 156, 210):
        term = -term * square / k
        total += term
    return total


def cos(angle: float) -> float:
    """The cosine of an angle in radians."""
    return sin(angle + PI / 2)


def root(value: float, degree: int) -> float:
    """The positive root of a value between 0 and a few, by Newton's steps."""
    if value <= 0:
        return 0.0
    guess = 1.0
    for _ in range(60):
        power = 1.0
        for _ in range(degree - 1):
            power *= guess
        guess += (value / power - guess) / degree
    return guess


def raised(share: float, tenths: int) -> float:
    """A share between 0 and 1 to the power `tenths` / 10, without the system's `pow`."""
    base, power = root(share, 10), 1.0
    for _ in range(tenths):
        power *= base
    return power


def clamp(value: float, low: float = 0.0, high: float = 1.0) -> float:
    """The value, or the bound that it goes beyond."""
    return low if value < low else high if value > high else value


def between(low: float, high: float, share: float) -> float:
    """The value that lies this share of the way from low to high."""
    return low + (high - low) * share


def distance(a: Point, b: Point) -> float:
    """How far apart two points lie."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return sqrt(dx * dx + dy * dy)
