"""What Modern Art's master believes of closed hands, and how it puts its own amounts together."""

import pytest

from vernissage.bots.modern_art.kernel.habits import HABITS, TODAY, Habit
from vernissage.bots.modern_art.kernel.mixing import LIKELY
from vernissage.bots.modern_art.thinking.bids import Bidding
from vernissage.bots.modern_art.thinking.sealed import SealedBids, by_habit, joined
from vernissage.bots.modern_art.thinking.sight import Appraisal
from vernissage.bots.modern_art.thinking.table import Table
from vernissage.games.modern_art.lots import Lot

HALF_OF_TODAY = next(h for h in HABITS if h.base == TODAY and h.share == 0.5)


def table(habit: Habit, players: int = 3) -> Table:
    """Everyone is known to have this habit."""
    found = Table()
    found.trust = [[float(other == habit) for other in HABITS] for _ in range(players)]
    found.proofs = [0] * players
    return found


def bidding(purse: int = 100, auctioneer: int = 0) -> Bidding:
    lot = Lot(cards=(), host=auctioneer, auctioneer=auctioneer, bid=0, bidder=None)
    appraisal = Appraisal(worth=50.0, today=40, best=90)
    return Bidding(table(HALF_OF_TODAY), 1, lot, appraisal, [purse] * 3)


def test_equal_amounts_are_one() -> None:
    bids = joined([10.0, 12.0, 10.0, 12.9], [0.1, 0.2, 0.3, 0.4])
    assert dict(zip(bids.amounts, bids.shares, strict=True)) == pytest.approx({10: 0.4, 12: 0.6})


def test_the_likeliest_amount_is_the_one_bid_most_often() -> None:
    assert SealedBids([30, 10, 20], [0.2, 0.5, 0.3]).likeliest == 10


def test_a_known_habit_gives_amounts_around_it_from_low_to_high() -> None:
    amounts = by_habit(bidding(), seat=2)
    assert len(amounts) == LIKELY
    assert amounts == sorted(amounts)
    assert 13 <= amounts[0] < amounts[-1] <= 27
    assert amounts[LIKELY // 2] == 20


def test_nobody_is_thought_to_bid_more_than_a_purse_holds() -> None:
    assert max(by_habit(bidding(purse=7), seat=2)) == 7


def test_an_auctioneer_is_thought_to_bid_less() -> None:
    as_bidder, as_auctioneer = (by_habit(bidding(auctioneer=a), seat=2) for a in (0, 2))
    assert sum(as_auctioneer) < sum(as_bidder)


def test_a_seat_is_trusted_the_more_the_more_sales_told_of_it() -> None:
    known = table(HALF_OF_TODAY)
    known.proofs = [0, 3, 27]
    assert [known.trusted(seat) for seat in range(3)] == pytest.approx([0.0, 0.5, 0.9])
