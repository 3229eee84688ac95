"""A hint for any game: the advice for one decision, and its words in any language."""

from importlib import import_module
from typing import Any, Final

import msgspec

from vernissage.bots.advice import Advice, Reason
from vernissage.core.contract import Game
from vernissage.core.numbers import signed
from vernissage.core.words import Words

OF_CARDS: Final = ("offer", "add", "decline", "reveal", "skip")
"""Modern Art's moves whose worth is told as a lead at the end; that of others is a gain."""
OF_CLAUSES: Final = ("musee",)
"""Games whose reasons are clauses that are put together; those of others are sentences."""


class Hint(msgspec.Struct, frozen=True):
    """Advice in words."""

    move: str
    """The best move in notation."""
    in_words: str
    worth: str
    """What it is worth beside the runner-up."""
    reasons: str
    risk: str

    def text(self) -> str:
        """All of it as one paragraph."""
        return f"{named(self.move, self.in_words)}. {self.worth} {self.reasons} {self.risk}"


def named(move: str, words: str) -> str:
    """The notation and its words; once where they are the same."""
    return move if words == move else f"{move} – {words}"


def advice(game: Game, view: Any, choices: Any) -> Advice:
    """What to do now, from what this seat may know; the same advice for the same view."""
    adviser = import_module(f"vernissage.bots.{game.name.replace('-', '_')}.advice.advise")
    told: Advice = adviser.advise(view, choices)
    return told


def hint(game: Game, view: Any, choices: Any, say: Words) -> Hint:
    """The advice in this language."""
    return in_words(game, advice(game, view, choices), say)


def in_words(game: Game, advice: Advice, say: Words) -> Hint:
    move = game.write(advice.action)
    of_money = game.name == "modern-art"
    return Hint(
        move=move,
        in_words=move_in_words(game.name, move, say),
        worth=_money(game, advice, say) if of_money else _points(game, advice, say),
        reasons=_reasons(game.name, advice, say),
        risk=_risk(game.name, advice, say),
    )


def move_in_words(game: str, move: str, say: Words) -> str:
    """A move, given in notation, as a person would say it."""
    verb, *rest = move.split()
    first, second, *_ = (*rest, "", "")
    return say(
        f"move-{game}-{verb}",
        first=first,
        second=second,
        name=first.capitalize(),
        row=second[:1],
        column=second[1:],
        all=" ".join(rest),
    )


def _points(game: Game, advice: Advice, say: Words) -> str:
    """Points by which the player ends ahead of the best rival, on average."""
    less = round(advice.value - advice.runner_up_value, 1)
    move = game.write(advice.action)
    level = "-level" if less <= 0 else ""
    alone = "-done" if move == "done" else "-only"
    return say(
        f"advice-{game.name}{alone if advice.runner_up is None else level}",
        value=signed(advice.value, say.language),
        worth=signed(advice.value, say.language).lstrip("+"),
        other=_other(game, advice, say),
        other_value=signed(advice.runner_up_value, say.language),
        less=signed(less, say.language).lstrip("+"),
    )


def _money(game: Game, advice: Advice, say: Words) -> str:
    move, value = game.write(advice.action), round(advice.value)
    of_cards = move.split()[0] in OF_CARDS
    worth = say(
        "advice-modern-art-lead" if of_cards else "advice-modern-art-gain",
        value=abs(value),
        side="behind" if value < 0 else "ahead",
    )
    if advice.runner_up is None:
        return worth
    less = max(0, round(advice.value - advice.runner_up_value))
    return (
        f"{worth} {say('advice-modern-art-runner-up', move=_other(game, advice, say), less=less)}"
    )


def _other(game: Game, advice: Advice, say: Words) -> str:
    """The runner-up in words; nothing where there is none."""
    if advice.runner_up is None:
        return ""
    return move_in_words(game.name, game.write(advice.runner_up), say)


def _reasons(game: str, advice: Advice, say: Words) -> str:
    told = [say(reason.code, **_in_words(game, reason, say)) for reason in advice.reasons]
    if game not in OF_CLAUSES:
        return " ".join(told)
    if len(told) == 1:
        return say("advice-musee-reason", reason=told[0])
    return say("advice-musee-reasons", first=told[0], second=told[1])


def _in_words(game: str, reason: Reason, say: Words) -> dict[str, int | str]:
    """The arguments; another move, which reasons give in notation, in words."""
    other = reason.arguments.get("other")
    if not isinstance(other, str):
        return reason.arguments
    return reason.arguments | {"other": move_in_words(game, other, say)}


def _risk(game: str, advice: Advice, say: Words) -> str:
    risk = say(advice.risk.code, **advice.risk.arguments)
    return say("advice-musee-risk", risk=risk) if game in OF_CLAUSES else risk
