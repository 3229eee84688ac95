"""How much money everyone should have in the end, between two rounds of Modern Art. Compiled.

The cards in the hands are worth more under long columns, if others hold the artist too, and as
doubles; who begins sells more. Fitted to three times 4,000 games played out by 3, 4 and 5 players;
that explains 15, 24 and 26 % of what comes after one, two and three rounds. The rest is luck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.parts import ARTISTS, AUCTIONS, DOUBLE, KINDS, zeros
from vernissage.games.modern_art.state import State

CARD: Final = vec[float]([0.0, -1.1, -9.8, -11.2])
LAID: Final = vec[float]([0.0, 0.81, 0.68, 0.51])
SHARED: Final = vec[float]([0.0, 2.0, 2.0, 1.5])
PAIR: Final = vec[float]([0.0, 8.8, 9.9, 5.7])
LATER: Final = vec[float]([0.0, -3.0, -5.2, -7.7])
"""Each by the number of rounds played: what a card brings, and more for each 1 of tokens under its
artist, for each card of the artist in other hands, for a double; and what each place behind the
first seat costs."""
LEFT: Final = 1.0
"""What a card brings for each step to the left, where ties are won."""
LUCK: Final = vec[float]([60.0, 55.0, 46.0, 34.0, 20.0])
"""How far luck carries after so many rounds; the more, the less a lead is worth."""


def prospects(state: State, found: vec[float]) -> None:
    """Everyone's money in the end, as it may be expected between two rounds."""
    everyones = zeros(ARTISTS)
    seat: i64 = 0
    while seat < state.players:
        artist: i64 = 0
        while artist < ARTISTS:
            everyones[artist] += held(state, seat, artist)
            artist += 1
        seat += 1
    seat = 0
    while seat < state.players:
        found[seat] = float(state.purses[seat])
        if not state.over:
            behind: i64 = (seat + state.players - state.turn) % state.players
            found[seat] += LATER[state.round] * float(behind)
            found[seat] += hand_worth(state, seat, everyones)
        seat += 1


def hand_worth(state: State, seat: i64, everyones: vec[i64]) -> float:
    """What the cards that a seat holds should bring in the rounds to come."""
    rounds: i64 = state.round
    total: float = 0.0
    artist: i64 = 0
    while artist < ARTISTS:
        own: i64 = held(state, seat, artist)
        if own > 0:
            each: float = CARD[rounds] + LEFT * float(4 - artist)
            each += LAID[rounds] * float(scoring.column(state.tokens, artist))
            each += SHARED[rounds] * float(everyones[artist] - own)
            doubles: i64 = state.hands[KINDS * seat + AUCTIONS * artist + DOUBLE]
            total += each * float(own) + PAIR[rounds] * float(doubles)
        artist += 1
    return total


def held(state: State, seat: i64, artist: i64) -> i64:
    """How many cards of an artist a seat holds."""
    cards: i64 = 0
    at: i64 = KINDS * seat + AUCTIONS * artist
    end: i64 = at + AUCTIONS
    while at < end:
        cards += state.hands[at]
        at += 1
    return cards
