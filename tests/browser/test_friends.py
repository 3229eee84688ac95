"""Two people in two browsers: a lost network, a killed server, a second tab, another device."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.hands import hand
from tests.browser.visiting import Size, Visitor, context, visitor_in
from tests.server.running import Seat, Server, running

WHILE_AWAY = 8
"""So many decisions are made with a whole line, then something breaks."""


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    with ExitStack() as stack:
        sizes: tuple[Size, Size] = ("small desk", "phone")
        yield [stack.enter_context(context(browser, size)) for size in sizes]


def sat_down(contexts: list[BrowserContext], server: Server) -> tuple[list[Visitor], list[Seat]]:
    seats = server.playing("Ola", "Jan", seed=11)
    people = [visitor_in(found, server.url) for found in contexts]
    for person, seat in zip(people, seats, strict=True):
        person.visit(f"/t/{seat.table}#{seat.token}")
    return people, seats


def one_decision(people: list[Visitor]) -> bool:
    """Whoever is asked decides; False when the game is over."""
    ways = (hand("musee", "mouse"), hand("musee", "touch"))
    for _ in range(600):
        for person, decide in zip(people, ways, strict=True):
            state = person.state()
            if state["over"]:
                return False
            if state["asked"]:
                decide(person.page)
                person.wait_after(state["n"])
                return True
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_game_over_a_lost_network_and_a_killed_server(
    contexts: list[BrowserContext], tmp_path: Path
) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path, "--testing", "--bots", "1"))
        people, seats = sat_down(contexts, server)
        for person in people:
            person.page.wait_for_selector("[data-table]", state="attached")
        for _ in range(WHILE_AWAY):
            assert one_decision(people)

        contexts[1].set_offline(True)
        people[1].page.locator(".banner").wait_for()
        contexts[1].set_offline(False)
        people[1].page.locator(".banner").wait_for(state="detached")
        for _ in range(WHILE_AWAY):
            assert one_decision(people)

        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        for person in people:
            person.page.locator(".banner").wait_for()
        again = stack.enter_context(
            running(tmp_path, "--testing", "--bots", "1", "--port", str(server.port))
        )
        for person in people:
            person.page.locator(".banner").wait_for(state="detached", timeout=30_000)
        while one_decision(people):
            pass
        numbers = {person.state()["n"] for person in people}
        assert len(numbers) == 1
        record = again.client.get(f"/api/v1/tables/{seats[0].table}/record")
        assert record.status_code == 200


def test_the_same_seat_after_a_reload_in_a_second_tab_and_on_another_device(
    browser: Browser, contexts: list[BrowserContext], server: Server
) -> None:
    people, seats = sat_down(contexts, server)
    ola = people[0]
    ola.wait_until_asked()
    hand("musee", "mouse")(ola.page)
    ola.wait_after(1)
    n = ola.state()["n"]
    ola.page.reload()
    ola.page.wait_for_selector("[data-table]", state="attached")
    assert ola.state()["n"] == n
    second_tab = visitor_in(contexts[0], server.url)
    second_tab.visit(f"/t/{seats[0].table}")
    with context(browser, "phone") as telephone:
        elsewhere = visitor_in(telephone, server.url)
        elsewhere.visit(f"/t/{seats[0].table}#{seats[0].token}")
        for page in (second_tab, elsewhere):
            page.page.wait_for_selector("[data-table]", state="attached")
            assert page.state()["n"] == n
        assert one_decision(people)
        for page in (ola, second_tab, elsewhere):
            page.page.wait_for_function(
                "n => Number(document.querySelector('[data-table]').dataset.n) > n", arg=n
            )
        assert "#" not in elsewhere.page.url
