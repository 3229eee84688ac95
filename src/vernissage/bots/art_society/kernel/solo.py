"""Playing a wall of Art Society on by itself, quickly, to see what becomes of it. Compiled.

A wall meets the others only through what they leave to take and through the end of the game. So
one seat is played on alone for some rounds: in each some paintings are offered, the best one is
hung. What is offered, and when the others end the game, is the same for all walls compared.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society.kernel.judge import NOWHERE, Judge
from vernissage.bots.art_society.kernel.room import note
from vernissage.bots.art_society.kernel.round import rounds_until_full
from vernissage.core.chance import Generator
from vernissage.games.art_society.facts import TURNS
from vernissage.games.art_society.parts import (
    CARDS,
    D1,
    MOST_EXCESS,
    NO_TILE,
    PAINTINGS,
    type_of,
)
from vernissage.games.art_society.state import State
from vernissage.games.art_society.wall import Wall

OFFERED: Final = 5
"""AS-A1: the most paintings of a lot."""
EXCESS: Final = -4.0
"""AS-F7: 2 points, and a second one would end the game; but a d1 comes with it."""


@final
class Solo:
    """One seat's wall, played on to the end of the game."""

    __slots__ = (
        "chance",
        "depth",
        "excess",
        "gained",
        "held",
        "horizon",
        "judge",
        "offers",
        "patience",
        "seen",
        "supply",
        "wall",
    )

    def __init__(
        self,
        state: State,
        seat: i64,
        judge: Judge,
        depth: i64,
        patience: float,
        chance: Generator,
    ) -> None:
        self.judge = judge
        self.depth = depth
        """How many rounds are played on."""
        self.patience = patience
        """What a place must bring beside the multiplier, or the painting waits."""
        self.gained = 0.0
        self.chance = chance
        self.wall: Wall = state.walls[seat]
        self.held: i64 = NO_TILE
        self.excess: i64 = 0
        self.supply = still_to_come(state)
        self.offers = vec[i64]([0] * (OFFERED * (CARDS + 1)))
        self.seen = vec[i64]([0] * (CARDS + 1))
        self.horizon: float = others_end(state, seat)

    def draw_world(self, players: i64, done: i64) -> i64:
        """What will be offered, round by round; how many rounds the others leave.

        Auctioneers like small sizes; the more players, the sooner these are used up.
        """
        chance: Generator = self.chance
        at: i64 = 0
        while at < len(self.offers):
            one: i64 = chance.below(len(self.supply))
            other: i64 = chance.below(len(self.supply))
            if other < one and chance.below(2) < 4 - players:
                one = other
            self.offers[at] = self.supply[one]
            at += 1
        at = 0
        while at < len(self.seen):
            self.seen[at] = 2 + chance.below(players)
            at += 1
        wobble: float = chance.fraction() + chance.fraction() - 1.0
        rounds: i64 = i64(self.horizon + 2.0 * wobble + 0.5)
        if rounds < 0:
            rounds = 0
        return rounds if rounds < CARDS - done else CARDS - done

    def play(self, state: State, seat: i64, rounds: i64) -> float:
        """What the next rounds bring to the wall, by the judge."""
        self.wall = state.walls[seat].copy()
        self.judge.study(self.wall)
        self.judge.expect(float(rounds + 1))
        self.held = state.assistants[seat]
        self.excess = state.excess_of(seat)
        self.gained = 0.0
        if state.phase == TURNS and state.turn == seat:
            self.end_turn(state)
        stop: i64 = rounds if rounds < self.depth else self.depth
        played: i64 = 0
        while played < stop and self.wall.empty > 0 and self.excess < MOST_EXCESS:
            self.judge.expect(float(rounds - played))
            self.play_round(played, played + 1 == rounds)
            played += 1
        return self.gained

    def end_turn(self, state: State) -> None:
        """What the turn still has to resolve."""
        if state.owed > 0:
            self.take_decor(state.owed)
        if state.fresh != NO_TILE:
            value: float = self.judge.at_a_glance(self.wall, state.fresh)
            self.deal_with(state.fresh, value, self.judge.places[0])
        if self.held != NO_TILE and not state.given:
            self.try_held(last=False)

    def play_round(self, number: i64, last: bool) -> None:
        """AS-T1: take the painting that is best at one look, and deal with it."""
        wall: Wall = self.wall
        at: i64 = OFFERED * number
        seen: i64 = self.seen[number]
        best: float = NOWHERE
        tile: i64 = self.offers[at]
        space: i64 = 0
        while seen > 0:
            self.judge.rank_places(wall, self.offers[at])
            if self.judge.found > 0 and self.judge.values[0] > best:
                best = self.judge.values[0]
                tile = self.offers[at]
                space = self.judge.places[0]
            seen -= 1
            at += 1
        self.deal_with(tile, best, space)
        if self.held != NO_TILE:
            self.try_held(last)

    def deal_with(self, tile: i64, value: float, space: i64) -> None:
        """AS-H1, AS-H3, AS-X3: hang it there, keep it for later, or store it."""
        later: float = self.keeping(tile)
        if self.held == NO_TILE and value < later:
            self.held = tile
            self.gained += later
        elif value > NOWHERE:
            self.gained += value
            self.hang(tile, space)
        else:
            self.gained += EXCESS
            self.excess += 1
            self.take_decor(1)

    def keeping(self, tile: i64) -> float:
        """What a tile with the assistant is worth."""
        if tile > PAINTINGS:
            return 0.0
        return self.judge.forecast.multipliers[type_of(tile)] + self.patience

    def try_held(self, last: bool) -> None:
        """AS-H4: the assistant's tile, where it has a good place, or any at the end."""
        tile: i64 = self.held
        self.judge.rank_places(self.wall, tile)
        if self.judge.found == 0:
            return
        value: float = self.judge.values[0]
        later: float = self.keeping(tile)
        if value >= (0.0 if last else later):
            self.gained += value - later
            self.held = NO_TILE
            self.hang(tile, self.judge.places[0])

    def hang(self, tile: i64, space: i64) -> None:
        """AS-H1, AS-D1: onto the wall, with the decor that its frame brings."""
        if tile > PAINTINGS:
            self.wall.cover(tile, space)
            return
        self.judge.survey(self.wall, tile, space)
        matches: i64 = self.judge.matches
        self.wall.cover(tile, space)
        note(self.judge.beside, tile, space, self.wall.rows)
        if matches > 0:
            self.take_decor(matches)

    def take_decor(self, owed: i64) -> None:
        """AS-D2, AS-D3: the largest decor that has a place, and more of it from four on."""
        many: bool = owed >= 4
        while owed > 0 and self.wall.empty > 0:
            shields: i64 = owed if owed < 3 else 3
            while shields > 0 and not self.hang_decor(shields):
                shields -= 1
            if shields == 0:
                return
            owed = owed - shields if many else 0

    def hang_decor(self, shields: i64) -> bool:
        """The better of the two shapes of this size, if one has a place."""
        shape: i64 = D1 if shields == 1 else D1 + 2 * shields - 3
        self.judge.rank_places(self.wall, shape)
        best: float = self.judge.values[0] if self.judge.found > 0 else NOWHERE
        space: i64 = self.judge.places[0]
        if shields > 1:
            self.judge.rank_places(self.wall, shape + 1)
            if self.judge.found > 0 and self.judge.values[0] > best:
                best = self.judge.values[0]
                space = self.judge.places[0]
                shape += 1
        if best == NOWHERE:
            return False
        self.wall.cover(shape, space)
        return True


def still_to_come(state: State) -> vec[i64]:
    """Every painting that lies in a stack, the small ones first."""
    tiles: list[int] = []
    size: i64 = 0
    while size < len(state.stacks):
        at: i64 = state.drawn[size]
        while at < len(state.stacks[size]):
            tiles.append(state.stacks[size][at])
            at += 1
        size += 1
    tiles.sort()
    return vec[i64](tiles)


def others_end(state: State, seat: i64) -> float:
    """How many rounds after this one the others leave before one of their walls is full."""
    least: float = float(CARDS)
    other: i64 = 0
    while other < state.players:
        rounds: float = rounds_until_full(state.walls[other])
        if other != seat and rounds < least:
            least = rounds
        other += 1
    return least
