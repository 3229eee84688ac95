"""A review in the terminal."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from vernissage.cli.language import SAY
from vernissage.cli.paragraph import paragraph
from vernissage.core.contract import Game
from vernissage.core.numbers import points
from vernissage.review.grid import Grid
from vernissage.review.review import Review
from vernissage.review.sentences import Names, Teller
from vernissage.review.standings import milestones

MANY = 9
"""From this many columns on, they stand close together, so that they fit a narrow window."""


def tell(console: Console, game: Game, review: Review, own: Grid, names: Names) -> None:
    told = Teller(game, review, SAY, names)
    console.print(Text(told.title(), "bold reverse"))
    console.print(Text(told.winners(), "bold"))
    tell_standings(console, told)
    tell_decisions(console, told)
    section(console, own.title, own.text)
    console.print(drawn(own.columns, own.rows, own.words))
    section(console, SAY("review-luck"), told.luck_text())
    console.print(drawn(told.luck_columns(), told.luck_rows(), {0}))
    paragraph(console, told.verdict())


def section(console: Console, title: str, text: str) -> None:
    console.print()
    console.print(Text(title, "bold underline"))
    paragraph(console, text, "dim")


def tell_standings(console: Console, told: Teller) -> None:
    review = told.review
    section(console, SAY("review-course"), SAY("review-course-text", game=review.game))
    table = Table(box=SIMPLE_HEAD)
    table.add_column(SAY("review-column-action"), justify="right")
    for seats in told.sides():
        table.add_column(told.side_label(seats), justify="right")
    for standing in milestones(review.standings):
        scores = [
            Text(
                points(standing.scores[seats[0]], SAY.language, digits=0),
                "bold green" if seats[0] in standing.leaders else "",
            )
            for seats in told.sides()
        ]
        table.add_row(str(standing.at), *scores)
    console.print(table)
    for sentence in told.standings():
        paragraph(console, sentence)


def tell_decisions(console: Console, told: Teller) -> None:
    review = told.review
    section(console, SAY("review-decisions"), SAY("review-decisions-text", game=review.game))
    for seat, found in review.decisions:
        console.print()
        console.print(Text(told.names[seat], "bold"))
        console.print(told.sound(seat))
        for decision in found:
            paragraph(console, told.decision(decision), "yellow", indent=2)
            paragraph(console, told.better(decision), indent=4)


def drawn(
    columns: Sequence[str], rows: Sequence[Sequence[str]], words: frozenset[int] | set[int]
) -> Table:
    padding = (0, 1, 0, 0) if len(columns) < MANY else 0
    table = Table(box=SIMPLE_HEAD, padding=padding)
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at in words else "right")
    for row in rows:
        table.add_row(*row)
    return table
