"""The answers that a seat has now: counted, picked, listed and checked in one order.

All answers below BID (cards and words) are members of a set. Amounts are never looked for one by
one: they are the actions from a first to a last one.
"""

from typing import Final

from mypy_extensions import i64

from vernissage.core.sets import BIT, count, members_of, nth_member
from vernissage.games.modern_art.actions import ACTIONS, BID

Answers = tuple[i64, i64, i64]
"""The set of answers that are no amounts; the first and the last amount."""

EVERY: Final = list(range(ACTIONS))
"""Every action once: a slice of them lists a range of amounts without making new numbers."""


def only(members: i64) -> Answers:
    """Cards or words, and no amounts."""
    return members, 1, 0


def count_answers(answers: Answers) -> i64:
    """How many answers there are."""
    members, first, last = answers
    return count(members) + last - first + 1


def nth_answer(answers: Answers, index: i64) -> i64:
    """The answer at that index; there are more than that."""
    members: i64 = answers[0]
    before: i64 = count(members)
    if index < before:
        return nth_member(members, index)
    return answers[1] + index - before


def list_answers(answers: Answers) -> list[int]:
    """Every answer, ascending."""
    members, first, last = answers
    amounts: list[int] = EVERY[first : last + 1]
    if members == 0:
        return amounts
    found: list[int] = members_of(members)
    found += amounts
    return found


def allows(answers: Answers, action: i64) -> bool:
    """Whether this is one of the answers."""
    members, first, last = answers
    if action < BID:
        return action >= 0 and members & BIT[action] != 0
    return first <= action <= last
