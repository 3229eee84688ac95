"""Services that several tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import services
from tests.server.running import Server, running


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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for a module's tests, without limits; it must not make a mistake."""
    with running(tmp_path_factory.mktemp("server"), "--testing", "--bots", "1") as found:
        yield found
        assert found.logged() == []
        assert found.stop() == 0
