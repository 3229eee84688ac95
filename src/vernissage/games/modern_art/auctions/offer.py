"""A card is played from hand and put on the easel, unless it ends the round.

MA-S3: in turn order each player with cards auctions one painting.
MA-A5: the next auctioneer is the next with cards to the left of the one who ran the last auction.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art import rules
from vernissage.games.modern_art.actions import OFFER
from vernissage.games.modern_art.answers import Answers, only
from vernissage.games.modern_art.auctions import round as rounds
from vernissage.games.modern_art.auctions import turn
from vernissage.games.modern_art.facts import IN_OFFER, OFFERED
from vernissage.games.modern_art.parts import KINDS, artist_of

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State", seat: i64) -> None:
    """MA-S3: this seat auctions a painting from hand."""
    state.phase = IN_OFFER
    state.turn = seat
    state.auctioneer = seat
    state.host = seat
    state.bidder = seat


def begin_next(state: "State") -> None:
    """MA-A5, MA-D4: the next with cards to the left of the one who ran this auction."""
    begin(state, rules.next_with_cards(state.hand_sizes, state.auctioneer))


def answers(state: "State", seat: i64) -> Answers:
    """MA-S3: any card in hand. Offers are the actions from 0 on, so the hand is their set."""
    return only(state.held[seat])


def would_end_round(state: "State", kind: i64, cards: i64) -> bool:
    """MA-E1, MA-E2, MA-E3: if this many cards by the artist of this kind are played from hands."""
    return rules.ends_round(state.played, kind, state.hand_sizes, more=cards)


def act(state: "State", action: i64) -> None:
    """MA-S3, MA-E1, MA-E2, MA-E3: the card is the lot, unless it ends the round."""
    kind: i64 = action - OFFER
    state.lot = kind
    state.lot_size = 1
    play(state, state.turn, kind)
    if state.log is not None:
        state.log.append((OFFERED, state.turn, kind))
    if rules.ends_round(state.played, kind, state.hand_sizes):
        rounds.end(state, state.turn)
    else:
        turn.begin_auction(state, kind)


def play(state: "State", seat: i64, kind: i64) -> None:
    """MA-V1: a card leaves the hand and counts for its artist, sold or not."""
    at: i64 = KINDS * seat + kind
    state.hands[at] -= 1
    if state.hands[at] == 0:
        state.held[seat] ^= BIT[kind]
    state.hand_sizes[seat] -= 1
    show(state, kind)


def show(state: "State", kind: i64) -> None:
    """MA-V1: an open card counts for its artist in this round."""
    state.seen[kind] += 1
    state.played[artist_of(kind)] += 1
