"""Sets of small numbers, kept as integers: bit n stands for n, from 0 to 61. Compiled."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([1 << number for number in range(62)])
"""The set that has only n."""

_INDEX: Final = vec[i64]([0] * 67)
"""2**n leaves another remainder modulo 67 for every n up to 65, so the remainder tells n."""
for _n in range(62):
    _INDEX[(1 << _n) % 67] = _n


def count(members: i64) -> i64:
    """How many members a set has."""
    size: i64 = 0
    while members != 0:  # gcc makes one instruction of this loop
        members &= members - 1
        size += 1
    return size


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _INDEX[(members & -members) % 67]


def nth_member(members: i64, index: i64) -> i64:
    """The member at that index of a set, counted from the smallest."""
    while index > 0:
        members &= members - 1
        index -= 1
    return lowest(members)


def members_of(members: i64) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    while members != 0:
        found.append(lowest(members))
        members &= members - 1
    return found


def set_of(members: Iterable[int]) -> int:
    """The set that has these members."""
    found: i64 = 0
    for member in members:
        found |= BIT[member]
    return found
