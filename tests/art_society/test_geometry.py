"""The wall's shifts and ANDs against the slow way: sets of spaces, looked at one by one.

AS-H1, AS-H2, AS-D1, AS-F2, AS-F4, AS-F6 again, by another program.
"""

from random import Random

import pytest

from vernissage.games.art_society.effects import effects
from vernissage.games.art_society.parts import (
    D1,
    HEIGHT,
    PAINTINGS,
    WIDTH,
    frame_of,
    type_of,
)
from vernissage.games.art_society.places import fitting_places
from vernissage.games.art_society.shown.count import count
from vernissage.games.art_society.shown.walls import wall_view
from vernissage.games.art_society.wall import Wall, bare_wall

Spaces = frozenset[tuple[int, int]]


class SlowWall:
    """Tiles as sets of (column, row)."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.hung: list[tuple[int, Spaces]] = []

    def spaces(self, tile: int, space: int) -> Spaces:
        row, column = divmod(space, 10)
        return frozenset(
            (column + c, row + r) for c in range(WIDTH[tile]) for r in range(HEIGHT[tile])
        )

    def beside(self, spaces: Spaces) -> Spaces:
        steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
        return frozenset((c + x, r + y) for c, r in spaces for x, y in steps) - spaces

    def fits(self, tile: int, space: int) -> bool:
        wanted = self.spaces(tile, space)
        inside = all(c < self.columns and r < self.rows for c, r in wanted)
        covered = frozenset().union(*(spaces for _, spaces in self.hung))
        return inside and not wanted & covered and bool(self.beside(wanted) & covered)

    def touched(self, tile: int, space: int) -> list[int]:
        around = self.beside(self.spaces(tile, space))
        return [other for other, spaces in self.hung if other <= PAINTINGS and spaces & around]


def check(wall: Wall, slow: SlowWall, tile: int) -> list[int]:
    found = fitting_places(wall, tile)
    assert found == [space for space in range(140) if slow.fits(tile, space)]
    corners = {(0, 0), (slow.columns - 1, 0), (0, slow.rows - 1), (slow.columns - 1, slow.rows - 1)}
    multiplier = 4 + tile % 2
    every = effects(wall, tile, multiplier)
    assert [place.space for place in every] == found
    for place in every:
        space = place.space
        spaces = slow.spaces(tile, space)
        assert place.corners == len(corners & spaces)
        if tile <= PAINTINGS:
            touched = slow.touched(tile, space)
            assert [t for t, _ in wall.touched(tile, space)] == touched_by_space(wall, touched)
            assert place.matches == sum(frame_of(t) == frame_of(tile) for t in touched)
            assert place.faux_pas == sum(type_of(t) == type_of(tile) for t in touched)
            assert place.eyeline == any(r in (8, 9, 10) for _, r in spaces)
        assert place.points == gained(wall, tile, space, multiplier)
    return found


def touched_by_space(wall: Wall, touched: list[int]) -> list[int]:
    return [tile for tile, _ in wall.tiles() if tile in touched]


def gained(wall: Wall, tile: int, space: int, multiplier: int) -> int:
    """AS-F2 to AS-F6: what the wall scores more with the tile, and its decor."""
    after = wall.copy()
    after.cover(tile, space)
    decor = wall.frame_matches(tile, space) if tile <= PAINTINGS and after.empty else 0
    return scored(after, multiplier) - scored(wall, multiplier) + decor


def scored(wall: Wall, multiplier: int) -> int:
    lines = count(wall_view(wall), [multiplier] * 4, excess=0)
    return sum(line.points for line in lines)


@pytest.mark.parametrize(("columns", "rows"), [(10, 14), (4, 4), (5, 7)])
@pytest.mark.parametrize("seed", range(8))
def test_every_place_and_what_it_brings(columns: int, rows: int, seed: int) -> None:
    chance = Random(f"{columns}-{rows}-{seed}")
    wall, slow = bare_wall(columns, rows), SlowWall(columns, rows)
    tiles = [*range(1, PAINTINGS + 1), *[D1 + shape for shape in range(5)] * 12]
    chance.shuffle(tiles)
    first = fitting_places(wall, tiles[0])
    for tile in tiles:
        found = check(wall, slow, tile) if slow.hung else first
        if found:
            space = chance.choice(found)
            slow.hung.append((tile, slow.spaces(tile, space)))
            wall.cover(tile, space)
            assert wall.empty == columns * rows - sum(len(s) for _, s in slow.hung)
    assert sorted(tile for tile, _ in wall.tiles()) == sorted(tile for tile, _ in slow.hung)


@pytest.mark.parametrize("seed", range(10))
def test_as_e1_lifting_what_is_new_leaves_the_wall_as_it_began(seed: int) -> None:
    chance = Random(seed)
    wall = bare_wall()
    wall.cover(60, 44)
    tiles = [chance.randrange(1, D1 + 5) for _ in range(30)]
    for tile in tiles[:15]:
        hang_anywhere(wall, tile, chance)
    wall.begin_round()
    before, near = wall.key(), [row for row in wall.near]
    for tile in tiles[15:]:
        hang_anywhere(wall, tile, chance)
    wall.lift_new()
    assert wall.key() == before
    assert [row for row in wall.near] == near
    assert not wall.hung_something()


def hang_anywhere(wall: Wall, tile: int, chance: Random) -> None:
    found = fitting_places(wall, tile)
    if found and tile not in [shown for shown in wall.cells]:
        wall.cover(tile, chance.choice(found))
