"""Regret matching: seats that learn how often to choose each of their options. Compiled.

Again and again every seat chooses an option, and regrets each other one by what that would have
brought; the more it regrets an option, the more often it chooses it next. On average that leads to
choices against which nobody does better with a single option.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT


@final
class Regrets:
    """All seats; what belongs to a seat and an option stands at width * seat + option."""

    __slots__ = ("now", "options", "regrets", "sums", "values", "width")

    def __init__(self, options: list[int], width: i64) -> None:
        self.options = vec[i64](options)
        """Between what each seat can choose: bit n is option n."""
        self.width = width
        self.regrets = vec[float]([0.0] * (len(options) * width))
        self.now = vec[float]([0.0] * (len(options) * width))
        """How likely each seat chooses each option at this time."""
        self.sums = vec[float]([0.0] * (len(options) * width))
        self.values = vec[float]([0.0] * width)
        """What each option would have brought the seat that learns now."""

    def match(self, seat: i64, weight: float) -> None:
        """Each option as often as it is regretted; any option if none is."""
        start: i64 = self.width * seat
        options: i64 = self.options[seat]
        total: float = 0.0
        held: float = 0.0
        option: i64 = 0
        while option < self.width:
            if options & BIT[option] != 0:
                held += 1.0
                if self.regrets[start + option] > 0.0:
                    total += self.regrets[start + option]
            option += 1
        option = 0
        while option < self.width:
            if options & BIT[option] != 0:
                share: float = 1.0 / held
                if total > 0.0:
                    share = self.regrets[start + option] / total
                self.now[start + option] = share if share > 0.0 else 0.0
                self.sums[start + option] += weight * self.now[start + option]
            option += 1

    def learn(self, seat: i64) -> None:
        """From what every option would have brought beside what the seat brought on average."""
        start: i64 = self.width * seat
        options: i64 = self.options[seat]
        mean: float = 0.0
        option: i64 = 0
        while option < self.width:
            if options & BIT[option] != 0:
                mean += self.now[start + option] * self.values[option]
            option += 1
        option = 0
        while option < self.width:
            if options & BIT[option] != 0:
                self.regrets[start + option] += self.values[option] - mean
            option += 1

    def shares(self, seat: i64) -> list[float]:
        """How often the seat should choose each option, by all that it has learned."""
        start: i64 = self.width * seat
        total: float = 0.0
        option: i64 = 0
        while option < self.width:
            total += self.sums[start + option]
            option += 1
        return [self.sums[start + option] / total for option in range(self.width)]
