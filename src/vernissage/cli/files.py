"""Files that people hand to commands."""

from errno import errorcode
from pathlib import Path

from vernissage.core import records
from vernissage.core.records import Record
from vernissage.core.refusals import Invalid, Refusal


def read_bytes(path: Path) -> bytes:
    """The bytes of a file; one that cannot be read is refused."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Invalid(
            str(path), "file-not-read", cause=cause_of(error), detail=str(error)
        ) from None


def not_written(path: Path, error: OSError) -> Invalid:
    """The refusal of a file that cannot be written."""
    return Invalid(str(path), "file-not-written", cause=cause_of(error), detail=str(error))


def cause_of(error: OSError) -> str:
    """The system's name of an error, such as ENOENT: words can translate it."""
    return errorcode.get(error.errno or 0, "")


def read_lines(path: Path) -> list[tuple[int, bytes]]:
    """The records of a file with their line numbers: one a line, or one document in all."""
    content = read_bytes(path)
    lines = [(n, line) for n, line in enumerate(content.splitlines(), start=1) if line.strip()]
    spread = lines and lines[0][1].strip() in (b"{", b"[")
    return [(1, content)] if spread else lines


def read_record(path: Path, line: int) -> Record:
    """One record of a file: that of the given line, counted from 1."""
    lines = dict(read_lines(path))
    if line not in lines:
        raise Invalid(f"{path.name}, {line}", "no-such-line", lines=len(lines))
    try:
        return records.decode(lines[line])
    except Refusal as refusal:
        raise refusal.within("where-line", file=path.name, line=line) from None
