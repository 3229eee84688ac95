"""Every rule id stands in the code that enforces it, in a test, and in docs/rules."""

import re
from pathlib import Path

import pytest

from vernissage.core.rulebook import markdown, rulebook
from vernissage.games import GAMES

ROOT = Path(__file__).parents[2]


def ids(game: str) -> list[str]:
    book = rulebook(game, "en")
    return [rule.id for chapter in book.chapters for rule in chapter.rules]


def missing(game: str, folder: Path) -> list[str]:
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))
    return [rule for rule in ids(game) if not re.search(rf"{rule}(?![A-Z0-9])", text)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_the_code(game: str) -> None:
    assert missing(game, ROOT / "src" / "vernissage") == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    assert missing(game, ROOT / "tests" / game.replace("-", "_")) == []


@pytest.mark.parametrize("game", GAMES)
def test_docs_are_written_from_the_words(game: str) -> None:
    """`make docs` writes them anew."""
    written = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert written == markdown(rulebook(game, "en"))
