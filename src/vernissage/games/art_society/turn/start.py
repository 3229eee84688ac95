"""The starting paintings: each seat hangs its own before the first round."""

from mypy_extensions import i64

from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import START
from vernissage.games.art_society.facts import HUNG_START
from vernissage.games.art_society.parts import NO_TILE
from vernissage.games.art_society.table import Table


def add_legal(table: Table, seat: i64, legal: ActionSet) -> None:
    """AS-S2: the starting painting covers a star space; there is nothing yet to touch."""
    if table.painting[seat] != NO_TILE:
        legal.add_rows(table.walls[seat], table.painting[seat], START)


def hang(table: Table, seat: i64, space: i64) -> None:
    """AS-S2: in any order of seats, and everyone sees it at once."""
    tile: i64 = table.painting[seat]
    table.painting[seat] = NO_TILE
    table.walls[seat].cover(tile, space)
    table.walls[seat].begin_round()
    if table.log is not None:
        table.log.append((HUNG_START, seat, tile, space))


def all_hang(table: Table) -> bool:
    """AS-S2: every starting painting hangs."""
    return all(tile == NO_TILE for tile in table.painting)
