"""Games on disk: those that were left, and the records of those that ended.

A saved game holds the seed and the actions, never a card: nothing in the file tells a hand.
"""

import os
from pathlib import Path
from typing import Any

import msgspec

from vernissage.core.documents import decode
from vernissage.core.files import not_written
from vernissage.core.misfits import misfit
from vernissage.core.records import Match, Record, encode
from vernissage.core.refusals import Invalid


class Saved(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that was left, as its file has it."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seed: int
    first: int | None = None
    match: Match | None = None
    actions: tuple[str, ...] = ()


def folder() -> Path:
    """Where games are kept: XDG_DATA_HOME/vernissage, or ~/.local/share/vernissage."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "vernissage"


def saved_games() -> list[Path]:
    """The games that were left, the latest first."""
    files = (folder() / "games").glob("*.json")
    return sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)


def free_path(game: str, seed: int) -> Path:
    """Where a new game is saved: named after its deal, beside a game that waits there already."""
    games = folder() / "games"
    names = (f"{game}-{seed}", *(f"{game}-{seed}-{number}" for number in range(2, 1000)))
    paths = (games / f"{name}.json" for name in names)
    return next(p for p in paths if not p.exists() and not p.with_suffix(".lock").exists())


def path_of(name: str | None) -> Path:
    """The file of the game that was left last, or of the one named."""
    waiting = {file.stem: file for file in saved_games()}
    if not waiting:
        raise Invalid("resume", "nothing-to-resume")
    name = next(iter(waiting)) if name is None else name
    if name not in waiting:
        raise Invalid(name, "no-such-save", known=", ".join(waiting))
    return waiting[name]


def read(path: Path) -> Saved:
    """The game in this file; a broken one is refused and left alone."""
    try:
        return decode(path.read_bytes(), Saved)
    except msgspec.DecodeError as error:
        raise Invalid(str(path), "save-not-read", **misfit(error)) from None


def write(path: Path, saved: Saved) -> None:
    """Save the game: the file is always whole, whatever happens while it is written."""
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(msgspec.json.encode(saved))
        os.replace(part, path)
    except OSError as error:
        raise not_written(path, error) from None


class Held:
    """A saved game that is being played: nobody else goes on with it meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_suffix(".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise not_written(self.path, error) from None
        if not _locked(self._file):
            os.close(self._file)
            raise Invalid(path.stem, "save-in-use")

    def release(self) -> None:
        """The game is left; a process that dies lets go by itself."""
        os.close(self._file)

    def forget(self) -> None:
        """The game is over and its file gone."""
        self.path.unlink(missing_ok=True)
        os.close(self._file)


def _locked(file: int) -> bool:
    """Take the lock; False: another process has it. Systems without such locks go on."""
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except (ImportError, OSError):
        pass
    return True


def keep(record: Record) -> Path:
    """Keep the record of a finished game under the next free number; where it is."""
    records = folder() / "records"
    kept = (file.stem.rpartition("-")[2] for file in records.glob(f"{record.game}-*.json"))
    number = 1 + max((int(name) for name in kept if name.isdigit()), default=0)
    path = records / f"{record.game}-{number:04}.json"
    try:
        records.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:
            file.write(encode(record) + b"\n")
    except OSError as error:
        raise not_written(path, error) from None
    return path
