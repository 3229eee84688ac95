"""A slow engine is told before a game, with what is being done about it."""

from pathlib import Path

import pytest

from vernissage import engine
from vernissage.cli import slow_engine
from vernissage.engine import Engine, engine_to_come


@pytest.fixture
def uncompiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone whose engine is not compiled."""
    for name in ("engine.txt", "setup.py", "requirements/build.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    monkeypatch.setattr(slow_engine, "compiled", lambda: False)
    monkeypatch.delenv("VERNISSAGE_PURE", raising=False)
    return tmp_path


@pytest.mark.parametrize(("behind", "said"), [(True, "as soon as it is there"), (False, "doctor")])
def test_guests_are_told(
    behind: bool,
    said: str,
    uncompiled: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(Engine, "is_being_built", lambda self: behind)
    slow_engine.tell_guests_of_a_slow_engine()
    assert said in capsys.readouterr().err


def test_a_server_waits_for_an_engine_that_can_come(
    uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    awaited = engine_to_come()
    assert awaited == Engine(uncompiled).folder()
    awaited.mkdir(parents=True)
    assert engine_to_come() is None


def test_nobody_waits_who_asks_for_the_sources_or_has_an_installed_package(
    uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VERNISSAGE_PURE", "1")
    assert engine_to_come() is None
    monkeypatch.delenv("VERNISSAGE_PURE")
    (uncompiled / "engine.txt").unlink()
    assert engine_to_come() is None
