"""The question that Art Society asks a seat now, with every answer and what it would bring."""

import msgspec

from vernissage.core.seats import check_seat
from vernissage.core.sets import members_of
from vernissage.games.art_society import actions
from vernissage.games.art_society.facts import BIDS, LOTS, SETTLING, STARTS, TAKES
from vernissage.games.art_society.notation import (
    DECOR_NAMES,
    SIZE_NAMES,
    SPACE_NUMBERS,
    TILE_NAMES,
    TILE_NUMBERS,
    write,
)
from vernissage.games.art_society.parts import (
    D1,
    NO_TILE,
    PAINTINGS,
    SHAPES,
    SIZES,
    place_in_pile,
    shields_of,
    tile_in_pile,
    type_of,
)
from vernissage.games.art_society.places import Place, places
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn import decor, hanging, lot, no_room, settle
from vernissage.games.art_society.wall import Wall


class Tile(msgspec.Struct, frozen=True):
    """A tile with all its legal places on the seat's wall."""

    tile: str
    places: tuple[Place, ...]

    def hang(self, place: Place) -> int:
        """The action that hangs it there: a painting, or decor from the assistant."""
        return actions.hang(TILE_NUMBERS[self.tile], SPACE_NUMBERS[place.space])


class Start(msgspec.Struct, frozen=True, tag="start"):
    """AS-S2: where does the starting painting hang?"""

    tile: str
    places: tuple[Place, ...]

    def action(self, place: Place) -> int:
        """The action that hangs it there."""
        return actions.start(SPACE_NUMBERS[place.space])


class Backs(msgspec.Struct, frozen=True):
    """A stack of the lot to choose from: size and value on the back, and how many are left."""

    size: str
    value: int
    left: int
    places: int
    """AS-H1, AS-H2: how many legal places such a painting has on the seat's own wall."""

    def action(self) -> int:
        """The action that takes the top painting of this stack into the lot."""
        return actions.lot(SIZE_NAMES.index(self.size))


class ChooseLot(msgspec.Struct, frozen=True, tag="lot"):
    """AS-A1: from which stack comes the next painting of the lot?"""

    stacks: tuple[Backs, ...]
    missing: int


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """AS-B1: which card?"""

    cards: tuple[int, ...]

    def action(self, card: int) -> int:
        """The action that chooses this card."""
        return actions.bid(card)


class Take(msgspec.Struct, frozen=True, tag="take"):
    """AS-T1: which painting of the lot? Each with its places on the seat's wall."""

    paintings: tuple[Tile, ...]

    def action(self, painting: Tile) -> int:
        """The action that takes this painting."""
        return actions.take(TILE_NUMBERS[painting.tile])


class Turn(msgspec.Struct, frozen=True, tag="turn", kw_only=True):
    """AS-H1 to AS-H5, AS-X1 to AS-X4: what becomes of the new painting and the held tile?"""

    new: Tile | None
    held: Tile | None
    """The assistant's tile, if it may be hung now."""
    may_hold: bool
    swaps: tuple[Tile, ...]
    """AS-X2: paintings of the museum that would fit, each with its places."""
    may_store: bool
    may_end: bool
    may_restore: bool

    def hold(self) -> int:
        """The action that gives the new painting to the assistant, where it may."""
        return actions.hold(self._number())

    def swap(self, other: Tile) -> int:
        """The action that swaps the new painting for this one of the museum."""
        return actions.swap(self._number(), place_in_pile(TILE_NUMBERS[other.tile]))

    def store(self) -> int:
        """The action that stores the new painting, where it may."""
        return actions.store(self._number())

    def end(self) -> int:
        """AS-H5: the action that leaves the held tile where it is, where it may."""
        return actions.END

    def restore(self) -> int:
        """The action that puts everything back as it was, where it may."""
        return actions.RESTORE

    def _number(self) -> int:
        if self.new is None:
            raise ValueError("there is no new painting")
        return TILE_NUMBERS[self.new.tile]


class DecorTile(msgspec.Struct, frozen=True):
    """A shape of decor with all its legal places on the seat's wall."""

    tile: str
    shields: int
    places: tuple[Place, ...]

    def hang(self, place: Place) -> int:
        """The action that takes it and hangs it there."""
        return actions.decor(DECOR_NAMES.index(self.tile), SPACE_NUMBERS[place.space])

    def hold(self) -> int:
        """The action that takes it and gives it to the assistant."""
        return actions.decor(DECOR_NAMES.index(self.tile), actions.AT_ASSISTANT)


class Decor(msgspec.Struct, frozen=True, tag="decor", kw_only=True):
    """AS-D2, AS-D3, AS-D5: which decor, and where?"""

    owed: int
    choosing_set: bool
    decor: tuple[DecorTile, ...]
    may_hold: bool
    merges: tuple[str, ...]
    """In notation, such as `merge a1 b1`."""
    may_stop: bool
    may_restore: bool

    def enough(self) -> int:
        """The action that takes no more decor, where it may."""
        return actions.ENOUGH

    def restore(self) -> int:
        """The action that puts everything back as it was, where it may."""
        return actions.RESTORE


class Settle(msgspec.Struct, frozen=True, tag="settle"):
    """AS-E1: done, or hang this round's tiles once more?"""

    may_rehang: bool

    def done(self) -> int:
        """The action that ends the round for this seat."""
        return actions.DONE

    def rehang(self) -> int:
        """The action that takes this round's tiles down once more, where it may."""
        return actions.REHANG


Choices = Start | ChooseLot | Bid | Take | Turn | Decor | Settle


def choices(state: State, seat: int) -> Choices | None:
    """What the seat is asked now; None while it has nothing to decide."""
    check_seat(seat, state.players)
    if seat not in state.to_act():
        return None
    if state.phase == STARTS:
        tile = state.painting[seat]
        return Start(TILE_NAMES[tile], _places(state, state.walls[seat], tile))
    if state.phase == LOTS:
        return _lot(state)
    if state.phase == BIDS:
        return Bid(tuple(members_of(state.hands[seat])))
    if state.phase == TAKES:
        lot_tiles = sorted(tile for tile in state.lot if tile != NO_TILE)
        return Take(tuple(_tile(state, tile) for tile in lot_tiles))
    if state.phase == SETTLING and not (state.rehanging and seat == state.turn):
        return Settle(settle.may_rehang(state, seat))
    return _decor(state) if state.owed > 0 else _turn(state)


def _tile(state: State, tile: int) -> Tile:
    return Tile(TILE_NAMES[tile], _places(state, state.wall(), tile))


def _places(state: State, wall: Wall, tile: int) -> tuple[Place, ...]:
    return places(wall, tile, state.multiplier(type_of(tile)) if tile <= PAINTINGS else 0)


def _lot(state: State) -> ChooseLot:
    stacks = tuple(
        Backs(
            SIZE_NAMES[size],
            width + height,
            lot.left(state, size),
            state.wall().count_places(width, height),
        )
        for size, (width, height) in enumerate(SIZES)
        if lot.left(state, size) > 0
    )
    return ChooseLot(stacks, missing=state.players + 1 - state.lot_size)


def _turn(state: State) -> Turn:
    legal = state.legal_actions(state.turn)
    held = state.assistants[state.turn]
    may_hang_held = hanging.may_hang_held(state) and not state.must_hang
    may_store = state.fresh != NO_TILE and legal.holds(actions.store(state.fresh))
    kind = type_of(state.fresh) if may_store else 0
    fitting = members_of(no_room.fitting(state)) if may_store else []
    return Turn(
        new=_tile(state, state.fresh) if state.fresh != NO_TILE else None,
        held=_tile(state, held) if may_hang_held else None,
        may_hold=state.fresh != NO_TILE and legal.holds(actions.hold(state.fresh)),
        swaps=tuple(_tile(state, tile_in_pile(kind, member)) for member in fitting),
        may_store=may_store,
        may_end=legal.holds(actions.END),
        may_restore=legal.holds(actions.RESTORE),
    )


def _decor(state: State) -> Decor:
    legal = state.legal_actions(state.turn)
    shapes = [shape for shape in range(SHAPES) if decor.may_take(state, shape)]
    return Decor(
        owed=state.owed,
        choosing_set=state.choosing_set,
        decor=tuple(_decor_tile(state, shape) for shape in shapes),
        may_hold=hanging.may_hold(state),
        merges=tuple(
            write(action) for action in legal.listed() if actions.MERGE <= action < actions.ENOUGH
        ),
        may_stop=legal.holds(actions.ENOUGH),
        may_restore=legal.holds(actions.RESTORE),
    )


def _decor_tile(state: State, shape: int) -> DecorTile:
    tile = D1 + shape
    return DecorTile(DECOR_NAMES[shape], shields_of(tile), _places(state, state.wall(), tile))
