"""A view for people's eyes: as text, as the terminal draws it, or as a picture."""

from importlib import import_module
from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from vernissage.core.contract import Game
from vernissage.core.words import words
from vernissage.faces import Scene, face_of

MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 100


def rendered(game: Game, view: Any, players: int, mode: str) -> NDArray[np.uint8] | str | None:
    """The view as this mode shows it; `human` prints it and gives nothing."""
    if mode == "rgb_array":
        module = import_module(f"vernissage.research.pictures.{game.name.replace('-', '_')}")
        pixels: NDArray[np.uint8] = module.draw(view).pixels
        return pixels
    text = drawn(game, view, players)
    if mode == "ansi":
        return text
    print(text)
    return None


def drawn(game: Game, view: Any, players: int) -> str:
    """The table in characters and colours of a terminal."""
    console = Console(
        file=StringIO(), width=WIDTH, force_terminal=True, color_system="standard", highlight=False
    )
    scene = Scene(say=words("en"), names=[""] * players, width=WIDTH)
    with console.capture() as capture:
        console.print(face_of(game.name).draw(view, scene))
    return capture.get()
