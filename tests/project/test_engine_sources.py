"""The compiled modules keep clear of a trap, and of clocks, files and any chance but our own."""

import ast
from pathlib import Path

import pytest

from tests.project.imports import called, imports, package_of

SOURCES = Path(__file__).parents[2] / "src"
LINES = (SOURCES.parent / "engine.txt").read_text(encoding="utf-8").splitlines()
MODULES = [line for line in LINES if line and not line.startswith("#")]
ALLOWED = {"abc", "typing", "collections", "math", "mypy_extensions", "librt", "vernissage"}
FOR_VIEWS = {"functools", "msgspec"}
"""What is shown, told and asked is compiled too, and made of structs."""
UNBOUNDED = {"vernissage/games/musee/showing.py"}
"""Shifts Python's own numbers, which may be of any size and are compiled as such."""
CLOCKS = {"time", "datetime", "random", "secrets", "uuid"}
REFUSED = {"print", "open", "input", "exec", "eval", "__import__"}


@pytest.mark.parametrize("room", ["bots", "research"])
def test_the_kernels_are_what_is_compiled_of_a_room(room: str) -> None:
    kernels = (SOURCES / "vernissage" / room).glob("**/kernel/*.py")
    files = {file.relative_to(SOURCES).as_posix() for file in kernels if file.stem != "__init__"}
    assert {module for module in MODULES if f"/{room}/" in module} == files


def trapped(source: str) -> list[int]:
    """The lines of functions that shift a constant by something that is not one."""
    functions = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef)]
    return [
        node.lineno
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


@pytest.mark.parametrize("module", MODULES)
def test_no_constant_is_shifted_by_a_variable(module: str) -> None:
    source = (SOURCES / module).read_text(encoding="utf-8")
    assert module in UNBOUNDED or trapped(source) == []
    assert module not in UNBOUNDED or "i64" not in source


def test_the_trap_is_seen() -> None:
    """A constant left of << is shifted in 32 bits."""
    assert trapped("def f(n):\n    return 1 << n") == [2]
    assert trapped("def f(n):\n    return n << 1") == []


def reaches_out(source: str, package: str) -> set[str]:
    """What a module imports or calls that no game needs to be played."""
    packages = {name.split(".")[0] for name in imports(source, package)}
    calls = {called(node) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)}
    return (packages - ALLOWED) | (calls & REFUSED)


@pytest.mark.parametrize("module", MODULES)
def test_hot_modules_touch_no_clock_file_or_other_chance(module: str) -> None:
    file = SOURCES / module
    more = FOR_VIEWS if file.stem in ("showing", "telling", "asking") else set()
    assert reaches_out(file.read_text(encoding="utf-8"), package_of(file)) <= more


@pytest.mark.parametrize(
    "line",
    [
        "import time",
        "import os.path as p",
        "from time import monotonic",
        "from random import random as chance",
        "def f():\n    from datetime import datetime",
        "from importlib import import_module\nimport_module('time')",
        "print(1)",
        "with open('x') as file:\n    pass",
    ],
)
def test_what_reaches_out_is_seen(line: str) -> None:
    assert reaches_out(line, "vernissage.core")
    assert reaches_out("from typing import Final\nreprint(1)", "vernissage.core") == set()


@pytest.mark.parametrize("room", ["games", "core"])
def test_no_game_knows_a_clock_or_another_chance(room: str) -> None:
    """Compiled or not: the same set-up and the same actions are the same game."""
    reached = {
        file.relative_to(SOURCES).as_posix(): names
        for file in sorted((SOURCES / "vernissage" / room).rglob("*.py"))
        if (names := clocks(file.read_text(encoding="utf-8"), package_of(file)))
    }
    assert reached == {}


def clocks(source: str, package: str) -> set[str]:
    """The clocks and other sources of chance that a file imports."""
    return {name.split(".")[0] for name in imports(source, package)} & CLOCKS


@pytest.mark.parametrize("line", ["import time", "from time import time", "import random as r"])
def test_a_clock_is_seen(line: str) -> None:
    assert clocks(line, "vernissage.games.musee")
