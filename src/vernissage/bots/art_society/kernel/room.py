"""How much room a wall of Art Society leaves for paintings to come. Compiled."""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.art_society.parts import (
    COLUMNS,
    HEIGHT,
    MEMBERS,
    ROWS,
    TYPES,
    WIDTH,
    frame_of,
    type_of,
)
from vernissage.games.art_society.wall import Wall, left_columns

TRIED_WIDTHS: Final = vec[i64]([1, 2, 2, 3, 3])
TRIED_HEIGHTS: Final = vec[i64]([2, 2, 3, 3, 4])
TRIED_SHARES: Final = vec[float]([0.2, 0.2, 0.3, 0.2, 0.1])
"""The sizes whose places are counted, and how much each of them counts."""
LOGARITHMS: Final = vec[float]([log(1.0 + count) for count in range(141)])


def freedom(wall: Wall, beside: vec[i64]) -> float:
    """How many places without a faux pas the wall has for paintings of each type and size."""
    total: float = 0.0
    size: i64 = 0
    while size < len(TRIED_WIDTHS):
        width: i64 = TRIED_WIDTHS[size]
        height: i64 = TRIED_HEIGHTS[size]
        sum_of_kinds: float = 0.0
        kind: i64 = 0
        while kind < TYPES:
            sum_of_kinds += LOGARITHMS[count_places(wall, beside, kind, width, height)]
            kind += 1
        total += TRIED_SHARES[size] * sum_of_kinds
        size += 1
    return total


def note(beside: vec[i64], tile: i64, space: i64, rows: i64) -> None:
    """A painting hangs there: the spaces around it touch its type and its frame."""
    kind: i64 = ROWS * type_of(tile)
    frame: i64 = ROWS * (TYPES + frame_of(tile))
    top: i64 = space // COLUMNS
    column: i64 = space - COLUMNS * top
    below: i64 = top + HEIGHT[tile]
    strip: i64 = (BIT[WIDTH[tile]] - 1) << column
    wide: i64 = (strip | (strip << 1) | (strip >> 1)) & 1023
    if top > 0:
        beside[kind + top - 1] |= strip
        beside[frame + top - 1] |= strip
    if below < rows:
        beside[kind + below] |= strip
        beside[frame + below] |= strip
    while top < below:
        beside[kind + top] |= wide
        beside[frame + top] |= wide
        top += 1


def count_places(wall: Wall, beside: vec[i64], kind: i64, width: i64, height: i64) -> i64:
    """AS-F2, AS-H2: places for such a painting that touch something, but not its type."""
    start: i64 = ROWS * kind
    free: vec[i64] = wall.free
    near: vec[i64] = wall.near
    places: i64 = 0
    row: i64 = 0
    while row + height <= wall.rows:
        room: i64 = 1023
        touch: i64 = 0
        below: i64 = row
        while below < row + height:
            room &= free[below] & ~beside[start + below]
            touch |= near[below]
            below += 1
        places += MEMBERS[left_columns(room, touch, width) & 1023]
        row += 1
    return places
