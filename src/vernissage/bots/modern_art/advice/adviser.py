"""Modern Art's adviser: a move is worth the games that it wins, or money."""

from typing import Final

from vernissage.bots.advice import Advice
from vernissage.bots.adviser import Adviser
from vernissage.bots.modern_art.advice.advise import advise
from vernissage.core.contract import Game
from vernissage.core.words import Words


def worth(game: Game, advice: Advice, other: str, say: Words) -> str:
    """What the move brings, and how much less the other one would."""
    assert advice.worth is not None
    told = say(advice.worth.code, **advice.worth.arguments)
    if advice.runner_up is None:
        return told
    less = max(0, round(advice.value - advice.runner_up_value))
    played_out = advice.worth.code == "advice-modern-art-wins"
    beside = (
        "advice-modern-art-runner-up-played-out" if played_out else "advice-modern-art-runner-up"
    )
    return f"{told} {say(beside, move=other, less=less)}"


ADVISER: Final = Adviser(advise=advise, worth=worth)
