"""The paintings in the box, from tiles.csv or from an owner's corrected copy of it.

AS-C2: some rows of the file were read off real tables, others complete the set. Whoever owns
the box can correct them: a game then carries its tiles as an option, and its record says in
codes (`2x3PG`) which paintings it was played with, so that it replays without the file.
"""

import csv
from collections import Counter
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec

from vernissage.core.refusals import Invalid
from vernissage.games.art_society.notation import (
    FRAME_NAMES,
    SIZE_NAMES,
    TILE_NUMBERS,
    TYPE_NAMES,
    tile_called,
)
from vernissage.games.art_society.parts import (
    HEIGHT,
    PAINTINGS,
    SIZES,
    START_SIZE,
    WIDTH,
    frame_of,
    size_of,
    type_of,
    value_of,
)

FILE: Final = Path(__file__).parent / "tiles.csv"
TILES: Final = 116
STARTS: Final = 4
_NEEDED: Final = ("code", "w", "h", "value", "type", "frame", "start")


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AS-C2: the 116 paintings of a box, by their codes."""

    starts: tuple[str, ...]
    paintings: tuple[str, ...]


@cache
def box() -> Tiles:
    """The paintings as this project knows them."""
    return read_tiles(FILE)


def read_tiles(file: Path) -> Tiles:
    """AS-C2: the paintings of a file like tiles.csv, checked."""
    try:
        with file.open(encoding="utf-8-sig", newline="") as lines:
            reader = csv.DictReader(lines)
            rows, columns = list(reader), reader.fieldnames or ()
    except (OSError, UnicodeDecodeError, csv.Error):
        raise Invalid(str(file), "art-society-tiles-unreadable", rule="AS-C2") from None
    missing = [name for name in _NEEDED if name not in columns]
    if missing:
        raise Invalid(str(file), "art-society-tiles-columns", rule="AS-C2", missing=missing[0])
    for number, row in enumerate(rows, start=2):
        _check_row(f"{file}:{number}", row)
    tiles = Tiles(
        starts=tuple(row["code"] for row in rows if row["start"] == "yes"),
        paintings=tuple(row["code"] for row in rows if row["start"] == "no"),
    )
    check_tiles(tiles, str(file))
    return tiles


def _check_row(where: str, row: dict[str, str]) -> None:
    """AS-C2: the code agrees with the other fields of its line."""
    code = row["code"]
    tile = tile_called(code)
    if tile is None or tile > PAINTINGS:
        raise Invalid(where, "art-society-tile-code", rule="AS-C2", tile=code)
    said = {
        "w": str(WIDTH[tile]),
        "h": str(HEIGHT[tile]),
        "value": str(value_of(tile)),
        "type": TYPE_NAMES[type_of(tile)],
        "frame": FRAME_NAMES[frame_of(tile)],
    }
    for field, wanted in said.items():
        if row[field] != wanted:
            raise Invalid(
                where, "art-society-tile-field", rule="AS-C2", tile=code, field=field, wanted=wanted
            )
    if row["start"] not in ("yes", "no"):
        raise Invalid(
            where, "art-society-tile-field", rule="AS-C2", tile=code, field="start", wanted="yes/no"
        )


def check_tiles(tiles: Tiles, where: str = "tiles") -> None:
    """AS-C2, AS-S2: 116 tiles, each once, of every size; four starting paintings of 2x3."""
    every = (*tiles.starts, *tiles.paintings)
    for code in every:
        tile = tile_called(code)
        if tile is None or tile > PAINTINGS:
            raise Invalid(where, "art-society-tile-code", rule="AS-C2", tile=code)
    twice = [code for code, times in Counter(every).items() if times > 1]
    if twice:
        raise Invalid(where, "art-society-tile-twice", rule="AS-C2", tile=twice[0])
    if len(every) != TILES:
        raise Invalid(where, "art-society-tiles-count", rule="AS-C2", count=len(every))
    size = SIZE_NAMES[START_SIZE]
    wrong = [code for code in tiles.starts if not code.startswith(size)]
    if len(tiles.starts) != STARTS or wrong:
        raise Invalid(where, "art-society-tiles-starts", rule="AS-S2", count=len(tiles.starts))
    for name in SIZE_NAMES:
        if not any(code.startswith(name) for code in tiles.paintings):
            raise Invalid(where, "art-society-tiles-size", rule="AS-S1", size=name)


def stacks_of(tiles: Tiles) -> list[list[int]]:
    """AS-S1: the paintings that are not starting paintings, by size, unshuffled."""
    return [list(stack) for stack in _stacks(tiles)]


@lru_cache(maxsize=8)
def _stacks(tiles: Tiles) -> tuple[tuple[int, ...], ...]:
    stacks: list[list[int]] = [[] for _ in SIZES]
    for tile in sorted(TILE_NUMBERS[code] for code in tiles.paintings):
        stacks[size_of(tile)].append(tile)
    return tuple(tuple(stack) for stack in stacks)
