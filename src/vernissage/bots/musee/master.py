"""Musée's master bot: a long search; everyone in it plays like the club bot."""

from typing import Final

from vernissage.bots.budget import budget
from vernissage.bots.musee.club import judge, tuned
from vernissage.bots.musee.thinking.search import decide
from vernissage.core.chance import Generator
from vernissage.games.musee.choices import Choices
from vernissage.games.musee.view import View

ITERATIONS: Final = 700
CANDIDATES: Final = 8


class Master:
    def __init__(self, *, iterations: int | None = None, seconds: float | None = None) -> None:
        self._budget = budget(iterations, seconds, usual=ITERATIONS, uncompiled=0.9)

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        weighing = judge(tuned(view.players))
        return decide(view, weighing, self._budget, CANDIDATES, chance)
