"""The bots, by game and name, and bots that users bring."""

import inspect
import re
from collections.abc import Callable
from functools import partial
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
        "points": "vernissage.bots.musee_points:Points",
        "spacing": "vernissage.bots.musee_spacing:Spacing",
        "novice": "vernissage.bots.musee_novice:Novice",
        "casual": "vernissage.bots.musee_casual:Casual",
        "club": "vernissage.bots.musee_club:Club",
        "expert": "vernissage.bots.musee_expert:Expert",
        "master": "vernissage.bots.musee_master:Master",
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
        "placer": "vernissage.bots.art_society_placer:Placer",
        "novice": "vernissage.bots.art_society_novice:Novice",
        "casual": "vernissage.bots.art_society_casual:Casual",
        "club": "vernissage.bots.art_society_club:Club",
        "expert": "vernissage.bots.art_society_expert:Expert",
        "master": "vernissage.bots.art_society_master:Master",
    },
}

BUDGET: Final = re.compile(r"(?P<bot>.+)@(?:(?P<iterations>\d+)|(?P<seconds>\d+(?:\.\d+)?)s)")


def bot_called(game: str, name: str) -> BotMaker:
    """The maker of that bot: a name of BOTS, `file.py:Class` or `package.module:Class`.

    A bot that searches can be given iterations (`master@2000`) or seconds (`master@0.9s`).
    """
    budget = BUDGET.fullmatch(name)
    if budget is None:
        return _maker(game, name)
    maker = _maker(game, budget["bot"])
    kind = "seconds" if budget["seconds"] else "iterations"
    if kind not in inspect.signature(maker).parameters:
        raise Invalid(name, "bot-without-budget", bot=budget["bot"], kind=kind)
    amount = float(budget["seconds"]) if budget["seconds"] else int(budget["iterations"])
    if amount <= 0:
        raise Invalid(name, "bot-budget")
    return partial(maker, **{kind: amount})


def _maker(game: str, name: str) -> Callable[..., Bot]:
    from vernissage.bots.own import own_bot

    if name in BOTS[game]:
        return own_bot(BOTS[game][name])
    if ":" in name or name.endswith(".py"):
        return own_bot(name)
    raise Invalid(name, "no-such-bot", game=game, known=", ".join(BOTS[game]))
