"""Musée's scoring: four sources of points, and who wins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.musee.parts import BIT, COLUMNS, SLOTS, THEMES, TOKENS

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
    pairs: i64 = 0
    slot: i64 = 1
    while slot < SLOTS:
        if slot % COLUMNS != 0 and same_theme(paintings[start + slot - 1], paintings[start + slot]):
            pairs += 1
        slot += 1
    return NEIGHBOURS * pairs


def staircase_points(paintings: vec[i64], start: i64, stairs: i64) -> i64:
    """MU-P3: 3 points for each staircase that joins one theme; a chandelier joins nothing."""
    joined: i64 = 0
    token: i64 = 0
    while token < TOKENS:
        if stairs & BIT[token] != 0 and same_theme(
            paintings[start + token], paintings[start + token + COLUMNS]
        ):
            joined += 1
        token += 1
    return STAIRCASE * joined


def gallery_points(galleries: i64) -> i64:
    """MU-P4: 4 points for each gallery-bonus card."""
    points: i64 = 0
    while galleries != 0:
        galleries &= galleries - 1
        points += GALLERY
    return points


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
