"""Runs the command as a user does: a process of its own, in a folder of its own."""

import os
import subprocess
import sys
from pathlib import Path


def run(*arguments: str, home: Path, said: str = "", lang: str = "C") -> tuple[int, str, str]:
    """Exit code, output and errors of `vernissage arguments`."""
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": lang, "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-c", "from vernissage.cli import main; main()", *arguments],
        env=environment,
        cwd=home,
        input=said,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return done.returncode, done.stdout, done.stderr
