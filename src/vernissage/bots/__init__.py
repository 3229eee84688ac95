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
        "random": "vernissage.bots.musee.baselines.random:Random",
        "greedy": "vernissage.bots.musee.baselines.greedy:Greedy",
        "points": "vernissage.bots.musee.baselines.points:Points",
        "spacing": "vernissage.bots.musee.baselines.spacing:Spacing",
        "novice": "vernissage.bots.musee.novice:Novice",
        "casual": "vernissage.bots.musee.casual:Casual",
        "club": "vernissage.bots.musee.club:Club",
        "expert": "vernissage.bots.musee.expert:Expert",
        "master": "vernissage.bots.musee.master:Master",
    },
    "modern-art": {
        "random": "vernissage.bots.modern_art.baselines.random:Random",
        "greedy": "vernissage.bots.modern_art.baselines.greedy:Greedy",
        "half": "vernissage.bots.modern_art.baselines.half:Half",
        "fraction": "vernissage.bots.modern_art.baselines.fraction:Fraction",
        "lock-in": "vernissage.bots.modern_art.baselines.lock_in:LockIn",
        "tight-40": "vernissage.bots.modern_art.baselines.tight:Tight40",
        "tight-60": "vernissage.bots.modern_art.baselines.tight:Tight60",
        "novice": "vernissage.bots.modern_art.novice:Novice",
        "casual": "vernissage.bots.modern_art.casual:Casual",
        "club": "vernissage.bots.modern_art.club:Club",
        "expert": "vernissage.bots.modern_art.expert:Expert",
        "master": "vernissage.bots.modern_art.master:Master",
    },
    "art-society": {
        "random": "vernissage.bots.art_society.baselines.random:Random",
        "greedy": "vernissage.bots.art_society.baselines.greedy:Greedy",
        "placer": "vernissage.bots.art_society.baselines.placer:Placer",
        "novice": "vernissage.bots.art_society.novice:Novice",
        "casual": "vernissage.bots.art_society.casual:Casual",
        "club": "vernissage.bots.art_society.club:Club",
        "expert": "vernissage.bots.art_society.expert:Expert",
        "master": "vernissage.bots.art_society.master:Master",
    },
}

MOST: Final = 10**9
"""Iterations or seconds that a bot may be given."""
BUDGET: Final = re.compile(r"(?P<bot>.+)@(?:(?P<iterations>\d+)|(?P<seconds>\d+(?:\.\d+)?)s)")


def bot_called(game: str, name: str) -> BotMaker:
    """The maker of that bot: a name of BOTS, `file.py:Class`, `package.module:Class`, or a program
    as `exec:command`.

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
    if not 0 < amount <= MOST:
        raise Invalid(name, "bot-budget", most=MOST)
    return partial(maker, **{kind: amount})


def is_own(name: str) -> bool:
    """Whether this names a bot that a user brings."""
    return ":" in name or name.endswith(".py")


def _maker(game: str, name: str) -> Callable[..., Bot]:
    from vernissage.bots.loading import bot_class

    if name in BOTS[game]:
        return bot_class(BOTS[game][name])
    if name.startswith("exec:"):
        from vernissage.bots.program import PREFIX, ProgramBot

        return partial(ProgramBot, game, name.removeprefix(PREFIX))
    if is_own(name):
        return bot_class(name)
    raise Invalid(name, "no-such-bot", game=game, known=", ".join(BOTS[game]))
