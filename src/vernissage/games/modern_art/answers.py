"""The answers a seat has now: counted, picked, listed and checked, always in the same order.

Amounts are never looked for one by one: they are all the numbers between two bounds.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from vernissage.games.modern_art import rules
from vernissage.games.modern_art.actions import (
    ACTIONS,
    ADD,
    BID,
    BUY,
    DECLINE,
    OFFER,
    PASS,
    PRICE,
    REVEAL,
    SEAL,
    SKIP,
)
from vernissage.games.modern_art.auctions import fixed_price
from vernissage.games.modern_art.facts import (
    IN_ANSWERS,
    IN_DOUBLE,
    IN_OFFER,
    IN_ONCE,
    IN_OPEN,
    IN_PRICE,
    IN_SEALED,
)
from vernissage.games.modern_art.parts import BIT, KINDS, count, members_of, nth_member

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State

EVERY: Final = list(range(ACTIONS))
"""All actions: a slice of them lists a range of amounts without making new numbers."""


def count_answers(state: "State", seat: i64) -> i64:
    """How many answers the seat has; it is asked."""
    phase: i64 = state.phase
    if phase == IN_OPEN or phase == IN_ONCE:
        return 2 + state.purses[seat] - rules.lowest_bid(state.bid)
    if phase == IN_SEALED:
        return 1 + state.purses[seat]
    if phase == IN_OFFER:
        return count(state.held[seat])
    if phase == IN_PRICE:
        purse: i64 = state.purses[seat]
        return 1 + purse - fixed_price.lowest_price(purse)
    if phase == IN_DOUBLE:
        return 1 + count(rules.can_be_added(state.held[seat], state.lot))
    return 2


def nth_answer(state: "State", seat: i64, index: i64) -> i64:
    """The answer at that index; there are more than that."""
    phase: i64 = state.phase
    if phase == IN_OPEN or phase == IN_ONCE:
        return PASS if index == 0 else BID + rules.lowest_bid(state.bid) + index - 1
    if phase == IN_SEALED:
        return SEAL + index
    if phase == IN_OFFER:
        return OFFER + nth_member(state.held[seat], index)
    if phase == IN_PRICE:
        return PRICE + fixed_price.lowest_price(state.purses[seat]) + index
    if phase == IN_DOUBLE:
        cards: i64 = rules.can_be_added(state.held[seat], state.lot)
        return DECLINE if index == count(cards) else ADD + nth_member(cards, index)
    return (PASS if phase == IN_ANSWERS else REVEAL) + index


def list_answers(state: "State", seat: i64) -> list[int]:
    """Every answer, ascending."""
    phase: i64 = state.phase
    purse: i64 = state.purses[seat]
    if phase == IN_OPEN or phase == IN_ONCE:
        found: list[int] = [PASS]
        found += EVERY[BID + rules.lowest_bid(state.bid) : BID + purse + 1]
        return found
    if phase == IN_SEALED:
        return EVERY[SEAL : SEAL + purse + 1]
    if phase == IN_OFFER:
        return members_of(state.held[seat])
    if phase == IN_PRICE:
        return EVERY[PRICE + fixed_price.lowest_price(purse) : PRICE + purse + 1]
    if phase == IN_DOUBLE:
        cards = members_of(rules.can_be_added(state.held[seat], state.lot))
        return [*[ADD + kind for kind in cards], DECLINE]
    return [PASS, BUY] if phase == IN_ANSWERS else [REVEAL, SKIP]


def allows(state: "State", seat: i64, action: i64) -> bool:
    """Whether this is one of the answers."""
    phase: i64 = state.phase
    purse: i64 = state.purses[seat]
    if phase == IN_OPEN or phase == IN_ONCE:
        lowest: i64 = BID + rules.lowest_bid(state.bid)
        return action == PASS or lowest <= action <= BID + purse
    if phase == IN_SEALED:
        return SEAL <= action <= SEAL + purse
    if phase == IN_OFFER:
        return OFFER <= action < OFFER + KINDS and state.held[seat] & BIT[action - OFFER] != 0
    if phase == IN_PRICE:
        return PRICE + fixed_price.lowest_price(purse) <= action <= PRICE + purse
    if phase == IN_DOUBLE:
        cards: i64 = rules.can_be_added(state.held[seat], state.lot)
        return action == DECLINE or (ADD <= action < DECLINE and cards & BIT[action - ADD] != 0)
    if phase == IN_ANSWERS:
        return action == PASS or action == BUY
    return action == REVEAL or action == SKIP
