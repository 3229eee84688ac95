"""Art Society's actions as integers.

| range          | action                                                                    |
|----------------|---------------------------------------------------------------------------|
| 0 to 139       | start: the space, 10 * row + column                                       |
| 140 to 154     | lot: the stack                                                            |
| 155 to 174     | bid: the card - 1                                                         |
| 175 to 414     | take: the painting - 1                                                    |
| 415 to 34714   | hang: 140 * (tile - 1) + space; paintings, then the assistant's decor     |
| 34715 to 34954 | hold: the painting - 1                                                    |
| 34955 to 49354 | swap: 60 * (painting given - 1) + 4 * size + frame of the one taken       |
| 49355 to 49594 | store: the painting - 1                                                   |
| 49595 to 50299 | decor: 141 * shape + space; space 140 gives it to the assistant           |
| 50300 to 51019 | merge: the line of MERGES with the top left spaces of the decor to join   |
| 51020          | enough                                                                    |
| 51021          | end                                                                       |
| 51022          | rehang                                                                    |
| 51023          | done                                                                      |
| 51024          | restore                                                                   |

A merge names spaces, as the notation does: what becomes of them depends on what lies there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.art_society.parts import COLUMNS, ROWS, SPACES

START: Final = 0
LOT: Final = 140
BID: Final = 155
TAKE: Final = 175
HANG: Final = 415
HOLD: Final = 34715
SWAP: Final = 34955
STORE: Final = 49355
DECOR: Final = 49595
MERGE: Final = 50300
ENOUGH: Final = 51020
END: Final = 51021
REHANG: Final = 51022
DONE: Final = 51023
RESTORE: Final = 51024
ACTIONS: Final = 51025

AT_ASSISTANT: Final = 140
"""Beside the 140 spaces of the wall, the place where the assistant keeps a decor tile."""
PILE: Final = 60
"""A museum pile has as many members: 15 sizes with 4 frames each."""

_STEPS: Final = (1, COLUMNS)
"""From one space to the next: across, and down."""
PATTERNS: Final = ((0, 1), (0, 2), (0, 1, 2))
"""Which of three spaces in a line hold the top left spaces of the tiles to join."""


def _merges() -> list[tuple[int, ...]]:
    """Every line of two or three spaces, across and down, by pattern and then by space."""
    found: list[tuple[int, ...]] = []
    for step in _STEPS:
        for pattern in PATTERNS:
            reach = pattern[-1]
            columns = COLUMNS - reach if step == 1 else COLUMNS
            rows = ROWS if step == 1 else ROWS - reach
            for row in range(rows):
                for column in range(columns):
                    first = COLUMNS * row + column
                    found.append(tuple([first + step * part for part in pattern]))
    return found


MERGES: Final = _merges()
"""AS-D5: the top left spaces of the decor that each merge joins."""
MERGE_SPACES: Final = vec[i64]([spaces[0] for spaces in MERGES])
"""The first space of each merge."""
MERGE_STEPS: Final = vec[i64]([1 if spaces[1] - spaces[0] < 5 else COLUMNS for spaces in MERGES])
"""From one space of each merge to the next: 1 across, 10 down."""


def start(space: int) -> int:
    """AS-S2: hang the starting painting there."""
    return START + space


def lot(size: int) -> int:
    """AS-A1: the next painting of the lot comes from this stack."""
    return LOT + size


def bid(card: int) -> int:
    """AS-B1: choose this card, 1 to 20."""
    return BID + card - 1


def take(tile: int) -> int:
    """AS-T1: take this painting of the lot."""
    return TAKE + tile - 1


def hang(tile: int, space: int) -> int:
    """AS-H1, AS-H4: hang the new painting or the assistant's tile there."""
    return HANG + SPACES * (tile - 1) + space


def hold(tile: int) -> int:
    """AS-H3: give the new painting to the assistant."""
    return HOLD + tile - 1


def swap(given: int, member: int) -> int:
    """AS-X2: the member of the museum pile says size and frame, the tile given says the type."""
    return SWAP + PILE * (given - 1) + member


def store(tile: int) -> int:
    """AS-X3: store the new painting as an excess painting."""
    return STORE + tile - 1


def decor(shape: int, space: int) -> int:
    """AS-D3: take decor of this shape, 0 (d1) to 4 (d3v), and hang it there."""
    return DECOR + (SPACES + 1) * shape + space


def merge(spaces: tuple[int, ...]) -> int:
    """AS-D5: join the decor whose top left spaces these are."""
    return MERGE + MERGES.index(spaces)
