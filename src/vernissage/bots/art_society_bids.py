"""Bidding in Art Society: what each card brings against what the others may play. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society_round import FACTORIALS, Round
from vernissage.core.chance import Generator
from vernissage.games.art_society.parts import BIT, CARDS

FINE: Final = 1 << 20


@final
class Bidding:
    """The bids of one round, from one seat. The round has weighed its orders."""

    __slots__ = ("chance", "costs", "hand", "played", "round", "seat", "shares", "sums", "times")

    def __init__(
        self,
        weighed: Round,
        seat: i64,
        hand: i64,
        shares: list[float],
        costs: list[float],
        chance: Generator,
    ) -> None:
        self.round = weighed
        self.seat = seat
        self.hand = hand
        self.shares = vec[float](shares)
        """For each seat and card, (CARDS + 1) * seat + card: how likely it is played."""
        self.costs = vec[float](costs)
        """What each card of the seat could bring in a later round."""
        self.chance = chance
        self.sums = vec[float]([0.0] * (CARDS + 1))
        self.times: i64 = 0
        self.played = vec[i64]([0] * 4)

    def play(self, times: i64) -> None:
        """So many bids of the others, each met with every card that the seat holds."""
        done: i64 = 0
        while done < times:
            other: i64 = 0
            while other < self.round.players:
                if other != self.seat:
                    self.played[other] = self.draw(other)
                other += 1
            card: i64 = 1
            while card <= CARDS:
                if self.hand & BIT[card] != 0:
                    self.played[self.seat] = card
                    self.sums[card] += self.round.payoffs[4 * self.order_now() + self.seat]
                card += 1
            done += 1
        self.times += times

    def draw(self, seat: i64) -> i64:
        """A card that this seat may play."""
        start: i64 = (CARDS + 1) * seat
        total: float = 0.0
        card: i64 = 1
        while card <= CARDS:
            total += self.shares[start + card]
            card += 1
        mark: float = total * float(self.chance.below(FINE)) / float(FINE)
        drawn: i64 = 0
        card = 1
        while card <= CARDS:
            if mark >= 0.0 and self.shares[start + card] > 0.0:
                drawn = card
            mark -= self.shares[start + card]
            card += 1
        return drawn

    def values(self) -> list[float]:
        """For each card the mean of what it brings, less what it costs; card 0 is none."""
        return [
            self.sums[card] / float(max(1, self.times)) - self.costs[card]
            for card in range(CARDS + 1)
        ]

    def order_now(self) -> i64:
        """AS-B2: the number of the order that the cards make."""
        players: i64 = self.round.players
        waiting: i64 = BIT[players] - 1
        number: i64 = 0
        depth: i64 = 0
        while depth < players:
            best: i64 = -1
            passed: i64 = 0
            skipped: i64 = 0
            seat: i64 = 0
            while seat < players:
                if waiting & BIT[seat] != 0:
                    if best < 0 or self.is_before(seat, best):
                        best = seat
                        passed = skipped
                    skipped += 1
                seat += 1
            number += passed * FACTORIALS[players - 1 - depth]
            waiting &= ~BIT[best]
            depth += 1
        return number

    def is_before(self, one: i64, other: i64) -> bool:
        if self.played[one] == self.played[other]:
            return self.round.before[4 * one + other] == 1
        return self.played[one] > self.played[other]
