"""Bidding: one card each, secretly, and the order in which paintings are taken."""

from librt.vecs import append
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import BID
from vernissage.games.art_society.facts import REVEALED, SEALED, TAKES
from vernissage.games.art_society.table import Table


def add_legal(table: Table, seat: i64, legal: ActionSet) -> None:
    """AS-B1: any card from hand; bit 0 of a hand is never set."""
    if table.sealed[seat] == 0:
        legal.add(BID - 1, table.hands[seat])


def seal(table: Table, seat: i64, card: i64) -> None:
    """AS-B1: chosen secretly; when everyone has chosen, all are revealed."""
    table.sealed[seat] = card
    if table.log is not None:
        table.log.append((SEALED, seat, card))
    if all_sealed(table):
        reveal(table)


def all_sealed(table: Table) -> bool:
    """AS-B1: everyone has chosen a card."""
    return all(card != 0 for card in table.sealed)


def reveal(table: Table) -> None:
    """AS-B1: the cards go onto the bid stacks and never come back to hand."""
    if table.log is not None:
        table.log.append((REVEALED, *[card for card in table.sealed]))
    seat: i64 = 0
    while seat < table.players:
        card: i64 = table.sealed[seat]
        table.hands[seat] &= ~BIT[card]
        table.bids[seat] = append(table.bids[seat][:], card)
        table.sealed[seat] = 0
        seat += 1
    put_in_order(table)
    table.takers = 0
    table.turn = table.order[0]
    table.phase = TAKES


def put_in_order(table: Table) -> None:
    """AS-B2: the seats from the highest bid to the lowest."""
    seat: i64 = 0
    while seat < table.players:
        table.order[place_in_order(table, seat, top(table))] = seat
        seat += 1


def place_in_order(table: Table, seat: i64, at: i64) -> i64:
    """AS-B2: how many seats came before this one when the cards at this height were bid."""
    before: i64 = 0
    other: i64 = 0
    while other < table.players:
        if other != seat and comes_before(table, other, seat, at):
            before += 1
        other += 1
    return before


def comes_before(table: Table, one: i64, other: i64, at: i64) -> bool:
    """AS-B2: the higher bid; of equal bids the one with the higher card below."""
    decides: i64 = deciding_card(table, one, other, at)
    return table.bids[one][decides] > table.bids[other][decides]


def deciding_card(table: Table, one: i64, other: i64, at: i64) -> i64:
    """AS-B2: the highest place of two bid stacks, from this one down, where their cards differ.

    The starting cards at the bottom always do.
    """
    while at > 0 and table.bids[one][at] == table.bids[other][at]:
        at -= 1
    return at


def top(table: Table) -> i64:
    """The place of the last bid in every bid stack; the starting card lies at 0."""
    return len(table.bids[0]) - 1


def first_auctioneer(starting_bids: list[int]) -> int:
    """AS-S3: the lowest starting card."""
    return starting_bids.index(min(starting_bids))


def top_card(table: Table, seat: i64) -> i64:
    """AS-B3: the one card of a bid stack that the table shows."""
    return table.bids[seat][top(table)]
