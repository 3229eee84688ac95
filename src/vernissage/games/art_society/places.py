"""The places of a tile by name, with what hanging it there would bring."""

from collections.abc import Sequence
from typing import Final

import msgspec

from vernissage.games.art_society.notation import SPACE_NAMES
from vernissage.games.art_society.parts import COLUMNS, HEIGHT, PAINTINGS, WIDTH, members_of
from vernissage.games.art_society.wall import Wall, in_eyeline

FEW: Final = 12
"""So many places a refusal names before it breaks off."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal place of a tile: its top left space and what the tile would bring there."""

    space: str
    matches: int = 0
    """AS-D1: paintings with the same frame that it would touch."""
    faux_pas: int = 0
    """AS-F2: paintings of the same type that it would touch."""
    eyeline: bool = False
    """AS-F4: a painting that would lie at least partly in rows 9 to 11."""
    corners: int = 0
    """AS-F6: corner spaces that it would cover."""
    fills_wall: bool = False
    """AS-F5: no empty space would be left."""


def fitting_places(wall: Wall, tile: int) -> list[int]:
    """AS-H1, AS-H2: every space where the tile may lie, ascending."""
    return [
        COLUMNS * row + column
        for row in range(wall.rows)
        for column in members_of(wall.columns_for(WIDTH[tile], HEIGHT[tile], row))
    ]


def places(wall: Wall, tile: int) -> tuple[Place, ...]:
    """Every legal place of the tile, with what it would bring there."""
    return tuple(effect(wall, tile, space) for space in fitting_places(wall, tile))


def effect(wall: Wall, tile: int, space: int) -> Place:
    """What the tile would bring there."""
    is_painting = tile <= PAINTINGS
    return Place(
        space=SPACE_NAMES[space],
        matches=wall.frame_matches(tile, space) if is_painting else 0,
        faux_pas=wall.same_type_around(tile, space) if is_painting else 0,
        eyeline=is_painting and in_eyeline(tile, space),
        corners=corners(wall, tile, space),
        fills_wall=wall.empty == WIDTH[tile] * HEIGHT[tile],
    )


def corners(wall: Wall, tile: int, space: int) -> int:
    """AS-F6: how many corner spaces of the wall the tile would cover."""
    row, column = divmod(space, COLUMNS)
    down = (row == 0) + (row + HEIGHT[tile] == wall.rows)
    across = (column == 0) + (column + WIDTH[tile] == wall.columns)
    return int(down * across)


def ways(spaces: Sequence[int]) -> str:
    """The names of a few spaces, for a sentence."""
    names = [SPACE_NAMES[space] for space in spaces[:FEW]]
    return " ".join([*names, "…"] if len(spaces) > FEW else names)
