"""Guided first games: a fixed deal, the rivals' moves written down, the learner's asked for.

`data/<game>-lesson.json` holds the script; its words are in locales/*/lessons_<game>.ftl.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.games import GAMES, game_called
from vernissage.tables.table import Table

FOLDER: Final = Path(__file__).parent / "data"
LEARNER: Final = 0
"""The learner's seat."""
ANY: Final = "*"
RANGE: Final = re.compile(r"(\w+) (\d+)\.\.(\d+)")


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea. It is read, and where it has moves the learner makes one of them."""

    id: str
    show: tuple[str, ...] = ()
    """What lies in the light, as selectors of the browser's table."""
    touch: tuple[str, ...] = ()
    """What to touch, one after the other."""
    rises: tuple[tuple[str, str], ...] = ()
    """Between what and what numbers rise: an arrow is drawn from one to the other."""
    moves: tuple[str, ...] = ()
    """What leads on, in notation; `seal 10..30` is any amount from 10 to 30, `hang 2x2LH *` any
    place from which the script can go on."""
    then: tuple[str, ...] = ()
    """What is played after it, as `<seat> <notation>`."""
    leap: bool = False
    """Time passes: what is played after it is seen as a whole."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    options: dict[str, Any]
    setup: dict[str, Any]
    before: tuple[str, ...] = ()
    """What is played before the learner's first move."""
    steps: tuple[Step, ...]

    def doing(self) -> list[Step]:
        """The steps in which the learner moves."""
        return [step for step in self.steps if step.moves]


class OffScript(Exception):
    """The learner's move is legal, and another one leads on."""

    def __init__(self, wanted: str) -> None:
        super().__init__(wanted)
        self.wanted = wanted


@cache
def lesson_of(game: str) -> Lesson:
    file = FOLDER / f"{game_called(game).name}-lesson.json"
    return msgspec.json.decode(file.read_bytes(), type=Lesson)


def taught() -> list[str]:
    """The games that have a guided first game."""
    return [name for name in GAMES if (FOLDER / f"{name}-lesson.json").exists()]


def stages(game: Game, lesson: Lesson, given: Sequence[str | None]) -> Iterator[tuple[int, Table]]:
    """How many of the given moves were made, and the table: before the first move, after each of
    them and after what is played in answer. It is always the same table.

    A move that is not given is made as the script has it.
    """
    options = game.options(**lesson.options)
    setup = records.checked_setup(game, options, lesson.setup)
    table = Table(game, options, setup, lesson.before)
    yield 0, table
    doing = lesson.doing()
    for number, (step, move) in enumerate(zip(doing, given, strict=False), start=1):
        following = doing[number] if number < len(doing) else None
        learn(table, step, following, move or game.write(usual(table, step, following)))
        yield number, table
        for text in step.then:
            table.act(*records.read_action(game, text))
            if not step.leap:
                yield number, table
        if step.leap:
            yield number, table


def learn(table: Table, step: Step, following: Step | None, move: str) -> None:
    """Make the learner's move. What is illegal is refused as ever."""
    action = table.game.parse(move)
    if table.state.is_legal(LEARNER, action) and not leads_on(table, step, following, action):
        raise OffScript(table.game.write(usual(table, step, following)))
    table.act(LEARNER, action)


def usual(table: Table, step: Step, following: Step | None) -> int:
    """What the script does itself: its first move, or where that is not legal another."""
    first = table.game.parse(step.moves[0])
    if table.state.is_legal(LEARNER, first):
        return first
    legal = table.state.legal(LEARNER)
    return next(action for action in legal if leads_on(table, step, following, action))


def leads_on(table: Table, step: Step, following: Step | None, action: int) -> bool:
    """Whether the script knows how to go on after this legal move."""
    move = table.game.write(action)
    if not any(covers(wanted, move) for wanted in step.moves):
        return False
    twin = table.copy()
    twin.act(LEARNER, action)
    for text in step.then:
        twin.act(*records.read_action(table.game, text))
    if following is None:
        return True
    next_moves = (table.game.write(one) for one in twin.state.legal(LEARNER))
    return any(covers(wanted, one) for one in next_moves for wanted in following.moves)


def covers(wanted: str, move: str) -> bool:
    """Whether this move is the one that is wanted, or one of them."""
    if wanted.endswith(ANY):
        return move.startswith(wanted.removesuffix(ANY))
    span = RANGE.fullmatch(wanted)
    if span is None:
        return wanted == move
    verb, _, amount = move.partition(" ")
    return verb == span[1] and amount.isdecimal() and int(span[2]) <= int(amount) <= int(span[3])
