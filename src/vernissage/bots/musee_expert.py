"""Musée's expert bot: search with quick rollouts by the spacing rule.

With 3 players such rollouts showed no gain over the club bot; there the expert plays fewer and
better ones, as the master does.
"""

from typing import Final

from vernissage.bots.budget import budget
from vernissage.bots.musee_club import judge, tuned
from vernissage.bots.musee_search import Manner, decide
from vernissage.core.chance import Generator
from vernissage.games.musee.choices import Choices
from vernissage.games.musee.view import View

ITERATIONS: Final = 1500
QUICK: Final = Manner(candidates=10, noise=0.3, temperature=8.0, quick=True)
THOROUGH: Final = Manner(candidates=10, noise=0.0, temperature=8.0, quick=False)
DEARER: Final = 4
"""A thorough rollout takes so many times as long as a quick one."""


class Expert:
    def __init__(self, *, iterations: int | None = None, seconds: float | None = None) -> None:
        self._budget = budget(iterations, seconds, usual=ITERATIONS, uncompiled=0.3)

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        weighing = judge(tuned(view.players))
        if view.players == 3:
            return decide(view, weighing, self._budget.in_dearer(DEARER), THOROUGH, chance)
        return decide(view, weighing, self._budget, QUICK, chance)
