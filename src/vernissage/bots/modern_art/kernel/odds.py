"""What paintings of Modern Art pay on average, by a closed form. Compiled.

Estimator B of the bots, about forty times quicker than simulated seasons: every artist has a
strength, and places are drawn one after the other in proportion to it (Plackett and Luce).
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.modern_art.parts import ARTISTS, TOKENS

LYING: Final = 1.0
HELD: Final = 0.15
LEFT: Final = 0.18
LAID: Final = 0.015
"""What a card lying there, a card in a hand, a step to the left and 1 of tokens add; fitted to the
places in 6,329 auctions between club bots, 3 to 5 players."""
FIRST: Final = float(TOKENS[0])
SECOND: Final = float(TOKENS[1])
THIRD: Final = float(TOKENS[2])
NONE: Final = vec[float]([0.0] * ARTISTS)


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


def worths(strong: vec[float], columns: vec[i64], values: vec[float]) -> None:
    """MA-V3: tokens of this round and the column, by the chances of the first three places."""
    total: float = 0.000001
    for each in strong:
        total += each
    second = NONE[:]
    ahead = NONE[:]
    pairs: float = 0.0
    a: i64 = 0
    while a < ARTISTS:
        without: float = total - strong[a]
        leads: float = strong[a] / (total * without)
        b: i64 = a + 1
        while b < ARTISTS:
            ab: float = leads * strong[b]
            ba: float = strong[b] / (total * (total - strong[b])) * strong[a]
            second[b] += ab
            second[a] += ba
            share: float = (ab + ba) / (without - strong[b])
            ahead[a] += share
            ahead[b] += share
            pairs += share
            b += 1
        a += 1
    a = 0
    while a < ARTISTS:
        first: float = strong[a] / total
        third: float = strong[a] * (pairs - ahead[a])
        laid: float = float(columns[a])
        values[a] = first * (laid + FIRST) + second[a] * (laid + SECOND) + third * (laid + THIRD)
        a += 1
