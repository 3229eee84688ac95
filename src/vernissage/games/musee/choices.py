"""The question that Musée asks a seat now, with every answer and what it would bring."""

import msgspec

from vernissage.games.musee.actions import GIVE, KEEP, hang
from vernissage.games.musee.notation import place
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.view import GALLERY_NAMES, GalleryName


class Place(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A slot that takes the card, and what this would do at once; what is 0 is left out in JSON.

    The window that the slot lies in stands in the view, once for all cards: its gap.
    """

    gallery: GalleryName
    column: int
    neighbours: int = 0
    """MU-P2: points."""
    staircases: int = 0
    """MU-P3: points."""
    bonus: int = 0
    """MU-P4: points."""
    closes: int = 0
    """Empty slots of the gap that no free number could fill any more."""

    @property
    def slot(self) -> int:
        """As the engine counts slots."""
        return COLUMNS * GALLERY_NAMES.index(self.gallery) + self.column - 1

    @property
    def name(self) -> str:
        """As in the notation and in the view: `T3`."""
        return place(self.slot)

    @property
    def points(self) -> int:
        """All it brings, with the point for the painting itself (MU-P1)."""
        return 1 + self.neighbours + self.staircases + self.bonus


class Card(msgspec.Struct, frozen=True):
    """A card of the hand, and every place that takes it."""

    number: int
    places: tuple[Place, ...]

    def action(self, place: Place) -> int:
        """Hang it there."""
        return hang(self.number, place.slot)


class Hang(msgspec.Struct, frozen=True, tag="hang"):
    """MU-T1: which card, and where? Cards without a place are listed too."""

    cards: tuple[Card, ...]


class KeepOrGive(msgspec.Struct, frozen=True, tag="keep-or-give"):
    """MU-4P2: keep the unseen card or give it to the partner?"""

    partner: int
    pile: int

    def keep(self) -> int:
        """The action that keeps it."""
        return KEEP

    def give(self) -> int:
        """The action that gives it away."""
        return GIVE


Choices = Hang | KeepOrGive
