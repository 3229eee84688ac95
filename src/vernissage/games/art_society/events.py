"""What happened at the table, as each seat may know it."""

from typing import Literal

import msgspec


class HungStart(msgspec.Struct, frozen=True, tag="hung-start"):
    """AS-S2: seen by all at once."""

    seat: int
    tile: str
    space: str


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    """AS-A1: the auctioneer took the top painting of this stack, unseen."""

    seat: int
    size: str


class TurnedUp(msgspec.Struct, frozen=True, tag="turned-up"):
    """AS-A1: the whole lot, once it is chosen."""

    lot: tuple[str, ...]


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """AS-B1: only the seat itself knows its card."""

    seat: int
    card: int | None


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """AS-B1: the card of each seat."""

    cards: tuple[int, ...]


class Took(msgspec.Struct, frozen=True, tag="took"):
    """AS-T1."""

    seat: int
    tile: str


class Hung(msgspec.Struct, frozen=True, tag="hung"):
    """AS-H1: and how many frames it matches (AS-D1), how many of its type it touches (AS-F2)."""

    seat: int
    tile: str
    space: str
    matches: int
    faux_pas: int


class Held(msgspec.Struct, frozen=True, tag="held"):
    """AS-H3: a painting went to the assistant."""

    seat: int
    tile: str


class Swapped(msgspec.Struct, frozen=True, tag="swapped"):
    """AS-X2: the new painting went to the museum for another of its type."""

    seat: int
    given: str
    taken: str


class Stored(msgspec.Struct, frozen=True, tag="stored"):
    """AS-X3: an excess painting."""

    seat: int
    tile: str


class TookDecor(msgspec.Struct, frozen=True, tag="took-decor"):
    """The space is None if the decor went to the assistant."""

    seat: int
    tile: str
    space: str | None


class Forfeited(msgspec.Struct, frozen=True, tag="forfeited"):
    """AS-D2, AS-D3: decor that was owed and is not taken."""

    seat: int
    owed: int


class Merged(msgspec.Struct, frozen=True, tag="merged"):
    """AS-D5: the larger decor tile that smaller ones were merged into."""

    seat: int
    tile: str
    space: str


class Unsold(msgspec.Struct, frozen=True, tag="unsold"):
    """AS-P1: the museum buys the painting, and its type advances."""

    tile: str
    kind: str
    before: int
    after: int


class Settling(msgspec.Struct, frozen=True, tag="settling"):
    """AS-E1: the seat is done, takes down what it hung, or puts it back."""

    seat: int
    how: Literal["done", "rehang", "restore"]


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """AS-E2: the gavel passes to the left."""

    round: int
    auctioneer: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """AS-E3: the game ended with this round."""

    round: int


Happening = (
    HungStart
    | Chose
    | TurnedUp
    | Sealed
    | Revealed
    | Took
    | Hung
    | Held
    | Swapped
    | Stored
    | TookDecor
    | Forfeited
    | Merged
    | Unsold
    | Settling
    | Closed
    | Ended
)
