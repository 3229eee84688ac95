"""The language of this run: `--lang`, else the environment. Read before the commands are."""

import sys
from collections.abc import Sequence
from typing import Final

from vernissage.core.languages import LANGUAGES, language_of_environment
from vernissage.core.words import Words, words


def chosen_language(arguments: Sequence[str]) -> str:
    """What `--lang xx` or `--lang=xx` asks for, if we have it."""
    for index, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or "".join(arguments[index + 1 : index + 2])
            if value in LANGUAGES:
                return value
    return language_of_environment()


SAY: Final[Words] = words(chosen_language(sys.argv[1:]))
