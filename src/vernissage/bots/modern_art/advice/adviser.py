"""Modern Art's adviser: a move is worth money, as a lead at the end or as a gain."""

from typing import Final

from vernissage.bots.advice import Advice
from vernissage.bots.adviser import Adviser
from vernissage.bots.modern_art.advice.advise import advise
from vernissage.core.contract import Game
from vernissage.core.words import Words

OF_CARDS: Final = ("offer", "add", "decline", "reveal", "skip")
"""Moves whose worth is told as a lead at the end; that of others is a gain."""


def worth(game: Game, advice: Advice, other: str, say: Words) -> str:
    """What the move brings, and how much less the other one would."""
    move, value = game.write(advice.action), round(advice.value)
    of_cards = move.split()[0] in OF_CARDS
    told = say(
        "advice-modern-art-lead" if of_cards else "advice-modern-art-gain",
        value=abs(value),
        side="behind" if value < 0 else "ahead",
    )
    if advice.runner_up is None:
        return told
    less = max(0, round(advice.value - advice.runner_up_value))
    return f"{told} {say('advice-modern-art-runner-up', move=other, less=less)}"


ADVISER: Final = Adviser(advise=advise, worth=worth)
