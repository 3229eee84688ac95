"""The server survives what can go wrong: seeded games with crashes, lost messages, slow disks."""

import pytest

from tests.server.simulation import run
from tests.server.storm.faults import NONE, STORM, Faults

PARTS = 10
EACH = 20


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_and_nothing_happens_twice(part: int) -> None:
    """200 seeds; `make simulation` runs 10,000."""
    crashes = sum(run(seed)[1] for seed in range(part * EACH, (part + 1) * EACH))
    assert crashes > 0


@pytest.mark.parametrize("seed", [0, 4, 8])
def test_a_storm_changes_nothing_where_one_seat_is_asked_at_a_time(seed: int) -> None:
    """Musée: whatever went wrong on the way, it is the game that would have been played."""
    calm, _ = run(seed, NONE)
    stormy, crashes = run(seed, Faults(drop=80, double=80, refuse=20, deaf=200, crash=30))
    assert calm == stormy
    assert crashes > 0


def test_the_storm_has_everything() -> None:
    assert all(getattr(STORM, name) > 0 for name in Faults.__dataclass_fields__)
