"""Imagining Modern Art: a full state that a seat cannot tell from the truth."""

from collections.abc import Iterable
from itertools import chain
from typing import Final

from vernissage.core.chance import Generator
from vernissage.core.seeds import generator
from vernissage.core.sets import BIT, members_of, set_of
from vernissage.games.modern_art import history, positions, rules, sales
from vernissage.games.modern_art.lots import Call, Card, Sale
from vernissage.games.modern_art.market import Round
from vernissage.games.modern_art.parts import COPIES, KINDS, START
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.variant import Variant
from vernissage.games.modern_art.view import PHASE_NAMES, View

TOGETHER: Final = ("open", "sealed", "over")
"""The phases that ask no single seat."""


def imagine(view: View, seed: int) -> State:
    """Deal what the view hides, consistent with all it tells; make money exact (MA-C3)."""
    chance = generator(seed, "modern-art/imagine")
    hands, mystery, rest = _deal(view, chance)
    dealt = [kind for kind in range(KINDS) for _ in range(COPIES[kind] - rest.count(kind))]
    state = positions.empty_table(_variant(view), dealt + rest)
    state.dealt = len(dealt)
    state.round = view.round - 1
    state.phase = PHASE_NAMES.index(view.phase)
    state.over = view.phase == "over"
    state.turn = view.auctioneer if view.phase in TOGETHER else view.able[0]
    ledger = Ledger(view)
    positions.fill_purses(state, ledger.earned, ledger.bought, ledger.bank)
    _put_on_easel(state, view)
    if view.phase == "open":
        state.silent = _silent(view, ledger.purses, chance)
    positions.close_hands(state, set_of(view.sealed), _amounts(view, ledger.purses, chance))
    positions.deal_hands(state, hands)
    reveals = _reveals(view.revealed, view.revealers)
    positions.lay_mystery_hand(state, [card.kind for card in view.revealed] + mystery, reveals)
    positions.lay_market(
        state,
        seen=list(view.seen),
        played=list(view.played),
        holdings=[count for row in view.holdings for count in row],
        tokens=[token for row in view.tokens for token in row],
    )
    _remember(state, view)
    return state


def _variant(view: View) -> Variant:
    return Variant(
        players=view.players,
        deal=list(view.deal),
        mystery_hand=view.mystery_hand,
        winner_reveals=view.winner_reveals,
        shared_double=view.shared_double,
        open_purses=view.open_purses,
    )


def _put_on_easel(state: State, view: View) -> None:
    """The lot and its standing bid, if there is one."""
    state.auctioneer = state.host = state.bidder = view.auctioneer
    if view.lot is None:
        return
    kinds = [card.kind for card in view.lot.cards]
    state.host = view.lot.host
    state.lot_size = len(kinds)
    state.lot = kinds[0]
    state.added = kinds[1] if len(kinds) == 2 else 0
    state.declined = set_of(view.lot.declined)
    state.passed = set_of(view.lot.passed)
    state.bid = view.lot.bid
    if view.lot.bidder is not None:
        state.bidder = view.lot.bidder


class Ledger:
    """MA-C3: everyone's money, exact, from the payments that everybody saw."""

    def __init__(self, view: View) -> None:
        incomes = [[0] * view.players, *(ended.income for ended in view.rounds)]
        self.earned = [0] * view.players
        self.bought = [0] * view.players
        self.bank = [sum(paid) for paid in zip(*incomes, strict=True)]
        for sale in view.sales:
            self.earned[sale.auctioneer] += sale.to_auctioneer
            self.earned[sale.host] += sale.to_host
            self.bought[sale.buyer] += sale.price
        self.purses = [
            START + earned - bought + bank
            for earned, bought, bank in zip(self.earned, self.bought, self.bank, strict=True)
        ]


def _deal(view: View, chance: Generator) -> tuple[list[list[int]], list[int], list[int]]:
    """The hands, the mystery hand and the rest of the deck; any deal as likely as any other."""
    known = _known_hands(view)
    left = list(view.left)
    for kind in chain.from_iterable(known.values()):
        left[kind] -= 1
    pool = [kind for kind, copies in enumerate(left) for _ in range(copies)]
    chance.shuffle(pool)
    hands = [
        known[seat] if seat in known else [pool.pop() for _ in range(size)]
        for seat, size in enumerate(view.hand_sizes)
    ]
    mystery = [pool.pop() for _ in range(view.mystery)]
    return hands, mystery, pool


def _known_hands(view: View) -> dict[int, list[int]]:
    """The own hand, and once the game is over everyone's."""
    shown = dict(enumerate(view.hands)) if view.hands is not None else {}
    if view.seat is not None:
        shown[view.seat] = view.hand
    return {seat: [card.kind for card in hand] for seat, hand in shown.items()}


def _silent(view: View, purses: list[int], chance: Generator) -> int:
    """MA-O2, MA-O3: any of the others who can bid may have passed, but somebody may still speak.

    The set of all of them has the highest number: where the lot would be sold, it is left out.
    """
    assert view.lot is not None
    others = [seat for seat in range(view.players) if seat not in (view.seat, view.lot.bidder)]
    able = [seat for seat in others if rules.can_bid(purses[seat], view.lot.bid)]
    sets = BIT[len(able)] if _may_speak(view, purses) else BIT[len(able)] - 1
    passed = [able[index] for index in members_of(chance.below(sets))]
    if view.silent and view.seat is not None:
        passed.append(view.seat)
    return set_of(passed)


def _may_speak(view: View, purses: list[int]) -> bool:
    """MA-O2: whether the seat itself keeps the open auction going."""
    assert view.lot is not None
    if view.seat is None or view.silent or view.seat == view.lot.bidder:
        return False
    return rules.can_bid(purses[view.seat], view.lot.bid)


def _amounts(view: View, purses: list[int], chance: Generator) -> list[int]:
    """MA-H1: in the closed hands of others lies anything they can pay."""
    amounts = [0] * view.players
    for seat in view.sealed:
        own = seat == view.seat and view.amount is not None
        amounts[seat] = view.amount or 0 if own else chance.below(purses[seat] + 1)
    return amounts


def _remember(state: State, view: View) -> None:
    """All sales and rounds, and what has been called for the lot on the easel."""
    for ended in view.rounds:
        _remember_round(state, ended, [sale for sale in view.sales if sale.round == ended.round])
    finished = {ended.round for ended in view.rounds}
    sold, calls = _sales(sale for sale in view.sales if sale.round not in finished)
    if view.lot is not None:
        calls += _calls(view.lot.bids)
    positions.remember_sales(state, sold, calls)


def _remember_round(state: State, ended: Round, sold_then: Iterable[Sale]) -> None:
    sold, calls = _sales(sold_then)
    positions.remember_round(
        state,
        round_number=ended.round - 1,
        sales=sold,
        calls=calls,
        played=list(ended.played),
        worth=list(ended.worth),
        holdings=[count for row in ended.holdings for count in row],
        reveals=_reveals(ended.revealed, ended.revealers),
        cards=[card.kind for card in ended.unsold],
        host=ended.last if ended.host is None else ended.host,
        declined=set_of(ended.declined),
        last=ended.last,
    )


def _sales(sold: Iterable[Sale]) -> tuple[list[int], list[int]]:
    """Sales as numbers, and everything that was called or opened in them."""
    numbers: list[int] = []
    calls: list[int] = []
    for sale in sold:
        calls += _calls(sale.bids)
        calls += [history.call(seat, amount) for seat, amount in enumerate(sale.amounts)]
        numbers.append(_sold(sale, heard=len(calls)))
    return numbers, calls


def _sold(sale: Sale, heard: int) -> int:
    kinds = [card.kind for card in sale.cards]
    return sales.sale(
        price=sale.price,
        buyer=sale.buyer,
        auctioneer=sale.auctioneer,
        host=sale.host,
        round_number=sale.round - 1,
        lot_size=len(kinds),
        first=kinds[0],
        second=kinds[1] if len(kinds) == 2 else 0,
        declined=set_of(sale.declined),
        passed=set_of(sale.passed),
        heard=heard,
    )


def _calls(bids: Iterable[Call]) -> list[int]:
    return [history.call(bid.seat, bid.amount) for bid in bids]


def _reveals(cards: Iterable[Card], seats: Iterable[int]) -> list[int]:
    return [history.call(seat, card.kind) for card, seat in zip(cards, seats, strict=True)]
