"""Musée's rules of the turn, one function each.

A Musée is 18 slots in a row of a vector that holds all Musées: slot s of Musée m stands at
18 * m + s. `windows` gives for each slot the set of numbers that may still hang there.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT, count, lowest, nth_member
from vernissage.games.musee.actions import KEEP, hang
from vernissage.games.musee.parts import ABOVE, BELOW, COLUMNS, GALLERIES, SLOTS

HANGINGS: Final[list[object]] = list(range(KEEP))
"""Every hanging as a Python integer, made once: listing them makes no new ones."""


def every_number(numbers: i64) -> i64:
    """MU-C1: the set of all painting cards, from 1 on."""
    return BELOW[numbers + 1] & ABOVE[0]


def open_windows(columns: i64, numbers: i64, musees: i64) -> vec[i64]:
    """MU-T3: in an empty gallery every number may hang in every slot."""
    windows = vec[i64]([every_number(numbers)] * (SLOTS * musees))
    at: i64 = 0
    while at < SLOTS * musees:
        if at % COLUMNS >= columns:
            windows[at] = 0
        at += 1
    return windows


def close_windows(windows: vec[i64], start: i64, slot: i64, number: i64) -> None:
    """MU-T2, MU-T3, MU-T4, MU-E2: to the left only lower numbers, to the right only higher ones."""
    place: i64 = start + slot
    first: i64 = place - slot % COLUMNS
    lower: i64 = BELOW[number]
    higher: i64 = ABOVE[number]
    at: i64 = first
    while at < place:
        windows[at] &= lower
        at += 1
    windows[place] = 0
    at = place + 1
    while at < first + COLUMNS:
        windows[at] &= higher
        at += 1


def count_places(windows: vec[i64], start: i64, hand: i64) -> i64:
    """MU-T1, MU-T5: in how many ways the hand can be hung; none means out of the game."""
    places: i64 = 0
    at: i64 = start
    while at < start + SLOTS:
        places += count(windows[at] & hand | 1) - 1  # no empty set, so no branch: a third faster
        at += 1
    return places


def nth_place(windows: vec[i64], start: i64, hand: i64, index: i64) -> i64:
    """The hanging at that index, slots first and numbers ascending."""
    at: i64 = start
    while at < start + SLOTS:
        fitting: i64 = windows[at] & hand
        size: i64 = count(fitting | 1) - 1
        if index < size:
            return hang(nth_member(fitting, index), at - start)
        index -= size
        at += 1
    raise IndexError


def list_places(windows: vec[i64], start: i64, hand: i64, size: i64) -> list[int]:
    """Every hanging of `count_places`, ascending."""
    places: list[object] = HANGINGS[:1] * size
    index: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        fitting: i64 = windows[start + slot] & hand
        while fitting != 0:
            places[index] = HANGINGS[hang(lowest(fitting), slot)]
            fitting &= fitting - 1
            index += 1
        slot += 1
    return cast(list[int], places)


def numbers_that_fit(windows: vec[i64], start: i64) -> i64:
    """MU-T5: the set of numbers that some slot of this Musée still takes."""
    numbers: i64 = 0
    at: i64 = start
    while at < start + SLOTS:
        numbers |= windows[at]
        at += 1
    return numbers


def empty_beside(hung: i64, slot: i64, columns: i64) -> tuple[i64, i64]:
    """MU-T3: how many slots are empty on the left of an empty one, and on its right."""
    first: i64 = slot - slot % COLUMNS
    left: i64 = slot
    while left > first and hung & BIT[left - 1] == 0:
        left -= 1
    right: i64 = slot
    while right < first + columns - 1 and hung & BIT[right + 1] == 0:
        right += 1
    return slot - left, right - slot


def closed_by(number: i64, free: i64, left: i64, right: i64) -> i64:
    """MU-T2: the slots beside it that the free numbers of the window cannot fill any more."""
    before: i64 = max(0, left + 1 + right - count(free))
    lower: i64 = count(free & BELOW[number])
    higher: i64 = count(free & ABOVE[number])
    return max(0, left - lower) + max(0, right - higher) - before


def gallery_is_full(hung: i64, gallery: i64, columns: i64) -> bool:
    """MU-T7: no slot of the gallery is empty."""
    slots: i64 = BELOW[columns] << (COLUMNS * gallery)
    return hung & slots == slots


def must_decide(players: i64, pile: i64) -> bool:
    """MU-4P2: with 4 players the last two cards of the pile are kept or given, unseen."""
    return players == 4 and 0 < pile <= 2


def partner(seat: i64) -> i64:
    """MU-4P1: seats 0 and 2 against seats 1 and 3."""
    return (seat + 2) % 4


def musee_of(seat: i64, players: i64) -> i64:
    """MU-4P1: partners fill one Musée; otherwise everyone has their own."""
    return seat % 2 if players == 4 else seat


def seats_of(musee: int, players: int) -> list[int]:
    """MU-4P1: who fills this Musée."""
    return [musee, musee + 2] if players == 4 else [musee]


def bonuses_left(bonuses: vec[i64]) -> i64:
    """MU-T7: the galleries whose bonus card nobody has taken yet."""
    taken: i64 = 0
    for galleries in bonuses:
        taken |= galleries
    return BELOW[GALLERIES] & ~taken


def takes_bonus(bonuses: vec[i64], hung: i64, gallery: i64, columns: i64) -> bool:
    """MU-T7: the first full gallery of its floor takes the bonus card, at once and for good."""
    return gallery_is_full(hung, gallery, columns) and bonuses_left(bonuses) & BIT[gallery] != 0
