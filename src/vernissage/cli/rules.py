"""vernissage rules: the rules of a game, or one of them, in the chosen language."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from vernissage.cli.console import new_console
from vernissage.cli.game_options import GameName, Lang
from vernissage.cli.language import SAY
from vernissage.core.rulebook import Rule, markdown, rulebook
from vernissage.games import game_called


def rules(
    game: GameName,
    rule: Annotated[str | None, Parameter(help=SAY("cli-rule"))] = None,
    /,
    *,
    as_markdown: Annotated[
        bool, Parameter(name="--markdown", help=SAY("cli-markdown"), negative=())
    ] = False,
    lang: Lang = None,
) -> None:
    book = rulebook(game_called(game).name, SAY.language)
    if as_markdown:
        print(markdown(book), end="")
        return
    console = new_console()
    if rule is not None:
        show(console, book.rule(rule))
        return
    console.print(book.title, style="bold")
    for chapter in book.chapters:
        console.print(f"\n{chapter.title}", style="bold underline")
        for found in chapter.rules:
            show(console, found)


def show(console: Console, rule: Rule) -> None:
    console.print(Text(f"\n{rule.id}", "bold"), Text(rule.title), sep="  ")
    console.print(Padding(rule.text, (0, 0, 0, 4)))
