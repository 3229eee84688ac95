"""The games, by name."""

from typing import Final

from vernissage.core.contract import Game
from vernissage.core.refusals import Invalid
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.musee import MUSEE

GAMES: Final[dict[str, Game]] = {game.name: game for game in (MUSEE, MODERN_ART, ART_SOCIETY)}


def game_called(name: str) -> Game:
    """The game of that name; another name is refused."""
    if name not in GAMES:
        raise Invalid(name, "no-such-game", known=", ".join(GAMES))
    return GAMES[name]
