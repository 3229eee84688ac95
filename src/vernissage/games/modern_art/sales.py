"""A sale as one number, so that a state can carry all sales of a game (MA-C3).

| bits     | what                                      |
|----------|-------------------------------------------|
| 0 to 10  | price                                     |
| 11 to 13 | buyer                                     |
| 14 to 16 | auctioneer                                |
| 17 to 19 | who played the first card                 |
| 20 to 21 | round, counted from 0                     |
| 22       | whether there are two cards               |
| 23 to 27 | kind of the first card                    |
| 28 to 32 | kind of the second card, 0 with one card  |
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
) -> i64:
    people: i64 = buyer << 11 | auctioneer << 14 | host << 17
    cards: i64 = (lot_size - 1) << 22 | first << 23 | second << 28
    return price | people | round_number << 20 | cards


def price_of(sold: i64) -> i64:
    return sold & 2047


def buyer_of(sold: i64) -> i64:
    return (sold >> 11) & 7


def auctioneer_of(sold: i64) -> i64:
    return (sold >> 14) & 7


def host_of(sold: i64) -> i64:
    return (sold >> 17) & 7


def round_of(sold: i64) -> i64:
    return (sold >> 20) & 3


def lot_size_of(sold: i64) -> i64:
    return 1 + ((sold >> 22) & 1)


def first_of(sold: i64) -> i64:
    return (sold >> 23) & 31


def second_of(sold: i64) -> i64:
    return (sold >> 28) & 31


def selling_card_of(sold: i64) -> i64:
    """MA-D1: the card whose auction type sold the lot."""
    return second_of(sold) if lot_size_of(sold) == 2 else first_of(sold)
