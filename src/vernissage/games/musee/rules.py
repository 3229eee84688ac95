"""Musée's rules of the turn, one function each.

A Musée is 18 slots in a row of a vector that holds all Musées: slot s of Musée m stands at
18 * m + s. `windows` gives for each slot the set of numbers that may still hang there.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.musee.parts import (
    ABOVE,
    BELOW,
    BIT,
    COLUMNS,
    GALLERIES,
    SLOTS,
    count,
    lowest,
)

PLACES: Final[list[object]] = list(range(60 * SLOTS))
"""Every place as a Python integer, made once: listing places makes no new ones."""


def open_windows(columns: i64, numbers: i64, musees: i64) -> vec[i64]:
    """MU-T3: in an empty gallery every number may hang in every slot."""
    every_number: i64 = BELOW[numbers + 1] & ABOVE[0]
    windows = vec[i64]([every_number] * (SLOTS * musees))
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
    """The place at that index, as 60 * slot + number - 1, slots first and numbers ascending."""
    at: i64 = start
    while at < start + SLOTS:
        fitting: i64 = windows[at] & hand
        size: i64 = count(fitting | 1) - 1
        if index < size:
            while index > 0:
                fitting &= fitting - 1
                index -= 1
            return 60 * (at - start) + lowest(fitting) - 1
        index -= size
        at += 1
    raise IndexError


def list_places(windows: vec[i64], start: i64, hand: i64, size: i64) -> list[int]:
    """Every place of `count_places`, ascending."""
    places: list[object] = PLACES[:1] * size
    index: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        fitting: i64 = windows[start + slot] & hand
        while fitting != 0:
            places[index] = PLACES[60 * slot + lowest(fitting) - 1]
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
