"""Reviews of Art Society: answers weighed by the thought behind the advice; rounds as a table."""

from collections.abc import Sequence
from typing import Final

import msgspec

from vernissage.bots.art_society.advice.advise import consult
from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.words import Words
from vernissage.games.art_society.choices import Choices, ChooseLot, Settle
from vernissage.games.art_society.events import Closed, Ended, Revealed, Took, Unsold
from vernissage.games.art_society.view import View
from vernissage.review.costs import Cost, between
from vernissage.review.grid import Grid
from vernissage.review.positions.art_society import draw
from vernissage.review.reviewer import Reviewer


def cost(view: View, choices: Choices, action: int) -> Cost:
    """What an answer cost, by the thought that gave the advice."""
    told, values = consult(view, choices, beside=action)
    found = between(told, action)
    return Cost(found.amount, told, at_least=action not in values)


def weighs(choices: Choices) -> bool:
    """Lots and settling go by rules of thumb alone: nothing that could be called the best."""
    return not isinstance(choices, ChooseLot | Settle)


def round_of(view: View) -> int:
    """The round that this view shows."""
    return view.round


class Round(msgspec.Struct, frozen=True):
    """One round of bids."""

    number: int
    turns: tuple[tuple[int, int, str], ...]
    """In the order of the bids: seat, bid card, the painting taken."""
    unsold: str
    advance: tuple[int, int]
    """Where the painting's type stood in the museum before and after."""


def rounds(game: Game, record: Record) -> list[Round]:
    """Every round of the game, in order."""
    found: list[Round] = []
    cards: tuple[int, ...] = ()
    turns: list[tuple[int, int, str]] = []
    unsold = ("", (0, 0))
    for event in records.events(game, record):
        match event:
            case Revealed(cards):
                turns = []
            case Took(seat, tile):
                turns.append((seat, cards[seat], tile))
            case Unsold(tile, _, before, after):
                unsold = (tile, (before, after))
            case Closed() | Ended():
                number = len(found) + 1
                if turns:
                    found.append(Round(number, tuple(turns), *unsold))
                turns = []
    return found


def table(game: Game, record: Record, say: Words, names: Sequence[str]) -> Grid:
    """The rounds: who bid what, who took what, what was left to the museum."""
    places = range(1, record.options["players"] + 1)
    return Grid(
        title=say("review-rounds"),
        text=say("review-rounds-text"),
        columns=(
            say("review-column-round"),
            *(say("review-column-place", place=place) for place in places),
            say("review-column-museum"),
        ),
        words=frozenset(range(1, len(places) + 2)),
        rows=tuple(row(one, say, names) for one in rounds(game, record)),
    )


def row(one: Round, say: Words, names: Sequence[str]) -> tuple[str, ...]:
    """One round as a line of the table."""
    turns = [
        say("review-took", name=names[seat], bid=card, tile=tile) for seat, card, tile in one.turns
    ]
    before, after = one.advance
    return (
        str(one.number),
        *turns,
        say("review-unsold", tile=one.unsold, before=before, after=after),
    )


REVIEWER: Final = Reviewer(
    cost=cost, table=table, draw=draw, least=0.5, weighs=weighs, round=round_of
)
