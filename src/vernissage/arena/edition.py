"""The edition of a bot: a fingerprint of its source, its game and its weights.

A journal keeps deals for days; deals that an older edition played are not taken for this one's.
"""

import ast
import hashlib
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import vernissage
from vernissage.bots import BOTS

PACKAGE: Final = Path(vernissage.__file__).parent
COUNTED: Final = ("vernissage.bots.", "vernissage.games.", "vernissage.core.chance")
"""What decides how a bot plays; commands and words do not."""


def edition(game: str, bot: str, weights: dict[str, float] | None) -> str:
    """Twelve letters that change when the bot may play otherwise."""
    place = BOTS[game].get(bot.partition("@")[0], bot).partition(":")[0]
    digest = hashlib.blake2b(repr(sorted((weights or {}).items())).encode(), digest_size=6)
    start = Path(place) if place.endswith(".py") else source_of(place)
    for file in closure(start) if start is not None else ():
        digest.update(meaning(file))
    return digest.hexdigest()


@cache
def source_of(module: str) -> Path | None:
    """The source file of a module, compiled or not."""
    if module.startswith("vernissage."):
        path = PACKAGE.joinpath(*module.split(".")[1:])
        files = (path.with_suffix(".py"), path / "__init__.py")
        return next((file for file in files if file.exists()), None)
    import importlib

    found = inspect.getsourcefile(importlib.import_module(module))
    return Path(found) if found else None


def closure(start: Path) -> list[Path]:
    """The file, all of ours that it needs, and their weights, in a fixed order."""
    found: dict[Path, None] = {}
    waiting = [start]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found[file] = None
            waiting += needed(file)
    weights = [other for file in found for other in weights_of_module(file.stem)]
    return sorted(found) + sorted(weights)


def weights_of_module(stem: str) -> list[Path]:
    """The files of weights of one module: for all player counts, or for one each."""
    folder = PACKAGE / "bots" / "weights"
    files = [folder / f"{stem}.json", *folder.glob(f"{stem}_[0-9].json")]
    return [file for file in files if file.exists()]


def needed(file: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            for name in names:
                path = source_of(name) if name.startswith(COUNTED) else None
                if path is not None:
                    yield path


def meaning(file: Path) -> bytes:
    """Source without its comments and layout; anything else as it is."""
    content = file.read_bytes()
    return ast.dump(ast.parse(content)).encode() if file.suffix == ".py" else content
