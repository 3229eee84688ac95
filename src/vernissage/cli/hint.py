"""vernissage hint: what a strong player would do at a position of a recorded game, and why."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.text import Text

from vernissage.bots.advice import Advice
from vernissage.bots.hints import advice as advice_for
from vernissage.bots.hints import in_words, move_in_words, named
from vernissage.cli.console import new_console
from vernissage.cli.files import read_record
from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.cli.paragraph import paragraph
from vernissage.cli.telling import names_of, shown_names
from vernissage.core import records
from vernissage.core.contract import Game, State
from vernissage.core.records import Record
from vernissage.core.refusals import Invalid
from vernissage.games import game_called


def hint(
    file: Annotated[Path, Parameter(help=SAY("cli-replay-file"))],
    /,
    *,
    at: Annotated[int | None, Parameter(help=SAY("cli-hint-at"))] = None,
    seat: Annotated[int | None, Parameter(help=SAY("cli-hint-seat"))] = None,
    line: Annotated[int, Parameter(help=SAY("cli-replay-line"))] = 1,
    json: Annotated[bool, Parameter(help=SAY("cli-hint-json"), negative=())] = False,
    lang: Lang = None,
) -> None:
    record = read_record(file, line)
    game = game_called(record.game)
    records.replay(game, record)
    number = decided_action(game, record, at)
    state = records.replay(game, record, until=number - 1)
    played = record.actions[number - 1] if number <= len(record.actions) else None
    asked = asked_seat(game, state, played, seat)
    found = advice_for(game, game.view(state, asked), game.choices(state, asked))
    move = played.partition(" ")[2] if played and played.startswith(f"{asked} ") else None
    if json:
        print(as_json(game, found, number, asked, move))
    else:
        tell(game, record, found, number, asked, move)


def decided_action(game: Game, record: Record, at: int | None) -> int:
    """The number of the action that is to be decided; by default the next of a running game."""
    actions = len(record.actions)
    over = records.replay(game, record).over
    last = actions if over else actions + 1
    if at is None and over:
        raise Invalid("hint", "hint-game-over", last=last)
    if at is not None and not 1 <= at <= last:
        raise Invalid(f"--at {at}", "hint-no-such-action", last=last)
    return last if at is None else at


def asked_seat(game: Game, state: State, played: str | None, seat: int | None) -> int:
    """The seat that is asked for, or that acted here, or the first that may."""
    able = state.to_act()
    if seat is None:
        return able[0] if played is None else records.read_action(game, played)[0]
    players = len(state.scores())
    if not 0 <= seat < players:
        raise Invalid(f"--seat {seat}", "no-such-seat", last=players - 1)
    if seat not in able:
        awaited = game.manners.awaited(state)
        if seat in awaited:
            raise Invalid(f"--seat {seat}", "hint-silent")
        seats = ", ".join(map(str, awaited))
        raise Invalid(f"--seat {seat}", "hint-not-to-act", seats=seats)
    return seat


def tell(
    game: Game, record: Record, found: Advice, number: int, seat: int, played: str | None
) -> None:
    told = in_words(game, found, SAY)
    names = shown_names(names_of(record))
    console = new_console()
    console.print(Text(position(number, len(record.actions), names[seat]), "dim"))
    console.print(Text(named(told.move, told.in_words), "bold green"))
    for sentence in (told.worth, told.reasons, told.risk):
        if sentence:
            paragraph(console, sentence)
    if played == told.move:
        console.print(Text(SAY("hint-same"), "dim"))
    elif played is not None:
        move = named(played, move_in_words(game.name, played, SAY))
        console.print(Text(SAY("hint-played", move=move), "dim"))


def position(number: int, actions: int, name: str) -> str:
    """Which action is to be decided: one of those that were played, or the next."""
    if number > actions:
        return SAY("hint-next", at=number, name=name)
    return SAY("hint-position", at=number, actions=actions, name=name)


def as_json(game: Game, found: Advice, number: int, seat: int, played: str | None) -> str:
    told = in_words(game, found, SAY)
    other = None if found.runner_up is None else game.write(found.runner_up)
    document: dict[str, Any] = {
        "game": game.name,
        "at": number,
        "seat": seat,
        "move": told.move,
        "value": round(found.value, 2),
        "runner_up": other,
        "runner_up_value": None if other is None else round(found.runner_up_value, 2),
        "reasons": found.reasons,
        "risk": found.risk,
        "played": played,
        "words": told,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode()
