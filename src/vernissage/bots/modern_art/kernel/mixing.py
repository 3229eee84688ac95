"""Sealed bids of Modern Art: all seats learn by regret matching how to bid. Compiled.

Nobody knows the worth: every seat bids shares of an estimate of its own, so that who wins has
often thought too much of the lot. A rival need not bid so well: as far as its learned habits are
trusted, it follows those instead.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.kernel.regrets import Regrets
from vernissage.core.chance import Generator
from vernissage.games.modern_art import rules
from vernissage.games.modern_art.parts import floats

RUNGS: Final = 9
"""How many amounts each seat chooses between."""
ALL_RUNGS: Final = (1 << RUNGS) - 1
LIKELY: Final = 32
"""How many amounts, each as likely as the others, stand for what a seat bids by habit."""
DIFFER: Final = 0.3
"""Estimates of one lot differ by at most this share, with a standard deviation of an eighth."""


@final
class Mixing:
    """The closed hands of one auction, from all seats."""

    __slots__ = (
        "amounts",
        "auctioneer",
        "bids",
        "chance",
        "estimates",
        "habits",
        "me",
        "played",
        "players",
        "purses",
        "regrets",
        "trust",
        "worth",
    )

    def __init__(
        self,
        me: i64,
        auctioneer: i64,
        worth: float,
        amounts: list[float],
        purses: list[float],
        habits: list[float],
        trust: list[float],
        chance: Generator,
    ) -> None:
        self.me = me
        self.auctioneer = auctioneer
        self.players: i64 = len(purses)
        self.worth = worth
        """What the lot should pay, as this seat sees it."""
        self.amounts = vec[float](amounts)
        """What each seat may bid if it sees the same worth, at RUNGS * seat + rung."""
        self.purses = vec[float](purses)
        self.habits = vec[float](habits)
        """What each seat bids by habit, at LIKELY * seat + any place."""
        self.trust = vec[float](trust)
        """How likely each seat bids by habit."""
        self.chance = chance
        self.estimates = floats(len(purses))
        """What each seat takes for the worth at this time, as a share of the truth."""
        self.bids = floats(len(purses))
        self.regrets = Regrets([ALL_RUNGS] * len(purses), RUNGS)
        self.played: i64 = 0

    def play(self, times: i64) -> None:
        """Plays more auctions; the later ones count for more."""
        last: i64 = self.played + times
        while self.played < last:
            self.played += 1
            seat: i64 = 0
            while seat < self.players:
                self.estimates[seat] = 1.0 + DIFFER * (
                    self.chance.fraction() + self.chance.fraction() - 1.0
                )
                seat += 1
            seat = 0
            while seat < self.players:
                self.regrets.match(seat, float(self.played))
                self.bids[seat] = self.some_bid(seat)
                seat += 1
            seat = 0
            while seat < self.players:
                self.regret(seat)
                seat += 1

    def some_bid(self, seat: i64) -> float:
        """An amount by habit or by what the seat has learned."""
        if seat != self.me and self.chance.fraction() < self.trust[seat]:
            return self.habits[LIKELY * seat + self.chance.below(LIKELY)]
        likely: vec[float] = self.regrets.now
        mark: float = self.chance.fraction()
        rung: i64 = 0
        while rung < RUNGS - 1 and mark >= likely[RUNGS * seat + rung]:
            mark -= likely[RUNGS * seat + rung]
            rung += 1
        return self.bid(seat, rung)

    def bid(self, seat: i64, rung: i64) -> float:
        """The amount by the seat's own estimate, as far as its money goes."""
        seen: float = self.estimates[seat] / self.estimates[self.me]
        amount: float = seen * self.amounts[RUNGS * seat + rung]
        return amount if amount < self.purses[seat] else self.purses[seat]

    def regret(self, seat: i64) -> None:
        """Learn from what every amount would have brought."""
        bid: float = self.bids[seat]
        rung: i64 = 0
        while rung < RUNGS:
            self.bids[seat] = self.bid(seat, rung)
            self.regrets.values[rung] = self.gain(seat)
            rung += 1
        self.bids[seat] = bid
        self.regrets.learn(seat)

    def gain(self, seat: i64) -> float:
        """What the sale brings the seat beside the average of the others.

        For a bidder it is counted from what it has if another bidder buys, at any price, and in
        units of (n - 1) / n. A shared double counts as any other lot.
        """
        buyer: i64 = self.winner()
        price: float = self.bids[buyer]
        worth: float = self.worth / self.estimates[self.me]
        players: float = float(self.players)
        if buyer == seat:
            return worth - price
        if seat == self.auctioneer:
            return (price * players - worth) / (players - 1.0)
        return price / players if buyer == self.auctioneer else 0.0

    def winner(self) -> i64:
        """MA-H2: clockwise from the auctioneer, the first to hold the highest amount."""
        return rules.highest(self.bids, self.auctioneer)

    def shares(self) -> list[float]:
        """How often this seat should bid each of its amounts."""
        return self.regrets.shares(self.me)
