"""What each number of an observation means: the order in which the kernel writes them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Field:
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    what: str
    """Said in docs/research.md."""

    @property
    def size(self) -> int:
        """How many numbers these are."""
        return prod(self.shape)


def flags(name: str, shape: tuple[int, ...], what: str) -> Field:
    """Numbers that are 0 or 1."""
    return Field(name, shape, 0, 1, what)


def width(fields: Sequence[Field]) -> int:
    """How many numbers an observation has."""
    return sum(field.size for field in fields)


def slices(fields: Sequence[Field]) -> dict[str, slice]:
    """Where each field stands in an observation."""
    found, start = {}, 0
    for field in fields:
        found[field.name] = slice(start, start + field.size)
        start += field.size
    return found
