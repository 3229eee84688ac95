"""vernissage play --at LINK: the terminal at a table with friends."""

import getpass
import select
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from vernissage.cli.console import new_console
from vernissage.cli.elsewhere import Elsewhere, seated_at
from vernissage.cli.language import SAY
from vernissage.cli.place import Declined
from vernissage.cli.play import final_position, has_a_screen
from vernissage.cli.telling import told_result
from vernissage.client import Refused
from vernissage.core import records
from vernissage.core.refusals import Invalid
from vernissage.tables import saving


def play_at(link: str, name: str | None) -> None:
    """Take a seat there, wait for the start, play, and keep the record."""
    if not has_a_screen():
        raise Invalid("--at", "friends-need-a-screen")
    console = new_console()
    try:
        with seated_at(link, name or getpass.getuser()[:24], SAY.language) as place:
            _wait_for_the_start(console, place)
            _play(console, place)
    except Refused as refused:
        console.print(refused.problem.detail, style="yellow")
        sys.exit(2)


def _wait_for_the_start(console: Console, place: Elsewhere) -> None:
    """Show who sits where until the host begins; the host does so with Enter."""
    shown = None
    while place.table()["status"] == "waiting":
        seats = place.table()["seats"]
        if shown != (shown := seats):
            console.print(_chairs(seats))
            console.print(SAY("friends-waiting", code=place.table().get("code", "")))
        if select.select([sys.stdin], [], [], place.patience)[0]:
            sys.stdin.readline()
            _try_to_begin(console, place)


def _try_to_begin(console: Console, place: Elsewhere) -> None:
    try:
        place.begin()
    except Declined as declined:
        console.print(str(declined), style="yellow")


def _chairs(seats: list[dict[str, Any]]) -> Table:
    grid = Table(box=None, show_header=False)
    for chair in seats:
        free = chair["occupant"] == "open"
        who = chair["name"] or str(chair["occupant"]).removeprefix("bot:")
        grid.add_row(str(chair["seat"]), SAY("friends-free") if free else who)
    return grid


def _play(console: Console, place: Elsewhere) -> None:
    from vernissage.cli.screen import play_in_terminal

    if not play_in_terminal(place):
        console.print(SAY("friends-left", link=place.link))
        return
    record = records.decode(place.record())
    assert record.result is not None
    *_, last = records.states(place.game, record)
    console.print(final_position(place, last, console.width))
    kept = saving.keep(record)
    console.print(told_result(record.game, record.result, place.names, kept))
