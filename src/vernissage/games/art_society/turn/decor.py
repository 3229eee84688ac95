"""Decor: what matching frames bring, and what happens when the pool runs short."""

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import (
    AT_ASSISTANT,
    DECOR,
    ENOUGH,
    MERGE,
    MERGE_SPACES,
    MERGE_STEPS,
    MERGES,
)
from vernissage.games.art_society.facts import FORFEITED, MERGED, TOOK_DECOR
from vernissage.games.art_society.parts import (
    D1,
    D2H,
    D2V,
    D3H,
    D3V,
    FIRST_PART,
    NO_TILE,
    PAINTINGS,
    SHAPES,
    shields_of,
)
from vernissage.games.art_society.table import Table
from vernissage.games.art_society.wall import Wall


def owe(table: Table, matches: i64) -> None:
    """AS-D2: one decor tile worth at most k (AS-Z4); from four matches on any set within k."""
    table.owed = matches
    table.choosing_set = matches >= 4
    table.set_begun = False


def add_legal(table: Table, legal: ActionSet) -> None:
    """AS-D3: while decor is owed nothing else may be done."""
    add_decor(table, legal)
    taken: bool = legal.total > 0
    before: i64 = legal.total
    add_merges(table, legal)
    if table.set_begun or (not taken and legal.total > before):
        legal.add_one(ENOUGH)


def add_decor(table: Table, legal: ActionSet) -> None:
    """AS-D2, AS-D3: every shape that is worth little enough and in the pool, hung or held."""
    wall: Wall = table.wall()
    free: bool = table.assistants[table.turn] == NO_TILE
    shape: i64 = 0
    while shape < SHAPES:
        tile: i64 = PAINTINGS + 1 + shape
        if table.pool[shape] > 0 and shields_of(tile) <= table.owed:
            legal.add_decor_places(wall, shape, tile)
            if free:
                legal.add_one(DECOR + (AT_ASSISTANT + 1) * shape + AT_ASSISTANT)
        shape += 1


def take(table: Table, shape: i64, space: i64) -> None:
    """AS-D2, AS-D3: a decor tile from the pool, onto the wall or to the assistant."""
    tile: i64 = PAINTINGS + 1 + shape
    table.pool[shape] -= 1
    if table.log is not None:
        table.log.append((TOOK_DECOR, table.turn, tile, space))
    if space == AT_ASSISTANT:
        table.assistants[table.turn] = tile
        table.given = True
    else:
        table.wall().cover(tile, space)
    table.owed = table.owed - shields_of(tile) if table.choosing_set else 0
    table.set_begun = table.owed > 0


def lapses(table: Table) -> bool:
    """AS-D3, AS-D4, AS-D5: what is owed finds a full wall, or there is no decor to take."""
    if table.wall().is_full():
        return True
    shape: i64 = 0
    while shape < SHAPES:
        if may_take(table, shape):
            return False
        shape += 1
    return not may_merge(table)


def may_take(table: Table, shape: i64) -> bool:
    """AS-D3: the pool has the shape, it is worth little enough, and it can be hung or held."""
    tile: i64 = PAINTINGS + 1 + shape
    if table.pool[shape] == 0 or shields_of(tile) > table.owed:
        return False
    return table.assistants[table.turn] == NO_TILE or table.wall().has_place(tile)


def forgo(table: Table) -> None:
    """AS-D2, AS-D3: no more decor for this painting, by choice (`enough`) or for want of any."""
    if table.log is not None:
        table.log.append((FORFEITED, table.turn, table.owed))
    table.owed = 0
    table.set_begun = False


def lacking(table: Table) -> i64:
    """AS-D5: the shapes worth at most what is owed of which the pool has none left."""
    shapes: i64 = 0
    shape: i64 = 0
    while shape < SHAPES:
        if table.pool[shape] == 0 and shields_of(PAINTINGS + 1 + shape) <= table.owed:
            shapes |= BIT[shape]
        shape += 1
    return shapes


def is_merge(table: Table, line: i64, shapes: i64) -> bool:
    """AS-D5: the pool has the larger tile, and one of the lacking shapes would return."""
    made: i64 = merged_into(table.wall(), line)
    return made != NO_TILE and table.pool[made - D1] > 0 and returned(line, made) & shapes != 0


def may_merge(table: Table) -> bool:
    """AS-D5: whether any merge would help."""
    shapes: i64 = lacking(table)
    line: i64 = 0 if shapes != 0 else len(MERGE_SPACES)
    while line < len(MERGE_SPACES):
        if is_merge(table, line, shapes):
            return True
        line += 1
    return False


def add_merges(table: Table, legal: ActionSet) -> None:
    """AS-D5: every merge that would return a tile of a lacking shape."""
    shapes: i64 = lacking(table)
    line: i64 = 0 if shapes != 0 else len(MERGE_SPACES)
    while line < len(MERGE_SPACES):
        if is_merge(table, line, shapes):
            legal.add_one(MERGE + line)
        line += 1


def merged_into(wall: Wall, line: i64) -> i64:
    """AS-D5: d1 d1 make a d2; d1 d1 d1, d1 d2 and d2 d1 make a d3; other decor makes nothing."""
    space: i64 = MERGE_SPACES[line]
    first: i64 = wall.cells[space]
    if first != FIRST_PART[0] and first != FIRST_PART[1] and first != FIRST_PART[2]:
        return NO_TILE
    across: bool = MERGE_STEPS[line] == 1
    pair: i64 = FIRST_PART[1] if across else FIRST_PART[2]
    triple: i64 = D3H if across else D3V
    spaces: tuple[int, ...] = MERGES[line]
    second: i64 = wall.cells[spaces[1]]
    single: i64 = FIRST_PART[0]
    if len(spaces) == 3:
        three: bool = first == single and second == single and wall.cells[spaces[2]] == single
        return triple if three else NO_TILE
    if spaces[1] != space + MERGE_STEPS[line]:
        return triple if first == pair and second == single else NO_TILE
    if first == single and second == single:
        return D2H if across else D2V
    return triple if first == single and second == pair else NO_TILE


def returned(line: i64, made: i64) -> i64:
    """AS-D5: the shapes that go back to the pool: always d1, with a d2 if one was merged."""
    if len(MERGES[line]) == 3 or made == D2H or made == D2V:
        return BIT[0]
    return BIT[0] | (BIT[1] if made == D3H else BIT[2])


def merge(table: Table, line: i64) -> None:
    """AS-D5: the merged tiles return to the pool, one larger tile takes their place."""
    wall: Wall = table.wall()
    made: i64 = merged_into(wall, line)
    shapes: i64 = returned(line, made)
    singles: i64 = shields_of(made)
    if shapes != BIT[0]:
        table.pool[1 if made == D3H else 2] += 1
        singles = 1
    table.pool[0] += singles
    table.pool[made - D1] -= 1
    space: i64 = MERGE_SPACES[line]
    wall.show(made, space)
    table.merged |= BIT[table.turn]
    if table.log is not None:
        table.log.append((MERGED, table.turn, made, space))
