"""What an answer of Art Society would mean for the seat's own wall and its assistant."""

from statistics import fmean

from vernissage.bots.art_society.kernel.room import freedom, note
from vernissage.bots.art_society.thinking.mind import SAMPLE, Mind
from vernissage.core.sets import members_of
from vernissage.games.art_society import actions
from vernissage.games.art_society.parts import (
    COLUMNS,
    HEIGHT,
    MOST_EXCESS,
    NO_TILE,
    PAINTINGS,
    ROWS,
    SPACES,
    WIDTH,
    tile_in_pile,
    type_of,
)
from vernissage.games.art_society.places import fitting_places
from vernissage.games.art_society.scoring import MOST, is_faux_pas, multiplier
from vernissage.games.art_society.wall import Wall


class Prospect:
    """One position, measured for the seat that is asked."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.judge = mind.judge
        self.judge.expect(mind.rounds)  # playing on left it with the rounds of some other time
        self.wall: Wall = mind.wall
        self.held = int(mind.state.assistants[mind.seat])
        self.fresh = int(mind.state.fresh)
        self.excess = int(mind.state.excess_of(mind.seat))
        self.rounds = self._rounds_to_come()
        """How many rounds are likely to follow this one."""

    def _rounds_to_come(self) -> int:
        """AS-E3: none if a wall is full, or two paintings are in excess."""
        state = self.mind.state
        if any(int(state.excess_of(seat)) >= MOST_EXCESS for seat in range(state.players)):
            return 0
        return 0 if any(wall.empty == 0 for wall in state.walls) else round(self.mind.rounds - 1.0)

    def is_same(self, one: int, other: int) -> bool:
        """Whether both answers are one: the wall mirrored, or two tiles in the other order."""
        if actions.START <= one < actions.LOT and actions.START <= other < actions.LOT:
            tile = int(self.mind.state.painting[self.mind.seat])
            return is_mirrored(tile, one - actions.START, other - actions.START)
        if not (hangs(one) and hangs(other)) or tile_of(one) == tile_of(other):
            return False
        return self._leads_to(one, other) and self._leads_to(other, one)

    def _leads_to(self, first: int, second: int) -> bool:
        """AS-H4: whether the second tile hangs best there once the first one hangs."""
        tile, space, then = tile_of(first), space_of(first), tile_of(second)
        assert tile is not None
        assert space is not None
        assert then is not None
        self.judge.best(self.after(tile, space), then)
        return bool(self.judge.found) and int(self.judge.places[0]) == space_of(second)

    def place_of(self, action: int) -> int | None:
        """Where the answer's tile would hang: there, or where it would hang best."""
        tile = tile_of(action)
        if tile is None or not (takes(action) or swaps(action)):
            return space_of(action)
        return self.best_place(tile)

    def best_place(self, tile: int) -> int | None:
        self.judge.best(self.wall, tile)
        return int(self.judge.places[0]) if self.judge.found else None

    def multiplier(self, tile: int) -> float:
        """AS-F1: what paintings of this type should score in the end."""
        return float(self.judge.forecast.multipliers[type_of(tile)])

    def first(self, tile: int) -> float:
        """AS-F1: how likely this type ends as the ×5 type."""
        return float(self.judge.forecast.first[type_of(tile)])

    def leads(self, tile: int) -> bool:
        """AS-F1: whether this type is the ×5 type as things stand."""
        state = self.mind.state
        return int(multiplier(state.museum, state.prestige, type_of(tile))) == MOST

    def faux_pas(self, action: int) -> float:
        """AS-F2: the points that a faux pas of the answer would cost, of all paintings in it.

        A painting that is only taken can still hang where it is none.
        """
        tile, space = tile_of(action), self.place_of(action)
        if tile is None or space is None or tile > PAINTINGS:
            return 0.0
        if not is_faux_pas(self.wall, tile, space) or (takes(action) and self.fits_well(tile)):
            return 0.0
        more = silent_paintings(self.after(tile, space)) - silent_paintings(self.wall)
        return more * self.multiplier(tile)

    def fits_well(self, tile: int) -> bool:
        """Whether the painting has a place without a faux pas."""
        spaces = fitting_places(self.wall, tile)
        return any(not is_faux_pas(self.wall, tile, space) for space in spaces)

    def after(self, tile: int, space: int) -> Wall:
        """The wall with the tile there."""
        wall = self.wall.copy()
        wall.cover(tile, space)
        return wall

    def holes(self, tile: int, space: int) -> int:
        """How many more spaces only decor could cover; below 0: how many fewer."""
        return int(self.judge.holes_made(self.wall, tile, space))

    def spoiled(self, tile: int, space: int) -> int:
        """How many spaces it would cover where other frames could be touched."""
        self.judge.study(self.wall)
        return int(self.judge.spoiled(tile, space))

    def freedom_gained(self, tile: int, space: int) -> float:
        """By how much there is more room for the paintings to come, mostly less than 0."""
        self.judge.study(self.wall)
        before, beside = freedom(self.wall, self.judge.beside), self.judge.beside[:]
        if tile <= PAINTINGS:
            note(beside, tile, space, self.wall.rows)
        return float(freedom(self.after(tile, space), beside)) - float(before)

    def rest_after(self, tile: int, space: int) -> tuple[int, float] | None:
        """AS-H4: the turn's other tile and what it is worth then, if there are two."""
        if self.fresh == NO_TILE or self.held == NO_TILE or self.mind.state.given:
            return None
        other = self.held if tile == self.fresh else self.fresh
        worth = float(self.judge.at_a_glance(self.after(tile, space), other))
        return other, max(worth, self.mind.keeping(other))

    def exchange(self, tile: int) -> int | None:
        """AS-X2: the museum painting that would hang best in place of this one."""
        kind = type_of(tile)
        pile = members_of(int(self.mind.state.museum[kind]))
        paintings = [int(tile_in_pile(kind, member)) for member in pile]
        fitting = [other for other in paintings if self.wall.has_place(other)]
        return max(fitting, key=lambda other: self.judge.best(self.wall, other), default=None)

    def worths_of_size(self, size: int) -> tuple[float, float]:
        """AS-A1: what a painting of this size should bring the seat, and the others on average."""
        mind = self.mind
        unseen = [int(tile) for tile in mind.state.stacks[size]][:SAMPLE]
        worths = [fmean(mind.worth(wall, tile) for tile in unseen) for wall in mind.state.walls]
        return worths.pop(mind.seat), fmean(worths)

    def eager_rival(self, tile: int) -> tuple[int, float] | None:
        """AS-T1: of those who take later, the one to whom the painting is worth most."""
        state, worth = self.mind.state, self.mind.round.worth
        place = [int(lying) for lying in state.lot].index(tile)
        later = [int(state.order[at]) for at in range(state.takers + 1, state.players)]
        wanting = {seat: float(worth[5 * seat + place]) for seat in later}
        return max(wanting.items(), key=lambda rival: rival[1], default=None)

    def left_over(self, tile: int) -> tuple[int, float] | None:
        """AS-P1: the painting that goes to the museum if this is the last one taken, and its gain.

        What the rivals gain by it counts against the seat.
        """
        rest = [(place, int(other)) for place, other in enumerate(self.mind.state.lot)]
        rest = [(place, other) for place, other in rest if other not in (NO_TILE, tile)]
        if len(rest) != 1:
            return None
        place, other = rest[0]
        seats = range(self.mind.state.players)
        gains = [float(self.mind.round.effects[4 * place + seat]) for seat in seats]
        own = gains.pop(self.mind.seat)
        return other, own - self.mind.weights.rivalry * sum(gains) / len(gains)

    def kept(self, action: int) -> int:
        """AS-H3: what the assistant holds after the answer, or no tile."""
        tile = tile_of(action)
        if tile is not None and holds(action):
            return tile
        return NO_TILE if hangs(action) and tile == self.held else self.held


def silent_paintings(wall: Wall) -> int:
    """AS-F2: how many paintings score nothing because of a faux pas."""
    hung = [(tile, space) for tile, space in wall.tiles() if tile <= PAINTINGS]
    return sum(is_faux_pas(wall, tile, space) for tile, space in hung)


def is_mirrored(tile: int, one: int, other: int) -> bool:
    """AS-C1: the empty wall is the same from left to right and from right to left."""
    (row, column), (other_row, other_column) = divmod(one, COLUMNS), divmod(other, COLUMNS)
    return row == other_row and column + other_column == COLUMNS - int(WIDTH[tile])


def sides_free(tile: int, space: int) -> int:
    """How many sides of a tile at this space do not lie at the edge of the wall."""
    row, column = divmod(space, COLUMNS)
    right, bottom = column + int(WIDTH[tile]), row + int(HEIGHT[tile])
    return sum([column > 0, row > 0, right < COLUMNS, bottom < ROWS])


def takes(action: int) -> bool:
    return actions.TAKE <= action < actions.HANG


def hangs(action: int) -> bool:
    return actions.HANG <= action < actions.HOLD


def swaps(action: int) -> bool:
    return actions.SWAP <= action < actions.STORE


def stores(action: int) -> bool:
    return actions.STORE <= action < actions.DECOR


def holds(action: int) -> bool:
    """AS-H3: whether a painting or decor goes to the assistant."""
    if actions.DECOR <= action < actions.MERGE:
        return space_of(action) is None
    return actions.HOLD <= action < actions.SWAP


def tile_of(action: int) -> int | None:
    """The tile that an answer is about."""
    if takes(action):
        return action - actions.TAKE + 1
    if hangs(action):
        return (action - actions.HANG) // SPACES + 1
    if actions.HOLD <= action < actions.SWAP:
        return action - actions.HOLD + 1
    if swaps(action):
        given, member = divmod(action - actions.SWAP, actions.PILE)
        return tile_in_pile(type_of(given + 1), member)
    if actions.DECOR <= action < actions.MERGE:
        return PAINTINGS + 1 + (action - actions.DECOR) // (SPACES + 1)
    return None


def space_of(action: int) -> int | None:
    """Where it would hang, if it hangs."""
    if hangs(action):
        return (action - actions.HANG) % SPACES
    if actions.DECOR <= action < actions.MERGE:
        space = (action - actions.DECOR) % (SPACES + 1)
        return space if space < SPACES else None
    return None
