"""Art Society's novice bot: sees points, hangs snugly, forgets the museum and the others."""

from typing import Final

from vernissage.bots.art_society.thinking.mind import Weights
from vernissage.bots.art_society.thinking.people import Habit, human_answer
from vernissage.core.chance import Generator
from vernissage.games.art_society.choices import Choices
from vernissage.games.art_society.view import View

HABIT: Final = Habit(
    wavers=2.0,
    tolerates=5.0,
    foresees=False,
    weights=Weights(
        decor=1.0,
        snug=3.0,
        hole=0.5,
        options=0.0,
        area=0.0,
        promise=0.0,
        blocked=0.0,
        reach=0.0,
        spoil=0.0,
        rivalry=0.0,
        spite=0.0,
        delay=2.0,
        calm=0.0,
        stake=3.0,
    ),
)


class Novice:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        return human_answer(view, choices, HABIT, chance)
