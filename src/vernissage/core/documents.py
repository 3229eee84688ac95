"""JSON that people hand us: text in UTF-8, no key twice, of the form that is asked for."""

import json
from codecs import BOM_UTF8
from typing import Any, TypeVar

import msgspec

from vernissage.core.refusals import Invalid

Form = TypeVar("Form")


def decode(document: bytes, form: type[Form]) -> Form:
    """The document in this form; raises Invalid, or msgspec's error for a wrong form."""
    content = document.removeprefix(BOM_UTF8)
    _check_text(content)
    try:
        found = msgspec.json.decode(content, type=form)
        _check_keys(content)
    except RecursionError:
        raise Invalid("JSON", "json-too-deep") from None
    return found


def _check_text(content: bytes) -> None:
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Invalid("JSON", "not-utf-8", byte=error.start + 1) from None


def _check_keys(content: bytes) -> None:
    """A key that stands twice means two things; nobody can say which was meant."""

    def once(pairs: list[tuple[str, Any]]) -> None:
        seen = set()
        for key, _ in pairs:
            if key in seen:
                raise Invalid(key, "key-twice")
            seen.add(key)

    json.loads(content, object_pairs_hook=once, parse_int=float)
