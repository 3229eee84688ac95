"""vernissage replay: step through a recorded game."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Group, RenderableType
from rich.text import Text

from vernissage.cli.console import new_console
from vernissage.cli.files import read_record
from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.cli.telling import names_of, shown_names
from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.refusals import Invalid
from vernissage.core.safe import shown
from vernissage.faces import Scene, face_of
from vernissage.games import game_called


def replay(
    file: Annotated[Path, Parameter(help=SAY("cli-replay-file"))],
    /,
    *,
    at: Annotated[int | None, Parameter(help=SAY("cli-replay-at"))] = None,
    as_seen_by: Annotated[int | None, Parameter(help=SAY("cli-replay-seat"))] = None,
    line: Annotated[int, Parameter(help=SAY("cli-replay-line"))] = 1,
    lang: Lang = None,
) -> None:
    record = read_record(file, line)
    game = game_called(record.game)
    records.replay(game, record)
    players = record.options["players"]
    if as_seen_by is not None and not 0 <= as_seen_by < players:
        raise Invalid(f"--as-seen-by {as_seen_by}", "no-such-seat", last=players - 1)
    last = len(record.actions) + 1
    if at is not None and not 1 <= at <= last:
        raise Invalid(f"--at {at}", "no-such-action-number", last=last)
    console = new_console()
    if at is not None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        played = (last if at is None else at) - 1
        console.print(position(game, record, played, as_seen_by, console.width))
        return
    step_through(game, record, as_seen_by)


def position(
    game: Game, record: Record, played: int, seat: int | None, width: int
) -> RenderableType:
    """The position after so many actions: the seat's view, or everything."""
    state = records.replay(game, record, until=played)
    names = names_of(record)
    view = game.view(state, seat)
    hands = () if seat is not None else face_of(game.name).hands(game, state)
    head = Text(headline(game, record, played, seat), "bold")
    scene = Scene(say=SAY, names=names, width=width, hands=hands)
    return Group(head, face_of(game.name).draw(view, scene))


def headline(game: Game, record: Record, played: int, seat: int | None) -> str:
    """Which action is next, and the last one; a seat is told no number: silent passes have one."""
    if seat is not None:
        told = (last_heard(game, record, at, seat) for at in range(played, 0, -1))
        return SAY("replay-seen", seat=seat, last=next(filter(None, told), SAY("replay-deal")))
    last = shown(record.actions[played - 1]) if played else SAY("replay-deal")
    if played == len(record.actions):
        return SAY("replay-over", actions=played, last=last)
    return SAY("replay-position", at=played + 1, actions=len(record.actions), last=last)


def last_heard(game: Game, record: Record, at: int, seat: int) -> str:
    """An action as the seat heard of it; nothing if it did not."""
    state = records.replay(game, record, until=at - 1)
    state.log = []
    state.apply(*records.read_action(game, record.actions[at - 1]))
    names = shown_names(names_of(record))
    face = face_of(game.name)
    stories = [face.story(event, SAY, names) for event in game.events(state.log, seat)]
    return "; ".join(story.rstrip(".") for story in stories if story)


def stops(game: Game, record: Record, seat: int | None) -> list[int]:
    """After how many actions there is something to see: for a seat, not after silence (MA-O3)."""
    every = range(len(record.actions) + 1)
    if seat is None:
        return list(every)
    heard = [played for played in every[1:] if last_heard(game, record, played, seat)]
    return sorted({0, *heard, len(record.actions)})


def step_through(game: Game, record: Record, seat: int | None) -> None:
    from vernissage.cli.terminal import Terminal

    stopping, at = stops(game, record, seat), 0
    end = len(stopping) - 1
    with Terminal() as terminal:
        while True:
            body = position(game, record, stopping[at], seat, terminal.console.width)
            terminal.show(body, Text(SAY("replay-keys"), "dim"))
            key = terminal.key(None)
            if key in ("escape", "q"):
                return
            steps = {"right": 1, "enter": 1, "down": 1, "left": -1, "up": -1, "home": -end}
            at = max(0, min(end, at + ({**steps, "end": end}.get(key, 0) if key else 0)))
