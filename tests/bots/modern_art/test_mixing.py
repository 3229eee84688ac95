"""Modern Art's mixed sealed bids: trusted habits are answered, unknown rivals not shown any."""

import pytest

from tests.bots.modern_art.games import quick, told
from vernissage.bots.drawing import drawn
from vernissage.bots.modern_art.kernel.mixing import LIKELY, RUNGS, Mixing
from vernissage.bots.modern_art.master import Master
from vernissage.core.chance import Generator
from vernissage.games.modern_art.choices import Seal

AMOUNTS = [0.0, 10.0, 15.0, 20.0, 25.0, 30.0, 40.0, 50.0, 60.0]
WORTH = 60.0


def auction(habit: float, trust: float, me: int = 1, purse: float = 100.0, seed: int = 1) -> Mixing:
    """Three seats, the first is the auctioneer; the others have so much money and that habit."""
    purses = [100.0 if seat == me else purse for seat in range(3)]
    habits = [min(habit, purse)] * (3 * LIKELY)
    return Mixing(me, 0, WORTH, AMOUNTS * 3, purses, habits, [trust] * 3, Generator(seed))


@pytest.mark.parametrize(("habit", "reply"), [(9.0, 10.0), (17.0, 20.0), (29.0, 30.0)])
def test_a_trusted_habit_is_just_outbid(habit: float, reply: float) -> None:
    learned = auction(habit, trust=1.0)
    learned.play(1000)
    assert learned.shares()[AMOUNTS.index(reply)] > 0.9


def test_an_auctioneer_sells_rather_than_outbid_those_who_pay_enough() -> None:
    """MA-A2: what he pays goes to the bank; at 45 of 60 a sale brings him more than the lot."""
    learned = auction(45.0, trust=1.0, me=0)
    learned.play(1000)
    assert sum(learned.shares()[: AMOUNTS.index(50.0)]) > 0.9


def test_an_auctioneer_outbids_those_who_pay_too_little() -> None:
    learned = auction(9.0, trust=1.0, me=0)
    learned.play(1000)
    assert learned.shares()[AMOUNTS.index(10.0)] > 0.9


def test_a_sale_that_makes_a_rival_rich_is_worth_less_than_its_price() -> None:
    """A sale at 31 brings 16.5 more than the others have on average; to pay 40 for 60 brings 20."""
    learned = auction(31.0, trust=1.0, me=0)
    learned.play(1000)
    assert learned.shares()[AMOUNTS.index(40.0)] > 0.9


def test_a_bidder_lets_an_auctioneer_overpay() -> None:
    """What he pays is lost to him: to have the lot for 60 instead brings nothing."""
    learned = auction(50.0, trust=1.0)
    learned.play(1000)
    assert learned.shares()[AMOUNTS.index(60.0)] < 0.1


def test_nobody_else_bids_beyond_a_purse() -> None:
    learned = auction(0.0, trust=0.0, purse=12.0)
    learned.play(1000)
    assert learned.shares()[AMOUNTS.index(15.0)] > 0.9


@pytest.mark.parametrize("players", [3, 5])
def test_against_rivals_who_learn_one_bids_high_but_below_the_worth(players: int) -> None:
    """Everyone's estimate may be wrong, and who bids it wins most when it is too high."""
    amounts = [0.0, 40.0, 44.0, 48.0, 50.0, 52.0, 54.0, 57.0, WORTH]
    rich, no_habits = [200.0] * players, [0.0] * (players * LIKELY)
    learned = Mixing(1, 0, WORTH, amounts * players, rich, no_habits, [0.0] * players, Generator(1))
    learned.play(4000)
    shares = dict(zip(amounts, learned.shares(), strict=True))
    assert shares[48.0] + shares[50.0] + shares[52.0] > 0.9


def test_shares_make_a_whole_and_the_same_chance_gives_the_same() -> None:
    once, again, otherwise = (auction(0.0, trust=0.0, seed=seed) for seed in (3, 3, 4))
    for learned in (once, again, otherwise):
        learned.play(100)
    assert sum(once.shares()) == pytest.approx(1.0)
    assert once.shares() == again.shares() != otherwise.shares()


def test_a_tie_goes_to_the_auctioneer_and_then_clockwise() -> None:
    """MA-H2."""
    assert winner_with([30.0, 30.0, 30.0, 30.0]) == 2
    assert winner_with([30.0, 30.0, 29.0, 30.0]) == 3
    assert winner_with([30.0, 30.0, 29.0, 29.0]) == 0


def winner_with(purses: list[float]) -> int:
    """Everyone bids the whole purse; the third seat is the auctioneer."""
    rich = [100.0] * RUNGS * 4
    learned = Mixing(1, 2, WORTH, rich, purses, [0.0] * 4 * LIKELY, [0.0] * 4, Generator(1))
    learned.play(1)
    return int(learned.winner())


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_master_mixes_what_it_seals_and_keeps_within_its_limit(players: int) -> None:
    mixed = 0
    for number, (_, view, choices, _) in enumerate(told(["club"] * players, 5)):
        if not isinstance(choices, Seal) or number % 3:
            continue
        master = quick("master")
        assert isinstance(master, Master)
        master.table.watch(view)
        bids = master.sealed_bids(view, choices.lot, choices.highest, Generator(1))
        most = int(master.appraisal.worth)
        if choices.lot.auctioneer != view.seat:
            most = master.club.limit(view, choices.lot, master.appraisal)
        most = min(most, choices.highest, master.appraisal.best)
        assert 0 <= min(bids.amounts) <= max(bids.amounts) <= most
        chances = [Generator(seed) for seed in range(60)]
        mixed += len({bids.amounts[drawn(bids.shares, chance)] for chance in chances}) > 1
    assert mixed >= 3
