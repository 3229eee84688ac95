"""Judging places on a wall of Art Society. Compiled.

A place is worth its points by the forecast, how snugly the tile lies there and, at a second and
slower look, how many places without a faux pas it leaves for the paintings to come.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society.kernel.forecast import Forecast
from vernissage.bots.art_society.kernel.room import freedom, note
from vernissage.core.sets import BIT
from vernissage.games.art_society.parts import (
    COLUMNS,
    FRAMES,
    HEIGHT,
    MEMBERS,
    PAINTINGS,
    ROWS,
    SPACES,
    TYPES,
    WIDTH,
    frame_of,
    type_of,
)
from vernissage.games.art_society.scoring import CORNER, EYELINE, FULL_WALL
from vernissage.games.art_society.wall import Wall, in_eyeline

TOP: Final = 8
"""How many places are kept for a second look."""
NOWHERE: Final = -1000.0
"""The value of a tile that has no place."""
LONG: Final = 8.0
"""The rounds before the end in which the weights of what helps later fade."""
NEITHER: Final = 9
"""The type and the frame of decor: like nobody's."""


@final
class Judge:
    """Looks at places with the weights that `thinking.mind.Weights` explains."""

    __slots__ = (
        "alike",
        "area",
        "beside",
        "blocked",
        "closed",
        "corners",
        "decor",
        "forecast",
        "found",
        "hole",
        "matches",
        "options",
        "places",
        "promise",
        "reach",
        "snug",
        "spoil",
        "values",
        "weights",
    )

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.decor = 1.0
        self.snug = 0.0
        self.hole = 0.0
        self.options = 0.0
        self.area = 0.0
        self.promise = 0.0
        self.blocked = 0.0
        self.reach = 0.0
        self.spoil = 0.0
        self.expect(float(LONG))
        self.forecast = Forecast()
        # What the last survey found.
        self.matches: i64 = 0
        self.alike: i64 = 0
        self.closed: i64 = 0
        self.corners: i64 = 0
        # The best places of the last tile, the best first.
        self.places = vec[i64]([0] * TOP)
        self.values = vec[float]([0.0] * TOP)
        self.found: i64 = 0
        self.beside = vec[i64]([0] * (2 * TYPES * ROWS))
        """For each type, then each frame, and each row: the spaces that touch such a painting."""

    def expect(self, rounds: float) -> None:
        """The rounds that are left, with this one: what only helps later counts for less."""
        share: float = (rounds - 1.0) / LONG
        if share > 1.0:
            share = 1.0
        if share < 0.0:
            share = 0.0
        weights: list[float] = self.weights
        self.decor = 1.0 + share * (weights[0] - 1.0)
        self.snug = share * weights[1]
        self.hole = share * weights[2]
        self.options = share * weights[3]
        self.area = share * weights[4]
        self.promise = share * weights[5]
        self.blocked = share * weights[6]
        self.reach = share * weights[7]
        self.spoil = share * weights[8]

    def survey(self, wall: Wall, tile: i64, space: i64) -> None:
        """Go once around the place: what the tile would touch there."""
        kind: i64 = type_of(tile) if tile <= PAINTINGS else NEITHER
        frame: i64 = frame_of(tile) if tile <= PAINTINGS else NEITHER
        row: i64 = space // COLUMNS
        column: i64 = space - COLUMNS * row
        width: i64 = WIDTH[tile]
        height: i64 = HEIGHT[tile]
        self.matches = 0
        self.alike = 0
        self.closed = 0
        down: i64 = 0
        across: i64 = 0
        if row > 0:
            self.scan(wall, space - COLUMNS, 1, width, kind, frame)
        else:
            self.closed += width
            down += 1
        if row + height < wall.rows:
            self.scan(wall, space + COLUMNS * height, 1, width, kind, frame)
        else:
            self.closed += width
            down += 1
        if column > 0:
            self.scan(wall, space - 1, COLUMNS, height, kind, frame)
        else:
            self.closed += height
            across += 1
        if column + width < wall.columns:
            self.scan(wall, space + width, COLUMNS, height, kind, frame)
        else:
            self.closed += height
            across += 1
        self.corners = down * across

    def scan(self, wall: Wall, at: i64, step: i64, spaces: i64, kind: i64, frame: i64) -> None:
        """Along one side: spaces that are covered, paintings of the same frame or type."""
        cells: vec[i64] = wall.cells
        last: i64 = 0
        while spaces > 0:
            shown: i64 = cells[at]
            if shown != 0:
                self.closed += 1
                if shown != last and shown <= PAINTINGS:
                    painting: i64 = shown - 1
                    if painting & 3 == frame:
                        self.matches += 1
                    if (painting >> 2) & 3 == kind:
                        self.alike += 1
                last = shown
            at += step
            spaces -= 1

    def points(self, wall: Wall, tile: i64, space: i64) -> float:
        """AS-F2 to AS-F6: what the tile would score there in the end. After `survey`."""
        size: i64 = WIDTH[tile] * HEIGHT[tile]
        gain: float = -float(CORNER) * float(self.corners)
        if wall.empty == size:
            gain += float(FULL_WALL)
        if tile > PAINTINGS:
            return gain + float(size)
        kind: i64 = type_of(tile)
        worth: float = self.forecast.multipliers[kind]
        if self.alike > 0:
            gain -= worth * float(self.alike)
        else:
            gain += worth
        if in_eyeline(tile, space):
            gain += float(EYELINE) * self.forecast.first[kind]
        return gain

    def value(self, wall: Wall, tile: i64, space: i64) -> float:
        """Points, decor that frames bring, and how well the tile lies."""
        self.survey(wall, tile, space)
        worth: float = self.points(wall, tile, space)
        width: i64 = WIDTH[tile]
        height: i64 = HEIGHT[tile]
        worth += self.snug * float(self.closed) / float(2 * (width + height))
        worth += self.area * float(width * height)
        worth -= self.hole * float(self.holes_made(wall, tile, space))
        worth -= self.spoil * float(self.spoiled(tile, space))
        if tile > PAINTINGS:
            return worth
        if wall.empty > width * height:
            worth += self.decor * float(self.matches)
        frame: i64 = ROWS * (TYPES + frame_of(tile))
        worth += self.promise * float(self.around(wall, tile, space, frame, 0))
        worth += self.reach * float(self.around(wall, tile, space, frame, 1023))
        kind: i64 = ROWS * type_of(tile)
        return worth - self.blocked * float(self.around(wall, tile, space, kind, 1023))

    def spoiled(self, tile: i64, space: i64) -> i64:
        """How many spaces it would cover where other frames could have been touched."""
        beside: vec[i64] = self.beside
        own: i64 = TYPES + frame_of(tile) if tile <= PAINTINGS else NEITHER
        top: i64 = space // COLUMNS
        below: i64 = top + HEIGHT[tile]
        strip: i64 = (BIT[WIDTH[tile]] - 1) << (space - COLUMNS * top)
        found: i64 = 0
        frame: i64 = TYPES
        while frame < TYPES + FRAMES:
            if frame != own:
                row: i64 = top
                while row < below:
                    found += MEMBERS[strip & beside[ROWS * frame + row]]
                    row += 1
            frame += 1
        return found

    def around(self, wall: Wall, tile: i64, space: i64, start: i64, flip: i64) -> i64:
        """How many empty spaces along the tile touch another painting of its frame or type.

        With 1023 to flip: how many do not.
        """
        beside: vec[i64] = self.beside
        free: vec[i64] = wall.free
        top: i64 = space // COLUMNS
        column: i64 = space - COLUMNS * top
        below: i64 = top + HEIGHT[tile]
        strip: i64 = (BIT[WIDTH[tile]] - 1) << column
        sides: i64 = BIT[column + WIDTH[tile]] | (BIT[column] >> 1)
        found: i64 = 0
        if top > 0:
            found += MEMBERS[strip & free[top - 1] & (beside[start + top - 1] ^ flip) & 1023]
        if below < wall.rows:
            found += MEMBERS[strip & free[below] & (beside[start + below] ^ flip) & 1023]
        row: i64 = top
        while row < below:
            found += MEMBERS[sides & free[row] & (beside[start + row] ^ flip) & 1023]
            row += 1
        return found

    def holes_made(self, wall: Wall, tile: i64, space: i64) -> i64:
        """How many more spaces no painting could cover: nothing free above nor below them."""
        top: i64 = space // COLUMNS
        below: i64 = top + HEIGHT[tile]
        strip: i64 = (BIT[WIDTH[tile]] - 1) << (space - COLUMNS * top)
        made: i64 = 0
        free: vec[i64] = wall.free
        if top > 0:
            over: i64 = free[top - 2] if top > 1 else 0
            made += MEMBERS[free[top - 1] & strip & ~over]
        if below < wall.rows:
            under: i64 = free[below + 1] if below + 1 < wall.rows else 0
            made += MEMBERS[free[below] & strip & ~under]
        if below - top == 1:
            upper: i64 = free[top - 1] if top > 0 else 0
            lower: i64 = free[below] if below < wall.rows else 0
            made -= MEMBERS[strip & ~upper & ~lower]
        return made

    def rank_places(self, wall: Wall, tile: i64) -> None:
        """The best places of the tile at one look."""
        self.found = 0
        width: i64 = WIDTH[tile]
        height: i64 = HEIGHT[tile]
        row: i64 = 0
        while row + height <= wall.rows:
            columns: i64 = wall.columns_for(width, height, row)
            space: i64 = COLUMNS * row
            while columns != 0:
                if columns & 1 != 0:
                    self.enter(space, self.value(wall, tile, space))
                columns >>= 1
                space += 1
            row += 1

    def enter(self, space: i64, value: float) -> None:
        """Into the list of the best places, if it is one of them."""
        if self.found == TOP and value <= self.values[TOP - 1]:
            return
        at: i64 = self.found
        if at == TOP:
            at -= 1
        else:
            self.found += 1
        while at > 0 and self.values[at - 1] < value:
            self.values[at] = self.values[at - 1]
            self.places[at] = self.places[at - 1]
            at -= 1
        self.values[at] = value
        self.places[at] = space

    def at_a_glance(self, wall: Wall, tile: i64) -> float:
        """The value of the best place at one look; the place stands first."""
        self.study(wall)
        self.rank_places(wall, tile)
        return self.values[0] if self.found > 0 else NOWHERE

    def best(self, wall: Wall, tile: i64) -> float:
        """The value of the best place at a second look; the place stands first."""
        self.study(wall)
        self.rank_places(wall, tile)
        if self.found == 0:
            return NOWHERE
        self.look_again(wall, tile)
        return self.values[0]

    def look_again(self, wall: Wall, tile: i64) -> None:
        """Put the places found in order by what they leave for later, too."""
        before: float = freedom(wall, self.beside)
        found: i64 = self.found
        places: vec[i64] = self.places[:]
        values: vec[float] = self.values[:]
        self.found = 0
        at: i64 = 0
        while at < found:
            after = wall.copy()
            after.cover(tile, places[at])
            beside: vec[i64] = self.beside[:]
            note(beside, tile, places[at], wall.rows)
            lost: float = before - freedom(after, beside)
            self.enter(places[at], values[at] - self.options * lost)
            at += 1

    def study(self, wall: Wall) -> None:
        """Take in where paintings of each type and frame could be touched."""
        at: i64 = 0
        while at < 2 * TYPES * ROWS:
            self.beside[at] = 0
            at += 1
        space: i64 = 0
        while space < SPACES:
            tile: i64 = wall.cells[space]
            if 0 < tile <= PAINTINGS and wall.begins_at(space) != 0:
                note(self.beside, tile, space, wall.rows)
            space += 1
