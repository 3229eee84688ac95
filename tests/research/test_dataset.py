"""Datasets: every decision of the games, once, and nothing is made twice."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from tests.cli.run import run
from vernissage.arena.journal import read
from vernissage.core.refusals import Invalid
from vernissage.research import dataset
from vernissage.research.dataset import load
from vernissage.research.learnable import LEARNABLE


def made(folder: Path, *words: str, game: str = "musee", deals: int = 2) -> tuple[int, str]:
    asked = ("dataset", game, "--seats", "random", "--deals", str(deals), "--out", str(folder))
    code, _, errors = run(*asked, *words, home=folder.parent)
    return code, errors


@pytest.mark.parametrize("game", LEARNABLE)
def test_a_row_is_a_decision_with_what_its_seat_knew(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert made(folder, game=game, deals=1)[0] == 0
    columns, about = load(str(folder))
    learnable = LEARNABLE[game]
    lines = (folder / "games.jsonl").read_bytes().splitlines()
    records = [read(line) for line in lines]
    assert len(columns["action"]) == sum(len(record.actions) for record in records)
    assert columns["mask"][np.arange(len(columns["action"])), columns["action"]].all()
    at = 0
    for record in records:
        assert record.result is not None
        box = learnable.box(**record.options)
        assert box.players == about["options"]["players"]
        for number, text in enumerate(record.actions):
            seat = int(text.split()[0])
            assert columns["decision"][at] == number
            assert columns["seat"][at] == seat
            assert columns["score"][at] == record.result.scores[seat]
            assert (columns["share"][at] > 0) == (seat in record.result.winners)
            at += 1
    assert (
        sum(np.prod(shape) for shape in about["fields"].values()) == columns["observation"].shape[1]
    )


def test_asked_again_nothing_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    made(folder)
    before = {file.name: file.stat().st_mtime_ns for file in folder.iterdir()}
    assert made(folder)[0] == 0
    assert {file.name: file.stat().st_mtime_ns for file in folder.iterdir()} == before


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a deal in the journal and a part that was not finished: the result is the same."""
    monkeypatch.setattr(dataset, "DEALS_A_PART", 2)
    whole, folder = tmp_path / "whole", tmp_path / "games"
    made(whole, deals=5)
    made(folder, deals=3)
    journal = folder / "games.jsonl"
    journal.write_bytes(journal.read_bytes()[:-40])
    (folder / "part-00001.parquet").unlink()
    (folder / "part-00001.part").write_bytes(b"PAR1")
    assert made(folder, deals=5)[0] == 0
    names = sorted(file.name for file in folder.glob("*.parquet"))
    assert names == [f"part-0000{number}.parquet" for number in range(3)]
    for name in names:
        assert pq.read_table(folder / name).equals(pq.read_table(whole / name))


def test_several_workers_make_the_same(tmp_path: Path) -> None:
    made(tmp_path / "one")
    made(tmp_path / "two", "--workers", "2")
    one, two = (pq.read_table(tmp_path / name / "part-00000.parquet") for name in ("one", "two"))
    assert one.equals(two)


def test_another_dataset_is_not_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    made(folder)
    code, errors = made(folder, "--seed", "2")
    assert code == 2
    assert "another dataset" in errors
    (folder / "part-00000.parquet").write_bytes(b"something else")
    assert made(folder)[0] == 2


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x", encoding="utf-8")
    assert "that is a file" in made(file)[1]
    code, errors = made(tmp_path / "games", "--players", "7")
    assert code == 2
    assert "Player counts" in errors
    with pytest.raises(Invalid, match="no dataset"):
        load(tmp_path)


def test_a_file_says_what_it_was_made_from(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    made(folder, "--players", "3", deals=1)
    schema = pq.read_schema(folder / "part-00000.parquet")
    about = json.loads(schema.metadata[b"vernissage"])
    assert about["seats"] == ["random"] * 3
    assert about["deals"] == [0, 0]
    assert schema.names[:4] == ["deal", "rotation", "decision", "seat"]
