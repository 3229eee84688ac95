"""Imagining Modern Art: a full state that a seat cannot tell from the truth."""

from typing import Final

from vernissage.core.chance import Generator
from vernissage.core.seeds import generator
from vernissage.games.modern_art import rules, sales
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.parts import COPIES, KINDS, START
from vernissage.games.modern_art.restored import restored
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.view import PHASE_NAMES, Sale, View, lies_open, unseen

TOGETHER: Final = ("open", "sealed", "over")
"""The phases that ask no single seat."""


def imagine(view: View, seed: int) -> State:
    """Deal what the view hides, consistent with all it tells; make money exact (MA-C3)."""
    chance = generator(seed, "modern-art/imagine")
    hands, mystery, rest = _deal(view, chance)
    ledger = Ledger(view)
    revealed = [card.kind for card in view.revealed]
    dealt = [kind for kind in range(KINDS) for _ in range(COPIES[kind] - rest.count(kind))]
    lot = view.lot
    cards = [card.kind for card in lot.cards] if lot else []
    return restored(
        players=view.players,
        mystery_hand=view.mystery_hand,
        winner_reveals=view.winner_reveals,
        shared_double=view.shared_double,
        open_purses=view.open_purses,
        deal=list(view.deal),
        deck=dealt + rest,
        dealt=len(dealt),
        round_number=view.round - 1,
        phase=PHASE_NAMES.index(view.phase),
        turn=view.auctioneer if view.phase in TOGETHER else view.able[0],
        auctioneer=view.auctioneer,
        host=lot.host if lot else view.auctioneer,
        lot_size=len(cards),
        lot=cards[0] if cards else 0,
        added=cards[1] if len(cards) == 2 else 0,
        bid=lot.bid if lot else 0,
        bidder=view.auctioneer if lot is None or lot.bidder is None else lot.bidder,
        silent=_silent(view, ledger.purses, chance) if view.phase == "open" else 0,
        sealed=sum(1 << seat for seat in view.sealed),
        amounts=_amounts(view, ledger.purses, chance),
        purses=ledger.purses,
        earned=ledger.earned,
        bought=ledger.bought,
        bank=ledger.bank,
        hands=[hand.count(kind) for hand in hands for kind in range(KINDS)],
        held=[sum(1 << kind for kind in set(hand)) for hand in hands],
        hand_sizes=list(view.hand_sizes),
        mystery=revealed + mystery,
        revealed=len(revealed),
        revealed_before=0,
        seen=list(view.seen),
        played=list(view.played),
        tokens=[token for row in view.tokens for token in row],
        sales=[_sold(sale) for sale in view.sales],
        first_sale=sum(1 for sale in view.sales if not lies_open(view, sale)),
        over=view.phase == "over",
    )


class Ledger:
    """MA-C3: everyone's money, exact, from the payments that everybody saw."""

    def __init__(self, view: View) -> None:
        self.earned = [0] * view.players
        self.bought = [0] * view.players
        self.bank = [0] * view.players
        for sale in view.sales:
            self.earned[sale.auctioneer] += sale.to_auctioneer
            self.earned[sale.host] += sale.to_host
            self.bought[sale.buyer] += sale.price
            if not lies_open(view, sale):
                self.bank[sale.buyer] += len(sale.cards) * _paid(view, sale)
        self.purses = [
            START + earned - bought + bank
            for earned, bought, bank in zip(self.earned, self.bought, self.bank, strict=True)
        ]


def _paid(view: View, sale: Sale) -> int:
    """MA-V3: what the bank paid for a painting of an earlier round."""
    artist = ARTIST_NAMES.index(sale.cards[0].artist)
    column = [row[artist] for row in view.tokens[: sale.round]]
    return sum(column) if column[-1] else 0


def _deal(view: View, chance: Generator) -> tuple[list[list[int]], list[int], list[int]]:
    """The hands, the mystery hand and the rest of the deck; any deal as likely as any other."""
    pool = [kind for kind, copies in enumerate(unseen(view)) for _ in range(copies)]
    chance.shuffle(pool)
    hands: list[list[int]] = []
    for seat, size in enumerate(view.hand_sizes):
        if view.hands is not None:
            hands.append([card.kind for card in view.hands[seat]])
        elif seat == view.seat:
            hands.append([card.kind for card in view.hand])
        else:
            hands.append([pool.pop() for _ in range(size)])
    mystery = [pool.pop() for _ in range(view.mystery)]
    return hands, mystery, pool


def _silent(view: View, purses: list[int], chance: Generator) -> int:
    """MA-O2, MA-O3: anyone may have passed, but not everyone who could still bid."""
    assert view.lot is not None
    others = [seat for seat in range(view.players) if seat not in (view.seat, view.lot.bidder)]
    passed = {seat for seat in others if chance.below(2)}
    able = [seat for seat in others if rules.can_bid(purses[seat], view.lot.bid)]
    speaking = _may_speak(view, purses)
    if not speaking and passed.issuperset(able):
        passed.remove(able[chance.below(len(able))])
    if view.silent and view.seat is not None:
        passed.add(view.seat)
    return sum(1 << seat for seat in passed)


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


def _sold(sale: Sale) -> int:
    kinds = [card.kind for card in sale.cards]
    return sales.sale(
        sale.price,
        sale.buyer,
        sale.auctioneer,
        sale.host,
        sale.round - 1,
        len(kinds),
        kinds[0],
        kinds[1] if len(kinds) == 2 else 0,
    )
