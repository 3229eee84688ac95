"""Musée's points bot, a published baseline: most points at once, whatever comes later. Frozen."""

from vernissage.bots.musee.baselines.greedy import most_points
from vernissage.core.chance import Generator
from vernissage.games.musee.actions import KEEP
from vernissage.games.musee.choices import Choices, KeepOrGive
from vernissage.games.musee.view import View


class Points:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        if isinstance(choices, KeepOrGive):
            return KEEP
        best = most_points(choices)
        card, place = best[chance.below(len(best))]
        return card.action(place)
