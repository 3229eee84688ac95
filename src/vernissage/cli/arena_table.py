"""What the arena found, as tables in the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from vernissage.arena.ladder import LadderSummary
from vernissage.arena.report import LADDER, MATCH, ladder_row, ladder_title, match_row, match_title
from vernissage.arena.summary import Summary
from vernissage.core.words import Words

LEFT_OUT: Final = MATCH.index("p50")
"""Eighty columns have no room for the median time; the report and the JSON have it."""


def match_table(summary: Summary, say: Words) -> Table:
    """One line a bot; where all are the same bot, one line an entry."""
    names = [line.bot for line in summary.seats]
    table = headed(match_title(summary, say), without(MATCH), say)
    for line in summary.bots if len(summary.bots) > 1 else summary.seats:
        name, *numbers = without(match_row(line, say))
        count = names.count(line.bot) if len(summary.bots) > 1 else 1
        table.add_row(f"{name} ×\u00a0{count}" if count > 1 else name, *numbers)
    return table


def ladder_table(summary: LadderSummary, say: Words) -> Table:
    table = headed(ladder_title(summary, say), LADDER, say)
    for step in summary.ladder:
        table.add_row(*ladder_row(step, say))
    return table


def headed(title: str, columns: Sequence[str], say: Words) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for column in columns:
        left = column == "bot"
        name = say(f"arena-column-{column}")
        table.add_column(name, justify="left" if left else "right", no_wrap=not left)
    return table


def without(row: Sequence[str]) -> list[str]:
    return [*row[:LEFT_OUT], *row[LEFT_OUT + 1 :]]
