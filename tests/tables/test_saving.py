"""Saved games: those of every version resume, and nothing on disk is written over."""

from pathlib import Path

import msgspec
import pytest

from vernissage.cli.sitting import resumed_sitting
from vernissage.core.refusals import Invalid
from vernissage.games import GAMES
from vernissage.tables import saving
from vernissage.tables.playing import play

SAVED = (
    b'{"game":"musee","options":{"players":2},"seats":["you","greedy"],"seed":5,"first":null,'
    b'"match":{"id":"5","game":1,"wins":[0,0]},"actions":["0 hang 12 T1"]}'
)
"""As the first version wrote it."""


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def left(name: str, document: bytes) -> Path:
    path = saving.folder() / "games" / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(document)
    return path


def test_a_game_saved_by_the_first_version_resumes() -> None:
    path = left("musee-5", SAVED)
    sitting = resumed_sitting(None)
    assert sitting.table.actions == ["0 hang 12 T1"]
    assert sitting.names == ("you", "greedy")
    sitting.save()
    assert path.read_bytes() == SAVED


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (b"{", "save-not-read"),
        (b'{"game":"musee"}', "save-not-read"),
        (SAVED.replace(b"12 T1", b"13 T1"), "save-not-played"),
        (b"[]", "save-not-read"),
    ],
)
def test_a_broken_file_is_refused_and_left_alone(broken: bytes, code: str) -> None:
    path = left("musee-5", broken)
    with pytest.raises(Invalid) as caught:
        resumed_sitting("musee-5")
    assert caught.value.code == code
    assert path.read_bytes() == broken


def test_a_name_that_does_not_wait_is_refused() -> None:
    with pytest.raises(Invalid, match="resume"):
        saving.path_of(None)
    left("musee-5", SAVED)
    with pytest.raises(Invalid, match="musee-5"):
        saving.path_of("musee-6")


def test_a_new_game_is_saved_beside_one_that_waits() -> None:
    first = saving.free_path("musee", 5)
    saving.write(first, msgspec.json.decode(SAVED, type=saving.Saved))
    assert first.read_bytes() == SAVED
    assert saving.free_path("musee", 5).stem == "musee-5-2"


def test_records_are_numbered_and_none_is_written_over() -> None:
    musee = GAMES["musee"]
    record = play(musee, musee.options(players=2), ["random", "random"], 1)
    assert [saving.keep(record).name for _ in range(2)] == ["musee-0001.json", "musee-0002.json"]
