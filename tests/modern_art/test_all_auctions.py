"""Chapter “All auctions”: MA-A1 to MA-A5."""

from typing import Any

import pytest

from tests.modern_art.table import Table


def one_lot(auction: str, **given: Any) -> Table:
    """Seat 0 has offered a Nex of that auction type."""
    hands = (f"nex {auction}, nex once", "bahut open", "bahut open")
    return Table(*hands, **given).play(f"0 offer nex {auction}")


@pytest.mark.parametrize("auction", ["open", "once"])
def test_bids_are_at_least_1(auction: str) -> None:
    """MA-A1: a bid of 0 is no bid; “bid -3” is not even a move."""
    table = one_lot(auction)
    assert table.refused("1 bid 0") == (
        "bid 0: a bid is at least 1; you have 100. (MA-A1) Bid 1 to 100, or pass."
    )
    assert table.answers(1)[:3] == ["pass", "bid 1", "bid 2"]


@pytest.mark.parametrize("auction", ["open", "once"])
def test_a_new_bid_is_strictly_higher_than_the_standing_one(auction: str) -> None:
    """MA-A1: a lower or equal later bid never wins, because it cannot be made."""
    table = one_lot(auction).play("1 bid 12")
    assert table.refused("2 bid 12") == (
        "bid 12: the bid stands at 12 and you have 100. (MA-A1) Bid 13 to 100, or pass."
    )
    assert "MA-A1" in table.refused("2 bid 11")
    table.play("2 bid 13")


@pytest.mark.parametrize("auction", ["open", "once"])
def test_nobody_bids_more_than_they_own(auction: str) -> None:
    """MA-A1"""
    table = one_lot(auction, money=[100, 20, 100])
    assert table.answers(1)[-1] == "bid 20"
    assert table.refused("1 bid 21") == "bid 21: you have 20. (MA-A1) Bid 1 to 20, or pass."


@pytest.mark.parametrize(
    ("auction", "actions"),
    [
        ("open", ["2 bid 9", "0 pass", "1 pass"]),
        ("once", ["1 pass", "2 bid 9", "0 pass"]),
        ("sealed", ["0 seal 0", "1 seal 8", "2 seal 9"]),
        ("fixed", ["0 price 9", "1 pass", "2 buy"]),
    ],
)
def test_the_winner_pays_the_auctioneer(auction: str, actions: list[str]) -> None:
    """MA-A2"""
    table = one_lot(auction).play(*actions)
    assert table.purses == [109, 100, 91]
    assert table.owns(2, "nex") == 1


@pytest.mark.parametrize(
    ("auction", "actions"),
    [
        ("open", ["0 bid 9", "1 pass", "2 pass"]),
        ("once", ["1 pass", "2 pass", "0 bid 9"]),
        ("sealed", ["0 seal 9", "1 seal 8", "2 seal 0"]),
        ("fixed", ["0 price 9", "1 pass", "2 pass"]),
    ],
)
def test_an_auctioneer_who_wins_pays_the_bank_and_not_themself(
    auction: str, actions: list[str]
) -> None:
    """MA-A2, MA-F3"""
    table = one_lot(auction).play(*actions)
    assert table.purses == [91, 100, 100]
    assert table.owns(0, "nex") == 1
    assert table.state.breakdown(0) == {
        "start": 100,
        "sold_to_players": 0,
        "bought": -9,
        "bank": 0,
    }


@pytest.mark.parametrize(
    ("auction", "actions"),
    [
        ("open", ["0 pass", "1 pass", "2 pass"]),
        ("once", ["1 pass", "2 pass", "0 pass"]),
        ("sealed", ["0 seal 0", "1 seal 0", "2 seal 0"]),
    ],
)
def test_nobody_bids_and_the_auctioneer_takes_it_for_nothing(
    auction: str, actions: list[str]
) -> None:
    """MA-A3"""
    table = one_lot(auction).play(*actions)
    assert table.purses == [100, 100, 100]
    assert table.owns(0, "nex") == 1


def test_bought_paintings_lie_open_until_the_end_of_the_round() -> None:
    """MA-A4"""
    table = one_lot("open", played={"bahut": 4}).play("1 bid 3").pass_all()
    assert [table.owns(1, "nex")] == [1]
    table.play("1 offer bahut open")
    assert table.view().round == 2
    assert [table.owns(1, "nex")] == [0]


def test_the_next_auctioneer_sits_left_of_the_one_who_ran_this_auction() -> None:
    """MA-A5: not left of the buyer."""
    assert one_lot("open").play("1 bid 4").pass_all().auctioneer == 1


def test_the_same_player_again_if_nobody_else_holds_cards() -> None:
    """MA-A5"""
    table = Table("nex open, nex once, nex open", "", "")
    table.play("0 offer nex open").pass_all()
    assert table.auctioneer == 0
