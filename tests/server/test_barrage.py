"""Nonsense of every kind while a game is played, a little of it: `make barrage` sends 100,000."""

from pathlib import Path

from tests.server.barrage import attack


def test_nonsense_while_a_game_is_played(tmp_path: Path) -> None:
    outcomes = attack(tmp_path, 1500, seed=1)
    assert {"200", "400", "401", "404", "405", "409", "413", "415", "422"} <= set(outcomes)
    assert {"ack", "no", "pong", "update", "closed 4400", "closed 403"} <= set(outcomes)
