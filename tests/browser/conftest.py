"""A browser for each file of tests, and one server for all of a worker."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.visiting import PATIENCE
from tests.server.running import Server, running

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Gone with its file: Playwright keeps an event loop running that other tests must not meet."""
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("browser"), "--testing", "--bots", "1") as found:
        yield found
        assert found.logged() == []
