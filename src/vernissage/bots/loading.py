"""The class behind a bot's name: in this package, in a user's file, in an installed module."""

import importlib
import importlib.util
import inspect
import sys
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Final

from vernissage.bots import BotMaker
from vernissage.core.refusals import Invalid

LONGEST: Final = 300
"""Characters of what a bot's mistake says of itself."""


def bot_class(name: str) -> BotMaker:
    """The class that `file.py:Class`, `file.py` or `package.module:Class` names."""
    place, _, attribute = name.partition(":")
    try:
        module = _file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise Invalid(name, "bot-not-read", detail=mistake_told(error, Path(place).name)) from None
    maker = getattr(module, attribute, None) if attribute else _only_bot(module)
    if maker is None or not callable(getattr(maker, "choose", None)):
        raise Invalid(name, "bot-without-choose")
    made: BotMaker = maker
    return made


def _file(path: Path) -> ModuleType:
    if not path.is_file():
        raise FileNotFoundError(f"{path}")
    name = f"vernissage_own_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _only_bot(module: ModuleType) -> type | None:
    """The class of a file that has just one class with `choose`."""
    found = [
        member
        for _, member in inspect.getmembers(module, inspect.isclass)
        if member.__module__ == module.__name__ and hasattr(member, "choose")
    ]
    return found[0] if len(found) == 1 else None


def mistake_told(error: BaseException, file: str) -> str:
    """What went wrong, with the last line of this file that led there, if one did."""
    what = f"{type(error).__name__}: {_spelt(error)}".removesuffix(": ")
    if isinstance(error, SyntaxError):
        return what
    steps = [step for step in extract_tb(error.__traceback__) if Path(step.filename).name == file]
    return f"{what}; {file}:{steps[-1].lineno}" if steps else what


def _spelt(error: BaseException) -> str:
    """Its text, as far as people read on; nothing where not even that can be told."""
    try:
        text = str(error)
    except Exception:
        return ""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
