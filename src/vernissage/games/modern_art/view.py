"""What a seat of Modern Art may know, as it is written down; `showing.py` builds it."""

from typing import Final, Literal

import msgspec

from vernissage.games.modern_art.lots import (
    Card,
    Lot,
    Sale,
)
from vernissage.games.modern_art.market import (
    Account,
    Payout,
    Round,
    Row,
)

PhaseName = Literal[
    "offer", "double", "open", "once", "sealed", "price", "answers", "reveal", "over"
]

PHASE_NAMES: Final[tuple[PhaseName, ...]] = (
    "offer",
    "double",
    "open",
    "once",
    "sealed",
    "price",
    "answers",
    "reveal",
    "over",
)
"""In the order of facts.py."""


class Public(msgspec.Struct, frozen=True, kw_only=True, tag="modern-art"):
    """What everybody at the table sees and has seen, spectators too."""

    players: int
    mystery_hand: bool
    winner_reveals: bool
    shared_double: bool
    open_purses: bool
    deal: Row
    """MA-S1: cards dealt to each hand before each round."""
    round: int
    """Counted from 1."""
    phase: PhaseName
    able: Row
    """Who may act. In an open auction all but the standing bidder, silent or not (MA-O3)."""
    auctioneer: int
    lot: Lot | None
    to_speak: Row
    """MA-R1, MA-F2, MA-D2: who speaks about the lot in turn, first the seat that is asked."""
    lowest: int | None
    """MA-A1: the least that a new bid must be, while bids are called."""
    sealed: Row
    """MA-H1: whose hands are closed."""
    played: Row
    """MA-V1: cards of each artist played in this round."""
    tokens: tuple[Row, ...]
    """MA-C2: for each round, the token of each artist; 0 for none."""
    columns: Row
    """MA-C2: all tokens that lie under each artist."""
    falling: Row
    """MA-V2: the token that each artist would get if the round ended now."""
    worth: Row
    """MA-V3: what a painting of each artist would pay if the round ended now."""
    one_more: tuple[Payout, ...]
    """MA-V3: what the bank would pay after one more card of each artist."""
    holdings: tuple[Row, ...]
    """MA-A4: for each seat, the paintings of each artist that lie before it."""
    income: Row
    """MA-V3: what these would pay each seat if the round ended now."""
    sales: tuple[Sale, ...]
    """MA-C3, MA-A4: every sale of the game; those of this round lie before their buyers."""
    rounds: tuple[Round, ...]
    """MA-V4: every round that has ended."""
    seen: Row
    """How many cards of each kind have lain open in this game."""
    left: Row
    """MA-C1: how many have not."""
    hand_sizes: Row
    deck: int
    """MA-S1: cards that have not been dealt."""
    mystery: int
    """MA-M1: face-down cards of the mystery hand."""
    revealed: tuple[Card, ...]
    """MA-M2: cards of the mystery hand revealed in this round."""
    revealers: Row
    """MA-M2: who revealed each of them."""
    purses: Row | None
    """MA-C3, MA-open-purses: everyone's money, if it is open, and at the end."""
    accounts: tuple[Account, ...] | None
    """MA-W1: where everyone's money comes from, if it is open, and at the end."""
    hands: tuple[tuple[Card, ...], ...] | None
    """All hands, once the game is over."""
    winners: Row | None


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What only this seat knows."""

    seat: int | None
    """Whose view this is; None for a spectator."""
    hand: tuple[Card, ...]
    money: int | None
    """The seat's own money."""
    silent: bool
    """MA-O2: this seat itself has passed in the open auction since the last bid."""
    amount: int | None
    """MA-H1: what this seat itself has sealed."""


class View(Public, frozen=True, kw_only=True):
    """Public and own part in one: all that a seat may know."""

    seat: int | None
    hand: tuple[Card, ...]
    money: int | None
    silent: bool
    amount: int | None


def unseen(view: View) -> list[int]:
    """How many cards of each kind are neither open yet nor in the seat's own hand."""
    hidden = list(view.left)
    for card in view.hand:
        hidden[card.kind] -= 1
    return hidden
