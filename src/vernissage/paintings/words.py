"""The words on and about pictures, read from the locale files.

Only what these files use of Fluent is read: one line for a message, `{ $name }` for an argument.
"""

import re
from functools import lru_cache
from pathlib import Path

LOCALES = Path(__file__).parent.parent / "locales"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.IGNORECASE)
PLACE = re.compile(r"\{ \$(\w+) \}")
LANGUAGES = ("en", "pl", "de")


@lru_cache
def messages(language: str) -> dict[str, str]:
    """All messages of one language that concern pictures."""
    found: dict[str, str] = {}
    for name in ("titles", "paintings"):
        text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
        for line in text.splitlines():
            if match := MESSAGE.match(line):
                found[match[1]] = match[2]
    return found


def say(language: str, key: str, **given: str) -> str:
    """A message with its places filled in."""
    return PLACE.sub(lambda m: given[m[1]], messages(language)[key])


def title(deck: str, id: str, language: str = "en") -> str:  # noqa: A002
    """A picture's title, as a museum label or a screen reader says it."""
    known = messages(language)
    if f"{deck}-{id}" in known:
        return known[f"{deck}-{id}"]
    if deck == "art-society":
        size, type_letter, frame_letter = id[:3], id[3], id[4]
        return say(
            language, "art-society-tile", type=known[f"type-{type_letter}"],
            columns=size[0], rows=size[2], frame=known[f"frame-{frame_letter}"],
        )
    if deck == "decor":
        from vernissage.paintings.decor import thing_of

        return say(language, "decor-tile", thing=known[f"thing-{thing_of(id)}"], number=id)
    return say(language, f"{deck}-{id}")
