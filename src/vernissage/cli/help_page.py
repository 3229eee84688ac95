"""Help inside a game: the rule of this question, the keys, and what the signs mean."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from vernissage.cli.language import SAY
from vernissage.cli.paragraph import wrapped
from vernissage.core.contract import Game
from vernissage.core.rulebook import rulebook
from vernissage.faces import face_of

KEYS = ("arrows", "enter", "hint", "type", "help", "leave")


def help_page(game: Game, choices: Any, width: int) -> RenderableType:
    """A page that fits 80 columns and 24 lines; what is asked now comes first."""
    face = face_of(game.name)
    keys = [Text(SAY(f"table-help-{key}")) for key in KEYS]
    notation = wrapped(SAY(f"{game.name}-notation.instead"), width)
    legend = wrapped(SAY(f"{game.name}-legend"), width)
    rule = rulebook(game.name, SAY.language).rule(face.rule(choices))
    asked = Text(f"{rule.id} {rule.title}. ", "bold") + Text(rule.text, "not bold")
    return Group(asked, Text(SAY("table-help"), "bold"), *keys, Text(notation, "dim"), Text(legend))
