"""Musée's casual bot: minds what the club bot minds, forgets some numbers, and wavers a little."""

from typing import Final

from vernissage.bots.musee.thinking.people import Habit, human_move
from vernissage.core.chance import Generator
from vernissage.games.musee.choices import Choices
from vernissage.games.musee.view import View

HABIT: Final = Habit(forgets=60, wavers=1.5, tolerates=4.0)


class Casual:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        return human_move(view, choices, HABIT, chance)
