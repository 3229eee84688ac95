"""Modern Art's market: the ranking of a round, what paintings are worth, and who wins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.modern_art.parts import ARTISTS, TOKENS

UNRANKED: Final = ARTISTS
"""The place of an artist that has none: behind all others."""


def place(played: vec[i64], artist: i64) -> i64:
    """MA-V1: 0 is the first place; ties go to the left; an artist with no card has no place."""
    return place_with(played, artist, played[artist])


def place_with(played: vec[i64], artist: i64, cards: i64) -> i64:
    """MA-V1: the place of an artist if this many of its cards were played."""
    if cards == 0:
        return UNRANKED
    ahead: i64 = 0
    other: i64 = 0
    while other < ARTISTS:
        if other != artist and (
            played[other] > cards or (played[other] == cards and other < artist)
        ):
            ahead += 1
        other += 1
    return ahead


def token_at(ranked: i64) -> i64:
    """MA-V2: 30, 20 and 10 for the first three places, nothing for the others."""
    if ranked >= len(TOKENS):
        return 0
    return TOKENS[ranked]


def token(played: vec[i64], artist: i64) -> i64:
    """MA-V2: the token that an artist gets by its place."""
    return token_at(place(played, artist))


def tokens_for(played: list[int]) -> list[int]:
    """MA-V2: the tokens that each artist gets if these cards were played."""
    counts = vec[i64](played)
    return [token(counts, artist) for artist in range(ARTISTS)]


def worth_for(played: list[int], laid: list[int]) -> list[int]:
    """MA-V3: what a painting of each artist pays after these cards, on top of the laid tokens."""
    fresh = tokens_for(played)
    return [pays(fresh[artist], laid[artist]) for artist in range(ARTISTS)]


def column(tokens: vec[i64], artist: i64) -> i64:
    """MA-C2, MA-V3: all tokens that lie under an artist; they stay there to the end."""
    total: i64 = 0
    at: i64 = artist
    while at < len(tokens):
        total += tokens[at]
        at += ARTISTS
    return total


def pays(fresh: i64, laid: i64) -> i64:
    """MA-V3: a fresh token pays, and all that lay there before; without one they pay nothing."""
    if fresh == 0:
        return 0
    return fresh + laid


def worth(tokens: vec[i64], round_number: i64, artist: i64) -> i64:
    """MA-V3, MA-X2: the whole column, with a token of this round in it; otherwise nothing."""
    laid: i64 = tokens[ARTISTS * round_number + artist]
    return pays(laid, column(tokens, artist) - laid)


def income(holdings: vec[i64], seat: i64, worth: vec[i64]) -> i64:
    """MA-V3: what all paintings that lie before a seat pay."""
    total: i64 = 0
    artist: i64 = 0
    while artist < ARTISTS:
        total += holdings[ARTISTS * seat + artist] * worth[artist]
        artist += 1
    return total


def richest(purses: list[int]) -> list[int]:
    """MA-W1: the most money wins; a tie is a shared victory."""
    most = max(purses)
    return [seat for seat, purse in enumerate(purses) if purse == most]
