"""A wall as a view shows it: every tile with what can be said of it, and back again."""

from typing import Any, Final

import msgspec

from vernissage.games.art_society.notation import (
    FRAME_NAMES,
    SPACE_NAMES,
    SPACE_NUMBERS,
    TILE_NAMES,
    TILE_NUMBERS,
    TYPE_NAMES,
)
from vernissage.games.art_society.parts import (
    COLUMNS,
    EYELINE_BOTTOM,
    EYELINE_TOP,
    HEIGHT,
    PAINTINGS,
    WIDTH,
    frame_of,
    shields_of,
    type_of,
    value_of,
)
from vernissage.games.art_society.wall import Wall, bare_wall, in_eyeline, star_spaces


class Board(msgspec.Struct, frozen=True):
    """AS-C1: what is printed on every player's wall."""

    columns: int
    rows: int
    stars: tuple[str, ...]
    eyeline: tuple[int, ...]
    """Rows, counted from 1."""
    corners: tuple[str, ...]


class Hung(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A tile on a wall and its top left space."""

    tile: str
    space: str
    width: int
    height: int
    new: bool = False
    """AS-E1: hung this round, so that it could still be moved."""
    type: str | None = None
    """AS-C2: of a painting; decor has none, and no frame."""
    frame: str | None = None
    value: int = 0
    """AS-C2: what stands on the back of a painting."""
    shields: int = 0
    """AS-C3: of decor."""
    frames_with: tuple[str, ...] = ()
    """AS-D1: the spaces of the paintings with the same frame that it touches."""
    faux_pas: bool = False
    """AS-F2: the painting touches one of its type and scores nothing."""
    faux_pas_with: tuple[str, ...] = ()
    """AS-F2: the spaces of these."""
    eyeline: bool = False
    """AS-F4: a painting that lies at least partly in rows 9 to 11."""


class WallView(msgspec.Struct, frozen=True):
    """One player's wall."""

    columns: int
    rows: int
    empty: int
    tiles: tuple[Hung, ...]
    open_corners: tuple[str, ...]
    """AS-F6: each costs points while it is not covered."""
    open_stars: tuple[str, ...]


def _face(tile: int) -> dict[str, Any]:
    """What never changes about a tile."""
    face: dict[str, Any] = {
        "tile": TILE_NAMES[tile],
        "width": WIDTH[tile],
        "height": HEIGHT[tile],
    }
    if tile > PAINTINGS:
        return {**face, "shields": shields_of(tile)}
    kind, frame = TYPE_NAMES[type_of(tile)], FRAME_NAMES[frame_of(tile)]
    return {**face, "type": kind, "frame": frame, "value": value_of(tile)}


FACES: Final = ({}, *(_face(tile) for tile in range(1, len(TILE_NAMES))))


def board(wall: Wall) -> Board:
    """AS-C1: the wall as it was before anything hung there."""
    rows = range(wall.rows)
    return Board(
        columns=wall.columns,
        rows=wall.rows,
        stars=_names(star_spaces(wall.columns, wall.rows)),
        eyeline=tuple(row + 1 for row in rows if EYELINE_TOP <= row <= EYELINE_BOTTOM),
        corners=_names(wall.corner_spaces()),
    )


def wall_view(wall: Wall) -> WallView:
    """The wall with everything that hangs there."""
    stars = star_spaces(wall.columns, wall.rows)
    return WallView(
        columns=wall.columns,
        rows=wall.rows,
        empty=wall.empty,
        tiles=tuple(_hung(wall, tile, space) for tile, space in wall.tiles()),
        open_corners=_names([space for space in wall.corner_spaces() if not wall.cells[space]]),
        open_stars=_names([space for space in stars if not wall.cells[space]]),
    )


def _names(spaces: list[int]) -> tuple[str, ...]:
    return tuple(SPACE_NAMES[space] for space in spaces)


def _hung(wall: Wall, tile: int, space: int) -> Hung:
    if tile > PAINTINGS:
        return Hung(**FACES[tile], space=SPACE_NAMES[space], new=_partly_new(wall, tile, space))
    kind, frame = type_of(tile), frame_of(tile)
    touched = wall.touched(tile, space)
    alike = tuple(SPACE_NAMES[at] for other, at in touched if type_of(other) == kind)
    return Hung(
        **FACES[tile],
        space=SPACE_NAMES[space],
        new=wall.is_new(space),
        frames_with=tuple(SPACE_NAMES[at] for other, at in touched if frame_of(other) == frame),
        faux_pas=bool(alike),
        faux_pas_with=alike,
        eyeline=in_eyeline(tile, space),
    )


def _partly_new(wall: Wall, tile: int, space: int) -> bool:
    """AS-D5, AS-E1: decor merged from old and new tiles counts as hung this round."""
    across = range(WIDTH[tile])
    down = range(HEIGHT[tile])
    return any(wall.is_new(space + COLUMNS * row + column) for row in down for column in across)


def wall_seen(seen: WallView) -> Wall:
    """The wall that a view shows, with its geometry."""
    wall = bare_wall(seen.columns, seen.rows)
    for new in (False, True):
        for hung in seen.tiles:
            if hung.new == new:
                wall.cover(TILE_NUMBERS[hung.tile], SPACE_NUMBERS[hung.space])
        if not new:
            wall.begin_round()
    return wall
