"""Art Society's adviser: worth in points, and whose they are; reasons and risks as sentences."""

from typing import Final

from vernissage.bots.advice import Advice
from vernissage.bots.adviser import Adviser
from vernissage.bots.art_society.advice.advise import advise
from vernissage.core.contract import Game
from vernissage.core.numbers import points
from vernissage.core.words import Words

BESIDE_OTHERS: Final = ("lot", "take", "bid")
"""Moves of which the others gain too: what they gain on average is set against the own gain."""


def worth(game: Game, advice: Advice, other: str, say: Words) -> str:
    """What it brings, to whom, and how much less the other one."""
    verb = game.write(advice.action).split()[0]
    if advice.runner_up is None:
        return say("advice-art-society-done" if verb == "done" else "advice-art-society-only")
    less = round(advice.value - advice.runner_up_value, 1)
    told = "advice-art-society-beside" if verb in BESIDE_OTHERS else "advice-art-society"
    if less <= 0:
        told = "advice-art-society-level"
    found = say(told, other=other, less=points(less, say.language))
    if advice.worth is None:
        return found
    return f"{found} {say(advice.worth.code, **advice.worth.arguments)}"


ADVISER: Final = Adviser(advise=advise, worth=worth)
