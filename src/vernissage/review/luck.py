"""Luck and skill: the same deal, played again by bots that change seats."""

from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from vernissage.arena.games import play
from vernissage.bots import BOTS
from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.core.records import Record

LEVELS: Final = ("club", "casual")
"""Even players who do not always play the same; elsewhere the plainest two."""
PLAIN: Final = ("greedy", "random")


class SeatLuck(msgspec.Struct, frozen=True):
    """What a seat's cards were worth in other hands, and what was made of them."""

    seat: int
    score: int
    par: float
    """The mean score of bots in this seat."""
    error: float
    """Half of a 95 % interval around it."""
    luck: float
    """How much the bots in this seat had more than the bots in all seats."""
    skill: float
    """How much the player had more than the bots in this seat."""
    wins: float
    """The share of the replays that this seat won; shared victories count in parts."""


class Luck(msgspec.Struct, frozen=True):
    games: int
    bots: tuple[str, ...]
    seats: tuple[SeatLuck, ...]


def bots_for(game: Game) -> tuple[str, ...]:
    levels = tuple(level for level in LEVELS if level in BOTS[game.name])
    return levels if len(levels) == len(LEVELS) else PLAIN


def luck(game: Game, record: Record, replays: int, done: Callable[[], None]) -> Luck:
    """Play the deal so often with every rotation of the bots; `done` is called after each game."""
    options, setup = records.opening(game, record)
    players = options.players
    bots = bots_for(game)
    line_up = [bots[seat % len(bots)] for seat in range(players)]
    games = []
    for number in range(replays):
        for rotation in range(players):
            names = [line_up[(seat + rotation) % players] for seat in range(players)]
            games.append(replayed(game, options, setup, names, 1 + number * players + rotation))
            done()
    assert record.result is not None
    return Luck(len(games), bots, measured(games, record.result.scores))


def replayed(
    game: Game, options: Any, setup: Any, names: Sequence[str], seed: int
) -> records.Result:
    result = play(game, options, names, seed, setup=setup).result
    assert result is not None
    return result


def measured(games: Sequence[records.Result], scores: Sequence[int]) -> tuple[SeatLuck, ...]:
    overall = fmean(fmean(game.scores) for game in games)
    found = []
    for seat, score in enumerate(scores):
        had = [game.scores[seat] for game in games]
        par = fmean(had)
        won = fmean((seat in game.winners) / len(game.winners) for game in games)
        error = 1.96 * stdev(had) / len(had) ** 0.5 if len(had) > 1 else 0.0
        found.append(SeatLuck(seat, score, par, error, par - overall, score - par, won))
    return tuple(found)
