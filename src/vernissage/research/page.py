"""Writes what observations hold into the page about research: `python -m vernissage.research.page`.

The tables stand between two marks for each game; everything else on the page is written by hand.
"""

import sys
from pathlib import Path
from typing import Final

from vernissage.research.layouts import Field, width
from vernissage.research.learnable import LEARNABLE, Learnable

MARK: Final = "<!-- observation of {game} -->"


def tables(text: str) -> str:
    """The page with the tables as they are now."""
    for name, learnable in LEARNABLE.items():
        mark = MARK.format(game=name)
        before, _, after = text.split(mark)
        text = f"{before}{mark}\n{table(learnable)}{mark}{after}"
    return text


def table(learnable: Learnable) -> str:
    """What the numbers of one game mean, for the fewest players."""
    players = learnable.game.players[0]
    fields = learnable.fields(players)
    sizes = ", ".join(f"{width(learnable.fields(n))} with {n}" for n in learnable.game.players)
    rows = "".join(line(start, field) for start, field in starts(fields))
    head = "| from | field | shape | values | what |\n|---|---|---|---|---|\n"
    return (
        f"\n{learnable.actions} actions. Numbers: {sizes} players. With {players} players:\n\n"
        f"{head}{rows}\n"
    )


def starts(fields: tuple[Field, ...]) -> list[tuple[int, Field]]:
    """Every field with the place of its first number."""
    return [(sum(other.size for other in fields[:at]), field) for at, field in enumerate(fields)]


def line(start: int, field: Field) -> str:
    """One field as a row of the table."""
    shape = " × ".join(str(length) for length in field.shape)
    return f"| {start} | `{field.name}` | {shape} | {field.low} to {field.high} | {field.what} |\n"


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(tables(page.read_text(encoding="utf-8")), encoding="utf-8")
