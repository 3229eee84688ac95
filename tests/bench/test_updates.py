"""The cost of updating everybody can be measured for every game."""

import json
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parent.parent.parent / "bench"
sys.path.insert(0, str(BENCH))

import updates  # noqa: E402
from vernissage.games import GAMES  # noqa: E402


def test_every_game_is_measured_with_the_most_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both ways give the same bytes (the script asserts it); what the bars ask is for the bench."""
    file = tmp_path / "updates.json"
    updates.main(["--games", "1", "--bot", "random", "--json", str(file)])
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found.keys() == GAMES.keys()
    printed = capsys.readouterr().out
    for name, row in found.items():
        assert row["players"] == max(GAMES[name].players)
        assert row["ratio"] == pytest.approx(row["whole"] / row["parts"])
        assert name in printed
