"""The observation of Modern Art. Seats are counted from the one that looks."""

from vernissage.games.modern_art.parts import (
    ARTISTS,
    CARDS,
    COPIES,
    FIFTH,
    KINDS,
    RICHEST,
    ROUNDS,
    TOKENS,
)
from vernissage.research.kernel.modern_art import NOTHING_SEALED, PHASES
from vernissage.research.layouts import Field, flags

MOST_MONEY = 5 * RICHEST
"""RICHEST bounds what can be bid; the bank pays once more after the last round."""


def fields(players: int) -> tuple[Field, ...]:
    """In the order of `kernel/modern_art.py`."""
    most, best = max(COPIES), max(TOKENS)
    return (
        Field("hand", (KINDS,), 0, most, "own cards of each kind, 5 * artist + auction"),
        Field("unseen", (KINDS,), 0, most, "cards of each kind neither seen nor in the own hand"),
        Field("played", (ARTISTS,), 0, FIFTH + 1, "cards played in this round (MA-V1)"),
        Field("tokens", (ROUNDS, ARTISTS), 0, best, "value tokens on the board (MA-C2)"),
        Field("worth", (ARTISTS,), 0, ROUNDS * best, "what a painting would pay now (MA-V3)"),
        Field("holdings", (players, ARTISTS), 0, CARDS, "paintings bought in this round (MA-A4)"),
        Field("money", (players,), 0, MOST_MONEY, "everyone's money, from the sales all saw"),
        Field("hand_sizes", (players,), 0, CARDS, "cards of each seat"),
        Field("round", (1,), 1, ROUNDS, "counted from 1"),
        flags("phase", (PHASES,), "what is asked, in the order of facts.py"),
        flags("auctioneer", (players,), "who sells"),
        flags("host", (players,), "who played the first card of the lot"),
        Field("lot", (KINDS,), 0, 2, "the cards on the easel"),
        Field("bid", (1,), 0, RICHEST, "the standing bid or the fixed price"),
        flags("bidder", (players,), "whose bid stands"),
        flags("passed", (players,), "who has passed in turn (MA-R1, MA-F2)"),
        flags("declined", (players,), "who added no card to the double (MA-D2)"),
        flags("sealed", (players,), "whose hand is closed (MA-H1)"),
        flags("silent", (1,), "whether one has passed oneself in the open auction (MA-O2)"),
        Field("amount", (1,), NOTHING_SEALED, RICHEST, "what one has sealed oneself, -1: nothing"),
        flags("awaited", (players,), "whom the table waits for, as all may know (MA-O3)"),
        Field("deck", (1,), 0, CARDS, "cards not dealt yet"),
        Field("mystery", (1,), 0, CARDS, "face-down cards of the mystery hand (MA-M1)"),
        Field("revealed", (KINDS,), 0, most, "cards of it revealed in this round (MA-M2)"),
        flags("variant", (4,), "mystery hand, winner reveals, shared double, open purses"),
    )
