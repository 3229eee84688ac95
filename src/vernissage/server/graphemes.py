"""Graphemes: what people count as one sign, by the rules of Unicode's annex 29."""

import unicodedata
from typing import Final

ZWJ: Final = "\u200d"
_EXTENDING: Final = frozenset(
    map(chr, (0x200C, 0x200D, 0xFF9E, 0xFF9F, *range(0x1F3FB, 0x1F400), *range(0xE0020, 0xE0080)))
)
"""Joiners, half-width sound marks, colours of skin, and the tags of flags."""
_SPACING: Final = frozenset("\u0e33\u0eb3")
_PREPENDED: Final = frozenset(
    map(
        chr,
        (
            *(*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0xD4E),
            *(0x110BD, 0x110CD, 0x111C2, 0x111C3, 0x1193F, 0x11941, 0x11A3A),
            *(*range(0x11A84, 0x11A8A), 0x11D46),
        ),
    )
)
_PICTURES: Final = ((0x1F000, 0x1FBFF), (0x2190, 0x2BFF), (0x3030, 0x303D), (0x3297, 0x3299))
"""Where emoji stand; besides them only © and ®."""
_CONJOINING: Final = frozenset((0x900, 0x980, 0xA80, 0xB00, 0xC00, 0xD00))
"""Blocks of Indic scripts whose consonants a virama joins; all are laid out alike."""
_VIRAMA: Final = 0x4D


def graphemes(text: str) -> int:
    """How many there are."""
    return sum(_begins(text, at) for at in range(len(text)))


def _begins(text: str, at: int) -> bool:
    """Whether a new grapheme begins at this sign."""
    if at == 0:
        return True
    before, sign = text[at - 1], text[at]
    if _is_control(before) or _is_control(sign):
        return not (before == "\r" and sign == "\n")
    if _extends(sign) or before in _PREPENDED or _join_hangul(before, sign):
        return False
    if _is_consonant(sign) and _after_a_virama(text, at):
        return False
    if before == ZWJ and _is_picture(sign):
        return not _after_a_picture(text, at - 1)
    return not (_is_flag_letter(sign) and _flag_letters_before(text, at) % 2 == 1)


def _is_control(sign: str) -> bool:
    category = unicodedata.category(sign)
    if category == "Cf":
        return sign not in _EXTENDING and sign not in _PREPENDED
    return category in ("Cc", "Cs", "Zl", "Zp")


def _extends(sign: str) -> bool:
    return sign in _EXTENDING or sign in _SPACING or unicodedata.category(sign)[0] == "M"


def _is_picture(sign: str) -> bool:
    code = ord(sign)
    return sign in "©®‼⁉™" or any(first <= code <= last for first, last in _PICTURES)


def _after_a_picture(text: str, at: int) -> bool:
    """Whether a picture, and after it only what extends it, stands before this place."""
    while at > 0 and _extends(text[at - 1]):
        at -= 1
    return at > 0 and _is_picture(text[at - 1])


def _is_consonant(sign: str) -> bool:
    """A consonant that may be part of a conjunct."""
    block, place = divmod(ord(sign), 0x80)
    return 0x80 * block in _CONJOINING and (0x15 <= place <= 0x39 or 0x58 <= place <= 0x5F)


def _after_a_virama(text: str, at: int) -> bool:
    """Whether a consonant stands before this place, with a virama among what extends it."""
    first = at
    while first > 0 and _extends(text[first - 1]):
        first -= 1
    blocks = (divmod(ord(sign), 0x80) for sign in text[first:at])
    joined = any(0x80 * block in _CONJOINING and place == _VIRAMA for block, place in blocks)
    return joined and first > 0 and _is_consonant(text[first - 1])


def _is_flag_letter(sign: str) -> bool:
    return 0x1F1E6 <= ord(sign) <= 0x1F1FF


def _flag_letters_before(text: str, at: int) -> int:
    first = at
    while first > 0 and _is_flag_letter(text[first - 1]):
        first -= 1
    return at - first


def _join_hangul(before: str, sign: str) -> bool:
    """Syllables of Hangul: leading, vowel and trailing letters that belong together."""
    kind, following = _hangul(before), _hangul(sign)
    if kind == "L":
        return following in ("L", "V", "LV", "LVT")
    if kind in ("LV", "V"):
        return following in ("V", "T")
    return kind in ("LVT", "T") and following == "T"


def _hangul(sign: str) -> str:
    code = ord(sign)
    if 0xAC00 <= code <= 0xD7A3:
        return "LV" if (code - 0xAC00) % 28 == 0 else "LVT"
    if 0x1100 <= code <= 0x115F or 0xA960 <= code <= 0xA97C:
        return "L"
    if 0x1160 <= code <= 0x11A7 or 0xD7B0 <= code <= 0xD7C6:
        return "V"
    return "T" if 0x11A8 <= code <= 0x11FF or 0xD7CB <= code <= 0xD7FB else ""
