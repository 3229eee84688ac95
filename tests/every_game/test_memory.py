"""A finished game leaves nothing behind in memory: views, choices and imagined states neither."""

import pytest

from tests.apart import python
from tests.every_game.cases import VARIANTS

GAMES = 60
MOST = 1.5
"""Megabytes. A leaked row of a state would be far more."""


@pytest.mark.compiled
def test_games_leave_no_memory_behind() -> None:
    told, _ = python("-m", "tests.every_game.memory", str(GAMES))
    growth = {line.split()[0]: float(line.split()[1]) for line in told.splitlines()}
    assert len(growth) == len(VARIANTS)
    assert {case: grown for case, grown in growth.items() if grown > MOST} == {}
