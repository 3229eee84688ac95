"""Musée's spacing bot, the published baseline: every number at its place in proportion. Frozen.

A hanging is worth its points at once (2 for each neighbour and 3 for each staircase of one theme, 4
for a gallery bonus), less 0.9 for each slot it is off the ideal place of its number in the gap, and
less 1.5 for each slot that no number to come can fill any more.
"""

from vernissage.core.chance import Generator
from vernissage.games.musee.actions import KEEP
from vernissage.games.musee.choices import Card, Choices, KeepOrGive, Place
from vernissage.games.musee.view import GALLERY_NAMES, View


class Spacing:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        if isinstance(choices, KeepOrGive):
            return KEEP
        offers = [(card, place) for card in choices.cards for place in card.places]
        card, place = max(
            offers, key=lambda offer: (worth(view, *offer), -offer[0].action(offer[1]))
        )
        return card.action(place)


def worth(view: View, card: Card, place: Place) -> float:
    left, slots = gap(view, place)
    between = [n for n in range(place.lowest, place.highest + 1) if n not in view.hung]
    lower = sum(n < card.number for n in between)
    higher = sum(n > card.number for n in between)
    lost = too_few(left, lower) + too_few(slots - left - 1, higher) - too_few(slots, len(between))
    share = (card.number - place.lowest + 1) / (place.highest - place.lowest + 2)
    ideal = share * (slots + 1)
    return (place.points - 1) - 0.9 * abs(left + 1 - ideal) - 1.5 * lost


def gap(view: View, place: Place) -> tuple[int, int]:
    """How many slots are empty left of the place, and in the whole gap around it."""
    musee = next(musee for musee in view.musees if view.seat in musee.seats)
    row = musee.galleries[GALLERY_NAMES.index(place.gallery)]
    first = last = place.column - 1
    while first > 0 and row[first - 1] is None:
        first -= 1
    while last < len(row) - 1 and row[last + 1] is None:
        last += 1
    return place.column - 1 - first, last - first + 1


def too_few(slots: int, numbers: int) -> int:
    """Slots that so many numbers cannot fill."""
    return max(0, slots - numbers)
