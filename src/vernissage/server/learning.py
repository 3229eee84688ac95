"""Guided games and puzzles as clients get them. Nothing is kept: a request brings all of it."""

from collections.abc import Collection, Sequence
from datetime import date
from typing import Final

import msgspec

from vernissage.bots.hints import in_words, move_in_words
from vernissage.core.contract import Game
from vernissage.core.numbers import points
from vernissage.core.words import Words, words
from vernissage.games import GAMES
from vernissage.learning.lessons import LEARNER, Lesson, OffScript, Step, lesson_of, stages, taught
from vernissage.learning.puzzles import Origin, Price, Puzzle, puzzle_of
from vernissage.review.reviewer import reviewer_of
from vernissage.server import wire, wire_learning
from vernissage.server.refusals import Denied
from vernissage.tables.table import Table

NOBODY: Final = "person"
RIVAL: Final = "bot:novice"
encode: Final = msgspec.json.Encoder().encode


def lesson_told(name: str, given: Sequence[str | None], language: str) -> wire_learning.Lesson:
    """The guided game after these moves of its learner."""
    game, lesson, say = _one_of(taught(), name), lesson_of(name), words(language)
    if len(given) > len(lesson.doing()):
        raise Denied(str(len(given)), "lesson-over", moves=len(lesson.doing()))
    try:
        table, updates = _walked(game, lesson, given)
    except OffScript as other:
        said = move_in_words(name, given[-1] or "", say)
        raise Denied(said, "lesson-other", wanted=move_in_words(name, other.wanted, say)) from None
    return wire_learning.Lesson(
        table=_table(table, LEARNER),
        steps=tuple(_step(name, step, say) for step in lesson.steps),
        updates=updates,
    )


def _walked(
    game: Game, lesson: Lesson, given: Sequence[str | None]
) -> tuple[Table, tuple[wire.Update, ...]]:
    """The table at the end, and what was seen of it since the last move."""
    updates, heard = [], 0
    for number, table in stages(game, lesson, given):
        if number == len(given):
            updates.append(_update(table, LEARNER, heard))
        heard = table.happened
    return table, tuple(updates)


def _step(game: str, step: Step, say: Words) -> wire_learning.LessonStep:
    return wire_learning.LessonStep(
        id=step.id,
        title=say(f"lesson-{game}-{step.id}.title"),
        text=say(f"lesson-{game}-{step.id}"),
        show=step.show,
        touch=step.touch,
        rises=step.rises,
        does=bool(step.moves),
    )


def puzzle_told(name: str, day: date) -> wire_learning.Puzzle:
    """The position of this day, as the seat that is asked sees it."""
    game = _one_of(GAMES, name)
    puzzle = puzzle_of(name, day)
    table = puzzle.table(game)
    return wire_learning.Puzzle(
        day=day.isoformat(),
        ladder=_origin(puzzle.ladder),
        table=_table(table, puzzle.seat),
        update=_update(table, puzzle.seat, 0),
    )


def _origin(found: Origin) -> wire_learning.Origin:
    """As people count."""
    return wire_learning.Origin(
        match=found.match, bots=found.bots, deal=found.deal + 1, game=found.game + 1
    )


def solution_told(name: str, day: date, answer: str, language: str) -> wire_learning.Solution:
    """The best move, why, and what this answer gives away; an illegal one is refused as ever."""
    game, say = _one_of(GAMES, name), words(language)
    puzzle = puzzle_of(name, day)
    answered = _checked(game, puzzle, answer)
    names = [say(f"web-bot-{seat}") for seat in range(puzzle.options["players"])]
    told = in_words(game, puzzle.advice(game), say, names)
    right = answered == puzzle.best
    return wire_learning.Solution(
        action=puzzle.best,
        in_words=told.in_words,
        sentences=tuple(one for one in (told.worth, told.reasons, told.risk) if one),
        answered=answered,
        answered_in_words=move_in_words(name, answered, say),
        cost="" if right else _cost(game, puzzle.prices[answered], say),
        right=right,
    )


def _checked(game: Game, puzzle: Puzzle, answer: str) -> str:
    """The answer as notation writes it, if it is legal."""
    action = game.parse(answer)
    puzzle.table(game).act(puzzle.seat, action)
    return game.write(action)


def _cost(game: Game, price: Price, say: Words) -> str:
    reviewer = reviewer_of(game)
    amount = points(price.amount, say.language, digits=reviewer.digits)
    if price.at_least:
        return say("puzzle-cost-least", amount=amount)
    return reviewer.given_away(amount, say)


def _one_of(known: Collection[str], name: str) -> Game:
    if name not in known:
        raise Denied(name[:30], "no-such-game", known=", ".join(known))
    return GAMES[name]


def _table(table: Table, seat: int) -> wire.Table:
    """A table that stands nowhere: one person, bots in the other chairs."""
    chairs = range(table.options.players)
    return wire.Table(
        table="",
        game=table.game.name,
        options=msgspec.to_builtins(table.options),
        status="over" if table.state.over else "playing",
        pace="relaxed",
        host=None,
        spectators=False,
        hints=False,
        seats=tuple(_chair(chair, NOBODY if chair == seat else RIVAL) for chair in chairs),
        commitment="",
    )


def _chair(number: int, occupant: str) -> wire.SeatNow:
    return wire.SeatNow(seat=number, occupant=occupant, name=None, here=True, away="wait")


def _update(table: Table, seat: int, heard: int) -> wire.Update:
    """What the seat sees now, and what happened since it had heard so much."""
    game, state = table.game, table.state
    return wire.Update(
        n=len(table.actions) + 1,
        view=msgspec.Raw(encode(game.view(state, seat))),
        choices=msgspec.Raw(encode(game.choices(state, seat))),
        events=msgspec.Raw(encode(table.events(seat, heard))),
        pending=None,
        orders=(),
        waiting=() if state.over else tuple(game.manners.awaited(state)),
        clock=None,
    )
