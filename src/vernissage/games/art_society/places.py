"""The places of a tile by name, with what hanging it there would bring."""

from collections.abc import Sequence
from typing import Final

import msgspec

from vernissage.core.sets import members_of
from vernissage.games.art_society.effects import Effect, effects
from vernissage.games.art_society.notation import SPACE_NAMES
from vernissage.games.art_society.parts import COLUMNS, HEIGHT, WIDTH, frame_of, type_of
from vernissage.games.art_society.wall import Wall

FEW: Final = 12
"""How many places a refusal names before it breaks off."""


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
    points: int = 0
    """AS-F2 to AS-F6: what it adds as the museum stands now, with all the decor of its frames."""
    frames_with: tuple[str, ...] = ()
    """AS-D1: the spaces of the paintings with the same frame."""
    faux_pas_with: tuple[str, ...] = ()
    """AS-F2: the spaces of the paintings of the same type."""


def fitting_places(wall: Wall, tile: int) -> list[int]:
    """AS-H1, AS-H2: every space where the tile may lie, ascending."""
    return [
        COLUMNS * row + column
        for row in range(wall.rows)
        for column in members_of(wall.columns_for(WIDTH[tile], HEIGHT[tile], row))
    ]


def places(wall: Wall, tile: int, multiplier: int) -> tuple[Place, ...]:
    """Every legal place of the tile; its type scores the multiplier."""
    return tuple(_place(wall, tile, effect) for effect in effects(wall, tile, multiplier))


def _place(wall: Wall, tile: int, effect: Effect) -> Place:
    touched = wall.touched(tile, effect.space) if effect.matches or effect.faux_pas else []
    return Place(
        space=SPACE_NAMES[effect.space],
        matches=effect.matches,
        faux_pas=effect.faux_pas,
        eyeline=effect.eyeline,
        corners=effect.corners,
        fills_wall=effect.fills_wall,
        points=effect.points,
        frames_with=tuple(SPACE_NAMES[at] for t, at in touched if frame_of(t) == frame_of(tile)),
        faux_pas_with=tuple(SPACE_NAMES[at] for t, at in touched if type_of(t) == type_of(tile)),
    )


def ways(spaces: Sequence[int]) -> str:
    """The names of a few spaces, for a sentence."""
    names = [SPACE_NAMES[space] for space in spaces[:FEW]]
    return " ".join([*names, "…"] if len(spaces) > FEW else names)
