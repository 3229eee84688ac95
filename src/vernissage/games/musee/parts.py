"""Musée's parts: cards, themes, galleries, slots, and the table for each number of players."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

THEMES: Final = 5
"""MU-C2: the theme of a painting is its number modulo 5."""
ANIMALS: Final = 0
LANDSCAPES: Final = 1
WATER: Final = 2
PEOPLE: Final = 3
ARCHITECTURE: Final = 4

HAND: Final = 5
"""MU-S1: cards dealt to each player."""

GALLERIES: Final = 3
"""MU-C3: three galleries, each with one bonus card for the whole table."""

COLUMNS: Final = 6
"""The widest gallery. Slot = 6 * gallery + column, also where a gallery has fewer columns."""
SLOTS: Final = 18
TOKENS: Final = 12
"""MU-M1, MU-C4: token t lies between slots t and t + 6, and shows a staircase or a chandelier."""

HIGHEST: Final = 60
"""MU-C1: painting cards are numbered 1 to 60, one of each."""

LONGEST: Final = 45
"""MU-M1: no game has more actions, for no table has more slots (3 players, 15 each)."""


class Table(NamedTuple):
    """MU-M1, MU-3P, MU-4P1: what lies on the table."""

    columns: int
    cards: int
    musees: int


TABLES: Final = {
    2: Table(columns=6, cards=50, musees=2),
    3: Table(columns=5, cards=60, musees=3),
    4: Table(columns=6, cards=50, musees=2),
}

BELOW: Final = vec[i64]([(1 << number) - 1 for number in range(62)])
"""The numbers lower than n."""
ABOVE: Final = vec[i64]([((1 << 61) - 1) & ~((1 << (number + 1)) - 1) for number in range(62)])
"""The numbers higher than n."""
