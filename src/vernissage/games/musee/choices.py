"""The question that Musée asks a seat now, with every answer and what it would bring."""

import msgspec

from vernissage.games.musee import rules
from vernissage.games.musee.actions import hang, slot_of
from vernissage.games.musee.parts import COLUMNS, members_of
from vernissage.games.musee.state import State
from vernissage.games.musee.view import GALLERY_NAMES, GalleryName


class Place(msgspec.Struct, frozen=True):
    """A slot that takes the card, and the points this would bring at once."""

    gallery: GalleryName
    column: int
    neighbours: int
    staircases: int
    bonus: int
    lowest: int
    """The window the slot lies in: it takes the numbers from lowest to highest."""
    highest: int

    @property
    def points(self) -> int:
        """All it brings, with the point for the painting itself (MU-P1)."""
        return 1 + self.neighbours + self.staircases + self.bonus


class Card(msgspec.Struct, frozen=True):
    number: int
    places: tuple[Place, ...]

    def action(self, place: Place) -> int:
        slot = COLUMNS * GALLERY_NAMES.index(place.gallery) + place.column - 1
        return hang(self.number, slot)


class Hang(msgspec.Struct, frozen=True, tag="hang"):
    """MU-T1: which card, and where? Cards without a place are listed too."""

    cards: tuple[Card, ...]


class KeepOrGive(msgspec.Struct, frozen=True, tag="keep-or-give"):
    """MU-4P2: keep the unseen card or give it to the partner?"""

    partner: int
    pile: int


Choices = Hang | KeepOrGive


def choices(state: State, seat: int) -> Choices | None:
    """What the seat is asked now; None while it has nothing to decide."""
    if seat not in state.to_act():
        return None
    if state.deciding:
        return KeepOrGive(rules.partner(seat), state.pile())
    slots: dict[int, list[int]] = {number: [] for number in state.hand(seat)}
    for action in state.legal(seat):
        slots[action % 60 + 1].append(slot_of(action))
    return Hang(
        tuple(
            Card(number, tuple(_place(state, seat, number, slot) for slot in found))
            for number, found in slots.items()
        )
    )


def _place(state: State, seat: int, number: int, slot: int) -> Place:
    neighbours, staircases, bonus = state.gain(seat, slot, number)
    window = members_of(state.windows[state.start_of(seat) + slot])
    return Place(
        gallery=GALLERY_NAMES[slot // COLUMNS],
        column=slot % COLUMNS + 1,
        neighbours=neighbours,
        staircases=staircases,
        bonus=bonus,
        lowest=window[0],
        highest=window[-1],
    )
