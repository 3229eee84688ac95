"""A sale as one number, so that a state can carry all sales of a round (MA-C3).

| bits     | what                                                                  |
|----------|-----------------------------------------------------------------------|
| 0 to 10  | price                                                                 |
| 11 to 13 | buyer                                                                 |
| 14 to 16 | auctioneer                                                            |
| 17 to 19 | who played the first card                                             |
| 20 to 21 | round, counted from 0                                                 |
| 22       | whether there are two cards                                           |
| 23 to 27 | kind of the first card                                                |
| 28 to 32 | kind of the second card, 0 with one card                              |
| 33 to 37 | MA-D2: the set of seats that declined to add a card                   |
| 38 to 42 | MA-R1, MA-F2: the set of seats that passed in turn                    |
| 43 to 58 | how many calls (see history.py) there were in the round when it ended |
"""

from mypy_extensions import i64


def sale(
    price: i64,
    buyer: i64,
    auctioneer: i64,
    host: i64,
    round_number: i64,
    lot_size: i64,
    first: i64,
    second: i64,
    declined: i64 = 0,
    passed: i64 = 0,
    heard: i64 = 0,
) -> i64:
    """All of this in one number."""
    people: i64 = buyer << 11 | auctioneer << 14 | host << 17
    cards: i64 = (lot_size - 1) << 22 | first << 23 | second << 28
    said: i64 = declined << 33 | passed << 38 | heard << 43
    return price | people | round_number << 20 | cards | said


def payment_of(sold: i64) -> i64:
    """Who paid what to whom for which cards: a sale without what was said."""
    return sold & 0x1FFFFFFFF


def price_of(sold: i64) -> i64:
    """What the buyer paid."""
    return sold & 2047


def buyer_of(sold: i64) -> i64:
    """Who has the lot."""
    return (sold >> 11) & 7


def auctioneer_of(sold: i64) -> i64:
    """Who ran the auction."""
    return (sold >> 14) & 7


def host_of(sold: i64) -> i64:
    """Who played the first card."""
    return (sold >> 17) & 7


def round_of(sold: i64) -> i64:
    """The round, counted from 0."""
    return (sold >> 20) & 3


def lot_size_of(sold: i64) -> i64:
    """How many cards were sold."""
    return 1 + ((sold >> 22) & 1)


def first_of(sold: i64) -> i64:
    """The kind of the first card."""
    return (sold >> 23) & 31


def second_of(sold: i64) -> i64:
    """The kind of the second card, if there are two."""
    return (sold >> 28) & 31


def selling_card_of(sold: i64) -> i64:
    """MA-D1: the card whose auction type sold the lot."""
    return second_of(sold) if lot_size_of(sold) == 2 else first_of(sold)


def declined_of(sold: i64) -> i64:
    """MA-D2: the set of seats that added no card to the double."""
    return (sold >> 33) & 31


def passed_of(sold: i64) -> i64:
    """MA-R1, MA-F2: the set of seats that passed in turn."""
    return (sold >> 38) & 31


def heard_of(sold: i64) -> i64:
    """How many calls there were in the round when the lot was sold."""
    return sold >> 43
