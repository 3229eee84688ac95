"""The rounds of Art Society: who bid what, who took what, what was left to the museum."""

from collections.abc import Sequence

import msgspec

from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.words import Words
from vernissage.games.art_society.events import Closed, Ended, Revealed, Took, Unsold
from vernissage.review.grid import Grid


class Round(msgspec.Struct, frozen=True):
    number: int
    turns: tuple[tuple[int, int, str], ...]
    """In the order of the bids: seat, bid card, the painting taken."""
    unsold: str
    advance: tuple[int, int]
    """Where the painting's type stood in the museum before and after."""


def rounds(game: Game, record: Record) -> list[Round]:
    positions = records.states(game, record)
    state = next(positions)
    state.log = []
    for _ in positions:
        pass
    found: list[Round] = []
    cards: tuple[int, ...] = ()
    turns: list[tuple[int, int, str]] = []
    unsold = ("", (0, 0))
    for event in game.events(state.log, None):
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
    turns = [
        say("review-took", name=names[seat], bid=card, tile=tile) for seat, card, tile in one.turns
    ]
    before, after = one.advance
    return (
        str(one.number),
        *turns,
        say("review-unsold", tile=one.unsold, before=before, after=after),
    )
