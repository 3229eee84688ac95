"""Which messages the browser's source asks for by a fixed name, and the arguments it gives."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.words.source import SOURCE, Use

WEB = SOURCE.parent.parent / "web/src"
CALL = re.compile(r"\b(say|tell)\(\"([\w.-]+)\"(, \{ |\))")
PREFIX = {"say": "", "tell": "web-art-society-"}


def browser_uses() -> list[Use]:
    found = []
    for file in sorted((*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"))):
        if not file.name.endswith(".test.ts"):
            found += list(uses_in(file))
    return found


def uses_in(file: Path) -> Iterator[Use]:
    source = file.read_text(encoding="utf-8")
    for call in CALL.finditer(source):
        given = frozenset(keys(source, call.end())) if call[3] != ")" else frozenset()
        if not any(key.startswith("...") for key in given):
            line = source.count("\n", 0, call.start()) + 1
            place = f"{file.relative_to(WEB)}:{line}"
            yield Use(place, (PREFIX[call[1]] + call[2],), given, refusal=False)


def keys(source: str, at: int) -> Iterator[str]:
    """The keys of the object literal whose first key stands at `at`."""
    depth, key = 0, re.compile(r"(\.{3}|\w+)")
    begins: re.Match[str] | None = key.match(source, at)
    while depth >= 0:
        if begins:
            yield begins[0]
        begins = None
        depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(source[at], 0)
        if source[at] == "," and depth == 0:
            begins = key.match(source, at + 2)
        at += 1
