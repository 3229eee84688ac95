"""Prestige: the painting that nobody took, and the ranking of the four types."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.art_society.parts import (
    BIT,
    NO_TILE,
    TYPES,
    place_in_pile,
    type_of,
    value_of,
)
from vernissage.games.art_society.table import UNSOLD, Table


def buy_unsold(table: Table) -> None:
    """AS-P1: the painting left over goes to the museum, and its type advances by its value."""
    tile: i64 = left_over(table.lot)
    kind: i64 = type_of(tile)
    before: i64 = table.prestige[kind]
    table.museum[kind] |= BIT[place_in_pile(tile)]
    table.prestige[kind] = total_after(table.prestige, kind, value_of(tile))
    if table.log is not None:
        table.log.append((UNSOLD, tile, before, table.prestige[kind]))


def left_over(lot: vec[i64]) -> i64:
    """AS-P1: the one painting of the lot that nobody took."""
    for tile in lot:
        if tile != NO_TILE:
            return tile
    return NO_TILE


def total_after(prestige: vec[i64], kind: i64, value: i64) -> i64:
    """AS-P2: no two markers share a total, 0 aside: stop at the first free total below (AS-Z2)."""
    total: i64 = prestige[kind] + value
    while total > 0 and is_taken(prestige, kind, total):
        total -= 1
    return total


def is_taken(prestige: vec[i64], kind: i64, total: i64) -> bool:
    """AS-P2: another type's marker stands there; 3 and 53 differ (AS-C5)."""
    other: i64 = 0
    while other < TYPES:
        if other != kind and prestige[other] == total:
            return True
        other += 1
    return False


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
