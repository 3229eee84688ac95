"""The question of Musée to a seat, found from the state, with every answer and what it brings."""

from functools import lru_cache

from vernissage.core.seats import check_seat
from vernissage.games.musee import rules
from vernissage.games.musee.actions import number_of, slot_of
from vernissage.games.musee.choices import Card, Choices, Hang, KeepOrGive, Place
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.state import State
from vernissage.games.musee.view import GALLERY_NAMES


def choices(state: State, seat: int) -> Choices | None:
    """What the seat is asked now; None while it has nothing to decide."""
    check_seat(seat, state.players)
    if seat not in state.to_act():
        return None
    if state.deciding:
        return KeepOrGive(rules.partner(seat), state.pile())
    places: dict[int, list[Place]] = {number: [] for number in state.hand(seat)}
    for action in state.legal(seat):
        number, slot = number_of(action), slot_of(action)
        gain, closes = state.gain(seat, slot, number), state.closes(seat, slot, number)
        places[number].append(_place(slot, *gain, closes))
    return Hang(tuple([Card(number, tuple(found)) for number, found in places.items()]))


@lru_cache(maxsize=10_000)
def _place(slot: int, neighbours: int, staircases: int, bonus: int, closes: int) -> Place:
    return Place(
        gallery=GALLERY_NAMES[slot // COLUMNS],
        column=slot % COLUMNS + 1,
        neighbours=neighbours,
        staircases=staircases,
        bonus=bonus,
        closes=closes,
    )
