"""Taking a painting and hanging it, now or later: the turn of one seat."""

from mypy_extensions import i64

from vernissage.games.art_society import decor, no_room
from vernissage.games.art_society.actions import END, HOLD, START, TAKE
from vernissage.games.art_society.moves import Moves
from vernissage.games.art_society.parts import NO_TILE, PAINTINGS
from vernissage.games.art_society.table import (
    HELD,
    HUNG,
    HUNG_START,
    TOOK,
    TOOK_PAINTING,
    TURNS,
    Table,
)
from vernissage.games.art_society.wall import Wall


def add_starts(table: Table, seat: i64, moves: Moves) -> None:
    """AS-S2: the starting painting covers a star space; there is nothing yet to touch."""
    if table.painting[seat] != NO_TILE:
        moves.add_rows(table.walls[seat], table.painting[seat], START)


def hang_start(table: Table, seat: i64, space: i64) -> None:
    """AS-S2: in any order of seats, and everyone sees it at once."""
    tile: i64 = table.painting[seat]
    table.painting[seat] = NO_TILE
    table.walls[seat].cover(tile, space)
    table.walls[seat].begin_round()
    if table.log is not None:
        table.log.append((HUNG_START, seat, tile, space))


def add_takes(table: Table, moves: Moves) -> None:
    """AS-T1: any painting that is left of the lot."""
    last: i64 = NO_TILE
    while True:
        lowest: i64 = PAINTINGS + 1
        for tile in table.lot:
            if last < tile < lowest:
                lowest = tile
        if lowest > PAINTINGS:
            return
        moves.add_one(TAKE + lowest - 1)
        last = lowest


def take(table: Table, tile: i64) -> None:
    """AS-T1: the painting leaves the lot, and its turn is played before the next seat takes."""
    seat: i64 = table.turn
    at: i64 = 0
    while table.lot[at] != tile:
        at += 1
    table.lot[at] = NO_TILE
    table.painting[seat] = tile
    table.manner[seat] = TOOK
    table.began[seat] = table.assistants[seat]
    table.fresh = tile
    table.given = False
    table.phase = TURNS
    if table.log is not None:
        table.log.append((TOOK_PAINTING, seat, tile))


def add_moves(table: Table, moves: Moves) -> None:
    """AS-H1 to AS-H4, AS-X1 to AS-X4: what may be done with the new and the held tile."""
    wall: Wall = table.wall()
    fresh: i64 = table.fresh
    if table.must_hang:
        moves.add_places(wall, fresh)
        return
    held: i64 = table.assistants[table.turn] if may_hang_held(table) else NO_TILE
    before: i64 = moves.total
    if held != NO_TILE and held < fresh:
        moves.add_places(wall, held)
        before = moves.total
    if fresh != NO_TILE:
        moves.add_places(wall, fresh)
    fits: bool = moves.total > before
    if held > fresh:
        moves.add_places(wall, held)
    if fresh == NO_TILE:
        moves.add_one(END)
        return
    if may_hold(table):
        moves.add_one(HOLD + fresh - 1)
    if not fits and not table.rehanging:
        no_room.add_moves(table, moves)


def may_hold(table: Table) -> bool:
    """AS-H3: a new tile may go to the assistant if the assistant holds nothing."""
    return table.assistants[table.turn] == NO_TILE


def may_hang_held(table: Table) -> bool:
    """AS-H3, AS-H4: the assistant's tile may be hung too, unless it was given this turn."""
    return table.assistants[table.turn] != NO_TILE and not table.given


def hold(table: Table, tile: i64) -> None:
    """AS-H3: the assistant keeps the tile for this turn."""
    table.assistants[table.turn] = tile
    table.given = True
    if table.log is not None:
        table.log.append((HELD, table.turn, tile))


def hold_painting(table: Table, tile: i64) -> None:
    """AS-H3, AS-H5: a painting given to the assistant can from now on only be hung."""
    table.fresh = NO_TILE
    hold(table, tile)


def hang(table: Table, tile: i64, space: i64) -> None:
    """AS-H1, AS-H4: the new tile or the assistant's; a painting may bring decor (AS-D1)."""
    wall: Wall = table.wall()
    if tile == table.fresh:
        table.fresh = NO_TILE
        table.must_hang = False
    else:
        table.assistants[table.turn] = NO_TILE
    matches: i64 = wall.frame_matches(tile, space) if tile <= PAINTINGS else 0
    if table.log is not None:
        touched: i64 = wall.same_type_around(tile, space) if tile <= PAINTINGS else 0
        table.log.append((HUNG, table.turn, tile, space, matches, touched))
    wall.cover(tile, space)
    if matches > 0:
        decor.owe(table, matches)


def may_go_on(table: Table) -> bool:
    """AS-H4: the assistant's tile could still be hung, so the seat says when its turn ends."""
    return may_hang_held(table) and table.wall().has_place(table.assistants[table.turn])
