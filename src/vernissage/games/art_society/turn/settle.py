"""Settling the round: everyone who hung something is done, or hangs it once more."""

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import DONE, REHANG, RESTORE
from vernissage.games.art_society.facts import REHUNG, RESTORED, SETTLED, SETTLING, STORED, SWAPPED
from vernissage.games.art_society.parts import NO_TILE, PAINTINGS, SPACES
from vernissage.games.art_society.table import Table
from vernissage.games.art_society.turn import decor
from vernissage.games.art_society.wall import Wall


def open_settling(table: Table) -> None:
    """AS-E1: who hung nothing this round has nothing to settle."""
    table.phase = SETTLING
    table.settled = 0
    seat: i64 = 0
    while seat < table.players:
        if not table.walls[seat].hung_something():
            table.settled |= BIT[seat]
        seat += 1


def all_settled(table: Table) -> bool:
    """AS-E1: everyone who hung something is done; then the round closes."""
    return table.settled == BIT[table.players] - 1


def add_legal(table: Table, seat: i64, legal: ActionSet) -> None:
    """AS-E1: re-hang, or be done."""
    if table.is_settled(seat):
        return
    if may_rehang(table, seat):
        legal.add_one(REHANG)
    legal.add_one(DONE)


def may_rehang(table: Table, seat: i64) -> bool:
    """AS-E1: once, one player at a time, and nobody who merged decor this round."""
    return not table.rehanging and table.merged & BIT[seat] == 0


def add_restore(legal: ActionSet) -> None:
    """AS-E1: always possible while re-hanging."""
    legal.add_one(RESTORE)


def be_done(table: Table, seat: i64) -> None:
    """AS-E1: what this seat hung stays."""
    table.settled |= BIT[seat]
    if table.log is not None:
        table.log.append((SETTLED, seat))


def rehang(table: Table, seat: i64) -> None:
    """AS-E1: back to just after `take`, or after the seat's `swap` or `store`, which stand."""
    park(table, seat)
    return_decor(table, seat)
    table.walls[seat].lift_new()
    table.assistants[seat] = table.began[seat]
    table.turn = seat
    table.given = False
    table.fresh = table.painting[seat]
    table.must_hang = table.manner[seat] == SWAPPED
    if table.manner[seat] == STORED:
        decor.owe(table, 1)
    if table.log is not None:
        table.log.append((REHUNG, seat))


def park(table: Table, seat: i64) -> None:
    """AS-E1: remember everything as it is, for `restore`."""
    table.rehanging = True
    table.parked_wall = table.walls[seat].copy()
    table.parked_assistant = table.assistants[seat]
    table.parked_pool = table.pool[:]


def return_decor(table: Table, seat: i64) -> None:
    """AS-E1: decor gained this round goes back; decor held when it began goes to the assistant."""
    wall: Wall = table.walls[seat]
    space: i64 = 0
    while space < SPACES:
        tile: i64 = wall.begins_at(space) if wall.cells[space] > PAINTINGS else NO_TILE
        if tile != NO_TILE and wall.is_new(space):
            change_pool(table, tile, 1)
        space += 1
    change_pool(table, table.assistants[seat], 1)
    change_pool(table, table.began[seat], -1)


def change_pool(table: Table, tile: i64, by: i64) -> None:
    """More or fewer of a decor tile; paintings and nothing do not come from the pool."""
    if tile > PAINTINGS:
        table.pool[tile - PAINTINGS - 1] += by


def restore(table: Table) -> None:
    """AS-E1: everything back as it was, and the player is done."""
    seat: i64 = table.turn
    if table.parked_wall is not None:
        table.walls[seat] = table.parked_wall.copy()
    table.assistants[seat] = table.parked_assistant
    table.pool = table.parked_pool[:]
    table.merged &= ~BIT[seat]
    table.fresh = NO_TILE
    table.must_hang = False
    table.owed = 0
    table.set_begun = False
    if table.log is not None:
        table.log.append((RESTORED, seat))
    end_rehanging(table)


def end_rehanging(table: Table) -> None:
    """AS-E1: having re-hung or restored, the player is done."""
    table.rehanging = False
    table.given = False
    table.parked_wall = None
    table.parked_assistant = NO_TILE
    be_done(table, table.turn)
