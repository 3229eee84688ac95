"""Art Society's club bot: tuned rules of thumb, no search, no noise."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from vernissage.bots.art_society_mind import Mind, Weights
from vernissage.core.chance import Generator
from vernissage.games.art_society.choices import Choices
from vernissage.games.art_society.view import View

FOLDER: Final = Path(__file__).parent / "weights"


class _File(msgspec.Struct, frozen=True):
    weights: Weights


@cache
def tuned(players: int) -> Weights:
    """The weights for this number of players, from the file that says how they were made."""
    own = FOLDER / f"art_society_club_{players}.json"
    file = own if own.exists() else FOLDER / "art_society_club.json"
    return msgspec.json.decode(file.read_bytes(), type=_File).weights


class Club:
    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        weights = self._weights or tuned(len(view.players))
        return Mind(view, weights).answers(choices)[0][1]
