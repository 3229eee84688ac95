"""Art Society's final scoring: six sources of points, and who wins.

AS-Z1 and AS-Z3 are walls whose points are known.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.art_society.parts import (
    HEIGHT,
    PAINTINGS,
    SPACES,
    TYPES,
    WIDTH,
    shields_of,
    type_of,
)
from vernissage.games.art_society.wall import Wall, in_eyeline

EYELINE: Final = 3
FULL_WALL: Final = 5
CORNER: Final = -2
EXCESS: Final = -2
MOST: Final = 5
"""AS-F1: the multiplier of the type that stands furthest."""


def multiplier(museum: vec[i64], prestige: vec[i64], kind: i64) -> i64:
    """AS-F1: x5 for the furthest type, then x4, x3, x2; x2 for a type not in the museum."""
    if museum[kind] == 0:
        return 2
    points: i64 = 5
    other: i64 = 0
    while other < TYPES:
        if museum[other] != 0 and prestige[other] > prestige[kind]:
            points -= 1
        other += 1
    return points


def multipliers(museum: vec[i64], prestige: vec[i64]) -> vec[i64]:
    """AS-F1: what a painting of each type scores."""
    points = vec[i64]([2] * TYPES)
    kind: i64 = 0
    while kind < TYPES:
        points[kind] = multiplier(museum, prestige, kind)
        kind += 1
    return points


def is_faux_pas(wall: Wall, tile: i64, space: i64) -> bool:
    """AS-F2: the painting touches another of its type, edge to edge, and scores nothing."""
    return wall.same_type_around(tile, space) > 0


def prestige_points(wall: Wall, multipliers: vec[i64]) -> i64:
    """AS-F2: every painting scores its type's multiplier, unless it is part of a faux pas."""
    points: i64 = 0
    space: i64 = 0
    while space < SPACES:
        tile: i64 = wall.begins_at(space)
        if 0 < tile <= PAINTINGS and not is_faux_pas(wall, tile, space):
            points += multipliers[type_of(tile)]
        space += 1
    return points


def decor_points(wall: Wall) -> i64:
    """AS-F3: the shields of all decor on the wall."""
    return wall.shields()


def eyeline_points(wall: Wall, multipliers: vec[i64]) -> i64:
    """AS-F4: 3 for each painting of the x5 type in rows 9 to 11, also if it is a faux pas."""
    points: i64 = 0
    space: i64 = 0
    while space < SPACES:
        tile: i64 = wall.begins_at(space)
        if 0 < tile <= PAINTINGS and multipliers[type_of(tile)] == MOST and in_eyeline(tile, space):
            points += EYELINE
        space += 1
    return points


def full_wall_points(wall: Wall) -> i64:
    """AS-F5: 5 for everyone whose wall has no empty space."""
    return FULL_WALL if wall.is_full() else 0


def corner_points(wall: Wall) -> i64:
    """AS-F6: 2 lost for each corner space that is not covered."""
    return CORNER * wall.open_corners()


def excess_points(excess: i64) -> i64:
    """AS-F7: 2 lost for each excess painting; what the assistant holds counts for nothing."""
    return EXCESS * excess


def gain(wall: Wall, tile: i64, space: i64, multiplier: i64) -> i64:
    """AS-F2 to AS-F6: what the wall scores more with the tile there, as the museum stands now.

    A painting is counted with all the decor that its frames bring (AS-D2), unless it fills the
    wall (AS-D4). The multiplier is that of its type.
    """
    fills: bool = wall.empty == WIDTH[tile] * HEIGHT[tile]
    points: i64 = FULL_WALL if fills else 0
    points -= CORNER * wall.corners_under(tile, space)
    if tile > PAINTINGS:
        return points + shields_of(tile)
    if not fills:
        points += wall.frame_matches(tile, space)
    if multiplier == MOST and in_eyeline(tile, space):
        points += EYELINE
    if is_faux_pas(wall, tile, space):
        return points - multiplier * spoiled(wall, tile, space)
    return points + multiplier


def spoiled(wall: Wall, tile: i64, space: i64) -> i64:
    """AS-F2: how many paintings that score now would be part of a faux pas with this one."""
    found: i64 = 0
    for other, at in wall.touched(tile, space):
        if type_of(other) == type_of(tile) and not is_faux_pas(wall, other, at):
            found += 1
    return found


def total(wall: Wall, multipliers: vec[i64], excess: i64) -> i64:
    """AS-F2 to AS-F7 together."""
    return (
        prestige_points(wall, multipliers)
        + decor_points(wall)
        + eyeline_points(wall, multipliers)
        + full_wall_points(wall)
        + corner_points(wall)
        + excess_points(excess)
    )


def cards_left(hand: i64) -> i64:
    """AS-F8: the sum of the bid cards left in hand."""
    points: i64 = 0
    card: i64 = 1
    while card < 62:
        if hand & BIT[card] != 0:
            points += card
        card += 1
    return points


def victors(standings: list[tuple[int, int]]) -> list[int]:
    """AS-F8: most points, then the highest sum of cards left in hand, then shared."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]
