"""Text from outside, fit to be shown: no control characters, and not more of it than fits."""

import re
from typing import Final

MOST: Final = 400
"""Characters of a foreign text that are shown."""
_ENDS: Final = "…"
_UNSAFE: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]"
)
"""What moves a cursor, turns the writing round, shows nothing, or cannot be encoded."""


def shown(text: str, most: int = MOST) -> str:
    """The text with such characters written out (`\\x1b`), cut after `most`."""
    cut = text if len(text) <= most else text[: most - 1] + _ENDS
    return _UNSAFE.sub(_written_out, cut)


def _written_out(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
