"""The example that learns from club: it runs on a small size, and its published curve is clear."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import run

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "imitation"


def test_it_learns_plays_and_draws_on_a_small_size(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    code, _, errors = run(
        "dataset", "musee", "--seats", "club", "--deals", "6", "--out", str(data), home=tmp_path
    )
    assert code == 0, errors
    command = [sys.executable, str(EXAMPLE / "train.py"), str(data), "--out", str(out)]
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    subprocess.run([*command, "--epochs", "1", "--arena", "1"], check=True, env=home)
    found = json.loads((out / "curve.json").read_text(encoding="utf-8"))
    assert [point["deals"] for point in found["curve"]] == [5]
    assert found["curve"][0]["greedy"]["games"] == 2
    assert (out / "weights.json").exists()
    assert (out / "curve.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_published_player_beats_greedy_clearly() -> None:
    last = json.loads((EXAMPLE / "curve.json").read_text(encoding="utf-8"))["curve"][-1]
    assert last["greedy"]["interval"][0] > 0.5
    assert last["club"]["games"] >= 400
    page = (EXAMPLE / "README.md").read_text(encoding="utf-8")
    for rival in ("greedy", "club"):
        assert f"{100 * last[rival]['win_rate']:.1f} %" in page


@pytest.mark.long
def test_its_weights_still_beat_greedy(tmp_path: Path) -> None:
    asked = ("arena", "musee", "--seats", f"{EXAMPLE / 'bot.py'},greedy", "--deals", "40")
    code, _, errors = run(*asked, "--json", str(tmp_path / "found.json"), home=tmp_path)
    assert code == 0, errors
    found = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    assert found["seats"][0]["interval"][0] > 0.5
