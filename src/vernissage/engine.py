"""Which engine this process runs: the compiled one of this clone, else the same files as Python.

`make` compiles into build/engine/<fingerprint of the sources>. So an engine that is half built, or
that was built from other sources, is never found, and a process keeps to the one it began with.
An installed package has its compiled modules beside their sources and needs nothing of this.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GROUP: Final = "vernissage_engine__mypyc"
"""The library that holds all of the compiled code; each compiled module is a door into it."""


class Engine:
    """The compiled engine of a clone, there or not."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.lock = root / "build" / "engine.lock"

    def sources(self) -> list[str]:
        lines = (self.root / "engine.txt").read_text(encoding="utf-8").splitlines()
        return [line for line in lines if line and not line.startswith("#")]

    def fingerprint(self) -> str:
        """What a compiled engine depends on: its sources, how it is built, and this Python."""
        from hashlib import blake2b

        digest = blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=8)
        recipe = ("engine.txt", "setup.py", "requirements/build.txt")
        for file in (*recipe, *(f"src/{source}" for source in self.sources())):
            digest.update((self.root / file).read_bytes() + b"\0")
        return digest.hexdigest()

    def folder(self) -> Path:
        """Where the engine that was compiled from these sources is, or will be."""
        return self.root / "build" / "engine" / self.fingerprint()

    def compiled_files(self, folder: Path) -> dict[str, Path]:
        modules = {source.removesuffix(".py") for source in self.sources()} | {GROUP}
        suffix = EXTENSION_SUFFIXES[0]
        return {name.replace("/", "."): folder / f"{name}{suffix}" for name in modules}

    def source_files(self) -> dict[str, Path]:
        sources = self.sources()
        return {s.removesuffix(".py").replace("/", "."): self.root / "src" / s for s in sources}

    def is_being_built(self) -> bool:
        """Whether somebody holds the lock of the build now."""
        try:
            import fcntl

            with self.lock.open("rb") as lock:
                fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except (ImportError, OSError):
            pass
        return False


class Finder:
    """Finds each module of the engine compiled, or each as its source; asked before all others."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.names = frozenset(engine.source_files()) | {GROUP}
        self.files: dict[str, Path] | None = None

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        if name not in self.names:
            return None
        if self.files is None:
            self.files = self.chosen_files()
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)

    def chosen_files(self) -> dict[str, Path]:
        """Decided once for the life of the process: the engine never mixes."""
        if pure_is_asked_for():
            return self.engine.source_files()
        folder = self.engine.folder()
        return self.engine.compiled_files(folder) if folder.is_dir() else {}


def pure_is_asked_for() -> bool:
    return os.environ.get("VERNISSAGE_PURE") == "1"


def engine_to_come() -> Path | None:
    """Where this clone's engine will be once it is compiled; None if nobody waits for one."""
    if pure_is_asked_for() or not (ROOT / "engine.txt").exists():
        return None
    folder = Engine(ROOT).folder()
    return None if folder.is_dir() else folder


def find_compiled_modules() -> None:
    """In a clone, modules of the engine are looked for in its build folder first."""
    if (ROOT / "engine.txt").exists():
        sys.meta_path.insert(0, Finder(Engine(ROOT)))
