"""Chapter “Other editions”: the named variants `shared_double` and `open_purses`.

`winner_reveals` stands with the mystery hand.
"""

import pytest

from tests.modern_art.table import ANY, Table


def joined(auction: str) -> Table:
    """Seat 2 has joined the Nex double of seat 0."""
    hand = f"nex {auction}, nex once"
    table = Table("nex double, nex open", ANY, hand, ANY, shared_double=True)
    return table.play("0 offer nex double", "0 decline", "1 decline", f"2 add nex {auction}")


def test_a_third_players_price_is_split_and_the_odd_unit_goes_to_the_adder() -> None:
    """MA-shared-double"""
    table = joined("open").play("1 bid 25").pass_all()
    assert table.purses == [112, 75, 113, 100]


@pytest.mark.parametrize(("winner", "other"), [(0, 2), (2, 0)])
def test_an_owner_who_wins_pays_half_rounded_up_to_the_other_and_the_rest_to_the_bank(
    winner: int, other: int
) -> None:
    """MA-shared-double"""
    table = joined("open").play(f"{winner} bid 25").pass_all()
    assert table.purses[winner] == 75
    assert table.purses[other] == 113
    assert sum(table.purses) == 400 - 12
    sale = table.view().sales[0]
    assert (sale.to_auctioneer, sale.to_host, sale.to_bank) == (
        (13, 0, 12) if winner == 0 else (0, 13, 12)
    )


def test_a_fixed_price_nobody_takes_is_paid_by_the_adder_to_the_bank() -> None:
    """MA-shared-double, MA-F3"""
    table = joined("fixed").play("2 price 25", "3 pass", "0 pass", "1 pass")
    assert table.purses == [100, 100, 75, 100]


def test_an_owner_who_takes_the_fixed_price_pays_half_to_the_adder() -> None:
    """MA-shared-double, MA-F2"""
    table = joined("fixed").play("2 price 25", "3 pass", "0 buy")
    assert table.purses == [75, 100, 113, 100]


def test_nobody_bids_and_the_adder_has_it_for_nothing() -> None:
    """MA-shared-double, MA-A3"""
    table = joined("open").pass_all()
    assert table.owns(2, "nex") == 2
    assert table.purses == [100, 100, 100, 100]


def test_a_pair_from_one_hand_is_not_shared() -> None:
    """MA-shared-double: only when another player joins."""
    table = Table("nex double, nex open, nex once", ANY, ANY, shared_double=True)
    table.play("0 offer nex double", "0 add nex open", "1 bid 25").pass_all()
    assert table.purses == [125, 75, 100]


def test_without_the_variant_the_player_of_the_double_gets_nothing() -> None:
    """MA-D2"""
    table = Table("nex double, nex open", ANY, "nex open, nex once", ANY)
    table.play("0 offer nex double", "0 decline", "1 decline", "2 add nex open", "1 bid 25")
    assert table.pass_all().purses == [100, 75, 125, 100]


def test_open_purses_are_open_to_all() -> None:
    """MA-open-purses, MA-C3"""
    table = Table(ANY, ANY, ANY, open_purses=True, money=[1, 2, 3])
    assert table.view(None).purses == table.view(1).purses == (1, 2, 3)
    assert Table(ANY, ANY, ANY, money=[1, 2, 3]).view(1).purses is None
