"""What paintings of Modern Art pay on average, by a closed form. Compiled.

Estimator B of the bots, about forty times quicker than simulated seasons: every artist has a
strength, and places are drawn one after the other in proportion to it (Plackett and Luce).
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.modern_art.parts import ARTISTS

LYING: Final = 1.0
HELD: Final = 0.15
LEFT: Final = 0.18
LAID: Final = 0.015
"""What a card lying there, a card in a hand, a step to the left and 1 of tokens add; fitted to the
places in 6,329 auctions between club bots, 3 to 5 players."""


def strengths(counts: vec[i64], held: vec[i64], columns: vec[i64], found: vec[float]) -> None:
    """How strong every artist is in this round; `held` are the cards in all hands."""
    artist: i64 = 0
    while artist < ARTISTS:
        if counts[artist] + held[artist] == 0:
            found[artist] = 0.0
        else:
            power: float = LYING * float(counts[artist]) + HELD * float(held[artist])
            power += LEFT * float(4 - artist) + LAID * float(columns[artist])
            found[artist] = exp(power)
        artist += 1


def places(strong: vec[float], first: vec[float], second: vec[float], third: vec[float]) -> None:
    """The chances of every artist to come first, second and third."""
    total: float = 0.000001
    a: i64 = 0
    while a < ARTISTS:
        total += strong[a]
        second[a] = 0.0
        third[a] = 0.0
        a += 1
    a = 0
    while a < ARTISTS:
        first[a] = strong[a] / total
        a += 1
    a = 0
    while a < ARTISTS:
        without: float = total - strong[a]
        b: i64 = a + 1
        while b < ARTISTS:
            ab: float = first[a] * strong[b] / without
            ba: float = first[b] * strong[a] / (total - strong[b])
            second[b] += ab
            second[a] += ba
            share_third(strong, a, b, (ab + ba) / (without - strong[b]), third)
            b += 1
        a += 1


def share_third(strong: vec[float], a: i64, b: i64, share: float, third: vec[float]) -> None:
    """With these two in front, the others come third in proportion to their strength."""
    c: i64 = 0
    while c < ARTISTS:
        if c != a and c != b:
            third[c] += share * strong[c]
        c += 1


def worths(
    columns: vec[i64],
    first: vec[float],
    second: vec[float],
    third: vec[float],
    values: vec[float],
) -> None:
    """MA-V3: tokens of this round and the column, if there is a token of this round."""
    a: i64 = 0
    while a < ARTISTS:
        ranked: float = first[a] + second[a] + third[a]
        tokens: float = 30.0 * first[a] + 20.0 * second[a] + 10.0 * third[a]
        values[a] = float(columns[a]) * ranked + tokens
        a += 1
