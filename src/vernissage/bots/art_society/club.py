"""Art Society's club bot: tuned rules of thumb, no search, no noise."""

from functools import cache

from vernissage.bots.art_society.thinking.mind import Mind, Weights
from vernissage.bots.tuned_weights import read_tuned
from vernissage.core.chance import Generator
from vernissage.games.art_society.choices import Choices
from vernissage.games.art_society.view import View


@cache
def tuned(players: int) -> Weights:
    """The weights for this number of players, from the file that says how they were made."""
    return read_tuned("art_society", "club", Weights, players)


class Club:
    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        weights = self._weights or tuned(len(view.players))
        return Mind(view, weights).answers(choices)[0][1]
