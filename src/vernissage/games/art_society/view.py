"""What a seat of Art Society may know, as it is written down; `showing.py` builds it from a state.

Unknown to all are the order inside each stack and bids not yet revealed; all else is public.
"""

from typing import Literal

import msgspec

from vernissage.games.art_society.shown.count import Counted, Points
from vernissage.games.art_society.shown.lot import Fit, Offer, Stack
from vernissage.games.art_society.shown.museum import Museum
from vernissage.games.art_society.shown.rounds import Round
from vernissage.games.art_society.shown.walls import Board, WallView

Phase = Literal["start", "lot", "bid", "take", "turn", "settle", "over"]
PHASE_NAMES: tuple[Phase, ...] = ("start", "lot", "bid", "take", "turn", "settle")
Manner = Literal["none", "took", "swapped", "stored"]
MANNER_NAMES: tuple[Manner, ...] = ("none", "took", "swapped", "stored")
End = Literal["full-wall", "excess", "cards"]
END_NAMES: tuple[End | None, ...] = (None, "full-wall", "excess", "cards")


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before one player, open to all."""

    wall: WallView
    assistant: str | None
    excess: tuple[str, ...]
    points: Points
    hand: tuple[int, ...]
    """AS-B1: bid cards not yet revealed; every card played was seen by all."""
    has_bid: bool
    top_bid: int
    """AS-B3: what the table shows of the bid stack."""
    bids: tuple[int, ...]
    """AS-B3: the cards of the stack from the bottom, as the log tells them."""
    settled: bool
    took: str | None
    """The painting that the seat took or swapped in this round; before, its starting painting."""
    manner: Manner
    assistant_began: str | None
    """AS-E1: what the assistant held when this round's turn began."""
    merged: bool
    """AS-E1: merged decor this round, so that it may not re-hang."""
    count: tuple[Counted, ...]
    """AS-F2 to AS-F7: how these points come about."""
    cards_left: int
    """AS-F8: the sum of the cards in hand, which breaks ties."""


class Pending(msgspec.Struct, frozen=True):
    """The turn as data: what its seat has still to resolve."""

    seat: int
    new: str | None
    """The new painting that is still to be dealt with."""
    must_hang: bool
    """AS-X2: it was swapped in and must be hung before anything else."""
    given: bool
    """AS-H3: the assistant was given its tile this turn and keeps it."""
    owed: int
    """AS-D2: what the decor still to be taken may be worth; 0 if none is owed."""
    choosing_set: bool
    set_begun: bool


class Parked(msgspec.Struct, frozen=True):
    """AS-E1: what `restore` puts back."""

    wall: WallView
    assistant: str | None
    pool: dict[str, int]


class Ending(msgspec.Struct, frozen=True):
    """AS-E3: what ended the game, and at whose wall or hand."""

    seat: int
    by: End


class Public(msgspec.Struct, frozen=True, kw_only=True, tag="art-society"):
    """What everybody at the table sees, spectators too."""

    players: tuple[Player, ...]
    phase: Phase
    round: int
    auctioneer: int
    turn: int | None
    """Whose turn it is, or who is re-hanging; None where several may act."""
    to_act: tuple[int, ...]
    order: tuple[int, ...]
    """AS-B2: the seats from the highest bid to the lowest, once bids are revealed."""
    takers: int
    """How many of them have had their turn."""
    lot: tuple[Offer, ...]
    stacks: tuple[Stack, ...]
    pool: dict[str, int]
    museum: tuple[Museum, ...]
    pending: Pending | None
    parked: Parked | None
    winners: tuple[int, ...] | None
    endings: tuple[Ending, ...]
    """Empty while the game goes on."""
    board: Board
    rounds: tuple[Round, ...]
    """What was shown so far, with the round that is being played."""


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What only this seat knows, and what is worth knowing to it alone."""

    seat: int | None
    """Whose view this is; None for a spectator."""
    my_bid: int | None
    """AS-B1: the card that this seat has chosen and not yet revealed."""
    fits: tuple[Fit, ...]
    """What each painting that lies open in the lot would bring to its wall."""
    count_before: tuple[Counted, ...]
    """AS-P1: while the round settles: its count as it was before the museum bought."""


class View(Public, frozen=True, kw_only=True):
    """Public and own part in one: all that a seat may know."""

    seat: int | None
    my_bid: int | None
    fits: tuple[Fit, ...]
    count_before: tuple[Counted, ...]
