"""Chapter “Open auction”: MA-O1 to MA-O3."""

from typing import Any

import msgspec

from tests.modern_art.table import ANY, Table
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.lots import Card


def auction(players: int = 4, **given: Any) -> Table:
    """Seat 0 offers a Nex in an open auction."""
    others = [ANY] * (players - 1)
    table = Table("nex open, nex once", *others, **given)
    return table.play("0 offer nex open").listen()


def test_everyone_may_bid_in_any_order_as_often_as_they_like() -> None:
    """MA-O1: the auctioneer too."""
    table = auction()
    assert table.asked == [0, 1, 2, 3]
    table.play("3 bid 1", "0 bid 2", "3 bid 3", "1 bid 10", "0 bid 11")
    assert table.view().lot is not None
    assert table.view().lot.bidder == 0  # type: ignore[union-attr]


def test_the_standing_bidder_waits() -> None:
    """MA-O2"""
    table = auction().play("2 bid 7")
    assert table.asked == [0, 1, 3]
    assert table.refused("2 bid 8") == (
        "bid 8: your own bid of 7 stands. (MA-O2) "
        "Wait until someone raises it, or the hammer falls."
    )
    assert "MA-O2" in table.refused("2 pass")


def test_who_has_passed_is_silent_until_a_new_bid_takes_all_passes_back() -> None:
    """MA-O2"""
    table = auction().play("1 bid 5", "2 pass", "3 pass")
    assert table.asked == [0]
    assert table.refused("2 bid 9") == (
        "bid 9: you have passed. (MA-O2) You may speak again after the next bid."
    )
    table.play("0 bid 6")
    assert table.asked == [1, 2, 3]
    table.play("2 bid 9")


def test_the_lot_closes_when_all_but_the_standing_bidder_have_passed() -> None:
    """MA-O2"""
    table = auction().play("1 bid 5", "2 pass", "3 pass", "0 pass")
    assert table.purses == [105, 95, 100, 100]
    assert table.auctioneer == 1


def test_without_a_bid_it_closes_when_everybody_has_passed() -> None:
    """MA-O2, MA-A3"""
    table = auction().play("1 pass", "2 pass", "3 pass")
    assert table.asked == [0]
    table.play("0 pass")
    assert table.owns(0, "nex") == 1


def test_who_cannot_afford_one_more_counts_as_passed() -> None:
    """MA-O2"""
    table = auction(money=[100, 40, 41, 40]).play("0 bid 40")
    assert table.asked == [2]
    assert table.refused("1 pass") == (
        "pass: the bid stands at 40 and you have 40. (MA-O2) Watch who gets the lot."
    )
    table.play("2 pass")
    assert table.owns(0, "nex") == 1


def test_a_bid_that_nobody_can_raise_closes_the_lot_at_once() -> None:
    """MA-O2"""
    table = auction(money=[50, 60, 40, 40]).play("1 bid 50")
    assert table.purses == [100, 10, 40, 40]
    assert table.auctioneer == 1


def test_with_no_money_at_all_the_auctioneer_has_it_for_nothing() -> None:
    """MA-O2, MA-A3"""
    table = auction(money=[0, 0, 0, 0])
    assert table.owns(0, "nex") == 1
    assert table.auctioneer == 1


def test_no_view_tells_who_has_passed() -> None:
    """MA-O3: passes change nothing that others, or a spectator, can see."""
    table = auction().play("1 bid 5")
    before = {seat: table.view(seat) for seat in (None, 0, 1, 3)}
    choices = {seat: MODERN_ART.choices(table.state, seat) for seat in (0, 1, 3)}
    table.play("2 pass")
    assert {seat: table.view(seat) for seat in before} == before
    assert {seat: MODERN_ART.choices(table.state, seat) for seat in choices} == choices
    assert table.view(2).silent
    assert MODERN_ART.choices(table.state, 2) is None


def test_no_view_tells_who_cannot_afford_more() -> None:
    """MA-O3: every view lists all but the standing bidder as able to act."""
    poor, rich = (auction(money=[100, 100, money, 100]).play("0 bid 50") for money in (50, 90))
    assert poor.asked == [1, 3]
    assert rich.asked == [1, 2, 3]
    for seat in (None, 0, 1, 3):
        assert poor.view(seat) == rich.view(seat)
        assert poor.view(seat).able == (1, 2, 3)


def test_no_event_tells_who_has_passed() -> None:
    """MA-O3: only the own seat hears its own silence."""
    table = auction().play("1 bid 5", "2 pass", "3 pass")
    kinds = {seat: [type(e).__name__ for e in table.heard(seat)] for seat in (None, 0, 1, 2)}
    assert kinds[None] == kinds[0] == kinds[1] == ["Bid"]
    assert kinds[2] == ["Bid", "Passed"]


def test_no_refusal_tells_who_has_passed() -> None:
    """MA-O3"""
    quiet, passed = auction().play("1 bid 5"), auction().play("1 bid 5", "2 pass", "3 pass")
    for action in ("1 bid 9", "1 pass", "0 bid 3", "0 bid 500", "0 seal 3", "0 offer nex once"):
        assert quiet.refused(action) == passed.refused(action)


def test_different_silences_look_the_same_byte_by_byte() -> None:
    """MA-O3: the same bids with other passes in between tell a seat the same story."""
    one = auction().play("1 bid 5", "2 pass", "3 pass", "0 bid 6", "3 pass")
    other = auction().play("1 bid 5", "0 bid 6", "2 pass")
    for seat in (None, 0, 1):
        for told in (MODERN_ART.view, lambda state, s: MODERN_ART.events(state.log, s)):
            assert msgspec.json.encode(told(one.state, seat)) == msgspec.json.encode(
                told(other.state, seat)
            )


def test_the_bid_and_its_bidder_are_open_to_all() -> None:
    """MA-O1"""
    lot = auction().play("2 bid 17").view(None).lot
    assert lot is not None
    assert (lot.cards, lot.bid, lot.bidder) == ((Card("nex", "open"),), 17, 2)
