"""The console of the commands: it prints what it is given, whoever wrote it."""

import sys

from rich.console import Console

from vernissage.cli.signs import ERRORS


def new_console(*, errors: bool = False) -> Console:
    """Names, moves and files may hold brackets and colons: nothing in them is markup."""
    return Console(stderr=errors, highlight=False, markup=False, emoji=False)


def speak_plainly() -> None:
    """A terminal that lacks a sign shows a plainer one; bytes that are no text are read as such."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace" if stream is sys.stdin else ERRORS)
