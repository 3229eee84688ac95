"""The games, by name."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from vernissage.core.contract import Game
from vernissage.core.refusals import Illegal, Invalid
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.musee import MUSEE


def written(write: Callable[[int], str], actions: int, action: int) -> str:
    """The notation of an action; the games themselves would write any number as something."""
    if not 0 <= action < actions:
        raise Illegal(str(action), "no-such-action", actions=actions)
    return write(action)


GAMES: Final[dict[str, Game]] = {
    game.name: replace(game, write=partial(written, game.write, game.actions))
    for game in (MUSEE, MODERN_ART, ART_SOCIETY)
}


def game_called(name: str) -> Game:
    """The game of that name; another name is refused."""
    if name not in GAMES:
        raise Invalid(name, "no-such-game", known=", ".join(GAMES))
    return GAMES[name]
