"""Comparing answers in Modern Art by games played out in the same imagined worlds. Compiled.

Every answer meets the same hands, the same table and the same luck, so that little but the answer
differs; whatever is clearly behind drops out. Every game is played to its end. Later rounds bring
much luck, so a part of the reward is what the end of this round promises (prospects).
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.modern_art.kernel.hidden import another_world, chance_of, luck_of
from vernissage.bots.modern_art.kernel.prospects import LUCK, prospects
from vernissage.bots.modern_art.kernel.rollout import BASES, USUAL, Rollout
from vernissage.core.chance import Generator
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.auctions import sale
from vernissage.games.modern_art.parts import ROUNDS, floats, zeros
from vernissage.games.modern_art.state import State

LEAD: Final = 60.0
"""A lead that is worth as much as from 50 % to 73 % of a victory."""
PROMISED: Final = 0.25
"""The part of a reward that the end of this round promises; the rest is how the game ended."""
PATIENT: Final = 40.0
"""The games after which the first look counts half."""
CLEARLY: Final = 2.5
"""An answer that is this many standard errors behind the best is clearly behind."""
FAIRLY: Final = 32
"""Nothing is clearly behind before this many games were played out."""
PAUSE: Final = 8
"""Worlds between two looks at who is behind."""
BELIEVED: Final = 80
"""Of 100 worlds, those in which the table pays as it was met; in the others, as good players do."""


@final
class Search:
    """Some answers of one seat, and how well each of them did so far."""

    __slots__ = (
        "actions",
        "apart",
        "base",
        "habits",
        "me",
        "money",
        "prior",
        "rewards",
        "seed",
        "sums",
        "trust",
        "visits",
        "worlds",
    )

    def __init__(
        self,
        base: State,
        me: i64,
        actions: list[int],
        prior: list[float],
        habits: list[float],
        trust: list[float],
        seed: i64,
    ) -> None:
        self.base = base
        self.me = me
        self.actions = vec[i64](actions)
        self.prior = vec[float](prior)
        """How the answers look without playing them out, in rewards; it soon counts little."""
        self.sums = floats(len(actions))
        self.visits = zeros(len(actions))
        self.money = floats(base.players)
        """Everyone's prospects in the latest world."""
        self.rewards = floats(len(actions))
        """In the latest world."""
        self.apart = vec[float]([0.0] * (len(actions) * len(actions)))
        """For two answers, len(actions) * one + other: the sum of their squared differences."""
        self.habits = vec[float](habits)
        """Ways to pay: shares of the three bases, three numbers each."""
        self.trust = vec[float](trust)
        """How much each seat is believed to pay so: running totals, one row a seat."""
        self.seed = seed
        self.worlds: i64 = 0

    def play(self, alive: list[int], worlds: i64) -> list[int]:
        """Up to so many worlds more with these answers; those that are not clearly behind."""
        while worlds > 0 and len(alive) > 1:
            now: i64 = worlds if worlds < PAUSE else PAUSE
            self.run(alive, now)
            alive = self.not_behind(alive)
            worlds -= now
        return alive

    def run(self, alive: list[int], worlds: i64) -> None:
        """Play these answers in so many more worlds."""
        done: i64 = 0
        while done < worlds:
            self.worlds += 1
            chance = chance_of(self.seed, self.worlds)
            world = another_world(self.base, self.me, chance)
            wants = self.some_table(chance)
            luck: i64 = luck_of(chance)
            for at in alive:
                self.try_out(world, at, wants, luck)
            self.compare(alive)
            done += 1

    def try_out(self, world: State, at: i64, wants: vec[float], luck: i64) -> None:
        state = world.copy()
        state.perform(self.me, self.actions[at])
        self.rewards[at] = self.play_out(state, wants, luck)
        self.sums[at] += self.rewards[at]
        self.visits[at] += 1

    def play_out(self, state: State, wants: vec[float], luck: i64) -> float:
        """Play to the end of the game; gives what this round promised and what came of it."""
        rollout = Rollout(state, wants, Generator(luck))
        rollout.play(self.base.round)
        promised: float = self.reward(state)
        rollout.play(ROUNDS - 1)
        return PROMISED * promised + (1.0 - PROMISED) * self.reward(state)

    def compare(self, alive: list[int]) -> None:
        """Add the differences in the latest world."""
        width: i64 = len(self.actions)
        for one in alive:
            for other in alive:
                difference: float = self.rewards[one] - self.rewards[other]
                at: i64 = width * one + other
                self.apart[at] += difference * difference

    def reward(self, state: State) -> float:
        """From 0 to 1: how likely this seat is to win."""
        prospects(state, self.money)
        luck: float = LUCK[ROUNDS] if state.over else LUCK[state.round]
        likely: float = 0.0
        seat: i64 = 0
        while seat < state.players:
            likely += exp((self.money[seat] - self.money[self.me]) / luck)
            seat += 1
        return 1.0 / likely

    def some_table(self, chance: Generator) -> vec[float]:
        """What everyone pays in one world: as they were met, or as good players do."""
        wants = floats(BASES * self.base.players)
        ways: i64 = len(self.habits) // BASES
        seat: i64 = 0
        while seat < self.base.players:
            believed: bool = chance.below(100) < BELIEVED
            mark: float = chance.fraction()
            if seat == self.me or not believed:
                wants[BASES * seat] = USUAL
            else:
                way: i64 = 0
                while way < ways - 1 and self.trust[ways * seat + way] <= mark:
                    way += 1
                base: i64 = 0
                while base < BASES:
                    wants[BASES * seat + base] = self.habits[BASES * way + base]
                    base += 1
            seat += 1
        return wants

    def foresee(self, worlds: i64, buyer: i64, artist: i64) -> float:
        """What a painting of the artist pays on average if this seat gets the lot for nothing."""
        paid: i64 = 0
        done: i64 = 0
        while done < worlds:
            done += 1
            world = self.after_round(done, buyer)
            paid += scoring.worth(world.tokens, self.base.round, artist)
        return float(paid) / float(worlds)

    def after_round(self, number: i64, buyer: i64) -> State:
        """The world of that number after this round, if this seat gets the lot for nothing."""
        chance = chance_of(self.seed, number)
        world = another_world(self.base, self.me, chance)
        wants = self.some_table(chance)
        if world.lot_size > 0:
            sale.sell(world, buyer, 0)
        Rollout(world, wants, chance).play(self.base.round)
        return world

    def not_behind(self, alive: list[int]) -> list[int]:
        """The best first, without the answers that are clearly worse than it."""
        values = self.values()
        left = sorted(alive, key=lambda at: -values[at])
        while len(left) > 1 and self.is_clearly_behind(left[-1], left[0]):
            left.pop()
        return left

    def is_clearly_behind(self, at: i64, best: i64) -> bool:
        """By the mean and the spread of the differences from the best."""
        games: float = float(self.visits[at])
        if self.visits[at] < FAIRLY:
            return False
        mean: float = self.mean(best) - self.mean(at)
        squares: float = self.apart[len(self.actions) * best + at]
        variance: float = squares / games - mean * mean
        return mean > 0.0 and mean * mean * games > CLEARLY * CLEARLY * variance

    def values(self) -> list[float]:
        """The mean rewards, corrected by the first look while few games were played out."""
        return [
            self.mean(at) + self.prior[at] * PATIENT / (PATIENT + float(self.visits[at]))
            for at in range(len(self.actions))
        ]

    def mean(self, at: i64) -> float:
        if self.visits[at] == 0:
            return 0.0
        return self.sums[at] / float(self.visits[at])
