"""The languages: which there are, which one is asked for, how each counts and writes numbers."""

import os
from typing import Any, Final

LANGUAGES: Final = ("en", "pl", "de")
"""Each has a folder of words in locales/."""
DECIMAL_POINT: Final = {"en": ".", "pl": ",", "de": ","}
LOCALE: Final[dict[str, Any]] = {"en": "en-US", "pl": "pl-PL", "de": "de-DE"}
"""The language and the country by whose customs a plot writes its numbers."""


def language_of_environment() -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for, if we have it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def plural(language: str, number: int) -> str:
    """The plural category that the language gives a whole number."""
    number = abs(number)
    if number == 1:
        return "one"
    if language != "pl":
        return "other"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"
