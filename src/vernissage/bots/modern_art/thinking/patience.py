"""Thinking ahead in Modern Art: which answers are compared, and for how long."""

from collections.abc import Sequence
from typing import Final

import msgspec

from vernissage.bots.budget import budget
from vernissage.bots.halving import best_first
from vernissage.bots.modern_art.kernel.habits import ways
from vernissage.bots.modern_art.kernel.search import LEAD, Search
from vernissage.bots.modern_art.thinking.sight import Appraisal, Sight
from vernissage.bots.modern_art.thinking.table import Table
from vernissage.core.chance import compiled
from vernissage.games.modern_art.actions import PASS
from vernissage.games.modern_art.lots import Lot

WIDTH: Final = 8
"""The most answers that are compared."""
SLOPE: Final = 0.2
"""A lead adds a fifth as much to the reward, where most games are."""
Scored = Sequence[tuple[float, int]]
"""Answers with what they bring at one look, the best first."""
WAYS: Final = ways()
LOOKS: Final = 300
"""The most rounds that are played out to appraise one lot."""
FEWEST: Final = 20
"""The fewest rounds that are played out to appraise one lot."""
LESSONS: Final = 5
"""Sealed auctions played to learn what to bid, for each round that appraises a lot."""


class Patience:
    """How long to think: a number of games played out, or seconds.

    Games give the same answer on every machine; where the engine is not compiled, they take long.
    """

    def __init__(self, games: int | None, seconds: float | None, usual: int, slow: float) -> None:
        self.budget = budget(games, seconds, usual=usual, uncompiled=slow)
        looks = LOOKS if compiled() else FEWEST
        self.looks = looks if games is None else max(FEWEST, min(LOOKS, games // 5))
        self.lessons = LESSONS * self.looks


def compare(sight: Sight, scored: Scored, table: Table, patience: Patience, seed: int) -> list[int]:
    """Play the answers out that look best; the best of all comes first."""
    actions = [action for _, action in scored[:WIDTH]]
    best = scored[0][0]
    prior = [SLOPE * (score - best) / LEAD for score, _ in scored[:WIDTH]]
    search = Search(sight.base, sight.me, actions, prior, WAYS, table.running(), seed)
    return [actions[place] for place in best_first(search, len(actions), patience.budget)]


def appraise(sight: Sight, lot: Lot, table: Table, patience: Patience) -> Appraisal:
    """The mean of two estimates that err differently: simulated seasons and rounds played out."""
    simple = sight.appraise(lot)
    search = Search(sight.base, sight.me, [PASS], [0.0], WAYS, table.running(), sight.seed)
    played = len(lot.cards) * search.foresee(patience.looks, sight.me, sight.artist(lot))
    worth = min((simple.worth + played) / 2, float(simple.best))
    return msgspec.structs.replace(simple, worth=worth)
