"""A round from its deal to the sale to the bank."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from vernissage.games.modern_art import lots, rules, sales, scoring
from vernissage.games.modern_art.facts import DEALT, ENDED, IS_OVER, PAID, ROUND_ENDED
from vernissage.games.modern_art.parts import ARTISTS, BIT, KINDS, artist_of

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def end(state: "State", last: i64) -> None:
    """MA-E1, MA-E4: the round is over, and the player of its last card fixes the next start."""
    lay_tokens(state)
    sell_to_bank(state)
    discard(state)
    state.round += 1
    begin(state, last)


def begin(state: "State", last: i64) -> None:
    """MA-S1, MA-E4: deal and start left of the last player; with no card at all, go on."""
    while state.round < len(state.deal):
        deal(state)
        if not rules.nobody_holds_cards(state.hand_sizes):
            lots.begin_turn(state, rules.next_with_cards(state.hand_sizes, last))
            return
        state.round += 1
    finish(state)


def finish(state: "State") -> None:
    """MA-W1: after the last round the game is over."""
    state.round = len(state.deal) - 1
    lots.begin_turn(state, 0)
    state.phase = IS_OVER
    state.over = True
    if state.log is not None:
        state.log.append((ENDED,))


def deal(state: "State") -> None:
    """MA-S1, MA-M1: seat 0 is dealt first, the mystery hand last."""
    each: i64 = state.deal[state.round]
    if each == 0:
        return
    seat: i64 = 0
    while seat < state.players:
        if state.log is not None:
            dealt = state.deck[state.dealt : state.dealt + each]
            state.log.append((DEALT, state.round, seat, *[kind for kind in dealt]))
        deal_hand(state, seat, each)
        seat += 1
    if state.mystery_hand:
        last: i64 = state.dealt + each
        while state.dealt < last:
            state.mystery = append(state.mystery, state.deck[state.dealt])
            state.dealt += 1


def deal_hand(state: "State", seat: i64, each: i64) -> None:
    last: i64 = state.dealt + each
    while state.dealt < last:
        kind: i64 = state.deck[state.dealt]
        state.hands[KINDS * seat + kind] += 1
        state.held[seat] |= BIT[kind]
        state.dealt += 1
    state.hand_sizes[seat] += each


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


def sell_to_bank(state: "State") -> None:
    """MA-V3, MA-V4: every painting bought in this round is sold; the lot on the easel is not."""
    seat: i64 = 0
    while seat < state.players:
        income: i64 = income_of(state, seat)
        state.purses[seat] += income
        state.bank[seat] += income
        if state.log is not None and income > 0:
            state.log.append((PAID, seat, income))
        seat += 1


def income_of(state: "State", seat: i64) -> i64:
    """MA-V3: what the bank pays this seat for the paintings of this round."""
    income: i64 = 0
    at: i64 = state.first_sale
    while at < len(state.sales):
        sold: i64 = state.sales[at]
        if sales.buyer_of(sold) == seat:
            artist: i64 = artist_of(sales.first_of(sold))
            each: i64 = scoring.worth(state.tokens, state.round, artist)
            income += each * sales.lot_size_of(sold)
        at += 1
    return income


def discard(state: "State") -> None:
    """MA-V4: everything played this round is discarded, sold or not; hands are kept."""
    lots.clear(state)
    state.first_sale = len(state.sales)
    state.revealed_before = state.revealed
    artist: i64 = 0
    while artist < ARTISTS:
        state.played[artist] = 0
        artist += 1
