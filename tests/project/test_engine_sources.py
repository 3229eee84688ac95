"""The compiled modules keep clear of a trap: a constant left of << is shifted in 32 bits."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINES = (ROOT / "engine.txt").read_text(encoding="utf-8").splitlines()
MODULES = [line for line in LINES if line and not line.startswith("#")]


def test_the_kernels_are_what_is_compiled_of_the_bots() -> None:
    kernels = (ROOT / "src" / "vernissage" / "bots").glob("*/kernel/*.py")
    files = {str(file.relative_to(ROOT / "src")) for file in kernels if file.stem != "__init__"}
    assert {module for module in MODULES if "/bots/" in module} == files


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
    assert trapped((ROOT / "src" / module).read_text(encoding="utf-8")) == []


def test_the_trap_is_seen() -> None:
    assert trapped("def f(n):\n    return 1 << n") == [2]
    assert trapped("def f(n):\n    return n << 1") == []


@pytest.mark.parametrize("module", MODULES)
def test_hot_modules_touch_no_clock_file_or_other_chance(module: str) -> None:
    text = (ROOT / "src" / module).read_text(encoding="utf-8")
    imported = {
        name.name.split(".")[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import)
        for name in node.names
    }
    assert imported.isdisjoint({"random", "time", "logging", "os", "io", "datetime"})
    assert "print(" not in text
    assert "open(" not in text
