"""Musée's expert bot: a short search; everyone in it plays like the club bot."""

from typing import Final

from vernissage.bots.budget import budget
from vernissage.bots.musee.club import judge, tuned
from vernissage.bots.musee.thinking.search import decide
from vernissage.core.chance import Generator
from vernissage.games.musee.choices import Choices
from vernissage.games.musee.view import View

ITERATIONS: Final = 60
CANDIDATES: Final = 6


class Expert:
    def __init__(self, *, iterations: int | None = None, seconds: float | None = None) -> None:
        self._budget = budget(iterations, seconds, usual=ITERATIONS, uncompiled=0.3)

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        weighing = judge(tuned(view.players))
        return decide(view, weighing, self._budget, CANDIDATES, chance)
