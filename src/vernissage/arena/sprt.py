"""The sequential test: stop as soon as the deals decide between two win rates.

The log-likelihood ratio is that of a normal mean with the variance seen between deals, so
games of one deal may hang together as they like.
"""

import math
from typing import Final

import msgspec

BOUND: Final = math.log(0.95 / 0.05)
"""2.944: both kinds of error stay below 5 %."""
FEWEST: Final = 10
"""Deals before the first verdict; a variance needs some."""


class Verdict(msgspec.Struct, frozen=True):
    """`accepted` is "p0" or "p1", or None while neither is."""

    p0: float
    p1: float
    llr: float
    deals: int
    accepted: str | None


class Sprt:
    """Takes the mean share of one deal after the other."""

    def __init__(self, p0: float, p1: float) -> None:
        self.p0, self.p1 = p0, p1
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, share: float) -> Verdict:
        self.deals += 1
        self.total += share
        self.squares += share * share
        return self.verdict()

    def verdict(self) -> Verdict:
        llr = self.llr()
        accepted = None
        if self.deals >= FEWEST and abs(llr) >= BOUND:
            accepted = "p1" if llr > 0 else "p0"
        return Verdict(self.p0, self.p1, llr, self.deals, accepted)

    def llr(self) -> float:
        """Above 0 it speaks for p1, below for p0.

        To the deals' spread the variance of one coin toss, 1/4, is added: it is never 0.
        """
        if self.deals == 0:
            return 0.0
        middle = self.total / self.deals
        spread = (self.squares - self.deals * middle * middle + 0.25) / (self.deals + 1)
        return self.deals * (self.p1 - self.p0) * (2 * middle - self.p0 - self.p1) / (2 * spread)
