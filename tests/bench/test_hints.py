"""The time of hints can be measured for every recorded game."""

import json
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parent.parent.parent / "bench"
sys.path.insert(0, str(BENCH))

import hints  # noqa: E402


def test_every_recorded_game_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hints.json"
    hints.main(["--every", "1000", "--json", str(file)])
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found.keys() == {path.stem for path in hints.RECORDS.glob("*.jsonl")}
    for row in found.values():
        assert row["hints"] == 1
        assert 0 < row["median"] <= row["p99"] <= row["worst"]
    assert capsys.readouterr().out.splitlines()[-1].startswith("worst ")
