"""Every public function of the games and of reviews says what it does."""

import ast
from collections.abc import Iterator
from pathlib import Path

import vernissage
from vernissage.core.contract import State

PACKAGE = Path(vernissage.__file__).parent
TOLD_BY_THE_CONTRACT = {name for name in vars(State) if not name.startswith("_")}


def silent(source: str) -> list[str]:
    """The public functions and methods of a file that have no docstring."""
    return [name for name, function in functions(ast.parse(source)) if not told(function)]


def functions(
    tree: ast.Module | ast.ClassDef, within: str = ""
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for node in tree.body:
        name = getattr(node, "name", "_")
        if name.startswith("_"):
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{within}{name}", node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{name}.")


def told(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return ast.get_docstring(function) is not None or function.name in TOLD_BY_THE_CONTRACT


def test_every_public_function_of_games_and_reviews_has_a_docstring() -> None:
    files = [file for room in ("games", "review") for file in (PACKAGE / room).rglob("*.py")]
    assert len(files) > 60
    found = {
        str(file.relative_to(PACKAGE)): names
        for file in files
        if (names := silent(file.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_silence_is_noticed() -> None:
    source = "def a(): pass\nclass B:\n    def c(self): pass\n    def _d(self): pass\n"
    assert silent(source) == ["a", "B.c"]
    assert silent('def a():\n    """Says it."""\n') == []
    assert silent("class State:\n    def legal(self): pass\n") == []
