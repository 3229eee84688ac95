"""Art Society's actions as learners number them, and the legal ones among them.

They name tiles by where they are, which leaves 1,812 of the engine's 51,025:

| range        | action                                                                    |
|--------------|---------------------------------------------------------------------------|
| 0 to 139     | hang the new painting, or the starting painting, at this space              |
| 140 to 279   | hang the assistant's tile at space 140 less                                 |
| 280 to 294   | lot: 280 + stack                                                            |
| 295 to 314   | bid: 295 + card - 1                                                         |
| 315 to 319   | take: 315 + place among the paintings that are left of the lot              |
| 320          | hold the new painting                                                       |
| 321 to 380   | swap the new painting: 321 + 4 * size + frame of the one taken              |
| 381          | store the new painting                                                      |
| 382 to 1086  | decor: 382 + 141 * shape + space; space 140 gives it to the assistant       |
| 1087 to 1806 | merge: 1087 + the line of MERGES                                            |
| 1807 to 1811 | enough, end, rehang, done, restore                                          |
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.sets import lowest
from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import (
    DECOR,
    HANG,
    HOLD,
    LOT,
    PILE,
    STORE,
    SWAP,
    TAKE,
)
from vernissage.games.art_society.facts import STARTS
from vernissage.games.art_society.parts import NO_TILE, SPACES
from vernissage.games.art_society.state import State

HANG_HELD: Final = 140
FROM_STACK: Final = 280
BID_CARD: Final = 295
FROM_LOT: Final = 315
HOLD_NEW: Final = 320
SWAP_NEW: Final = 321
STORE_NEW: Final = 381
TAKE_DECOR: Final = 382
REST: Final = DECOR - TAKE_DECOR
"""From decor on the actions are the engine's, less this."""
ACTIONS: Final = 1812


def expanded(state: State, seat: i64, action: i64) -> i64:
    """The action of the engine that is meant."""
    if action >= TAKE_DECOR:
        return action + REST
    if action < HANG_HELD:
        if state.phase == STARTS:
            return action
        return HANG + SPACES * (state.fresh - 1) + action
    if action < FROM_STACK:
        return HANG + SPACES * (state.assistants[seat] - 1) + action - HANG_HELD
    if action < FROM_LOT:
        return action - FROM_STACK + LOT
    if action < HOLD_NEW:
        return TAKE + nth_of_lot(state, action - FROM_LOT) - 1
    if action == HOLD_NEW:
        return HOLD + state.fresh - 1
    if action < STORE_NEW:
        return SWAP + PILE * (state.fresh - 1) + action - SWAP_NEW
    return STORE + state.fresh - 1


def compacted(state: State, seat: i64, action: i64) -> i64:
    """The other way round: an action of the engine as these interfaces number it."""
    if action >= DECOR:
        return action - REST
    if action < LOT:
        return action
    if action < TAKE:
        return action - LOT + FROM_STACK
    if action < HANG:
        return FROM_LOT + place_in_lot(state, action - TAKE + 1)
    if action < HOLD:
        tile: i64 = (action - HANG) // SPACES + 1
        space: i64 = (action - HANG) % SPACES
        return space if tile == state.fresh else HANG_HELD + space
    if action < SWAP:
        return HOLD_NEW
    if action < STORE:
        return SWAP_NEW + (action - SWAP) % PILE
    return STORE_NEW


def engine_action(state: State, seat: i64, action: i64) -> int:
    """The action of the engine that this one means for the seat."""
    return expanded(state, seat, action)


def legal_actions(state: State, seat: i64) -> list[int]:
    """Every action of the seat, ascending; the sets come so, but for what is hung."""
    legal: ActionSet = state.legal_actions(seat)
    found: list[int] = []
    last: i64 = -1
    in_order: bool = True
    entry: i64 = 0
    while entry < legal.size:
        bits: i64 = legal.bits[entry]
        first: i64 = lowest(bits)
        action: i64 = compacted(state, seat, legal.bases[entry] + first)
        in_order = in_order and action > last
        bits >>= first
        while bits != 0:
            if bits & 1 != 0:
                found.append(action)
                last = action
            bits >>= 1
            action += 1
        entry += 1
    if not in_order:
        found.sort()
    return found


def place_in_lot(state: State, tile: i64) -> i64:
    """How many paintings that are left of the lot come before this one."""
    place: i64 = 0
    for other in state.lot:
        if other == tile:
            return place
        if other != NO_TILE:
            place += 1
    return place


def nth_of_lot(state: State, place: i64) -> i64:
    """The painting at this place among those that are left of the lot."""
    for tile in state.lot:
        if tile != NO_TILE:
            if place == 0:
                return tile
            place -= 1
    return NO_TILE


def mark_legal(state: State, seat: i64, mask: vec[u8], at: i64, mark: u8) -> None:
    """All legal actions: every set of them is shifted as a whole."""
    legal: ActionSet = state.legal_actions(seat)
    entry: i64 = 0
    while entry < legal.size:
        bits: i64 = legal.bits[entry]
        first: i64 = lowest(bits)
        base: i64 = legal.bases[entry] + first
        place: i64 = at + compacted(state, seat, base)
        bits >>= first
        while bits != 0:
            if bits & 1 != 0:
                mask[place] = mark
            bits >>= 1
            place += 1
        entry += 1
