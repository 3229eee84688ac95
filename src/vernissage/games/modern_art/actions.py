"""Modern Art's actions as integers.

| range        | action                                                          |
|--------------|-----------------------------------------------------------------|
| 0 to 24      | offer: the kind of card (5 * artist + auction type)             |
| 25 to 49     | add: 25 + kind                                                  |
| 50           | decline to add                                                  |
| 51           | pass                                                            |
| 52           | buy at the fixed price                                          |
| 53           | reveal a card of the mystery hand                               |
| 54           | skip: reveal none                                               |
| 55 to 1995   | bid: 55 + amount                                                |
| 1996 to 3936 | seal: 1996 + amount                                             |
| 3937 to 5877 | price: 3937 + amount                                            |

Amounts go from 0 to 1940: nobody ever has more to bid (see RICHEST).
"""

from typing import Final

from vernissage.games.modern_art.parts import KINDS, RICHEST

OFFER: Final = 0
ADD: Final = 25
DECLINE: Final = 50
PASS: Final = 51
BUY: Final = 52
REVEAL: Final = 53
SKIP: Final = 54
BID: Final = 55
SEAL: Final = 1996
PRICE: Final = 3937
ACTIONS: Final = 5878

AMOUNTS: Final = RICHEST + 1


def offer(kind: int) -> int:
    """The action that offers a card of this kind."""
    return OFFER + kind


def add(kind: int) -> int:
    """The action that adds a card of this kind to a double."""
    return ADD + kind


def bid(amount: int) -> int:
    """The action that bids this amount."""
    return BID + amount


def seal(amount: int) -> int:
    """The action that seals this amount."""
    return SEAL + amount


def price(amount: int) -> int:
    """The action that names this price."""
    return PRICE + amount


def kind_of(action: int) -> int:
    """The card of an offer or an addition."""
    return action % KINDS


def amount_of(action: int) -> int:
    """The amount of a bid, a sealed bid or a price."""
    return (action - BID) % AMOUNTS
