"""How long a searching bot may think: a number of iterations, or seconds."""

import time
from collections.abc import Iterator
from typing import Final

import msgspec

from vernissage.bots import MOST
from vernissage.core.chance import compiled
from vernissage.core.refusals import Invalid

CHUNK: Final = 8
"""Iterations for each choice between two looks at the clock."""


class Budget(msgspec.Struct, frozen=True):
    """One of the two. Iterations give the same answer on every machine; seconds do not."""

    iterations: int | None = None
    seconds: float | None = None

    def rounds(self, how_many: int) -> Iterator[Iterator[int]]:
        """Rounds of equal length; in each, iterations to do now, until it is over."""
        for _ in range(how_many):
            if self.seconds is not None:
                yield _until(time.perf_counter() + self.seconds / how_many)
            else:
                yield iter([max(1, (self.iterations or 0) // how_many)])


def _until(end: float) -> Iterator[int]:
    """Small numbers of iterations, one at least, as long as there is time."""
    yield CHUNK
    while time.perf_counter() < end:
        yield CHUNK


def budget(
    iterations: int | None, seconds: float | None, *, usual: int, uncompiled: float
) -> Budget:
    """What was asked for, or the usual iterations; seconds where the engine is not compiled."""
    for asked in (iterations, seconds):
        if asked is not None and not 0 < asked <= MOST:
            raise Invalid(f"{asked}", "bot-budget", most=MOST)
    if iterations is not None or seconds is not None:
        return Budget(iterations=iterations, seconds=seconds)
    if not compiled():
        return Budget(seconds=uncompiled)
    return Budget(iterations=usual)
