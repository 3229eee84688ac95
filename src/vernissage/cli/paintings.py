"""vernissage paintings: one picture as SVG, or a contact sheet of all of them."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.cli.outputs import Force, check_output
from vernissage.core.files import not_written
from vernissage.core.refusals import Invalid
from vernissage.paintings.catalogue import decks
from vernissage.paintings.painter import PictureError
from vernissage.paintings.sheet import SheetError, check_ending, write_picture, write_sheet
from vernissage.paintings.sheet import picture as svg_of


def paintings(
    picture: Annotated[str | None, Parameter(help=SAY("cli-paintings-picture"))] = None,
    /,
    *,
    sheet: Annotated[Path | None, Parameter(help=SAY("cli-paintings-sheet"))] = None,
    svg: Annotated[bool, Parameter(help=SAY("cli-paintings-svg"), negative=())] = False,
    deck: Annotated[str | None, Parameter(help=SAY("cli-paintings-deck"))] = None,
    force: Force = False,
    lang: Lang = None,
) -> int:
    """A picture is printed as SVG with or without `svg`, unless it gets a sheet of its own."""
    if svg and sheet is not None:
        raise Invalid("--svg", "paintings-svg-or-sheet")
    if picture is not None and deck is not None:
        raise Invalid(f"--deck {deck}", "paintings-picture-or-deck", picture=picture)
    if svg and picture is None:
        raise Invalid("--svg", "paintings-svg-of-what")
    try:
        if picture is not None and sheet is None:
            print(svg_of(picture, SAY.language))
            return 0
        if sheet is None:
            raise SheetError(SAY("picture-nothing-asked"))
        check_ending(sheet, SAY.language)
        check_output(sheet, flag="--sheet", force=force)
        count = write(sheet, picture, deck)
    except PictureError as refusal:
        print(refusal, file=sys.stderr)
        return 2
    print(SAY("picture-sheet-written", path=str(sheet), count=count))
    return 0


def write(sheet: Path, picture: str | None, deck: str | None) -> int:
    """Write the sheet; how many pictures are on it."""
    try:
        if picture is None:
            return write_sheet(sheet, (deck,) if deck else decks(), SAY.language)
        write_picture(sheet, picture, SAY.language)
        return 1
    except OSError as error:
        raise not_written(sheet, error) from None
