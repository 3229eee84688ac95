"""One round of Art Society as a small game: who takes what, for each order of the seats. Compiled.

Every painting of the lot has a worth on every wall. In turn each seat takes what is best for it
against the others, knowing that the others will do so too; what is left over moves a marker.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society.kernel.forecast import Forecast
from vernissage.bots.art_society.kernel.judge import NOWHERE, Judge
from vernissage.core.sets import BIT
from vernissage.games.art_society import scoring
from vernissage.games.art_society.parts import (
    CARDS,
    NO_TILE,
    PAINTINGS,
    SPACES,
    TYPES,
    place_in_pile,
    type_of,
    value_of,
)
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn import bids, prestige
from vernissage.games.art_society.wall import Wall, in_eyeline

PACE: Final = 0.72
SLOWING_DOWN: Final = 0.65
"""A wall with n empty spaces lasts PACE * n ** SLOWING_DOWN rounds, by games of clubs and placers:
the fuller it is, the smaller the tiles that it takes."""
HOMELESS: Final = -2.5
"""What a painting is worth to a seat that has no place for it."""
NOTHING: Final = 9
"""No place in the lot."""
FACTORIALS: Final = vec[i64]([1, 1, 2, 6, 24])


def rounds_left(state: State) -> float:
    """How many rounds there will be, with this one: until the fullest wall is full."""
    rounds: float = float(CARDS + 1 - state.round)
    for wall in state.walls:
        until_full: float = rounds_until_full(wall)
        if until_full < rounds:
            rounds = until_full
    return rounds if rounds > 1.0 else 1.0


def rounds_until_full(wall: Wall) -> float:
    """How long this wall has room."""
    return PACE * math.pow(float(wall.empty), SLOWING_DOWN)


@final
class Round:
    """The lot that lies open, and what it brings to whom."""

    __slots__ = (
        "after",
        "before",
        "effects",
        "gains",
        "has",
        "judge",
        "left",
        "order",
        "payoffs",
        "picks",
        "players",
        "rivalry",
        "shifts",
        "stays",
        "taken",
        "tiles",
        "worth",
    )

    def __init__(self, judge: Judge, rivalry: float) -> None:
        self.judge = judge
        self.rivalry = rivalry
        """How much the gains of the others, on average, count against a seat's own."""
        self.stays = False
        """Whether the seat takes what the types score now for what they will score."""
        self.after = Forecast()
        self.players: i64 = 0
        self.left: i64 = 0
        """The places in the lot where paintings lie."""
        self.tiles = vec[i64]([0] * 5)
        self.worth = vec[float]([0.0] * 20)
        """What each seat makes of each painting: 5 * seat + place in the lot."""
        self.effects = vec[float]([0.0] * 20)
        """What each seat gains if the painting goes to the museum: 4 * place + seat."""
        self.shifts = vec[float]([0.0] * 20)
        """By how much each type rises if the painting goes to the museum: 4 * place + type."""
        self.has = vec[i64]([NOTHING] * 4)
        """For each seat the place in the lot of what it took, along the line looked at."""
        self.before = vec[i64]([0] * 16)
        """AS-B2: 4 * one + other is 1 if one comes before the other with an equal card."""
        self.order = vec[i64]([0] * 4)
        self.gains = vec[float]([0.0] * 20)
        """The line of best play from each depth on: 4 * depth + seat."""
        self.picks = vec[i64]([0] * 5)
        self.taken = vec[float]([0.0] * 20)
        """What taking each painting is worth to the seat in turn: 5 * depth + place."""
        self.payoffs = vec[float]([0.0] * 96)
        """For each order of the seats, 4 * order + seat: the seat's gain on the others."""

    def look(self, state: State, rounds: float) -> None:
        """Take in the lot, the walls and the museum."""
        self.players = state.players
        self.foresee(self.judge.forecast, state.museum, state.prestige, rounds)
        self.left = 0
        place: i64 = 0
        while place <= self.players:
            self.tiles[place] = state.lot[place]
            if state.lot[place] != NO_TILE:
                self.left |= BIT[place]
                self.look_at(state, place, rounds)
            place += 1
        top: i64 = bids.top(state)
        one: i64 = 0
        while one < self.players:
            other: i64 = 0
            while other < self.players:
                first: bool = one != other and bids.comes_before(state, one, other, top)
                self.before[4 * one + other] = 1 if first else 0
                other += 1
            one += 1

    def foresee(
        self, forecast: Forecast, museum: vec[i64], totals: vec[i64], rounds: float
    ) -> None:
        if self.stays:
            forecast.stay(museum, totals)
        else:
            forecast.look(museum, totals, rounds)

    def look_at(self, state: State, place: i64, rounds: float) -> None:
        """One painting: its worth on each wall, and its effect on each if it is not taken."""
        tile: i64 = self.tiles[place]
        kind: i64 = type_of(tile)
        museum: vec[i64] = state.museum[:]
        totals: vec[i64] = state.prestige[:]
        museum[kind] |= BIT[place_in_pile(tile)]
        totals[kind] = prestige.total_after(state.prestige, kind, value_of(tile))
        self.foresee(self.after, museum, totals, rounds - 1.0)
        shifted: i64 = 0
        while shifted < TYPES:
            rise: float = self.after.multipliers[shifted] - self.judge.forecast.multipliers[shifted]
            self.shifts[4 * place + shifted] = rise
            shifted += 1
        seat: i64 = 0
        while seat < self.players:
            wall: Wall = state.walls[seat]
            worth: float = self.judge.best(wall, tile)
            self.worth[5 * seat + place] = worth if worth > NOWHERE else HOMELESS
            self.effects[4 * place + seat] = self.change(wall)
            seat += 1

    def change(self, wall: Wall) -> float:
        """AS-F1, AS-F4: what the wall gains from one forecast to the other."""
        now: Forecast = self.judge.forecast
        then: Forecast = self.after
        gain: float = 0.0
        space: i64 = 0
        while space < SPACES:
            tile: i64 = wall.begins_at(space)
            if 0 < tile <= PAINTINGS:
                kind: i64 = type_of(tile)
                if not scoring.is_faux_pas(wall, tile, space):
                    gain += then.multipliers[kind] - now.multipliers[kind]
                if in_eyeline(tile, space):
                    gain += float(scoring.EYELINE) * (then.first[kind] - now.first[kind])
            space += 1
        return gain

    def against_others(self, start: i64, seat: i64) -> float:
        """A seat's gain, less what the others gain on average as far as that counts."""
        others: float = 0.0
        other: i64 = 0
        while other < self.players:
            if other != seat:
                others += self.gains[start + other]
            other += 1
        return self.gains[start + seat] - self.rivalry * others / float(self.players - 1)

    def solve(self, depth: i64, left: i64) -> None:
        """AS-T1: from here on every seat takes what is best for it."""
        start: i64 = 4 * depth
        if depth == self.players:
            self.leave(start, left)
            return
        seat: i64 = self.order[depth]
        best: float = NOWHERE
        place: i64 = 0
        while place <= self.players:
            if left & BIT[place] != 0:
                self.has[seat] = place
                self.solve(depth + 1, left & ~BIT[place])
                self.has[seat] = NOTHING
                self.gains[start + 4 + seat] += self.worth[5 * seat + place]
                value: float = self.against_others(start + 4, seat)
                self.taken[5 * depth + place] = value
                if value > best:
                    best = value
                    self.picks[depth] = place
                    other: i64 = 0
                    while other < self.players:
                        self.gains[start + other] = self.gains[start + 4 + other]
                        other += 1
            place += 1

    def leave(self, start: i64, left: i64) -> None:
        """AS-P1: the painting that nobody took."""
        place: i64 = 0
        while left & BIT[place] == 0:
            place += 1
        seat: i64 = 0
        while seat < self.players:
            self.gains[start + seat] = self.effects[4 * place + seat]
            if self.has[seat] != NOTHING:
                kind: i64 = type_of(self.tiles[self.has[seat]])
                self.gains[start + seat] += self.shifts[4 * place + kind]
            seat += 1

    def weigh_takes(self, state: State) -> list[float]:
        """The value of taking each painting of the lot, for the seat in turn."""
        at: i64 = 0
        while at < self.players:
            self.order[at] = state.order[at]
            at += 1
        self.solve(state.takers, self.left)
        start: i64 = 5 * state.takers
        return [self.taken[start + place] for place in range(self.players + 1)]

    def weigh_orders(self) -> None:
        """What every order of the seats brings to each."""
        number: i64 = 0
        while number < FACTORIALS[self.players]:
            self.put_in_order(number)
            self.solve(0, self.left)
            seat: i64 = 0
            while seat < self.players:
                self.payoffs[4 * number + seat] = self.against_others(0, seat)
                seat += 1
            number += 1

    def put_in_order(self, number: i64) -> None:
        """The order of that number: each digit says how many waiting seats to pass over."""
        waiting: i64 = BIT[self.players] - 1
        depth: i64 = 0
        while depth < self.players:
            base: i64 = FACTORIALS[self.players - 1 - depth]
            skip: i64 = number // base
            number -= skip * base
            seat: i64 = 0
            while skip > 0 or waiting & BIT[seat] == 0:
                if waiting & BIT[seat] != 0:
                    skip -= 1
                seat += 1
            self.order[depth] = seat
            waiting &= ~BIT[seat]
            depth += 1

    def by_rank(self, seat: i64) -> list[float]:
        """What the seat gains as the first, second ... to take; the others in any order."""
        sums: list[float] = [0.0] * self.players
        number: i64 = 0
        while number < FACTORIALS[self.players]:
            self.put_in_order(number)
            rank: i64 = 0
            while self.order[rank] != seat:
                rank += 1
            sums[rank] += self.payoffs[4 * number + seat]
            number += 1
        share: float = float(FACTORIALS[self.players - 1])
        return [sum_of_rank / share for sum_of_rank in sums]
