"""Commands run in this process, in a folder of their own: quicker than a process each."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.arena import bots
from vernissage.cli import run

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Call:
    """Exit code, output and errors of `vernissage arguments`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")

    def called(*arguments: str) -> tuple[int, str, str]:
        code = run(list(arguments))
        said = capsys.readouterr()
        return code, said.out, said.err

    return called


@pytest.fixture
def toy(tmp_path: Path) -> str:
    """The name of a tunable bot in a file of this folder."""
    shutil.copy(Path(bots.__file__), tmp_path / "toy.py")
    return "./toy.py:Toy"
