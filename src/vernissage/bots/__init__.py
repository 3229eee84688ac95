"""The bots, by game and name."""

from collections.abc import Callable
from typing import Any, Protocol

from vernissage.core.chance import Generator


class Bot(Protocol):
    """A player that gets a view, the choices it is asked, and chance of its own; nothing else."""

    def choose(self, view: Any, choices: Any, chance: Generator) -> int:
        """The action it answers with."""


BotMaker = Callable[[], Bot]
