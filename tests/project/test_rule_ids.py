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


def missing(rules: list[str], folder: Path) -> list[str]:
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))
    return [rule for rule in rules if not re.search(rf"(?<![A-Z0-9-]){rule}(?![A-Z0-9])", text)]


def unknown(rules: list[str], folder: Path) -> set[str]:
    """Ids of this game that a file cites though the rulebook has no such rule."""
    prefix = rules[0].partition("-")[0]
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))
    return set(re.findall(rf"(?<![A-Z0-9-]){prefix}-[A-Z]+[0-9]+", text)) - set(rules)


def code_of(game: str) -> Path:
    return ROOT / "src" / "vernissage" / "games" / game.replace("-", "_")


def rulebook_tests(game: str) -> Path:
    return ROOT / "tests" / game.replace("-", "_")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_the_code_of_its_game(game: str) -> None:
    assert missing(ids(game), code_of(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_of_its_game(game: str) -> None:
    assert missing(ids(game), rulebook_tests(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_id_that_is_cited_is_a_rule(game: str) -> None:
    assert unknown(ids(game), ROOT / "src") == set()
    assert unknown(ids(game), rulebook_tests(game)) == set()


def test_a_rule_that_is_not_there_is_seen(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text('"""MU-T1, MU-T10, not MU-T99."""', encoding="utf-8")
    assert missing(["MU-T1", "MU-T2", "MU-T10"], tmp_path) == ["MU-T2"]
    assert unknown(["MU-T1", "MU-T10"], tmp_path) == {"MU-T99"}


@pytest.mark.parametrize("game", GAMES)
def test_docs_are_written_from_the_words(game: str) -> None:
    """`make docs` writes them anew."""
    written = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert written == markdown(rulebook(game, "en"))
