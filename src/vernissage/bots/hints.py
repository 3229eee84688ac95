"""A hint for any game: the advice for one decision, and its words in any language."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import msgspec

from vernissage.bots.advice import Advice, Reason
from vernissage.bots.adviser import Adviser
from vernissage.core.contract import Game
from vernissage.core.numbers import points
from vernissage.core.words import Words

ADVISERS: Final = {
    "musee": "vernissage.bots.musee.advice.adviser",
    "modern-art": "vernissage.bots.modern_art.advice.adviser",
    "art-society": "vernissage.bots.art_society.advice.adviser",
}
"""The module of each game's ADVISER, loaded when advice is asked for: few commands ever do."""


class Hint(msgspec.Struct, frozen=True):
    """Advice in words."""

    move: str
    """The best move in notation."""
    in_words: str
    worth: str
    """What it is worth beside the runner-up."""
    reasons: str
    risk: str
    """Empty where there is no particular one."""

    def text(self) -> str:
        """All of it as one paragraph."""
        move = f"{named(self.move, self.in_words)}."
        return " ".join(part for part in (move, self.worth, self.reasons, self.risk) if part)


def named(move: str, words: str) -> str:
    """The notation and its words; once where they are the same."""
    return move if words == move else f"{move} – {words}"


def adviser_of(game: Game) -> Adviser:
    """Who advises players of this game."""
    adviser: Adviser = import_module(ADVISERS[game.name]).ADVISER
    return adviser


def advice(game: Game, view: Any, choices: Any) -> Advice:
    """What to do now, from what this seat may know; the same advice for the same view."""
    return adviser_of(game).advise(view, choices)


def hint(game: Game, view: Any, choices: Any, say: Words, names: Sequence[str] = ()) -> Hint:
    """The advice in this language; who sits there by name, if names are given."""
    return in_words(game, advice(game, view, choices), say, names)


def in_words(game: Game, advice: Advice, say: Words, names: Sequence[str] = ()) -> Hint:
    """This advice in this language."""
    adviser, move = adviser_of(game), game.write(advice.action)

    def told(reason: Reason) -> str:
        return say(reason.code, **_in_words(game.name, reason, say, names))

    return Hint(
        move=move,
        in_words=move_in_words(game.name, move, say),
        worth=adviser.worth(game, advice, _other(game, advice, say), say),
        reasons=adviser.reasons([told(reason) for reason in advice.reasons], say),
        risk="" if advice.risk is None else adviser.risk(told(advice.risk), say),
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


def _other(game: Game, advice: Advice, say: Words) -> str:
    """The runner-up in words; nothing where there is none."""
    if advice.runner_up is None:
        return ""
    return move_in_words(game.name, game.write(advice.runner_up), say)


def _in_words(game: str, reason: Reason, say: Words, names: Sequence[str]) -> dict[str, int | str]:
    """The arguments; another move, given in notation, in words; the name of a seat if known."""
    arguments = dict(reason.arguments)
    other, seat = arguments.get("other"), arguments.get("seat")
    if isinstance(other, str):
        arguments["other"] = move_in_words(game, other, say)
    if isinstance(seat, int):
        arguments["name"] = names[seat] if names else "none"
    for key, number in arguments.items():
        if key.endswith("_tenths"):
            arguments[key] = points(int(number) / 10, say.language)
    return arguments
