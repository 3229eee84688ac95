"""The languages: which there are, which one is asked for, how each counts and writes numbers."""

import os
from collections.abc import Callable
from typing import Any, Final, NamedTuple


class Language(NamedTuple):
    """How a language writes what is not a word; its words stand in locales/<its code>/."""

    decimal_point: str
    quotes: tuple[str, str]
    """The opening and the closing mark."""
    percent: str
    """The sign after a number, with its distance."""
    plural: Callable[[int], str]
    """The plural category of a whole number, as Fluent names it."""
    locale: Any
    """The language and the country by whose customs a plot writes its numbers."""
    raised: bool = False
    """Whether a sentence after a colon starts with a capital letter."""


def one_or_other(number: int) -> str:
    """As in English and German."""
    return "one" if number == 1 else "other"


def one_few_or_many(number: int) -> str:
    """As in Polish: 2 to 4, 22 to 24 and so on are few."""
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


LANGUAGES: Final = {
    "en": Language(".", ("“", "”"), "\u00a0%", one_or_other, "en-US"),
    "pl": Language(",", ("„", "”"), "%", one_few_or_many, "pl-PL"),
    "de": Language(",", ("„", "“"), "\u00a0%", one_or_other, "de-DE", raised=True),
}
FALLBACK: Final = "en"
"""For whoever asks for none of them."""


def language_of_environment() -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for, if we have it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else FALLBACK
    return FALLBACK


def plural(language: str, number: int) -> str:
    """The plural category that the language gives a whole number."""
    return LANGUAGES[language].plural(abs(number))
