"""kill -9 in the middle of games: they end as if nothing had been. `make killed` does 200."""

from pathlib import Path

import pytest

from tests.server import services
from tests.server.killed import interrupted, two_processes, uninterrupted

TABLES = 8


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, object]]:
    return uninterrupted(tmp_path_factory.mktemp("calm"), TABLES)


def test_a_server_that_is_killed_goes_on(expected: list[dict[str, object]], tmp_path: Path) -> None:
    assert interrupted(tmp_path, TABLES, kills=3) == expected


def test_two_processes_over_postgresql_and_redis(
    expected: list[dict[str, object]], tmp_path: Path, postgres_url: str
) -> None:
    """One is killed, the other paused, Redis goes and comes back."""
    assert two_processes(tmp_path, TABLES, services.emptied(postgres_url)) == expected
