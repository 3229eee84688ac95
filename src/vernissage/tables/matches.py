"""Matches: how the first game of a match is dealt, and each that follows."""

from typing import Any

import msgspec

from vernissage.core.contract import Game
from vernissage.core.records import Match, Result
from vernissage.core.refusals import Invalid
from vernissage.core.seeds import generator


class MatchGame(msgspec.Struct, frozen=True):
    """One game of a match: what it is dealt from, who starts, how the match stands before it."""

    seed: int
    first: int | None
    """The seat that starts; None: the deal decides."""
    match: Match


def first_game(game: Game, players: int, root: int) -> MatchGame:
    """A match begins; `root` is the seed of its first game and gives those of all others."""
    if game.match is None:
        raise Invalid("match", "no-match", game=game.name)
    return MatchGame(root, None, Match(id=str(root), game=1, wins=(0,) * players))


def next_game(game: Game, match: Match, result: Result, root: int) -> MatchGame | None:
    """The game after the one that ended so; None when the match is won."""
    assert game.match is not None
    wins = tuple(won + (seat in result.winners) for seat, won in enumerate(match.wins))
    players, number = len(wins), match.game + 1
    if game.match.match_winners(players, wins) is not None:
        return None
    return MatchGame(
        seed=generator(root, f"match/{number}").word >> 14,
        first=game.match.first_of_next_game(players, result.scores, result.winners),
        match=Match(id=match.id, game=number, wins=wins),
    )


def deal(game: Game, options: Any, seed: int, first: int | None) -> Any:
    """The set-up of this seed, in which this seat starts (None: the one that the deal decides)."""
    setup = game.deal(options, seed)
    return setup if first is None else msgspec.structs.replace(setup, first=first)
