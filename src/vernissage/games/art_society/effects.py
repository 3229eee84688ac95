"""What a tile would bring, at each place of a wall where it may hang."""

from typing import final

from mypy_extensions import i64

from vernissage.games.art_society.parts import (
    COLUMNS,
    HEIGHT,
    PAINTINGS,
    WIDTH,
)
from vernissage.games.art_society.scoring import gain
from vernissage.games.art_society.wall import Wall, in_eyeline


@final
class Effect:
    """One legal place of a tile, and what the tile would bring there."""

    __slots__ = ("corners", "eyeline", "faux_pas", "fills_wall", "matches", "points", "space")

    def __init__(self, wall: Wall, tile: i64, space: i64, multiplier: i64) -> None:
        is_painting: bool = tile <= PAINTINGS
        self.space = space
        self.matches: i64 = wall.frame_matches(tile, space) if is_painting else 0
        """AS-D1: paintings with the same frame that it would touch."""
        self.faux_pas: i64 = wall.same_type_around(tile, space) if is_painting else 0
        """AS-F2: paintings of the same type that it would touch."""
        self.eyeline: bool = is_painting and in_eyeline(tile, space)
        """AS-F4: a painting that would lie at least partly in rows 9 to 11."""
        self.corners: i64 = wall.corners_under(tile, space)
        """AS-F6: corner spaces that it would cover."""
        self.fills_wall: bool = wall.empty == WIDTH[tile] * HEIGHT[tile]
        """AS-F5: no empty space would be left."""
        self.points: i64 = gain(wall, tile, space, multiplier)
        """AS-F2 to AS-F6: as the museum stands now."""


def effects(wall: Wall, tile: i64, multiplier: i64) -> list[Effect]:
    """AS-H1, AS-H2: every legal place of the tile, ascending; its type scores the multiplier."""
    found: list[Effect] = []
    row: i64 = 0
    while row < wall.rows:
        columns: i64 = wall.columns_for(WIDTH[tile], HEIGHT[tile], row)
        column: i64 = 0
        while columns != 0:
            if columns & 1 != 0:
                found.append(Effect(wall, tile, COLUMNS * row + column, multiplier))
            columns >>= 1
            column += 1
        row += 1
    return found
