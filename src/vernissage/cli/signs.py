"""Signs that a terminal lacks, written with those it has: five themes must stay five."""

import codecs
from typing import Final
from unicodedata import normalize

ONE_FOR_ONE: Final = dict(
    zip(
        "─│▏▕┌┐└┘·◦▲≈☻⌂♞╱☆★▪←→↑↓×„“”«»–—−łŁ\u2018\u2019\u201a",
        '-|||++++..^~@A%/*##<>^vx"""""---lL\'\'\'',
        strict=True,
    )
)
PLAIN: Final = ONE_FOR_ONE | {
    "…": "...",
    "±": "+-",
    "ß": "ss",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
}
ERRORS: Final = "vernissage-plain-signs"


def plain(text: str) -> str:
    """As much of it as ASCII can say; `?` for the rest."""
    return "".join(PLAIN.get(sign) or _letter(sign) for sign in text)


def _letter(sign: str) -> str:
    """A letter without what stands above or below it."""
    letter = normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letter or "?"


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if isinstance(error, UnicodeEncodeError):
        return plain(error.object[error.start : error.end]), error.end
    raise error


codecs.register_error(ERRORS, _replaced)
