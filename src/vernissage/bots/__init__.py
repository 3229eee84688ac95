"""The bots, by game and name, and bots that users bring."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from vernissage.core.chance import Generator
from vernissage.core.refusals import Invalid


class Bot(Protocol):
    """A player that gets a view, the choices it is asked, and chance of its own; nothing else."""

    def choose(self, view: Any, choices: Any, chance: Generator) -> int | str:
        """The answer: an action, or its notation."""


BotMaker = Callable[[], Bot]

BOTS: Final = {
    "musee": {
        "random": "vernissage.bots.musee_random:Random",
        "greedy": "vernissage.bots.musee_greedy:Greedy",
    },
    "modern-art": {
        "random": "vernissage.bots.modern_art_random:Random",
        "greedy": "vernissage.bots.modern_art_greedy:Greedy",
        "half": "vernissage.bots.modern_art_half:Half",
        "fraction": "vernissage.bots.modern_art_fraction:Fraction",
        "lock-in": "vernissage.bots.modern_art_lock_in:LockIn",
        "novice": "vernissage.bots.modern_art_novice:Novice",
        "casual": "vernissage.bots.modern_art_casual:Casual",
        "club": "vernissage.bots.modern_art_club:Club",
        "expert": "vernissage.bots.modern_art_expert:Expert",
        "master": "vernissage.bots.modern_art_master:Master",
    },
    "art-society": {
        "random": "vernissage.bots.art_society_random:Random",
        "greedy": "vernissage.bots.art_society_greedy:Greedy",
    },
}


def bot_called(game: str, name: str) -> BotMaker:
    """The maker of that bot: a name of BOTS, `file.py:Class` or `package.module:Class`."""
    from vernissage.bots.own import own_bot

    if name in BOTS[game]:
        return own_bot(BOTS[game][name])
    if ":" in name or name.endswith(".py"):
        return own_bot(name)
    raise Invalid(name, "no-such-bot", game=game, known=", ".join(BOTS[game]))
