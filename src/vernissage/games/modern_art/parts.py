"""Modern Art's parts: paintings, artists, auction types, value tokens, and the deal."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ARTISTS: Final = 5
"""MA-C1: in board order from left to right."""
NEX: Final = 0
BAHUT: Final = 1
DARMOIR: Final = 2
SADLAND: Final = 3
KORIKO: Final = 4

AUCTIONS: Final = 5
OPEN: Final = 0
ONCE: Final = 1
SEALED: Final = 2
FIXED: Final = 3
DOUBLE: Final = 4

KINDS: Final = 25
"""Cards of one artist and one auction type are alike: kind = 5 * artist + auction type."""

COPIES: Final = vec[i64](
    [
        3, 3, 2, 2, 2,
        3, 2, 3, 3, 2,
        3, 3, 3, 3, 2,
        3, 3, 3, 3, 3,
        4, 3, 3, 3, 3,
    ]
)  # fmt: skip
"""MA-C1: how many cards there are of each kind, one artist a line."""
CARDS: Final = 70

ROUNDS: Final = 4
TOKENS: Final = vec[i64]([30, 20, 10])
"""MA-C2, MA-V2: the value tokens for the first, second and third place of a round."""
START: Final = 100
"""MA-C3: everyone's money at the start."""
FIFTH: Final = 5
"""MA-E1: this many cards of one artist end the round."""

DEALT: Final = {3: (10, 6, 6, 0), 4: (9, 4, 4, 0), 5: (8, 3, 3, 0)}
"""MA-S1: cards dealt to each player before each round."""
MYSTERY_DEALT: Final = (9, 4, 4, 0)
"""MA-M1: three players and the mystery hand are dealt cards as four players are."""

RICHEST: Final = 1940
"""Nobody ever bids more. Five players bring 500. A round pays at most 4 paintings (the fifth is
never sold) by each of three artists; their columns hold at most 60 for each round played, so
that the sales after rounds 1, 2 and 3 pay at most 240, 480 and 720. Later money bids no more."""

LONGEST: Final = 2 * CARDS + 12 * 5 + 5 * CARDS + 16 * 5 * (RICHEST + 1)
"""No game has more actions. Every card is played once and followed by one answer about the
mystery hand at most; each of 12 doubles is declined by five players at most; a lot takes five
answers at most, except that in each of 16 open auctions every amount can be bid once, with four
passes before, between and after the bids."""

_ZEROS: Final = vec[i64]([0] * (5 * KINDS))
_FLOATS: Final = vec[float]([0.0] * (5 * KINDS))


def zeros(length: i64) -> vec[i64]:
    """A new row of that many zeros, for five hands of all kinds at most."""
    return _ZEROS[:length]


def floats(length: i64) -> vec[float]:
    """The same for fractions."""
    return _FLOATS[:length]


def artist_of(kind: i64) -> i64:
    """Who painted a card of this kind."""
    return kind // AUCTIONS


def auction_of(kind: i64) -> i64:
    """How a card of this kind is sold."""
    return kind % AUCTIONS
