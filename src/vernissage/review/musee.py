"""Reviews of Musée: moves tried out in the same worlds; where the points came from, and when."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from vernissage.bots.musee.advice.advise import advise
from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.words import Words
from vernissage.games.musee.choices import Choices
from vernissage.games.musee.rules import seats_of
from vernissage.games.musee.view import View
from vernissage.review.costs import Cost, between
from vernissage.review.grid import Grid
from vernissage.review.positions.musee import draw
from vernissage.review.reviewer import Reviewer

PARTS: Final = 4
"""The parts into which the table divides a game."""


def cost(view: View, choices: Choices, action: int) -> Cost:
    """What a move cost: the played and the advised one, tried out in the same worlds."""
    return between(advise(view, choices, beside=action), action)


def spans(actions: int) -> list[tuple[int, int]]:
    """A game in parts of about the same length: the actions from which and up to which."""
    ends = [actions * part // PARTS for part in range(PARTS + 1)]
    return [(start, end) for start, end in pairwise(ends) if end > start]


def gains(game: Game, record: Record, seat: int) -> list[tuple[tuple[int, int], dict[str, int]]]:
    """What each part of the game brought the seat, by source."""
    totals = [dict(state.breakdown(seat)) for state in records.states(game, record)]
    return [
        (span, {source: totals[span[1]][source] - totals[span[0]][source] for source in totals[0]})
        for span in spans(len(record.actions))
    ]


def table(game: Game, record: Record, say: Words, names: Sequence[str]) -> Grid:
    """The points of every side by source, in each part of the game."""
    players = record.options["players"]
    sides = sorted({game.side_of(seat, players) for seat in range(players)})
    sources = ("paintings", "neighbours", "staircases", "galleries")
    rows = []
    for side in sides:
        seats = seats_of(side, players)
        name = " + ".join(names[seat] for seat in seats)
        for (start, end), brought in gains(game, record, seats[0]):
            points = [brought[source] for source in sources]
            when = say("review-span", first=start + 1, last=end)
            rows.append((name, when, *map(str, points), str(sum(points))))
    return Grid(
        title=say("review-sources"),
        text=say("review-sources-text"),
        columns=(
            say("review-column-player"),
            say("review-column-actions"),
            *(say(f"musee-score-{source}") for source in sources),
            say("review-column-sum"),
        ),
        words=frozenset((0, 1)),
        rows=tuple(rows),
    )


REVIEWER: Final = Reviewer(cost=cost, table=table, draw=draw, least=0.5)
