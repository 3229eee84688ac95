"""Chance: one small generator, so that a seed means the same game on every machine.

A xorshift of 62 bits with full period (2**62 - 1); its word is multiplied before use.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = (1 << 62) - 1
SCATTER: Final = 0x2545F4914F6CDD1D & WORD
FINE: Final = 1 << 20
"""Fractions are whole parts of this."""


@final
class Generator:
    """A stream of numbers that looks random and is fixed by its seed."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        folded: i64 = seed & WORD
        self.word: i64 = (folded * SCATTER) & WORD
        self.word ^= 0x1F123BB5159A55E5
        if self.word == 0:
            self.word = SCATTER
        turns: i64 = 0
        while turns < 8:
            self.step()
            turns += 1

    def step(self) -> None:
        word: i64 = self.word
        word ^= (word << 11) & WORD
        word ^= word >> 9
        self.word = word ^ ((word << 32) & WORD)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each as likely as the others; bound up to 2**20."""
        self.step()
        scattered: i64 = (self.word * SCATTER) & WORD
        return ((scattered >> 20) * bound) >> 42

    def fraction(self) -> float:
        """A number from 0 up to, but not, 1."""
        return float(self.below(FINE)) / float(FINE)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def shuffle_packed(self, items: vec[i64]) -> None:
        """The same, in the same order, for compiled callers."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            item: i64 = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1


def compiled() -> bool:
    """Whether the engine, of which this module is a part, runs as machine code."""
    return not __file__.endswith(".py")
