"""Bidding in Art Society: what each card brings against what the others may play. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society.kernel.round import FACTORIALS
from vernissage.core.chance import Generator
from vernissage.core.sets import BIT
from vernissage.games.art_society.parts import CARDS

STRIDE: Final = CARDS + 1
"""What belongs to a seat and a card stands at STRIDE * seat + card; card 0 is none."""


@final
class Showdown:
    """One card of each seat, turned over together."""

    __slots__ = ("before", "payoffs", "played", "players")

    def __init__(self, players: i64, before: list[int], payoffs: list[float]) -> None:
        self.players = players
        self.before = vec[i64](before)
        """AS-B2: 4 * one + other is 1 if one comes before the other with an equal card."""
        self.payoffs = vec[float](payoffs)
        """What each order brings each seat: 4 * order + seat."""
        self.played = vec[i64]([0] * 4)

    def play(self, seat: i64, card: i64) -> None:
        self.played[seat] = card

    def gain(self, seat: i64) -> float:
        """What the order brings the seat."""
        return self.payoffs[4 * self.order() + seat]

    def order(self) -> i64:
        """AS-B2: the number of the order that the cards make."""
        waiting: i64 = BIT[self.players] - 1
        number: i64 = 0
        depth: i64 = 0
        while depth < self.players:
            best: i64 = -1
            passed: i64 = 0
            skipped: i64 = 0
            seat: i64 = 0
            while seat < self.players:
                if waiting & BIT[seat] != 0:
                    if best < 0 or self.is_before(seat, best):
                        best = seat
                        passed = skipped
                    skipped += 1
                seat += 1
            number += passed * FACTORIALS[self.players - 1 - depth]
            waiting &= ~BIT[best]
            depth += 1
        return number

    def is_before(self, one: i64, other: i64) -> bool:
        if self.played[one] == self.played[other]:
            return self.before[4 * one + other] == 1
        return self.played[one] > self.played[other]


def draw(shares: vec[float], seat: i64, chance: Generator) -> i64:
    """One card of the seat, each as likely as its share."""
    start: i64 = STRIDE * seat
    total: float = 0.0
    card: i64 = 1
    while card <= CARDS:
        total += shares[start + card]
        card += 1
    mark: float = total * chance.fraction()
    drawn: i64 = 0
    card = 1
    while card <= CARDS:
        if mark >= 0.0 and shares[start + card] > 0.0:
            drawn = card
        mark -= shares[start + card]
        card += 1
    return drawn


@final
class Bidding:
    """The bids of one round, from one seat, against others who do not answer."""

    __slots__ = ("chance", "costs", "hand", "seat", "shares", "showdown", "sums", "times")

    def __init__(
        self,
        showdown: Showdown,
        seat: i64,
        hand: i64,
        shares: list[float],
        costs: list[float],
        chance: Generator,
    ) -> None:
        self.showdown = showdown
        self.seat = seat
        self.hand = hand
        self.shares = vec[float](shares)
        """How likely each card of each seat is played."""
        self.costs = vec[float](costs)
        """What each card of the seat could bring in a later round."""
        self.chance = chance
        self.sums = vec[float]([0.0] * STRIDE)
        self.times: i64 = 0

    def play(self, times: i64) -> None:
        """Draws bids of the others, each met with every card that the seat holds."""
        showdown: Showdown = self.showdown
        done: i64 = 0
        while done < times:
            other: i64 = 0
            while other < showdown.players:
                if other != self.seat:
                    showdown.play(other, draw(self.shares, other, self.chance))
                other += 1
            card: i64 = 1
            while card <= CARDS:
                if self.hand & BIT[card] != 0:
                    showdown.play(self.seat, card)
                    self.sums[card] += showdown.gain(self.seat)
                card += 1
            done += 1
        self.times += times

    def values(self) -> list[float]:
        """For each card the mean of what it brings, less what it costs."""
        return [
            self.sums[card] / float(max(1, self.times)) - self.costs[card] for card in range(STRIDE)
        ]
