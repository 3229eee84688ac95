"""Musée's spacing bot, the published baseline: every number at its place in proportion. Frozen.

A hanging is worth its points at once (2 for each neighbour and 3 for each staircase of one theme, 4
for a gallery bonus), less 0.9 for each slot it is off the ideal place of its number in the gap, and
less 1.5 for each slot that no number to come can fill any more.
"""

from vernissage.core.chance import Generator
from vernissage.games.musee.actions import KEEP
from vernissage.games.musee.choices import Card, Choices, KeepOrGive, Place
from vernissage.games.musee.view import Gap, View


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
    gap = next(gap for gap in own_gaps(view) if place.name in gap.places)
    share = (card.number - gap.lowest + 1) / (gap.highest - gap.lowest + 2)
    ideal = share * (len(gap.places) + 1)
    off = abs(gap.places.index(place.name) + 1 - ideal)
    return (place.points - 1) - 0.9 * off - 1.5 * place.closes


def own_gaps(view: View) -> tuple[Gap, ...]:
    return next(musee.gaps for musee in view.musees if view.seat in musee.seats)
