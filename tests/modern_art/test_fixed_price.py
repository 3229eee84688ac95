"""Chapter “Fixed price”: MA-F1 to MA-F3."""

from typing import Any

from tests.modern_art.table import ANY, Table


def auction(**given: Any) -> Table:
    """Seat 1 of four offers a Nex at a fixed price."""
    table = Table(ANY, "nex fixed, nex open", ANY, ANY, first=1, **given)
    return table.listen().play("1 offer nex fixed")


def test_the_auctioneer_names_a_price_from_1_to_their_own_money() -> None:
    """MA-F1"""
    table = auction(money=[100, 3, 100, 100])
    assert table.asked == [1]
    assert table.answers(1) == ["price 1", "price 2", "price 3"]
    assert table.refused("1 price 4") == (
        "price 4: you have 3, and must be able to pay your own price. (MA-F1) "
        "Name a price from 1 to 3."
    )
    assert table.refused("1 price 0") == (
        "price 0: a price is at least 1. (MA-F1) Name a price from 1 to 3."
    )
    assert "MA-F1" in table.refused("1 pass")


def test_0_only_if_they_own_nothing() -> None:
    """MA-F1"""
    table = auction(money=[100, 0, 100, 100])
    assert table.answers(1) == ["price 0"]
    table.play("1 price 0", "2 pass", "3 buy")
    assert table.purses == [100, 0, 100, 100]
    assert table.owns(3, "nex") == 1


def test_starting_left_each_other_player_may_buy_or_pass() -> None:
    """MA-F2"""
    table = auction().play("1 price 15")
    assert table.asked == [2]
    assert table.answers(2) == ["pass", "buy"]
    assert table.play("2 pass").asked == [3]
    assert table.play("3 pass").asked == [0]
    assert table.refused("0 bid 16") == (
        "bid 16: the lot is for sale at 15. (MA-F2) Say “buy” or “pass”."
    )


def test_the_first_buyer_ends_it() -> None:
    """MA-F2"""
    table = auction().play("1 price 15", "2 pass", "3 buy")
    assert table.purses == [100, 115, 100, 85]
    assert table.auctioneer == 2


def test_a_player_who_cannot_pay_passes_and_nobody_can_tell() -> None:
    """MA-F2, MA-O3"""
    poor = auction(money=[100, 100, 14, 100]).play("1 price 15")
    rich = auction().play("1 price 15", "2 pass")
    assert poor.asked == [3]
    for seat in (None, 0, 1, 3):
        assert poor.heard(seat) == rich.heard(seat)
        assert poor.view(seat) == rich.view(seat)


def test_a_player_can_pay_with_their_last_coin() -> None:
    """MA-F2"""
    table = auction(money=[100, 100, 15, 100]).play("1 price 15", "2 buy")
    assert table.purses == [100, 115, 0, 100]


def test_nobody_buys_and_the_auctioneer_must_and_pays_the_bank() -> None:
    """MA-F3"""
    table = auction().play("1 price 15", "2 pass", "3 pass", "0 pass")
    assert table.purses == [100, 85, 100, 100]
    assert table.owns(1, "nex") == 1


def test_nobody_can_pay_and_the_auctioneer_must() -> None:
    """MA-F2, MA-F3"""
    table = auction(money=[5, 100, 5, 5]).play("1 price 6")
    assert table.purses == [5, 94, 5, 5]
    assert table.auctioneer == 2
