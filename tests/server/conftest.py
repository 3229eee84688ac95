"""Services that several tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import services


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with services.postgres() as url:
        yield url


@pytest.fixture
def redis_server() -> Iterator[services.Redis]:
    with services.redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return services.emptied(request.getfixturevalue("postgres_url"))
