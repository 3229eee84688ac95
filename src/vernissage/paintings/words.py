"""The words on and about pictures, read from the locale files.

Only what these files use of Fluent is read: one line for a message, `{ $name }` for an argument.
"""

import re
from functools import lru_cache
from pathlib import Path

from vernissage.paintings.decor.tiles import thing_of

LOCALES = Path(__file__).parent.parent / "locales"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.IGNORECASE)
PLACE = re.compile(r"\{ \$(\w+) \}")


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


def phrase(language: str, key: str, **given: str) -> str:
    """A message with its places filled in."""
    return PLACE.sub(lambda m: given[m[1]], messages(language)[key])


def title(deck: str, id: str, language: str = "en") -> str:  # noqa: A002
    """A picture's title, as a museum label or a screen reader says it."""
    known = messages(language)
    if deck in ("musee", "modern-art"):
        return known[f"{deck}-{id}"]
    if deck == "art-society":
        return phrase(
            language,
            "picture-art-society-tile",
            type=known[f"picture-type-{id[3]}"],
            columns=id[0],
            rows=id[2],
            frame=known[f"picture-frame-{id[4]}"],
        )
    if deck == "decor":
        thing = known[f"picture-thing-{thing_of(id)}"]
        return phrase(language, "picture-decor-tile", thing=thing, number=id)
    return known[f"picture-{deck}-{id}"]
