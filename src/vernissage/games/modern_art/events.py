"""What happened in Modern Art, told to each seat as far as it may know."""

import msgspec

from vernissage.core.contract import PaidForOne
from vernissage.games.modern_art.lots import Card, Sale


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


def price_of(event: object) -> PaidForOne | None:
    """What each painting of a sale cost; the last card of a lot says how it was sold.

    MA-D3: a double that nobody joins is taken for nothing: there is no auction and no price.
    """
    if not isinstance(event, Sold) or event.sale.cards[-1].auction == "double":
        return None
    sale = event.sale
    return PaidForOne(sale.round, sale.cards[-1].auction, sale.price / len(sale.cards))
