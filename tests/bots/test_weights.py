"""Weights: what `vernissage tune` writes is what the club bots read."""

import importlib
from pathlib import Path

import msgspec
import pytest

from vernissage.arena import tuning
from vernissage.arena.entries import read_weights, weights_of
from vernissage.arena.summary import Line
from vernissage.bots import BOTS, tuned_weights
from vernissage.cli.tune import weights_file
from vernissage.games import GAMES

WEIGHTS = Path(tuned_weights.__file__).parent
TUNED = [
    (name, players)
    for name, game in GAMES.items()
    if list((WEIGHTS / name.replace("-", "_") / "weights").glob("club*.json"))
    for players in game.players
]


LINE = Line(
    bot="candidate",
    games=40,
    win_rate=0.6,
    interval=[0.55, 0.65],
    mean_score=30.0,
    mean_margin=2.0,
    margin_interval=[1.0, 3.0],
    decision_ms_p50=0.1,
    decision_ms_p99=0.2,
    waited_ms_p99=0.2,
    breakdown={},
)


def written(game: str, players: int, weights: dict[str, float]) -> bytes:
    what = tuning.Tuning(game, {"players": players}, "club", weights, deals=5, seed=3)
    tested = tuning.Tested(passed=True, deals=20, llr=3.1, line=LINE)
    return weights_file("vernissage tune", what, weights, 4, tested)


@pytest.mark.parametrize(("game", "players"), TUNED)
def test_the_club_bot_plays_with_what_tuning_wrote(
    game: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = importlib.import_module(BOTS[game]["club"].partition(":")[0])
    weights = weights_of(game, "club", players)
    other = {name: weight * 2 for name, weight in weights.items()}
    file = tmp_path / game.replace("-", "_") / "weights" / "club.json"
    file.parent.mkdir(parents=True)
    file.write_bytes(written(game, players, other))
    assert read_weights(file) == other
    monkeypatch.setattr(tuned_weights, "BOTS", tmp_path)
    club.tuned.cache_clear()
    try:
        found = club.tuned() if game == "modern-art" else club.tuned(players)
    finally:
        club.tuned.cache_clear()
    assert msgspec.to_builtins(found) == other
