"""What travels of guided games and puzzles."""

from typing import Annotated

import msgspec

from vernissage.server.wire import Action, Asked, Table, Update


class Learn(Asked, frozen=True):
    """The moves of a guided game so far; null: as the script has it."""

    moves: Annotated[tuple[Action | None, ...], msgspec.Meta(max_length=40)]


class Solve(Asked, frozen=True):
    """The answer to a puzzle."""

    action: Action


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One idea of a guided game, in one language."""

    id: str
    title: str
    text: str
    show: tuple[str, ...]
    """What lies in the light, as selectors of the page."""
    touch: tuple[str, ...]
    """What to touch, one after the other."""
    rises: tuple[tuple[str, str], ...]
    """From what to what an arrow tells that numbers rise."""
    does: bool
    """Whether a move leads on."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A guided game, and what its learner sees after the last move."""

    table: Table
    steps: tuple[LessonStep, ...]
    updates: tuple[Update, ...]
    """One after the learner's move and one after each answer to it."""


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """The game of the ladder that a puzzle comes from."""

    match: str
    bots: tuple[str, ...]
    deal: int
    """From 1 on, as the game is."""
    game: int
    """Which of the games of this deal: each has the bots in other seats."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position with one best move, as the seat that is asked sees it."""

    day: str
    ladder: Origin
    table: Table
    update: Update


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """The best move of a puzzle and why; beside it what was answered."""

    action: str
    in_words: str
    sentences: tuple[str, ...]
    answered: str
    answered_in_words: str
    cost: str
    """What the answer gives away, as a sentence; empty where it is the best move."""
    right: bool
