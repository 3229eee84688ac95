"""Games between bots, played to their end."""

from collections.abc import Iterator, Sequence
from typing import Any

from vernissage.core.chance import Generator
from vernissage.core.contract import Game, State
from vernissage.core.records import Match, Record
from vernissage.core.seeds import generator
from vernissage.tables.matches import MatchGame, deal, first_game, next_game
from vernissage.tables.seats import Seated, all_seated, move, next_seat
from vernissage.tables.table import Table

Lost = list[tuple[str, str]]
"""In each game the programs that lost their seat to `random`, and why."""


def play(
    game: Game,
    options: Any,
    seats: Sequence[str],
    seed: int,
    *,
    setup: Any = None,
    match: Match | None = None,
    lost: Lost | None = None,
) -> Record:
    """Play one game to its end and give its record; `lost` is told what became of programs."""
    setup = game.deal(options, seed) if setup is None else setup
    table = Table(game, options, setup, listening=False)
    bots = all_seated(game, seats, seed)
    play_out(table, bots, generator(seed, "order"))
    if lost is not None:
        lost += {bot.name: bot.why_replaced for bot in bots if bot.why_replaced}.items()
    return table.record(seed=seed, seats=(bot.recorded_name for bot in bots), match=match)


def play_match(
    game: Game, options: Any, seats: Sequence[str], seed: int, lost: Lost | None = None
) -> list[Record]:
    """Play games until the match is won; the records of all of them."""
    following: MatchGame | None = first_game(game, len(seats), seed)
    records: list[Record] = []
    while following is not None:
        setup = deal(game, options, following.seed, following.first)
        played = play(
            game, options, seats, following.seed, setup=setup, match=following.match, lost=lost
        )
        assert played.result is not None
        records.append(played)
        following = next_game(game, following.match, played.result, seed)
    return records


def play_out(table: Table, bots: Sequence[Seated], order: Generator) -> None:
    """Play on at this table to the end."""
    for seat, action in moves(table.game, table.state, bots, order):
        table.note(seat, action)


def moves(
    game: Game, state: State, bots: Sequence[Seated], order: Generator
) -> Iterator[tuple[int, int]]:
    """Play on to the end, seat and action one by one.

    `order` decides who is asked first where several may act.
    """
    while not state.over:
        seat = next_seat(state, order)
        yield seat, move(game, state, seat, bots[seat])
