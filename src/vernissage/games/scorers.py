"""Who scores finished games of each kind, loaded when one is to be scored."""

from importlib import import_module
from typing import Final

from vernissage.core.contract import Game
from vernissage.core.scorecard import Scorer

SCORERS: Final = {
    "musee": "vernissage.games.musee.scorecard",
    "modern-art": "vernissage.games.modern_art.scorecard",
    "art-society": "vernissage.games.art_society.scorecard",
}
"""The module of each game's SCORER."""


def scorer_of(game: Game) -> Scorer:
    """Who scores games of this kind."""
    scorer: Scorer = import_module(SCORERS[game.name]).SCORER
    return scorer
