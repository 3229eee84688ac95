"""vernissage verify: replay every record of a file and compare its result."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

from vernissage.cli.files import read_lines
from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.core import records
from vernissage.core.refusals import Invalid, Refusal
from vernissage.games import game_called


def verify(
    file: Annotated[Path, Parameter(help=SAY("cli-verify-file"))], /, *, lang: Lang = None
) -> None:
    errors = Console(stderr=True)
    lines = read_lines(file)
    if not lines:
        raise Invalid(str(file), "no-records")
    for number, line in track(
        lines,
        description=SAY("cli-verifying", records=len(lines)),
        console=errors,
        disable=not errors.is_terminal,
    ):
        try:
            record = records.decode(line)
            records.verify(game_called(record.game), record)
        except Refusal as refusal:
            raise refusal.within("where-line", file=file.name, line=number) from None
    print(SAY("cli-verified", records=len(lines)))
