"""Where the points of Musée came from, and when."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.words import Words
from vernissage.games.musee.rules import seats_of
from vernissage.review.grid import Grid

PARTS: Final = 4


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
