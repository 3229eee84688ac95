"""A round from its deal to the sale to the bank.

MA-E1 to MA-E3: a fifth card of one artist, or the last card of all hands, ends it at once.
MA-E4: the player of that card fixes the next start.
MA-V1 to MA-V4: tokens are laid, all bought paintings are sold to the bank, hands are kept.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art import rules, scoring
from vernissage.games.modern_art.auctions import offer, sale
from vernissage.games.modern_art.facts import DEALT, ENDED, IS_OVER, PAID, ROUND_ENDED
from vernissage.games.modern_art.history import NOTHING, Ended, room
from vernissage.games.modern_art.parts import ARTISTS, KINDS, zeros

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin(state: "State", last: i64) -> None:
    """MA-S1, MA-E4: deal and start left of the last player; with no card at all, go on."""
    while state.round < len(state.variant.deal):
        deal(state)
        if rules.cards_in_hands(state.hand_sizes) > 0:
            offer.begin(state, rules.next_with_cards(state.hand_sizes, last))
            return
        state.round += 1
    finish(state)


def deal(state: "State") -> None:
    """MA-S1, MA-M1: seat 0 is dealt first, the mystery hand last."""
    each: i64 = state.variant.deal[state.round]
    if each == 0:
        return
    seat: i64 = 0
    while seat < state.players:
        if state.log is not None:
            dealt = state.deck[state.dealt : state.dealt + each]
            state.log.append((DEALT, state.round, seat, *[kind for kind in dealt]))
        deal_hand(state, seat, each)
        seat += 1
    if state.variant.mystery_hand:
        last: i64 = state.dealt + each
        while state.dealt < last:
            state.mystery = append(state.mystery, state.deck[state.dealt])
            state.dealt += 1


def deal_hand(state: "State", seat: i64, each: i64) -> None:
    """MA-S1: one seat gets its cards from the top of the deck."""
    last: i64 = state.dealt + each
    while state.dealt < last:
        kind: i64 = state.deck[state.dealt]
        state.hands[KINDS * seat + kind] += 1
        state.held[seat] |= BIT[kind]
        state.dealt += 1
    state.hand_sizes[seat] += each


def end(state: "State", last: i64) -> None:
    """MA-E1, MA-E4: the round is over, and the player of its last card fixes the next start."""
    lay_tokens(state)
    worth = worth_of_all(state)
    sell_to_bank(state, worth)
    remember(state, worth, last)
    discard(state)
    state.round += 1
    begin(state, last)


def lay_tokens(state: "State") -> None:
    """MA-V1, MA-V2: the artists are ranked, and three tokens at most are laid."""
    row: i64 = ARTISTS * state.round
    artist: i64 = 0
    while artist < ARTISTS:
        state.tokens[row + artist] = scoring.token(state.played, artist)
        artist += 1
    if state.log is not None:
        laid = state.tokens[row : row + ARTISTS]
        state.log.append((ROUND_ENDED, state.round, *[token for token in laid]))


def worth_of_all(state: "State") -> vec[i64]:
    """MA-V3: what a painting of each artist pays, now that the tokens lie there."""
    worth = zeros(ARTISTS)
    artist: i64 = 0
    while artist < ARTISTS:
        worth[artist] = scoring.worth(state.tokens, state.round, artist)
        artist += 1
    return worth


def sell_to_bank(state: "State", worth: vec[i64]) -> None:
    """MA-V3, MA-V4: every painting bought in this round is sold; the lot on the easel is not."""
    seat: i64 = 0
    while seat < state.players:
        income: i64 = scoring.income(state.holdings, seat, worth)
        state.purses[seat] += income
        state.bank[seat] += income
        if state.log is not None and income > 0:
            state.log.append((PAID, seat, income))
        seat += 1


def remember(state: "State", worth: vec[i64], last: i64) -> None:
    """MA-V4: what lay on the table when the round ended."""
    easel = vec[i64]([state.lot, state.added])
    state.rounds = Ended(
        state.rounds,
        round_number=state.round,
        sales=state.sales,
        calls=state.calls,
        played=state.played,
        worth=worth,
        holdings=state.holdings,
        reveals=state.reveals,
        cards=easel[: state.lot_size],
        host=state.host,
        declined=state.declined,
        last=last,
    )


def discard(state: "State") -> None:
    """MA-V4: everything played this round is discarded, sold or not; hands are kept."""
    sale.clear(state)
    state.played = zeros(ARTISTS)
    state.holdings = zeros(ARTISTS * state.players)
    state.reveals = NOTHING
    state.sales = room()
    state.calls = room()


def finish(state: "State") -> None:
    """MA-W1: after the last round the game is over."""
    state.round = len(state.variant.deal) - 1
    offer.begin(state, 0)
    state.phase = IS_OVER
    state.over = True
    if state.log is not None:
        state.log.append((ENDED,))
