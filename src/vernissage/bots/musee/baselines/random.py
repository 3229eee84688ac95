"""Musée's random bot: any legal answer, each as likely as the others. A frozen baseline."""

from vernissage.core.chance import Generator
from vernissage.games.musee.actions import GIVE, KEEP
from vernissage.games.musee.choices import Choices, KeepOrGive
from vernissage.games.musee.view import View


class Random:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        if isinstance(choices, KeepOrGive):
            return (KEEP, GIVE)[chance.below(2)]
        answers = [card.action(place) for card in choices.cards for place in card.places]
        return answers[chance.below(len(answers))]
