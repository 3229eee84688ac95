"""What happened in Musée, told to each seat as far as it may know."""

from collections.abc import Sequence

import msgspec

from vernissage.core.contract import Event
from vernissage.games.musee import facts
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.view import GALLERY_NAMES, GalleryName


class Hung(msgspec.Struct, frozen=True, tag="hung"):
    """MU-T1."""

    seat: int
    gallery: GalleryName
    column: int
    number: int


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """MU-S1: only who drew it sees the card."""

    seat: int
    number: int | None


class Gave(msgspec.Struct, frozen=True, tag="gave"):
    """MU-4P2: neither the giver nor anyone but the receiver sees the card."""

    seat: int
    receiver: int
    number: int | None


class TookBonus(msgspec.Struct, frozen=True, tag="took-bonus"):
    """MU-T7."""

    seat: int
    gallery: GalleryName


class WentOut(msgspec.Struct, frozen=True, tag="went-out"):
    """MU-T5."""

    seat: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """MU-T8."""


Happening = Hung | Drew | Gave | TookBonus | WentOut | Ended


def events(log: Sequence[Event], seat: int | None) -> list[Happening]:
    """What happened, as this seat may know it."""
    return [_happening(event, seat) for event in log]


def _happening(event: Event, seat: int | None) -> Happening:
    kind = event[0]
    if kind == facts.HUNG:
        _, who, slot, number = event
        return Hung(who, GALLERY_NAMES[slot // COLUMNS], slot % COLUMNS + 1, number)
    if kind == facts.DREW:
        _, who, number = event
        return Drew(who, number if who == seat else None)
    if kind == facts.GAVE:
        _, who, receiver, number = event
        return Gave(who, receiver, number if receiver == seat else None)
    if kind == facts.TOOK_BONUS:
        return TookBonus(event[1], GALLERY_NAMES[event[2]])
    if kind == facts.WENT_OUT:
        return WentOut(event[1])
    return Ended()
