"""What happened in Art Society, told to a seat as far as it may know."""

from collections.abc import Sequence

from vernissage.core.contract import Event
from vernissage.games.art_society import facts
from vernissage.games.art_society.events import (
    Chose,
    Closed,
    Ended,
    Forfeited,
    Happening,
    Held,
    Hung,
    HungStart,
    Merged,
    Revealed,
    Sealed,
    Settling,
    Stored,
    Swapped,
    Took,
    TookDecor,
    TurnedUp,
    Unsold,
)
from vernissage.games.art_society.notation import SIZE_NAMES, SPACE_NAMES, TILE_NAMES, TYPE_NAMES
from vernissage.games.art_society.parts import SPACES, type_of


def events(log: Sequence[Event], seat: int | None) -> list[Happening]:
    """What happened, as this seat may know it."""
    return [_happening(event[0], event[1:], seat) for event in log]


def _happening(kind: int, told: Event, seat: int | None) -> Happening:
    if kind == facts.HUNG_START:
        return HungStart(told[0], TILE_NAMES[told[1]], SPACE_NAMES[told[2]])
    if kind == facts.CHOSE:
        return Chose(told[0], SIZE_NAMES[told[1]])
    if kind == facts.TURNED_UP:
        return TurnedUp(tuple(TILE_NAMES[tile] for tile in told))
    if kind == facts.SEALED:
        return Sealed(told[0], told[1] if told[0] == seat else None)
    if kind == facts.REVEALED:
        return Revealed(told)
    if kind == facts.UNSOLD:
        tile, before, after = told
        return Unsold(TILE_NAMES[tile], TYPE_NAMES[type_of(tile)], before, after)
    if kind == facts.CLOSED:
        return Closed(told[0], told[1])
    if kind == facts.ENDED:
        return Ended(told[0])
    return _of_a_turn(kind, told)


def _of_a_turn(kind: int, told: Event) -> Happening:
    seat = told[0]
    if kind == facts.SETTLED:
        return Settling(seat, "done")
    if kind == facts.REHUNG:
        return Settling(seat, "rehang")
    if kind == facts.RESTORED:
        return Settling(seat, "restore")
    if kind == facts.FORFEITED:
        return Forfeited(seat, told[1])
    tile = TILE_NAMES[told[1]]
    if kind == facts.TOOK_PAINTING:
        return Took(seat, tile)
    if kind == facts.HUNG:
        return Hung(seat, tile, SPACE_NAMES[told[2]], told[3], told[4])
    if kind == facts.HELD:
        return Held(seat, tile)
    if kind == facts.SWAPPED_FOR:
        return Swapped(seat, tile, TILE_NAMES[told[2]])
    if kind == facts.STORED_EXCESS:
        return Stored(seat, tile)
    if kind == facts.TOOK_DECOR:
        return TookDecor(seat, tile, None if told[2] == SPACES else SPACE_NAMES[told[2]])
    return Merged(seat, tile, SPACE_NAMES[told[2]])
