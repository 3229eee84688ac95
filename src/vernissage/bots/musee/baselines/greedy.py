"""Musée's greedy bot: most points at once, then most places left. A frozen baseline."""

from vernissage.core.chance import Generator
from vernissage.core.sets import set_of
from vernissage.games.musee.actions import KEEP
from vernissage.games.musee.choices import Card, Choices, Hang, KeepOrGive, Place
from vernissage.games.musee.view import GALLERY_NAMES, View

Gallery = tuple[int | None, ...]


class Greedy:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        if isinstance(choices, KeepOrGive):
            return KEEP
        best = most_points(choices)
        to_come = numbers_to_come(view)
        card, place = min(
            best, key=lambda offer: places_lost(view, offer[0].number, offer[1], to_come)
        )
        return card.action(place)


def most_points(choices: Hang) -> list[tuple[Card, Place]]:
    """Every move that brings the most points at once."""
    offers = [(card, place) for card in choices.cards for place in card.places]
    most = max(place.points for _, place in offers)
    return [offer for offer in offers if offer[1].points == most]


def numbers_to_come(view: View) -> int:
    """The set of numbers that hang nowhere yet."""
    every = (1 << (view.highest + 1)) - 2
    return every & ~set_of(view.hung)


def places_lost(view: View, number: int, place: Place, to_come: int) -> int:
    """How many pairs of a number to come and a slot that takes it this move destroys."""
    musee = next(musee for musee in view.musees if view.seat in musee.seats)
    at = GALLERY_NAMES.index(place.gallery)
    before = musee.galleries[at]
    after = (*before[: place.column - 1], number, *before[place.column :])
    others = musee.galleries[:at] + musee.galleries[at + 1 :]
    elsewhere = sum(_fitting(gallery, 1 << number) for gallery in others)
    here = _fitting(before, to_come) - _fitting(after, to_come & ~(1 << number))
    return here + elsewhere


def _fitting(gallery: Gallery, numbers: int) -> int:
    """How many pairs of a slot and one of these numbers the gallery can take."""
    pairs, empty, low = 0, 0, 0
    for there in (*gallery, 61):
        if there is None:
            empty += 1
        else:
            between = numbers & ((1 << there) - (2 << low))
            pairs += empty * between.bit_count()
            empty, low = 0, there
    return pairs
