"""Prestige: the painting that nobody took, and how far it moves the marker of its type."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.art_society.facts import UNSOLD
from vernissage.games.art_society.parts import NO_TILE, TYPES, place_in_pile, type_of, value_of
from vernissage.games.art_society.table import Table


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
