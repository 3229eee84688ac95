"""Chapter “Once-around auction”: MA-R1, and MA-O3 for those passed over."""

from typing import Any

from tests.modern_art.table import ANY, Table


def auction(**given: Any) -> Table:
    """Seat 1 of four offers a Nex once around."""
    hands = (ANY, "nex once, nex open", ANY, ANY)
    table = Table(*hands, first=1, **given)
    return table.listen().play("1 offer nex once")


def test_it_starts_left_of_the_auctioneer_and_the_auctioneer_speaks_last() -> None:
    """MA-R1"""
    table = auction()
    order = []
    while table.view().phase == "once":
        order += table.asked
        table.play(f"{table.asked[0]} bid {len(order)}")
    assert order == [2, 3, 0, 1]


def test_everyone_speaks_once_and_it_closes_after_the_last_pass() -> None:
    """MA-R1: a pass by the last speaker closes the lot as a bid does."""
    table = auction().play("2 bid 8", "3 pass", "0 pass", "1 pass")
    assert table.purses == [100, 108, 92, 100]
    assert table.auctioneer == 2


def test_who_has_bid_does_not_get_a_second_chance() -> None:
    """MA-R1"""
    table = auction().play("2 bid 8", "3 bid 9", "0 pass")
    assert table.asked == [1]
    assert table.refused("2 bid 10") == ("bid 10: seat 1 is to move. (MA-R1) Wait for your turn.")
    assert table.play("1 pass").owns(3, "nex") == 1


def test_the_auctioneer_may_outbid_all_and_pays_the_bank() -> None:
    """MA-R1, MA-A2"""
    table = auction().play("2 bid 8", "3 pass", "0 pass", "1 bid 9")
    assert table.purses == [100, 91, 100, 100]
    assert table.owns(1, "nex") == 1


def test_who_cannot_afford_more_is_passed_over() -> None:
    """MA-R1, MA-O2"""
    table = auction(money=[100, 100, 100, 20]).play("2 bid 20")
    assert table.asked == [0]


def test_being_passed_over_looks_like_an_ordinary_pass() -> None:
    """MA-O3: in the events of every seat and of spectators."""
    poor = auction(money=[100, 100, 100, 20]).play("2 bid 20")
    rich = auction().play("2 bid 20", "3 pass")
    for seat in (None, 0, 1, 2):
        assert poor.heard(seat) == rich.heard(seat)
        assert poor.view(seat) == rich.view(seat)


def test_if_nobody_can_afford_a_bid_it_is_over_at_once() -> None:
    """MA-R1, MA-A3"""
    table = auction(money=[0, 0, 0, 0])
    assert table.owns(1, "nex") == 1
    assert table.auctioneer == 2


def test_an_auctioneer_who_cannot_raise_is_passed_over_too() -> None:
    """MA-R1"""
    table = auction(money=[100, 10, 100, 100]).play("2 bid 10", "3 pass", "0 pass")
    assert table.purses == [100, 20, 90, 100]
