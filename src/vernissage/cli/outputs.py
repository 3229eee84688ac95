"""Files that commands write: nothing that is there is lost by it.

What exists is only written over with `--force`, an input never. A symbolic link is followed. A
pipe or a device is written to and stays what it is. A folder that is missing is made.
"""

import os
import shlex
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from errno import EISDIR, ENOTDIR
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vernissage.cli.language import SAY
from vernissage.core.files import not_written
from vernissage.core.refusals import Invalid
from vernissage.core.safe import shown

Force = Annotated[bool, Parameter(help=SAY("cli-force"), negative=())]


def check_output(
    path: Path, *, flag: str, force: bool = False, inputs: Sequence[Path | None] = ()
) -> None:
    """Refuse before the work what could not be written after it, or would cost a file."""
    what = f"{flag} {path}".strip()
    try:
        if any(given is not None and is_same(path, given) for given in inputs):
            raise Invalid(what, "output-is-input")
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if path.is_file() and not force:
            raise Invalid(what, "output-there")
        if not is_pipe_or_device(path):
            with written(path) as part:
                part.touch()
                raise _Tried
    except _Tried:
        return
    except OSError as error:
        raise not_written(path, error) from None


class _Tried(Exception):
    """The part file could be made; it goes again, for it is empty."""


def is_same(path: Path, other: Path) -> bool:
    if path.exists() and other.exists():
        return path.samefile(other) and not is_pipe_or_device(path)
    return path.resolve() == other.resolve()


def is_pipe_or_device(path: Path) -> bool:
    return path.exists() and not path.is_file() and not path.is_dir()


@contextmanager
def written(path: Path) -> Iterator[Path]:
    """The file to write into: it takes the name of `path` when all is written.

    What stops earlier stays in a part file, if there is anything in it.
    """
    if is_pipe_or_device(path):
        with _refusing(path):
            yield path
        return
    target = path.resolve()
    part = _free_part(target)
    with _refusing(path):
        _make_folder(target.parent)
        try:
            yield part
        except BaseException:
            if part.exists() and part.stat().st_size == 0:
                part.unlink()
            raise
        if target.exists():
            shutil.copymode(target, part)
        os.replace(part, target)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR)) from None


def write_output(path: Path, content: bytes) -> None:
    with written(path) as part:
        part.write_bytes(content)


def made_by() -> str:
    """For the foot of a page: the command that made it, and the day."""
    command = shown(shlex.join(("vernissage", *sys.argv[1:])))
    return SAY("page-made", command=command, date=date.today().isoformat())


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise not_written(path, error) from None


def _free_part(target: Path) -> Path:
    """A name that nothing has yet: an earlier part may be all that is left of long work."""
    names = (f"{target.name}.part", *(f"{target.name}.part{n}" for n in range(2, 1000)))
    parts = (target.with_name(name) for name in names)
    return next(part for part in parts if not part.exists())
