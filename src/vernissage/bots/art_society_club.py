"""Art Society's club bot: tuned rules of thumb, no search, no noise."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from vernissage.bots.art_society_mind import Mind, Weights
from vernissage.core.chance import Generator
from vernissage.games.art_society.choices import Choices
from vernissage.games.art_society.view import View

FILE: Final = Path(__file__).parent / "weights" / "art_society_club.json"


class _File(msgspec.Struct, frozen=True):
    weights: Weights


@cache
def tuned() -> Weights:
    """The weights that were tuned, from the file that says how they were made."""
    return msgspec.json.decode(FILE.read_bytes(), type=_File).weights


class Club:
    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or tuned()

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        return Mind(view, self._weights).answers(choices)[0][1]
