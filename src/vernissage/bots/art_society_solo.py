"""Playing a wall of Art Society on by itself, quickly, to see what becomes of it. Compiled.

A wall meets the others only through what they leave to take and through the end of the game. So
one seat is played on alone: in each round some paintings are offered, the best one is hung. What
is offered and when the others end the game is drawn before, the same for all walls compared.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society_judge import NOWHERE, Judge, note
from vernissage.bots.art_society_round import rounds_until_full
from vernissage.core.chance import Generator
from vernissage.games.art_society import scoring
from vernissage.games.art_society.parts import (
    CARDS,
    D1,
    MOST_EXCESS,
    NO_TILE,
    PAINTINGS,
    SPACES,
    type_of,
)
from vernissage.games.art_society.state import State
from vernissage.games.art_society.table import TURNS
from vernissage.games.art_society.wall import Wall, in_eyeline

OFFERED: Final = 6
"""So many paintings are drawn for each round; the seat sees those that it has room for first."""
PACE: Final = 4.4
"""What the others gain in a round."""
FINE: Final = 1 << 20
PATIENT: Final = 1.0
"""A painting waits with the assistant if its best place is worth less than its points and this."""


@final
class Solo:
    """One seat's wall, played on to the end of the game."""

    __slots__ = (
        "chance",
        "excess",
        "held",
        "horizon",
        "judge",
        "offers",
        "seen",
        "supply",
        "wall",
    )

    def __init__(self, state: State, seat: i64, judge: Judge, chance: Generator) -> None:
        self.judge = judge
        self.chance = chance
        self.wall: Wall = state.walls[seat]
        self.held: i64 = NO_TILE
        self.excess: i64 = 0
        self.supply = still_to_come(state)
        self.offers = vec[i64]([0] * (OFFERED * (CARDS + 1)))
        self.seen = vec[i64]([0] * (CARDS + 1))
        self.horizon: float = others_end(state, seat)

    def draw_world(self, players: i64, done: i64) -> i64:
        """What will be offered, round by round; how many rounds the others leave."""
        chance: Generator = self.chance
        at: i64 = 0
        while at < len(self.offers):
            self.offers[at] = self.supply[chance.below(len(self.supply))]
            at += 1
        at = 0
        while at < len(self.seen):
            self.seen[at] = 2 + chance.below(players if players < 4 else 3)
            at += 1
        wobble: float = float(chance.below(FINE) + chance.below(FINE)) / float(FINE) - 1.0
        rounds: i64 = i64(self.horizon + 2.0 * wobble + 0.5)
        if rounds < 0:
            rounds = 0
        return rounds if rounds < CARDS - done else CARDS - done

    def play(self, state: State, seat: i64, rounds: i64) -> float:
        """Points of the wall in the end, less what the others gain until then."""
        self.wall = state.walls[seat].copy()
        self.judge.study(self.wall)
        self.held = state.assistants[seat]
        self.excess = state.excess_of(seat)
        if state.phase == TURNS and state.turn == seat:
            self.end_turn(state)
        played: i64 = 0
        while played < rounds and self.wall.empty > 0 and self.excess < MOST_EXCESS:
            last: bool = played + 1 == rounds
            self.play_round(played, last)
            played += 1
        return self.points() - PACE * float(played)

    def end_turn(self, state: State) -> None:
        """What the turn still has to resolve."""
        if state.owed > 0:
            self.take_decor(state.owed)
        if state.fresh != NO_TILE:
            self.deal_with(state.fresh, self.judge.at_a_glance(self.wall, state.fresh))
        if self.held != NO_TILE and not state.given:
            self.try_held(last=False)

    def play_round(self, number: i64, last: bool) -> None:
        """AS-T1: take the painting that is best at one look, and deal with it."""
        wall: Wall = self.wall
        at: i64 = OFFERED * number
        end: i64 = at + OFFERED
        seen: i64 = self.seen[number]
        best: float = NOWHERE
        tile: i64 = self.offers[at]
        while at < end and seen > 0:
            self.judge.rank_places(wall, self.offers[at])
            if self.judge.found > 0:
                seen -= 1
                if self.judge.values[0] > best:
                    best = self.judge.values[0]
                    tile = self.offers[at]
            at += 1
        self.deal_with(tile, best)
        if self.held != NO_TILE:
            self.try_held(last)

    def deal_with(self, tile: i64, value: float) -> None:
        """AS-H1, AS-H3, AS-X3: hang it, keep it for later, or store it."""
        waits: float = self.judge.forecast.multipliers[type_of(tile)] + PATIENT
        if self.held == NO_TILE and value < waits:
            self.held = tile
        elif value > NOWHERE:
            self.judge.rank_places(self.wall, tile)
            self.hang(tile, self.judge.places[0])
        else:
            self.excess += 1
            self.take_decor(1)

    def try_held(self, last: bool) -> None:
        """AS-H4: the assistant's tile, where it has a good place, or any at the end."""
        tile: i64 = self.held
        self.judge.rank_places(self.wall, tile)
        if self.judge.found == 0:
            return
        good: float = 0.0
        if tile <= PAINTINGS and not last:
            good = self.judge.forecast.multipliers[type_of(tile)] + PATIENT
        if self.judge.values[0] >= good:
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

    def points(self) -> float:
        """AS-F2 to AS-F7, by the forecast."""
        wall: Wall = self.wall
        multipliers: vec[float] = self.judge.forecast.multipliers
        first: vec[float] = self.judge.forecast.first
        found: float = float(wall.shields() - 2 * wall.open_corners() - 2 * self.excess)
        if wall.empty == 0:
            found += scoring.FULL_WALL
        space: i64 = 0
        while space < SPACES:
            tile: i64 = wall.begins_at(space)
            if 0 < tile <= PAINTINGS:
                kind: i64 = type_of(tile)
                if not scoring.is_faux_pas(wall, tile, space):
                    found += multipliers[kind]
                if in_eyeline(tile, space):
                    found += 3.0 * first[kind]
            space += 1
        return found


def still_to_come(state: State) -> vec[i64]:
    """Every painting that lies in a stack, in any order."""
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
        rounds: float = rounds_until_full(state.walls[other], state.round)
        if other != seat and rounds < least:
            least = rounds
        other += 1
    return least
