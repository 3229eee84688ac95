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
BLANK: Final = frozenset(map(chr, (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, *range(0xFFF0, 0xFFF9))))
"""Signs that nobody sees: fillers of Hangul, the empty braille pattern, places kept for such."""
INVISIBLE: Final = frozenset(("Cc", "Cf", "Cs", "Mn", "Mc", "Me", "Zl", "Zp", "Zs"))
BLANK_PLANE: Final = range(0xE0000, 0xE1000)


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


def folded(name: str) -> str:
    return unicodedata.normalize("NFC", name.casefold())


def _visible(sign: str) -> bool:
    """Not spaces, controls, or marks alone; a sign younger than this Python may well be seen."""
    if sign in BLANK or ord(sign) in BLANK_PLANE:
        return False
    return unicodedata.category(sign) not in INVISIBLE
