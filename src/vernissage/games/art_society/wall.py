"""The wall: geometry on rows of bits. One row is an integer, bit c stands for column c.

All places of a tile are found at once: AND the free rows it would cover, shift and AND for its
width; the same with OR tells where it would touch something.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.art_society.parts import (
    COLUMNS,
    EYELINE_BOTTOM,
    EYELINE_TOP,
    FIRST_PART,
    HEIGHT,
    MEMBERS,
    PAINTINGS,
    ROWS,
    SPACES,
    WIDTH,
    frame_of,
    type_of,
)

BY_FRAME: Final = 0
"""How far to shift a painting's number, less 1, so that its last two bits are its frame."""
BY_TYPE: Final = 2
"""How far to shift it so that they are its type."""


@final
class Wall:
    """One player's wall, 10 x 14 spaces; tests also use smaller ones."""

    __slots__ = ("began", "cells", "columns", "empty", "free", "near", "rows")

    def __init__(
        self,
        columns: i64,
        rows: i64,
        empty: i64,
        free: vec[i64],
        near: vec[i64],
        began: vec[i64],
        cells: vec[i64],
    ) -> None:
        self.columns = columns
        self.rows = rows
        self.empty = empty
        """How many spaces are empty."""
        self.free = free
        """For each row the empty spaces."""
        self.near = near
        """For each row the empty spaces beside a tile; on a bare wall the star spaces."""
        self.began = began
        """For each row the spaces that were empty when the round began."""
        self.cells = cells
        """For each space the painting there, or the part of a decor tile, or 0."""

    def copy(self) -> "Wall":
        """An independent copy."""
        return Wall(
            self.columns,
            self.rows,
            self.empty,
            self.free[:],
            self.near[:],
            self.began[:],
            self.cells[:],
        )

    def key(self) -> bytes:
        """Canonical bytes: what every space shows, and which spaces were empty before."""
        shown: list[int] = [shown for shown in self.cells]
        for began in self.began:
            shown.append(began & 255)
            shown.append(began >> 8)
        return bytes(shown)

    def columns_for(self, width: i64, height: i64, row: i64) -> i64:
        """AS-H1, AS-H2: every column where such a tile may lie with its top in this row."""
        if row + height > self.rows:
            return 0
        room: i64 = self.free[row]
        touch: i64 = self.near[row]
        below: i64 = row + 1
        while below < row + height:
            room &= self.free[below]
            touch |= self.near[below]
            below += 1
        if room == 0 or touch == 0:
            return 0
        return left_columns(room, touch, width)

    def takes(self, tile: i64, space: i64) -> bool:
        """AS-H1, AS-H2: whether the tile may lie with its top left corner there."""
        columns: i64 = self.columns_for(WIDTH[tile], HEIGHT[tile], space // COLUMNS)
        return columns & BIT[space % COLUMNS] != 0

    def has_place(self, tile: i64) -> bool:
        """AS-X1: whether the tile has a legal place at all."""
        row: i64 = 0
        while row < self.rows:
            if self.columns_for(WIDTH[tile], HEIGHT[tile], row) != 0:
                return True
            row += 1
        return False

    def count_places(self, width: i64, height: i64) -> i64:
        """AS-H1, AS-H2: how many legal places a tile of this size has."""
        found: i64 = 0
        row: i64 = 0
        while row < self.rows:
            found += MEMBERS[self.columns_for(width, height, row)]
            row += 1
        return found

    def is_full(self) -> bool:
        """AS-E3, AS-F5: no empty space is left."""
        return self.empty == 0

    def cover(self, tile: i64, space: i64) -> None:
        """Lay the tile with its top left corner there. The caller has checked the place."""
        self.show(tile, space)
        top: i64 = space // COLUMNS
        below: i64 = top + HEIGHT[tile]
        strip: i64 = (BIT[WIDTH[tile]] - 1) << (space % COLUMNS)
        row: i64 = top
        while row < below:
            self.free[row] &= ~strip
            row += 1
        bare: bool = self.empty == self.columns * self.rows
        self.empty -= WIDTH[tile] * HEIGHT[tile]
        if bare:
            self.renew_near(0, self.rows)
        else:
            self.renew_near(top - 1, below + 1)

    def show(self, tile: i64, space: i64) -> None:
        """Let the spaces show the tile: a painting everywhere the same, decor part by part."""
        shows: i64 = tile if tile <= PAINTINGS else FIRST_PART[tile - PAINTINGS - 1]
        step: i64 = 0 if tile <= PAINTINGS else 1
        row: i64 = 0
        while row < HEIGHT[tile]:
            at: i64 = space + COLUMNS * row
            end: i64 = at + WIDTH[tile]
            while at < end:
                self.cells[at] = shows
                shows += step
                at += 1
            row += 1

    def renew_near(self, first: i64, last: i64) -> None:
        """AS-H2: find again which empty spaces of these rows lie beside a tile, edge to edge."""
        whole: i64 = BIT[self.columns] - 1
        row: i64 = first if first > 0 else 0
        while row < last and row < self.rows:
            here: i64 = whole & ~self.free[row]
            beside: i64 = (here << 1) | (here >> 1)
            if row > 0:
                beside |= whole & ~self.free[row - 1]
            if row + 1 < self.rows:
                beside |= whole & ~self.free[row + 1]
            self.near[row] = self.free[row] & beside
            row += 1

    def lift_new(self) -> None:
        """AS-E1: take down every tile that was hung since the round began."""
        row: i64 = 0
        while row < self.rows:
            lifted: i64 = self.began[row] & ~self.free[row]
            self.free[row] = self.began[row]
            self.empty += MEMBERS[lifted]
            column: i64 = 0
            while lifted != 0:
                if lifted & 1 != 0:
                    self.cells[COLUMNS * row + column] = 0
                lifted >>= 1
                column += 1
            row += 1
        self.renew_near(0, self.rows)

    def begin_round(self) -> None:
        """AS-E1: what hangs now is no longer moved."""
        self.began = self.free[:]

    def hung_something(self) -> bool:
        """AS-E1: whether a tile was hung since the round began."""
        row: i64 = 0
        while row < self.rows:
            if self.began[row] != self.free[row]:
                return True
            row += 1
        return False

    def is_new(self, space: i64) -> bool:
        """AS-E1: whether the space was covered since the round began."""
        row: i64 = space // COLUMNS
        return self.began[row] & ~self.free[row] & BIT[space % COLUMNS] != 0

    def alike_along(self, at: i64, step: i64, spaces: i64, shift: i64, wanted: i64) -> i64:
        """How many different paintings of that frame or type lie along one side of a tile."""
        found: i64 = 0
        last: i64 = 0
        while spaces > 0:
            shown: i64 = self.cells[at]
            if shown != last:
                last = shown
                if 0 < shown <= PAINTINGS and ((shown - 1) >> shift) & 3 == wanted:
                    found += 1
            at += step
            spaces -= 1
        return found

    def alike_around(self, tile: i64, space: i64, shift: i64, wanted: i64) -> i64:
        """How many paintings of that frame or type touch the tile there, edge to edge.

        Two rectangles that do not overlap touch along one side at most: no painting is
        counted twice.
        """
        width: i64 = WIDTH[tile]
        height: i64 = HEIGHT[tile]
        row: i64 = space // COLUMNS
        column: i64 = space % COLUMNS
        found: i64 = 0
        if row > 0:
            found += self.alike_along(space - COLUMNS, 1, width, shift, wanted)
        if row + height < self.rows:
            found += self.alike_along(space + COLUMNS * height, 1, width, shift, wanted)
        if column > 0:
            found += self.alike_along(space - 1, COLUMNS, height, shift, wanted)
        if column + width < self.columns:
            found += self.alike_along(space + width, COLUMNS, height, shift, wanted)
        return found

    def frame_matches(self, tile: i64, space: i64) -> i64:
        """AS-D1: how many paintings with the same frame a painting touches there."""
        return self.alike_around(tile, space, BY_FRAME, frame_of(tile))

    def same_type_around(self, tile: i64, space: i64) -> i64:
        """AS-F2: how many paintings of the same type a painting touches there."""
        return self.alike_around(tile, space, BY_TYPE, type_of(tile))

    def touched(self, tile: i64, space: i64) -> list[tuple[int, int]]:
        """AS-D1, AS-F2: the paintings that the tile touches there, edge to edge.

        Each with its top left space, in the order of these spaces.
        """
        found: list[tuple[int, int]] = []
        width: i64 = WIDTH[tile]
        height: i64 = HEIGHT[tile]
        if space >= COLUMNS:
            self.add_along(found, space - COLUMNS, 1, width)
        if space % COLUMNS > 0:
            self.add_along(found, space - 1, COLUMNS, height)
        if space % COLUMNS + width < self.columns:
            self.add_along(found, space + width, COLUMNS, height)
        if space // COLUMNS + height < self.rows:
            self.add_along(found, space + COLUMNS * height, 1, width)
        return sorted(found, key=by_space)

    def add_along(self, found: list[tuple[int, int]], at: i64, step: i64, spaces: i64) -> None:
        """Add the different paintings along one side of a tile."""
        last: i64 = 0
        while spaces > 0:
            shown: i64 = self.cells[at]
            if shown != last and 0 < shown <= PAINTINGS:
                found.append((shown, self.top_left(at)))
            last = shown
            at += step
            spaces -= 1

    def top_left(self, space: i64) -> i64:
        """The top left space of the painting that this space shows."""
        shown: i64 = self.cells[space]
        while space >= COLUMNS and self.cells[space - COLUMNS] == shown:
            space -= COLUMNS
        while space % COLUMNS > 0 and self.cells[space - 1] == shown:
            space -= 1
        return space

    def begins_at(self, space: i64) -> i64:
        """The tile whose top left space this is, or 0."""
        shown: i64 = self.cells[space]
        if shown == 0:
            return 0
        if shown > PAINTINGS:
            return decor_showing(shown)
        if space >= COLUMNS and self.cells[space - COLUMNS] == shown:
            return 0
        if space % COLUMNS > 0 and self.cells[space - 1] == shown:
            return 0
        return shown

    def shields(self) -> i64:
        """AS-F3: the shields of all decor: one for each space of the wall that shows decor."""
        found: i64 = 0
        for shown in self.cells:
            if shown > PAINTINGS:
                found += 1
        return found

    def corner_spaces(self) -> list[int]:
        """AS-C1: the four corners."""
        right: int = self.columns - 1
        bottom: int = COLUMNS * (self.rows - 1)
        return [0, right, bottom, bottom + right]

    def corners_under(self, tile: i64, space: i64) -> i64:
        """AS-F6: how many corner spaces the tile would cover there."""
        row: i64 = space // COLUMNS
        column: i64 = space % COLUMNS
        down: i64 = 1 if row == 0 else 0
        down += 1 if row + HEIGHT[tile] == self.rows else 0
        across: i64 = 1 if column == 0 else 0
        across += 1 if column + WIDTH[tile] == self.columns else 0
        return down * across

    def open_corners(self) -> i64:
        """AS-F6: how many corner spaces are not covered."""
        found: i64 = 0
        for space in self.corner_spaces():
            if self.cells[space] == 0:
                found += 1
        return found

    def tiles(self) -> list[tuple[int, int]]:
        """Every tile with its top left space, by space."""
        found: list[tuple[int, int]] = []
        space: i64 = 0
        while space < SPACES:
            tile: i64 = self.begins_at(space)
            if tile != 0:
                found.append((tile, space))
            space += 1
        return found


def decor_showing(part: i64) -> i64:
    """The decor tile whose first part this is, or 0."""
    shape: i64 = 0
    while shape < len(FIRST_PART):
        if FIRST_PART[shape] == part:
            return PAINTINGS + 1 + shape
        shape += 1
    return 0


def by_space(hung: tuple[int, int]) -> int:
    """The order of tiles on a wall."""
    return hung[1]


def in_eyeline(tile: i64, space: i64) -> bool:
    """AS-C1, AS-F4: whether the tile lies at least partly in rows 9 to 11."""
    top: i64 = space // COLUMNS
    return top <= EYELINE_BOTTOM and top + HEIGHT[tile] > EYELINE_TOP


def left_columns(room: i64, touch: i64, width: i64) -> i64:
    """AS-H1, AS-H2: where a strip this wide can begin in the room so that a part of it touches."""
    fits: i64 = room
    touches: i64 = touch
    shift: i64 = 1
    while shift < width:
        fits &= room >> shift
        touches |= touch >> shift
        shift += 1
    return fits & touches


def star_spaces(columns: int, rows: int) -> list[int]:
    """AS-C1: the two stars, e5 and f5; on a smaller wall in proportion."""
    left: int = COLUMNS * ((rows - 1) // 3) + columns // 2 - 1
    return [left, left + 1]


def bare_wall(columns: int = COLUMNS, rows: int = ROWS) -> Wall:
    """AS-C1, AS-S2: an empty wall. What first hangs there covers a star space."""
    whole: int = BIT[columns] - 1
    free = [whole if row < rows else 0 for row in range(ROWS)]
    near = [0] * ROWS
    for space in star_spaces(columns, rows):
        near[space // COLUMNS] |= BIT[space % COLUMNS]
    return Wall(
        columns,
        rows,
        columns * rows,
        vec[i64](free),
        vec[i64](near),
        vec[i64](free),
        vec[i64]([0] * SPACES),
    )
