"""Musée's points bot, a published baseline: most points at once, whatever comes later. Frozen."""

from vernissage.core.chance import Generator
from vernissage.games.musee.actions import KEEP
from vernissage.games.musee.choices import Choices, KeepOrGive
from vernissage.games.musee.view import View


class Points:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        if isinstance(choices, KeepOrGive):
            return KEEP
        offers = [(card, place) for card in choices.cards for place in card.places]
        most = max(place.points for _, place in offers)
        best = [offer for offer in offers if offer[1].points == most]
        card, place = best[chance.below(len(best))]
        return card.action(place)
