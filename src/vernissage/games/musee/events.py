"""What happened in Musée, told to each seat as far as it may know."""

import msgspec

from vernissage.games.musee.view import GalleryName


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
