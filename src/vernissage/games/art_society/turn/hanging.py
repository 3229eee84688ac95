"""Hanging a painting, now or later, and what the assistant holds."""

from mypy_extensions import i64

from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import END, HOLD
from vernissage.games.art_society.facts import HELD, HUNG
from vernissage.games.art_society.parts import NO_TILE, PAINTINGS
from vernissage.games.art_society.table import Table
from vernissage.games.art_society.turn import decor, no_room
from vernissage.games.art_society.wall import Wall


def add_legal(table: Table, legal: ActionSet) -> None:
    """AS-H1 to AS-H4, AS-X1 to AS-X4: what may be done with the new and the held tile."""
    wall: Wall = table.wall()
    fresh: i64 = table.fresh
    if table.must_hang:
        legal.add_places(wall, fresh)
        return
    held: i64 = table.assistants[table.turn] if may_hang_held(table) else NO_TILE
    before: i64 = legal.total
    if held != NO_TILE and held < fresh:
        legal.add_places(wall, held)
        before = legal.total
    if fresh != NO_TILE:
        legal.add_places(wall, fresh)
    fits: bool = legal.total > before
    if held > fresh:
        legal.add_places(wall, held)
    if fresh == NO_TILE:
        legal.add_one(END)
        return
    if may_hold(table):
        legal.add_one(HOLD + fresh - 1)
    if not fits and not table.rehanging:
        no_room.add_legal(table, legal)


def may_hold(table: Table) -> bool:
    """AS-H3: a new tile may go to the assistant if the assistant holds nothing."""
    return table.assistants[table.turn] == NO_TILE


def may_hang_held(table: Table) -> bool:
    """AS-H3, AS-H4: the assistant's tile may be hung too, unless it was given this turn."""
    return table.assistants[table.turn] != NO_TILE and not table.given


def hold(table: Table, tile: i64) -> None:
    """AS-H3, AS-H5: the assistant keeps the new painting for this turn; it can only be hung."""
    table.fresh = NO_TILE
    table.assistants[table.turn] = tile
    table.given = True
    if table.log is not None:
        table.log.append((HELD, table.turn, tile))


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
