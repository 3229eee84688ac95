"""Musée's master bot: search with rollouts in which everyone plays like the club bot."""

from typing import Final

from vernissage.bots.budget import budget
from vernissage.bots.musee_club import judge, tuned
from vernissage.bots.musee_search import Manner, decide
from vernissage.core.chance import Generator
from vernissage.games.musee.choices import Choices
from vernissage.games.musee.view import View

ITERATIONS: Final = 2500
MANNER: Final = Manner(candidates=16, noise=0.0, temperature=8.0, quick=False)


class Master:
    def __init__(self, *, iterations: int | None = None, seconds: float | None = None) -> None:
        self._budget = budget(iterations, seconds, usual=ITERATIONS, uncompiled=0.9)

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        weighing = judge(tuned(view.players))
        return decide(view, weighing, self._budget, MANNER, chance)
