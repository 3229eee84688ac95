"""Scoring a wall of a real table, given as JSON: its arithmetic, or why it cannot be."""

from typing import Final

import msgspec

from vernissage.core.documents import decode
from vernissage.core.misfits import misfit
from vernissage.core.refusals import Argument, Invalid
from vernissage.core.scorecard import Card, Line, Scorer
from vernissage.games.art_society.box import Tiles, box, read_tiles
from vernissage.games.art_society.notation import FRAME_NAMES, SPACE_NAMES, TILE_NAMES, TYPE_NAMES
from vernissage.games.art_society.parts import (
    COLUMNS,
    DECOR,
    HEIGHT,
    MOST_EXCESS,
    PAINTINGS,
    POOL,
    ROWS,
    SIZES,
    WIDTH,
    painting,
)
from vernissage.games.art_society.shown.count import Counted, count
from vernissage.games.art_society.shown.walls import WallView, wall_view
from vernissage.games.art_society.wall import Wall, bare_wall

RANKINGS = ([2, 3, 4, 5], [2, 2, 4, 5], [2, 2, 2, 5], [2, 2, 2, 2])
"""AS-F1: what the four types can score together; those not in the museum score x2."""


class Painting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A painting as somebody wrote it down: where its top left space is, and how large it is."""

    type: str
    frame: str
    col: int
    row: int
    w: int
    h: int


class Decor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decor tile as somebody wrote it down."""

    col: int
    row: int
    w: int
    h: int
    shields: int


class Finished(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One wall as somebody wrote it down; columns and rows are counted from 1."""

    multipliers: dict[str, int]
    paintings: tuple[Painting, ...]
    decor: tuple[Decor, ...] = ()
    excess: int = 0
    cols: int = COLUMNS
    rows: int = ROWS
    observed_final_score: int | None = None


def cards(document: bytes, tiles: Tiles | None = None) -> list[Card]:
    """The score card of every wall of the document, which is an object of walls."""
    try:
        walls = decode(document, dict[str, Finished])
    except msgspec.DecodeError as error:
        raise Invalid("JSON", "art-society-written-form", **misfit(error)) from None
    return [card(name, finished, tiles or box()) for name, finished in walls.items()]


def card(name: str, finished: Finished, tiles: Tiles) -> Card:
    """AS-F1 to AS-F7: every point with its arithmetic."""
    check_counts(name, finished)
    wall = wall_view(hung_up(name, finished, tiles))
    multipliers = [finished.multipliers[kind] for kind in TYPE_NAMES]
    counted = count(wall, multipliers, finished.excess)
    lines = [line for each in counted for line in written(wall, each)]
    return Card(name, tuple(lines), noted=finished.observed_final_score)


def written(wall: WallView, counted: Counted) -> list[Line]:
    """A line of the count as the score card says it; faux pas that score nothing in one more."""
    if counted.type is None:
        told: dict[str, Argument] = {"count": counted.count}
        if counted.source == "full-wall":
            told = {"empty": wall.empty}
        return [Line(counted.source, counted.points, told)]
    told = {"type": counted.type, "count": counted.count, "each": counted.each}
    lines = [Line("type", counted.points, told)]
    if counted.struck:
        wrong = [hung for hung in wall.tiles if hung.space in counted.struck]
        names = ", ".join(f"{hung.tile} {hung.space}" for hung in wrong)
        lines.append(Line("faux-pas", 0, {"tiles": names}))
    return lines


def check_counts(name: str, finished: Finished) -> None:
    """AS-C1, AS-F1, AS-E3: a whole wall, a possible ranking, at most two excess paintings."""
    if (finished.cols, finished.rows) != (COLUMNS, ROWS):
        size = f"{name}: {finished.cols} x {finished.rows}"
        raise Invalid(size, "art-society-written-size", rule="AS-C1")
    said = finished.multipliers
    if set(said) != set(TYPE_NAMES) or sorted(said.values()) not in RANKINGS:
        known = ", ".join(TYPE_NAMES)
        raise Invalid(
            f"{name}: multipliers", "art-society-written-ranks", rule="AS-F1", known=known
        )
    if not 0 <= finished.excess <= MOST_EXCESS:
        raise Invalid(
            f"{name}: excess {finished.excess}", "art-society-written-excess", rule="AS-E3"
        )


def hung_up(name: str, finished: Finished, tiles: Tiles) -> Wall:
    """AS-H1, AS-H2: the wall with all its tiles, inside, apart and hanging together."""
    wall = bare_wall()
    exist = {*tiles.starts, *tiles.paintings}
    seen: set[int] = set()
    every: list[Painting | Decor] = [*finished.paintings, *finished.decor]
    for told in every:
        tile = named(name, told)
        where = f"{name}: {TILE_NAMES[tile]}"
        if tile <= PAINTINGS and TILE_NAMES[tile] not in exist:
            raise Invalid(where, "art-society-written-not-in-box", rule="AS-C2")
        if tile <= PAINTINGS and tile in seen:
            raise Invalid(where, "art-society-tile-twice", rule="AS-C2", tile=TILE_NAMES[tile])
        seen.add(tile)
        if tile > PAINTINGS:
            check_pool(where, tile, wall)
        lay(wall, where, tile, told)
    check_together(name, wall)
    return wall


def check_pool(where: str, tile: int, wall: Wall) -> None:
    """AS-C3: no more decor of one shape than the box has."""
    most = POOL[tile - PAINTINGS - 1]
    if sum(1 for other, _ in wall.tiles() if other == tile) >= most:
        raise Invalid(where, "art-society-written-pool", rule="AS-C3", most=most)


def named(name: str, told: Painting | Decor) -> int:
    """AS-C2, AS-C3: the tile that is meant; one that does not exist is refused."""
    size = f"{told.w}x{told.h}"
    if isinstance(told, Painting):
        what = f"{name}: {size} {told.type} {told.frame}"
        known = told.type in TYPE_NAMES and told.frame in FRAME_NAMES
        if (told.w, told.h) not in SIZES or not known:
            raise Invalid(what, "art-society-written-no-painting", rule="AS-C2")
        kind, frame = TYPE_NAMES.index(told.type), FRAME_NAMES.index(told.frame)
        return painting(SIZES.index((told.w, told.h)), kind, frame)
    if (told.w, told.h) not in DECOR or told.shields != told.w * told.h:
        what = f"{name}: {size}, {told.shields}"
        raise Invalid(what, "art-society-written-no-decor", rule="AS-C3")
    return PAINTINGS + 1 + DECOR.index((told.w, told.h))


def lay(wall: Wall, where: str, tile: int, told: Painting | Decor) -> None:
    """AS-H1: wholly inside the grid, on empty spaces."""
    column, row = told.col - 1, told.row - 1
    inside = 0 <= column <= COLUMNS - WIDTH[tile] and 0 <= row <= ROWS - HEIGHT[tile]
    if not inside:
        place = f"{told.col}/{told.row}"
        raise Invalid(where, "art-society-written-outside", rule="AS-H1", place=place)
    space = COLUMNS * row + column
    where = f"{where} {SPACE_NAMES[space]}"
    for down in range(HEIGHT[tile]):
        for across in range(WIDTH[tile]):
            if wall.cells[space + COLUMNS * down + across] != 0:
                taken = SPACE_NAMES[space + COLUMNS * down + across]
                raise Invalid(where, "art-society-written-overlap", rule="AS-H1", place=taken)
    wall.cover(tile, space)


def check_together(name: str, wall: Wall) -> None:
    """AS-H2: from the first tile every other is reached, edge to edge."""
    covered = {space for space, shown in enumerate(wall.cells) if shown != 0}
    edge = {min(covered)} if covered else set()
    reached = set(edge)
    while edge:
        beside = {space + step for space in edge for step in (-COLUMNS, COLUMNS)}
        beside |= {space - 1 for space in edge if space % COLUMNS > 0}
        beside |= {space + 1 for space in edge if space % COLUMNS < COLUMNS - 1}
        edge = (beside & covered) - reached
        reached |= edge
    for tile, space in wall.tiles():
        if space not in reached:
            where = f"{name}: {TILE_NAMES[tile]} {SPACE_NAMES[space]}"
            raise Invalid(where, "art-society-written-loose", rule="AS-H2")


SCORER: Final = Scorer(cards=cards, read_box=read_tiles)
