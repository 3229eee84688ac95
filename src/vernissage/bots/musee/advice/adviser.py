"""Musée's adviser: reasons and risks are clauses, which it puts into sentences."""

from collections.abc import Sequence
from typing import Final

from vernissage.bots.adviser import Adviser
from vernissage.bots.musee.advice.advise import advise
from vernissage.core.words import Words


def reasons(told: Sequence[str], say: Words) -> str:
    if len(told) == 1:
        return say("advice-musee-reason", reason=told[0])
    return say("advice-musee-reasons", first=told[0], second=told[1])


def risk(told: str, say: Words) -> str:
    return say("advice-musee-risk", risk=told)


ADVISER: Final = Adviser(advise=advise, reasons=reasons, risk=risk)
