"""Law 3: compiled and uncompiled, in other processes, the same games come out byte by byte."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import vernissage

ROOT = Path(__file__).parents[2]
GAMES = 300


def checksums(package: Path) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-m", "tests.every_game.checksum", str(GAMES)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stderr.strip(), done.stdout


def test_both_engines_play_the_same_games(tmp_path: Path) -> None:
    package = Path(vernissage.__file__).parent
    compiled = ("*.so", "*.pyd", "__pycache__")
    shutil.copytree(package, tmp_path / "vernissage", ignore=shutil.ignore_patterns(*compiled))
    engine, pure_sums = checksums(tmp_path)
    assert engine == "pure"
    assert checksums(package.parent)[1] == pure_sums
