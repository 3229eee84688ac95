"""What to close a hand on in Modern Art: a few amounts, and how often to bid each of them."""

from typing import Final, NamedTuple

from vernissage.bots.modern_art.kernel.mixing import LIKELY, Mixing
from vernissage.bots.modern_art.thinking.bids import Bidding
from vernissage.bots.modern_art.thinking.table import SHADE
from vernissage.core.chance import Generator

OF_LIMIT: Final = (0.4, 0.6, 0.72, 0.8, 0.86, 0.91, 0.95, 1.0)
"""What a bidder may bid, as shares of its limit."""
OF_WORTH: Final = (0.35, 0.42, 0.48, 0.53, 0.57, 0.62, 0.68, 0.75)
"""What the auctioneer may bid, as shares of the worth, or of all it can pay if that is less. One
rung more comes last: the best reply to everyone's habits, of rivals nothing."""
RIVALS_LIMIT: Final = 0.88
"""What a good bidder pays at most of the value that it expects."""
NO_HABITS: Final = [0.0] * LIKELY
"""Of this seat's own habits, which it need not foresee."""


class SealedBids(NamedTuple):
    """Amounts, and how often each of them should be bid."""

    amounts: list[int]
    shares: list[float]

    @property
    def likeliest(self) -> int:
        return max(zip(self.shares, self.amounts, strict=True))[1]


def mixed_bids(
    bidding: Bidding, limit: int, reply: int, lessons: int, chance: Generator
) -> SealedBids:
    """Bids up to the limit that do well against the others.

    Against habits that are well known that is mostly one amount, the best reply to them.
    """
    seats = range(bidding.players)
    own = [float(int(amount)) for amount in rungs(bidding, bidding.me, limit)] + [float(reply)]
    all_rungs = [own if seat == bidding.me else rungs_of(bidding, seat) for seat in seats]
    habits = [NO_HABITS if seat == bidding.me else by_habit(bidding, seat) for seat in seats]
    mixing = Mixing(
        bidding.me,
        bidding.lot.auctioneer,
        bidding.appraisal.worth,
        [amount for row in all_rungs for amount in row],
        [float(most_of(bidding, seat)) for seat in seats],
        [amount for row in habits for amount in row],
        [bidding.table.trusted(seat) for seat in seats],
        Generator(chance.below(1_000_000)),
    )
    mixing.play(lessons)
    return joined(own, mixing.shares())


def joined(amounts: list[float], shares: list[float]) -> SealedBids:
    """Equal amounts as one."""
    found: dict[int, float] = {}
    for amount, share in zip(amounts, shares, strict=True):
        found[int(amount)] = found.get(int(amount), 0.0) + share
    return SealedBids(list(found), list(found.values()))


def rungs(bidding: Bidding, seat: int, limit: float) -> list[float]:
    steps = OF_WORTH if seat == bidding.lot.auctioneer else OF_LIMIT
    return [step * limit for step in steps]


def rungs_of(bidding: Bidding, seat: int) -> list[float]:
    """What a rival may bid that expects the same worth."""
    worth = bidding.appraisal.worth
    limit = worth if seat == bidding.lot.auctioneer else RIVALS_LIMIT * worth
    return [*rungs(bidding, seat, limit), 0.0]


def most_of(bidding: Bidding, seat: int) -> int:
    return min(bidding.purses[seat], bidding.appraisal.best)


def by_habit(bidding: Bidding, seat: int) -> list[float]:
    """Amounts that the seat bids by what was learned of it, each as likely as the others."""
    amounts = bidding.amounts(0, most_of(bidding, seat))
    below = [bidding.stays_below(seat, amount + 1, SHADE) for amount in amounts]
    found, at = [], 0
    for place in range(LIKELY):
        while at < len(amounts) - 1 and below[at] * LIKELY < place + 0.5:
            at += 1
        found.append(float(amounts[at]))
    return found
