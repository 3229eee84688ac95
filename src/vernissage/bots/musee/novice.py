"""Musée's novice bot: sees points and even spacing, forgets the other Musées, and wavers."""

from typing import Final

from vernissage.bots.musee.club import Weights
from vernissage.bots.musee.thinking.people import Habit, human_move
from vernissage.core.chance import Generator
from vernissage.games.musee.choices import Choices
from vernissage.games.musee.view import View

HABIT: Final = Habit(
    forgets=100,
    wavers=1.5,
    tolerates=5.0,
    weights=Weights(
        points=1.0,
        coverage=0.0,
        shortage=0.5,
        tightness=0.0,
        promise=0.0,
        race=0.5,
        lead=0.0,
        held=0.0,
        spacing=0.8,
        sharing=0.0,
        neighbours_open=0.0,
        staircases_open=0.0,
    ),
)


class Novice:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        return human_move(view, choices, HABIT, chance)
