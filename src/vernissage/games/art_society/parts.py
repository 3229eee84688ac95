"""Art Society's parts: the wall, paintings, decor, and the sets they are kept in.

A tile is a number: 0 is no tile, 1 to 240 are the paintings that can exist (AS-C2: size, type
and frame, each at most once), 241 to 245 are the five shapes of decor (AS-C3).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 10
ROWS: Final = 14
SPACES: Final = 140
"""AS-C1: space = 10 * row + column, both from 0, also on a smaller wall."""
EYELINE_TOP: Final = 8
"""AS-C1: row 9, where the eyeline begins, counted here from 0."""
EYELINE_BOTTOM: Final = 10
"""AS-C1: row 11, where it ends."""

SIZES: Final = (
    (1, 2),
    (1, 3),
    (2, 2),
    (2, 3),
    (3, 2),
    (2, 4),
    (3, 3),
    (2, 5),
    (3, 4),
    (4, 3),
    (3, 5),
    (5, 3),
    (4, 4),
    (3, 6),
    (5, 4),
)
"""AS-C2, AS-S1: columns and rows of the fifteen sizes, in the order of their stacks."""
STACKS: Final = 15
"""AS-S1: one for each size."""
START_SIZE: Final = 3
"""AS-S2: the starting paintings are 2x3."""

TYPES: Final = 4
PORTRAIT: Final = 0
CITY_LIFE: Final = 1
STILL_LIFE: Final = 2
LANDSCAPE: Final = 3

FRAMES: Final = 4
GOLD: Final = 0
SILVER: Final = 1
SHELL: Final = 2
WOOD: Final = 3

NO_TILE: Final = 0
PAINTINGS: Final = 240
"""The last number of a painting."""

DECOR: Final = ((1, 1), (2, 1), (1, 2), (3, 1), (1, 3))
"""AS-C3: d1, d2h, d2v, d3h, d3v; a decor tile has as many shields as spaces."""
SHAPES: Final = 5
"""AS-C3: how many shapes of decor there are."""
D1: Final = 241
D2H: Final = 242
D2V: Final = 243
D3H: Final = 244
D3V: Final = 245
POOL: Final = (60, 12, 12, 12, 12)
"""AS-C3: how many decor tiles of each shape there are."""

FIRST_PART: Final = vec[i64]([241, 242, 244, 246, 249])
"""What a space shows of a decor tile: 241 for d1; 242 and 243 for the two parts of d2h; ..."""

TRACK: Final = 50
"""AS-C5: the spaces of the prestige track; a marker that passes the last goes on from the first."""

CARDS: Final = 20
"""AS-C4: bid cards of each player, 1 to 20."""
MOST_EXCESS: Final = 2
"""AS-E3: a second excess painting ends the game, so nobody stores a third."""

_MEASURES: Final = [
    (0, 0),
    *[size for size in SIZES for _ in range(TYPES * FRAMES)],
    *DECOR,
]
WIDTH: Final = vec[i64]([width for width, height in _MEASURES])
HEIGHT: Final = vec[i64]([height for width, height in _MEASURES])
MEMBERS: Final = vec[i64]([row.bit_count() for row in range(1 << COLUMNS)])
"""How many spaces a set of one row has."""


def painting(size: i64, kind: i64, frame: i64) -> i64:
    """AS-C2: the number of the painting of this size, type and frame."""
    return 1 + 16 * size + 4 * kind + frame


def size_of(tile: i64) -> i64:
    """The stack that a painting belongs to."""
    return (tile - 1) >> 4


def type_of(tile: i64) -> i64:
    """AS-C2: the type of a painting, PORTRAIT to LANDSCAPE."""
    return ((tile - 1) >> 2) & 3


def frame_of(tile: i64) -> i64:
    """AS-C2: the frame of a painting, GOLD to WOOD."""
    return (tile - 1) & 3


def value_of(tile: i64) -> i64:
    """AS-C2: the value on the back of a painting is its width and height together."""
    return WIDTH[tile] + HEIGHT[tile]


def shields_of(decor: i64) -> i64:
    """AS-C3: a decor tile has as many shields as spaces."""
    return WIDTH[decor] * HEIGHT[decor]


def place_in_pile(tile: i64) -> i64:
    """A museum pile is a set: the member that stands for this painting within its type."""
    return 4 * size_of(tile) + frame_of(tile)


def tile_in_pile(kind: i64, member: i64) -> i64:
    """The painting that this member of the type's museum pile stands for."""
    return painting(member >> 2, kind, member & 3)
