"""vernissage paintings: one picture as SVG, or a contact sheet of all of them."""

import sys
from pathlib import Path

from vernissage.paintings.catalogue import decks
from vernissage.paintings.sheet import SheetError, picture, write_picture, write_sheet
from vernissage.paintings.words import phrase


def paintings(
    subject: str | None = None,
    *,
    sheet: Path | None = None,
    svg: bool = False,
    deck: str | None = None,
    lang: str = "en",
) -> int:
    """`musee/23 --svg` prints a picture; `--sheet out.html` or `out.png` writes a contact sheet.

    A picture is printed as SVG with or without `svg`, unless it is written to a sheet of its own.
    The deck `checks` is the page for eyes that see colours differently.
    """
    try:
        if subject is not None and (svg or sheet is None):
            print(picture(subject, lang))
            return 0
        if sheet is None:
            raise SheetError(phrase(lang, "picture-nothing-asked"))
        count = 1
        if subject is not None:
            write_picture(sheet, subject, lang)
        else:
            count = write_sheet(sheet, (deck,) if deck else decks(), lang)
        print(phrase(lang, "picture-sheet-written", path=str(sheet), count=str(count)))
    except SheetError as refusal:
        print(refusal, file=sys.stderr)
        return 2
    return 0
