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
    if winners(game, match, result):
        return None
    following = after(match, result)
    return MatchGame(
        seed=generator(root, f"match/{following.game}").word >> 14,
        first=first_after(game, result),
        match=following,
    )


def after(match: Match, result: Result) -> Match:
    """How the match stands before its next game."""
    wins = tuple(won + (seat in result.winners) for seat, won in enumerate(match.wins))
    return Match(id=match.id, game=match.game + 1, wins=wins)


def winners(game: Game, match: Match, result: Result) -> list[int]:
    """Who has won the match with a game that ended so; nobody yet: empty."""
    assert game.match is not None
    return game.match.match_winners(len(match.wins), after(match, result).wins) or []


def first_after(game: Game, result: Result) -> int:
    """Who starts the game after the one that ended so."""
    assert game.match is not None
    return game.match.first_of_next_game(len(result.scores), result.scores, result.winners)


def deal(game: Game, options: Any, seed: int, first: int | None) -> Any:
    """The set-up of this seed, in which this seat starts (None: the one that the deal decides)."""
    setup = game.deal(options, seed)
    return setup if first is None else msgspec.structs.replace(setup, first=first)
