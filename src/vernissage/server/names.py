"""Names of people: what may be one, and when two are the same."""

import unicodedata
from typing import Final

from vernissage.server.graphemes import graphemes
from vernissage.server.refusals import Denied

LONGEST: Final = 24
FORBIDDEN: Final = frozenset(
    map(chr, (0x2028, 0x2029, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
)
"""Line and paragraph separators, and what turns the direction of writing around."""
BLANK: Final = frozenset(map(chr, (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0)))
"""Letters and symbols that nobody sees: fillers of Hangul, the empty braille pattern."""


def checked_name(text: str) -> str:
    """The name as it is kept: composed, without white space around it; or a refusal."""
    name = unicodedata.normalize("NFC", text).strip()
    if not 1 <= graphemes(name) <= LONGEST:
        raise Denied("name", "bad-name", longest=LONGEST)
    if any(sign in FORBIDDEN or unicodedata.category(sign) in ("Cc", "Cs") for sign in name):
        raise Denied("name", "bad-name", longest=LONGEST)
    if not any(_visible(sign) for sign in name):
        raise Denied("name", "bad-name", longest=LONGEST)
    return name


def same_name(one: str, other: str) -> bool:
    return folded(one) == folded(other)


def folded(name: str) -> str:
    return unicodedata.normalize("NFC", name.casefold())


def _visible(sign: str) -> bool:
    """Letters, numbers, punctuation and symbols; not spaces, controls, or marks alone."""
    return sign not in BLANK and unicodedata.category(sign)[0] in "LNPS"
