"""Art Society's greedy bot: the best immediate gain, packed tightly. A frozen baseline.

It takes and hangs for points now (multiplier, decor, eyeline, corners, no faux pas), breaks
ties by how snugly a tile lies, and bids its middle cards unless one painting stands out.
"""

from typing import Final

from vernissage.core.chance import Generator
from vernissage.games.art_society.actions import DONE, END, ENOUGH, RESTORE
from vernissage.games.art_society.choices import (
    Backs,
    Bid,
    Choices,
    ChooseLot,
    Decor,
    Settle,
    Start,
    Take,
    Tile,
    Turn,
)
from vernissage.games.art_society.notation import SPACE_NAMES, TILE_NAMES, parse
from vernissage.games.art_society.parts import (
    COLUMNS,
    HEIGHT,
    PAINTINGS,
    SIZES,
    WIDTH,
    shields_of,
    type_of,
)
from vernissage.games.art_society.places import Place, places
from vernissage.games.art_society.scoring import MOST
from vernissage.games.art_society.shown.walls import wall_seen
from vernissage.games.art_society.view import View
from vernissage.games.art_society.wall import Wall

SNUG: Final = 3.0
"""What lying against tiles or the edge on all sides is worth, in points."""
HOLE: Final = 1.0
"""What each space costs that no painting could cover any more."""
HOMELESS: Final = -3.0
"""What a painting without a place is worth."""
LAST_ROUND: Final = 15
"""It plans to have its wall full by then."""


class Greedy:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        assert view.seat is not None
        mind = Mind(view)
        match choices:
            case Start():
                return choices.action(mind.best_place(choices.tile, choices.places)[1])
            case ChooseLot():
                return min(choices.stacks, key=mind.unfit).action()
            case Bid():
                return choices.action(mind.card(choices.cards))
            case Take():
                return choices.action(max(choices.paintings, key=mind.worth))
            case Turn():
                return mind.turn(choices)
            case Decor():
                return mind.decor(choices)
            case Settle():
                return DONE


class Mind:
    """What the bot makes of one view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.wall: Wall = wall_seen(view.players[view.seat].wall)
        self.multipliers = [museum.multiplier for museum in view.museum]

    def gain(self, name: str, place: Place) -> float:
        """Points that hanging the tile there brings at once."""
        tile = TILE_NAMES.index(name)
        points = 2.0 * place.corners + (5.0 if place.fills_wall else 0.0)
        if tile > PAINTINGS:
            return points + int(shields_of(tile))
        points += place.matches
        multiplier = self.multipliers[type_of(tile)]
        if place.eyeline and multiplier == MOST:
            points += 3
        return points + (-multiplier * place.faux_pas if place.faux_pas else multiplier)

    def value(self, name: str, place: Place) -> float:
        """The gain, and how well the tile lies."""
        tile, space = TILE_NAMES.index(name), SPACE_NAMES.index(place.space)
        return self.gain(name, place) + SNUG * snugness(self.wall, tile, space)

    def best_place(self, name: str, found: tuple[Place, ...]) -> tuple[float, Place]:
        """The best of these places and its value; of the best few the one that wastes least."""
        ranked = sorted(((self.value(name, p), i) for i, p in enumerate(found)), reverse=True)
        tile = TILE_NAMES.index(name)
        best = [
            (value - HOLE * holes_made(self.wall, tile, found[i].space), -i)
            for value, i in ranked[:12]
        ]
        value, index = max(best)
        return value, found[-index]

    def worth(self, painting: Tile) -> float:
        """What taking this painting brings."""
        if not painting.places:
            return HOMELESS
        return self.best_place(painting.tile, painting.places)[0]

    def unfit(self, stack: Backs) -> tuple[float, int]:
        """How far the size is from what the wall should take each round from now on."""
        size = next(i for i, (w, h) in enumerate(SIZES) if f"{w}x{h}" == stack.size)
        width, height = SIZES[size]
        rounds = max(LAST_ROUND - self.view.round, 1)
        wanted = self.wall.empty / (rounds + 1)
        chosen = sum(offer.size == stack.size for offer in self.view.lot)
        homeless = 0 if self.wall.has_place(1 + 16 * size) else 20
        return abs(width * height - wanted) + 3 * chosen + homeless, size

    def card(self, hand: tuple[int, ...]) -> int:
        """A middle card; the more the best painting stands out, the higher."""
        names = [offer.tile for offer in self.view.lot if offer.tile is not None]
        tiles = [TILE_NAMES.index(name) for name in names]
        found = [
            Tile(TILE_NAMES[tile], places(self.wall, tile, self.multipliers[type_of(tile)]))
            for tile in tiles
        ]
        worths = sorted(map(self.worth, found), reverse=True)
        stands_out = worths[0] - worths[1]
        share = min(0.5 + 0.1 * stands_out, 1.0)
        return hand[min(int(share * len(hand)), len(hand) - 1)]

    def turn(self, turn: Turn) -> int:
        offers = [
            (*self.best_place(tile.tile, tile.places), tile)
            for tile in (turn.new, turn.held)
            if tile is not None and tile.places
        ]
        if offers:
            value, place, tile = max(offers, key=lambda offer: offer[0])
            if value > 0:
                return tile.hang(place)
        if turn.new is None:
            return END
        if turn.may_hold:
            return turn.hold()
        if turn.swaps:
            return turn.swap(max(turn.swaps, key=self.worth))
        if turn.may_store:
            return turn.store()
        if not turn.new.places:
            return RESTORE
        return turn.new.hang(self.best_place(turn.new.tile, turn.new.places)[1])

    def decor(self, question: Decor) -> int:
        offers = [
            (*self.best_place(tile.tile, tile.places), tile)
            for tile in question.decor
            if tile.places
        ]
        if offers:
            _, place, tile = max(offers, key=lambda offer: offer[0])
            return tile.hang(place)
        if question.decor and question.may_hold:
            return max(question.decor, key=lambda tile: tile.shields).hold()
        return parse(question.merges[0]) if question.merges else ENOUGH


def snugness(wall: Wall, tile: int, space: int) -> float:
    """Which share of the tile's outline lies against another tile or the edge of the wall."""
    row, column = divmod(space, COLUMNS)
    width, height = int(WIDTH[tile]), int(HEIGHT[tile])
    strip = ((1 << width) - 1) << column
    closed = 0
    for beyond in (row - 1, row + height):
        free = wall.free[beyond] if 0 <= beyond < wall.rows else 0
        closed += width - int(strip & free).bit_count()
    for beyond in (column - 1, column + width):
        free = 1 << beyond if 0 <= beyond < wall.columns else 0
        closed += sum(wall.free[r] & free == 0 for r in range(row, row + height))
    return closed / (2 * (width + height))


def holes_made(wall: Wall, tile: int, name: str) -> int:
    """How many more spaces no painting could cover, once the tile lies there."""
    after = wall.copy()
    after.cover(tile, SPACE_NAMES.index(name))
    return holes(after) - holes(wall)


def holes(wall: Wall) -> int:
    """Empty spaces that a painting of 1x2, the smallest, could not cover."""
    free = [int(row) for row in wall.free]
    lonely = 0
    for row in range(wall.rows):
        above = free[row - 1] if row else 0
        below = free[row + 1] if row + 1 < wall.rows else 0
        lonely += (free[row] & ~above & ~below).bit_count()
    return lonely
