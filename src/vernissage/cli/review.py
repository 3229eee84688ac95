"""vernissage review: a finished game looked at again, in the terminal and as a page."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from vernissage.cli.console import new_console
from vernissage.cli.files import read_record
from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.cli.outputs import Force, check_output, made_by, write_output
from vernissage.cli.progress import bar
from vernissage.cli.review_in_terminal import tell
from vernissage.cli.simulate import check_at_least_one
from vernissage.cli.telling import names_of, numbered_names, shown_names
from vernissage.core.records import Record
from vernissage.core.refusals import Invalid
from vernissage.games import game_called
from vernissage.review.page import page
from vernissage.review.review import Wanted, check_finished, steps, table_of
from vernissage.review.review import review as reviewed
from vernissage.review.sentences import Names

WIDE = 110
"""Columns from which on tables name the players."""


def review(
    file: Annotated[Path, Parameter(help=SAY("cli-replay-file"))],
    /,
    *,
    html: Annotated[Path | None, Parameter(help=SAY("cli-review-html"))] = None,
    seat: Annotated[int | None, Parameter(help=SAY("cli-review-seat"))] = None,
    top: Annotated[int, Parameter(help=SAY("cli-review-top"))] = 3,
    replays: Annotated[int, Parameter(help=SAY("cli-review-replays"))] = 12,
    line: Annotated[int, Parameter(help=SAY("cli-replay-line"))] = 1,
    force: Force = False,
    lang: Lang = None,
) -> None:
    check_at_least_one("--top", top)
    check_at_least_one("--replays", replays)
    if html is not None:
        check_output(html, flag="--html", force=force, inputs=[file])
    record = read_record(file, line)
    game = game_called(record.game)
    check_finished(game, record)
    players = record.options["players"]
    if seat is not None and not 0 <= seat < players:
        raise Invalid(f"--seat {seat}", "no-such-seat", last=players - 1)
    seats = tuple(range(players)) if seat is None else (seat,)
    wanted = Wanted(seats=seats, top=top, replays=replays)
    errors = new_console(errors=True)
    with bar(errors, SAY("review-working"), steps(game, record, wanted)) as progress:
        found = reviewed(game, record, wanted, lambda: progress.advance(""))
    names = both_names(record)
    if html is not None:
        own = table_of(game, record, SAY, names.in_tables)
        write_output(html, page(game, record, found, own, SAY, names, made_by()).encode())
        errors.print(SAY("review-written", file=str(html)), highlight=False, soft_wrap=True)
    console = new_console()
    tell(console, game, found, table_of(game, record, SAY, labels(names, console)), names)


def both_names(record: Record) -> Names:
    seats = names_of(record)
    return Names(tuple(shown_names(seats)), tuple(numbered_names(seats)))


def labels(names: Names, console: Console) -> tuple[str, ...]:
    """A narrow window has room for the numbers of the seats only."""
    if console.width >= WIDE:
        return names.in_tables
    return tuple(map(str, range(len(names.in_tables))))
