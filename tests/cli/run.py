"""Runs the command in a folder of its own: in this process, or apart as a user does.

Starting a process takes longer than most commands.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, chdir, contextmanager, redirect_stderr, redirect_stdout
from importlib import import_module
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

from vernissage import cli
from vernissage.cli.language import chosen_language
from vernissage.core.words import words

Told = tuple[int, str, str]


def run(*arguments: str, home: Path, said: str = "") -> Told:
    """Exit code, output and errors of `vernissage arguments`."""
    stdout, stderr = (TextIOWrapper(BytesIO(), "utf-8", write_through=True) for _ in range(2))
    stdin = TextIOWrapper(BytesIO(said.encode()), "utf-8")
    environment = {"XDG_DATA_HOME": str(home), "LC_ALL": "C", "COLUMNS": "100"}
    with (
        patch.dict(os.environ, environment),
        patch.object(sys, "stdin", stdin),
        patch.object(sys, "argv", ["vernissage", *arguments]),
        chdir(home),
        redirect_stdout(stdout),
        redirect_stderr(stderr),
        speaking(chosen_language(arguments)),
    ):
        code = cli.run(list(arguments))
    return code, shown(stdout), shown(stderr)


def shown(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """The commands are read in English, as a process would read them in its own language."""
    for command in cli.COMMANDS:
        import_module(f"vernissage.cli.{command}")
    modules = [sys.modules[name] for name in sys.modules if name.startswith("vernissage.cli.")]
    with ExitStack() as patched:
        for module in modules:
            if hasattr(module, "SAY"):
                patched.enter_context(patch.object(module, "SAY", words(language)))
        yield


def run_apart(*arguments: str, home: Path, said: str = "", lang: str = "C") -> Told:
    """The same of a process of its own."""
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": lang, "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-m", "vernissage", *arguments],
        env=environment,
        cwd=home,
        input=said,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return done.returncode, done.stdout, done.stderr
