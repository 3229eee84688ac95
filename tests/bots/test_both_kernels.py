"""Law 3 for the bots: compiled and uncompiled, the same chance gives the same decisions."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import vernissage

ROOT = Path(__file__).parents[2]


def decisions(package: Path, game: str) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}
    command = [sys.executable, "-m", f"tests.bots.{game}.decisions"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stderr.strip(), done.stdout


@pytest.mark.parametrize("game", ["musee", "art_society"])
def test_both_kernels_decide_alike(game: str, tmp_path: Path) -> None:
    package = Path(vernissage.__file__).parent
    compiled = ("*.so", "*.pyd", "__pycache__")
    shutil.copytree(package, tmp_path / "vernissage", ignore=shutil.ignore_patterns(*compiled))
    kernel, told = decisions(tmp_path, game)
    assert kernel == "pure"
    assert decisions(package.parent, game)[1] == told
