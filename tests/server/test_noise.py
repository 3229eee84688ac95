"""Noise at the doors, a little of it; `make fuzz` makes much more."""

from tests.server.fuzz import fuzz
from tests.server.running import Server


def test_noise_is_refused_and_disturbs_nobody(server: Server) -> None:
    found = fuzz(server, times=400, seed=7)
    assert {"http 400", "http 401", "http 404", "socket 4400"} <= set(found)
