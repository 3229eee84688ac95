"""vernissage replay: step through a recorded game."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, Group, RenderableType
from rich.text import Text

from vernissage.cli.files import read_record
from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.cli.telling import shown_names
from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.refusals import Invalid
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
    if at is not None and not 0 <= at <= len(record.actions):
        raise Invalid(f"--at {at}", "no-such-action-number", actions=len(record.actions))
    console = Console(highlight=False)
    if at is not None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        last = len(record.actions) if at is None else at
        console.print(position(game, record, last, as_seen_by, console.width))
        return
    step_through(game, record, as_seen_by)


def position(game: Game, record: Record, at: int, seat: int | None, width: int) -> RenderableType:
    """The position after `at` actions: the seat's view, or everything."""
    state = records.replay(game, record, until=at)
    players = record.options["players"]
    names = record.seats or ("",) * players
    view = game.view(state, seat)
    hands = () if seat is not None else face_of(game.name).hands(game, state)
    last = last_told(game, record, at, seat) if at else SAY("replay-deal")
    head = Text(SAY("replay-position", at=at, actions=len(record.actions), last=last), "bold")
    scene = Scene(say=SAY, names=names, width=width, hands=hands)
    return Group(head, face_of(game.name).draw(view, scene))


def last_told(game: Game, record: Record, at: int, seat: int | None) -> str:
    """The last action: in notation, or as the seat heard of it."""
    if seat is None:
        return record.actions[at - 1]
    state = records.replay(game, record, until=at - 1)
    state.log = []
    state.apply(*records.read_action(game, record.actions[at - 1]))
    names = shown_names(record.seats or ("",) * record.options["players"])
    face = face_of(game.name)
    stories = [face.story(event, SAY, names) for event in game.events(state.log, seat)]
    return " ".join(story for story in stories if story) or "…"


def step_through(game: Game, record: Record, seat: int | None) -> None:
    from vernissage.cli.terminal import Terminal

    at = 0
    end = len(record.actions)
    with Terminal() as terminal:
        while True:
            body = position(game, record, at, seat, terminal.console.width)
            terminal.show(body, Text(SAY("replay-keys"), "dim"))
            key = terminal.key(None)
            if key in ("escape", "q"):
                return
            steps = {"right": 1, "enter": 1, "down": 1, "left": -1, "up": -1, "home": -end}
            at = max(0, min(end, at + ({**steps, "end": end}.get(key, 0) if key else 0)))
