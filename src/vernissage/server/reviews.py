"""Reviews for the browser: those of `vernissage review`, told in every language."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from vernissage.bots.hints import in_words, move_in_words
from vernissage.core.contract import Game
from vernissage.core.languages import LANGUAGES
from vernissage.core.numbers import points
from vernissage.core.records import Record
from vernissage.core.words import Words, words
from vernissage.review.decisions import Decision
from vernissage.review.grid import Grid
from vernissage.review.review import Wanted, check_finished, review, steps, table_of
from vernissage.review.sentences import Names, Teller
from vernissage.server import wire_finished
from vernissage.server.replays import checked

TOP: Final = 3
REPLAYS: Final = 12
"""As the command has them when nobody says otherwise."""

Progress = Callable[[int, int], None]
"""Told how many steps are done, of how many."""


def reviewed(record: Record, progress: Progress) -> dict[str, bytes]:
    """The review of a finished game as JSON, by language."""
    game = checked(record)
    check_finished(game, record)
    players = tuple(range(int(record.options["players"])))
    wanted = Wanted(seats=players, top=TOP, replays=REPLAYS)
    every, done = steps(game, record, wanted), 0

    def step() -> None:
        nonlocal done
        done += 1
        progress(done, every)

    progress(0, every)
    found = review(game, record, wanted, step)
    names = tuple(f"@{seat}" for seat in players)
    told = {}
    for language in LANGUAGES:
        say = words(language)
        teller = Teller(game, found, say, Names(names, names))
        own = table_of(game, record, say, names)
        told[language] = msgspec.json.encode(_told(teller, own))
    return told


def _told(teller: Teller, own: Grid) -> wire_finished.Review:
    review, say = teller.review, teller.say
    return wire_finished.Review(
        course=tuple(teller.standings()),
        weighing=say("review-decisions-text", game=review.game),
        seats=tuple(_of_seat(teller, seat, found) for seat, found in review.decisions),
        table=_table(own),
        luck=msgspec.convert(
            review.luck.seats, tuple[wire_finished.SeatLuck, ...], from_attributes=True
        ),
        luck_table=wire_finished.ReviewTable(
            title=say("review-luck"),
            text=teller.luck_text(),
            columns=teller.luck_columns(),
            words=(0,),
            rows=tuple(teller.luck_rows()),
        ),
        verdict=teller.verdict(),
    )


def _of_seat(teller: Teller, seat: int, found: Sequence[Decision]) -> wire_finished.SeatReview:
    good, every = teller.review.sound[seat]
    return wire_finished.SeatReview(
        seat=seat,
        good=good,
        every=every,
        sound=teller.sound(seat),
        decisions=tuple(_weighed(teller.game, one, teller.say, teller.digits) for one in found),
    )


def _weighed(game: Game, one: Decision, say: Words, digits: int) -> wire_finished.Weighed:
    cost = points(one.cost, say.language, digits=digits)
    return wire_finished.Weighed(
        at=one.at,
        played=one.played,
        better=one.better,
        played_words=move_in_words(game.name, one.played, say),
        better_words=move_in_words(game.name, one.better, say),
        cost=one.cost,
        at_least=one.at_least,
        cost_words=say("review-at-least", cost=cost) if one.at_least else cost,
        why=in_words(game, one.advice, say).reasons,
    )


def _table(grid: Grid) -> wire_finished.ReviewTable:
    return wire_finished.ReviewTable(
        title=grid.title,
        text=grid.text,
        columns=grid.columns,
        words=tuple(sorted(grid.words)),
        rows=grid.rows,
    )
