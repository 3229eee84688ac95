"""How commands tell of players and results: names, every point with its arithmetic."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vernissage.cli.language import SAY
from vernissage.core.numbers import points
from vernissage.core.records import Record, Result
from vernissage.core.safe import shown
from vernissage.faces import YOU

NAME = 40
"""Characters of a name that are told."""


def shown_names(names: Sequence[str]) -> list[str]:
    """Names as sentences use them: “you” in the person's language; the seat unless it is clear."""
    return [shown_name(seat, name, names) for seat, name in enumerate(names)]


def names_of(record: Record) -> tuple[str, ...]:
    """Who sat where, as far as the record says so; whatever somebody wrote there."""
    names = record.seats or ("",) * record.options["players"]
    return tuple(shown(name, NAME) for name in names)


def shown_name(seat: int, name: str, names: Sequence[str]) -> str:
    if not name:
        return SAY("replay-seat", seat=seat)
    if name != YOU:
        return SAY("table-seat", seat=seat, name=name)
    you = SAY("table-you")
    return you if names.count(YOU) == 1 else SAY("table-seat", seat=seat, name=you)


def numbered_names(names: Sequence[str]) -> list[str]:
    """Short names for tables: the seat and who sat there."""
    short = [SAY("table-you") if name == YOU else name for name in names]
    return [
        f"{seat} {name}" if name else SAY("replay-seat", seat=seat)
        for seat, name in enumerate(short)
    ]


def told_result(game: str, result: Result, seats: Sequence[str], kept: Path) -> RenderableType:
    """The end of a game: every point with its arithmetic, who won, where the record is."""
    names = shown_names(seats)
    keys = list(result.breakdown[0])
    grid = Table(title=SAY("table-result"), title_justify="left")
    grid.add_column("")
    for key in keys:
        grid.add_column(SAY(f"{game}-score-{key}"), justify="right")
    grid.add_column(SAY("table-score"), justify="right", style="bold")
    for name, gained, score in zip(names, result.breakdown, result.scores, strict=True):
        numbers = [*(gained[key] for key in keys), score]
        grid.add_row(name, *(points(number, SAY.language, digits=0) for number in numbers))
    winners = ", ".join(names[seat] for seat in result.winners)
    won = SAY("table-winners", count=len(result.winners), names=winners)
    record = Text(SAY("table-record", file=str(kept)), "dim", overflow="fold")
    again = Text(SAY("table-review", file=str(kept)), "dim", overflow="fold")
    return Group(grid, Text(won, "bold"), record, again)
