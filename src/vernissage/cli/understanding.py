"""What a person types: a move in notation, or so much of one that it can be no other."""

from collections.abc import Iterable, Sequence

from vernissage.cli.language import SAY
from vernissage.core.contract import Game
from vernissage.core.refusals import Invalid, Refusal
from vernissage.faces import Item

MOST = 8
"""Moves that are named when none was understood."""


def understood(game: Game, typed: str, items: Sequence[Item]) -> int:
    """The action that is meant: `15`, `24 t4` and `offer Koriko` too, where only one fits."""
    words = typed.lower().split()
    possible = {game.write(a.action): a.action for item in items for a in item.answers}
    meant = [move for move in possible if words and in_order(words, move.lower().split())]
    if len(meant) == 1:
        return possible[meant[0]]
    try:
        return game.parse(typed)
    except Invalid:
        if not meant:
            raise
        raise Invalid(typed, "table-several-moves", moves=listed(meant)) from None


def in_order(words: Sequence[str], move: Iterable[str]) -> bool:
    """Whether all these words stand in the move, in this order."""
    rest = iter(move)
    return all(word in rest for word in words)


def listed(moves: Sequence[str]) -> str:
    """All of them, or the first few and the last."""
    return ", ".join(moves if len(moves) <= MOST else [*moves[: MOST - 1], "…", moves[-1]])


def span(game: Game, actions: Sequence[int]) -> str:
    first, last = game.write(actions[0]), game.write(actions[-1])
    return first if len(actions) == 1 else f"{first} … {last}"


def with_possible(game: Game, refusal: Refusal, items: Sequence[Item]) -> str:
    """The refusal, and what is possible now: each thing from its first to its last use."""
    if refusal.code == "table-several-moves":
        return SAY.refusal(refusal)
    moves = [span(game, sorted(answer.action for answer in item.answers)) for item in items]
    return f"{SAY.refusal(refusal)} {SAY('table-possible', moves=listed(moves))}"
