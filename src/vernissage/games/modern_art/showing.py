"""Views of Modern Art: built anew from the state, never stripped from it."""

import msgspec

from vernissage.core.memory import memory_of
from vernissage.core.seats import check_seat
from vernissage.core.sets import BIT, members_of
from vernissage.games.modern_art import facts, rules
from vernissage.games.modern_art.auctions import turn
from vernissage.games.modern_art.lots import (
    Card,
    calls_of,
    cards_of,
    lot_of,
    sales_of,
)
from vernissage.games.modern_art.manners import awaited
from vernissage.games.modern_art.market import (
    account_of,
    left_after,
    market_of,
    rounds_of,
)
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.view import PHASE_NAMES, Own, Public, View


def view(state: State, seat: int | None) -> View:
    """MA-C3, MA-O3, MA-H1: secret are hands, money, silence and sealed amounts."""
    return View(**msgspec.structs.asdict(public(state)), **msgspec.structs.asdict(own(state, seat)))


def public(state: State) -> Public:
    """What lies on the table and was called and shown there; at the end all purses and hands."""
    variant, seats = state.variant, range(state.players)
    memory, seen = memory_of(state), tuple(state.seen)
    market = market_of(state, memory)
    reveals = calls_of(state.reveals)
    open_money = variant.open_purses or state.over
    return Public(
        players=state.players,
        mystery_hand=variant.mystery_hand,
        winner_reveals=variant.winner_reveals,
        shared_double=variant.shared_double,
        open_purses=variant.open_purses,
        deal=tuple(variant.deal),
        round=state.round + 1,
        phase=PHASE_NAMES[state.phase],
        able=tuple(awaited(state)),
        auctioneer=state.auctioneer,
        lot=lot_of(state) if state.lot_size else None,
        to_speak=tuple(turn.still_to_speak(state)),
        lowest=_lowest(state),
        sealed=tuple(members_of(state.sealed)),
        played=tuple(state.played),
        tokens=market.tokens,
        columns=market.columns,
        falling=market.now.tokens,
        worth=market.now.worth,
        one_more=market.one_more,
        holdings=market.holdings,
        income=market.now.income,
        sales=sales_of(state, memory),
        rounds=memory.recall("rounds", state.rounds, rounds_of, state.rounds),
        seen=seen,
        left=memory.recall("left", seen, left_after, seen),
        hand_sizes=tuple(state.hand_sizes),
        deck=len(state.deck) - state.dealt,
        mystery=len(state.mystery) - state.revealed,
        revealed=cards_of([call.amount for call in reveals]),
        revealers=tuple(call.seat for call in reveals),
        purses=tuple(state.purses) if open_money else None,
        accounts=tuple(account_of(state, s) for s in seats) if open_money else None,
        hands=tuple(_hand(state, s) for s in seats) if state.over else None,
        winners=tuple(state.winners()) if state.over else None,
    )


def own(state: State, seat: int | None) -> Own:
    """MA-C3, MA-O2, MA-H1: the seat's own cards, money, silence and sealed amount."""
    if seat is None:
        return Own(seat=None, hand=(), money=None, silent=False, amount=None)
    check_seat(seat, state.players)
    return Own(
        seat=seat,
        hand=_hand(state, seat),
        money=state.purses[seat],
        silent=state.silent & BIT[seat] != 0,
        amount=state.amounts[seat] if state.sealed & BIT[seat] else None,
    )


def _lowest(state: State) -> int | None:
    """MA-A1: more than the standing bid, where one bids at all."""
    if state.phase in (facts.IN_OPEN, facts.IN_ONCE):
        return rules.lowest_bid(state.bid)
    return None


def _hand(state: State, seat: int) -> tuple[Card, ...]:
    return cards_of(state.hand(seat))
