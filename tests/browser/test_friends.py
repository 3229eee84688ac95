"""Two people in two browsers: a lost network, a killed server, a second tab, another device."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, WebSocketRoute

from tests.browser.hands import hand
from tests.browser.visiting import Size, Visitor, context, visitor_in
from tests.server.running import Seat, Server, running

WHILE_AWAY = 8
"""Decisions that are made with a whole line before something breaks."""


class Line:
    """The line of one person to the table, which can be cut."""

    def __init__(self, context: BrowserContext) -> None:
        self.whole = True
        self.sockets: list[WebSocketRoute] = []
        context.route_web_socket("**/socket", self.opened)

    def opened(self, socket: WebSocketRoute) -> None:
        if not self.whole:
            socket.close()
            return
        socket.connect_to_server()
        self.sockets.append(socket)

    def cut(self) -> None:
        self.whole = False
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def mend(self) -> None:
        self.whole = True


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    with ExitStack() as stack:
        sizes: tuple[Size, Size] = ("small desk", "phone")
        yield [stack.enter_context(context(browser, size)) for size in sizes]


def sat_down(contexts: list[BrowserContext], server: Server) -> tuple[list[Visitor], list[Seat]]:
    seats = server.playing("Ola", "Jan")
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


def moved_on(person: Visitor, n: int) -> int:
    """The number of what this person sees, once it is higher."""
    beyond = "n => Number(document.querySelector('[data-table]').dataset.n) > n"
    person.page.wait_for_function(beyond, arg=n)
    found: int = person.state()["n"]
    return found


def test_a_game_over_a_lost_network_and_a_killed_server(
    contexts: list[BrowserContext], tmp_path: Path
) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path, "--testing", "--bots", "1"))
        lines = [Line(found) for found in contexts]
        people, seats = sat_down(contexts, server)
        for person in people:
            person.page.wait_for_selector("[data-table]", state="attached")
        for _ in range(WHILE_AWAY):
            assert one_decision(people)

        lines[1].cut()
        people[1].page.locator(".banner").wait_for()
        lines[1].mend()
        people[1].page.locator(".banner").wait_for(state="detached")
        for _ in range(WHILE_AWAY):
            assert one_decision(people)

        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        for person in people:
            person.page.locator(".banner").wait_for()
        again = stack.enter_context(running(tmp_path, "--testing", "--bots", "1", port=server.port))
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
    for person in people:
        person.page.wait_for_selector("[data-table]", state="attached")
    assert one_decision(people)
    n = moved_on(ola, 1)
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
            assert moved_on(page, n) > n
        assert "#" not in elsewhere.page.url
