"""Musée's adviser: reasons and risks are clauses, which it puts into sentences."""

from collections.abc import Sequence
from typing import Final

from vernissage.bots.advice import Advice
from vernissage.bots.adviser import Adviser
from vernissage.bots.musee.advice.advise import advise
from vernissage.core.contract import Game
from vernissage.core.numbers import points
from vernissage.core.words import Words


def worth(game: Game, advice: Advice, other: str, say: Words) -> str:
    """How often the move wins and by how much, and how many points less the other one brings."""
    assert advice.worth is not None
    wins = say(
        advice.worth.code,
        **advice.worth.arguments,
        side="level" if advice.value == 0 else "behind" if advice.value < 0 else "ahead",
        points=points(abs(advice.value), say.language),
    )
    if advice.runner_up is None:
        return f"{say('advice-musee-only')} {wins}"
    less = round(advice.value - advice.runner_up_value, 1)
    code = "advice-musee-runner-up" if less > 0 else "advice-musee-level"
    return f"{wins} {say(code, other=other, less=points(less, say.language))}"


def reasons(told: Sequence[str], say: Words) -> str:
    """Clauses as one sentence; what playing out shows is a sentence of its own."""
    if len(told) == 1:
        return say("advice-musee-reason", reason=told[0])
    return say("advice-musee-reasons", first=told[0], second=told[1])


def risk(told: str, say: Words) -> str:
    return say("advice-musee-risk", risk=told)


ADVISER: Final = Adviser(advise=advise, worth=worth, reasons=reasons, risk=risk)
