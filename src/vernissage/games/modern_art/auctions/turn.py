"""One way from what the game waits for to the step that asks and acts."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.modern_art.answers import Answers
from vernissage.games.modern_art.auctions import (
    double,
    fixed_price,
    offer,
    once_around,
    reveal,
    sealed,
)
from vernissage.games.modern_art.auctions import open as open_auction
from vernissage.games.modern_art.facts import (
    IN_ANSWERS,
    IN_DOUBLE,
    IN_OFFER,
    IN_ONCE,
    IN_OPEN,
    IN_PRICE,
    IN_SEALED,
)
from vernissage.games.modern_art.parts import FIXED, ONCE, OPEN, SEALED, auction_of

if TYPE_CHECKING:
    from vernissage.games.modern_art.state import State


def begin_auction(state: "State", kind: i64) -> None:
    """MA-D1: the card, the second one of a joined lot, says how it is sold."""
    auction: i64 = auction_of(kind)
    if auction == OPEN:
        open_auction.begin(state)
    elif auction == ONCE:
        once_around.begin(state)
    elif auction == SEALED:
        sealed.begin(state)
    elif auction == FIXED:
        fixed_price.begin(state)
    else:
        double.begin(state)


def able(state: "State") -> i64:
    """The set of seats that may act now. In an open auction only the engine knows it."""
    if state.phase == IN_OPEN:
        return open_auction.able(state)
    if state.phase == IN_SEALED:
        return sealed.able(state)
    if state.over:
        return 0
    return BIT[state.turn]


def answers(state: "State", seat: i64) -> Answers:
    """What a seat that may act can say."""
    phase: i64 = state.phase
    if phase == IN_OPEN:
        return open_auction.answers(state, seat)
    if phase == IN_ONCE:
        return once_around.answers(state, seat)
    if phase == IN_SEALED:
        return sealed.answers(state, seat)
    if phase == IN_OFFER:
        return offer.answers(state, seat)
    if phase == IN_PRICE:
        return fixed_price.prices(state, seat)
    if phase == IN_ANSWERS:
        return fixed_price.answers()
    if phase == IN_DOUBLE:
        return double.answers(state, seat)
    return reveal.answers()


def act(state: "State", seat: i64, action: i64) -> None:
    """What the seat says is done. The caller has checked that it may say it."""
    phase: i64 = state.phase
    if phase == IN_OPEN:
        open_auction.act(state, seat, action)
    elif phase == IN_ONCE:
        once_around.act(state, action)
    elif phase == IN_SEALED:
        sealed.act(state, seat, action)
    elif phase == IN_OFFER:
        offer.act(state, action)
    elif phase == IN_PRICE:
        fixed_price.name_price(state, action)
    elif phase == IN_ANSWERS:
        fixed_price.act(state, action)
    elif phase == IN_DOUBLE:
        double.act(state, action)
    else:
        reveal.act(state, action)


def still_to_speak(state: "State") -> list[int]:
    """Who speaks in turn about the lot, in order, first the one who is asked; else nobody."""
    if state.phase == IN_ONCE:
        return once_around.still_to_speak(state)
    if state.phase == IN_ANSWERS:
        return fixed_price.still_to_speak(state)
    if state.phase == IN_DOUBLE:
        return double.still_to_speak(state)
    return []
