"""The types of what a game shows, asks and tells: by their names, the same in every game.

The functions that make them are compiled, and a compiled function does not say what it returns.
"""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple


class Shapes(NamedTuple):
    """For whoever reads or describes them as JSON."""

    view: Any
    choices: Any
    event: Any


@cache
def shapes_of(game: str) -> Shapes:
    """Those of the game of that name."""
    package = f"vernissage.games.{game.replace('-', '_')}"
    return Shapes(
        view=import_module(f"{package}.view").View,
        choices=import_module(f"{package}.choices").Choices,
        event=import_module(f"{package}.events").Happening,
    )
