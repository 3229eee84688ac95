"""Bids of Art Society that cannot be read: all seats learn to bid by regret matching. Compiled.

Again and again every seat plays a card, and regrets each card it did not play by what that card
would have brought; the more it regrets a card, the more often it plays it next. On average that
leads to bids against which nobody does better with one card. A rival need not bid so well: as far
as its learned habits are trusted, it follows those instead.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society.kernel.bids import FINE, STRIDE, Showdown, draw
from vernissage.core.chance import Generator
from vernissage.games.art_society.parts import BIT, CARDS


@final
class Mixing:
    """The bids of one round, from all seats."""

    __slots__ = (
        "chance",
        "costs",
        "habits",
        "hands",
        "now",
        "played",
        "regrets",
        "showdown",
        "sums",
        "trust",
        "values",
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
        self.regrets = vec[float]([0.0] * len(costs))
        self.now = vec[float]([0.0] * len(costs))
        """How likely each seat plays each card at this time."""
        self.sums = vec[float]([0.0] * len(costs))
        self.values = vec[float]([0.0] * STRIDE)
        self.played: i64 = 0

    def play(self, times: i64) -> None:
        """So many rounds of bids; the later ones count for more."""
        players: i64 = self.showdown.players
        last: i64 = self.played + times
        while self.played < last:
            self.played += 1
            seat: i64 = 0
            while seat < players:
                self.match_regrets(seat)
                self.showdown.play(seat, self.bid(seat))
                seat += 1
            seat = 0
            while seat < players:
                self.regret(seat)
                seat += 1

    def match_regrets(self, seat: i64) -> None:
        """Each card as often as it is regretted; any card if none is."""
        start: i64 = STRIDE * seat
        hand: i64 = self.hands[seat]
        total: float = 0.0
        held: float = 0.0
        card: i64 = 1
        while card <= CARDS:
            if hand & BIT[card] != 0:
                held += 1.0
                if self.regrets[start + card] > 0.0:
                    total += self.regrets[start + card]
            card += 1
        card = 1
        while card <= CARDS:
            if hand & BIT[card] != 0:
                share: float = 1.0 / held
                if total > 0.0:
                    share = self.regrets[start + card] / total
                self.now[start + card] = share if share > 0.0 else 0.0
                self.sums[start + card] += float(self.played) * self.now[start + card]
            card += 1

    def bid(self, seat: i64) -> i64:
        """A card by habit or by what the seat has learned."""
        if float(self.chance.below(FINE)) < self.trust[seat] * float(FINE):
            return draw(self.habits, seat, self.chance)
        return draw(self.now, seat, self.chance)

    def regret(self, seat: i64) -> None:
        """What every card would have brought beside what the seat brought about on average."""
        start: i64 = STRIDE * seat
        hand: i64 = self.hands[seat]
        played: i64 = self.showdown.played[seat]
        mean: float = 0.0
        card: i64 = 1
        while card <= CARDS:
            if hand & BIT[card] != 0:
                self.showdown.play(seat, card)
                self.values[card] = self.showdown.gain(seat) - self.costs[start + card]
                mean += self.now[start + card] * self.values[card]
            card += 1
        card = 1
        while card <= CARDS:
            if hand & BIT[card] != 0:
                self.regrets[start + card] += self.values[card] - mean
            card += 1
        self.showdown.play(seat, played)

    def shares(self, seat: i64) -> list[float]:
        """How often the seat should play each card."""
        start: i64 = STRIDE * seat
        total: float = 0.0
        card: i64 = 1
        while card <= CARDS:
            total += self.sums[start + card]
            card += 1
        return [self.sums[start + card] / total for card in range(STRIDE)]
