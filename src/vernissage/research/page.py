"""Writes tables into the page about research: `python -m vernissage.research.page`.

What observations hold stands between two marks for each game, the exact answers of
`exact.json` beside the page between two more; everything else is written by hand.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from vernissage.research.layouts import Field, width
from vernissage.research.learnable import LEARNABLE, Learnable

MARK: Final = "<!-- observation of {game} -->"


EXACT: Final = "<!-- exact answers -->"


def tables(text: str, answers: dict[str, dict[str, Any]]) -> str:
    """The page with the tables as they are now."""
    before, _, after = text.split(EXACT)
    text = f"{before}{EXACT}\n{exact(answers)}{EXACT}{after}"
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


def exact(answers: dict[str, dict[str, Any]]) -> str:
    """The tiny variants with what is known of them."""
    head = (
        "\n| variant | options | games | information sets | value for seat 0 "
        "| random is exploitable by |\n|---|---|---|---|---|---|\n"
    )
    return head + "".join(answer(name, found) for name, found in answers.items()) + "\n"


def answer(name: str, found: dict[str, Any]) -> str:
    """One variant as a row of the table."""
    options = ", ".join(f"{key}={value}" for key, value in found["options"].items())
    sets = " + ".join(map(str, found.get("information sets", ["every position its own"])))
    cells = (
        f"`{name}`",
        f"`{options}`",
        str(found.get("games", "")),
        sets,
        str(found["value"]),
        str(found["exploitability of random"]),
    )
    return f"| {' | '.join(cells)} |\n"


def starts(fields: tuple[Field, ...]) -> list[tuple[int, Field]]:
    """Every field with the place of its first number."""
    return [(sum(other.size for other in fields[:at]), field) for at, field in enumerate(fields)]


def line(start: int, field: Field) -> str:
    """One field as a row of the table."""
    shape = " × ".join(str(length) for length in field.shape)
    return f"| {start} | `{field.name}` | {shape} | {field.low} to {field.high} | {field.what} |\n"


if __name__ == "__main__":
    page = Path(sys.argv[1])
    known = json.loads((page.parent / "exact.json").read_text(encoding="utf-8"))
    page.write_text(tables(page.read_text(encoding="utf-8"), known), encoding="utf-8")
