"""The mystery hand: after an auction a card of it may be revealed.

MA-M2: the one who ran the auction may reveal one card (MA-winner-reveals: who took the lot). It is
not auctioned and belongs to nobody, but counts; with no card left nobody is asked.
MA-M3: a fifth card ends the round; the revealing player counts as the one who played it.
"""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art import rules
from vernissage.games.modern_art.actions import REVEAL, SKIP
from vernissage.games.modern_art.answers import Answers, only
from vernissage.games.modern_art.auctions import offer
from vernissage.games.modern_art.auctions import round as rounds
from vernissage.games.modern_art.facts import IN_REVEAL, REVEALED, SKIPPED
from vernissage.games.modern_art.history import call

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State", buyer: i64) -> None:
    """MA-M2: after an auction the one who ran it may reveal (MA-winner-reveals: who took it)."""
    if state.revealed == len(state.mystery):
        offer.begin_next(state)
        return
    state.phase = IN_REVEAL
    state.turn = buyer if state.variant.winner_reveals else state.auctioneer
    state.host = state.auctioneer
    state.bidder = state.auctioneer


def answers() -> Answers:
    """MA-M2: to reveal is a right, not a duty."""
    return only(BIT[REVEAL] | BIT[SKIP])


def act(state: "State", action: i64) -> None:
    """MA-M2: a card is revealed, or not."""
    if action == REVEAL:
        reveal(state)
    else:
        skip(state)


def reveal(state: "State") -> None:
    """MA-M2, MA-M3: it is not auctioned, but it counts; a fifth card ends the round."""
    kind: i64 = state.mystery[state.revealed]
    state.revealed += 1
    state.reveals = append(state.reveals, call(state.turn, kind))
    offer.show(state, kind)
    if state.log is not None:
        state.log.append((REVEALED, state.turn, kind))
    if rules.is_fifth(state.played, kind):
        rounds.end(state, state.turn)
    else:
        offer.begin_next(state)


def skip(state: "State") -> None:
    """MA-M2: no card is revealed, and the game goes on."""
    if state.log is not None:
        state.log.append((SKIPPED, state.turn))
    offer.begin_next(state)
