"""Art Society's casual bot: minds what the club bot minds, and wavers."""

from typing import Final

from vernissage.bots.art_society.thinking.people import Habit, human_answer
from vernissage.core.chance import Generator
from vernissage.games.art_society.choices import Choices
from vernissage.games.art_society.view import View

HABIT: Final = Habit(wavers=0.75, tolerates=3.0, foresees=True)


class Casual:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        return human_answer(view, choices, HABIT, chance)
