"""The journal of an arena: one record a line, deal by deal; what is there is not played again."""

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

import msgspec

from vernissage.arena.duplicate import ArenaRecord, Contest, line_up_of
from vernissage.core.files import not_written
from vernissage.core.misfits import misfit
from vernissage.core.records import FORMAT
from vernissage.core.refusals import Invalid

HEAD: Final = f'{{"format":"{FORMAT}",'.encode()
"""How every record begins."""
Key = tuple[object, ...]
"""What tells one deal of one contest from all others."""


def read(line: bytes) -> ArenaRecord:
    return msgspec.json.decode(line, type=ArenaRecord)


def key_of(record: ArenaRecord) -> Key:
    played = record.arena
    names = line_up_of(record.seats or (), played.rotation)
    editions = line_up_of(played.editions, played.rotation)
    options = encoded(record.options)
    return (record.game, options, names, editions, played.seed, played.fresh, played.deal)


def key_in(contest: Contest, deal: int) -> Key:
    options = encoded(contest.options)
    who = (contest.names, contest.editions)
    return (contest.game, options, *who, contest.seed, contest.fresh, deal)


def encoded(options: dict[str, Any]) -> bytes:
    """Options that are the same are the same bytes."""
    return msgspec.json.encode(options, order="deterministic")


class Started(msgspec.Struct, frozen=True):
    """A run that a journal holds deals of, whichever edition of its bots played them."""

    game: str
    options: bytes
    names: tuple[str, ...]
    seed: int
    fresh: bool

    def command(self) -> str:
        """What asks for it, without the words `vernissage arena`."""
        words = [self.game, "--seats", ",".join(self.names), "--seed", str(self.seed)]
        for name, given in msgspec.json.decode(self.options).items():
            plain = f"{given}" if isinstance(given, str | int) else "…"
            flag = f"--{name.replace('_', '-')}"
            words += [flag] if given is True else [flag, plain]
        return " ".join([*words, "--check"] if self.fresh else words)


def started(contest: Contest) -> Started:
    """The run that a contest belongs to."""
    options = encoded(contest.options)
    return Started(contest.game, options, contest.names, contest.seed, contest.fresh)


class Journal:
    """Appends whole deals; opened again, it knows which ones it has."""

    def __init__(self, path: Path, flag: str = "--records") -> None:
        self.path = path
        self.flag = flag
        self.deals: dict[Key, list[bytes]] = {}
        self.used: dict[Key, None] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() and not path.is_file():
                raise Invalid(f"{flag} {path}", "journal-not-a-file")
            if path.exists():
                self._take_up(path.read_bytes())
            self.file: IO[bytes] = path.open("ab")
        except OSError as error:
            raise not_written(path, error) from None

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.file.close()

    def add(self, contest: Contest, deal: int, lines: list[bytes]) -> None:
        """One write for the whole deal, so that a crash tears at most the last one."""
        self.file.write(b"".join(line + b"\n" for line in lines))
        self.file.flush()
        self.deals[key_in(contest, deal)] = lines
        self.used[key_in(contest, deal)] = None

    def has(self, contest: Contest, deal: int) -> list[bytes] | None:
        return self.deals.get(key_in(contest, deal))

    def take(self, contest: Contest, deal: int) -> list[bytes] | None:
        """A deal that is there, for this run's result."""
        lines = self.has(contest, deal)
        if lines is not None:
            self.used[key_in(contest, deal)] = None
        return lines

    def lines(self) -> Iterator[bytes]:
        """The records of this run, not of others in the same file."""
        for key in self.used:
            yield from self.deals[key]

    def started(self) -> list[Started]:
        """The runs that this file holds deals of, in their order."""
        found: dict[Started, None] = {}
        for record in (read(lines[0]) for lines in self.deals.values()):
            played = record.arena
            names = line_up_of(record.seats or (), played.rotation)
            options = encoded(record.options)
            found[Started(record.game, options, names, played.seed, played.fresh)] = None
        return list(found)

    def _take_up(self, content: bytes) -> None:
        """Read the whole deals; a torn tail is cut off and played again."""
        sound = 0
        for key, lines, end in whole_deals(self.path, content, self.flag):
            self.deals[key] = lines
            sound = end
        if sound < len(content):
            os.truncate(self.path, sound)


def whole_deals(
    path: Path, content: bytes, flag: str = "--records"
) -> Iterator[tuple[Key, list[bytes], int]]:
    """Every complete deal with its lines and where it ends in the file."""
    lines: list[bytes] = []
    end = 0
    for number, line in enumerate(content.splitlines(keepends=True), start=1):
        end += len(line)
        try:
            record = read(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            if end == len(content) and is_torn(line, error, first=number == 1):
                return
            refusal = Invalid(path.name, "arena-foreign-file", flag=flag, **misfit(error))
            raise refusal.within("where-line", file=path.name, line=number) from None
        lines = [] if record.arena.rotation == 0 else lines
        lines.append(line.rstrip(b"\n"))
        if len(lines) == len(record.seats or ()) and line.endswith(b"\n"):
            yield key_of(record), lines, end


def is_torn(tail: bytes, error: Exception, *, first: bool) -> bool:
    """Whether the end of a file is a record that a crash cut short, not somebody's text.

    A file's only line must begin as records do; whole JSON of another kind was never torn.
    """
    if tail.endswith(b"\n") or isinstance(error, msgspec.ValidationError):
        return False
    return not first or tail.startswith(HEAD) or HEAD.startswith(tail)
