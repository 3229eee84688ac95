"""What travels about finished games: replays, reviews, and branches that play on from them."""

from typing import Any

import msgspec

from vernissage.core.records import Result
from vernissage.server.wire import Asked, Level, LongCid, Name, Number, Seat


class NewBranch(Asked, frozen=True):
    """What if: play on from a moment of a finished game."""

    at: Number
    """How many of its actions have happened."""
    seat: Seat
    bots: Level
    """Of everyone else."""
    name: Name
    cid: LongCid | None = None


class NewBranchOfFile(NewBranch, frozen=True, kw_only=True):
    """The same of a game that is no table's."""

    record: msgspec.Raw


class BranchMade(msgspec.Struct, frozen=True):
    table: str
    seat: int
    token: str


class BranchThere(msgspec.Struct, frozen=True):
    """A branch of a finished game: where it leaves it, who plays on, against whom."""

    table: str
    at: int
    seat: int
    bots: str


class Branches(msgspec.Struct, frozen=True):
    branches: tuple[BranchThere, ...]
    """In the order in which they were begun."""


class Standing(msgspec.Struct, frozen=True):
    """What everyone has at a moment, as if the game ended there."""

    round: int | None
    scores: tuple[int, ...]


class ReplayState(msgspec.Struct, frozen=True):
    """All that an eye sees at one moment."""

    view: dict[str, Any]
    owns: tuple[dict[str, Any], ...]
    """For the eye `all`: what each seat alone knows, which takes the place of that in the view."""
    waiting: tuple[int, ...]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """One action, and what it changed for this eye."""

    seat: int
    action: str
    """Of a choice that is sealed for this eye only the verb."""
    changes: tuple[tuple[tuple[str | int, ...], Any], ...]
    """Places in the state, by keys and indices, and what stands there now; one past the end of a
    list appends to it."""
    events: msgspec.Raw


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A recorded game as one eye saw it, from the deal to the end."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...] | None
    eye: str
    result: Result | None
    state: ReplayState
    """Before the first action."""
    moments: tuple[Moment, ...]
    standings: tuple[Standing, ...]
    """Before the first action and after each of them."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that was not the best, and the better one."""

    at: int
    """The number of the action, counted from 1."""
    played: str
    better: str
    played_words: str
    better_words: str
    cost: float
    at_least: bool
    cost_words: str
    why: str


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions of one seat."""

    seat: int
    good: int
    """How many were the best or nearly so, of `every` that were weighed."""
    every: int
    sound: str
    decisions: tuple[Weighed, ...]
    """The costliest first."""


class ReviewTable(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    text: str
    columns: tuple[str, ...]
    words: tuple[int, ...]
    """The columns that hold words; the others hold numbers."""
    rows: tuple[tuple[str, ...], ...]


class SeatLuck(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    score: int
    par: float
    error: float
    luck: float
    skill: float
    wins: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game looked at again, in one language; `@2` stands for the name of seat 2."""

    course: tuple[str, ...]
    """Who was ahead when, and since when the winner was."""
    weighing: str
    """How decisions were weighed."""
    seats: tuple[SeatReview, ...]
    table: ReviewTable
    """Modern Art: the auctions. Art Society: the rounds. Musée: where the points came from."""
    luck: tuple[SeatLuck, ...]
    luck_table: ReviewTable
    verdict: str


class Looking(msgspec.Struct, frozen=True):
    """A review that is still being made; ask again."""

    done: int
    steps: int
    """How many there are in all; 0 before it is known."""
    ahead: int
    """Reviews that are made before this one."""
