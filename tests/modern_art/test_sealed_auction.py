"""Chapter “Sealed auction”: MA-H1 and MA-H2."""

from itertools import permutations
from typing import Any

import pytest

from tests.modern_art.table import ANY, Table


def auction(auctioneer: int = 1, **given: Any) -> Table:
    """One of four seats offers a Nex in a sealed auction."""
    hands = ["nex sealed, nex open" if seat == auctioneer else ANY for seat in range(4)]
    table = Table(*hands, first=auctioneer, **given)
    return table.play(f"{auctioneer} offer nex sealed").listen()


def seal(table: Table, *amounts: int) -> Table:
    return table.play(*(f"{seat} seal {amount}" for seat, amount in enumerate(amounts)))


def test_everyone_seals_from_0_to_their_money() -> None:
    """MA-H1: the auctioneer too."""
    table = auction(money=[3, 100, 100, 100])
    assert table.asked == [0, 1, 2, 3]
    assert table.answers(0) == ["seal 0", "seal 1", "seal 2", "seal 3"]
    assert table.refused("0 seal 4") == "seal 4: you have 3. (MA-H1) Seal 0 to 3."


def test_a_player_with_no_money_seals_0() -> None:
    """MA-H1: so that nothing leaks."""
    table = auction(money=[0, 100, 100, 100])
    assert table.asked == [0, 1, 2, 3]
    assert table.answers(0) == ["seal 0"]


def test_the_highest_wins_and_all_are_shown_at_once() -> None:
    """MA-H1"""
    table = seal(auction(), 5, 0, 17, 16)
    assert table.purses == [100, 117, 83, 100]
    assert table.heard(None)[-2].amounts == (5, 0, 17, 16)


def test_nobody_sees_what_others_have_sealed() -> None:
    """MA-H1: who has sealed is public, the amount is not."""
    one, other = auction().play("2 seal 40"), auction().play("2 seal 7")
    for seat in (None, 0, 1, 3):
        assert one.view(seat) == other.view(seat)
        assert one.heard(seat) == other.heard(seat)
        assert one.view(seat).sealed == (2,)
        assert one.view(seat).able == (0, 1, 3)
        assert one.heard(seat)[0].amount is None
    assert one.view(2).amount == 40
    assert one.heard(2)[0].amount == 40


def test_a_sealed_hand_stays_closed() -> None:
    """MA-H1"""
    table = auction().play("2 seal 40")
    assert table.refused("2 seal 41") == (
        "seal 41: your hand is closed. (MA-H1) Wait until all hands are opened."
    )


def test_the_result_does_not_depend_on_the_order_of_arrival() -> None:
    """MA-H1"""
    bids = [f"{seat} seal {amount}" for seat, amount in enumerate((12, 3, 12, 9))]
    keys = {auction().play(*order).state.key() for order in permutations(bids)}
    assert len(keys) == 1


def test_a_tie_goes_to_the_auctioneer_who_then_pays_the_bank() -> None:
    """MA-H2"""
    table = seal(auction(), 20, 20, 20, 5)
    assert table.purses == [100, 80, 100, 100]
    assert table.owns(1, "nex") == 1


@pytest.mark.parametrize(
    ("auctioneer", "amounts", "winner"),
    [
        (1, (20, 5, 20, 20), 2),
        (1, (20, 5, 5, 20), 3),
        (2, (20, 20, 5, 5), 0),
        (3, (5, 20, 20, 5), 1),
        (0, (5, 5, 20, 20), 2),
    ],
)
def test_else_to_the_tied_player_closest_to_the_auctioneer_clockwise(
    auctioneer: int, amounts: tuple[int, ...], winner: int
) -> None:
    """MA-H2: not to the lowest seat, nor to whoever sealed first."""
    table = seal(auction(auctioneer), *amounts)
    assert table.owns(winner, "nex") == 1
    assert table.purses[winner] == 80
    assert table.purses[auctioneer] == 120


def test_all_hands_empty_and_the_auctioneer_takes_it_for_nothing() -> None:
    """MA-H2, MA-A3"""
    table = seal(auction(), 0, 0, 0, 0)
    assert table.purses == [100] * 4
    assert table.owns(1, "nex") == 1


def test_only_sealing_is_asked_for() -> None:
    """MA-H1"""
    table = auction()
    assert table.refused("2 bid 5") == (
        "bid 5: this is a sealed auction. (MA-H1) Seal 0 (no bid) to 100."
    )
