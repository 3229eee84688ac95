"""What code does, as a fingerprint: every definition that a name leads to, wherever it stands.

Layout, comments, docstrings, import lines, the names of modules and the order of definitions do
not count, and Python's version does not either. Only the standard library is used.
"""

import ast
import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, TypeGuard

SILENT: Final = frozenset({"ctx", "kind", "type_comment"})
"""Fields of a syntax tree that change nothing."""

Finder = Callable[[str], Path | None]
"""Module -> its file, if what stands there counts."""


@dataclass(frozen=True)
class Module:
    """One file: its definitions by name, what it imports, and what it does besides."""

    definitions: dict[str, list[ast.stmt]] = field(default_factory=dict)
    imports: dict[str, tuple[str, str | None]] = field(default_factory=dict)
    """Name used here -> module and name there; without a name it is the module itself."""
    loose: list[ast.stmt] = field(default_factory=list)
    """Statements that define nothing by name: they count with everything of the file."""


@dataclass(frozen=True)
class Reached:
    """What a walk has found: digests of definitions, and the files that they stand in."""

    digests: frozenset[bytes]
    files: frozenset[Path]


def reached(start: Iterable[tuple[Path, str | None]], find: Finder) -> Reached:
    """All that these definitions lead to; a file without a name stands for all of its own."""
    waiting = [pair for file, name in start for pair in _begin(file, name)]
    found: dict[tuple[Path, str], bytes] = {}
    while waiting:
        file, name = waiting.pop()
        if (file, name) in found:
            continue
        module = read(file)
        statements = [*module.definitions.get(name, ()), *module.loose]
        names = _names(module.imports, find)
        text = " ".join(_written(statement, names) for statement in statements)
        found[file, name] = hashlib.blake2b(text.encode(), digest_size=16).digest()
        for statement in statements:
            waiting += _used(statement, file, module, find)
    return Reached(frozenset(found.values()), frozenset(file for file, _ in found))


def _begin(file: Path, name: str | None) -> list[tuple[Path, str]]:
    return [(file, each) for each in (read(file).definitions if name is None else (name,))]


def read(file: Path) -> Module:
    """The file as it is now, taken apart."""
    return _taken_apart(file.read_bytes())


@cache
def _taken_apart(source: bytes) -> Module:
    module = Module()
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            module.imports.update(_imported(statement))
        elif names := _defined(statement):
            for name in names:
                module.definitions.setdefault(name, []).append(statement)
        elif not _is_text(statement):
            module.loose.append(statement)
    return module


def _imported(statement: ast.Import | ast.ImportFrom) -> dict[str, tuple[str, str | None]]:
    if isinstance(statement, ast.Import):
        return {alias.asname or alias.name: (alias.name, None) for alias in statement.names}
    place = statement.module or ""
    return {alias.asname or alias.name: (place, alias.name) for alias in statement.names}


def _defined(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [statement.name]
    if isinstance(statement, ast.Assign | ast.AnnAssign | ast.AugAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        nodes = (node for target in targets for node in ast.walk(target))
        return [node.id for node in nodes if isinstance(node, ast.Name)]
    return []


def _is_text(statement: ast.AST) -> bool:
    """A docstring, of a module, class, function or constant."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def _used(
    statement: ast.stmt, file: Path, module: Module, find: Finder
) -> Iterator[tuple[Path, str]]:
    """Where the names of a statement are defined, as far as it counts."""
    local = _imports_within(statement, module.imports)
    for node in ast.walk(statement):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            place = _module_named(node.value.id, local, find)
            if place is not None:
                yield from _there(place, node.attr, find)
        elif isinstance(node, ast.Name) and node.id in module.definitions:
            yield file, node.id
        elif isinstance(node, ast.Name) and node.id in local:
            there, name = local[node.id]
            if name is not None and find(f"{there}.{name}") is None:
                yield from _there(there, name, find)


def _imports_within(
    statement: ast.stmt, around: dict[str, tuple[str, str | None]]
) -> dict[str, tuple[str, str | None]]:
    """Those of the file, and those that the statement makes itself."""
    local = dict(around)
    for node in ast.walk(statement):
        if isinstance(node, ast.Import | ast.ImportFrom):
            local.update(_imported(node))
    return local


def _module_named(
    name: str, imports: dict[str, tuple[str, str | None]], find: Finder
) -> str | None:
    """The module that a name stands for; None if it stands for something else."""
    if name not in imports:
        return None
    place, inner = imports[name]
    whole = place if inner is None else f"{place}.{inner}"
    return whole if find(whole) is not None else None


def _there(module: str, name: str, find: Finder) -> Iterator[tuple[Path, str]]:
    """The definition, also where a module only passes it on."""
    file = find(module)
    if file is None:
        return
    source = read(file)
    if name in source.definitions:
        yield file, name
    elif name in source.imports and source.imports[name][1] is not None:
        place, inner = source.imports[name]
        yield from _there(place, str(inner), find)


def _names(imports: dict[str, tuple[str, str | None]], find: Finder) -> dict[str, str | None]:
    """What each imported thing is called at home; None for modules, whose names do not count."""
    return {
        name: None if inner is None or _module_named(name, imports, find) else inner
        for name, (_, inner) in imports.items()
    }


def _written(node: object, names: dict[str, str | None]) -> str:
    """A syntax tree as text; imported things by the name they have at home."""
    if isinstance(node, list):
        return " ".join(_written(each, names) for each in node if not _is_left_out(each))
    if isinstance(node, ast.Name):
        return names.get(node.id) or node.id
    if _is_of_a_module(node, names):
        return node.attr
    if isinstance(node, ast.JoinedStr):
        return f"(Text {_written([part for part in node.values if not _is_empty(part)], names)})"
    if not isinstance(node, ast.AST):
        return repr(node)
    parts = [
        f"{name}={_written(value, names)}"
        for name, value in sorted(ast.iter_fields(node))
        if name not in SILENT and value is not None and value != []
    ]
    return f"({type(node).__name__} {' '.join(parts)})"


def _is_of_a_module(node: object, names: dict[str, str | None]) -> TypeGuard[ast.Attribute]:
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and names.get(node.value.id, "") is None
    )


def _is_empty(part: ast.expr) -> bool:
    """Python 3.12 puts empty texts into formatted ones."""
    return isinstance(part, ast.Constant) and part.value == ""


def _is_left_out(node: object) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom) or (
        isinstance(node, ast.AST) and _is_text(node)
    )
