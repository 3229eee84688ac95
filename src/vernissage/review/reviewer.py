"""A reviewer: what a review must know of one game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.words import Words
from vernissage.pages.drawing import Drawing
from vernissage.review.costs import Cost
from vernissage.review.grid import Grid

REVIEWERS: Final = {
    "musee": "vernissage.review.musee",
    "modern-art": "vernissage.review.modern_art",
    "art-society": "vernissage.review.art_society",
}
"""The module of each game's REVIEWER, loaded when a game is reviewed: it loads the bots' search."""


def every_question(choices: Any) -> bool:
    """Answers to all questions are weighed."""
    return True


def no_question(choices: Any) -> bool:
    """No cost is only estimated."""
    return False


def no_number(view: Any) -> None:
    """This game has no rounds, or no lots."""
    return


def as_counted(view: Any, scores: Sequence[int]) -> Sequence[int]:
    """The score at any moment is what the game counts."""
    return scores


def in_points(amount: str, say: Words) -> str:
    """What a move gave away, as a sentence."""
    return say("puzzle-cost-points", amount=amount)


def points(say: Words) -> str:
    """The name of what the game is scored in."""
    return say("report-axis-points")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reviewer:
    """How decisions of one game are weighed, and its scores read."""

    cost: Callable[[Any, Any, int], Cost]
    """View, choices and the action -> how much worse it was than the best one."""
    table: Callable[[Game, Record, Words, Sequence[str]], Grid]
    """The table that only this game has; the names of the players are given by seat."""
    draw: Callable[[Any, str, str, Words], Drawing]
    """View, what was played and what was better, in notation -> the position as a drawing."""
    least: float
    """What a decision must cost at least to be told."""
    digits: int = 1
    """How many stand after the point where costs and luck are told."""
    unit: Callable[[Words], str] = points
    """The name of what the game is scored in."""
    given_away: Callable[[str, Words], str] = in_points
    """An amount that a move gave away on average -> the sentence that says so."""
    weighs: Callable[[Any], bool] = every_question
    """Whether answers to this question are weighed at all."""
    estimates: Callable[[Any], bool] = no_question
    """Whether costs of answers to this question are estimates, which must still be measured."""
    lot: Callable[[Any], int | None] = no_number
    """In an auction: how many lots were sold before."""
    round: Callable[[Any], int | None] = no_number
    """Which round a view shows."""
    worth_now: Callable[[Any, Sequence[int]], Sequence[int]] = as_counted
    """A spectator's view and the scores -> what everyone has, as if the game ended now."""


def reviewer_of(game: Game) -> Reviewer:
    """Who reviews games of this kind."""
    reviewer: Reviewer = import_module(REVIEWERS[game.name]).REVIEWER
    return reviewer
