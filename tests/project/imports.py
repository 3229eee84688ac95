"""What a file imports, however it is written."""

import ast
from pathlib import Path

import vernissage

PACKAGE = Path(vernissage.__file__).parent


def package_of(file: Path) -> str:
    """The package that relative imports of this file start from."""
    return ".".join(["vernissage", *file.parent.relative_to(PACKAGE).parts])


def imports(source: str, package: str) -> set[str]:
    """Full names of all that is imported, by statements at any depth and by `import_module`.

    `from a import b` gives a and a.b: b may be a module.
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = absolute(node, package)
            found |= {start, *(f"{start}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Call) and called(node) in ("import_module", "__import__"):
            found |= {fixed_beginning(argument) for argument in node.args[:1]}
    return found


def absolute(node: ast.ImportFrom, package: str) -> str:
    """Where `from ..x import y` starts, seen from a file of this package."""
    if node.level == 0:
        return node.module or ""
    above = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*above, *filter(None, [node.module])])


def called(node: ast.Call) -> str:
    return str(getattr(node.func, "id", getattr(node.func, "attr", "")))


def fixed_beginning(argument: ast.expr) -> str:
    """The name, or as much of it as does not depend on anything."""
    if isinstance(argument, ast.JoinedStr):
        argument = argument.values[0]
    return str(argument.value) if isinstance(argument, ast.Constant) else ""
