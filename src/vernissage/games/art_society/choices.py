"""The question that Art Society asks a seat now, with every answer and what it would bring."""

import msgspec

from vernissage.games.art_society import actions
from vernissage.games.art_society.notation import (
    DECOR_NAMES,
    SIZE_NAMES,
    SPACE_NUMBERS,
    TILE_NUMBERS,
)
from vernissage.games.art_society.parts import (
    place_in_pile,
)
from vernissage.games.art_society.places import Place


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
