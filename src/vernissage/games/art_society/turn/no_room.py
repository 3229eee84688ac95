"""No room: what may be done with a new painting that has no legal place."""

from mypy_extensions import i64

from vernissage.core.sets import BIT, lowest
from vernissage.games.art_society import history
from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import PILE, STORE, SWAP
from vernissage.games.art_society.facts import STORED, STORED_EXCESS, SWAPPED, SWAPPED_FOR
from vernissage.games.art_society.parts import (
    MOST_EXCESS,
    NO_TILE,
    place_in_pile,
    tile_in_pile,
    type_of,
)
from vernissage.games.art_society.table import Table
from vernissage.games.art_society.turn import decor


def add_legal(table: Table, legal: ActionSet) -> None:
    """AS-X1, AS-X4: swap or store, only asked when the painting has no place on the wall.

    AS-H5: it is always about the new painting, never about the assistant's.
    """
    legal.add(SWAP + PILE * (table.fresh - 1), fitting(table))
    legal.add_one(STORE + table.fresh - 1)


def fitting(table: Table) -> i64:
    """AS-X2: the paintings of the same type in the museum that have a place on the wall."""
    kind: i64 = type_of(table.fresh)
    pile: i64 = table.museum[kind]
    found: i64 = 0
    while pile != 0:
        member: i64 = lowest(pile)
        if table.wall().has_place(tile_in_pile(kind, member)):
            found |= BIT[member]
        pile &= pile - 1
    return found


def swap(table: Table, member: i64) -> None:
    """AS-X2: the new painting goes to its pile, the other must be hung at once.

    Prestige does not change.
    """
    given: i64 = table.fresh
    kind: i64 = type_of(given)
    table.museum[kind] = (table.museum[kind] & ~BIT[member]) | BIT[place_in_pile(given)]
    table.fresh = tile_in_pile(kind, member)
    table.must_hang = True
    table.painting[table.turn] = table.fresh
    table.manner[table.turn] = SWAPPED
    history.keep_swap(table, table.fresh)
    if table.log is not None:
        table.log.append((SWAPPED_FOR, table.turn, given, table.fresh))


def store(table: Table) -> None:
    """AS-X3: beside the board as an excess painting, and a d1 is owed."""
    tile: i64 = table.fresh
    at: i64 = MOST_EXCESS * table.turn
    while table.excess[at] != NO_TILE:
        at += 1
    table.excess[at] = tile
    table.fresh = NO_TILE
    table.painting[table.turn] = NO_TILE
    table.manner[table.turn] = STORED
    if table.log is not None:
        table.log.append((STORED_EXCESS, table.turn, tile))
    decor.owe(table, 1)
