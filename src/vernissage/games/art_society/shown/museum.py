"""The museum as a view shows it: the four types on their track and in their ranking."""

import msgspec

from vernissage.core.sets import members_of
from vernissage.games.art_society.notation import TILE_NAMES, TYPE_NAMES
from vernissage.games.art_society.parts import TRACK, tile_in_pile
from vernissage.games.art_society.state import State


class Museum(msgspec.Struct, frozen=True):
    """AS-C5: one type in the museum."""

    type: str
    prestige: int
    multiplier: int
    pile: tuple[str, ...]
    rank: int
    """AS-F1: 1 to 4, from the furthest type; a type not in the museum comes after those in it."""
    track: int
    """AS-C5: where its marker stands, 1 to 50; 0 for beside the track."""
    laps: int
    """AS-C5: how often it has passed 50."""


def museum(state: State) -> tuple[Museum, ...]:
    """AS-C5, AS-F1: the four types in the order of their names."""
    types = range(len(TYPE_NAMES))
    multipliers = [state.multiplier(kind) for kind in types]
    ranked = sorted(
        types, key=lambda kind: (-multipliers[kind], state.museum[kind] == 0, -state.prestige[kind])
    )
    return tuple(_type(state, kind, multipliers[kind], 1 + ranked.index(kind)) for kind in types)


def _type(state: State, kind: int, multiplier: int, rank: int) -> Museum:
    total = state.prestige[kind]
    return Museum(
        type=TYPE_NAMES[kind],
        prestige=total,
        multiplier=multiplier,
        pile=tuple(TILE_NAMES[tile_in_pile(kind, m)] for m in members_of(state.museum[kind])),
        rank=rank,
        track=(total - 1) % TRACK + 1 if total else 0,
        laps=(total - 1) // TRACK if total else 0,
    )
