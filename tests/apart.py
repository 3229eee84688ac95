"""Runs Python in a process of its own, on the compiled engine or on the sources."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def python(*arguments: str, pure: bool = False) -> tuple[str, str]:
    """What it writes: output and errors."""
    paths = os.pathsep.join([str(ROOT), *sys.path])
    asked = {"VERNISSAGE_PURE": "1"} if pure else {}
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": paths, **asked},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, done.stderr.strip()
