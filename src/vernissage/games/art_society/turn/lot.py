"""Preparing the auction: the auctioneer chooses the lot by its backs."""

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.art_society import history
from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import LOT
from vernissage.games.art_society.facts import BIDS, CHOSE, LOTS, TURNED_UP
from vernissage.games.art_society.parts import NO_TILE, STACKS
from vernissage.games.art_society.table import Table


def left(table: Table, size: i64) -> i64:
    """AS-S1: how many paintings still lie in the stack of this size."""
    return len(table.stacks[size]) - table.drawn[size]


def add_legal(table: Table, legal: ActionSet) -> None:
    """AS-A1: any size while its stack lasts, the same one again too."""
    sizes: i64 = 0
    size: i64 = 0
    while size < STACKS:
        if left(table, size) > 0:
            sizes |= BIT[size]
        size += 1
    legal.add(LOT, sizes)


def choose(table: Table, size: i64) -> None:
    """AS-A1: the top painting of the stack, unseen; with players + 1 all are turned face up."""
    table.lot[table.lot_size] = table.stacks[size][table.drawn[size]]
    table.drawn[size] += 1
    table.lot_size += 1
    if table.log is not None:
        table.log.append((CHOSE, table.auctioneer, size))
    if table.lot_size == len(table.lot):
        table.phase = BIDS
        history.keep_lot(table)
        if table.log is not None:
            table.log.append((TURNED_UP, *[tile for tile in table.lot]))


def is_face_down(table: Table) -> bool:
    """AS-A1: while the auctioneer is choosing, nobody knows more than the sizes."""
    return table.phase == LOTS


def clear(table: Table) -> None:
    """A new round begins with an empty lot."""
    at: i64 = 0
    while at < len(table.lot):
        table.lot[at] = NO_TILE
        at += 1
    table.lot_size = 0
