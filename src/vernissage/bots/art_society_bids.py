"""Bidding in Art Society as a game of its own, solved by regret matching. Compiled.

Each seat has its cards with what they cost it; each order of the seats has what it brings to whom.
Played against itself many times, every seat comes to mix the cards that it would not regret.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society_round import FACTORIALS, Round
from vernissage.core.chance import Generator
from vernissage.games.art_society.parts import BIT, CARDS

FINE: Final = 1 << 20


@final
class Bidding:
    """The bids of one round. `round` has weighed its orders."""

    __slots__ = ("chance", "costs", "hands", "mixed", "played", "regrets", "round")

    def __init__(
        self, weighed: Round, hands: list[int], costs: list[float], chance: Generator
    ) -> None:
        self.round = weighed
        self.hands = vec[i64](hands)
        self.costs = vec[float](costs)
        """For each seat and card, (CARDS + 1) * seat + card."""
        self.chance = chance
        size: i64 = len(costs)
        self.regrets = vec[float]([0.0] * size)
        self.mixed = vec[float]([0.0] * size)
        self.played = vec[i64]([0] * 4)

    def solve(self, times: i64) -> None:
        """So many bids of everyone, each time regretting the cards that would have been better."""
        players: i64 = self.round.players
        done: i64 = 0
        while done < times:
            seat: i64 = 0
            while seat < players:
                self.played[seat] = self.draw(seat, float(done + 1))
                seat += 1
            seat = 0
            while seat < players:
                self.regret(seat)
                seat += 1
            done += 1

    def draw(self, seat: i64, weight: float) -> i64:
        """A card by the regrets so far; all cards alike while there are none."""
        start: i64 = (CARDS + 1) * seat
        total: float = 0.0
        cards: i64 = 0
        card: i64 = 1
        while card <= CARDS:
            if self.hands[seat] & BIT[card] != 0:
                cards += 1
                if self.regrets[start + card] > 0.0:
                    total += self.regrets[start + card]
            card += 1
        mark: float = float(self.chance.below(FINE)) / float(FINE)
        drawn: i64 = 0
        card = 1
        while card <= CARDS:
            if self.hands[seat] & BIT[card] != 0:
                share: float = 1.0 / float(cards)
                if total > 0.0:
                    share = self.regrets[start + card] / total
                    if share < 0.0:
                        share = 0.0
                self.mixed[start + card] += weight * share
                if mark >= 0.0 and share > 0.0:
                    drawn = card
                mark -= share
            card += 1
        return drawn

    def regret(self, seat: i64) -> None:
        """What each card would have brought more than the one that was played."""
        start: i64 = (CARDS + 1) * seat
        played: i64 = self.played[seat]
        had: float = self.payoff(seat)
        card: i64 = 1
        while card <= CARDS:
            if self.hands[seat] & BIT[card] != 0:
                self.played[seat] = card
                self.regrets[start + card] += self.payoff(seat) - had
            card += 1
        self.played[seat] = played

    def payoff(self, seat: i64) -> float:
        """What the seat gains with the cards that are played now."""
        number: i64 = 4 * self.order_now() + seat
        return self.round.payoffs[number] - self.costs[(CARDS + 1) * seat + self.played[seat]]

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

    def mixture(self, seat: i64) -> list[float]:
        """How often the seat plays each card, from card 1 on."""
        start: i64 = (CARDS + 1) * seat
        total: float = 0.0
        card: i64 = 1
        while card <= CARDS:
            total += self.mixed[start + card]
            card += 1
        return [self.mixed[start + card] / total for card in range(1, CARDS + 1)]
