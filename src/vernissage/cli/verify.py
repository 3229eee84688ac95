"""vernissage verify: replay every record of a file and compare its result."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import track

from vernissage.cli.console import new_console
from vernissage.cli.files import read_bytes, read_lines, read_record
from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.core import records
from vernissage.core.documents import decode
from vernissage.core.misfits import misfit
from vernissage.core.refusals import Invalid, Refusal
from vernissage.games import game_called
from vernissage.server.shuffle import Published, check_shuffle


def verify(
    file: Annotated[Path, Parameter(help=SAY("cli-verify-file"))],
    /,
    *,
    shuffle: Annotated[Path | None, Parameter(help=SAY("cli-verify-shuffle"))] = None,
    lang: Lang = None,
) -> None:
    errors = new_console(errors=True)
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
    if shuffle is not None:
        verify_shuffle(file, shuffle, len(lines))


def verify_shuffle(file: Path, shuffle: Path, count: int) -> None:
    """The deal of a table was fixed by everybody's luck and a secret promised before."""
    if count != 1:
        raise Invalid(str(file), "shuffle-of-one-record")
    try:
        published = decode(read_bytes(shuffle), Published)
    except msgspec.DecodeError as error:
        raise Invalid(str(shuffle), "not-a-shuffle", **misfit(error)) from None
    record = read_record(file, read_lines(file)[0][0])
    check_shuffle(game_called(record.game), record, published)
    print(SAY("cli-shuffle-verified", commitment=published.commitment))
