"""Musée's scoring: four sources of points, and who wins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT, count
from vernissage.games.musee.parts import COLUMNS, SLOTS, THEMES, TOKENS

PAINTING: Final = 1
NEIGHBOURS: Final = 2
STAIRCASE: Final = 3
GALLERY: Final = 4


def same_theme(one: i64, other: i64) -> bool:
    """MU-C2, MU-P2, MU-P3: both slots hold paintings, and the themes agree."""
    return one != 0 and other != 0 and one % THEMES == other % THEMES


def painting_points(paintings: vec[i64], start: i64) -> i64:
    """MU-P1: 1 point for each painting."""
    points: i64 = 0
    at: i64 = start
    while at < start + SLOTS:
        if paintings[at] != 0:
            points += 1
        at += 1
    return points


def neighbour_points(paintings: vec[i64], start: i64) -> i64:
    """MU-P2: 2 points for each pair of neighbouring slots of one gallery with one theme."""
    return NEIGHBOURS * count(pairs(paintings, start))


def pairs(paintings: vec[i64], start: i64) -> i64:
    """MU-P2: the neighbours of one theme, as the set of the left slots."""
    found: i64 = 0
    slot: i64 = 1
    while slot < SLOTS:
        if slot % COLUMNS != 0 and same_theme(paintings[start + slot - 1], paintings[start + slot]):
            found |= BIT[slot - 1]
        slot += 1
    return found


def staircase_points(paintings: vec[i64], start: i64, stairs: i64) -> i64:
    """MU-P3: 3 points for each staircase that joins one theme."""
    return STAIRCASE * count(lit_stairs(paintings, start, stairs))


def lit_stairs(paintings: vec[i64], start: i64, stairs: i64) -> i64:
    """MU-P3: the staircases that join one theme, as tokens; a chandelier joins nothing."""
    found: i64 = 0
    token: i64 = 0
    while token < TOKENS:
        if stairs & BIT[token] != 0 and same_theme(
            paintings[start + token], paintings[start + token + COLUMNS]
        ):
            found |= BIT[token]
        token += 1
    return found


def gallery_points(galleries: i64) -> i64:
    """MU-P4: 4 points for each gallery-bonus card."""
    return GALLERY * count(galleries)


def gain(paintings: vec[i64], start: i64, stairs: i64, slot: i64, number: i64) -> tuple[i64, i64]:
    """MU-P5, MU-E1: the neighbour and staircase points that hanging this number here brings."""
    beside: i64 = 0
    joined: i64 = 0
    column: i64 = slot % COLUMNS
    if column > 0 and same_theme(paintings[start + slot - 1], number):
        beside += NEIGHBOURS
    if column < COLUMNS - 1 and same_theme(paintings[start + slot + 1], number):
        beside += NEIGHBOURS
    above: i64 = slot - COLUMNS
    below: i64 = slot + COLUMNS
    if above >= 0 and stairs & BIT[above] != 0 and same_theme(paintings[start + above], number):
        joined += STAIRCASE
    if below < SLOTS and stairs & BIT[slot] != 0 and same_theme(paintings[start + below], number):
        joined += STAIRCASE
    return beside, joined


def victors(standings: list[tuple[int, int, int]]) -> list[int]:
    """MU-P6: most points, then most paintings, then most bonus cards, then shared."""
    best = max(standings)
    return [musee for musee, standing in enumerate(standings) if standing == best]


def decisive(standings: list[tuple[int, int, int]]) -> int | None:
    """MU-P6: where the victor is ahead: 0 in points, 1 in paintings, 2 in bonus cards."""
    best, second = sorted(standings, reverse=True)[:2]
    return next((at for at in range(3) if best[at] > second[at]), None)
