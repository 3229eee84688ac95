"""Files that cannot be read or written, as refusals."""

from errno import errorcode
from pathlib import Path

from vernissage.core.refusals import Invalid


def cause_of(error: OSError) -> str:
    """The system's name of an error, such as ENOENT: words can translate it."""
    return errorcode.get(error.errno or 0, "")


def not_read(path: Path, error: OSError) -> Invalid:
    return Invalid(str(path), "file-not-read", cause=cause_of(error), detail=str(error))


def not_written(path: Path, error: OSError) -> Invalid:
    return Invalid(str(path), "file-not-written", cause=cause_of(error), detail=str(error))
