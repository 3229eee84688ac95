"""Bids of Art Society that cannot be read: all seats learn to bid by regret matching. Compiled.

A rival need not bid so well: as far as its learned habits are trusted, it follows those instead.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society.kernel.bids import STRIDE, Showdown, draw
from vernissage.bots.kernel.regrets import Regrets
from vernissage.core.chance import Generator
from vernissage.core.sets import BIT
from vernissage.games.art_society.parts import CARDS


@final
class Mixing:
    """The bids of one round, from all seats."""

    __slots__ = (
        "chance",
        "costs",
        "habits",
        "hands",
        "played",
        "regrets",
        "showdown",
        "trust",
    )

    def __init__(
        self,
        showdown: Showdown,
        hands: list[int],
        costs: list[float],
        habits: list[float],
        trust: list[float],
        chance: Generator,
    ) -> None:
        self.showdown = showdown
        self.hands = vec[i64](hands)
        """Bit n is card n."""
        self.costs = vec[float](costs)
        """What each card of each seat could bring in a later round."""
        self.habits = vec[float](habits)
        """How likely each card of each seat is by habit."""
        self.trust = vec[float](trust)
        """How likely each seat bids by habit."""
        self.chance = chance
        self.regrets = Regrets(hands, STRIDE)
        self.played: i64 = 0

    def play(self, times: i64) -> None:
        """Plays more rounds of bids; the later ones count for more."""
        players: i64 = self.showdown.players
        last: i64 = self.played + times
        while self.played < last:
            self.played += 1
            seat: i64 = 0
            while seat < players:
                self.regrets.match(seat, float(self.played))
                self.showdown.play(seat, self.bid(seat))
                seat += 1
            seat = 0
            while seat < players:
                self.regret(seat)
                seat += 1

    def bid(self, seat: i64) -> i64:
        """A card by habit or by what the seat has learned."""
        if self.chance.fraction() < self.trust[seat]:
            return draw(self.habits, seat, self.chance)
        return draw(self.regrets.now, seat, self.chance)

    def regret(self, seat: i64) -> None:
        """Learn from what every card would have brought."""
        hand: i64 = self.hands[seat]
        played: i64 = self.showdown.played[seat]
        card: i64 = 1
        while card <= CARDS:
            if hand & BIT[card] != 0:
                self.showdown.play(seat, card)
                cost: float = self.costs[STRIDE * seat + card]
                self.regrets.values[card] = self.showdown.gain(seat) - cost
            card += 1
        self.showdown.play(seat, played)
        self.regrets.learn(seat)

    def shares(self, seat: i64) -> list[float]:
        """How often the seat should play each card."""
        return self.regrets.shares(seat)
