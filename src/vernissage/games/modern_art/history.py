"""What a game remembers of its finished rounds: a chain of links, the newest first.

A link never changes, so that all copies of a state share the chain, and what a view has made of it
can be kept as long as the newest link is the same.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING: Final = vec[i64]()
USUAL: Final = 15
"""How many sales, and how many calls, there is room for from the start of a round."""


@final
class Ended:
    """MA-V4: a round that is over, as the bank found it."""

    __slots__ = (
        "before",
        "calls",
        "cards",
        "declined",
        "holdings",
        "host",
        "last",
        "played",
        "reveals",
        "round",
        "sales",
        "worth",
    )

    def __init__(
        self,
        before: "Ended | None",
        *,
        round_number: i64,
        sales: vec[i64],
        calls: vec[i64],
        played: vec[i64],
        worth: vec[i64],
        holdings: vec[i64],
        reveals: vec[i64],
        cards: vec[i64],
        host: i64,
        declined: i64,
        last: i64,
    ) -> None:
        self.before = before
        self.round = round_number
        self.sales = sales
        """MA-C3: all sales of the round (see sales.py)."""
        self.calls = calls
        """MA-O1, MA-R1, MA-H1: everything that was called and opened, in that order."""
        self.played = played
        """MA-V1: how many cards of each artist were played."""
        self.worth = worth
        """MA-V3: what a painting of each artist paid."""
        self.holdings = holdings
        """MA-A4: how many paintings of artist a seat s had bought, at 5 * s + a."""
        self.reveals = reveals
        """MA-M2: who revealed which cards of the mystery hand, as calls of kinds."""
        self.cards = cards
        """MA-E1, MA-E2: the unsold cards on the easel; none if a revealed card ended the round."""
        self.host = host
        """Who played the first of them."""
        self.declined = declined
        """MA-D2: the set of seats that added no card to it."""
        self.last = last
        """MA-E4: who played the card that ended the round."""


def room() -> vec[i64]:
    """An empty row that can be added to."""
    return vec[i64](capacity=USUAL)


def call(seat: i64, amount: i64) -> i64:
    """What a seat called or showed, as one number: a bid, a sealed amount, the kind of a card."""
    return amount << 3 | seat


def seat_of(called: i64) -> i64:
    """Who called or showed it."""
    return called & 7


def amount_of(called: i64) -> i64:
    """What was called or shown."""
    return called >> 3
