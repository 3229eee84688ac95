"""What happened in Modern Art, told to each seat as far as it may know."""

from collections.abc import Sequence

import msgspec

from vernissage.core.contract import Event, PaidForOne
from vernissage.games.modern_art import facts
from vernissage.games.modern_art.lots import CARDS, Card, Sale, sale_of


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """MA-S3: a card was put on the easel, or ended the round."""

    seat: int
    card: Card


class Added(msgspec.Struct, frozen=True, tag="added"):
    """MA-D1: a second card was added to a double."""

    seat: int
    card: Card


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """MA-D2: a seat added no card to a double."""

    seat: int


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """MA-O1, MA-R1: a bid that everybody heard."""

    seat: int
    amount: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """MA-O3: by choice or for lack of money; in an open auction only the own seat is told."""

    seat: int


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """MA-H1: a hand was closed; only its owner knows on what."""

    seat: int
    amount: int | None


class HandsOpened(msgspec.Struct, frozen=True, tag="hands-opened"):
    """MA-H1: all hands were opened, seat by seat."""

    amounts: tuple[int, ...]


class PriceNamed(msgspec.Struct, frozen=True, tag="price-named"):
    """MA-F1: the auctioneer named a price."""

    seat: int
    amount: int


class Sold(msgspec.Struct, frozen=True, tag="sold"):
    """MA-A2: the hammer fell."""

    sale: Sale


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """MA-M2: a card of the mystery hand was turned up."""

    seat: int
    card: Card


class Skipped(msgspec.Struct, frozen=True, tag="skipped"):
    """MA-M2: a seat revealed no card."""

    seat: int


class RoundEnded(msgspec.Struct, frozen=True, tag="round-ended"):
    """MA-V2: tokens were laid for each artist, 0 for none."""

    round: int
    tokens: tuple[int, ...]


class Paid(msgspec.Struct, frozen=True, tag="paid"):
    """MA-V3: what the bank paid for the seat's paintings."""

    seat: int
    amount: int


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """MA-S1: cards were dealt; only their owner knows which."""

    round: int
    seat: int
    count: int
    cards: tuple[Card, ...] | None


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """MA-W1: the game is over."""


Happening = (
    Offered
    | Added
    | Declined
    | Bid
    | Passed
    | Sealed
    | HandsOpened
    | PriceNamed
    | Sold
    | Revealed
    | Skipped
    | RoundEnded
    | Paid
    | Dealt
    | Ended
)


def events(log: Sequence[Event], seat: int | None) -> list[Happening]:
    """What happened, as this seat may know it; silence of others is not even an event (MA-O3)."""
    heard = (e for e in log if e[0] != facts.FELL_SILENT or e[1] == seat)
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


def price_of(event: object) -> PaidForOne | None:
    """What each painting of a sale cost; the last card of a lot says how it was sold.

    MA-D3: a double that nobody joins is taken for nothing: there is no auction and no price.
    """
    if not isinstance(event, Sold) or event.sale.cards[-1].auction == "double":
        return None
    sale = event.sale
    return PaidForOne(sale.round, sale.cards[-1].auction, sale.price / len(sale.cards))


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
