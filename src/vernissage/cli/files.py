"""Files that people hand to commands."""

import lzma
from pathlib import Path

from vernissage.core import records
from vernissage.core.files import not_read
from vernissage.core.records import Record
from vernissage.core.refusals import Invalid, Refusal


def read_bytes(path: Path) -> bytes:
    """The bytes of a file, unpacked if its name ends in .xz; one that cannot be read is refused."""
    try:
        content = path.read_bytes()
        return lzma.decompress(content) if path.suffix == ".xz" else content
    except OSError as error:
        raise not_read(path, error) from None
    except lzma.LZMAError as error:
        raise Invalid(str(path), "broken-archive", detail=str(error)) from None


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
