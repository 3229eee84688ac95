"""Art Society's master bot: mixes its bids, plays its wall on, and thinks long about both."""

from typing import ClassVar, Final

from vernissage.bots.art_society.thinking.trying_out import Manner, Thinker
from vernissage.bots.budget import budget
from vernissage.bots.memory import Remembers
from vernissage.core.chance import Generator
from vernissage.games.art_society.choices import Choices
from vernissage.games.art_society.view import View

ITERATIONS: Final = 90
MANNER: Final = Manner(candidates=10, depth=8, mixes=True)


class Master:
    REMEMBERS: ClassVar[Remembers] = {"_thinker": Thinker}

    def __init__(self, *, iterations: int | None = None, seconds: float | None = None) -> None:
        patience = budget(iterations, seconds, usual=ITERATIONS, uncompiled=0.9)
        self._thinker = Thinker(patience, MANNER)

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        return self._thinker.choose(view, choices, chance)
