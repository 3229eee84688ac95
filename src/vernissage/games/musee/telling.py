"""What happened in Musée, told to a seat as far as it may know."""

from collections.abc import Sequence

from vernissage.core.contract import Event
from vernissage.games.musee import facts
from vernissage.games.musee.events import (
    Drew,
    Ended,
    Gave,
    Happening,
    Hung,
    TookBonus,
    WentOut,
)
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.view import GALLERY_NAMES


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
