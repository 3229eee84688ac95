"""What is wrong with a document of another form, without msgspec's English: `misfit` says it."""

import re
from typing import Final, TypedDict

import msgspec

from vernissage.core.safe import shown

MISSING: Final = re.compile(r"Object missing required field `([^`]*)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `([^`]*)`")
WANTED: Final = re.compile(r"Expected `(int|float|str|bool|array|object)\b")
PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")
BYTE: Final = re.compile(r"\(byte (\d+)\)$")
LONGEST: Final = 60
"""Characters of a field's name that are told."""


class Misfit(TypedDict):
    """The arguments of the message `misfit`."""

    misfit: str
    field: str
    wanted: str
    byte: int


def misfit(error: msgspec.DecodeError | UnicodeDecodeError) -> Misfit:
    """The arguments of the message: what is missing, unknown, of a wrong kind or broken."""
    if isinstance(error, UnicodeDecodeError):
        return _told("broken", byte=error.start + 1)
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        found = BYTE.search(text)
        return _told("broken", byte=int(found[1]) + 1) if found else _told("truncated")
    for kind, form in (("missing", MISSING), ("unknown", UNKNOWN)):
        if named := form.match(text):
            return _told(kind, field=named[1])
    place, wanted = PLACE.search(text), WANTED.match(text)
    field = place[1] if place and place[1] else "JSON"
    return _told("wrong", field=field, wanted=wanted[1] if wanted else "other")


def _told(kind: str, field: str = "", wanted: str = "", byte: int = 0) -> Misfit:
    return Misfit(misfit=kind, field=shown(field, LONGEST), wanted=wanted, byte=byte)
