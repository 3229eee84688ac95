"""Seeded chance: a picture's name decides every throw, so a picture never changes by itself."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFFFFFF


def seed_of(name: str) -> int:
    """FNV-1a over the name's bytes, finished as murmur3 does, so that near names lie far apart."""
    seed = 0x811C9DC5
    for byte in name.encode():
        seed = ((seed ^ byte) * 0x01000193) & MASK
    seed = ((seed ^ (seed >> 16)) * 0x85EBCA6B) & MASK
    seed = ((seed ^ (seed >> 13)) * 0xC2B2AE35) & MASK
    return seed ^ (seed >> 16)


class Chance:
    """Throws by mulberry32, which is small and the same on every machine."""

    def __init__(self, name: str) -> None:
        self.state = seed_of(name)

    def unit(self) -> float:
        """At least 0 and less than 1."""
        self.state = (self.state + 0x6D2B79F5) & MASK
        t = self.state
        t = ((t ^ (t >> 15)) * (t | 1)) & MASK
        t ^= (t + ((t ^ (t >> 7)) * (t | 61))) & MASK
        return ((t ^ (t >> 14)) & MASK) / 4294967296

    def between(self, low: float, high: float) -> float:
        """A number from low to high."""
        return low + (high - low) * self.unit()

    def near(self, middle: float, spread: float) -> float:
        """Mostly close to the middle, never further than the spread."""
        return middle + spread * (self.unit() + self.unit() + self.unit() - 1.5) / 1.5

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int(self.unit() * (high - low + 1))

    def one_in(self, many: float) -> bool:
        """Whether a chance of one in this many comes true."""
        return self.unit() * many < 1

    def side(self) -> int:
        """1 or -1."""
        return 1 if self.unit() < 0.5 else -1

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each as likely as the others."""
        return things[int(self.unit() * len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in another order; what was given stays as it is."""
        rest = list(things)
        for i in range(len(rest) - 1, 0, -1):
            j = int(self.unit() * (i + 1))
            rest[i], rest[j] = rest[j], rest[i]
        return rest
