"""Taking a painting of the lot, in the order of the bids."""

from mypy_extensions import i64

from vernissage.games.art_society import history
from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import TAKE
from vernissage.games.art_society.facts import TOOK, TOOK_PAINTING, TURNS
from vernissage.games.art_society.parts import NO_TILE, PAINTINGS
from vernissage.games.art_society.table import Table


def add_legal(table: Table, legal: ActionSet) -> None:
    """AS-T1: any painting that is left of the lot."""
    last: i64 = NO_TILE
    while True:
        lowest: i64 = PAINTINGS + 1
        for tile in table.lot:
            if last < tile < lowest:
                lowest = tile
        if lowest > PAINTINGS:
            return
        legal.add_one(TAKE + lowest - 1)
        last = lowest


def take(table: Table, tile: i64) -> None:
    """AS-T1: the painting leaves the lot, and its turn is played before the next seat takes."""
    seat: i64 = table.turn
    at: i64 = 0
    while table.lot[at] != tile:
        at += 1
    history.keep_taker(table, at)
    table.lot[at] = NO_TILE
    table.painting[seat] = tile
    table.manner[seat] = TOOK
    table.began[seat] = table.assistants[seat]
    table.fresh = tile
    table.given = False
    table.phase = TURNS
    if table.log is not None:
        table.log.append((TOOK_PAINTING, seat, tile))
