"""An adviser: the advice of one game, and what is its own in the words for it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vernissage.bots.advice import Advice
from vernissage.core.contract import Game
from vernissage.core.words import Words


def sentences(told: Sequence[str], say: Words) -> str:
    """Reasons that are sentences stand one after the other."""
    return " ".join(told)


def a_sentence(told: str, say: Words) -> str:
    """A risk that is a sentence stands as it is."""
    return told


@dataclass(frozen=True, slots=True, kw_only=True)
class Adviser:
    """What hints need of a game."""

    advise: Callable[[Any, Any], Advice]
    """View and choices -> the advice; the same for the same view."""
    worth: Callable[[Game, Advice, str, Words], str]
    """What the move is worth beside the runner-up, which is given in words."""
    reasons: Callable[[Sequence[str], Words], str] = sentences
    """One or two reasons, each in words -> all of them."""
    risk: Callable[[str, Words], str] = a_sentence
