"""Luck and skill: the same deal, played again by bots that change seats."""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, Final

import msgspec

from vernissage.arena.duplicate import entry_of
from vernissage.arena.outcomes import shares_by_seat
from vernissage.bots.sureness import error_of
from vernissage.core import records
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.tables.playing import play

LEVELS: Final = ("club", "casual")
"""Even players who do not always play the same."""
INTERVAL: Final = 1.96
"""Half of a 95 % interval, in standard errors."""


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
    """The share of the replays that this seat's side won; a victory of several counts in parts."""


class Sides(msgspec.Struct, frozen=True):
    """The winners beside the others: how much more they had, of luck and of skill."""

    luck: float
    skill: float
    error: float
    """Half of a 95 % interval around both."""
    own_skill: float
    """How much the winners had more than the bots in their seats."""
    own_error: float


class Luck(msgspec.Struct, frozen=True):
    """What replays of the deal by bots say about a game."""

    games: int
    bots: tuple[str, ...]
    seats: tuple[SeatLuck, ...]
    sides: Sides | None
    """None if everyone won."""


def luck(game: Game, record: Record, replays: int, done: Callable[[], None]) -> Luck:
    """Play the deal so often with every rotation of the bots; `done` is called after each game."""
    options, setup = records.opening(game, record)
    players = options.players
    line_up = [LEVELS[seat % len(LEVELS)] for seat in range(players)]
    games = []
    for number in range(replays):
        for rotation in range(players):
            names = [line_up[entry_of(seat, rotation, players)] for seat in range(players)]
            games.append(replayed(game, options, setup, names, 1 + number * players + rotation))
            done()
    assert record.result is not None
    result = record.result
    seats = measured(game, games, result.scores)
    return Luck(len(games), LEVELS, seats, compared(games, result))


def replayed(
    game: Game, options: Any, setup: Any, names: Sequence[str], seed: int
) -> records.Result:
    """How the same deal ends between these bots."""
    result = play(game, options, names, seed, setup=setup).result
    assert result is not None
    return result


def measured(
    game: Game, results: Sequence[records.Result], scores: Sequence[int]
) -> tuple[SeatLuck, ...]:
    """What the results of these replays say about each seat that had this score."""
    overall = fmean(fmean(one.scores) for one in results)
    shares = [shares_by_seat(game, one) for one in results]
    found = []
    for seat, score in enumerate(scores):
        had = [one.scores[seat] for one in results]
        par = fmean(had)
        won = fmean(share[seat] for share in shares)
        error = INTERVAL * error_of(had) if len(had) > 1 else 0.0
        found.append(SeatLuck(seat, score, par, error, par - overall, score - par, won))
    return tuple(found)


def compared(games: Sequence[records.Result], result: records.Result) -> Sides | None:
    """Game by game the winners' seats less those of the others, and the same for the result."""
    won = result.winners
    others = [seat for seat in range(len(result.scores)) if seat not in won]
    if not others:
        return None
    had = [fmean(game.scores[seat] for seat in won) for game in games]
    less = [fmean(game.scores[seat] for seat in others) for game in games]
    apart = [mine - theirs for mine, theirs in zip(had, less, strict=True)]
    mine = fmean(result.scores[seat] for seat in won)
    ahead = mine - fmean(result.scores[seat] for seat in others)
    return Sides(
        luck=fmean(apart),
        skill=ahead - fmean(apart),
        error=INTERVAL * error_of(apart),
        own_skill=mine - fmean(had),
        own_error=INTERVAL * error_of(had),
    )
