"""Imports point down: cli -> review -> arena -> tables -> bots -> games -> core."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import vernissage

PACKAGE = Path(vernissage.__file__).parent
ABOVE = {
    "core": {"games", "bots", "tables", "arena", "review", "cli", "server", "research"},
    "paintings": {"games", "bots", "tables", "arena", "review", "cli", "server", "research"},
    "games": {"bots", "tables", "arena", "review", "cli", "server", "research"},
    "bots": {"tables", "arena", "review", "cli", "server", "research"},
    "tables": {"arena", "review", "cli", "server", "research"},
    "arena": {"review", "cli", "server"},
    "review": {"cli", "server", "research"},
}


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def test_imports_point_down() -> None:
    wrong = [
        (str(file.relative_to(PACKAGE)), name)
        for layer, above in ABOVE.items()
        for file in (PACKAGE / layer).rglob("*.py")
        for name in imports(file)
        if name.startswith("vernissage.") and name.split(".")[1] in above
    ]
    assert wrong == []


def test_games_do_not_import_each_other() -> None:
    folders = [folder for folder in (PACKAGE / "games").iterdir() if (folder / "rules.py").exists()]
    assert folders
    for folder in folders:
        others = {f"vernissage.games.{other.name}" for other in folders if other != folder}
        for file in folder.rglob("*.py"):
            used = {".".join(name.split(".")[:3]) for name in imports(file)}
            assert used.isdisjoint(others), file


def test_paintings_import_only_the_standard_library() -> None:
    for file in (PACKAGE / "paintings").rglob("*.py"):
        for name in imports(file):
            own = name.startswith("vernissage.paintings")
            assert own or name.split(".")[0] in sys.stdlib_module_names, file
