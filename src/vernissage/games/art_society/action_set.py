"""A set of actions, without a list of them: bit b of `bits[i]` is the action `bases[i] + b`.

The places of a tile in one row of the wall, the bid cards in a hand, the paintings in a museum
pile that fit: each is one integer already. Counting them and picking the k-th needs no more.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vernissage.core.sets import BIT, count, lowest
from vernissage.games.art_society.actions import AT_ASSISTANT, DECOR, HANG
from vernissage.games.art_society.parts import COLUMNS, HEIGHT, SPACES, WIDTH
from vernissage.games.art_society.wall import Wall

ROOM: Final = 64
"""Entries for an ordinary position; more are made when they are needed."""


@final
class ActionSet:
    """Actions in ascending order, each once: who adds them keeps to the order of the table."""

    __slots__ = ("bases", "bits", "size", "total")

    def __init__(self) -> None:
        self.bases = vec[i64]([0] * ROOM)
        self.bits = vec[i64]([0] * ROOM)
        self.size: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        """Begin again with no action."""
        self.size = 0
        self.total = 0

    def add(self, base: i64, bits: i64) -> None:
        """Every action base + b for the members b of the set."""
        if bits != 0:
            if self.size == len(self.bases):
                self.bases = append(self.bases, base)
                self.bits = append(self.bits, bits)
            self.bases[self.size] = base
            self.bits[self.size] = bits
            self.size += 1
            self.total += count(bits)

    def add_one(self, action: i64) -> None:
        """This action."""
        self.add(action, 1)

    def add_places(self, wall: Wall, tile: i64) -> None:
        """AS-H1, AS-H2: hang this tile anywhere it may lie."""
        self.add_rows(wall, tile, HANG + SPACES * (tile - 1))

    def add_decor_places(self, wall: Wall, shape: i64, tile: i64) -> None:
        """AS-D3: take decor of this shape and hang it anywhere it may lie."""
        self.add_rows(wall, tile, DECOR + (AT_ASSISTANT + 1) * shape)

    def add_rows(self, wall: Wall, tile: i64, base: i64) -> None:
        """Every place of the tile, row by row; the action of space 0 is the base."""
        width: i64 = WIDTH[tile]
        height: i64 = HEIGHT[tile]
        last: i64 = wall.rows - height
        row: i64 = 0
        while row <= last:
            self.add(base, wall.columns_for(width, height, row))
            base += COLUMNS
            row += 1

    def holds(self, action: i64) -> bool:
        """Whether the action is one of them."""
        at: i64 = 0
        while at < self.size:
            beyond: i64 = action - self.bases[at]
            if 0 <= beyond < 61 and self.bits[at] & BIT[beyond] != 0:
                return True
            at += 1
        return False

    def nth(self, index: i64) -> i64:
        """The action at that index of the whole list."""
        if not 0 <= index < self.total:
            raise IndexError(index)
        at: i64 = 0
        while True:
            bits: i64 = self.bits[at]
            size: i64 = count(bits)
            if index < size:
                while index > 0:
                    bits &= bits - 1
                    index -= 1
                return self.bases[at] + lowest(bits)
            index -= size
            at += 1

    def listed(self) -> list[int]:
        """All of them, ascending."""
        found: list[int] = []
        at: i64 = 0
        while at < self.size:
            bits: i64 = self.bits[at]
            action: i64 = self.bases[at]
            while bits != 0:
                if bits & 1 != 0:
                    found.append(action)
                bits >>= 1
                action += 1
            at += 1
        return found
