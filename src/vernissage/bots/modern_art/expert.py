"""Modern Art's expert bot: bids as the club bot does, and plays its cards by looking ahead."""

from typing import ClassVar, Final

from vernissage.bots.memory import Remembers
from vernissage.bots.modern_art.club import Club
from vernissage.bots.modern_art.thinking.patience import Patience, compare
from vernissage.core.chance import Generator
from vernissage.games.modern_art.choices import AddOrDecline, Choices, Offer, RevealOrSkip
from vernissage.games.modern_art.view import View

ITERATIONS: Final = 400
SECONDS: Final = 0.3
"""Where the engine is not compiled."""


class Expert:
    """A number of games played out for each decision, or seconds of thought."""

    REMEMBERS: ClassVar[Remembers] = {"club": Club}

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.patience = Patience(iterations, seconds, ITERATIONS, SECONDS)
        self.club = Club()
        self.table = self.club.table

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        if not isinstance(choices, Offer | AddOrDecline | RevealOrSkip):
            return self.club.choose(view, choices, chance)
        self.table.watch(view)
        sight = self.club.sight(view, chance)
        scored = self.club.cards(sight, choices)
        if len(scored) == 1:
            return scored[0][1]
        return compare(sight, scored, self.table, self.patience, chance.below(1_000_000))[0]
