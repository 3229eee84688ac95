"""What happened in Modern Art, told to a seat as far as it may know."""

from collections.abc import Sequence

from vernissage.core.contract import Event
from vernissage.games.modern_art import facts
from vernissage.games.modern_art.events import (
    Added,
    Bid,
    Dealt,
    Declined,
    Ended,
    HandsOpened,
    Happening,
    Offered,
    Paid,
    Passed,
    PriceNamed,
    Revealed,
    RoundEnded,
    Sealed,
    Skipped,
    Sold,
)
from vernissage.games.modern_art.lots import CARDS, sale_of


def events(log: Sequence[Event], seat: int | None) -> list[Happening]:
    """What happened, as this seat may know it; silence of others is not even an event (MA-O3)."""
    heard = [e for e in log if e[0] != facts.FELL_SILENT or e[1] == seat]
    return [_happening(event, seat) for event in heard]


def _happening(event: Event, seat: int | None) -> Happening:
    kind, *rest = event
    if kind in _OF_A_CARD:
        return _OF_A_CARD[kind](rest[0], CARDS[rest[1]])
    if kind in _OF_AN_AMOUNT:
        return _OF_AN_AMOUNT[kind](rest[0], rest[1])
    if kind in _OF_A_SEAT:
        return _OF_A_SEAT[kind](rest[0])
    if kind == facts.CLOSED_HAND:
        return Sealed(rest[0], rest[1] if rest[0] == seat else None)
    if kind == facts.HANDS_OPENED:
        return HandsOpened(tuple(rest))
    if kind == facts.SOLD:
        shared, sold, *calls = rest
        return Sold(sale_of(sold, tuple(calls), shared_double=bool(shared)))
    if kind == facts.ROUND_ENDED:
        return RoundEnded(rest[0] + 1, tuple(rest[1:]))
    if kind == facts.DEALT:
        cards = tuple(CARDS[k] for k in sorted(rest[2:])) if rest[1] == seat else None
        return Dealt(rest[0] + 1, rest[1], len(rest) - 2, cards)
    return Ended()


_OF_A_CARD: dict[int, type[Offered] | type[Added] | type[Revealed]] = {
    facts.OFFERED: Offered,
    facts.ADDED: Added,
    facts.REVEALED: Revealed,
}


_OF_AN_AMOUNT: dict[int, type[Bid] | type[PriceNamed] | type[Paid]] = {
    facts.BID_MADE: Bid,
    facts.PRICE_NAMED: PriceNamed,
    facts.PAID: Paid,
}


_OF_A_SEAT: dict[int, type[Declined] | type[Passed] | type[Skipped]] = {
    facts.DECLINED: Declined,
    facts.PASSED: Passed,
    facts.FELL_SILENT: Passed,
    facts.SKIPPED: Skipped,
}
