"""A finished game leaves nothing behind in memory: views, choices and imagined states neither."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = 60
MOST = 1.5
"""Megabytes. A leaked row of a state would be far more."""


def test_games_leave_no_memory_behind() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.every_game.memory", str(GAMES)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
        capture_output=True,
        text=True,
        check=True,
    )
    growth = {line.split()[0]: float(line.split()[1]) for line in done.stdout.splitlines()}
    assert growth
    assert {case: grown for case, grown in growth.items() if grown > MOST} == {}
