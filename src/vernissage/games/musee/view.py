"""What a seat of Musée may know, as it is written down; `showing.py` builds it from a state.

It also holds what drawing the table needs, so that no client has to know the rules: windows, what
scores and from where, who can still fill what. A place is named as in the notation: `T3`.
"""

from functools import cache
from typing import Literal

import msgspec

from vernissage.games.musee.parts import THEMES
from vernissage.games.musee.setup import Stairs

GalleryName = Literal["top", "middle", "bottom"]
GALLERY_NAMES: tuple[GalleryName, ...] = ("top", "middle", "bottom")

ThemeName = Literal["animals", "landscapes", "water", "people", "architecture"]
THEME_NAMES: tuple[ThemeName, ...] = ("animals", "landscapes", "water", "people", "architecture")

Decider = Literal["points", "paintings", "bonuses"]
DECIDERS: tuple[Decider, ...] = ("points", "paintings", "bonuses")

Pair = tuple[str, str]
"""Two places whose paintings score together."""


class Gap(msgspec.Struct, frozen=True):
    """MU-T3: empty slots beside each other. All of them lie in the same window."""

    places: tuple[str, ...]
    lowest: int
    """They take the numbers from lowest to highest: none at all, if highest is below lowest."""
    highest: int
    free: int
    """How many numbers of the window hang nowhere yet."""


class Musee(msgspec.Struct, frozen=True, kw_only=True):
    """One Musée, open to all: galleries from top to bottom, slots from left to right."""

    seats: tuple[int, ...]
    galleries: tuple[tuple[int | None, ...], ...]
    bonuses: tuple[GalleryName, ...]
    paintings: int
    """MU-P1: points for paintings."""
    neighbours: int
    """MU-P2: points for `pairs`."""
    staircases: int
    """MU-P3: points for `lit`."""
    points: int
    """All of them, with MU-P4: those for `bonuses`."""
    pairs: tuple[Pair, ...]
    """MU-P2: the neighbours that score, left and right."""
    lit: tuple[Pair, ...]
    """MU-P3: the places that a staircase joins and that score, above and below."""
    gaps: tuple[Gap, ...]
    to_go: tuple[int | None, ...]
    """MU-T7: the empty slots of each gallery; None where the free numbers cannot fill them."""


class BonusCard(msgspec.Struct, frozen=True):
    """MU-T7: a gallery's bonus card, and the seats of the Musée that took it, if one did."""

    gallery: GalleryName
    points: int
    seats: tuple[int, ...]


class Theme(msgspec.Struct, frozen=True):
    """MU-C2: the paintings of one theme."""

    name: ThemeName
    numbers: tuple[int, ...]


class Exit(msgspec.Struct, frozen=True):
    """MU-T5: what everybody can tell about a seat that is out."""

    seat: int
    never_held: tuple[int, ...]
    """Numbers its Musée would have taken when it went out."""
    gifts: int
    """Cards the partner gave it since."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was played, as all saw it, and what it brought at once."""

    seat: int
    action: str
    """In the notation: `hang 19 T3`, `keep`, `give`."""
    points: int
    bonus: bool = False
    """MU-T7: the points of a bonus card are among them."""


class Public(msgspec.Struct, frozen=True, kw_only=True, tag="musee"):
    """What everybody at the table sees, spectators too."""

    players: int
    columns: int
    highest: int
    stairs: Stairs
    musees: tuple[Musee, ...]
    turn: int | None
    deciding: bool
    """MU-4P2: the seat to move has hung and now keeps or gives the unseen card."""
    hand_sizes: tuple[int, ...]
    pile: int
    exits: tuple[Exit, ...]
    hung: tuple[int, ...]
    """Every number that hangs in some Musée: it will not come again."""
    hands: tuple[tuple[int, ...], ...] | None
    """All hands, once the game is over."""
    winners: tuple[int, ...] | None
    decided_by: Decider | None
    """MU-P6: in what the winners are ahead; None before the end, and if the victory is shared."""
    bonus_cards: tuple[BonusCard, ...]
    themes: tuple[Theme, ...]
    history: tuple[Move, ...]


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What only this seat knows."""

    seat: int | None
    """Whose view this is; None for a spectator."""
    hand: tuple[int, ...]
    stuck: tuple[int, ...]
    """MU-T5: the cards of the hand that fit nowhere any more."""
    partner: int | None
    """MU-4P1."""


class View(Public, frozen=True, kw_only=True):
    """Public and own part in one: all that a seat may know."""

    seat: int | None
    hand: tuple[int, ...]
    stuck: tuple[int, ...]
    partner: int | None


def theme_of(number: int) -> ThemeName:
    """MU-C2: paintings of one theme lie 5 apart."""
    return THEME_NAMES[number % THEMES]


@cache
def themes(highest: int) -> tuple[Theme, ...]:
    """MU-C2: every painting by theme, in the rulebook's order."""
    return tuple(
        Theme(theme_of(first), tuple(range(first, highest + 1, THEMES)))
        for first in range(1, THEMES + 1)
    )
