"""The lot and the stacks as a view shows them, and what the lot would bring to one wall."""

import msgspec

from vernissage.core.memory import Memory
from vernissage.games.art_society.effects import Effect, effects
from vernissage.games.art_society.notation import (
    FRAME_NAMES,
    SIZE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    TYPE_NAMES,
)
from vernissage.games.art_society.parts import NO_TILE, SIZES, frame_of, size_of, type_of
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn import lot as lots


class Offer(msgspec.Struct, frozen=True):
    """One painting of the lot; until all are chosen only its size and value are known."""

    size: str
    value: int
    tile: str | None
    width: int
    height: int
    type: str | None
    frame: str | None


class Stack(msgspec.Struct, frozen=True):
    """AS-S1: what is left of one size, and which paintings can be in it."""

    size: str
    value: int
    left: int
    unseen: tuple[str, ...]
    width: int
    height: int


class Fit(msgspec.Struct, frozen=True):
    """What one painting of the lot would bring to the seat's own wall, as the museum stands now."""

    tile: str
    places: int
    """AS-H1, AS-H2: its legal places. All that follows counts those without a faux pas."""
    good: int
    """AS-F2: how many these are."""
    decor: int
    """AS-D2: the most that its frames bring."""
    eyeline: int
    """AS-F4: how many lie in the eyeline."""
    corners: int
    """AS-F6: the most corners that it covers."""
    best: str | None
    """The space where it brings most points, the first of several."""
    points: int
    """AS-F2 to AS-F6: how many these are, with all the decor that its frames bring."""


def offers(state: State) -> tuple[Offer, ...]:
    """AS-A1: the paintings that are left of the lot."""
    return tuple(_offer(state, tile) for tile in state.lot if tile != NO_TILE)


def _offer(state: State, tile: int) -> Offer:
    width, height = SIZES[size_of(tile)]
    hidden = lots.is_face_down(state)
    return Offer(
        size=SIZE_NAMES[size_of(tile)],
        value=width + height,
        tile=None if hidden else TILE_NAMES[tile],
        width=width,
        height=height,
        type=None if hidden else TYPE_NAMES[type_of(tile)],
        frame=None if hidden else FRAME_NAMES[frame_of(tile)],
    )


def stacks(state: State, memory: Memory) -> tuple[Stack, ...]:
    """AS-S1: every stack; one changes only when a painting leaves it or is turned up."""
    hidden = [tile for tile in state.lot if tile != NO_TILE] if lots.is_face_down(state) else []
    found = []
    for size in range(len(SIZES)):
        unseen = tuple(tile for tile in hidden if size_of(tile) == size)
        source = (state.drawn[size], unseen)
        found.append(memory.recall(("stack", size), source, _stack, state, size, unseen))
    return tuple(found)


def _stack(state: State, size: int, hidden: tuple[int, ...]) -> Stack:
    """AS-S1: a painting of the lot that still lies face down is as unseen as those below it."""
    width, height = SIZES[size]
    below = [tile for tile in state.stacks[size][state.drawn[size] :]]
    return Stack(
        size=SIZE_NAMES[size],
        value=width + height,
        left=len(below),
        unseen=tuple(TILE_NAMES[tile] for tile in sorted([*below, *hidden])),
        width=width,
        height=height,
    )


def fits(state: State, seat: int, memory: Memory) -> tuple[Fit, ...]:
    """AS-H1 to AS-F6: each painting that lies open in the lot, on this seat's wall."""
    if lots.is_face_down(state):
        return ()
    tiles = [tile for tile in state.lot if tile != NO_TILE]
    if not tiles:
        return ()
    wall = state.walls[seat].key()
    found = []
    for tile in tiles:
        each = state.multiplier(type_of(tile))
        known = memory.recall(("fit", seat, tile), (wall, each), _fit, state, seat, tile, each)
        found.append(known)
    return tuple(found)


def _fit(state: State, seat: int, tile: int, multiplier: int) -> Fit:
    every = effects(state.walls[seat], tile, multiplier)
    good = [effect for effect in every if effect.faux_pas == 0]
    best = max(good, key=_points, default=None)
    return Fit(
        tile=TILE_NAMES[tile],
        places=len(every),
        good=len(good),
        decor=max((effect.matches for effect in good), default=0),
        eyeline=sum(effect.eyeline for effect in good),
        corners=max((effect.corners for effect in good), default=0),
        best=None if best is None else SPACE_NAMES[best.space],
        points=0 if best is None else best.points,
    )


def _points(effect: Effect) -> int:
    return effect.points
