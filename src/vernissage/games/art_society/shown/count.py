"""The count of a wall: each line of its points with the tiles that it comes from."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from vernissage.games.art_society import scoring
from vernissage.games.art_society.notation import TYPE_NAMES
from vernissage.games.art_society.shown.walls import Hung, WallView

Source = Literal["type", "decor", "eyeline", "full-wall", "corners", "excess"]


class Counted(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """`count` times `each` makes `points`; a line for each type, then one for each other source."""

    source: Source
    type: str | None = None
    """AS-F2: the paintings of this type; None for the other lines."""
    count: int
    each: int
    points: int
    spaces: tuple[str, ...] = ()
    """The top left spaces of the tiles that it comes from; of open corners these themselves."""
    struck: tuple[str, ...] = ()
    """AS-F2: paintings that score nothing here because of a faux pas."""


class Points(msgspec.Struct, frozen=True):
    """AS-F2 to AS-F7: what the wall would score if the game ended now."""

    prestige: int
    decor: int
    eyeline: int
    full_wall: int
    corners: int
    excess: int
    total: int


def count(wall: WallView, multipliers: Sequence[int], excess: int) -> tuple[Counted, ...]:
    """AS-F2 to AS-F7: all lines, the types from the highest multiplier down."""
    ranked = sorted(range(len(TYPE_NAMES)), key=lambda kind: -multipliers[kind])
    first = {TYPE_NAMES[kind] for kind in ranked if multipliers[kind] == scoring.MOST}
    in_sight = _spaces([hung for hung in wall.tiles if hung.eyeline and hung.type in first])
    decor = [hung for hung in wall.tiles if hung.shields]
    shields = sum(hung.shields for hung in decor)
    corners = wall.open_corners
    return (
        *(_type(wall, TYPE_NAMES[kind], multipliers[kind]) for kind in ranked),
        _line("decor", shields, 1, _spaces(decor)),
        _line("eyeline", len(in_sight), scoring.EYELINE, in_sight),
        _line("full-wall", int(wall.empty == 0), scoring.FULL_WALL),
        _line("corners", len(corners), scoring.CORNER, corners),
        _line("excess", excess, scoring.EXCESS),
    )


def _type(wall: WallView, kind: str, each: int) -> Counted:
    """AS-F2: the paintings of one type, and which of them are part of a faux pas."""
    paintings = [hung for hung in wall.tiles if hung.type == kind]
    good = _spaces([hung for hung in paintings if not hung.faux_pas])
    return Counted(
        source="type",
        type=kind,
        count=len(good),
        each=each,
        points=each * len(good),
        spaces=good,
        struck=_spaces([hung for hung in paintings if hung.faux_pas]),
    )


def _line(source: Source, number: int, each: int, spaces: tuple[str, ...] = ()) -> Counted:
    return Counted(source=source, count=number, each=each, points=number * each, spaces=spaces)


def _spaces(tiles: Sequence[Hung]) -> tuple[str, ...]:
    return tuple(hung.space for hung in tiles)


def points_of(breakdown: dict[str, int]) -> Points:
    """The sources of points, and their sum."""
    return Points(**breakdown, total=sum(breakdown.values()))
