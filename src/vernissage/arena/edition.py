"""The edition of a bot: a fingerprint of what it does, of its game's rules and of its weights.

A journal keeps deals for days; deals that an older edition played are not taken for this one's.
"""

import hashlib
import inspect
import shlex
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

import vernissage
from vernissage.arena.fingerprint import Reached, reached
from vernissage.bots import BOTS
from vernissage.bots.program import PREFIX
from vernissage.bots.tuned_weights import WeightsFile, files_of_module

PACKAGE: Final = Path(vernissage.__file__).parent
COUNTED: Final = (
    "vernissage.bots",
    "vernissage.games.",
    "vernissage.core.chance",
    "vernissage.core.sets",
)
"""What decides how a bot plays; commands and words do not."""


def edition(game: str, bot: str, weights: dict[str, float] | None) -> str:
    """Twelve letters that change when the bot may play otherwise."""
    digest = hashlib.blake2b(repr(sorted((weights or {}).items())).encode(), digest_size=6)
    if bot.startswith(PREFIX):
        for file in program_files(bot):
            digest.update(file.read_bytes())
        bot = "random"
    found = what_plays(game, bot)
    for part in sorted(found.digests):
        digest.update(part)
    for text in sorted(repr(file) for file in _weights(found)):
        digest.update(text.encode())
    return digest.hexdigest()


def program_files(bot: str) -> list[Path]:
    """The files that the command of a program names; what else it reads nobody knows."""
    words = shlex.split(bot.removeprefix(PREFIX).partition("@")[0])
    return [Path(word) for word in words if Path(word).is_file()]


def what_plays(game: str, bot: str) -> Reached:
    """The code of a bot and of its game."""
    place, _, name = BOTS[game].get(bot.partition("@")[0], bot).partition(":")
    own = Path(place) if place.endswith(".py") else source_of(place)
    rules = source_of(f"vernissage.games.{game.replace('-', '_')}")
    start: list[tuple[Path, str | None]] = [(rules, None)] if rules else []
    if own is not None:
        start.append((own, name if place.startswith("vernissage.") else None))
    return reached(start, counted)


def counted(module: str) -> Path | None:
    """The file of a module that decides how a bot plays."""
    return source_of(module) if module.startswith(COUNTED) else None


@cache
def source_of(module: str) -> Path | None:
    """The source file of a module, compiled or not."""
    if module.startswith("vernissage."):
        path = PACKAGE.joinpath(*module.split(".")[1:])
        files = (path.with_suffix(".py"), path / "__init__.py")
        return next((file for file in files if file.exists()), None)
    found = inspect.getsourcefile(import_module(module))
    return Path(found) if found else None


def _weights(found: Reached) -> list[list[tuple[str, float]]]:
    files = [file for source in found.files for file in files_of_module(source)]
    read = (msgspec.json.decode(file.read_bytes(), type=WeightsFile) for file in files)
    return [sorted(file.weights.items()) for file in read]
