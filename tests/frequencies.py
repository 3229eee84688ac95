"""How often things came up beside how often they should: for tests of chance."""

from collections import Counter
from collections.abc import Hashable
from math import sqrt
from typing import TypeVar

Found = TypeVar("Found", bound=Hashable)


def as_often_as(found: Counter[Found], weights: Counter[Found]) -> bool:
    """Nothing came that has no weight, and all else by its weight, within five deviations."""
    share = found.total() / weights.total()
    return set(found) <= set(weights) and all(
        abs(found[each] - share * weight) < 5 * sqrt(share * weight) + 1
        for each, weight in weights.items()
    )
