"""An adviser: the advice of one game, and what is its own in the words for it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vernissage.bots.advice import Advice
from vernissage.core.contract import Game
from vernissage.core.numbers import signed
from vernissage.core.words import Words


def worth_in_points(game: Game, advice: Advice, other: str, say: Words) -> str:
    """Points by which the player ends ahead of the best rival, on average."""
    less = round(advice.value - advice.runner_up_value, 1)
    level = "-level" if less <= 0 else ""
    alone = "-done" if game.write(advice.action) == "done" else "-only"
    return say(
        f"advice-{game.name}{alone if advice.runner_up is None else level}",
        value=signed(advice.value, say.language),
        worth=signed(advice.value, say.language).lstrip("+"),
        other=other,
        other_value=signed(advice.runner_up_value, say.language),
        less=signed(less, say.language).lstrip("+"),
    )


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
    worth: Callable[[Game, Advice, str, Words], str] = worth_in_points
    """What the move is worth beside the runner-up, which is given in words."""
    reasons: Callable[[Sequence[str], Words], str] = sentences
    """One or two reasons, each in words -> all of them."""
    risk: Callable[[str, Words], str] = a_sentence
